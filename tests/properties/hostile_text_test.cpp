// Documents of every kind with one thing changed, in ways that JSON has and in ways
// that it hasn't: refused with a code and a place, or taken for what is written and played as well.
#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/determinize.hpp>
#include <cardrules/json.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "core/invariant.hpp"
#include "properties/rulesets.hpp"

namespace cardrules::test {
namespace {

using Json = nlohmann::ordered_json;

// No game comes near it.
constexpr std::uint64_t most_moves = 1'000'000;

std::string times(int count, const std::string& text) {
    std::string result;
    for (int i = 0; i < count; ++i) result += text;
    return result;
}

// What stands in place of a value, byte for byte.
const std::vector<std::string>& strangers() {
    static const std::vector<std::string> texts = {
        "null", "true", "false", "[]", "{}", R"("")",
        // Numbers.
        "-1", "0", "1", "2", "7", "60", "364", "-0", "0.5", "1.0", "1e0", "1e400", "-1e400",
        "2147483648", "4294967296", "9223372036854775807", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "-9223372036854775809", times(400, "9"),
        // Texts.
        R"("2C")", R"("XX")", R"("over")", R"("lot")", R"("seeded")", R"("chance")", R"("0")",
        R"("deal AC 2C")", R"("lot 0")", R"("00")", R"("18446744073709551615")",
        R"("18446744073709551616")", R"("-1")", R"("\u0000")", R"("a\u0000b")", R"("\ud83c\udca1")",
        "\"\xF0\x9F\x82\xA1\"", '"' + times(3000, "deal ") + '"',
        // Lists and objects.
        "[0,1]", R"(["2C","2C"])", "[[]]", R"({"a":1})", R"({"":0})", "[null,null,null]",
        times(31, "[") + times(31, "]"), times(1000, "[") + times(1000, "]"),
        times(500, R"({"a":)") + "0" + times(500, "}"), R"({"a":1,"a":2})",
        // What is not JSON at all.
        "", "nul", "NaN", "Infinity", "-", "+1", "01", ".5", "1.", "0x10", "'a'", "a", "[1,]",
        R"({"a":1,})", "{1:2}", "[", "]", "}", "\"", "/**/1", "1 2", R"("\ud800")",
        R"("\udc00\ud800")", R"("\ud800A")", R"("\x41")", "\"\xFF\xFE\"", "\"\xC0\x80\"",
        "\"\xED\xA0\x80\"", "\"\xF5\x80\x80\x80\"", "\"\xE2\x82\"", "\"\n\"", "\"\x01\"",
        std::string("\"\0\"", 3), std::string(1, '\0'),
        "\xEF\xBB\xBF"
        "1"};
    return texts;
}

// A kind of document: one of a game, and what reads it. A reader returns a problem, or looks at
// what it made.
struct Kind {
    const char* name;
    std::string (*make)(const Ruleset& ruleset);
    Problem (*read)(const std::string& text, const Ruleset& ruleset);
};

Match played(const Ruleset& ruleset, int moves) {
    Match match(ruleset, {.key = key_from_seed(9), .game = 3});
    ChanceStream random(key_from_seed(9), Purpose::bot, 0);
    for (int i = 0; i < moves && !match.over(); ++i) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    return match;
}

void expect_playable(State state) {
    FastRandom random(1);
    play_random(state, random, most_moves);
    EXPECT_TRUE(state.over());
    EXPECT_EQ(fault_of(state), "");
}

// Whoever reads into something that is there already finds it as it was after a failure.
template <class Read, class Write>
Problem read_match(const std::string& text, const Ruleset& ruleset, const Read& read,
                   const Write& write) {
    static std::optional<Match> there;
    there = played(ruleset, 2);
    const State state_there = there->state();
    std::optional<Match> out = there;
    Problem problem = read(text, out);
    if (!problem.ok()) {
        EXPECT_TRUE(out.has_value() && out->state() == state_there && out->ply() == there->ply());
        return problem;
    }
    const std::string written = write(*out);
    std::optional<Match> again;
    EXPECT_TRUE(read(written, again).ok()) << written;
    EXPECT_TRUE(again->state() == out->state());
    EXPECT_EQ(write(*again), written);
    EXPECT_EQ(fault_of(out->state()), "");
    expect_playable(out->state());
    while (out->try_undo().ok()) {
    }
    return problem;
}

Problem read_a_save(const std::string& text, const Ruleset& ruleset) {
    return read_match(text, ruleset, read_save,
                      [](const Match& match) { return save_json(match); });
}

// A vector is a record that is compared to the end, on a state too.
Problem read_a_record(const std::string& text, const Ruleset& ruleset) {
    Problem problem = read_match(text, ruleset, read_record,
                                 [](const Match& match) { return record_json(match); });
    EXPECT_EQ(check_record(text).code, problem.code) << text;
    if (text.find('\n') == std::string::npos && text.find_first_not_of(' ') != std::string::npos) {
        EXPECT_EQ(conform(text).ok(), problem.ok()) << text;
    }
    return problem;
}

Problem read_a_ruleset(const std::string& text, const Ruleset& ruleset) {
    Ruleset out = ruleset;
    Problem problem = read_ruleset(text, out);
    if (!problem.ok()) {
        EXPECT_EQ(out, ruleset);
        return problem;
    }
    Ruleset again;
    EXPECT_TRUE(read_ruleset(ruleset_json(out), again).ok());
    EXPECT_EQ(again, out);
    State state;
    EXPECT_TRUE(State::create(out, state).ok());
    expect_playable(state);
    return problem;
}

Problem read_some_options(const std::string& text, const Ruleset& ruleset) {
    Ruleset out = ruleset;
    Problem problem = read_options(text, out);
    if (!problem.ok()) {
        EXPECT_EQ(out, ruleset);
        return problem;
    }
    Ruleset again = ruleset;
    EXPECT_TRUE(read_options(options_json(out), again).ok());
    EXPECT_EQ(again, out);
    State state;
    EXPECT_TRUE(State::create(out, state).ok());
    return problem;
}

Problem read_a_state(const std::string& text, const Ruleset& ruleset) {
    const State there = played(ruleset, 2).state();
    State out = there;
    Problem problem = read_state(text, out);
    if (!problem.ok()) {
        EXPECT_TRUE(out == there);
        return problem;
    }
    State again;
    EXPECT_TRUE(read_state(state_json(out), again).ok());
    EXPECT_TRUE(again == out);
    expect_playable(out);
    return problem;
}

Problem read_a_view(const std::string& text, const Ruleset& ruleset) {
    const View there = view_of(played(ruleset, 2), 0);
    View out = there;
    Problem problem = read_view(text, out);
    if (!problem.ok()) {
        EXPECT_TRUE(out == there);
        return problem;
    }
    View again;
    EXPECT_TRUE(read_view(view_json(out), again).ok());
    EXPECT_TRUE(again == out);
    ChanceStream random(key_from_seed(1), Purpose::determinization, 0);
    State drawn;
    EXPECT_TRUE(determinize(out, random, drawn).ok());
    EXPECT_EQ(view_hash(view_of(drawn, out.viewer)), view_hash(out));
    expect_playable(drawn);
    return problem;
}

// A record with all that one can hold.
std::string record_with_checks(const Ruleset& ruleset) {
    Json record = Json::parse(record_json(
        played(ruleset, 6), {.to_act = true, .hash = true, .legal = true, .facts = true}));
    for (Json& step : record["steps"]) step["reject"] = {"no move", "deal AC"};
    return record.dump();
}

Match from_the_middle(const Ruleset& ruleset) {
    Match match(played(ruleset, 7).state(), {.key = key_from_seed(2)});
    match.apply_index(match.turn().seats.lowest(), 0);
    return match;
}

const Kind kinds[] = {
    {"Save", [](const Ruleset& ruleset) { return save_json(played(ruleset, 9)); }, read_a_save},
    {"SaveFromAPosition",
     [](const Ruleset& ruleset) { return save_json(from_the_middle(ruleset)); }, read_a_save},
    {"SaveOfAGameThatIsOver",
     [](const Ruleset& ruleset) { return save_json(played(ruleset, 100000)); }, read_a_save},
    {"Record", record_with_checks, read_a_record},
    {"RecordFromAPosition",
     [](const Ruleset& ruleset) { return record_json(from_the_middle(ruleset)); }, read_a_record},
    {"RecordOfAGameThatIsOver",
     [](const Ruleset& ruleset) { return record_json(played(ruleset, 100000)); }, read_a_record},
    {"State", [](const Ruleset& ruleset) { return state_json(played(ruleset, 8).state()); },
     read_a_state},
    {"View", [](const Ruleset& ruleset) { return view_json(view_of(played(ruleset, 8), 1)); },
     read_a_view},
    {"Ruleset", [](const Ruleset& ruleset) { return ruleset_json(ruleset); }, read_a_ruleset},
    {"Options", [](const Ruleset& ruleset) { return options_json(ruleset); }, read_some_options},
};

struct Case {
    const Kind* kind;
    Ruleset ruleset;
};

void PrintTo(const Case& tested, std::ostream* out) {
    *out << tested.kind->name;
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Kind& kind : kinds) {
        for (int game = 0; game < game_count(); ++game) {
            Ruleset ruleset;
            int players = 2;
            while (!Ruleset::create(game_info(game).name, players, ruleset).ok()) ++players;
            all.push_back({&kind, ruleset});
        }
    }
    return all;
}

// Stands for the value that is put in.
constexpr const char* mark = "@mark@";

class HostileTexts : public testing::TestWithParam<Case> {
  protected:
    // A text is read; where it is refused, that is told as it should be.
    Problem try_text(const std::string& text) {
        SCOPED_TRACE(text.substr(0, 3000));
        Problem problem = GetParam().kind->read(text, GetParam().ruleset);
        const bool is_json = text.find('\0') == std::string::npos && Json::accept(text);
        ++tried_;
        if (problem.ok()) {
            ++taken_;
            EXPECT_TRUE(is_json);
            return problem;
        }
        EXPECT_FALSE(problem.message.empty());
        EXPECT_LT(problem.message.size(), 2000U);
        EXPECT_TRUE(problem.code <= Code::unknown_game && problem.code != Code::internal &&
                    problem.code != Code::memory);
        if (is_json)
            expect_place(problem, text);
        else
            expect_byte(problem, text);
        return problem;
    }
    // The pointer leads to a value, or to one that an object lacks.
    static void expect_place(const Problem& problem, const std::string& text) {
        EXPECT_EQ(problem.position, -1);
        const Json::json_pointer where(problem.where);
        const Json document = Json::parse(text);
        EXPECT_TRUE(document.contains(where) || document.at(where.parent_pointer()).is_object())
            << problem.where;
    }
    static void expect_byte(const Problem& problem, const std::string& text) {
        EXPECT_EQ(problem.code, Code::bad_json);
        // Too deep, or a key twice, may come first.
        EXPECT_TRUE(problem.position >= 0 || !problem.where.empty());
        EXPECT_LE(problem.position, static_cast<std::int64_t>(text.size()));
    }
    // Puts bytes in place of a part of the document.
    Problem try_instead(const Json& document, Json& value, const std::string& bytes) {
        Json real = mark;
        real.swap(value);
        std::string text = document.dump();
        real.swap(value);
        text.replace(text.find('"' + std::string(mark) + '"'), std::string(mark).size() + 2, bytes);
        return try_text(text);
    }
    void put_instead(const Json& document, Json& value, const std::string& bytes) {
        static_cast<void>(try_instead(document, value, bytes));
    }
    void walk(const Json& document, Json& value, const std::string& where) {
        if (HasFailure()) return;
        for (const std::string& stranger : strangers())
            if (stranger != value.dump()) put_instead(document, value, stranger);
        if (value.is_object()) walk_members(document, value, where);
        if (value.is_array()) walk_items(document, value, where);
    }
    void walk_members(const Json& document, Json& object, const std::string& where) {
        const std::string text = object.dump();
        const Json all = object;
        for (const auto& [key, member] : all.items()) {
            const std::string name = Json(key).dump() + ":";
            Problem twice =
                try_instead(document, object, "{" + name + member.dump() + "," + text.substr(1));
            EXPECT_EQ(twice.code, Code::bad_json);
            EXPECT_EQ(twice.where, where);
            Json rest = object;
            rest.erase(key);
            put_instead(document, object, rest.dump());
            Json renamed = rest;
            renamed[key + "s"] = member;
            EXPECT_FALSE(try_instead(document, object, renamed.dump()).ok());
            walk(document, object[key], where + "/" + key);
        }
        Json more = object;
        more["more"] = 1;
        EXPECT_FALSE(try_instead(document, object, more.dump()).ok());
        for (int i = 0; i < 100; ++i) more["more" + std::to_string(i)] = 1;
        const Problem many = try_instead(document, object, more.dump());
        EXPECT_EQ(many.code, Code::bad_json);
        EXPECT_EQ(many.where, where);
    }
    // Some of a long list; the list without one and with one twice, and the other way round.
    void walk_items(const Json& document, Json& list, const std::string& where) {
        if (list.empty()) return;
        for (std::size_t i = 0; i < list.size(); i += 1 + list.size() / 3)
            walk(document, list[i], where + "/" + std::to_string(i));
        Json changed = list;
        changed.erase(changed.size() / 2);
        put_instead(document, list, changed.dump());
        changed = list;
        changed.push_back(changed[changed.size() - 1]);
        put_instead(document, list, changed.dump());
        changed = list;
        std::reverse(changed.begin(), changed.end());
        put_instead(document, list, changed.dump());
    }

    int tried_ = 0;
    int taken_ = 0;
};

TEST_P(HostileTexts, AreRefusedOrTakenForWhatTheySay) {
    Json document = Json::parse(GetParam().kind->make(GetParam().ruleset));
    walk(document, document, "");
    EXPECT_GT(tried_, 200);
    EXPECT_LT(taken_ * 4, tried_);
    RecordProperty("tried", tried_);
    RecordProperty("taken", taken_);
}

// Cut off at any byte, and with anything but spaces around it, it is no JSON text.
TEST_P(HostileTexts, AreWhole) {
    const std::string text = GetParam().kind->make(GetParam().ruleset);
    for (std::size_t length = 0; length < text.size(); length += 1 + text.size() / 200)
        EXPECT_EQ(try_text(text.substr(0, length)).code, Code::bad_json) << length;
    for (const std::string& junk :
         {std::string("x"), std::string("{}"), std::string("]"), std::string(1, '\0'),
          std::string("\xFF"), std::string("//"), std::string(",")}) {
        EXPECT_EQ(try_text(text + junk).code, Code::bad_json) << junk;
        EXPECT_EQ(try_text(junk + text).code, Code::bad_json) << junk;
        // The byte that is told is not before the end of what was well.
        EXPECT_GE(try_text(text + junk).position, static_cast<std::int64_t>(text.size()) - 1);
    }
    EXPECT_TRUE(try_text(" \t" + text + " \r ").ok());
}

// Formats and rules of other times.
TEST_P(HostileTexts, TellTheirVersion) {
    Json document = Json::parse(GetParam().kind->make(GetParam().ruleset));
    const auto expect = [&](const char* key, std::int64_t version, Code code) {
        if (!document.contains(key)) return;
        Json other = document;
        other[key] = version;
        const Problem problem = try_text(other.dump());
        EXPECT_EQ(code_name(problem.code), code_name(code)) << key << " " << version;
        EXPECT_EQ(problem.where, std::string("/") + key);
    };
    expect("format", 0, Code::too_old);
    expect("format", 2, Code::too_new);
    expect("format", std::int64_t{1} << 40U, Code::too_new);
    expect("format", -1, Code::bad_document);
    expect("rules", 2, Code::too_new);
    expect("rules", 0, Code::bad_document);
    expect("rules", -1, Code::bad_document);
    expect("rules", std::int64_t{1} << 40U, Code::bad_document);
}

INSTANTIATE_TEST_SUITE_P(AllKinds, HostileTexts, testing::ValuesIn(cases()),
                         [](const auto& tested) {
                             return std::string(tested.param.kind->name) + "_" +
                                    name_of(tested.param.ruleset);
                         });

}  // namespace
}  // namespace cardrules::test
