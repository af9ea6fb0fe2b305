// Documents of every game, whatever its rules: what is written is read back as the same.
#include <string>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>

#include "properties/rulesets.hpp"

namespace cardrules::test {
namespace {

class Documents : public testing::TestWithParam<Ruleset> {
  protected:
    // A seeded match played at random to the end; check(match, random) at every ply.
    template <class Check>
    static void play(std::uint64_t seed, const Check& check) {
        Match match(GetParam(), {.key = key_from_seed(seed)});
        ChanceStream random(key_from_seed(seed), Purpose::bot, 0);
        while (!match.over()) {
            check(match, random);
            const int seat = match.turn().seats.lowest();
            match.apply_index(seat, random.below64(match.legal(seat).count()));
        }
        check(match, random);
    }
    // Plays a match on at random to its end.
    static std::uint64_t end_of(Match match, ChanceStream random) {
        while (!match.over()) {
            const int seat = match.turn().seats.lowest();
            match.apply_index(seat, random.below64(match.legal(seat).count()));
        }
        return match.state().hash();
    }
};

TEST_P(Documents, FactsSayThePhaseFirst) {
    const Match match(GetParam(), {.key = key_from_seed(3)});
    EXPECT_EQ(facts_json(match.state()).substr(0, 9), R"({"phase":)");
}

TEST_P(Documents, RulesetComesBack) {
    const std::string text = ruleset_json(GetParam());
    const Ruleset read = ruleset_from_json(text);
    EXPECT_EQ(read, GetParam());
    EXPECT_EQ(ruleset_json(read), text);
}

void expect_state_comes_back(const State& state) {
    const std::string text = state_json(state);
    State read;
    const Problem problem = read_state(text, read);
    ASSERT_TRUE(problem.ok()) << problem.where << ": " << problem.message << "\n" << text;
    EXPECT_TRUE(read == state);
    EXPECT_EQ(read.hash(), state.hash());
    EXPECT_EQ(state_json(read), text);
}

TEST_P(Documents, StateComesBackAtEveryPly) {
    for (std::uint64_t seed = 10; seed < 13; ++seed) {
        play(seed, [](const Match& match, const ChanceStream& /*random*/) {
            if (!HasFatalFailure()) expect_state_comes_back(match.state());
        });
    }
}

TEST_P(Documents, StateComesBackWhereChanceIsToAct) {
    play(13, [](const Match& match, const ChanceStream& /*random*/) {
        if (!match.over() || HasFatalFailure()) return;
        for (std::int64_t ply = 0; ply < match.ply(); ++ply)
            if (match.steps()[static_cast<std::size_t>(ply)].actor == chance)
                expect_state_comes_back(match.state_at(ply));
    });
}

TEST_P(Documents, SaveComesBackWithTheSameFuture) {
    play(14, [](const Match& match, const ChanceStream& random) {
        if (match.ply() > 100 && match.ply() % 64 != 0 && !match.over()) return;
        const std::string text = save_json(match);
        std::optional<Match> read;
        const Problem problem = read_save(text, read);
        ASSERT_TRUE(problem.ok()) << problem.where << ": " << problem.message << "\n" << text;
        EXPECT_EQ(save_json(*read), text);
        EXPECT_TRUE(read->state() == match.state());
        if (match.ply() % 8 != 0) return;
        EXPECT_EQ(end_of(*read, random), end_of(match, random));
    });
}

TEST_P(Documents, SaveOfAPositionComesBackWithTheSameFuture) {
    play(15, [](const Match& match, const ChanceStream& random) {
        if (match.ply() % 32 != 2 || match.over()) return;
        Match begun(match.state(), {.key = key_from_seed(99), .game = 7});
        ChanceStream moves = random;
        for (int i = 0; i < 5 && !begun.over(); ++i) {
            const int seat = begun.turn().seats.lowest();
            begun.apply_index(seat, moves.below64(begun.legal(seat).count()));
        }
        const std::string text = save_json(begun);
        std::optional<Match> read;
        const Problem problem = read_save(text, read);
        ASSERT_TRUE(problem.ok()) << problem.where << ": " << problem.message << "\n" << text;
        EXPECT_EQ(save_json(*read), text);
        EXPECT_EQ(read->game(), 7U);
        EXPECT_EQ(end_of(*read, random), end_of(begun, random));
    });
}

TEST_P(Documents, RecordComesBackAndAgreesWithItsCheckpoints) {
    play(16, [](const Match& match, const ChanceStream& /*random*/) {
        if (!match.over() && match.ply() % 100 != 3) return;
        const std::string text =
            record_json(match, {.to_act = true, .hash = true, .legal = true, .facts = true});
        std::optional<Match> read;
        const Problem problem = read_record(text, read);
        ASSERT_TRUE(problem.ok()) << problem.where << ": " << problem.message;
        EXPECT_TRUE(read->state() == match.state());
        EXPECT_EQ(record_json(*read), record_json(match));
        EXPECT_EQ(conform(text).steps, static_cast<std::uint64_t>(match.ply()));
    });
}

INSTANTIATE_TEST_SUITE_P(AllRulesets, Documents, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace cardrules::test
