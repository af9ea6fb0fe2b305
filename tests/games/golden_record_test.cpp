// Games that were written down once, with what every step looked like: they stay playable and the
// same. With CARDRULES_WRITE_GOLDEN set the records are written anew, when rules are meant to
// change.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>

namespace cardrules::test {
namespace {

struct Golden {
    const char* name;
    const char* ruleset;
    std::uint64_t seed;
};

const std::vector<Golden> golden = {
    {"bot_war_2", R"({"game":"bot_war","players":2,"options":{"target_score":4}})", 1},
    {"bot_war_3_attacker_stands",
     R"({"game":"bot_war","players":3,"options":{"dealer":"lot","after_kill":"attacker_stands","target_score":3,"scoring":"winner_all"}})",
     2},
    {"bot_war_5_black_king",
     R"({"game":"bot_war","players":5,"options":{"max_rounds":3,"red_king":"black_king","scoring":"each_own"}})",
     3},
    {"generals_war_2", R"({"game":"generals_war","players":2})", 1},
    {"generals_war_2_long",
     R"({"game":"generals_war","players":2,"options":{"target_points":364,"generals_to_win":4,"tie":"own","short_hands":"play_all","leftovers":"own"}})",
     5},
    {"generals_war_4", R"({"game":"generals_war","players":4,"options":{"dealer":"lot"}})", 2},
    {"generals_war_4_discard",
     R"({"game":"generals_war","players":4,"options":{"tie":"discard","target_points":40,"generals_to_win":3}})",
     3},
    {"suicide_king_2", R"({"game":"suicide_king","players":2})", 1},
    {"suicide_king_4_inventor",
     R"({"game":"suicide_king","players":4,"preset":"inventor","options":{"dealer":"lot"}})", 2},
    {"suicide_king_5", R"({"game":"suicide_king","players":5,"options":{"last_card":"stays"}})", 3},
};

std::filesystem::path path_of(const Golden& one) {
    return std::filesystem::path(CARDRULES_TESTS_DIR) / "games" / "golden" /
           (std::string(one.name) + ".json");
}

std::string read(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

// Random players, by the number of the step.
std::string play(const Golden& one) {
    const Key key = key_from_seed(one.seed);
    Match match(ruleset_from_json(one.ruleset), {.chance = ChanceMode::seeded, .key = key});
    while (!match.over()) {
        const int seat = match.turn().seats.lowest();
        ChanceStream stream(key, Purpose::bot, static_cast<std::uint64_t>(match.ply()));
        match.apply_index(seat, stream.below64(match.legal(seat).count()));
    }
    return record_json(match, {.to_act = true, .hash = true, .legal = true, .facts = true}) + '\n';
}

class GoldenRecord : public testing::TestWithParam<Golden> {
  protected:
    static void SetUpTestSuite() {
        if (std::getenv("CARDRULES_WRITE_GOLDEN") == nullptr) return;
        for (const Golden& one : golden) std::ofstream(path_of(one), std::ios::binary) << play(one);
    }
};

TEST_P(GoldenRecord, AgreesWithTheRules) {
    const Problem problem = check_record(read(path_of(GetParam())));
    EXPECT_TRUE(problem.ok()) << problem.where << ": " << problem.message;
}

TEST_P(GoldenRecord, ComesAgainFromItsSeed) {
    EXPECT_EQ(play(GetParam()), read(path_of(GetParam())));
}

TEST_P(GoldenRecord, LoadsAndIsWrittenTheSame) {
    const std::string text = read(path_of(GetParam()));
    const Match match = record_from_json(text);
    EXPECT_EQ(
        record_json(match, {.to_act = true, .hash = true, .legal = true, .facts = true}) + '\n',
        text);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenRecord, testing::ValuesIn(golden),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace cardrules::test
