// Documents of every released format are read for ever, and older formats by one door.
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>

#include "io/state_json.hpp"

namespace cardrules {
namespace {

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

// Reads a document of the kind that its name ends with.
Problem read(const std::string& kind, const std::string& text) {
    Ruleset ruleset;
    State state;
    std::optional<Match> match;
    if (kind == ".ruleset") return read_ruleset(text, ruleset);
    if (kind == ".state") return read_state(text, state);
    if (kind == ".save") return read_save(text, match);
    if (kind == ".record") return read_record(text, match);
    return {Code::bad_argument, {}, std::string("no such kind: ").append(kind), -1};
}

TEST(Formats, EveryReleasedDocumentIsRead) {
    int documents = 0;
    const std::filesystem::path folder(CARDRULES_TESTS_DIR "/documents");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".json") continue;
        const std::string kind = entry.path().stem().extension().string();
        const Problem problem = read(kind, text_of(entry.path()));
        EXPECT_TRUE(problem.ok()) << entry.path() << problem.where << ": " << problem.message;
        ++documents;
    }
    EXPECT_GE(documents, 12);
}

// A format that never was: the first state of a game for two, by its name.
bool upgrade_from_zero(json::Reader& /*reader*/, json::Value document, std::string_view kind,
                       std::string& out) {
    EXPECT_EQ(kind, "state");
    EXPECT_EQ(document.member("format").integer(), 0);
    State state;
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(document.member("name").text(), 2, ruleset).ok());
    EXPECT_TRUE(State::create(ruleset, state).ok());
    out = state_json(state);
    return true;
}

constexpr std::array<json::Upgrade, 1> upgrades = {upgrade_from_zero};
constexpr json::Formats with_zero = {.oldest = 0, .newest = 1, .upgrades = upgrades};

TEST(Formats, AnOlderFormatIsBroughtToTheNewest) {
    const std::string old = R"({"format":0,"name":"bot_war"})";
    State state;
    json::Reader reader;
    ASSERT_TRUE(json::read_state(reader, old, with_zero, state)) << reader.problem().message;
    EXPECT_EQ(state.info().name, "bot_war");
    // What is new needs no upgrade, and the library itself does not read what never was.
    State same;
    EXPECT_TRUE(json::read_state(reader, state_json(state), with_zero, same));
    EXPECT_TRUE(same == state);
    EXPECT_EQ(read_state(old, same).code, Code::too_old);
}

TEST(Formats, AnUpgradeThatFailsTellsWhy) {
    constexpr json::Upgrade refuse = [](json::Reader& reader, json::Value document,
                                        std::string_view /*kind*/, std::string& /*out*/) {
        return reader.fail_member(document, "name", "the key is missing");
    };
    const std::array<json::Upgrade, 1> refusing = {refuse};
    json::Reader reader;
    State state;
    EXPECT_FALSE(json::read_state(reader, R"({"format":0})", {0, 1, refusing}, state));
    EXPECT_EQ(reader.problem().where, "/name");
}

TEST(Formats, AnUpgradeToWhatIsNoJsonIsRefused) {
    constexpr json::Upgrade spoil = [](json::Reader& /*reader*/, json::Value /*document*/,
                                       std::string_view /*kind*/, std::string& out) {
        out = std::string(1, '{');
        return true;
    };
    const std::array<json::Upgrade, 1> spoiling = {spoil};
    json::Reader reader;
    State state;
    EXPECT_FALSE(json::read_state(reader, R"({"format":0})", {0, 1, spoiling}, state));
    EXPECT_EQ(reader.problem().code, Code::bad_json);
}

}  // namespace
}  // namespace cardrules
