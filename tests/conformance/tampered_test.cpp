// Vectors with one thing wrong are refused, with the step and the place of what is wrong.
#include <algorithm>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>

#include "conformance/vectors.hpp"

namespace cardrules::test {
namespace {

using Json = nlohmann::ordered_json;

Json line_of(const std::string& file, int number) {
    std::string text = vectors(file);
    for (; number > 0; --number) text.erase(0, text.find('\n') + 1);
    return Json::parse(text.substr(0, text.find('\n')));
}

struct Tampering {
    const char* name;
    const char* file;
    void (*change)(Json& vector);
    std::int64_t step;  // the step that is told, -1 for none
    const char* where;
    Code code;
};

// In the tables the first line of a file is changed. In the first line of bot_war step 1 is a
// sealed "show" with facts, moves and refused texts, step 3 has a count and a digest alone, and the
// other seat's turn is step 2.
const Tampering tamperings[] = {
    {"WhoActs", "bot_war", [](Json& v) { v["steps"][2]["to_act"] = {0}; }, 2, "/steps/2/to_act",
     Code::differs},
    {"WhoActsInAnotherOrder", "bot_war",
     [](Json& v) {
         v["steps"][1]["to_act"] = {1, 0};
     },
     1, "/steps/1/to_act", Code::differs},
    {"OneTooManyActs", "bot_war",
     [](Json& v) {
         v["steps"][2]["to_act"] = {0, 1};
     },
     2, "/steps/2/to_act", Code::differs},
    {"NobodyActs", "bot_war", [](Json& v) { v["steps"][2]["to_act"] = Json::array(); }, 2,
     "/steps/2/to_act", Code::differs},
    {"Count", "bot_war", [](Json& v) { v["steps"][3]["legal"]["1"]["count"] = 25; }, 3,
     "/steps/3/legal/1/count", Code::differs},
    {"CountAsText", "bot_war", [](Json& v) { v["steps"][3]["legal"]["1"]["count"] = "24"; }, 3,
     "/steps/3/legal/1/count", Code::differs},
    {"Digest", "bot_war", [](Json& v) { v["steps"][3]["legal"]["1"]["fnv"] = "9502a2041be16c18"; },
     3, "/steps/3/legal/1/fnv", Code::differs},
    {"NoDigest", "bot_war", [](Json& v) { v["steps"][3]["legal"]["1"].erase("fnv"); }, 3,
     "/steps/3/legal/1/fnv", Code::bad_document},
    {"OneListedMove", "bot_war",
     [](Json& v) { v["steps"][1]["legal"]["1"]["moves"][4] = "show 6C"; }, 1,
     "/steps/1/legal/1/moves/4", Code::differs},
    {"OneListedMoveTooFew", "bot_war",
     [](Json& v) { v["steps"][1]["legal"]["0"]["moves"].erase(9); }, 1, "/steps/1/legal/0/moves",
     Code::differs},
    {"LegalOfWhoIsNotToAct", "bot_war",
     [](Json& v) { v["steps"][2]["legal"]["0"] = v["steps"][2]["legal"]["1"]; }, 2,
     "/steps/2/legal/0", Code::differs},
    {"LegalOfOneIsMissing", "bot_war", [](Json& v) { v["steps"][1]["legal"].erase("1"); }, 1,
     "/steps/1/legal", Code::differs},
    {"LegalWhereADealIsDue", "bot_war",
     [](Json& v) {
         v["steps"][0]["legal"] = {{"chance", {{"count", 0}, {"fnv", ""}}}};
     },
     0, "/steps/0/legal", Code::differs},
    {"ANumberAmongTheFacts", "bot_war", [](Json& v) { v["steps"][1]["facts"]["reserve"] = 33; }, 1,
     "/steps/1/facts/reserve", Code::differs},
    {"ACardAmongTheFacts", "bot_war", [](Json& v) { v["steps"][1]["facts"]["hands"][1][2] = "AS"; },
     1, "/steps/1/facts/hands/1/2", Code::differs},
    {"ACardTooFewAmongTheFacts", "bot_war",
     [](Json& v) { v["steps"][1]["facts"]["hands"][1].erase(9); }, 1, "/steps/1/facts/hands/1",
     Code::differs},
    {"ACardTooManyAmongTheFacts", "bot_war",
     [](Json& v) { v["steps"][1]["facts"]["hands"][1].push_back("AS"); }, 1,
     "/steps/1/facts/hands/1", Code::differs},
    {"AFactThatIsNone", "bot_war", [](Json& v) { v["steps"][1]["facts"]["pot"] = Json::array(); },
     1, "/steps/1/facts/pot", Code::differs},
    {"AFactIsMissing", "bot_war", [](Json& v) { v["steps"][1]["facts"].erase("kills"); }, 1,
     "/steps/1/facts/kills", Code::differs},
    {"TheBotThatStands", "bot_war",
     [](Json& v) {
         v["steps"][1]["facts"]["standing"] = {0, "7C", "6H"};
     },
     1, "/steps/1/facts/standing", Code::differs},
    {"AMoveThatCanBeMadeIsRefused", "bot_war",
     [](Json& v) { v["steps"][1]["reject"].push_back("show KC"); }, 1, "/steps/1/reject/4",
     Code::differs},
    {"TheMoveItselfIsRefused", "bot_war",
     [](Json& v) { v["steps"][2]["reject"] = Json::array({v["steps"][2]["do"]}); }, 2,
     "/steps/2/reject/0", Code::differs},
    {"AnotherHash", "bot_war", [](Json& v) { v["steps"][2]["hash"] = "0000000000000000"; }, 2,
     "/steps/2/hash", Code::differs},
    {"AMoveThatCannotBeMade", "bot_war", [](Json& v) { v["steps"][1]["do"] = "show 2C"; }, 1,
     "/steps/1/do", Code::differs},
    {"AMoveOfNoGame", "bot_war", [](Json& v) { v["steps"][1]["do"] = "bot  KC TD"; }, 1,
     "/steps/1/do", Code::differs},
    {"AMoveIsNoText", "bot_war", [](Json& v) { v["steps"][1]["do"] = 7; }, 1, "/steps/1/do",
     Code::bad_document},
    {"AnotherActs", "bot_war", [](Json& v) { v["steps"][2]["by"] = 0; }, 2, "/steps/2/do",
     Code::differs},
    {"ASeatThatIsNone", "bot_war", [](Json& v) { v["steps"][2]["by"] = 2; }, 2, "/steps/2/by",
     Code::bad_document},
    {"AnActorThatIsNone", "bot_war", [](Json& v) { v["steps"][2]["by"] = "spectator"; }, 2,
     "/steps/2/by", Code::bad_document},
    {"ACardIsDealtTwice", "bot_war",
     [](Json& v) {
         std::string deal = v["steps"][0]["do"];
         deal.replace(5, 2, "9C");
         v["steps"][0]["do"] = deal;
     },
     0, "/steps/0/do", Code::differs},
    {"TwoStepsChangePlaces", "bot_war", [](Json& v) { std::swap(v["steps"][4], v["steps"][5]); }, 4,
     "/steps/4/legal/0/count", Code::differs},
    {"AStepIsMissing", "bot_war", [](Json& v) { v["steps"].erase(3); }, 3, "/steps/3/to_act",
     Code::differs},
    {"AStepHasAnUnknownKey", "bot_war", [](Json& v) { v["steps"][3]["note"] = ""; }, 3,
     "/steps/3/note", Code::bad_document},
    {"AStepIsNoObject", "bot_war", [](Json& v) { v["steps"][3] = "pass"; }, 3, "/steps/3",
     Code::bad_document},
    {"WithoutAnActor", "bot_war", [](Json& v) { v["steps"][3].erase("by"); }, 3, "/steps/3/by",
     Code::bad_document},
    {"AnUnknownKey", "bot_war", [](Json& v) { v["note"] = 1; }, -1, "/note", Code::bad_document},
    {"WithoutSteps", "bot_war", [](Json& v) { v.erase("steps"); }, -1, "/steps",
     Code::bad_document},
    {"OfALaterFormat", "bot_war", [](Json& v) { v["format"] = 2; }, -1, "/format", Code::too_new},
    {"OfAnEarlierFormat", "bot_war", [](Json& v) { v["format"] = 0; }, -1, "/format",
     Code::too_old},
    {"OfLaterRules", "bot_war", [](Json& v) { v["rules"] = 2; }, -1, "/rules", Code::too_new},
    {"OfAnotherGame", "bot_war", [](Json& v) { v["game"] = "war"; }, -1, "/game",
     Code::unknown_game},
    {"ForTooMany", "bot_war", [](Json& v) { v["players"] = 6; }, -1, "/players", Code::bad_players},
    {"WithAnotherOption", "bot_war", [](Json& v) { v["options"]["target"] = 1; }, -1,
     "/options/target", Code::unknown_option},
    {"WithAnotherValueOfAnOption", "bot_war", [](Json& v) { v["options"]["scoring"] = "own"; }, -1,
     "/options/scoring", Code::bad_option},
    {"WithAnotherDealer", "bot_war", [](Json& v) { v["options"]["dealer"] = 1; }, 1,
     "/steps/1/legal/0/fnv", Code::differs},
    {"AfterTheEnd", "generals_war", [](Json& v) { v["steps"].push_back(v["steps"].back()); }, 11,
     "/steps/11", Code::differs},
    {"BeforeTheEnd", "generals_war", [](Json& v) { v["steps"].erase(v["steps"].size() - 1); }, -1,
     "/result", Code::differs},
    {"WithoutResult", "generals_war", [](Json& v) { v.erase("result"); }, -1, "/result",
     Code::differs},
    {"Reason", "generals_war", [](Json& v) { v["result"]["reason"] = "exhausted"; }, -1,
     "/result/reason", Code::differs},
    {"Placements", "generals_war",
     [](Json& v) { std::swap(v["result"]["placements"][0], v["result"]["placements"][1]); }, -1,
     "/result/placements/0", Code::differs},
    {"Scores", "generals_war", [](Json& v) { v["result"]["scores"][1] = 0; }, -1,
     "/result/scores/1", Code::differs},
    {"OneScoreTooMany", "generals_war", [](Json& v) { v["result"]["scores"].push_back(0); }, -1,
     "/result/scores", Code::bad_document},
    {"AnUnknownKeyInTheResult", "generals_war", [](Json& v) { v["result"]["winner"] = 0; }, -1,
     "/result/winner", Code::bad_document},
    {"AKeyMissingInTheResult", "generals_war", [](Json& v) { v["result"].erase("scores"); }, -1,
     "/result/scores", Code::bad_document},
};

class Tampered : public testing::TestWithParam<Tampering> {};

TEST_P(Tampered, IsRefusedAtItsStep) {
    Json vector = line_of(GetParam().file, 0);
    ASSERT_TRUE(conform(vector.dump()).ok());
    GetParam().change(vector);
    // A good line before it, so that the line is told too.
    const Conformance counts = conform(line_of(GetParam().file, 1).dump() + "\n" + vector.dump());
    EXPECT_EQ(counts.line, 2U);
    EXPECT_EQ(counts.games, 1U);
    EXPECT_EQ(counts.step, GetParam().step);
    EXPECT_EQ(counts.problem.where, GetParam().where) << counts.problem.message;
    EXPECT_EQ(counts.problem.code, GetParam().code) << counts.problem.message;
    EXPECT_FALSE(counts.problem.message.empty());
}

INSTANTIATE_TEST_SUITE_P(Vectors, Tampered, testing::ValuesIn(tamperings),
                         [](const auto& tested) { return std::string(tested.param.name); });

// Whatever number, text, key or list of a vector is changed, the vector is refused.
class Changes {
  public:
    explicit Changes(const Json& vector) : vector_(vector) {}

    // How many of the changed vectors were taken.
    int count_taken() {
        walk(vector_);
        return taken_;
    }
    [[nodiscard]] int tried() const { return tried_; }

  private:
    void walk(Json& value) {
        if (value.is_object() || value.is_array()) {
            for (Json& part : value) walk(part);
            return;
        }
        const Json before = value;
        value = before.is_number() ? Json(before.get<std::int64_t>() + 1)
                                   : Json(before.is_null() ? "x" : before.get<std::string>() + "x");
        ++tried_;
        if (conform(vector_.dump()).ok()) {
            ++taken_;
            ADD_FAILURE() << "a change of " << before << " was taken";
        }
        value = before;
    }

    Json vector_;
    int tried_ = 0;
    int taken_ = 0;
};

TEST(Tampered, EveryValueOfAVectorCounts) {
    for (const char* file : {"bot_war", "generals_war", "suicide_king"}) {
        Json vector = line_of(file, 0);
        // What is refused may as well be refused with another letter.
        for (Json& step : vector["steps"]) step.erase("reject");
        Changes changes(vector);
        EXPECT_EQ(changes.count_taken(), 0) << file;
        EXPECT_GT(changes.tried(), 100) << file;
    }
}

struct Answer {
    const char* name;
    const char* line;
    const char* where;
    Code code;
};

#define ZERO_KEY "0000000000000000000000000000000000000000000000000000000000000000"

const Answer answers[] = {
    {"GoodLot",
     R"({"chance":"lot","key":")" ZERO_KEY
     R"(","event":"8589934597","among":[0,1,2,3,4],"seat":2})",
     "", Code::ok},
    {"AnotherSeat",
     R"({"chance":"lot","key":")" ZERO_KEY
     R"(","event":"8589934597","among":[0,1,2,3,4],"seat":1})",
     "/seat", Code::differs},
    {"SeatsOutOfOrder",
     R"({"chance":"lot","key":")" ZERO_KEY R"(","event":"8589934597","among":[1,0],"seat":1})",
     "/among/1", Code::bad_document},
    {"NoSeats", R"({"chance":"lot","key":")" ZERO_KEY R"(","event":"5","among":[],"seat":1})",
     "/among", Code::bad_document},
    {"AnotherKey",
     R"({"chance":"game_key","series":")" ZERO_KEY R"(","game":"0","key":")" ZERO_KEY R"("})",
     "/key", Code::differs},
    {"ShortKey", R"({"chance":"game_key","series":"00","game":"0","key":"00"})", "/series",
     Code::bad_document},
    {"NumberOfEventNotAText",
     R"({"chance":"lot","key":")" ZERO_KEY R"(","event":5,"among":[0,1],"seat":1})", "/event",
     Code::bad_document},
    {"AnotherDeck",
     R"({"chance":"deal","key":")" ZERO_KEY R"(","event":"0","pack":52,"deck":"AC"})", "/deck",
     Code::differs},
    {"UnknownKey",
     R"({"chance":"deal","key":")" ZERO_KEY R"(","event":"0","pack":52,"deck":"AC","top":1})",
     "/top", Code::bad_document},
    {"UnknownKind", R"({"chance":"dice"})", "/chance", Code::bad_document},
};

class Answers : public testing::TestWithParam<Answer> {};

TEST_P(Answers, OfTheChanceStreamAreCompared) {
    const Conformance counts = conform(GetParam().line);
    EXPECT_EQ(counts.problem.code, GetParam().code) << counts.problem.message;
    EXPECT_EQ(counts.problem.where, GetParam().where);
    EXPECT_EQ(counts.step, -1);
    EXPECT_EQ(counts.outcomes, GetParam().code == Code::ok ? 1U : 0U);
}

INSTANTIATE_TEST_SUITE_P(Lines, Answers, testing::ValuesIn(answers),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace cardrules::test
