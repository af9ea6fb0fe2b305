// Views, events, checks, previews and redacted records as text.
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

namespace cardrules {
namespace {

using Json = nlohmann::json;

Match new_match(std::string_view game, int players, std::uint64_t seed) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok());
    return Match(ruleset, {.key = key_from_seed(seed)});
}

TEST(ViewDocument, HoldsWhatItsViewerKnows) {
    const Match match = new_match("bot_war", 2, 1);
    const Json view = Json::parse(view_json(view_of(match, 1)));
    EXPECT_EQ(view["document"], "view");
    EXPECT_EQ(view["viewer"], 1);
    EXPECT_EQ(view["to_act"], Json::parse(R"({"mode":"sealed","actors":[0,1]})"));
    EXPECT_EQ(view["values"]["phase"], "show");
    EXPECT_EQ(view["zones"]["hand.1"]["cards"].size(), 10U);
    EXPECT_EQ(view["zones"]["hand.0"], Json::parse(R"({"cards":[],"hidden":10})"));
    EXPECT_EQ(view["zones"]["reserve"]["order"].size(), 34U);
    EXPECT_TRUE(view["zones"]["reserve"]["order"][0].is_null());
    EXPECT_TRUE(view["sealed"].is_null());
    EXPECT_EQ(Json::parse(view_json(view_of(match, spectator)))["viewer"], "spectator");
}

TEST(ViewDocument, ShowsTheOwnSealedMoveAndThatOthersCommitted) {
    Match match = new_match("bot_war", 2, 1);
    const Move move = choices_of(match, 1).at(4);
    match.apply(1, move);
    const Json own = Json::parse(view_json(view_of(match, 1)));
    const Json other = Json::parse(view_json(view_of(match, 0)));
    EXPECT_EQ(own["sealed"], std::string(move_text(match.state().info(), move).view()));
    EXPECT_TRUE(other["sealed"].is_null());
    EXPECT_TRUE(other["seats"][1]["committed"]);
    EXPECT_EQ(other["to_act"], Json::parse(R"({"mode":"sealed","actors":[0]})"));
}

// A fault put into a view, the place that is told and the code.
struct Fault {
    const char* pointer;
    const char* value;
    const char* where;
    Code code = Code::bad_document;
};

TEST(ViewDocument, IsRefusedWhereItIsWrong) {
    const Match match = new_match("bot_war", 2, 1);
    const Json view = Json::parse(view_json(view_of(match, 1)));
    const Fault faults[] = {
        {"/format", "2", "/format", Code::too_new},
        {"/document", "\"state\"", "/document"},
        {"/game", "\"chess\"", "/game", Code::unknown_game},
        {"/viewer", "2", "/viewer"},
        {"/viewer", "\"chance\"", "/viewer"},
        {"/step", "-1", "/step"},
        {"/edit", "0", "/edit"},
        {"/to_act/mode", "\"all\"", "/to_act/mode"},
        {"/to_act/actors", "[0,0]", "/to_act/actors/1"},
        {"/to_act/actors", "[\"chance\"]", "/to_act/actors/0"},
        {"/to_act/actors", "[]", "/to_act/actors"},
        {"/to_act/actors", "[0]", "", Code::impossible},
        {"/end_reason", "\"boredom\"", "/end_reason"},
        {"/end_reason", "\"target\"", "", Code::impossible},
        {"/zones/hand.0/hidden", "11", "/zones/reserve"},
        {"/zones/hand.0/hidden", "9", "", Code::impossible},
        {"/zones/hand.0/cards", "[\"XX\"]", "/zones/hand.0/cards/0"},
        {"/zones/hand.7", "{}", "/zones/hand.7"},
        {"/zones/reserve/at", "[]", "/zones/reserve/at"},
        {"/values/phase", "\"lead\"", "", Code::impossible},
        {"/values/phase", "\"rest\"", "/values/phase"},
        {"/values/kills", "[0]", "/values/kills"},
        {"/values/kills", "[0,27]", "/values/kills/1"},
        {"/values/luck", "1", "/values/luck"},
        {"/seats/0/status", "\"asleep\"", "/seats/0/status"},
        {"/seats/0/committed", "true", "", Code::impossible},
        {"/seats/0/score", "1", "", Code::impossible},
        {"/seats/1/place", "3", "/seats/1/place"},
        {"/open", "[\"RJ\"]", "", Code::impossible},
        {"/sealed", "\"shove\"", "/sealed"},
        {"/sealed", "\"show\"", "", Code::impossible},
        {"/sealed", "\"yield\"", "", Code::impossible},
    };
    for (const Fault& fault : faults) {
        Json changed = view;
        changed[Json::json_pointer(fault.pointer)] = Json::parse(fault.value);
        View read;
        const Problem problem = read_view(changed.dump(), read);
        EXPECT_EQ(code_name(problem.code), code_name(fault.code)) << fault.pointer << fault.value;
        EXPECT_EQ(problem.where, fault.where) << fault.pointer << problem.message;
    }
}

TEST(ViewDocument, IsRefusedWithACardInTwoPlaces) {
    const Match match = new_match("bot_war", 2, 1);
    Json view = Json::parse(view_json(view_of(match, 1)));
    view["zones"]["reserve"]["order"][3] = view["zones"]["hand.1"]["cards"][0];
    View read;
    EXPECT_EQ(read_view(view.dump(), read).where, "/zones/reserve/order/3");
}

TEST(ViewDocument, IsRefusedWhereAViewerDoesNotKnowHisHandOrOthersWhatLiesOpen) {
    Match match = new_match("bot_war", 2, 1);
    while (match.ply() < 4) match.apply_index(match.turn().seats.lowest(), 0);
    const Json view = Json::parse(view_json(view_of(match, 1)));
    ASSERT_FALSE(view["zones"]["standing"]["cards"].empty());
    View read;
    for (const char* name : {"hand.1", "standing"}) {
        Json changed = view;
        Json& zone = changed["zones"][name];
        zone["cards"].erase(zone["cards"].begin());
        zone["hidden"] = 1;
        EXPECT_EQ(read_view(changed.dump(), read).code, Code::impossible) << name;
    }
    Json changed = view;
    changed["open"].clear();
    EXPECT_EQ(read_view(changed.dump(), read).code, Code::impossible);
}

// A view of a muster in which so many aces were declared, each for five cards.
Json mustered(int first, int second) {
    const Match match = new_match("generals_war", 2, 3);
    Json view = Json::parse(view_json(view_of(match, spectator)));
    view["values"]["declared"] = {first, second};
    view["zones"]["hand.0"]["hidden"] = 5 + 5 * first;
    view["zones"]["hand.1"]["hidden"] = 5 + 5 * second;
    const auto left = static_cast<std::size_t>(42 - 5 * (first + second));
    view["zones"]["reserve"]["order"] = std::vector<Json>(left);
    return view;
}

// There are four aces, so that no more can be in hidden hands.
TEST(ViewDocument, IsRefusedWhereHiddenCardsCannotBeAsEverybodyKnows) {
    View read;
    EXPECT_TRUE(read_view(mustered(3, 1).dump(), read).ok());
    EXPECT_EQ(read_view(mustered(4, 1).dump(), read).code, Code::impossible);
    Json small_hand = mustered(3, 1);
    small_hand["values"]["declared"] = {2, 1};
    EXPECT_EQ(read_view(small_hand.dump(), read).code, Code::impossible);
}

TEST(CheckDocument, SaysWhyNotByCodeSlotAndRule) {
    const Match match = new_match("bot_war", 2, 1);
    const std::string card(card_name(view_of(match, 0).zone("hand", 0)->known.lowest()));
    EXPECT_EQ(check_json(match, 0, "show " + card), R"({"ok":true})");
    EXPECT_EQ(check_json(match, 0, "show " + card, 7),
              R"({"ok":false,"code":"stale","verb":null,"slot":null,"rule":null,)"
              R"("message":"\"show )" +
                  card + R"(\" was meant for another step of the game; look at the game again"})");
    const Json other = Json::parse(check_json(match, 1, "show " + card));
    EXPECT_EQ(other["code"], "not_available");
    EXPECT_EQ(other["slot"], "card");
    EXPECT_EQ(other["rule"], "BW-2");
    EXPECT_EQ(Json::parse(check_json(match, 0, "yield"))["code"], "verb_not_available");
    EXPECT_EQ(Json::parse(check_json(match, 0, "fold"))["code"], "malformed");
    EXPECT_EQ(Json::parse(check_json(match, spectator, "yield"))["code"], "not_to_act");
}

TEST(CheckDocument, IsTheSameFromTheViewAlone) {
    const Match match = new_match("bot_war", 2, 1);
    for (const int viewer : {0, 1, spectator})
        for (const char* move : {"show 7H", "show", "yield", "bot KC TD", "nonsense", ""}) {
            const View view = view_from_json(view_json(view_of(match, viewer)));
            EXPECT_EQ(check_json(view, move), check_json(match, viewer, move));
            EXPECT_EQ(preview_json(view, move), preview_json(match, viewer, move));
        }
}

TEST(PreviewDocument, HoldsTheViewAfterTheMove) {
    Match match = new_match("bot_war", 2, 1);
    const std::string card(card_name(view_of(match, 0).zone("hand", 0)->known.lowest()));
    const Json shown = Json::parse(preview_json(match, 0, "show " + card));
    match.apply(0, "show " + card);
    EXPECT_EQ(shown["view"].dump(), Json::parse(view_json(view_of(match, 0))).dump());
    const std::string other(card_name(view_of(match, 1).zone("hand", 1)->known.lowest()));
    EXPECT_EQ(preview_json(match, 1, "show " + other), R"({"ok":true,"depends":true,"view":null})");
    EXPECT_EQ(preview_json(match, 0, "show " + card), check_json(match, 0, "show " + card));
}

TEST(RedactedRecord, HidesWhatIsSealedUntilAllAreIn) {
    Match match = new_match("bot_war", 2, 1);
    match.apply_index(0, 0);
    const auto last_move = [&](int viewer) {
        return Json::parse(redacted_record_json(match, viewer))["steps"][1]["do"];
    };
    EXPECT_TRUE(last_move(1).is_null());
    EXPECT_TRUE(last_move(spectator).is_null());
    EXPECT_TRUE(last_move(0).is_string());
    match.apply_index(1, 0);
    EXPECT_TRUE(last_move(1).is_string());
}

TEST(RedactedRecord, ShowsOfADealTheOwnCards) {
    const Match match = new_match("bot_war", 2, 1);
    const auto cards_shown = [&](int viewer) {
        const Json record = Json::parse(redacted_record_json(match, viewer));
        int count = 0;
        for (const Json& card : record["steps"][0]["deal"]) count += card.is_null() ? 0 : 1;
        return count;
    };
    EXPECT_EQ(cards_shown(0), 10);
    EXPECT_EQ(cards_shown(1), 10);
    EXPECT_EQ(cards_shown(spectator), 0);
}

}  // namespace
}  // namespace cardrules
