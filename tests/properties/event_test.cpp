// A viewer's events, folded one after the other, are his view.
#include <algorithm>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/event.hpp>

#include "core/access.hpp"
#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

using Events = std::vector<Event>;

Events events_of(State state, const RandomStep& step, int viewer, std::int64_t number) {
    Events events;
    const EventHearer hearer{[](void* user, const Event& event) noexcept {
                                 static_cast<Events*>(user)->push_back(event);
                             },
                             &events};
    if (step.dealt > 0)
        deal_telling(state, step.cards(), viewer, number, hearer);
    else
        apply_telling(state, step.actor, step.move, viewer, number, hearer);
    return events;
}

std::vector<int> viewers_of(const State& state) {
    std::vector<int> viewers{spectator};
    for (int seat = 0; seat < state.players(); ++seat) viewers.push_back(seat);
    return viewers;
}

TEST(Events, FoldedFromTheStartAreTheViewAtEveryPly) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        std::vector<View> folded;
        std::int64_t ply = 0;
        play_random_game(ruleset, 21, 600, [&](const State& state, const RandomStep* step) {
            const std::vector<int> viewers = viewers_of(state);
            if (ply == 0)
                for (const int viewer : viewers) folded.push_back(view_of(state, viewer));
            for (std::size_t i = 0; i < viewers.size(); ++i) {
                View view = view_of(state, viewers[i]);
                view.step = ply;
                ASSERT_TRUE(folded[i] == view) << "viewer " << viewers[i] << ", ply " << ply;
                ASSERT_EQ(view_hash(folded[i]), view_hash(view));
                if (step == nullptr) continue;
                const Events events = events_of(state, *step, viewers[i], ply);
                ASSERT_FALSE(events.empty());
                for (const Event& event : events) ASSERT_TRUE(fold(folded[i], event));
            }
            ++ply;
        });
    }
}

TEST(Events, AreNumberedWithinTheirStep) {
    const Ruleset ruleset = all_rulesets().front();
    std::int64_t ply = 0;
    play_random_game(ruleset, 22, 100, [&](const State& state, const RandomStep* step) {
        if (step == nullptr) return;
        std::int32_t index = 0;
        for (const Event& event : events_of(state, *step, 0, ply)) {
            EXPECT_EQ(event.step, ply);
            EXPECT_EQ(event.index, index++);
        }
        ++ply;
    });
}

TEST(Events, TellingAStepMakesItAsAnyOther) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        play_random_game(ruleset, 23, 60, [](const State& state, const RandomStep* step) {
            if (step == nullptr) return;
            State silent = state;
            step->make(silent);
            State told = state;
            const EventHearer deaf{[](void*, const Event&) noexcept {}, nullptr};
            if (step->dealt > 0)
                deal_telling(told, step->cards(), 0, 0, deaf);
            else
                apply_telling(told, step->actor, step->move, 0, 0, deaf);
            EXPECT_TRUE(told == silent);
        });
    }
}

// What the viewer cannot tell after a step has no name in the step's moves.
TEST(Events, NameOnlyCardsThatTheViewerKnows) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        play_random_game(ruleset, 24, 100, [](const State& state, const RandomStep* step) {
            if (step == nullptr) return;
            State after = state;
            step->make(after);
            for (const int viewer : viewers_of(state)) {
                CardSet before = state.header().known.of(viewer);
                const CardSet now = after.header().known.of(viewer);
                for (const Event& event : events_of(state, *step, viewer, 0)) {
                    for (const EventCard& card : event.all_cards()) {
                        if (card.card < 0) continue;
                        const auto named = static_cast<Card>(card.card);
                        EXPECT_TRUE(event.forgotten ? before.contains(named) : now.contains(named));
                    }
                }
            }
        });
    }
}

TEST(Events, TellOfHiddenCardsOnlyPositionsInAscendingOrder) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        play_random_game(ruleset, 25, 100, [](const State& state, const RandomStep* step) {
            if (step == nullptr) return;
            for (const int viewer : viewers_of(state)) {
                for (const Event& event : events_of(state, *step, viewer, 0)) {
                    EventCard last;
                    for (const EventCard& card : event.all_cards()) {
                        if (last.card >= 0 && card.card >= 0) {
                            EXPECT_LT(last.card, card.card);
                        }
                        if (last.card < 0 && card.card < 0) {
                            EXPECT_LE(last.from, card.from);
                            EXPECT_LE(last.to, card.to);
                        }
                        last = card;
                    }
                }
            }
        });
    }
}

// No more than has to be told: that nothing happened only where nothing did, and no move within a
// zone, since no game makes one.
void expect_well_told(const Event& event, std::size_t events_of_step) {
    EXPECT_GE(event.label, -1);
    EXPECT_GE(event.seat, -1);
    if (event.kind == EventKind::noted && event.label < 0) {
        EXPECT_EQ(events_of_step, 1U);
    }
    if (event.kind == EventKind::moved) {
        EXPECT_NE(event.from, event.to);
    }
    if (event.kind == EventKind::value && event.setting == Setting::end_reason) {
        EXPECT_EQ(event.number_count, 1);
    }
    // Whose turn it is follows from all of the step.
    if (event.kind == EventKind::value && event.setting == Setting::to_act) {
        EXPECT_EQ(event.label, -1);
        EXPECT_EQ(event.seat, -1);
    }
}

// Each note of the rules is told by at least one event, in their order, with whom it is about.
TEST(Events, BearTheLabelsAndSeatsOfTheRulesNotes) {
    using Told = std::vector<std::pair<int, int>>;
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        play_random_game(ruleset, 26, 60, [](const State& state, const RandomStep* step) {
            if (step == nullptr) return;
            Told noted;
            const auto hear = [](void* user, int label, int seat) {
                static_cast<Told*>(user)->emplace_back(label, seat);
            };
            Notes notes{hear, &noted};
            State after = state;
            if (step->dealt > 0)
                StateAccess::deal_noting(after, step->cards(), notes);
            else
                StateAccess::apply_noting(after, step->actor, step->move, notes);
            for (const int viewer : viewers_of(state)) {
                Told told;
                const Events events = events_of(state, *step, viewer, 0);
                for (const Event& event : events) {
                    expect_well_told(event, events.size());
                    const std::pair<int, int> note{event.label, event.seat};
                    if (event.label >= 0 && (told.empty() || told.back() != note))
                        told.push_back(note);
                }
                ASSERT_EQ(told, noted);
            }
        });
    }
}

}  // namespace
}  // namespace cardrules::test
