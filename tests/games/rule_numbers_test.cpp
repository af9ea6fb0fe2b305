// The numbers of the rules agree wherever they stand: in the rulebook, the code, the choices that
// players are given, and the names of the tests.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <cardrules/catalog.hpp>

#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

using Numbers = std::set<int>;

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file.is_open()) << path;
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::filesystem::path folder_of(const GameInfo& info) {
    return std::filesystem::path(CARDRULES_SOURCE_DIR) / "src/games" / info.name;
}

// The numbers that the first group of a pattern finds in a text.
Numbers numbers_in(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    Numbers numbers;
    for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end;
         ++match)
        numbers.insert(std::stoi((*match)[1]));
    return numbers;
}

Numbers all_rules(const GameInfo& info) {
    Numbers numbers;
    for (int rule = 1; rule <= info.rule_count; ++rule) numbers.insert(rule);
    return numbers;
}

class RuleNumbers : public testing::TestWithParam<int> {
  protected:
    const GameInfo& info_ = game_info(GetParam());
    const std::string prefix_{info_.rule_prefix};
};

TEST_P(RuleNumbers, HeadTheSectionsOfTheRulebook) {
    const std::string rulebook = text_of(folder_of(info_) / "RULES.md");
    EXPECT_EQ(numbers_in(rulebook, "\n## " + prefix_ + "-([0-9]+) "), all_rules(info_));
    // No other number is spoken of.
    EXPECT_EQ(numbers_in(rulebook, prefix_ + "-([0-9]+)"), all_rules(info_));
}

TEST_P(RuleNumbers, StandAboveTheCode) {
    std::string code;
    for (const std::string_view file : {"rules.cpp", "table.cpp", "table.hpp"})
        code += text_of(folder_of(info_) / file);
    EXPECT_EQ(numbers_in(code, "// [^\n]*" + prefix_ + "-([0-9]+)"), all_rules(info_));
}

TEST_P(RuleNumbers, NameTests) {
    const std::filesystem::path tests = std::filesystem::path(CARDRULES_TESTS_DIR) / "games";
    const std::string text = text_of(tests / (std::string(info_.name) + "_test.cpp"));
    EXPECT_EQ(numbers_in(text, "\nTEST\\([A-Za-z]+, " + prefix_ + "([0-9]+)_"), all_rules(info_));
}

TEST_P(RuleNumbers, AreThoseOfTheVerbs) {
    for (const VerbInfo& verb : info_.verbs) EXPECT_EQ(all_rules(info_).count(verb.rule), 1U);
}

TEST_P(RuleNumbers, ComeWithEveryChoice) {
    for (const Ruleset& ruleset : all_rulesets()) {
        if (ruleset.game != GetParam()) continue;
        play_random_game(ruleset, 1, 2000, [&](const State& state, const RandomStep*) {
            for (int actor = chance; actor < state.players(); ++actor)
                for (const Choice& choice : state.legal(actor))
                    ASSERT_EQ(all_rules(info_).count(choice.rule), 1U);
        });
    }
}

// A choice bears the rule that offers it: by the same verb a bot leads (BW-3) and answers (BW-4).
TEST(RulesOfChoices, AreThoseThatOfferThem) {
    const std::map<std::string_view, std::set<std::string>> expected = {
        {"bot_war", {"lot BW-2", "show BW-2", "bot BW-3", "yield BW-3", "bot BW-4", "pass BW-4"}},
        {"generals_war",
         {"lot GW-1", "muster GW-2", "stand GW-2", "commit GW-3", "challenge GW-4"}},
        {"suicide_king", {"lot SK-1", "draw SK-2"}}};
    std::map<std::string_view, std::set<std::string>> met;
    for (const Ruleset& ruleset : all_rulesets()) {
        const GameInfo& info = ruleset.info();
        play_random_game(ruleset, 1, 300, [&](const State& state, const RandomStep*) {
            for (int actor = chance; actor < state.players(); ++actor)
                for (const Choice& choice : state.legal(actor))
                    met[info.name].insert(std::string(info.verbs[choice.verb - 1U].name) + " " +
                                          std::string(info.rule_prefix) + "-" +
                                          std::to_string(choice.rule));
        });
    }
    for (const auto& [game, rules] : expected) EXPECT_EQ(met[game], rules);
}

INSTANTIATE_TEST_SUITE_P(AllGames, RuleNumbers, testing::Range(0, game_count()),
                         [](const auto& tested) {
                             return std::string(game_info(tested.param).name);
                         });

}  // namespace
}  // namespace cardrules::test
