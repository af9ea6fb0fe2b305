// What a view shows and what it hides.
#include <gtest/gtest.h>

#include <cardrules/view.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

void expect_complete(const View& view, const State& state, int viewer) {
    CardSet known;
    int cards = 0;
    for (const ViewZone& zone : view.all_zones()) {
        EXPECT_GE(zone.hidden(), 0);
        EXPECT_FALSE(known.intersects(zone.known)) << zone_text(zone).view();
        known |= zone.known;
        cards += zone.count;
        CardSet in_order;
        for (const OrderedCard& entry : view.order_of(zone))
            if (entry.card >= 0) in_order.insert(static_cast<Card>(entry.card));
        if (zone.ordered) {
            EXPECT_EQ(in_order, zone.known);
        }
    }
    EXPECT_EQ(cards, state.info().pack.size());
    EXPECT_EQ(known, state.header().known.of(viewer));
    EXPECT_TRUE(known.contains_all(view.open));
}

TEST(View, ShowsEveryCardAsKnownOrCountsIt) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        SCOPED_TRACE(name_of(ruleset));
        play_random_game(ruleset, 11, 150, [](const State& state, const RandomStep*) {
            for (int viewer = spectator; viewer < state.players(); ++viewer)
                if (viewer != chance) expect_complete(view_of(state, viewer), state, viewer);
        });
    }
}

TEST(View, ShowsASeatItsHandAndNobodyElse) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("bot_war", 3, ruleset).ok());
    State state;
    ASSERT_TRUE(State::create(ruleset, state).ok());
    FastRandom random(5);
    random_step(state, random).make(state);

    const View own = view_of(state, 1);
    const View others = view_of(state, spectator);
    EXPECT_EQ(own.phase(), "show");
    EXPECT_EQ(own.zone("hand", 1)->known.size(), 10);
    EXPECT_EQ(own.zone("hand", 2)->hidden(), 10);
    EXPECT_EQ(others.zone("hand", 1)->hidden(), 10);
    EXPECT_EQ(own.zone("reserve")->count, 24);
    EXPECT_EQ(own.order_of(*own.zone("reserve"))[0].card, -1);
    EXPECT_EQ(zone_text(*own.zone("hand", 1)).view(), "hand.1");
    EXPECT_NE(view_hash(own), view_hash(others));
}

TEST(View, GivesWhoIsNoSeatWhatTheSpectatorGets) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("generals_war", 2, ruleset).ok());
    State state;
    ASSERT_TRUE(State::create(ruleset, state).ok());
    FastRandom random(6);
    random_step(state, random).make(state);
    for (const int viewer : {2, 7, 8, 100, -1, -3})
        EXPECT_EQ(view_of(state, viewer), view_of(state, spectator));
}

}  // namespace
}  // namespace cardrules::test
