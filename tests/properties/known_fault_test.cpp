// Faults that players report of programs like this one: seats that come back, turns that are lost
// by a reload, undo that stops at the end of a round, guesses that know too much, seeds that are
// cut to 32 bits.
#include <array>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <cardrules/batch.hpp>
#include <cardrules/determinize.hpp>
#include <cardrules/json.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "core/invariant.hpp"
#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

class KnownFaults : public testing::TestWithParam<Ruleset> {
  protected:
    static Match begun(std::uint64_t seed) {
        return Match(GetParam(), {.key = key_from_seed(seed)});
    }
    static void make_random_move(Match& match, FastRandom& random) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    static Match finished(std::uint64_t seed) {
        Match match = begun(seed);
        FastRandom random(seed);
        while (!match.over()) make_random_move(match, random);
        return match;
    }
};

SeatSet seats_out(const State& state) {
    SeatSet out;
    const View view = view_of(state, spectator);
    for (int seat = 0; seat < state.players(); ++seat)
        if (view.seats[static_cast<std::size_t>(seat)].status != 0) out.insert(seat);
    return out;
}

// The seats that the choices of anybody name.
SeatSet seats_named(const State& state) {
    SeatSet named;
    for (int actor = chance; actor < state.players(); ++actor) {
        for (const Choice& choice : state.legal(actor)) {
            const auto& slots = state.info().verbs[static_cast<std::size_t>(choice.verb) - 1].slots;
            for (std::size_t slot = 0; slot < slots.size(); ++slot)
                if (slots[slot].kind == Kind::seat)
                    named.bits = static_cast<std::uint8_t>(named.bits | choice.from[slot]);
        }
    }
    return named;
}

TEST_P(KnownFaults, WhoIsOutStaysOut) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        SeatSet out;
        play_random_game(GetParam(), seed, 5000, [&](const State& state, const RandomStep*) {
            const SeatSet now = seats_out(state);
            EXPECT_EQ(now.bits & out.bits, out.bits) << "a seat came back";
            out = now;
            EXPECT_EQ(state.turn().seats.bits & out.bits, 0) << "a seat that is out is to act";
            EXPECT_EQ(seats_named(state).bits & out.bits, 0) << "a seat that is out can be chosen";
            for (int seat = 0; seat < state.players(); ++seat)
                if (out.contains(seat)) {
                    EXPECT_EQ(state.legal_count(seat), 0U);
                }
        });
    }
}

// His view can be kept and asked like any other, and he learns nothing by being out.
TEST_P(KnownFaults, WhoIsOutStillHasAView) {
    int looked = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        play_random_game(GetParam(), seed, 5000, [&](const State& state, const RandomStep*) {
            const SeatSet out = seats_out(state);
            if (out.empty() || ++looked % 7 != 0) return;
            const View view = view_of(state, out.lowest());
            View loaded;
            ASSERT_TRUE(read_view(view_json(view), loaded).ok());
            EXPECT_TRUE(loaded == view);
            Choices choices;
            EXPECT_TRUE(choices_of(view, choices).ok());
            EXPECT_TRUE(choices.empty());
            Determinizer positions;
            ASSERT_TRUE(positions.prepare(view).ok());
            FastRandom random(seed);
            State guess;
            positions.sample(random, guess);
            EXPECT_EQ(fault_of(guess), "");
            EXPECT_TRUE(view_of(guess, view.viewer) == view);
        });
    }
}

// One match is saved and loaded before every move, the other never.
TEST_P(KnownFaults, AReloadLosesNoTurn) {
    Match kept = begun(5);
    std::optional<Match> reloaded = begun(5);
    FastRandom random(5);
    for (int i = 0; i < 80 && !kept.over(); ++i) {
        const std::string text = save_json(*reloaded);
        reloaded.reset();
        ASSERT_TRUE(read_save(text, reloaded).ok());
        ASSERT_EQ(reloaded->turn(), kept.turn());
        ASSERT_EQ(reloaded->ply(), kept.ply());
        const int seat = kept.turn().seats.lowest();
        const std::uint64_t index = random.below64(kept.legal(seat).count());
        ASSERT_EQ(reloaded->legal(seat).count(), kept.legal(seat).count());
        kept.apply_index(seat, index, kept.ply());
        reloaded->apply_index(seat, index, reloaded->ply());
        ASSERT_TRUE(reloaded->state() == kept.state());
    }
    EXPECT_EQ(save_json(*reloaded), save_json(kept));
    EXPECT_EQ(reloaded->try_redo().code, Code::nothing_to_redo);
    // All the way back, too: the moves of chance come again as they were.
    while (kept.try_undo().ok()) {
        ASSERT_TRUE(reloaded->try_undo().ok());
        ASSERT_TRUE(reloaded->state() == kept.state());
    }
    EXPECT_EQ(reloaded->try_undo().code, Code::nothing_to_undo);
}

// It loads as finished, can be taken back, and the series goes on from it.
TEST_P(KnownFaults, AFinishedGameLoadsAsFinished) {
    Match match = finished(6);
    Match loaded = save_from_json(save_json(match));
    ASSERT_TRUE(loaded.over());
    EXPECT_EQ(result_json(loaded.state()), result_json(match.state()));
    for (int actor = chance; actor < loaded.state().players(); ++actor) {
        EXPECT_TRUE(loaded.legal(actor).empty());
        EXPECT_EQ(loaded.try_apply_index(actor, 0).code, Code::over);
    }
    const State end = loaded.state();
    const Step last = [&] {
        std::size_t i = loaded.steps().size();
        while (loaded.steps()[i - 1].actor == chance) --i;
        return loaded.steps()[i - 1];
    }();
    loaded.undo();
    EXPECT_FALSE(loaded.over());
    EXPECT_EQ(loaded.try_next_game().code, Code::not_over);
    loaded.apply(last.actor, last.move);
    ASSERT_TRUE(loaded.state() == end);
    match.next_game();
    loaded.next_game();
    EXPECT_TRUE(loaded.state() == match.state());
    // Undo does not go back into the game before.
    EXPECT_EQ(loaded.try_undo().code, Code::nothing_to_undo);
    EXPECT_EQ(loaded.game(), 1U);
}

// A seat that is out of one game is in the next.
TEST_P(KnownFaults, TheNextGameIsForAll) {
    Match match = finished(7);
    match.next_game();
    EXPECT_TRUE(seats_out(match.state()).empty());
    for (int seat = 0; seat < match.state().players(); ++seat)
        EXPECT_EQ(view_of(match, seat).seats[static_cast<std::size_t>(seat)].place, 0);
}

// What is drawn for a view depends on the view alone: two positions that look the same give the
// same guesses, though one of them is a guess itself.
TEST_P(KnownFaults, GuessesKnowNothingButTheView) {
    ChanceStream random(key_from_seed(3), Purpose::bot, 0);
    int number = 0;
    play_random_game(GetParam(), 8, 200, [&](const State& state, const RandomStep*) {
        if (++number % 9 != 0) return;
        for (int viewer = spectator; viewer < state.players(); ++viewer) {
            if (viewer == chance) continue;
            const View view = view_of(state, viewer);
            State guess;
            ASSERT_TRUE(determinize(view, random, guess).ok());
            const Key key = key_from_seed(static_cast<std::uint64_t>(number));
            for (std::uint64_t draw = 0; draw < 2; ++draw) {
                ChanceStream once(key, Purpose::determinization, draw);
                ChanceStream twice(key, Purpose::determinization, draw);
                State from_truth;
                State from_guess;
                ASSERT_TRUE(determinize(view, once, from_truth).ok());
                ASSERT_TRUE(determinize(view_of(guess, viewer), twice, from_guess).ok());
                EXPECT_TRUE(from_truth == from_guess);
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(AllRulesets, KnownFaults, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tried) { return name_of(tried.param); });

Ruleset ruleset_of(std::string_view game, int players) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok());
    return ruleset;
}

// No number of 64 bits is cut to 32: the numbers of seeds, of games and of draws.
TEST(WideNumbers, AreNotCut) {
    constexpr std::uint64_t wide = std::uint64_t{1} << 32U;
    EXPECT_NE(key_from_seed(wide + 5), key_from_seed(5));
    EXPECT_NE(game_key(key_from_seed(1), wide), game_key(key_from_seed(1), 0));
    EXPECT_NE(simulation_key(wide, 1), simulation_key(0, 1));
    EXPECT_NE(simulation_key(1, wide), simulation_key(1, 0));
    EXPECT_NE(ChanceStream(key_from_seed(1), Purpose::deal, wide).word(),
              ChanceStream(key_from_seed(1), Purpose::deal, 0).word());
    const Ruleset ruleset = ruleset_of("bot_war", 2);
    const Match first(ruleset, {.key = key_from_seed(wide + 1), .game = wide});
    EXPECT_FALSE(first.state() == Match(ruleset, {.key = key_from_seed(1), .game = wide}).state());
    EXPECT_FALSE(first.state() == Match(ruleset, {.key = key_from_seed(wide + 1)}).state());
    const Match loaded = save_from_json(save_json(first));
    EXPECT_EQ(loaded.game(), wide);
    EXPECT_TRUE(loaded.state() == first.state());
}

// A range of games is the sum of its parts, across the border of 32 bits too.
TEST(WideNumbers, OfGamesAddUp) {
    constexpr std::uint64_t border = std::uint64_t{1} << 32U;
    const Ruleset ruleset = ruleset_of("suicide_king", 3);
    const auto hash_of = [&](std::uint64_t from, std::uint64_t to) {
        SimulationResult result;
        EXPECT_TRUE(simulate({ruleset, Generator::exact, 9, from, to}, result).ok());
        EXPECT_EQ(
            std::accumulate(result.win_parts.begin(), result.win_parts.end(), std::uint64_t{0}),
            (to - from) * parts_of_a_win);
        return result.hash;
    };
    EXPECT_EQ(hash_of(border - 20, border + 20),
              hash_of(border - 20, border) + hash_of(border, border + 20));
    EXPECT_NE(hash_of(border, border + 20), hash_of(0, 20));
    constexpr std::uint64_t last = ~std::uint64_t{0};
    EXPECT_NE(hash_of(last - 20, last), hash_of(border - 21, border - 1));
}

// The games of a batch have high numbers as well as low ones.
TEST(WideNumbers, OfSlotsAreTheGames) {
    constexpr std::uint64_t first = (std::uint64_t{1} << 32U) - 1;
    BatchOptions options;
    options.ruleset = ruleset_of("generals_war", 2);
    options.seed = 4;
    options.first = first;
    options.size = 3;
    Batch batch;
    ASSERT_TRUE(Batch::create(options, batch).ok());
    for (std::size_t slot = 0; slot < 3; ++slot) {
        EXPECT_EQ(batch.game(slot), first + slot);
    }
    ASSERT_TRUE(batch.next_game(1).ok());
    EXPECT_EQ(batch.game(1), first + 4);
}

// The lot falls on every seat about as often, in the first game alone, and not again by undo.
TEST(DealersLot, IsFairAndDrawnOnce) {
    for (int game = 0; game < game_count(); ++game) {
        Ruleset ruleset = ruleset_of(game_info(game).name, game_info(game).takes(4) ? 4 : 3);
        ASSERT_TRUE(ruleset.set("dealer", -1).ok());
        constexpr int series = 4000;
        std::array<int, max_seats> drawn{};
        for (int seed = 0; seed < series; ++seed) {
            Match match(ruleset, {.key = key_from_seed(static_cast<std::uint64_t>(seed))});
            const int dealer = match.state().dealer();
            ++drawn[static_cast<std::size_t>(dealer)];
            if (seed >= 20) continue;
            while (!match.over()) match.apply_index(match.turn().seats.lowest(), 0);
            while (match.try_undo().ok()) {
            }
            EXPECT_EQ(match.state().dealer(), dealer);
            while (match.try_redo().ok()) {
            }
            const int last_dealer = match.state().dealer();
            match.next_game();
            EXPECT_EQ(match.state().dealer(), left_of(last_dealer, ruleset.players));
            EXPECT_NE(match.steps()[0].move.verb(), lot_verb);
        }
        const int expected = series / ruleset.players;
        for (int seat = 0; seat < ruleset.players; ++seat)
            EXPECT_NEAR(drawn[static_cast<std::size_t>(seat)], expected, expected / 5) << seat;
    }
}

}  // namespace
}  // namespace cardrules::test
