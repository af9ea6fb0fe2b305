// War with Bots by the rules of src/games/bot_war/RULES.md.
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/access.hpp"
#include "games/bot_war/state.hpp"
#include "support/scripted_game.hpp"

namespace cardrules::test {
namespace {

using games::bot_war::Position;

// Mixed hands for two or three players, and what comes next.
const std::vector<std::string_view> mixed_hands = {"2C 5C 9C KC BJ 2D 5D 9D KD AD",
                                                   "3C 6C TC QC RJ 3D 6D TD QD AH",
                                                   "4C 7C JC AC AS 4D 7D JD 2H KH"};

struct BotWarGame : ScriptedGame {
    explicit BotWarGame(int players, const Options& options = {})
        : ScriptedGame("bot_war", players, options) {}

    // Deals mixed hands, and has seat 0 lead.
    void seat_0_leads(std::string_view reserve = "") {
        const auto players = static_cast<std::ptrdiff_t>(state().players());
        deal(Hands{{mixed_hands.begin(), mixed_hands.begin() + players}, reserve});
        play({"0 show BJ", "1 show 3C"});
        if (players == 3) play({"2 show 4C"});
        ASSERT_EQ(to_act(), "0");
    }
    Position& position() { return *static_cast<Position*>(StateAccess::position(state())); }
};

TEST(BotWar, BW1_TenCardsEachOneByOneFromTheDealersLeft) {
    struct Row {
        int players;
        std::string_view dealer;
        int gets_the_first_card;
        std::string_view reserve;
    };
    const std::vector<Row> rows = {{2, "0", 1, "34"}, {2, "1", 0, "34"}, {3, "0", 1, "24"},
                                   {3, "2", 0, "24"}, {4, "1", 2, "14"}, {5, "0", 1, "4"},
                                   {5, "4", 0, "4"}};
    for (const Row& row : rows) {
        BotWarGame game(row.players, {{"dealer", row.dealer}});
        EXPECT_EQ(facts_text(game.state()).substr(0, 18), "phase=deal round=0");
        game.deal(Pack{});
        EXPECT_EQ(game.fact("reserve"), row.reserve);
        for (int seat = 0; seat < row.players; ++seat) {
            const int place = (seat - row.gets_the_first_card + row.players) % row.players;
            CardSet expected;
            for (int i = 0; i < 10; ++i)
                expected.insert(static_cast<Card>(i * row.players + place));
            EXPECT_TRUE(game.position().hands[static_cast<std::size_t>(seat)] == expected)
                << row.players << " dealer " << row.dealer << " seat " << seat;
        }
    }
}

TEST(BotWar, BW1_ALotAmongAllDrawsTheFirstDealer) {
    BotWarGame game(3, {{"dealer", "lot"}});
    EXPECT_EQ(facts_text(game.state()), "phase=lot round=0 scores=0 0 0");
    EXPECT_EQ(game.to_act(), "lot 0 1 2");
    game.refuses("chance lot 3", Code::not_available, 2);
    game.play({"chance lot 2"});
    EXPECT_EQ(game.to_act(), "deal");
    EXPECT_EQ(game.state().dealer(), 2);
    game.deal(Pack{});
    EXPECT_EQ(game.fact("hands").substr(0, 31), "[AC 4C 7C TC KC 3D 6D 9D QD 2H]");
}

TEST(BotWar, BW1_EveryRoundIsANewDealOfAllCards) {
    BotWarGame game(2);
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 pass"});
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 0");
    EXPECT_EQ(game.known(spectator, "2C 2D BJ"), "2C 2D BJ");
    game.deal(Pack{});
    EXPECT_EQ(game.fact("round"), "2");
    EXPECT_EQ(game.fact("reserve"), "34");
    EXPECT_EQ(game.known(spectator, "2C 2D BJ"), "");
}

TEST(BotWar, BW2_EverybodyShowsACardUnseenUntilTheLast) {
    BotWarGame game(3);
    game.deal(Hands{mixed_hands, ""});
    EXPECT_EQ(game.fact("phase"), "show");
    EXPECT_EQ(game.to_act(), "0 1 2");
    EXPECT_EQ(game.legal_count(1), 10U);
    game.refuses("1 show 2C", Code::not_available, 2);
    game.refuses("1 show", Code::wrong_count, 2);
    game.refuses("1 show 3C 6C", Code::wrong_count, 2);
    game.refuses("1 pass", Code::verb_not_available, 4);
    game.play({"2 show KH", "0 show 2D"});
    EXPECT_EQ(game.to_act(), "1");
    EXPECT_EQ(game.known(1, "KH 2D"), "");
    game.refuses("0 show KC", Code::not_to_act, 0);
    game.play({"1 show 6C"});
    // The cards stay in the hands, and everybody has seen them.
    EXPECT_EQ(game.known(spectator, "2D 6C 3C KH"), "2D 6C KH");
    EXPECT_EQ(game.fact("hands"),
              "[2C 5C 9C KC AD 2D 5D 9D KD BJ] [3C 6C TC QC 3D 6D TD QD AH RJ] "
              "[AC 4C 7C JC 4D 7D JD 2H KH AS]");
    EXPECT_EQ(game.to_act(), "2");
}

TEST(BotWar, BW2_TheHighestLeadsElseTheLowestElseALot) {
    struct Row {
        std::vector<std::string_view> shown;
        std::string_view to_act;
    };
    const std::vector<Row> rows = {
        // One is highest, and whether the lowest is tied does not matter.
        {{"2C", "3D"}, "1"},
        {{"AS", "2D"}, "1"},
        {{"KC", "BJ"}, "1"},
        {{"QC", "JD", "KH"}, "2"},
        {{"5C", "9D", "5H"}, "1"},
        {{"TC", "9D", "8H", "JS", "2S"}, "3"},
        // The highest is tied: the lowest of all leads.
        {{"KC", "KD", "2H"}, "2"},
        {{"2H", "KD", "KC"}, "0"},
        {{"BJ", "RJ", "AC", "2C"}, "2"},
        {{"9C", "9D", "9H", "8S"}, "3"},
        {{"KC", "5D", "KH", "4S", "KS"}, "3"},
        // That is tied too: a lot among those who showed the lowest.
        {{"KC", "2D", "KH", "2S"}, "lot 1 3"},
        {{"AC", "QD", "AH", "QS", "AS"}, "lot 0 2 4"},
        // All show the same rank.
        {{"7C", "7D"}, "lot 0 1"},
        {{"BJ", "RJ"}, "lot 0 1"},
        {{"7C", "7D", "7H"}, "lot 0 1 2"},
        {{"7C", "7D", "7H", "7S"}, "lot 0 1 2 3"}};
    for (const Row& row : rows) {
        BotWarGame game(static_cast<int>(row.shown.size()));
        game.deal(Hands{row.shown, ""});
        std::string shown;
        for (std::size_t seat = 0; seat < row.shown.size(); ++seat) {
            game.play({std::to_string(seat) + " show " + std::string(row.shown[seat])});
            shown.append(row.shown[seat]).append(" ");
        }
        EXPECT_EQ(game.to_act(), row.to_act) << shown;
        EXPECT_EQ(game.fact("phase"), row.to_act.substr(0, 3) == "lot" ? "lot" : "lead") << shown;
    }
}

TEST(BotWar, BW2_TheLotDrawsTheLeader) {
    BotWarGame game(4);
    game.deal(Hands{{"KC", "2D", "KH", "2S"}, ""});
    game.play({"0 show KC", "1 show 2D", "2 show KH", "3 show 2S"});
    game.refuses("chance lot 0", Code::not_available, 2);
    game.refuses("chance lot 2", Code::not_available, 2);
    game.play({"chance lot 3"});
    EXPECT_EQ(game.fact("phase"), "lead");
    EXPECT_EQ(game.to_act(), "3");
}

TEST(BotWar, BW2_AcesTieAsAnyOtherRank) {
    BotWarGame game(2);
    game.deal(Hands{{"AC 2D", "AS 3D"}, {}});
    game.play({"0 show AC", "1 show AS"});
    EXPECT_EQ(game.to_act(), "lot 0 1");
    game.position().hands[0].erase(0);
    EXPECT_EQ(
        StateAccess::game(game.state()).contradiction(game.state().header(), &game.position()),
        "shown");
}

TEST(BotWar, BW3_AnyWeaponAndAnyArmourOfTheHand) {
    BotWarGame game(2);
    game.seat_0_leads();
    EXPECT_EQ(game.legal_count(0), 25U);
    game.refuses("0 yield", Code::verb_not_available, 3);
    game.refuses("0 pass", Code::verb_not_available, 4);
    game.refuses("0 bot 2D 2C", Code::not_available, 3);
    game.refuses("0 bot 2C", Code::wrong_count, 3);
    game.refuses("0 bot 2C BJ", Code::not_available, 3);
    game.refuses("0 bot 3C 2D", Code::not_available, 3);
    game.refuses("0 bot 2C 3D", Code::not_available, 3);
    game.refuses("1 bot 3C 3D", Code::not_to_act, 0);
    game.play({"0 bot BJ KD"});
    EXPECT_EQ(game.fact("standing"), "0 BJ KD");
    EXPECT_EQ(game.fact("phase"), "respond");
    EXPECT_EQ(game.fact("hands").substr(0, 25), "[2C 5C 9C KC AD 2D 5D 9D]");
    EXPECT_EQ(game.known(1, "BJ KD KC"), "BJ KD");
}

TEST(BotWar, BW3_AJokerIsAWeaponWhateverItsColour) {
    BotWarGame game(2);
    game.deal(Hands{{"AD 2D 3D 4D 5D 6D 7D 8D 9D RJ", "AC 2C 3C 4C 5C 6C 7C 8C 9C BJ"}, ""});
    game.play({"0 show RJ", "1 show BJ", "chance lot 0"});
    game.refuses("0 bot RJ RJ", Code::not_available, 3);
    EXPECT_EQ(game.legal(0),
              "bot RJ AD, bot RJ 2D, bot RJ 3D, bot RJ 4D, bot RJ 5D, bot RJ 6D, bot RJ 7D, "
              "bot RJ 8D, bot RJ 9D");
    game.play({"0 bot RJ AD", "1 pass"});
}

TEST(BotWar, BW3_WhoCanFormNoBotMustYieldToTheLeft) {
    BotWarGame game(3);
    game.deal(Hands{
        {"AD 2D 3D 4D 5D 6D 7D 8D 9D KD", "AC 2C 3C 4C 5C 6C 7C 8C 9C BJ", "TC JC TD JD"}, ""});
    game.play({"0 show KD", "1 show AC", "2 show TC"});
    EXPECT_EQ(game.legal(0), "yield");
    game.refuses("0 bot AD AD", Code::verb_not_available, 3);
    game.play({"0 yield"});
    EXPECT_EQ(game.legal(1), "yield");
    game.play({"1 yield"});
    EXPECT_EQ(game.to_act(), "2");
    game.refuses("2 yield", Code::verb_not_available, 3);
    game.play({"2 bot TC TD"});
    EXPECT_EQ(game.to_act(), "0");
    EXPECT_EQ(game.fact("phase"), "respond");
}

TEST(BotWar, BW3_WhoYieldedHoldsOneKindUntilHeDraws) {
    BotWarGame game(3);
    game.deal(Hands{
        {"AD 2D 3D 4D 5D 6D 7D 8D 9D KD", "AC 2C 3C 4C 5C 6C 7C 8C 9C BJ", "TC JC TD JD"}, ""});
    game.play({"0 show KD", "1 show AC", "2 show TC", "0 yield"});
    Restrictions restrictions;
    StateAccess::game(game.state()).restrict(game.state().header(), &game.position(), restrictions);
    ASSERT_EQ(restrictions.size, 1);
    EXPECT_EQ(restrictions.entries[0].seat, 0);
    EXPECT_EQ(restrictions.entries[0].counts, 1U << 0U | 1U << 10U);
    EXPECT_TRUE(restrictions.marked == games::bot_war::weapon_cards);
}

TEST(BotWar, BW4_TheOthersAnswerClockwiseFromTheOwner) {
    BotWarGame game(3);
    game.deal(Hands{mixed_hands, ""});
    game.play({"0 show 2C", "1 show RJ", "2 show 4C", "1 bot RJ QD"});
    EXPECT_EQ(game.to_act(), "2");
    EXPECT_EQ(game.legal(2), "pass");
    game.refuses("0 pass", Code::not_to_act, 0);
    game.refuses("2 bot JC 4D", Code::verb_not_available, 3);
    game.refuses("2 yield", Code::verb_not_available, 3);
    game.play({"2 pass"});
    EXPECT_EQ(game.to_act(), "0");
    // King and joker beat the queen, with any armour.
    EXPECT_EQ(game.legal(0),
              "bot KC AD, bot KC 2D, bot KC 5D, bot KC 9D, bot KC KD, "
              "bot BJ AD, bot BJ 2D, bot BJ 5D, bot BJ 9D, bot BJ KD, pass");
    game.refuses("0 bot 9C AD", Code::not_available, 4);
    game.play({"0 pass"});
    EXPECT_EQ(game.fact("phase"), "deal");
}

TEST(BotWar, BW4_AWeaponDestroysArmourOfItsRankOrLower) {
    struct Row {
        std::string_view red_king;
        std::string_view armour;
        std::string_view weapon;
        bool destroys;
    };
    const std::vector<Row> rows = {
        {"joker_only", "AD", "AC", true},  {"joker_only", "2D", "AC", false},
        {"joker_only", "2H", "2S", true},  {"joker_only", "9D", "8C", false},
        {"joker_only", "9D", "9S", true},  {"joker_only", "9D", "TS", true},
        {"joker_only", "TD", "9C", false}, {"joker_only", "JH", "TC", false},
        {"joker_only", "JH", "JC", true},  {"joker_only", "QD", "JS", false},
        {"joker_only", "QD", "QS", true},  {"joker_only", "QD", "KC", true},
        {"joker_only", "AH", "BJ", true},  {"joker_only", "KD", "AC", false},
        {"joker_only", "KD", "QC", false}, {"joker_only", "KD", "KC", false},
        {"joker_only", "KH", "KS", false}, {"joker_only", "KD", "BJ", true},
        {"joker_only", "KH", "RJ", true},  {"black_king", "KD", "KC", true},
        {"black_king", "KH", "KS", true},  {"black_king", "KD", "QC", false},
        {"black_king", "KH", "BJ", true},  {"black_king", "KH", "RJ", true},
        {"black_king", "QD", "JS", false}, {"black_king", "QD", "QS", true}};
    for (const Row& row : rows) {
        BotWarGame game(2, {{"red_king", row.red_king}});
        // Seat 0 leads by an ace, seat 1 answers with its weapon and a four.
        const std::string leader = "4C 3C " + std::string(row.armour);
        const std::string answer = "4D " + std::string(row.weapon);
        game.deal(Hands{{leader, answer}, ""});
        game.play({"0 show 4C", "1 show 4D", "chance lot 0"});
        game.play({"0 bot 3C " + std::string(row.armour)});
        const std::string attack = "1 bot " + std::string(row.weapon) + " 4D";
        if (row.destroys) {
            game.play({attack});
            EXPECT_EQ(game.fact("kills"), "0 1") << attack << " on " << row.armour;
        } else {
            game.refuses(attack,
                         game.legal(1) == "pass" ? Code::verb_not_available : Code::not_available,
                         game.legal(1) == "pass" ? 3 : 4);
        }
    }
}

TEST(BotWar, BW4_AnybodyMayPass) {
    BotWarGame game(2);
    game.seat_0_leads();
    game.play({"0 bot 2C AD"});
    EXPECT_EQ(game.legal_count(1), 26U);
    game.play({"1 pass"});
    EXPECT_EQ(game.fact("phase"), "deal");
}

TEST(BotWar, BW5_NewBotBothAreSetAsideAndTheDestroyerLeads) {
    BotWarGame game(3);
    game.seat_0_leads("5S 6S 7S 8S");
    game.play({"0 bot 2C 2D", "1 pass", "2 bot 4C 4D"});
    EXPECT_EQ(game.fact("kills"), "0 0 1");
    EXPECT_EQ(game.fact("standing"), "null");
    EXPECT_EQ(game.fact("phase"), "lead");
    EXPECT_EQ(game.to_act(), "2");
    // The destroyer draws first, then clockwise who needs.
    EXPECT_EQ(game.fact("hands"),
              "[5C 9C KC AD 5D 9D KD 7S 8S BJ] [3C 6C TC QC 3D 6D TD QD AH RJ] "
              "[AC 7C JC 7D JD 2H KH AS 5S 6S]");
    EXPECT_EQ(game.fact("reserve"), "20");
    EXPECT_EQ(game.known(2, "5S 6S 7S 8S"), "5S 6S");
    EXPECT_EQ(game.known(0, "5S 6S 7S 8S"), "7S 8S");
    EXPECT_EQ(game.known(1, "5S 6S 7S 8S"), "");
    // What lies face down has been seen.
    EXPECT_EQ(game.known(spectator, "2C 2D 4C 4D"), "2C 2D 4C 4D");
    EXPECT_EQ(game.position().aside[0].size(), 2);
    EXPECT_EQ(game.position().aside[2].size(), 2);
}

TEST(BotWar, BW5_AttackerStandsAndEverybodyElseAnswersAfresh) {
    BotWarGame game(3, {{"after_kill", "attacker_stands"}});
    game.seat_0_leads("5S 6S 7S 8S");
    game.play({"0 bot 2C 2D", "1 pass", "2 bot 4C 4D"});
    EXPECT_EQ(game.fact("kills"), "0 0 1");
    EXPECT_EQ(game.fact("standing"), "2 4C 4D");
    EXPECT_EQ(game.fact("phase"), "respond");
    EXPECT_EQ(game.fact("hands"),
              "[5C 9C KC AD 5D 9D KD 7S 8S BJ] [3C 6C TC QC 3D 6D TD QD AH RJ] "
              "[AC 7C JC 7D JD 2H KH AS 5S 6S]");
    EXPECT_EQ(game.position().aside[0].size(), 2);
    EXPECT_EQ(game.position().aside[2].size(), 0);
    // The owner of the destroyed bot answers, and who has passed before does too.
    EXPECT_EQ(game.to_act(), "0");
    game.play({"0 pass"});
    EXPECT_EQ(game.to_act(), "1");
    game.play({"1 bot 6C 3D"});
    EXPECT_EQ(game.fact("kills"), "0 1 1");
    EXPECT_EQ(game.fact("standing"), "1 6C 3D");
    EXPECT_EQ(game.to_act(), "2");
    game.play({"2 pass", "0 pass"});
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 1 0");
}

TEST(BotWar, BW5_AttackerStandsTheFormerOwnerMayDestroyIt) {
    BotWarGame game(2, {{"after_kill", "attacker_stands"}});
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 bot 3C 3D", "0 bot 5C 5D", "1 bot 6C 6D", "0 pass"});
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 2");
}

// Five players leave a reserve of four cards: enough for the first kill alone.
const Hands five_hands = {{"AC 2C 3C 4C 5C 6C 7C 8C AD 2D", "9C TC JC QC KC AS 2S 3S 3D 4D",
                           "4S 5S 6S 7S 8S 9S TS JS 5D 6D", "7D 8D 9D TD JD QD KD AH 2H 3H",
                           "4H 5H 6H 7H 8H 9H TH JH QH KH"},
                          "QS KS BJ RJ"};

TEST(BotWar, BW5_FiveDrawFromAReserveOfFourCards) {
    BotWarGame game(5);
    game.deal(five_hands);
    EXPECT_EQ(game.fact("reserve"), "4");
    game.play({"0 show 8C", "1 show 2S", "2 show 4S", "3 show 7D", "4 show 4H"});
    game.play({"0 bot AC AD", "1 bot 9C 3D"});
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(game.known(1, "QS KS BJ RJ"), "QS KS");
    EXPECT_EQ(game.known(0, "QS KS BJ RJ"), "BJ RJ");
    // Nobody draws after the second kill.
    game.play({"1 bot TC 4D", "2 bot 4S 5D"});
    EXPECT_EQ(game.position().hands[1].size(), 8);
    EXPECT_EQ(game.position().hands[2].size(), 8);
}

// 14 cards for four players: three kills take twelve, and the destroyer of the fourth the rest.
TEST(BotWar, BW5_TheDestroyerTakesAllHeNeedsBeforeTheNext) {
    BotWarGame game(4);
    game.deal(Hands{{"2C 3C 4C 5C AD 2D 3D 4D 5D 6D", "6C 7C 8C 9C AH 2H 3H 4H 5H 6H",
                     "2S 3S 4S 5S 6S 7D 8D 9D TD JD", "7S 8S 9S TS JS 7H 8H 9H TH JH"},
                    "TC JC QC KC AC QD KD QH KH AS QS KS BJ RJ"});
    game.play({"0 show 2C", "1 show 9C", "2 show 2S", "3 show 7H"});
    game.play({"1 bot 6C AH", "2 pass", "3 pass", "0 bot 2C AD",  //
               "0 bot 3C 2D", "1 bot 7C 2H",                      //
               "1 bot 8C 3H", "2 pass", "3 pass", "0 bot 4C 3D"});
    EXPECT_EQ(game.fact("reserve"), "2");
    game.play({"0 bot 5C 4D", "1 bot 9C 4H"});
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(game.known(1, "BJ RJ"), "BJ RJ");
    EXPECT_EQ(game.position().hands[1].size(), 10);
    EXPECT_EQ(game.position().hands[0].size(), 8);
}

TEST(BotWar, BW5_WhoDrawsMayHoldAnythingAgain) {
    BotWarGame game(2);
    game.seat_0_leads();
    game.play({"0 bot 2C 2D"});
    game.position().yielded[0] = 1;
    game.play({"1 bot 3C 3D"});
    EXPECT_EQ(game.position().yielded[0], 0);
}

TEST(BotWar, BW6_TheOwnerOfTheUnbeatenBotWinsTheRound) {
    struct Row {
        std::string_view scoring;
        std::string_view scores;
    };
    // Seats 2, 0, 1, and 0 again make a kill each, and the bot of seat 0 stands.
    for (const Row& row :
         {Row{"winner_own", "2 0 0"}, Row{"winner_all", "4 0 0"}, Row{"each_own", "2 1 1"}}) {
        BotWarGame game(3, {{"scoring", row.scoring}});
        game.seat_0_leads();
        game.play({"0 bot 2C 2D", "1 pass", "2 bot 4C 4D",  //
                   "2 bot 7C 7D", "0 bot 9C 5D",            //
                   "0 bot KC 9D", "1 bot TC 3D",            //
                   "1 bot RJ QD", "2 pass", "0 bot BJ AD",  //
                   "0 bot 5C KD", "1 pass", "2 pass"});
        EXPECT_EQ(game.fact("scores"), row.scores) << row.scoring;
    }
}

TEST(BotWar, BW6_AWinnerWithoutAKillScoresNothingOfHisOwn) {
    for (const std::string_view scoring : {"winner_own", "winner_all", "each_own"}) {
        BotWarGame game(2, {{"scoring", scoring}});
        game.seat_0_leads();
        game.play({"0 bot 2C KD", "1 pass"});
        EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 0");
    }
}

// After three kills five hands hold weapons only or armour only, and the reserve is used up.
TEST(BotWar, BW6_AllYieldTheLastKillerWinsTheRound) {
    struct Row {
        std::string_view scoring;
        std::string_view scores;
    };
    for (const Row& row : {Row{"winner_own", "1 0 0 0 0"}, Row{"winner_all", "3 0 0 0 0"},
                           Row{"each_own", "1 1 1 0 0"}}) {
        BotWarGame game(5, {{"scoring", row.scoring}});
        game.deal(five_hands);
        game.play({"0 show 8C", "1 show 2S", "2 show 4S", "3 show 7D", "4 show 4H"});
        game.play({"0 bot AC AD", "1 bot 9C 3D",  //
                   "1 bot TC 4D", "2 bot 4S 5D",  //
                   "2 bot 5S 6D", "3 pass", "4 pass", "0 bot 6C 2D"});
        EXPECT_EQ(game.fact("kills"), "1 1 1 0 0");
        for (const int seat : {0, 1, 2, 3, 4}) {
            EXPECT_EQ(game.legal(seat), "yield");
            game.play({std::to_string(seat) + " yield"});
        }
        EXPECT_EQ(game.fact("phase"), "deal");
        EXPECT_EQ(game.fact("scores"), row.scores) << row.scoring;
    }
}

TEST(BotWar, BW6_AllYieldWithoutAKillNobodyWins) {
    for (const std::string_view scoring : {"winner_own", "winner_all", "each_own"}) {
        BotWarGame game(2, {{"scoring", scoring}});
        game.deal(Hands{{"AD 2D 3D 4D 5D 6D 7D 8D 9D KD", "AC 2C 3C 4C 5C 6C 7C 8C 9C BJ"}, ""});
        game.play({"0 show KD", "1 show AC", "0 yield", "1 yield"});
        EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 0");
    }
}

TEST(BotWar, BW6_OnlyYieldsInARowEndTheRound) {
    BotWarGame game(4);
    game.deal(Hands{{"AD 2D 3D 4D 5D 6D 7D 8D 9D KD", "AC 2C 3C 4C 5C 6C 7C 8C 9C BJ",
                     "TC JC TD JD AH 2H 3H 4H 5H 6H", "2S 3S 4S 5S 6S 7S 8S 9S TS QD"},
                    "JS QS"});
    game.play({"0 show KD", "1 show AC", "2 show TC", "3 show 2S"});
    game.play({"0 yield", "1 yield", "2 bot TC AH", "3 bot 2S QD"});
    // Two yields came before that bot. Three more are not four in a row.
    game.play({"3 yield", "0 yield", "1 yield"});
    EXPECT_EQ(game.fact("phase"), "lead");
    EXPECT_EQ(game.to_act(), "2");
    game.play({"2 bot JC TD"});
}

// One kill, and an unbeaten bot of its maker.
void seat_1_scores_one(BotWarGame& game) {
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 bot 3C 3D", "1 bot RJ QD", "0 pass"});
}

TEST(BotWar, BW7_TheTargetEndsTheGameWithTheRound) {
    BotWarGame game(2, {{"target_score", "2"}, {"dealer", "1"}});
    seat_1_scores_one(game);
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 scores=0 1");
    EXPECT_EQ(game.state().dealer(), 0);
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 bot 3C 3D"});
    // The second kill alone does not end it.
    EXPECT_EQ(game.to_act(), "1");
    EXPECT_EQ(game.fact("scores"), "0 1");
    game.play({"1 bot RJ QD", "0 pass"});
    EXPECT_EQ(game.result(), "target: places 2 1, scores 0 2");
    game.refuses("0 pass", Code::over, 0);
}

TEST(BotWar, BW7_MoreThanTheTargetIsEnoughToo) {
    BotWarGame game(2, {{"target_score", "1"}});
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 bot 3C 3D", "1 bot 6C AH", "0 bot 5C AD", "0 bot KC 5D",
               "1 bot QC 6D", "1 bot RJ QD", "0 pass"});
    EXPECT_EQ(game.result(), "target: places 2 1, scores 0 2");
}

TEST(BotWar, BW7_MaxRoundsEndsTheGame) {
    BotWarGame game(2, {{"max_rounds", "2"}});
    game.seat_0_leads();
    game.play({"0 bot 2C 2D", "1 pass"});
    EXPECT_EQ(game.to_act(), "deal");
    seat_1_scores_one(game);
    EXPECT_EQ(game.result(), "max_rounds: places 2 1, scores 0 1");
}

TEST(BotWar, BW7_TargetAndMaxRoundsInTheSameRoundIsTheTarget) {
    BotWarGame game(2, {{"max_rounds", "1"}, {"target_score", "1"}});
    seat_1_scores_one(game);
    EXPECT_EQ(game.result(), "target: places 2 1, scores 0 1");
}

TEST(BotWar, BW7_SomebodyElsesScoreEndsTheGameToo) {
    BotWarGame game(2, {{"scoring", "each_own"}, {"target_score", "1"}});
    game.seat_0_leads();
    game.play(
        {"0 bot 2C 2D", "1 bot 3C 3D", "1 bot 6C AH", "0 bot 5C AD", "0 bot BJ KD", "1 pass"});
    EXPECT_EQ(game.result(), "target: places 1 1, scores 1 1");
}

TEST(BotWar, BW7_OtherwiseTheDealPassesToTheLeft) {
    BotWarGame game(3, {{"dealer", "1"}});
    for (const int dealer : {1, 2, 0, 1}) {
        EXPECT_EQ(game.state().dealer(), dealer);
        game.seat_0_leads();
        game.play({"0 bot 2C KD", "1 pass", "2 pass"});
    }
    EXPECT_EQ(game.fact("round"), "4");
}

TEST(BotWar, BW8_PlacesByScore) {
    struct Row {
        std::vector<int> scores;
        std::string_view result;
    };
    const std::vector<Row> rows = {
        {{3, 5}, "target: places 2 1, scores 3 5"},
        {{4, 4}, "target: places 1 1, scores 4 4"},
        {{0, 0, 0}, "target: places 1 1 1, scores 0 0 0"},
        {{9, 7, 7, 5}, "target: places 1 2 2 4, scores 9 7 7 5"},
        {{1, 10, 3, 10, 3}, "target: places 5 1 3 1 3, scores 1 10 3 10 3"}};
    for (const Row& row : rows) {
        BotWarGame game(static_cast<int>(row.scores.size()));
        Position& position = game.position();
        position.phase = games::bot_war::Phase::over;
        for (std::size_t seat = 0; seat < row.scores.size(); ++seat)
            position.scores[seat] = row.scores[seat];
        StateAccess::update_turn(game.state());
        EXPECT_EQ(game.result(), row.result);
    }
}

}  // namespace
}  // namespace cardrules::test
