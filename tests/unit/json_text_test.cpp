// Texts that are no JSON, or more of it than is read.
#include <string>

#include <gtest/gtest.h>

#include <cardrules/json.hpp>

#include "io/writer.hpp"

namespace cardrules {
namespace {

struct BadText {
    const char* name;
    std::string text;
    std::int64_t position;
    const char* where;
};

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']');
}

std::string members(int count) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) text += (i == 0 ? "\"k" : ",\"k") + std::to_string(i) + "\":0";
    return text + "}";
}

const BadText bad_texts[] = {
    {"Empty", "", 0, ""},
    {"Spaces", "  ", 2, ""},
    {"CutOff", R"({"game":"bot_war")", 17, ""},
    {"NotJson", "game", 0, ""},
    {"SingleQuotes", "{'game':1}", 1, ""},
    {"CommaAtTheEnd", R"({"players":2,})", 13, ""},
    {"TrailingBytes", R"({"players":2} x)", 14, ""},
    {"TwoDocuments", "{}{}", 2, ""},
    {"Comment", "{} // rules", 3, ""},
    {"LeadingZero", R"({"players":02})", 12, ""},
    {"NotANumber", R"({"players":NaN})", 11, ""},
    {"NumberBeyondAll", R"({"players":1e999})", 15, ""},
    {"ControlCharacter", "{\"game\":\"bot\nwar\"}", 12, ""},
    {"NulByteAtTheEnd", std::string("{\"a\":1}\0", 8), 7, ""},
    {"NulByteAndMore", std::string("{\"a\":1}\0}", 9), 7, ""},
    {"NulByteInAText", std::string("{\"a\":\"\0\"}", 9), 6, ""},
    {"InvalidUtf8", "{\"game\":\"\xFF\"}", 9, ""},
    {"OverlongUtf8", "{\"game\":\"\xC0\xAF\"}", 9, ""},
    {"LoneSurrogate", R"({"game":"\ud800"})", 15, ""},
    {"LoneLowSurrogate", R"({"game":"\udc00"})", 14, ""},
    {"KeyTwice", R"({"game":"bot_war","game":"bot_war"})", -1, ""},
    {"KeyTwiceWithin", R"({"options":{"a/b":{"x":1,"x":2}}})", -1, "/options/a~1b"},
    {"KeyTwiceInAList", R"([1,[2,{"x":1,"y":0,"x":2}]])", -1, "/1/1"},
    {"TooManyMembers", members(65), -1, ""},
    {"TooDeep", nested(max_document_depth + 1), -1,
     "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"},
    {"MuchTooDeep", std::string(100000, '['), -1,
     "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0"},
    {"TooLong", std::string(max_document_bytes + 1, ' '), -1, ""},
};

class BadTexts : public testing::TestWithParam<BadText> {};

TEST_P(BadTexts, AreRefusedWithTheByte) {
    const BadText& bad = GetParam();
    Ruleset ruleset;
    const Ruleset before = ruleset;
    State state;
    std::optional<Match> match;
    for (const Problem& problem :
         {read_ruleset(bad.text, ruleset), read_options(bad.text, ruleset),
          read_state(bad.text, state), read_record(bad.text, match), read_save(bad.text, match)}) {
        EXPECT_EQ(problem.code, Code::bad_json);
        EXPECT_EQ(problem.position, bad.position) << problem.message;
        EXPECT_EQ(problem.where, bad.where) << problem.message;
        EXPECT_FALSE(problem.message.empty());
        EXPECT_LT(problem.message.size(), 256U);
    }
    EXPECT_EQ(ruleset, before);
    EXPECT_TRUE(state == State());
    EXPECT_FALSE(match.has_value());
    EXPECT_EQ(conform(bad.text + "\n").ok(), bad.text.find_first_not_of(' ') == std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Texts, BadTexts, testing::ValuesIn(bad_texts),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(JsonText, TooManyValuesAreRefused) {
    std::string text = "[0";
    for (std::size_t i = 0; i < max_document_values; ++i) text += ",0";
    Ruleset ruleset;
    const Problem problem = read_ruleset(text + "]", ruleset);
    EXPECT_EQ(problem.code, Code::bad_json);
}

TEST(JsonText, AsDeepAsAllowedIsReadAsJson) {
    Ruleset ruleset;
    EXPECT_EQ(read_ruleset(nested(max_document_depth), ruleset).code, Code::bad_document);
}

TEST(JsonText, SpacesAndEscapesMeanNothing) {
    Ruleset ruleset;
    EXPECT_TRUE(
        read_ruleset(" { \"\\u0067ame\" : \"bot\\u005fwar\" ,\n\t\"players\":3 }\r\n", ruleset)
            .ok());
    EXPECT_EQ(ruleset.info().name, "bot_war");
    EXPECT_EQ(ruleset.players, 3);
}

// A key from outside is told, but no more of it than helps.
TEST(JsonText, LongKeysAreCutInPointers) {
    Ruleset ruleset;
    const std::string key(1000, 'x');
    const Problem problem = read_ruleset(std::string("{\"").append(key).append("\":1}"), ruleset);
    EXPECT_EQ(problem.code, Code::bad_document);
    EXPECT_EQ(problem.where, std::string("/").append(key, 0, 48));
    std::string umlauts = "x";
    for (int i = 0; i < 100; ++i) umlauts += "\xC3\xBC";
    const Problem cut = read_ruleset(std::string("{\"").append(umlauts).append("\":1}"), ruleset);
    EXPECT_EQ(cut.where, std::string("/").append(umlauts, 0, 47));
}

TEST(JsonText, WriterEscapesWhatIsNoText) {
    const auto written = [](std::string_view text) {
        json::Writer writer;
        return std::string(writer.text(text).str());
    };
    EXPECT_EQ(written("a\"b\\c\n\t\x01"), R"("a\"b\\c\n\t\u0001")");
    EXPECT_EQ(written("\xC3\xBC\xE2\x99\xA5\xF0\x9F\x82\xA1"),
              "\"\xC3\xBC\xE2\x99\xA5\xF0\x9F\x82\xA1\"");
    EXPECT_EQ(written("\xFF"), "\"\xEF\xBF\xBD\"");
    EXPECT_EQ(written("\xC3"), "\"\xEF\xBF\xBD\"");
    EXPECT_EQ(written("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
    EXPECT_EQ(written("\xF5\x80\x80\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

}  // namespace
}  // namespace cardrules
