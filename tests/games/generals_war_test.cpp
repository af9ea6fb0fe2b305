// General's War by the rules of src/games/generals_war/RULES.md: deal, muster, battles, ties.
#include <gtest/gtest.h>

#include <cardrules/view.hpp>

#include "core/access.hpp"
#include "games/generals_war/state.hpp"
#include "support/scripted_game.hpp"

namespace cardrules::test {
namespace {

using games::generals_war::Position;

struct GeneralsWarGame : ScriptedGame {
    explicit GeneralsWarGame(int players, const Options& options = {})
        : ScriptedGame("generals_war", players, options) {}

    // Nobody musters any more.
    void all_stand() {
        while (fact("phase") == "muster") play({to_act() + " stand"});
    }
    Position& position() { return *static_cast<Position*>(StateAccess::position(state())); }
};

TEST(GeneralsWar, GW1_FiveCardsEachOneByOneFromTheDealersLeft) {
    struct Row {
        int players;
        std::string_view dealer;
        std::string_view hands;
        std::string_view reserve;
    };
    const std::vector<Row> rows = {
        {2, "0", "[2C 4C 6C 8C TC] [AC 3C 5C 7C 9C]", "42"},
        {2, "1", "[AC 3C 5C 7C 9C] [2C 4C 6C 8C TC]", "42"},
        {4, "0", "[4C 8C QC 3D 7D] [AC 5C 9C KC 4D] [2C 6C TC AD 5D] [3C 7C JC 2D 6D]", "32"},
        {4, "2", "[2C 6C TC AD 5D] [3C 7C JC 2D 6D] [4C 8C QC 3D 7D] [AC 5C 9C KC 4D]", "32"},
        {4, "3", "[AC 5C 9C KC 4D] [2C 6C TC AD 5D] [3C 7C JC 2D 6D] [4C 8C QC 3D 7D]", "32"}};
    for (const Row& row : rows) {
        GeneralsWarGame game(row.players, {{"dealer", row.dealer}});
        EXPECT_EQ(game.fact("phase"), "deal");
        game.deal(Pack{});
        EXPECT_EQ(game.fact("hands"), row.hands) << row.players << " dealer " << row.dealer;
        EXPECT_EQ(game.fact("reserve"), row.reserve);
        EXPECT_EQ(game.fact("phase"), "muster");
    }
}

TEST(GeneralsWar, GW1_ALotAmongAllDrawsTheDealer) {
    GeneralsWarGame game(4, {{"dealer", "lot"}});
    EXPECT_EQ(game.fact("phase"), "lot");
    EXPECT_EQ(game.to_act(), "lot 0 1 2 3");
    game.refuses("chance lot 4", Code::not_available, 1);
    game.refuses("0 lot 1", Code::not_to_act, 0);
    game.play({"chance lot 3"});
    EXPECT_EQ(game.to_act(), "deal");
    EXPECT_EQ(game.state().dealer(), 3);
    game.deal(Pack{});
    EXPECT_EQ(game.to_act(), "0");
    game.all_stand();
    EXPECT_EQ(game.to_act(), "3");
}

TEST(GeneralsWar, GW1_APlayerKnowsHisOwnCardsAlone) {
    GeneralsWarGame game(2);
    game.deal(Pack{});
    EXPECT_EQ(game.known(0, "AC 2C 3C 4C JC"), "2C 4C");
    EXPECT_EQ(game.known(1, "AC 2C 3C 4C JC"), "AC 3C");
    EXPECT_EQ(game.known(spectator, "AC 2C 3C 4C JC"), "");
}

TEST(GeneralsWar, GW2_BeginsLeftOfTheDealerAndEndsWithStand) {
    GeneralsWarGame game(4, {{"dealer", "1"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "7C 8C 9C TC JC", "AC AD 2D 3D 4D", "5D 6D 7D 8D 9D"},
                    "2H 3H 4H 5H 6H"});
    EXPECT_EQ(game.to_act(), "2");
    game.refuses("1 stand", Code::not_to_act, 0);
    EXPECT_EQ(game.legal(2), "muster, stand");
    game.play({"2 muster"});
    EXPECT_EQ(game.to_act(), "2");
    game.play({"2 stand"});
    EXPECT_EQ(game.to_act(), "3");
    game.play({"3 stand", "0 stand", "1 stand"});
    EXPECT_EQ(game.fact("phase"), "challenge");
    game.refuses("2 muster", Code::not_to_act, 0);
}

TEST(GeneralsWar, GW2_AnAceBringsTheTopFiveOfTheReserve) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC 8C 9C TC JC"}, "KD 2D 9H 3S 7S"});
    game.play({"1 muster"});
    EXPECT_EQ(game.fact("hands"), "[2C 3C 4C 5C 6C] [AC 8C 9C TC JC 2D KD 9H 3S 7S]");
    EXPECT_EQ(game.fact("reserve"), "37");
    EXPECT_EQ(game.known(1, "KD 2D 9H 3S 7S"), "KD 2D 9H 3S 7S");
    EXPECT_EQ(game.known(0, "KD 2D 9H 3S 7S"), "");
}

TEST(GeneralsWar, GW2_NobodyDeclaresMoreAcesThanHeHolds) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC AD 9C TC JC"}, "2D 3D 4D 5D 6D 7D 8D 9D TD JD"});
    game.play({"1 muster", "1 muster"});
    EXPECT_EQ(game.legal(1), "stand");
    game.refuses("1 muster", Code::verb_not_available, 2);
    game.play({"1 stand"});
    EXPECT_EQ(game.legal(0), "stand");
    game.refuses("0 muster", Code::verb_not_available, 2);
    game.refuses("0 commit 2C 3C 4C", Code::verb_not_available, 3);
}

TEST(GeneralsWar, GW2_AnAceDrawnByMusteringCanBeDeclaredToo) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC 8C 9C TC JC"},
                    "AD 2D 3D 4D 5D AH 6D 7D 8D AS 9D TD JD QD KD 2H 3H 4H 5H 6H"});
    game.play({"1 muster", "1 muster", "1 muster", "1 muster"});
    EXPECT_EQ(game.legal(1), "stand");
    EXPECT_EQ(game.fact("reserve"), "22");
    game.play({"1 stand", "0 stand"});
    EXPECT_EQ(game.legal_count(1), 2300U);  // three of 25
}

TEST(GeneralsWar, GW2_NobodyHasToDeclareAnAce) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"AD 3C 4C 5C 6C", "AC 8C 9C TC JC"}, ""});
    game.play({"1 stand", "0 stand"});
    EXPECT_EQ(game.fact("phase"), "battle");
    EXPECT_EQ(game.fact("reserve"), "42");
}

// Four aces call twenty cards and the reserve has more, so such a position must be made.
TEST(GeneralsWar, GW2_AShortReserveGivesWhatItHasAndAnEmptyOneEndsTheMuster) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC AD 9C TC JC"}, ""});
    Position& position = game.position();
    while (position.reserve.size() > 2) position.hands[0].insert(position.reserve.pop());
    game.play({"1 muster"});
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(position.hands[1].size(), 7);
    EXPECT_EQ(game.legal(1), "stand");
    game.refuses("1 muster", Code::verb_not_available, 2);
}

TEST(GeneralsWar, GW2_TheDeclarationIsPublicButNotTheAce) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC 8C 9C TC JC"}, "2D 3D 4D 5D 6D"});
    game.play({"1 muster"});
    EXPECT_EQ(game.position().declared[1], 1);
    EXPECT_EQ(game.known(spectator, "AC 8C 9C TC JC"), "");
    EXPECT_EQ(game.known(0, "AC 8C 9C TC JC"), "");
    // Everybody can tell that at least one ace is in that hand, until he lays one.
    Restrictions restrictions;
    StateAccess::game(game.state()).restrict(game.state().header(), &game.position(), restrictions);
    EXPECT_TRUE(restrictions.marked == cards_of_rank(ace));
    EXPECT_EQ(restrictions.entries[0].counts & 1U, 1U);
    EXPECT_EQ(restrictions.entries[1].counts & 3U, 2U);
    game.play({"1 stand", "0 stand", "1 commit AC 8C 9C", "0 commit 2C 3C 4C"});
    restrictions = {};
    StateAccess::game(game.state()).restrict(game.state().header(), &game.position(), restrictions);
    EXPECT_EQ(restrictions.entries[1].counts & 1U, 1U);
}

TEST(GeneralsWar, GW3_BothCommitThreeCardsUnseenInAnyOrder) {
    for (const bool zero_first : {true, false}) {
        GeneralsWarGame game(2);
        game.deal(Hands{{"2C 3C 4C 5C 6C", "7C 8C 9C TC JC"}, "2D 3D 4D 5D 6D 7D"});
        game.all_stand();
        EXPECT_EQ(game.to_act(), "0 1");
        EXPECT_EQ(game.legal_count(0), 10U);
        const std::string first = zero_first ? "0 commit 4C 2C 3C" : "1 commit JC 9C TC";
        const std::string second = zero_first ? "1 commit JC 9C TC" : "0 commit 4C 2C 3C";
        game.play({first});
        EXPECT_EQ(game.to_act(), second.substr(0, 1));
        EXPECT_EQ(game.fact("hands"), "[2C 3C 4C 5C 6C] [7C 8C 9C TC JC]");
        EXPECT_EQ(game.known(spectator, "2C 3C 4C 9C TC JC"), "");
        game.refuses(first, Code::not_to_act, 0);
        game.play({second});
        EXPECT_EQ(game.fact("hands"), "[5C 6C 5D 6D 7D] [7C 8C 2D 3D 4D]");
        EXPECT_EQ(game.known(spectator, "2C 3C 4C 9C TC JC"), "2C 3C 4C 9C TC JC");
    }
}

TEST(GeneralsWar, GW3_ACommitmentIsThreeCardsOfTheHand) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C 5C 6C", "7C 8C 9C TC JC"}, ""});
    game.all_stand();
    game.refuses("0 commit 2C 3C", Code::wrong_count, 3);
    game.refuses("0 commit 2C 3C 4C 5C", Code::wrong_count, 3);
    game.refuses("0 commit", Code::wrong_count, 3);
    game.refuses("0 commit 2C 3C 7C", Code::not_available, 3);
    game.refuses("0 commit 2C 2C 3C", Code::malformed, 0);
    game.refuses("0 commit 2C 3C BJ", Code::malformed, 0);
    game.refuses("0 commit  2C 3C 4C", Code::malformed, 0);
    game.refuses("0 stand", Code::verb_not_available, 2);
    game.refuses("0 challenge 1", Code::verb_not_available, 4);
}

TEST(GeneralsWar, GW3_TheHigherSumTakesAllThatIsLaid) {
    struct Row {
        std::string_view zero;
        std::string_view one;
        std::string_view scores;
    };
    // Ace 1, two to ten their face, jack 11, queen 12, king 13.
    const std::vector<Row> rows = {
        {"AC 2C 3C", "4D 5D 6D", "0 21"}, {"AC 2C 4C", "AD 2D 3D", "13 0"},
        {"7C 8C 9C", "7D 8D TD", "0 49"}, {"TC JC QC", "TD JD KD", "0 67"},
        {"QC KC JC", "QD KD TD", "71 0"}, {"KC KD AC", "JH JS 6H", "0 55"},
        {"KC KD 2C", "JH JS 5H", "55 0"}, {"TC TD TH", "QC JD 6H", "59 0"},
        {"QC JD 8H", "TC TD TH", "61 0"}, {"AC AD AH", "2C 2D 2H", "0 9"},
        {"9C 9D 9H", "8C 8D QH", "0 55"}};
    for (const Row& row : rows) {
        GeneralsWarGame game(2, {{"target_points", "364"}, {"generals_to_win", "4"}});
        game.deal(Hands{{row.zero, row.one}, ""});
        game.all_stand();
        game.play({"0 commit " + std::string(row.zero), "1 commit " + std::string(row.one)});
        EXPECT_EQ(game.fact("scores"), row.scores) << row.zero << " against " << row.one;
        EXPECT_EQ(game.fact("pot"), "");
    }
}

TEST(GeneralsWar, GW3_BothDrawThreeTheWinnerAllHisFirst) {
    const std::string_view strong = "7C 8C 9C TC JC";
    const std::string_view weak = "2C 3C 4C 7S 8S";
    for (const std::string_view dealer : {"0", "1"}) {
        GeneralsWarGame zero_wins(2, {{"dealer", dealer}});
        zero_wins.deal(Hands{{strong, weak}, "2D 3D 4D 5D 6D 7D"});
        zero_wins.all_stand();
        zero_wins.play({"0 commit 9C TC JC", "1 commit 2C 3C 4C"});
        EXPECT_EQ(zero_wins.fact("hands"), "[7C 8C 2D 3D 4D] [5D 6D 7D 7S 8S]");
        EXPECT_EQ(zero_wins.fact("reserve"), "36");

        GeneralsWarGame one_wins(2, {{"dealer", dealer}});
        one_wins.deal(Hands{{weak, strong}, "2D 3D 4D 5D 6D 7D"});
        one_wins.all_stand();
        one_wins.play({"0 commit 2C 3C 4C", "1 commit 9C TC JC"});
        EXPECT_EQ(one_wins.fact("hands"), "[5D 6D 7D 7S 8S] [7C 8C 2D 3D 4D]");
        EXPECT_EQ(one_wins.fact("reserve"), "36");
    }
}

// Two musters leave 32 cards: five battles of six, and two cards for the sixth.
TEST(GeneralsWar, GW3_AShortReserveGivesTheWinnerFirstWhatItHas) {
    GeneralsWarGame game(2, {{"target_points", "364"}, {"generals_to_win", "4"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC AD TC JC QC"},
                    "2D 3D 4D 5D 6D 7D 8D 9D TD JD "
                    "KD KH KS 2H 3H 4H QD QH QS 5H 6H 7H JH JS 7C 8H 9H TH "
                    "TS 9S 8C 2S 3S 4S 9C 8S 7S 5S 6S AH AS KC"});
    game.play({"1 muster", "1 muster", "1 stand", "0 stand"});
    EXPECT_EQ(game.fact("reserve"), "32");
    game.play({"1 commit TC JC QC", "0 commit 4C 5C 6C", "1 commit KD KH KS", "0 commit 2H 3H 4H",
               "1 commit QD QH QS", "0 commit 5H 6H 7H", "1 commit JH JS 7C", "0 commit 2C 8H 9H",
               "1 commit TD 9D JD", "0 commit 3C 2S TH"});
    EXPECT_EQ(game.fact("reserve"), "2");
    game.play({"1 commit 9C 8D 7D", "0 commit 3S 4S 5S"});
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(game.fact("hands"), "[AH 6S] [AC 8C KC AD 2D 3D 4D 5D 6D AS 7S 8S 9S TS]");
}

// Four musters leave 22 cards: three battles of six, and four cards for the fourth.
TEST(GeneralsWar, GW3_AShortReserveGivesTheLoserWhatIsLeft) {
    GeneralsWarGame game(2, {{"target_points", "364"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "AC AD AH AS KC"},
                    "2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD 2H 3H 4H 5H 6H 7H 8H 9H "
                    "7C 8C 9C 2S 3S 4S TC JC QC 5S 6S 7S TH JH QH 8S 9S TS KH JS QS KS"});
    game.play({"1 muster", "1 muster", "1 muster", "1 muster", "1 stand", "0 stand"});
    game.play({"1 commit KC QD KD", "0 commit 2C 3C 4C", "1 commit TD JD 9D", "0 commit 5C 6C 2S",
               "1 commit 8H 9H 8D", "0 commit 3S 4S 5S"});
    EXPECT_EQ(game.fact("reserve"), "4");
    game.play({"1 commit QC TC JC", "0 commit 6S 7S 8S"});
    EXPECT_EQ(game.fact("hands"),
              "[9S TS KS] [AC 7C 8C 9C AD 2D 3D 4D 5D 6D 7D AH 2H 3H 4H 5H "
              "6H 7H TH JH QH KH AS JS QS]");
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(game.to_act(), "0 1");
}

TEST(GeneralsWar, GW3_AfterATieThePlayerLeftOfTheDealerDrawsFirst) {
    for (const std::string_view tie : {"carry", "own", "discard"}) {
        GeneralsWarGame zero_deals(2, {{"tie", tie}});
        zero_deals.deal(Hands{{"2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D"}, "7C 8C 9C 7D 8D 9D"});
        zero_deals.all_stand();
        zero_deals.play({"0 commit 2C 3C 4C", "1 commit 2D 3D 4D"});
        EXPECT_EQ(zero_deals.fact("hands"), "[5C 6C 7D 8D 9D] [7C 8C 9C 5D 6D]");

        GeneralsWarGame one_deals(2, {{"tie", tie}, {"dealer", "1"}});
        one_deals.deal(Hands{{"2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D"}, "7C 8C 9C 7D 8D 9D"});
        one_deals.all_stand();
        one_deals.play({"0 commit 2C 3C 4C", "1 commit 2D 3D 4D"});
        EXPECT_EQ(one_deals.fact("hands"), "[5C 6C 7C 8C 9C] [5D 6D 7D 8D 9D]");
    }
}

// Each of four players has a king, queen and jack, and a two and three.
const Hands equal_hands = {{"KC QC JC 2C 3C", "KD QD JD 2D 3D", "KH QH JH 2H 3H", "KS QS JS 2S 3S"},
                           ""};

Hands equal_hands_and(std::string_view reserve) {
    Hands hands = equal_hands;
    hands.reserve = reserve;
    return hands;
}

TEST(GeneralsWar, GW4_TheDealerBeginsAndPicksAnybodyElse) {
    GeneralsWarGame game(4, {{"dealer", "2"}});
    game.deal(equal_hands);
    game.all_stand();
    EXPECT_EQ(game.fact("phase"), "challenge");
    EXPECT_EQ(game.to_act(), "2");
    EXPECT_EQ(game.legal(2), "challenge 0, challenge 1, challenge 3");
    game.refuses("2 challenge 2", Code::not_available, 4);
    game.refuses("2 challenge 4", Code::not_available, 4);
    game.refuses("2 challenge 8", Code::malformed, 0);
    game.refuses("2 challenge", Code::wrong_count, 4);
    game.refuses("2 challenge 0 1", Code::wrong_count, 4);
    game.refuses("3 challenge 0", Code::not_to_act, 0);
    game.play({"2 challenge 0"});
    EXPECT_EQ(game.fact("phase"), "battle");
    EXPECT_EQ(game.to_act(), "0 2");
    game.refuses("1 commit KD QD JD", Code::not_to_act, 0);
}

TEST(GeneralsWar, GW4_TheTurnToChallengePassesToTheLeft) {
    GeneralsWarGame game(4, {{"dealer", "3"}, {"target_points", "364"}});
    game.deal(equal_hands);
    game.all_stand();
    for (const int challenger : {3, 0, 1, 2, 3}) {
        EXPECT_EQ(game.to_act(), std::to_string(challenger));
        game.play_first(3);
    }
}

TEST(GeneralsWar, GW4_AfterATieTheChallengerDrawsFirst) {
    for (const std::string_view tie : {"carry", "own", "discard"}) {
        GeneralsWarGame game(4, {{"dealer", "3"}, {"tie", tie}});
        game.deal(equal_hands_and("7C 8C 9C 7D 8D 9D"));
        game.all_stand();
        game.play({"3 challenge 1", "1 commit JD 2D 3D", "3 commit JS 2S 3S"});
        EXPECT_EQ(game.fact("hands"),
                  "[2C 3C JC QC KC] [7D 8D 9D QD KD] [2H 3H JH QH KH] [7C 8C 9C QS KS]");
    }
}

TEST(GeneralsWar, GW4_TheWinnerDrawsFirstChallengerOrNot) {
    GeneralsWarGame game(4);
    game.deal(equal_hands_and("7C 8C 9C 7D 8D 9D"));
    game.all_stand();
    game.play({"0 challenge 2", "0 commit 2C 3C JC", "2 commit 2H 3H QH"});
    EXPECT_EQ(game.fact("scores"), "0 0 33 0");
    EXPECT_EQ(game.fact("hands"),
              "[QC KC 7D 8D 9D] [2D 3D JD QD KD] [7C 8C 9C JH KH] [2S 3S JS QS KS]");
}

// The canonical pack: the reserve of 32 lasts for five battles, and gives two cards in the sixth,
// which leaves seat 0 with four cards and seat 1 with two.
void play_six_battles_of_four(GeneralsWarGame& game) {
    game.deal(Pack{});
    game.all_stand();
    for (const std::string_view challenge :
         {"3 challenge 0", "0 challenge 1", "1 challenge 2", "2 challenge 3", "3 challenge 0"}) {
        game.play({challenge});
        game.play_first(2);
    }
    EXPECT_EQ(game.fact("reserve"), "2");
    game.play({"0 challenge 1", "0 commit 9S TS JS", "1 commit 5H 6H TH"});
    EXPECT_EQ(game.fact("reserve"), "0");
    EXPECT_EQ(game.fact("hands"), "[2H 3H QS KS] [JH QH] [8H 9H 3S 4S 5S] [AS 2S 6S 7S 8S]");
    EXPECT_EQ(game.fact("scores"), "97 0 31 130");
}

TEST(GeneralsWar, GW5_EndOnlyWhoHoldsThreeCardsCanLay) {
    GeneralsWarGame game(4, {{"dealer", "3"}, {"target_points", "364"}, {"generals_to_win", "4"}});
    play_six_battles_of_four(game);
    // Seat 1 can neither challenge nor be challenged.
    EXPECT_EQ(game.to_act(), "2");
    EXPECT_EQ(game.legal(2), "challenge 0, challenge 3");
    game.refuses("2 challenge 1", Code::not_available, 4);
}

TEST(GeneralsWar, GW5_PlayAllWhoHoldsAnyLaysThreeOrAllOfThem) {
    GeneralsWarGame game(4, {{"dealer", "3"},
                             {"target_points", "364"},
                             {"generals_to_win", "4"},
                             {"short_hands", "play_all"}});
    play_six_battles_of_four(game);
    EXPECT_EQ(game.to_act(), "1");
    EXPECT_EQ(game.legal(1), "challenge 0, challenge 2, challenge 3");
    game.play({"1 challenge 0"});
    EXPECT_EQ(game.legal(1), "commit JH QH");
    EXPECT_EQ(game.legal_count(0), 4U);
    game.refuses("1 commit JH", Code::wrong_count, 3);
    game.refuses("0 commit 2H 3H", Code::wrong_count, 3);
    game.play({"1 commit QH JH", "0 commit 2H 3H QS"});
    // Seat 1 has nothing left; seat 0 has one card, and lays it.
    EXPECT_EQ(game.to_act(), "2");
    EXPECT_EQ(game.legal(2), "challenge 0, challenge 3");
    game.play({"2 challenge 0"});
    EXPECT_EQ(game.legal(0), "commit KS");
    game.play({"0 commit KS", "2 commit 3S 4S 8H"});
    EXPECT_EQ(game.to_act(), "3");
    EXPECT_EQ(game.legal(3), "challenge 2");
    game.play({"3 challenge 2", "3 commit AS 2S 6S", "2 commit 9H 5S"});
    EXPECT_EQ(game.fact("hands"), "[] [] [] [7S 8S]");
    EXPECT_EQ(game.result(), "exhausted: places 2 4 3 1, scores 97 40 82 130");
}

TEST(GeneralsWar, GW6_TieCarriesOverTwoBattles) {
    GeneralsWarGame game(2, {{"target_points", "364"}});
    game.deal(Hands{{"2C 3C JC TC 9C", "2D 3D JD TD 8D"}, "4C 5C 6C 4D 5D 6D 7C 7D 8C 7H 7S 8S"});
    game.all_stand();
    game.play({"0 commit 2C 3C JC", "1 commit 2D 3D JD"});
    EXPECT_EQ(game.fact("pot"), "2C 3C JC 2D 3D JD");
    EXPECT_EQ(game.fact("scores"), "0 0");
    game.play({"0 commit 4D 5D 6D", "1 commit 4C 5C 6C"});
    EXPECT_EQ(game.fact("pot"), "2C 3C 4C 5C 6C JC 2D 3D 4D 5D 6D JD");
    EXPECT_EQ(game.fact("scores"), "0 0");
    // The sums compared are those of this battle alone.
    game.play({"0 commit 9C TC 7S", "1 commit 8D TD 7C"});
    EXPECT_EQ(game.fact("pot"), "");
    EXPECT_EQ(game.fact("scores"), "113 0");
}

TEST(GeneralsWar, GW6_CarriedCardsGoToAnybodyOfFour) {
    GeneralsWarGame game(4, {{"target_points", "364"}});
    game.deal(equal_hands_and("4C 5C 6C 7C 8C 9C"));
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC JC", "1 commit KD QD JD"});
    EXPECT_EQ(game.fact("pot"), "JC QC KC JD QD KD");
    game.play({"1 challenge 2", "1 commit 2D 3D 7C", "2 commit 2H 3H JH"});
    EXPECT_EQ(game.fact("pot"), "");
    EXPECT_EQ(game.fact("scores"), "0 0 100 0");
}

TEST(GeneralsWar, GW6_OwnEachCapturesWhatHeLaid) {
    GeneralsWarGame game(2, {{"tie", "own"}});
    game.deal(Hands{{"AC 5C JC TC 9C", "AD 6D TD 2D 8D"}, ""});
    game.all_stand();
    game.play({"0 commit AC 5C JC", "1 commit AD 6D TD"});
    EXPECT_EQ(game.fact("pot"), "");
    EXPECT_EQ(game.fact("scores"), "17 17");
    EXPECT_EQ(game.fact("generals"), "[0 0] [0 0]");
}

TEST(GeneralsWar, GW6_DiscardTheCardsLeaveTheGame) {
    GeneralsWarGame game(2, {{"tie", "discard"}});
    game.deal(Hands{{"AC 5C JC TC 9C", "AD 6D TD 2D 8D"}, "2H 3H 4H 2S 3S 4S"});
    game.all_stand();
    game.play({"0 commit AC 5C JC", "1 commit AD 6D TD"});
    EXPECT_EQ(game.fact("pot"), "");
    EXPECT_EQ(game.fact("scores"), "0 0");
    EXPECT_EQ(game.fact("hands"), "[9C TC 2S 3S 4S] [2D 8D 2H 3H 4H]");
    // The next winner takes what this battle brings, and no more.
    game.play({"0 commit 9C TC 4S", "1 commit 2D 2H 3H"});
    EXPECT_EQ(game.fact("scores"), "30 0");
    EXPECT_EQ(game.fact("generals"), "[0 0] [0 0]");
}

TEST(GeneralsWar, GW7_TwoAcesOfOneOpponentWinAtOnce) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"5C 6C 7C 8C 9C", "AD AH 2D 3D 4D"}, "TC JC QC 2H 3H 4H"});
    game.all_stand();
    game.play({"0 commit 5C 6C 7C", "1 commit AD 2D 3D"});
    EXPECT_EQ(game.fact("generals"), "[0 1] [0 0]");
    EXPECT_EQ(game.result(), "");
    game.play({"0 commit 8C 9C TC", "1 commit AH 4D 2H"});
    EXPECT_EQ(game.fact("generals"), "[0 2] [0 0]");
    EXPECT_EQ(game.result(), "generals: places 1 2, scores 58 0");
    EXPECT_EQ(game.fact("reserve"), "36");
}

TEST(GeneralsWar, GW7_GeneralsToWin) {
    for (const std::string_view to_win : {"1", "2", "3", "4"}) {
        for (const int aces_laid : {1, 2, 3}) {
            GeneralsWarGame game(2, {{"generals_to_win", to_win}});
            game.deal(Hands{{"5C 6C 7C 8C 9C", "AD AH AS 3D 4D"}, ""});
            game.all_stand();
            const std::array<std::string_view, 4> laid = {"", "AD 3D 4D", "AD AH 3D", "AD AH AS"};
            game.play({"1 commit " + std::string(laid[static_cast<std::size_t>(aces_laid)]),
                       "0 commit 5C 6C 7C"});
            EXPECT_EQ(game.to_act(), aces_laid >= to_win[0] - '0' ? "over" : "0 1")
                << to_win << " to win, " << aces_laid << " taken";
        }
    }
}

TEST(GeneralsWar, GW7_GeneralsWinWithFewerPoints) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"KC QC JC 2C 3C", "KD QD TD AD AH"}, ""});
    game.all_stand();
    game.play({"0 commit QC JC 2C", "1 commit KD QD TD"});
    EXPECT_EQ(game.fact("scores"), "0 60");
    game.play({"0 commit 3C KC 8C", "1 commit AD AH AC"});
    EXPECT_EQ(game.result(), "generals: places 1 2, scores 27 60");
}

TEST(GeneralsWar, GW7_GeneralsComeBeforeTheTarget) {
    GeneralsWarGame game(2, {{"target_points", "1"}});
    game.deal(Hands{{"5C 6C 7C 8C 9C", "AD AH 2D 3D 4D"}, ""});
    game.all_stand();
    game.play({"0 commit 5C 6C 7C", "1 commit AD AH 3D"});
    EXPECT_EQ(game.result(), "generals: places 1 2, scores 23 0");
}

TEST(GeneralsWar, GW7_AcesOfTwoOpponentsDoNotAddUp) {
    GeneralsWarGame game(4, {{"target_points", "364"}});
    game.deal(Hands{{"KC QC JC TC 9C", "AD 2D 3D 4D 5D", "AH AS 2H 3H 4H", "KS QS JS TS 9S"},
                    "KD QD JD TD 9D 8D 5H 6H 7H 8H 9H TH"});
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC JC", "1 commit AD 2D 3D",  //
               "1 challenge 3", "1 commit 4D 5D TD", "3 commit JS TS 9S"});
    game.play({"2 challenge 0", "2 commit AH 2H 3H", "0 commit TC 9C QD"});
    EXPECT_EQ(game.fact("generals"), "[0 1 1 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]");
    EXPECT_EQ(game.result(), "");
    // Of those two laid by one opponent, the second decides.
    game.play({"3 challenge 1"});
    game.play_first(2);
    game.play({"0 challenge 2", "2 commit AS 4H 6C", "0 commit KD JD 3C"});
    EXPECT_EQ(game.fact("generals"), "[0 1 2 0] [0 0 0 0] [0 0 0 0] [0 0 0 0]");
    EXPECT_EQ(game.result(), "generals: places 1 3 4 2, scores 117 43 0 49");
}

TEST(GeneralsWar, GW7_GeneralsOutOfACarriedPot) {
    GeneralsWarGame game(2);
    game.deal(Hands{{"2C 3C 4C KC QC", "AD AH 7D 2D 3D"}, "5C 6C 7C JC TC 8C"});
    game.all_stand();
    game.play({"0 commit 2C 3C 4C", "1 commit AD AH 7D"});
    EXPECT_EQ(game.fact("pot"), "2C 3C 4C AD 7D AH");
    EXPECT_EQ(game.fact("generals"), "[0 0] [0 0]");
    game.play({"0 commit KC QC JC", "1 commit 2D 3D 5C"});
    EXPECT_EQ(game.result(), "generals: places 1 2, scores 64 0");
}

TEST(GeneralsWar, GW7_AGeneralOutOfThePotIsHisWhoLaidIt) {
    GeneralsWarGame game(4, {{"target_points", "364"}});
    game.deal(Hands{{"AC KC QC 2C 3C", "AD KD QD 2D 3D", "KH QH JH 2H 3H", "KS QS JS 2S 3S"}, ""});
    game.all_stand();
    // Seat 1 wins a pot with an ace of its own and one of seat 0, who takes no part.
    game.play({"0 challenge 1", "0 commit AC KC QC", "1 commit AD KD QD",  //
               "1 challenge 2", "1 commit 2D 3D 7C", "2 commit 2H 3H JH"});
    EXPECT_EQ(game.fact("generals"), "[0 0 0 0] [0 0 0 0] [1 1 0 0] [0 0 0 0]");
}

TEST(GeneralsWar, GW7_AnAceThatComesBackToItsOwnerIsNoGeneral) {
    GeneralsWarGame game(2, {{"generals_to_win", "1"}});
    game.deal(Hands{{"2C 3C 4C KC QC", "AD AH 7D KD QD"}, "5C 6C 7C JC TC 8C"});
    game.all_stand();
    game.play({"0 commit 2C 3C 4C", "1 commit AD AH 7D",  //
               "0 commit JC TC 8C", "1 commit KD QD 7C"});
    EXPECT_EQ(game.fact("scores"), "0 79");
    EXPECT_EQ(game.fact("generals"), "[0 0] [0 0]");
    EXPECT_EQ(game.result(), "");
}

TEST(GeneralsWar, GW7_GeneralsEndTheGameOfFourToo) {
    GeneralsWarGame game(4);
    game.deal(Hands{{"KC QC JC 2C 3C", "KD QD TD 2D 3D", "AH AS 2H 3H 4H", "KS QS JS 2S 3S"}, ""});
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC JC", "1 commit KD QD TD"});
    EXPECT_EQ(game.fact("left"), "0");
    game.play({"1 challenge 2", "1 commit 2D 3D 4C", "2 commit AH AS 2H"});
    // The winner by generals, then who dropped out, then the others, who are equal.
    EXPECT_EQ(game.result(), "generals: places 2 1 3 3, scores 71 13 0 0");
}

TEST(GeneralsWar, GW8_TheTargetEndsAGameOfTwoBeforeAnybodyDraws) {
    for (const std::string_view target : {"72", "71", "1"}) {
        GeneralsWarGame game(2, {{"target_points", target}});
        game.deal(Hands{{"KC QC JC 2C 3C", "KD QD TD 2D 3D"}, ""});
        game.all_stand();
        game.play({"0 commit KC QC JC", "1 commit KD QD TD"});
        if (target == "72") {
            EXPECT_EQ(game.to_act(), "0 1");
            continue;
        }
        EXPECT_EQ(game.result(), "target: places 1 2, scores 71 0");
        EXPECT_EQ(game.fact("hands"), "[2C 3C] [2D 3D]");
        EXPECT_EQ(game.fact("reserve"), "42");
        game.refuses("0 commit 2C 3C", Code::over, 0);
    }
}

TEST(GeneralsWar, GW8_DefaultTargets) {
    EXPECT_EQ(GeneralsWarGame(2).state().ruleset().option("target_points"), 100);
    EXPECT_EQ(GeneralsWarGame(4).state().ruleset().option("target_points"), 60);
}

TEST(GeneralsWar, GW8_AnOwnTieThatBringsBothOfTwoToTheTarget) {
    GeneralsWarGame equal(2, {{"tie", "own"}, {"target_points", "36"}});
    equal.deal(Hands{{"KC QC JC 2C 3C", "KD QD JD 2D 3D"}, ""});
    equal.all_stand();
    equal.play({"0 commit KC QC JC", "1 commit KD QD JD"});
    EXPECT_EQ(equal.result(), "target: places 1 1, scores 36 36");

    GeneralsWarGame more(2, {{"tie", "own"}, {"target_points", "34"}});
    more.deal(Hands{{"KC JC QC 2C 3C", "KD QD JD 2D 3D"}, "9H 8C 8D TC TH TS"});
    more.all_stand();
    more.play({"0 commit 2C 3C JC", "1 commit 2D 3D QD"});
    EXPECT_EQ(more.fact("scores"), "0 33");
    more.play({"0 commit QC TH TS", "1 commit KD JD 8C"});
    EXPECT_EQ(more.result(), "target: places 2 1, scores 32 65");
}

TEST(GeneralsWar, GW8_OneOfFourDropsOutAndTheGameGoesOn) {
    GeneralsWarGame game(4);
    game.deal(equal_hands_and("4C 5C 6C"));
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC JC", "1 commit KD QD 3D"});
    EXPECT_EQ(game.fact("left"), "0");
    EXPECT_EQ(game.fact("scores"), "64 0 0 0");
    // His hand is set aside unseen; he draws no more, the other does.
    EXPECT_EQ(game.fact("hands"), "[] [4C 5C 6C 2D JD] [2H 3H JH QH KH] [2S 3S JS QS KS]");
    EXPECT_EQ(game.fact("reserve"), "29");
    EXPECT_EQ(game.known(spectator, "2C 3C"), "");
    EXPECT_EQ(game.known(1, "2C 3C"), "");
    EXPECT_EQ(game.known(0, "2C 3C"), "2C 3C");
    EXPECT_EQ(game.to_act(), "1");
    game.refuses("1 challenge 0", Code::not_available, 4);
}

TEST(GeneralsWar, GW8_TheTurnPassesOverWhoDroppedOut) {
    GeneralsWarGame game(4);
    game.deal(equal_hands);
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC 3C", "1 commit KD QD JD"});
    EXPECT_EQ(game.fact("left"), "1");
    EXPECT_EQ(game.to_act(), "2");
    EXPECT_EQ(game.legal(2), "challenge 0, challenge 3");
}

TEST(GeneralsWar, GW8_ADropOutThatEndsTheGame) {
    GeneralsWarGame game(4, {{"target_points", "20"}});
    game.deal(equal_hands_and("4C 5C 6C 7H 8H 9H"));
    game.all_stand();
    game.play({"0 challenge 1", "0 commit KC QC JC", "1 commit KD 2D 3D",  //
               "1 challenge 2", "1 commit QD JD 6C", "2 commit QH 2H 3H"});
    EXPECT_EQ(game.fact("left"), "0 1");
    EXPECT_EQ(game.result(), "");
    game.play({"2 challenge 3", "2 commit 7H 8H 9H", "3 commit KS QS JS"});
    EXPECT_EQ(game.result(), "target: places 1 2 4 3, scores 54 46 0 60");
    EXPECT_EQ(game.fact("left"), "0 1 3");
}

TEST(GeneralsWar, GW8_TwoOfFourAtOnceMorePointsFirst) {
    GeneralsWarGame game(4, {{"tie", "own"}, {"target_points", "34"}});
    game.deal(equal_hands_and("TC TH TS 8C 8D 9H"));
    game.all_stand();
    game.play({"0 challenge 1", "0 commit 2C 3C QC", "1 commit 2D 3D JD"});
    EXPECT_EQ(game.fact("scores"), "33 0 0 0");
    game.play({"1 challenge 0", "0 commit KC JC TC", "1 commit KD QD 9H"});
    EXPECT_EQ(game.fact("scores"), "67 34 0 0");
    EXPECT_EQ(game.fact("left"), "0 1");
    EXPECT_EQ(game.to_act(), "2");
}

TEST(GeneralsWar, GW8_TwoOfFourAtOnceAtEqualPointsTheChallengerFirst) {
    GeneralsWarGame game(4, {{"tie", "own"}, {"target_points", "36"}, {"dealer", "1"}});
    game.deal(equal_hands);
    game.all_stand();
    game.play({"1 challenge 0", "0 commit KC QC JC", "1 commit KD QD JD"});
    EXPECT_EQ(game.fact("left"), "1 0");
    EXPECT_EQ(game.fact("reserve"), "32");
    // The last two at once end the game, and even then no place is shared.
    game.play({"2 challenge 3", "2 commit KH QH JH", "3 commit KS QS JS"});
    EXPECT_EQ(game.result(), "target: places 2 1 3 4, scores 36 36 36 36");
}

TEST(GeneralsWar, GW8_EverybodySeesWhoIsOut) {
    ScriptedGame game("generals_war", 4, {{"target_points", "1"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "8C 9C TC JC QC", "8D 9D TD JD QD"}, {}});
    game.play({"1 stand", "2 stand", "3 stand", "0 stand", "0 challenge 2"});
    const View before = view_of(game.state(), 1);
    for (const ViewSeat& seat : before.all_seats()) EXPECT_EQ(seat.status, 0);
    game.play({"0 commit 2C 3C 4C", "2 commit TC JC QC"});
    const View view = view_of(game.state(), 1);
    for (std::size_t seat = 0; seat < 4; ++seat)
        EXPECT_EQ(view.seats[seat].status, seat == 2 ? 1 : 0) << seat;
}

TEST(GeneralsWar, GW8_DeclaredAcesOfWhoIsOutLieInHisHandSetAside) {
    ScriptedGame game("generals_war", 4, {{"target_points", "1"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "AC 9C TC JC QC", "AD 9D TD JD QD"}, {}});
    game.play({"1 stand", "2 muster", "2 stand", "3 muster", "3 stand", "0 stand", "0 challenge 2",
               "0 commit 2C 3C 4C", "2 commit TC JC QC"});
    Restrictions restrictions;
    const State& state = game.state();
    StateAccess::game(state).restrict(state.header(), StateAccess::position(state), restrictions);
    ASSERT_EQ(restrictions.size, 4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const Restrictions::Entry& entry = restrictions.entries[seat];
        EXPECT_EQ(entry.field->name, seat == 2 ? "aside" : "hand") << seat;
        EXPECT_EQ(entry.counts, ~std::uint64_t{0} << (seat < 2 ? 0U : 1U)) << seat;
    }
}

TEST(GeneralsWar, GW9_ExhaustedWhenNoTwoOfFourCanLay) {
    GeneralsWarGame game(4, {{"dealer", "3"}, {"target_points", "364"}, {"generals_to_win", "4"}});
    play_six_battles_of_four(game);
    game.play({"2 challenge 3", "2 commit 3S 4S 5S", "3 commit AS 2S 6S"});
    EXPECT_EQ(game.fact("hands"), "[2H 3H QS KS] [JH QH] [8H 9H] [7S 8S]");
    EXPECT_EQ(game.result(), "exhausted: places 2 4 3 1, scores 97 0 52 130");
}

TEST(GeneralsWar, GW9_NobodyDropsOutByLeftovers) {
    GeneralsWarGame game(4, {{"dealer", "3"},
                             {"target_points", "140"},
                             {"generals_to_win", "4"},
                             {"leftovers", "own"}});
    play_six_battles_of_four(game);
    game.play({"2 challenge 3", "2 commit 3S 4S 5S", "3 commit AS 2S 6S"});
    EXPECT_EQ(game.fact("left"), "");
    EXPECT_EQ(game.result(), "exhausted: places 2 4 3 1, scores 127 23 69 145");
}

// Without a muster the reserve of 42 lasts for seven battles of two; the eighth leaves two cards in
// each hand.
void play_eight_battles_of_two(GeneralsWarGame& game) {
    game.deal(Hands{{"AC AD 2C 3C 4C", "AH AS 2D 3D 4D"}, ""});
    game.all_stand();
    game.play_first(16);
    EXPECT_EQ(game.fact("reserve"), "0");
}

TEST(GeneralsWar, GW9_ExhaustedWhenNotBothCanLay) {
    GeneralsWarGame game(2, {{"target_points", "364"}, {"generals_to_win", "4"}});
    play_eight_battles_of_two(game);
    EXPECT_EQ(game.fact("hands"), "[9S TS] [QS KS]");
    EXPECT_EQ(game.result(), "exhausted: places 1 2, scores 199 121");
    EXPECT_EQ(game.known(spectator, "9S TS QS KS"), "");
}

TEST(GeneralsWar, GW9_PlayAllGoesOnToTheLastCard) {
    GeneralsWarGame game(
        2, {{"target_points", "364"}, {"generals_to_win", "4"}, {"short_hands", "play_all"}});
    play_eight_battles_of_two(game);
    EXPECT_EQ(game.legal(0), "commit 9S TS");
    EXPECT_EQ(game.legal(1), "commit QS KS");
    game.play_first(2);
    EXPECT_EQ(game.fact("hands"), "[] []");
    EXPECT_EQ(game.result(), "exhausted: places 1 2, scores 199 165");
}

TEST(GeneralsWar, GW9_LeftoversOwnEachCapturesHisHandForAllToSee) {
    GeneralsWarGame game(
        2, {{"target_points", "364"}, {"generals_to_win", "4"}, {"leftovers", "own"}});
    play_eight_battles_of_two(game);
    EXPECT_EQ(game.fact("hands"), "[] []");
    EXPECT_EQ(game.result(), "exhausted: places 1 2, scores 218 146");
    EXPECT_EQ(game.known(spectator, "9S TS QS KS"), "9S TS QS KS");
}

// The eighth battle is tied, and nobody wins its cards any more.
TEST(GeneralsWar, GW9_CardsStillCarriedCountForNobody) {
    for (const std::string_view leftovers : {"discard", "own"}) {
        GeneralsWarGame game(
            2, {{"target_points", "364"}, {"generals_to_win", "4"}, {"leftovers", leftovers}});
        game.deal(Hands{{"AC AD 2C 3C 4C", "AH AS 2D 3D 4D"}, ""});
        game.all_stand();
        game.play_first(14);
        EXPECT_EQ(game.fact("scores"), "160 121");
        game.play({"0 commit 7S 9S TS", "1 commit 3S JS QS"});
        EXPECT_EQ(game.fact("pot"), "3S 7S 9S TS JS QS");
        const bool own = leftovers == "own";
        EXPECT_EQ(game.fact("hands"), own ? "[] []" : "[6S 8S] [4S KS]");
        EXPECT_EQ(game.result(), own ? "exhausted: places 1 2, scores 174 138"
                                     : "exhausted: places 1 2, scores 160 121");
    }
}

TEST(GeneralsWar, GW9_LeftoversBringNoGenerals) {
    GeneralsWarGame game(2, {{"target_points", "364"}, {"leftovers", "own"}});
    game.deal(Hands{{"AC AD 2C 3C 4C", "AH AS 2D 3D 4D"}, ""});
    game.all_stand();
    // Both lay their three other cards in every battle.
    while (!game.state().over()) {
        const int seat = game.state().turn().seats.lowest();
        const CardSet others =
            game.position().hands[static_cast<std::size_t>(seat)] - games::generals_war::aces;
        std::string move = std::to_string(seat) + " commit";
        for (const Card card : others) move.append(" ").append(card_name(card));
        game.play({move});
    }
    EXPECT_EQ(game.fact("hands"), "[] []");
    EXPECT_EQ(game.fact("generals"), "[0 0] [0 0]");
    EXPECT_EQ(game.result(), "exhausted: places 2 1, scores 173 191");
}

TEST(GeneralsWar, GW9_TheHandOfWhoDroppedOutIsNoLeftover) {
    GeneralsWarGame game(4, {{"dealer", "3"},
                             {"target_points", "100"},
                             {"generals_to_win", "4"},
                             {"leftovers", "own"}});
    game.deal(Pack{});
    game.all_stand();
    while (!game.state().over()) game.play_first(1);
    // Of the 364 points nine are in that hand.
    EXPECT_EQ(game.fact("left"), "0");
    EXPECT_EQ(game.fact("hands"), "[] [] [] []");
    EXPECT_EQ(game.result(), "exhausted: places 1 2 4 3, scores 120 110 46 79");
    int set_aside = 0;
    for (const Card card : game.position().aside[0]) set_aside += rank_of(card);
    EXPECT_EQ(set_aside, 9);
}

TEST(GeneralsWar, GW10_GeneralsThenDropOutsThenPoints) {
    struct Row {
        int players;
        games::generals_war::Reason reason;
        int winner;
        std::vector<int> dropped;
        std::array<std::int16_t, 4> points;
        std::string_view result;
    };
    using games::generals_war::Reason;
    const std::vector<Row> rows = {
        {2, Reason::exhausted, -1, {}, {40, 50}, "exhausted: places 2 1, scores 40 50"},
        {2, Reason::exhausted, -1, {}, {40, 40}, "exhausted: places 1 1, scores 40 40"},
        {2, Reason::generals, 1, {}, {90, 5}, "generals: places 2 1, scores 90 5"},
        {4, Reason::exhausted, -1, {}, {9, 7, 7, 5}, "exhausted: places 1 2 2 4, scores 9 7 7 5"},
        {4, Reason::exhausted, -1, {}, {7, 7, 7, 7}, "exhausted: places 1 1 1 1, scores 7 7 7 7"},
        {4, Reason::exhausted, -1, {}, {5, 9, 9, 9}, "exhausted: places 4 1 1 1, scores 5 9 9 9"},
        {4,
         Reason::exhausted,
         -1,
         {3},
         {8, 8, 2, 60},
         "exhausted: places 2 2 4 1, scores 8 8 2 60"},
        {4,
         Reason::target,
         -1,
         {2, 0, 3},
         {61, 0, 60, 99},
         "target: places 2 4 1 3, scores 61 0 60 99"},
        {4,
         Reason::generals,
         1,
         {3, 0},
         {80, 2, 9, 60},
         "generals: places 3 1 4 2, scores 80 2 9 60"},
        {4, Reason::generals, 0, {2}, {4, 7, 99, 7}, "generals: places 1 3 2 3, scores 4 7 99 7"}};
    for (const Row& row : rows) {
        GeneralsWarGame game(row.players);
        Position& position = game.position();
        position.phase = games::generals_war::Phase::over;
        position.reason = row.reason;
        position.winner = static_cast<std::int8_t>(row.winner);
        for (const int seat : row.dropped) position.dropped.push_back(seat);
        position.points = row.points;
        StateAccess::update_turn(game.state());
        EXPECT_EQ(game.result(), row.result);
    }
}

}  // namespace
}  // namespace cardrules::test
