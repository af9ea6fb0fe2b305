// Views with one thing changed: refused, or taken for what some position agrees with.
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/determinize.hpp>
#include <cardrules/view_json.hpp>

#include "core/game.hpp"
#include "core/invariant.hpp"
#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

using Json = nlohmann::ordered_json;

const std::vector<Json>& strangers() {
    static const std::vector<Json> values = {nullptr,
                                             true,
                                             -1,
                                             0,
                                             1,
                                             3,
                                             12,
                                             60,
                                             std::int64_t{1} << 33U,
                                             0.5,
                                             "",
                                             "2C",
                                             "9H",
                                             "XX",
                                             "over",
                                             "spectator",
                                             "lot",
                                             "one",
                                             Json::array(),
                                             Json::object(),
                                             Json::array({0, 1}),
                                             Json::array({"2C", "9H"})};
    return values;
}

class HostileViews : public testing::TestWithParam<Ruleset> {
  protected:
    // A position drawn for a view that was taken looks like the view, and can be played on.
    void expect_possible(const View& view, const std::string& text) {
        Determinizer positions;
        ASSERT_TRUE(positions.prepare(view).ok());
        FastRandom random(static_cast<std::uint64_t>(taken_));
        State state;
        positions.sample(random, state);
        View drawn = view_of(state, view.viewer);
        drawn.step = view.step;
        drawn.edit = view.edit;
        ASSERT_TRUE(drawn == view) << text;
        for (int i = 0; i < 300 && !state.over(); ++i) {
            random_step(state, random).make(state);
            ASSERT_EQ(fault_of(state), "") << text;
        }
    }
    void try_text(const Json& document) {
        const std::string text = document.dump();
        View view;
        ++tried_;
        const Problem problem = read_view(text, view);
        if (!problem.ok()) {
            EXPECT_FALSE(problem.message.empty());
            return;
        }
        ++taken_;
        EXPECT_EQ(view_json(view).size(), text.size()) << text;
        expect_possible(view, text);
    }
    void walk(const Json& document, Json& value) {
        if (HasFatalFailure()) return;
        const Json real = value;
        for (const Json& stranger : strangers()) {
            if (stranger == real) continue;
            value = stranger;
            try_text(document);
        }
        value = real;
        if (value.is_object()) {
            for (const auto& [key, unused] : real.items()) walk(document, value[key]);
        } else if (value.is_array()) {
            // Some of a long list, and the list without one and with one twice.
            for (std::size_t i = 0; i < value.size(); i += 1 + value.size() / 4)
                walk(document, value[i]);
            if (value.empty()) return;
            value.erase(0);
            try_text(document);
            value = real;
            value.push_back(real[0]);
            try_text(document);
            value = real;
        }
    }

    int tried_ = 0;
    int taken_ = 0;
};

TEST_P(HostileViews, AreRefusedOrPossible) {
    const std::uint64_t seed = tag_of(name_of(GetParam()));
    FastRandom random(seed);
    State chosen;
    const auto ply = static_cast<int>(random.below(40));
    play_random_game(GetParam(), seed, ply,
                     [&](const State& state, const RandomStep*) { chosen = state; });
    const int viewer = static_cast<int>(random.below(GetParam().players));
    Json document = Json::parse(view_json(view_of(chosen, viewer)));
    walk(document, document);
    EXPECT_GT(tried_, 500);
    EXPECT_LT(taken_ * 4, tried_);
}

INSTANTIATE_TEST_SUITE_P(AllRulesets, HostileViews, testing::ValuesIn(rulesets_to_try()),
                         [](const auto& tested) { return name_of(tested.param); });

}  // namespace
}  // namespace cardrules::test
