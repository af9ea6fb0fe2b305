// A state never touches the heap, a record grows by and by, and events are told whole or not at
// all.
#include <cstdint>
#include <new>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/viewing.hpp>

#include "support/failing_memory.hpp"

namespace cardrules::test {
namespace {

// Plays one game on a state and sums up what it saw, so that nothing is optimised away.
std::uint64_t play_on_state(const Ruleset& ruleset, std::uint64_t seed) {
    State state;
    if (!State::create(ruleset, state).ok()) return 0;
    const Key key = key_from_seed(seed);
    ChanceStream random(key, Purpose::bot, 0);
    std::uint64_t seen = 0;
    for (std::uint64_t event = 0; !state.over();) {
        State copy = state;
        seen ^= copy.hash();
        if (state.turn().mode == Mode::deal) {
            std::array<Card, max_cards> cards{};
            const std::size_t count = deal_order(key, event++, state.deal_cards(), cards);
            seen += state.apply_deal(std::span(cards).first(count)).ok() ? 1U : 0U;
            continue;
        }
        const int actor = state.turn().chance_acts() ? chance : state.turn().seats.lowest();
        const Choices choices = state.legal(actor);
        const Move move = choices.at(random.below64(choices.count()));
        seen += state.check(actor, Move::of(200)).ok() ? 1U : 0U;
        seen += state.apply(actor, Move::of(2, {1, 2})).ok() ? 1U : 0U;
        if (state == copy) seen += state.apply(actor, move).ok() ? 1U : 0U;
        state.copy_to(copy);
        seen += static_cast<std::uint64_t>(copy.result().reason);
    }
    return seen;
}

TEST(Heap, TheCounterCounts) {
    const std::size_t before = allocations();
    operator delete(operator new(1));
    EXPECT_GT(allocations(), before);
}

TEST(Heap, AStateAllocatesNothing) {
    for (int game = 0; game < game_count(); ++game) {
        for (int players = 2; players <= 5; ++players) {
            Ruleset ruleset;
            if (!Ruleset::create(game_info(game).name, players, ruleset).ok()) continue;
            const std::size_t before = allocations();
            const std::uint64_t seen = play_on_state(ruleset, 1);
            EXPECT_EQ(allocations(), before) << game_info(game).name;
            EXPECT_NE(seen, 0U);
        }
    }
}

TEST(Heap, ARecordGrowsGeometrically) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("bot_war", 5, ruleset).ok());
    Match match(ruleset);
    ChanceStream random(key_from_seed(7), Purpose::bot, 0);
    const std::size_t before = allocations();
    while (!match.over()) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    EXPECT_GT(match.ply(), 100);
    EXPECT_LT(allocations() - before, 60U);
}

// Events are heard from within the rules, which no exception may leave: memory that runs out there
// is told of when the step is made.
TEST(Heap, EventsThatFindNoMemoryAreNotLostInSilence) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("bot_war", 3, ruleset).ok());
    Match match(ruleset);
    for (int i = 0; i < 40; ++i) match.apply_index(match.turn().seats.lowest(), 0);
    const State before = match.state();
    const std::size_t whole = events_of(match, 1).size();
    ASSERT_GT(whole, 100U);
    std::size_t lacks = 0;
    for (bool lacked = true; lacked; lacks += lacked ? 1 : 0) {
        const FailingMemory memory(lacks + 1, Lack::once);
        std::vector<Event> events;
        bool told = false;
        try {
            events = events_of(match, 1);
        } catch (const std::bad_alloc&) {
            told = true;
        }
        lacked = memory.failed();
        ASSERT_EQ(told, lacked);
        ASSERT_EQ(events.size(), lacked ? 0U : whole);
        ASSERT_TRUE(match.state() == before);
    }
    // The list of events grows several times.
    EXPECT_GT(lacks, 5U);
}

}  // namespace
}  // namespace cardrules::test
