// What is wrong with a document is told by its code and its place; what is right is taken.
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>

namespace cardrules {
namespace {

using Json = nlohmann::ordered_json;

// A state of each game, some steps into it; of War with Bots the first sealed "show" is in, of
// General's War the first "commit".
State state_of(const std::string& game) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, 2, ruleset).ok());
    Match match(ruleset, {.key = key_from_seed(4)});
    if (game == "generals_war") {
        while (match.turn().mode != Mode::sealed) match.apply_index(match.turn().seats.lowest(), 0);
    }
    for (std::uint64_t i = 0; game == "suicide_king" && i < 7; ++i)
        match.apply_index(match.turn().seats.lowest(), i);
    if (match.turn().mode == Mode::sealed) match.apply_index(1, 0);
    return match.state();
}

struct Fault {
    const char* name;
    const char* game;
    void (*change)(Json& document);
    const char* where;
    Code code = Code::bad_document;
};

void put(Json& document, const char* pointer, const Json& value) {
    document[Json::json_pointer(pointer)] = value;
}

const Fault state_faults[] = {
    {"UnknownKey", "bot_war", [](Json& d) { put(d, "/more", 1); }, "/more"},
    {"NoFormat", "bot_war", [](Json& d) { d.erase("format"); }, "/format"},
    {"FormatIsText", "bot_war", [](Json& d) { put(d, "/format", "1"); }, "/format"},
    {"LaterFormat", "bot_war", [](Json& d) { put(d, "/format", 2); }, "/format", Code::too_new},
    {"EarlierFormat", "bot_war", [](Json& d) { put(d, "/format", 0); }, "/format", Code::too_old},
    {"NegativeFormat", "bot_war", [](Json& d) { put(d, "/format", -1); }, "/format"},
    {"LaterFormatWithUnknownKeys", "bot_war",
     [](Json& d) {
         put(d, "/format", 9);
         put(d, "/more", 1);
     },
     "/format", Code::too_new},
    {"NoDocument", "bot_war", [](Json& d) { d.erase("document"); }, "/document"},
    {"AnotherDocument", "bot_war", [](Json& d) { put(d, "/document", "save"); }, "/document"},
    {"UnknownGame", "bot_war", [](Json& d) { put(d, "/game", "war"); }, "/game",
     Code::unknown_game},
    {"LaterRules", "bot_war", [](Json& d) { put(d, "/rules", 2); }, "/rules", Code::too_new},
    {"RulesThatNeverWere", "bot_war", [](Json& d) { put(d, "/rules", 0); }, "/rules"},
    {"TooManyPlayers", "bot_war", [](Json& d) { put(d, "/players", 6); }, "/players",
     Code::bad_players},
    {"ManyTooManyPlayers", "bot_war", [](Json& d) { put(d, "/players", 4294967298); }, "/players",
     Code::bad_players},
    {"ThreePlayersOfAGameForTwoOrFour", "generals_war", [](Json& d) { put(d, "/players", 3); },
     "/players", Code::bad_players},
    {"MorePlayersThanSeats", "bot_war", [](Json& d) { put(d, "/players", 3); }, "/position/kills"},
    {"MissingOption", "bot_war", [](Json& d) { d["options"].erase("scoring"); },
     "/options/scoring"},
    {"UnknownOption", "bot_war", [](Json& d) { put(d, "/options/tie", "own"); }, "/options/tie",
     Code::unknown_option},
    {"OptionOutOfRange", "bot_war", [](Json& d) { put(d, "/options/target_score", 101); },
     "/options/target_score", Code::bad_option},
    {"OptionOfAnotherType", "bot_war", [](Json& d) { put(d, "/options/target_score", "10"); },
     "/options/target_score", Code::bad_option},
    {"NameByNumber", "bot_war", [](Json& d) { put(d, "/options/scoring", 1); }, "/options/scoring",
     Code::bad_option},
    {"DealerThatIsNoSeat", "bot_war", [](Json& d) { put(d, "/options/dealer", 2); },
     "/options/dealer", Code::bad_option},
    {"DealerBelowZero", "bot_war", [](Json& d) { put(d, "/options/dealer", -1); },
     "/options/dealer", Code::bad_option},
    {"FieldIsMissing", "bot_war", [](Json& d) { d["position"].erase("turn"); }, "/position/turn"},
    {"FieldThatIsNone", "bot_war", [](Json& d) { put(d, "/position/more", 0); }, "/position/more"},
    {"PhaseThatIsNone", "bot_war", [](Json& d) { put(d, "/position/phase", "battle"); },
     "/position/phase"},
    {"PhaseByNumber", "bot_war", [](Json& d) { put(d, "/position/phase", 2); }, "/position/phase"},
    {"NumberOutOfRange", "bot_war", [](Json& d) { put(d, "/position/round", 10001); },
     "/position/round"},
    {"NumberWithAPoint", "bot_war", [](Json& d) { put(d, "/position/round", 1.0); },
     "/position/round"},
    {"NumberOfManyDigits", "bot_war", [](Json& d) { put(d, "/position/round", ~0ULL); },
     "/position/round"},
    {"SeatThatIsNone", "bot_war", [](Json& d) { put(d, "/position/turn", 2); }, "/position/turn"},
    {"NoSeatByNumber", "bot_war", [](Json& d) { put(d, "/position/turn", -1); }, "/position/turn"},
    {"FlagByNumber", "bot_war", [](Json& d) { put(d, "/position/yielded/1", 0); },
     "/position/yielded/1"},
    {"OneEntryTooFew", "bot_war", [](Json& d) { d["position"]["scores"].erase(1); },
     "/position/scores"},
    {"OneEntryTooMany", "bot_war", [](Json& d) { d["position"]["scores"].push_back(0); },
     "/position/scores"},
    {"EntryOutOfRange", "bot_war", [](Json& d) { put(d, "/position/scores/1", 126); },
     "/position/scores/1"},
    {"UnknownCard", "bot_war", [](Json& d) { put(d, "/position/hand/0/3", "1C"); },
     "/position/hand/0/3"},
    {"CardByNumber", "bot_war", [](Json& d) { put(d, "/position/hand/0/3", 7); },
     "/position/hand/0/3"},
    {"CardThatIsNotInThePack", "generals_war", [](Json& d) { put(d, "/position/hand/0/3", "BJ"); },
     "/position/hand/0/3"},
    {"CardTwiceInAHand", "bot_war",
     [](Json& d) { put(d, "/position/hand/0/3", d["position"]["hand"][0][2]); },
     "/position/hand/0/3"},
    {"CardInTwoHands", "bot_war",
     [](Json& d) { put(d, "/position/hand/1/3", d["position"]["hand"][0][2]); },
     "/position/hand/1"},
    {"CardInAHandAndTheReserve", "bot_war",
     [](Json& d) { put(d, "/position/reserve/5", d["position"]["hand"][0][2]); },
     "/position/reserve/5"},
    {"CardNowhere", "bot_war", [](Json& d) { d["position"]["reserve"].erase(4); }, "/position"},
    {"MoreCardsThanFit", "suicide_king",
     [](Json& d) {
         for (int i = 0; i < 60; ++i) d["position"]["shown"].push_back("AC");
     },
     "/position/shown"},
    {"PileOfAnotherSize", "suicide_king", [](Json& d) { d["position"]["pile"][1].erase(0); },
     "/position/pile/1"},
    {"OnePileTooFew", "suicide_king", [](Json& d) { d["position"]["pile"].erase(4); },
     "/position/pile"},
    {"CardTwiceInThePiles", "suicide_king",
     [](Json& d) { put(d, "/position/pile/2/1", d["position"]["pile"][3][1]); },
     "/position/pile/3/1"},
    {"PointsThatTheCardsAreNotWorth", "generals_war",
     [](Json& d) { put(d, "/position/points/0", 5); }, "/position/points"},
    {"BotOfNobody", "bot_war", [](Json& d) { put(d, "/position/owner", 0); }, "/position/standing"},
    {"TurnOfNobody", "suicide_king", [](Json& d) { put(d, "/position/turn", nullptr); },
     "/position/turn"},
    {"OutBeforeTheEnd", "suicide_king", [](Json& d) { put(d, "/position/gone", {0}); },
     "/position/gone"},
    {"SealedOfTooFew", "bot_war", [](Json& d) { d["sealed"].erase(0); }, "/sealed"},
    {"SealedIsNoList", "bot_war", [](Json& d) { put(d, "/sealed", nullptr); }, "/sealed"},
    {"SealedByNumber", "bot_war", [](Json& d) { put(d, "/sealed/1", 4); }, "/sealed/1"},
    {"SealedThatIsNoMove", "bot_war", [](Json& d) { put(d, "/sealed/1", "pass"); }, "/sealed/1"},
    {"SealedThatIsNoText", "bot_war", [](Json& d) { put(d, "/sealed/1", ""); }, "/sealed/1"},
    {"SealedOfAnothersCards", "bot_war",
     [](Json& d) {
         const std::string other = d["position"]["hand"][0][2];
         put(d, "/sealed/1", "show " + other);
     },
     "/sealed/1"},
    {"SealedOfAll", "bot_war",
     [](Json& d) {
         const std::string own = d["position"]["hand"][0][2];
         put(d, "/sealed/0", "show " + own);
     },
     "/sealed/1"},
    {"SealedWhereNoneIs", "suicide_king", [](Json& d) { put(d, "/sealed/0", "draw 0/3"); },
     "/sealed/0"},
    {"KnownOfTooFew", "bot_war", [](Json& d) { d["known"]["seats"].erase(0); }, "/known/seats"},
    {"KnownWithoutEveryone", "bot_war", [](Json& d) { d["known"].erase("everyone"); },
     "/known/everyone"},
    {"KnownTwice", "bot_war",
     [](Json& d) {
         d["known"]["everyone"] = {"AC", "AC"};
     },
     "/known/everyone/1"},
    {"OwnHandUnknown", "bot_war", [](Json& d) { d["known"]["seats"][1] = Json::array(); },
     "/known/seats/1"},
    {"OpenCardsUnknown", "suicide_king", [](Json& d) { d["known"]["everyone"] = Json::array(); },
     "/known/everyone"},
};

class StateFaults : public testing::TestWithParam<Fault> {};

TEST_P(StateFaults, AreToldByCodeAndPlace) {
    const State before = state_of(GetParam().game);
    Json document = Json::parse(state_json(before));
    GetParam().change(document);
    State out = before;
    const Problem problem = read_state(document.dump(), out);
    EXPECT_EQ(code_name(problem.code), code_name(GetParam().code)) << problem.message;
    EXPECT_EQ(problem.where, GetParam().where) << problem.message;
    EXPECT_FALSE(problem.message.empty());
    EXPECT_EQ(problem.position, -1);
    EXPECT_TRUE(out == before);
}

INSTANTIATE_TEST_SUITE_P(States, StateFaults, testing::ValuesIn(state_faults),
                         [](const auto& tested) { return std::string(tested.param.name); });

// The seat that owes its move is the second to be read here.
TEST(StateDocument, SealedMoveOfTheOtherSeatIsTaken) {
    Json document = Json::parse(state_json(state_of("bot_war")));
    const std::string own = document["position"]["hand"][0][2];
    document["sealed"] = {"show " + own, nullptr};
    State out;
    EXPECT_TRUE(read_state(document.dump(), out).ok());
    EXPECT_EQ(out.turn().seats, SeatSet::single(1));
}

TEST(StateDocument, MoreCardsMayBeKnown) {
    Json document = Json::parse(state_json(state_of("bot_war")));
    document["known"]["seats"][0].push_back(document["position"]["reserve"][0]);
    State out;
    ASSERT_TRUE(read_state(document.dump(), out).ok());
    const int card = card_from_name(document["position"]["reserve"][0].get<std::string>());
    EXPECT_TRUE(out.header().known.of(0).contains(static_cast<Card>(card)));
}

TEST(StateDocument, ErrorCarriesTheProblem) {
    try {
        static_cast<void>(state_from_json("{}"));
        FAIL() << "nothing was thrown";
    } catch (const Error& error) {
        EXPECT_EQ(error.code(), Code::bad_document);
        EXPECT_EQ(error.problem().where, "/format");
    }
    EXPECT_THROW(static_cast<void>(ruleset_from_json("[")), Error);
    EXPECT_THROW(static_cast<void>(record_from_json("[]")), Error);
    EXPECT_THROW(static_cast<void>(save_from_json("null")), Error);
}

// Rulesets.

struct RulesetCase {
    const char* name;
    const char* text;
    const char* result;  // the ruleset that is read, or where the fault is
    Code code = Code::ok;
};

#define KING_REST R"(,"players":2,"options":{"dealer":0,"draw_from":)"

const RulesetCase ruleset_cases[] = {
    {"Defaults", R"({"game":"suicide_king","players":2})",
     R"({"game":"suicide_king","rules":1)" KING_REST
     R"("any","extra_draws":"batches","on_king":"continue","last_card":"leaves","goal":"not_last"}})"},
    {"Lot", R"({"game":"generals_war","rules":1,"players":4,"options":{"dealer":"lot"}})",
     R"({"game":"generals_war","rules":1,"players":4,"options":{"dealer":"lot","target_points":60,"generals_to_win":2,"tie":"carry","short_hands":"end","leftovers":"discard"}})"},
    {"Preset", R"({"game":"suicide_king","players":2,"preset":"inventor"})",
     R"({"game":"suicide_king","rules":1)" KING_REST
     R"("top","extra_draws":"replace","on_king":"new_round","last_card":"stays","goal":"be_last"}})"},
    {"PresetAndOptions",
     R"({"options":{"goal":"not_last"},"preset":"inventor","game":"suicide_king","players":2})",
     R"({"game":"suicide_king","rules":1)" KING_REST
     R"("top","extra_draws":"replace","on_king":"new_round","last_card":"stays","goal":"not_last"}})"},
    {"NoGame", R"({"players":2})", "/game", Code::bad_document},
    {"NoPlayers", R"({"game":"bot_war"})", "/players", Code::bad_document},
    {"PlayersAsText", R"({"game":"bot_war","players":"2"})", "/players", Code::bad_players},
    {"GameByNumber", R"({"game":1,"players":2})", "/game", Code::bad_document},
    {"UnknownPreset", R"({"game":"bot_war","players":2,"preset":"inventor"})", "/preset",
     Code::unknown_option},
    {"OptionsAsList", R"({"game":"bot_war","players":2,"options":[]})", "/options",
     Code::bad_document},
    {"NotAnObject", "[]", "", Code::bad_document},
};

class Rulesets : public testing::TestWithParam<RulesetCase> {};

TEST_P(Rulesets, AreReadOrRefused) {
    Ruleset ruleset;
    const Problem problem = read_ruleset(GetParam().text, ruleset);
    EXPECT_EQ(code_name(problem.code), code_name(GetParam().code)) << problem.message;
    EXPECT_EQ(problem.ok() ? ruleset_json(ruleset) : problem.where, GetParam().result);
}

INSTANTIATE_TEST_SUITE_P(Texts, Rulesets, testing::ValuesIn(ruleset_cases),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(OptionsText, ChangesOnlyWhatItNames) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 3, ruleset).ok());
    ASSERT_TRUE(ruleset.preset("inventor").ok());
    EXPECT_TRUE(read_options(R"({"draw_from":"any","dealer":"lot"})", ruleset).ok());
    EXPECT_EQ(options_json(ruleset),
              R"({"dealer":"lot","draw_from":"any","extra_draws":"replace",)"
              R"("on_king":"new_round","last_card":"stays","goal":"be_last"})");
}

TEST(OptionsText, LeavesTheRulesetWhereOneOptionIsWrong) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("bot_war", 3, ruleset).ok());
    const Ruleset before = ruleset;
    const Problem problem = read_options(R"({"target_score":3,"max_rounds":0})", ruleset);
    EXPECT_EQ(problem.code, Code::bad_option);
    EXPECT_EQ(problem.where, "/max_rounds");
    EXPECT_EQ(ruleset, before);
}

// Saves.

const Fault save_faults[] = {
    {"NoChance", "bot_war", [](Json& d) { d.erase("chance"); }, "/chance"},
    {"NoEdit", "bot_war", [](Json& d) { d.erase("edit"); }, "/edit"},
    {"EditByNumber", "bot_war", [](Json& d) { put(d, "/edit", 0); }, "/edit"},
    {"EditWithALeadingZero", "bot_war", [](Json& d) { put(d, "/edit", "00"); }, "/edit"},
    {"EditBeyond64Bits", "bot_war", [](Json& d) { put(d, "/edit", "18446744073709551616"); },
     "/edit"},
    {"UnknownMode", "bot_war", [](Json& d) { put(d, "/chance/mode", "random"); }, "/chance/mode"},
    {"ShortKey", "bot_war", [](Json& d) { put(d, "/chance/key", "00"); }, "/chance/key"},
    {"KeyInCapitals", "bot_war", [](Json& d) { put(d, "/chance/key", std::string(64, 'A')); },
     "/chance/key"},
    {"AnotherKey", "bot_war", [](Json& d) { put(d, "/chance/key", std::string(64, '1')); },
     "/steps/0/do", Code::differs},
    {"AnotherGameOfTheSeries", "bot_war", [](Json& d) { put(d, "/chance/game", "1"); },
     "/steps/0/do", Code::differs},
    {"WithoutItsLastChanceMove", "bot_war", [](Json& d) { put(d, "/steps", Json::array()); },
     "/steps", Code::differs},
    {"PartialOptions", "bot_war", [](Json& d) { d["options"].erase("dealer"); }, "/options/dealer"},
    {"IllegalStep", "bot_war", [](Json& d) { put(d, "/steps/1/do", "pass"); }, "/steps/1/do",
     Code::differs},
    {"ResultOfAGameThatGoesOn", "bot_war",
     [](Json& d) {
         d["result"] = {{"reason", "target"}, {"placements", {1, 2}}, {"scores", {10, 0}}};
     },
     "/result", Code::differs},
    {"StartThatIsNoPosition", "bot_war", [](Json& d) { put(d, "/start", Json::object()); },
     "/start/position"},
    {"IsAState", "bot_war", [](Json& d) { put(d, "/document", "state"); }, "/document"},
};

class SaveFaults : public testing::TestWithParam<Fault> {};

TEST_P(SaveFaults, AreToldByCodeAndPlace) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create(GetParam().game, 2, ruleset).ok());
    Match match(ruleset, {.key = key_from_seed(4)});
    match.apply_index(1, 3);
    Json document = Json::parse(save_json(match));
    GetParam().change(document);
    std::optional<Match> out;
    const Problem problem = read_save(document.dump(), out);
    EXPECT_EQ(code_name(problem.code), code_name(GetParam().code)) << problem.message;
    EXPECT_EQ(problem.where, GetParam().where) << problem.message;
    EXPECT_FALSE(out.has_value());
}

INSTANTIATE_TEST_SUITE_P(Saves, SaveFaults, testing::ValuesIn(save_faults),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(SaveDocument, KeepsTheEditNumberAndTheSeries) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("generals_war", 2, ruleset).ok());
    Match match(ruleset, {.key = key_from_seed(8)});
    match.apply_index(1, 0);
    match.undo();
    while (!match.over()) match.apply_index(match.turn().seats.lowest(), 0);
    match.next_game();
    match.apply_index(match.turn().seats.lowest(), 0);
    Match read = save_from_json(save_json(match));
    EXPECT_EQ(read.edit(), match.edit());
    EXPECT_EQ(read.game(), 1U);
    EXPECT_EQ(read.key(), match.key());
    EXPECT_EQ(save_json(read), save_json(match));
    for (Match* played : {&read, &match}) {
        while (!played->over()) played->apply_index(played->turn().seats.lowest(), 0);
        played->next_game();
    }
    EXPECT_EQ(save_json(read), save_json(match));
}

TEST(SaveDocument, OfAHostsChanceWaitsForIt) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("generals_war", 2, ruleset).ok());
    ASSERT_TRUE(ruleset.set("dealer", "lot").ok());
    Match match(ruleset, {.chance = ChanceMode::host});
    Match read = save_from_json(save_json(match));
    EXPECT_EQ(read.turn().mode, Mode::lot);
    read.apply(chance, "lot 1");
    EXPECT_EQ(save_from_json(save_json(read)).turn().mode, Mode::deal);
}

}  // namespace
}  // namespace cardrules
