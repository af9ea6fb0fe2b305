// What a view shows and what it hides.
#include <functional>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/match.hpp>
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

// The hash of views is the same on every machine and in every version.
TEST(ViewHash, IsAsPinned) {
    struct Row {
        std::string_view game;
        int viewer;
        std::uint64_t hash;
    };
    const std::vector<Row> rows = {{"generals_war", 0, 0xA7DCFBD7B60FFB49U},
                                   {"generals_war", spectator, 0x27ECC5BDA43C0700U},
                                   {"suicide_king", 1, 0x303A48F789451072U},
                                   {"bot_war", 1, 0x8895626306784910U}};
    for (const Row& row : rows) {
        Ruleset ruleset;
        ASSERT_TRUE(Ruleset::create(row.game, 2, ruleset).ok());
        Match match(ruleset, {.key = key_from_seed(8)});
        for (int i = 0; i < 8; ++i) match.apply_index(match.turn().seats.lowest(), 0);
        EXPECT_EQ(view_hash(view_of(match.state(), row.viewer)), row.hash)
            << row.game << ' ' << row.viewer;
    }
    EXPECT_EQ(view_hash(View{}), 0U);
}

// Whatever differs in a view differs in its hash.
TEST(ViewHash, TakesInEveryPartOfAView) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 2, ruleset).ok());
    const std::vector<std::function<void(View&)>> changes = {
        [](View& view) { view.ruleset.game = view.ruleset.game == 0 ? 1 : 0; },
        [](View& view) { ++view.ruleset.players; },
        [](View& view) { view.ruleset.options[0] ^= 1; },
        [](View& view) { ++view.viewer; },
        [](View& view) { view.turn.mode = Mode::open; },
        [](View& view) { view.turn.seats.bits ^= 1U; },
        [](View& view) { ++view.end_reason; },
        [](View& view) { view.sealed = Move::of(2, {1}); },
        [](View& view) { view.open.bits ^= 1U; },
        [](View& view) { ++view.seats[1].score; },
        [](View& view) { ++view.seats[1].status; },
        [](View& view) { ++view.seats[1].place; },
        [](View& view) { view.seats[1].committed = !view.seats[1].committed; },
        [](View& view) { ++view.zones[0].known.bits; },
        [](View& view) { ++view.zones[view.zone_count - 1U].count; },
        [](View& view) { ++view.order[3].card; },
        [](View& view) { ++view.order[3].place; },
        [](View& view) { ++view.numbers[0]; },
        [](View& view) { ++view.values[view.value_count - 1U].count; },
    };
    play_random_game(ruleset, 9, 12, [&](const State& state, const RandomStep* step) {
        if (step != nullptr) return;
        const View view = view_of(state, 0);
        std::size_t number = 0;
        for (const auto& change : changes) {
            View changed = view;
            change(changed);
            EXPECT_NE(view_hash(changed), view_hash(view)) << "change " << number;
            ++number;
        }
    });
}

}  // namespace
}  // namespace cardrules::test
