// The vectors of an independent implementation of the rules, replayed through the C interface
// alone.
#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/cardrules.h>

namespace {

using Json = nlohmann::json;

struct Destroy {
    void operator()(cardrules_match* match) const { cardrules_match_destroy(match); }
};
using MatchHandle = std::unique_ptr<cardrules_match, Destroy>;

class Replay {
  public:
    explicit Replay(const Json& vector) : game_(vector.at("game")) {
        cardrules_match_options setup;
        cardrules_match_options_init(&setup);
        setup.chance = CARDRULES_CHANCE_HOST;
        cardrules_error_init(&error_);
        cardrules_match* match = nullptr;
        const std::string options = vector.at("options").dump();
        must(cardrules_match_create(game_.c_str(), vector.at("players"), options.c_str(), &setup,
                                    &match, &error_));
        match_.reset(match);
    }

    void run(const Json& vector) {
        for (const Json& step : vector.at("steps")) {
            SCOPED_TRACE(step.dump());
            check(step);
            const std::string text = step.at("do");
            must(cardrules_match_apply_text(get(), actor_of(step.at("by")), text.c_str(),
                                            steps_made_++, &error_));
            if (testing::Test::HasFailure()) return;
        }
        check_result(vector.at("result"));
    }

  private:
    static int actor_of(const Json& actor) {
        return actor.is_string() ? CARDRULES_CHANCE : actor.get<int>();
    }
    [[nodiscard]] cardrules_match* get() const { return match_.get(); }
    void must(int status) { EXPECT_EQ(status, CARDRULES_OK) << error_.message; }

    void check(const Json& step) {
        if (step.contains("to_act")) {
            EXPECT_EQ(to_act(), step.at("to_act"));
        }
        if (step.contains("legal")) check_legal(step);
        if (step.contains("facts")) {
            EXPECT_EQ(facts(), step.at("facts"));
        }
        if (step.contains("reject")) check_rejects(step);
    }

    Json to_act() {
        int mode = 0;
        int actor = 0;
        unsigned seats = 0;
        must(cardrules_match_turn(get(), &mode, &actor, &seats, &error_));
        Json actors = Json::array();
        if (actor == CARDRULES_CHANCE) actors.push_back("chance");
        for (int seat = 0; seat < CARDRULES_MAX_SEATS; ++seat)
            if ((seats >> seat & 1U) != 0) actors.push_back(seat);
        return actors;
    }

    std::vector<std::string> legal_of(int actor) {
        std::size_t count = 0;
        must(cardrules_match_legal_moves(get(), actor, nullptr, 0, &count, &error_));
        std::vector<std::uint64_t> moves(count);
        must(cardrules_match_legal_moves(get(), actor, moves.data(), count, &count, &error_));
        std::vector<std::string> texts;
        std::vector<char> text(cardrules_move_text_size());
        for (const std::uint64_t move : moves) {
            must(cardrules_move_to_text(game_.c_str(), move, text.data(), text.size(), nullptr,
                                        &error_));
            texts.emplace_back(text.data());
        }
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    static std::string digest_of(const std::vector<std::string>& texts) {
        std::uint64_t hash = 14695981039346656037U;
        const auto add = [&](char c) {
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
        };
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (i > 0) add('\n');
            for (const char c : texts[i]) add(c);
        }
        std::string digits(16, '0');
        for (std::size_t i = 0; i < 16; ++i)
            digits[15 - i] = "0123456789abcdef"[hash >> 4 * i & 15];
        return digits;
    }

    void check_legal(const Json& step) {
        for (const auto& [actor, expected] : step.at("legal").items()) {
            const std::vector<std::string> texts =
                legal_of(actor == "chance" ? CARDRULES_CHANCE : std::stoi(actor));
            EXPECT_EQ(texts.size(), expected.at("count").get<std::size_t>());
            EXPECT_EQ(digest_of(texts), expected.at("fnv").get<std::string>());
            if (expected.contains("moves")) {
                EXPECT_EQ(Json(texts), expected.at("moves"));
            }
        }
    }

    void check_rejects(const Json& step) {
        std::uint64_t before = 0;
        std::uint64_t after = 0;
        must(cardrules_match_hash(get(), &before, &error_));
        for (const std::string text : step.at("reject")) {
            EXPECT_NE(cardrules_match_apply_text(get(), actor_of(step.at("by")), text.c_str(),
                                                 CARDRULES_ANY_STEP, nullptr),
                      CARDRULES_OK)
                << text;
        }
        must(cardrules_match_hash(get(), &after, &error_));
        EXPECT_EQ(before, after);
    }

    Json facts() {
        std::size_t needed = 0;
        must(cardrules_match_facts(get(), nullptr, 0, &needed, &error_));
        std::string text(needed, '\0');
        must(cardrules_match_facts(get(), text.data(), needed, nullptr, &error_));
        return Json::parse(text.c_str());
    }

    void check_result(const Json& expected) {
        cardrules_result result;
        cardrules_result_init(&result);
        must(cardrules_match_result(get(), &result, &error_));
        const std::vector<int> places(result.places, result.places + result.players);
        const std::vector<int> scores(result.scores, result.scores + result.players);
        EXPECT_EQ(result.reason_name, expected.at("reason").get<std::string>());
        EXPECT_EQ(Json(places), expected.at("placements"));
        EXPECT_EQ(Json(scores), expected.at("scores"));
        EXPECT_EQ(to_act(), Json::array());
    }

    std::string game_;
    MatchHandle match_;
    cardrules_error error_{};
    int steps_made_ = 0;
};

class CVectors : public testing::TestWithParam<const char*> {};

TEST_P(CVectors, AgreeStepForStep) {
    std::ifstream file(std::string(CARDRULES_TESTS_DIR "/conformance/vectors/") + GetParam() +
                       ".jsonl");
    std::string line;
    int games = 0;
    while (std::getline(file, line) && !HasFailure()) {
        SCOPED_TRACE(GetParam() + std::string(", line ") + std::to_string(++games));
        const Json vector = Json::parse(line);
        Replay(vector).run(vector);
    }
    EXPECT_GE(games, 40);
}

INSTANTIATE_TEST_SUITE_P(Files, CVectors,
                         testing::Values("generals_war", "suicide_king", "bot_war"),
                         [](const auto& tested) { return std::string(tested.param); });

}  // namespace
