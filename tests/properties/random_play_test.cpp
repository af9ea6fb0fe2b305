// What every game must keep in random play, whatever its rules: games that are added get these
// tests by being in the list.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>

#include "core/invariant.hpp"
#include "properties/rulesets.hpp"

namespace cardrules::test {
namespace {

constexpr std::int64_t longest_game = 200000;

class RandomPlay : public testing::TestWithParam<Ruleset> {
  protected:
    // A seeded match of the ruleset, played by choose(match, actor) until it is over.
    template <class Check>
    void play(std::uint64_t seed, const Check& check) {
        Match match(GetParam(), {.key = key_from_seed(seed)});
        ChanceStream random(key_from_seed(seed), Purpose::bot, 0);
        while (!match.over() && !HasFatalFailure()) {
            ASSERT_LT(match.ply(), longest_game);
            check(match);
            const int seat = any_actor(match.turn(), random);
            const std::uint64_t moves = match.legal(seat).count();
            ASSERT_GT(moves, 0U) << "seat " << seat << " is to act and has no move";
            match.apply_index(seat, random.below64(moves), match.ply());
        }
        check(match);
    }

    static int any_actor(Turn turn, ChanceStream& random) {
        auto skip = random.below(static_cast<std::uint32_t>(turn.seats.size()));
        SeatSet seats = turn.seats;
        for (; skip > 0; --skip) seats.erase(seats.lowest());
        return seats.lowest();
    }
};

TEST_P(RandomPlay, EveryCardIsInOnePlaceAndTheInvariantHolds) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        play(seed, [](const Match& match) {
            const State& state = match.state();
            EXPECT_EQ(fault_of(state), "");
            for (int seat = 0; seat < state.players(); ++seat) {
                EXPECT_EQ(match.turn().acts(seat), !match.legal(seat).empty());
            }
        });
    }
}

// Moves of a choice to look at: all of a short list, some of a long one.
std::vector<std::uint64_t> some_indices(std::uint64_t count) {
    const std::uint64_t stride = count / 100 + 1;
    std::vector<std::uint64_t> indices;
    for (std::uint64_t i = 0; i < count; i += stride) indices.push_back(i);
    if (count > 0) indices.push_back(count - 1);
    return indices;
}

TEST_P(RandomPlay, MovesAreSortedUniqueAndAgreeWithTheirIndices) {
    play(1, [](const Match& match) {
        for (int seat = 0; seat < match.state().players(); ++seat) {
            const Choices choices = match.legal(seat);
            Move before;
            for (const std::uint64_t i : some_indices(choices.count())) {
                const Move move = choices.at(i);
                EXPECT_TRUE(i == 0 || choices.at(i - 1) < move);
                EXPECT_LE(before, move);
                EXPECT_TRUE(choices.contains(move));
                EXPECT_EQ(choices.index_of(move), static_cast<std::int64_t>(i));
                EXPECT_EQ(match.check(seat, move), Status{});
                before = move;
            }
            EXPECT_TRUE(choices.at(choices.count()).none());
        }
    });
}

TEST_P(RandomPlay, NotationComesBackAsTheSameMove) {
    play(2, [](const Match& match) {
        const GameInfo& info = match.state().info();
        for (int seat = 0; seat < match.state().players(); ++seat) {
            const Choices choices = match.legal(seat);
            for (const std::uint64_t i : some_indices(choices.count())) {
                const Move move = choices.at(i);
                const MoveText text = move_text(info, move);
                EXPECT_EQ(move_from_text(info, text), move) << text.view();
                EXPECT_TRUE(move_from_text(info, std::string(text.view()).append(" ")).none());
                EXPECT_TRUE(move_from_text(info, std::string(1, ' ').append(text.view())).none());
            }
        }
    });
}

TEST_P(RandomPlay, WhatIsIllegalOrStaleChangesNothing) {
    ChanceStream noise(key_from_seed(3), Purpose::bot, 1);
    play(3, [&](const Match& match) {
        Match trial = match;
        const State before = trial.state();
        for (int tries = 0; tries < 8; ++tries) {
            const int actor = static_cast<int>(noise.below(10)) - 2;
            Move move{std::uint64_t{noise.word()} << 32U | noise.word()};
            if (tries % 2 == 0)
                move = Move::of(1 + static_cast<int>(noise.below(6)),
                                {static_cast<int>(noise.below(60))});
            if (before.legal(actor).contains(move)) continue;
            EXPECT_FALSE(trial.try_apply(actor, move).ok());
            EXPECT_TRUE(trial.state() == before);
        }
        for (int seat = 0; seat < before.players(); ++seat) {
            EXPECT_FALSE(trial.try_apply_index(seat, 0, trial.ply() + 1).ok());
            EXPECT_FALSE(trial.try_apply_index(seat, before.legal(seat).count()).ok());
        }
        EXPECT_TRUE(trial.state() == before);
        EXPECT_EQ(trial.ply(), match.ply());
    });
}

TEST_P(RandomPlay, ACopyIsIndependent) {
    play(4, [](const Match& match) {
        if (match.over()) return;
        const State original = match.state();
        State copy;
        original.copy_to(copy);
        ASSERT_TRUE(copy == original);
        ASSERT_EQ(copy.hash(), original.hash());
        const int seat = copy.turn().seats.lowest();
        EXPECT_TRUE(copy.apply_index(seat, 0).ok());
        EXPECT_FALSE(copy == original);
        EXPECT_TRUE(original == match.state());
    });
}

TEST_P(RandomPlay, UndoGoesBackToTheFirstMoveAndRedoToTheEnd) {
    std::vector<std::uint64_t> hashes;
    std::optional<Match> played;
    play(5, [&](const Match& match) {
        hashes.push_back(match.state().hash());
        played = match;
    });
    ASSERT_TRUE(played.has_value());
    Match& match = *played;
    const std::int64_t last = match.ply();
    const State end = match.state();
    for (std::size_t i = hashes.size() - 1; i-- > 0;) {
        ASSERT_TRUE(match.try_undo().ok());
        ASSERT_EQ(match.state().hash(), hashes[i]);
    }
    EXPECT_EQ(match.try_undo().code, Code::nothing_to_undo);
    while (match.try_redo().ok()) {
    }
    EXPECT_EQ(match.ply(), last);
    EXPECT_TRUE(match.state() == end);
    EXPECT_EQ(match.edit(), hashes.size() - 1);
}

TEST_P(RandomPlay, AfterUndoTheSameChanceComesAgain) {
    play(6, [](const Match& match) {
        if (match.over()) return;
        Match trial = match;
        const int seat = trial.turn().seats.lowest();
        trial.apply_index(seat, 0);
        const State once = trial.state();
        trial.undo();
        ASSERT_TRUE(trial.state() == match.state());
        trial.apply_index(seat, 0);
        EXPECT_TRUE(trial.state() == once);
    });
}

TEST_P(RandomPlay, StatesOfThePastAreWhatTheyWere) {
    std::vector<std::pair<std::int64_t, State>> states;
    std::optional<Match> played;
    play(7, [&](const Match& match) {
        states.emplace_back(match.ply(), match.state());
        played = match;
    });
    ASSERT_TRUE(played.has_value());
    for (const auto& [ply, state] : states) EXPECT_TRUE(played->state_at(ply) == state) << ply;
}

TEST_P(RandomPlay, SealedMovesMayComeInAnyOrder) {
    play(8, [](const Match& match) {
        const Turn turn = match.turn();
        if (turn.mode != Mode::sealed || turn.seats.size() < 2) return;
        Match upward = match;
        Match downward = match;
        const std::int64_t step = match.ply();
        for (int seat = 0; seat < max_seats; ++seat)
            if (turn.seats.contains(seat))
                upward.apply_index(seat, 1 % match.legal(seat).count(), step);
        for (int seat = max_seats - 1; seat >= 0; --seat)
            if (turn.seats.contains(seat))
                downward.apply_index(seat, 1 % match.legal(seat).count(), step);
        EXPECT_TRUE(upward.state() == downward.state());
        EXPECT_EQ(upward.state().hash(), downward.state().hash());
    });
}

TEST_P(RandomPlay, PlacesAndTheNextGameFollowFromTheEnd) {
    std::optional<Match> played;
    play(9, [&](const Match& match) { played = match; });
    ASSERT_TRUE(played.has_value() && played->over());
    const Result result = played->result();
    const auto places = std::span(result.places).first(static_cast<std::size_t>(result.players));
    EXPECT_EQ(*std::min_element(places.begin(), places.end()), 1);
    EXPECT_LE(*std::max_element(places.begin(), places.end()), result.players);
    const int dealer = played->state().dealer();
    played->next_game();
    EXPECT_EQ(played->state().dealer(), left_of(dealer, result.players));
    EXPECT_EQ(played->game(), 1U);
    EXPECT_FALSE(played->over());
}

INSTANTIATE_TEST_SUITE_P(AllGames, RandomPlay, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tried) { return name_of(tried.param); });

}  // namespace
}  // namespace cardrules::test
