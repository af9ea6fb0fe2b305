// Previews and choices from a view alone.
#include <gtest/gtest.h>

#include <cardrules/determinize.hpp>
#include <cardrules/view.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

View view_after(const State& before, int viewer, Move move) {
    State after = before;
    after.apply_unchecked(viewer, move);
    return view_of(after, viewer);
}

// Whether a move leads to different views in some of many positions that agree with a view.
bool differs(const View& view, Move move) {
    Determinizer positions;
    EXPECT_TRUE(positions.prepare(view).ok());
    FastRandom random(7);
    State position;
    positions.sample(random, position);
    const View first = view_after(position, view.viewer, move);
    for (int i = 0; i < 50; ++i) {
        positions.sample(random, position);
        if (!(view_after(position, view.viewer, move) == first)) return true;
    }
    return false;
}

// The last of some sealed moves: all are turned up.
bool turns_up(const State& state, int seat) {
    if (state.turn().mode != Mode::sealed || state.turn().seats.size() != 1) return false;
    return state.turn().acts(seat);
}

// In Go Fish a move may show something in so few positions that a comparison of some misses it; in
// the games of the library what a move shows depends on no chance so small.
bool shows_in_few_positions(const Ruleset& ruleset) {
    return ruleset.info().name == "go_fish";
}

TEST(Previews, AreTheViewAfterTheMoveUnlessItDependsOnWhatIsHidden) {
    int shown = 0;
    int hidden = 0;
    for (const Ruleset& ruleset : rulesets_to_try()) {
        if (shows_in_few_positions(ruleset)) continue;
        SCOPED_TRACE(name_of(ruleset));
        play_random_game(ruleset, 61, 40, [&](const State& state, const RandomStep* step) {
            if (step == nullptr || step->actor == chance) return;
            View view = view_of(state, step->actor);
            view.step = 20;
            view.edit = 3;
            Preview preview_of_step;
            ASSERT_TRUE(preview(view, step->move, preview_of_step).ok());
            if (preview_of_step.depends) {
                ++hidden;
                EXPECT_TRUE(turns_up(state, step->actor) || differs(view, step->move));
                return;
            }
            ++shown;
            EXPECT_FALSE(differs(view, step->move));
            View after = view_after(state, step->actor, step->move);
            after.step = 21;
            after.edit = 3;
            EXPECT_TRUE(preview_of_step.view == after);
        });
    }
    EXPECT_GT(shown, 20);
    EXPECT_GT(hidden, 20);
}

TEST(Previews, NeedAMoveThatTheViewerCouldMake) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 3, ruleset).ok());
    play_random_game(ruleset, 63, 10, [](const State& state, const RandomStep* step) {
        if (step == nullptr || step->actor == chance) return;
        Preview out;
        EXPECT_EQ(preview(view_of(state, (step->actor + 1) % 3), step->move, out).code,
                  Code::not_to_act);
        EXPECT_EQ(preview(View{}, step->move, out).code, Code::impossible);
    });
}

TEST(ChoicesOfViews, AreNoneForSpectatorsAndWhereAViewIsImpossible) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 3, ruleset).ok());
    play_random_game(ruleset, 62, 10, [](const State& state, const RandomStep* step) {
        if (step == nullptr || step->actor == chance) return;
        Choices choices;
        ASSERT_TRUE(choices_of(view_of(state, step->actor), choices).ok());
        EXPECT_EQ(choices.count(), state.legal(step->actor).count());
        ASSERT_TRUE(choices_of(view_of(state, spectator), choices).ok());
        EXPECT_TRUE(choices.empty());
        state.legal(step->actor, choices);
        EXPECT_FALSE(choices_of(View{}, choices).ok());
        EXPECT_TRUE(choices.empty());
    });
}

}  // namespace
}  // namespace cardrules::test
