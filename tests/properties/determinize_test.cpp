// Positions drawn for a view look to the viewer as the real one does, and let him do the same.
#include <gtest/gtest.h>

#include <cardrules/determinize.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

void expect_same_choices(const State& state, const State& other, int viewer) {
    const Choices real = state.legal(viewer);
    const Choices drawn = other.legal(viewer);
    ASSERT_EQ(real.count(), drawn.count());
    for (std::uint64_t i = 0; i < real.count(); ++i) ASSERT_EQ(real.at(i), drawn.at(i));
}

// Everybody knows his own hand, in a position that was drawn as in a real one.
int own_cards_hidden_from(const State& state, int seat) {
    const View view = view_of(state, seat);
    const ViewZone* const hand = view.zone("hand", seat);
    return hand == nullptr ? 0 : hand->hidden();
}

TEST(Determinize, AgreesWithTheViewAndLeavesTheViewersChoices) {
    Key key{};
    std::uint64_t event = 0;
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        play_random_game(ruleset, 31, 300, [&](const State& state, const RandomStep*) {
            for (int viewer = spectator; viewer < state.players(); ++viewer) {
                if (viewer == chance) continue;
                const View view = view_of(state, viewer);
                ChanceStream stream(key, Purpose::determinization, event++);
                State drawn;
                ASSERT_TRUE(determinize(view, stream, drawn).ok()) << viewer;
                ASSERT_TRUE(view_of(drawn, viewer) == view) << viewer;
                expect_same_choices(state, drawn, viewer);
                Choices choices;
                ASSERT_TRUE(choices_of(view, choices).ok());
                ASSERT_EQ(choices.count(), state.legal(viewer).count());
                ASSERT_EQ(drawn.turn(), state.turn());
                for (int seat = 0; seat < state.players(); ++seat)
                    ASSERT_EQ(own_cards_hidden_from(drawn, seat),
                              own_cards_hidden_from(state, seat));
            }
        });
    }
}

}  // namespace
}  // namespace cardrules::test
