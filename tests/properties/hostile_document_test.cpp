// States with one thing changed: refused with the place of the fault and nothing else changed, or
// taken for just what they say and playable to the end.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>

#include "core/access.hpp"
#include "properties/rulesets.hpp"

namespace cardrules::test {
namespace {

using Json = nlohmann::ordered_json;

// What any value is tried to be instead.
const std::vector<Json>& strangers() {
    static const std::vector<Json> values = {
        nullptr,
        true,
        -1,
        0,
        1,
        2,
        6,
        127,
        300,
        std::int64_t{1} << 33U,
        ~std::uint64_t{0},
        0.5,
        "",
        "AC",
        "9H",
        "XX",
        "over",
        "deal",
        "lot",
        Json::array(),
        Json::object(),
        Json::array({0, 1}),
        Json::array({"2C", "2C"}),
        Json::array({nullptr, nullptr, nullptr, nullptr, nullptr}),
    };
    return values;
}

class HostileDocuments : public testing::TestWithParam<Ruleset> {
  protected:
    static State random_state(std::uint64_t seed) {
        Match match(GetParam(), {.key = key_from_seed(seed)});
        ChanceStream random(key_from_seed(seed), Purpose::bot, 0);
        const std::uint32_t plies = random.below(60);
        for (std::uint32_t i = 0; i < plies && !match.over(); ++i) step(match, random);
        return match.state();
    }
    static void step(Match& match, ChanceStream& random) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    // Plays what was taken to its end.
    static void expect_playable(const State& state, const std::string& text) {
        Match match(state, {.key = key_from_seed(5)});
        ChanceStream random(key_from_seed(5), Purpose::bot, 1);
        for (int i = 0; i < 2000 && !match.over(); ++i) {
            const int seat = match.turn().seats.lowest();
            ASSERT_GT(match.legal(seat).count(), 0U) << text;
            step(match, random);
            const std::string_view wrong =
                StateAccess::game(match.state())
                    .contradiction(match.state().header(), StateAccess::position(match.state()));
            ASSERT_EQ(wrong, "") << "after step " << match.ply() << " from " << text;
        }
    }
    void try_text(const Json& document) {
        const std::string text = document.dump();
        State out = before_;
        const Problem problem = read_state(text, out);
        ++tried_;
        if (!problem.ok()) {
            EXPECT_TRUE(out == before_);
            EXPECT_FALSE(problem.message.empty());
            EXPECT_TRUE(problem.where.empty() || problem.where[0] == '/') << problem.where;
            EXPECT_NE(problem.code, Code::internal);
            return;
        }
        ++taken_;
        // The order of a set means nothing; all else has to come back as it was.
        const std::string saved = state_json(out);
        EXPECT_EQ(saved.size(), text.size()) << text;
        State again;
        EXPECT_TRUE(read_state(saved, again).ok()) << saved;
        EXPECT_TRUE(again == out);
        expect_playable(out, text);
    }
    // Changes every value within `value`, a part of `document`.
    void walk(const Json& document, Json& value) {
        if (HasFatalFailure()) return;
        const Json real = value;
        for (const Json& stranger : strangers()) {
            if (stranger == real) continue;
            value = stranger;
            try_text(document);
        }
        value = real;
        if (value.is_object()) walk_members(document, value);
        if (!value.is_array()) return;
        for (Json& item : value) walk(document, item);
        if (value.empty()) return;
        const Json all = value;
        value.erase(0);
        try_text(document);
        value = all;
        value.push_back(all[0]);
        try_text(document);
        value = all;
    }
    void walk_members(const Json& document, Json& object) {
        const Json all = object;
        for (const auto& [key, unused] : all.items()) {
            object.erase(key);
            try_text(document);
            object = all;
            walk(document, object[key]);
        }
        object["more"] = 1;
        try_text(document);
        object = all;
    }

    State before_;
    int tried_ = 0;
    int taken_ = 0;
};

TEST_P(HostileDocuments, AreRefusedOrPlayable) {
    Json document = Json::parse(state_json(random_state(tag_of(name_of(GetParam())))));
    walk(document, document);
    EXPECT_GT(tried_, 500);
    EXPECT_LT(taken_ * 4, tried_);
    RecordProperty("tried", tried_);
    RecordProperty("taken", taken_);
}

INSTANTIATE_TEST_SUITE_P(AllRulesets, HostileDocuments, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace cardrules::test
