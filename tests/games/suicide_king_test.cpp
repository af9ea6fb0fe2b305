// Suicide of the King by the rules of src/games/suicide_king/RULES.md.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/view.hpp>

#include "support/scripted_game.hpp"

namespace cardrules::test {
namespace {

// The cards that one seat draws before the next is to draw.
struct Draws {
    int seat;
    std::string_view cards;
};
using Turns = std::vector<Draws>;

struct SuicideKingGame : ScriptedGame {
    explicit SuicideKingGame(int players, const Options& options = {}, std::string_view preset = {})
        : ScriptedGame("suicide_king", players, options, preset) {}

    // Deals a pack that begins with these cards, and has each drawn from the first place left.
    void play_round(const Turns& turns) {
        std::string cards;
        for (const Draws& draws : turns) cards.append(draws.cards).append(" ");
        deal(Pack{cards});
        next_place_ = 0;
        for (const Draws& draws : turns) draw(draws);
    }

  private:
    void draw(const Draws& draws) {
        for (const Card card : cards_of(draws.cards)) {
            ASSERT_EQ(to_act(), std::to_string(draws.seat)) << "for " << card_name(card);
            const bool top = state().ruleset().option("draw_from") == 1;
            const int place = next_place_++;
            const int pile = place < 12 ? 0 : (place - 2) / 10;
            const int first = pile == 0 ? 0 : 2 + 10 * pile;
            std::string move = std::to_string(draws.seat);
            move.append(" draw ").append(std::to_string(pile));
            if (!top) move.append("/").append(std::to_string(place - first));
            play({move});
            EXPECT_EQ(known(spectator, card_name(card)), card_name(card));
        }
    }
    int next_place_ = 0;
};

// Fourteen turns that draw all cards but the king of hearts.
const std::vector<std::string_view> all_but_the_king = {
    "AC 2C 3C 4C 5C", "AD 6C 7C 8C 9C", "AH TC 2D 3D 4D", "AS 5D 6D 7D 8D", "KC 9D TD 2H",
    "KD 3H 4H 5H",    "KS 6H 7H 8H",    "QC 9H TH",       "QD 2S 3S",       "QH 4S 5S",
    "QS 6S 7S",       "JC 8S",          "JD 9S",          "JH JS TS"};

// These turns, taken by the seats named in the order of their turns.
Turns taken_by(const std::vector<int>& seats, const std::vector<std::string_view>& turns) {
    Turns taken;
    for (std::size_t i = 0; i < turns.size(); ++i)
        taken.push_back({seats[i % seats.size()], turns[i]});
    return taken;
}

Turns operator+(Turns turns, const Turns& more) {
    turns.insert(turns.end(), more.begin(), more.end());
    return turns;
}

TEST(SuicideKing, SK1_TwelveCardsInTheCentreAndTenInEachOfFourPiles) {
    SuicideKingGame game(3);
    EXPECT_EQ(game.to_act(), "deal");
    game.deal(Pack{});
    EXPECT_EQ(game.fact("piles"), "12 10 10 10 10");
    // The pack in canonical order: where each pile begins and ends.
    struct Row {
        std::string_view place;
        std::string_view card;
    };
    const std::vector<Row> rows = {{"0/0", "AC"}, {"0/11", "QC"}, {"1/0", "KC"},
                                   {"1/9", "9D"}, {"2/0", "TD"},  {"2/9", "6H"},
                                   {"3/0", "7H"}, {"3/9", "3S"},  {"4/9", "KS"}};
    for (const Row& row : rows) {
        SuicideKingGame one_card(2);
        one_card.deal(Pack{});
        one_card.play({"1 draw " + std::string(row.place)});
        EXPECT_EQ(one_card.fact("shown"), row.card) << row.place;
    }
}

TEST(SuicideKing, SK1_ACardKeepsItsPlaceWhenOthersAreTaken) {
    SuicideKingGame game(2);
    game.deal(Pack{"2C 3C 4C 5C"});
    game.play({"1 draw 0/1", "0 draw 0/0", "1 draw 0/3", "0 draw 0/2"});
    EXPECT_EQ(game.fact("shown"), "3C 2C 5C 4C");
    EXPECT_EQ(game.fact("piles"), "8 10 10 10 10");
    game.refuses("1 draw 0/2", Code::not_available, 2);
    EXPECT_EQ(game.legal_count(1), 48U);
}

TEST(SuicideKing, SK1_ALotAmongAllDrawsTheFirstDealer) {
    SuicideKingGame game(5, {{"dealer", "lot"}});
    EXPECT_EQ(game.fact("phase"), "lot");
    EXPECT_EQ(game.to_act(), "lot 0 1 2 3 4");
    game.refuses("chance lot 5", Code::not_available, 1);
    game.play({"chance lot 4"});
    EXPECT_EQ(game.fact("phase"), "deal");
    game.deal(Pack{});
    EXPECT_EQ(game.to_act(), "0");
}

TEST(SuicideKing, SK1_NobodyKnowsACardBeforeItIsDrawn) {
    SuicideKingGame game(2);
    game.deal(Pack{"2C 3C"});
    for (const int viewer : {0, 1, spectator}) EXPECT_EQ(game.known(viewer, "2C 3C"), "");
    game.play({"1 draw 0/0"});
    for (const int viewer : {0, 1, spectator}) EXPECT_EQ(game.known(viewer, "2C 3C"), "2C");
    game.play({"0 draw 0/1"});
}

TEST(SuicideKing, SK2_TheFirstTurnIsLeftOfTheDealerThenClockwise) {
    for (const int dealer : {0, 1, 2, 3}) {
        const std::string option = std::to_string(dealer);
        SuicideKingGame game(4, {{"dealer", option}});
        game.play_round({{(dealer + 1) % 4, "2C"},
                         {(dealer + 2) % 4, "3C"},
                         {(dealer + 3) % 4, "4C"},
                         {dealer, "5C"},
                         {(dealer + 1) % 4, "6C"}});
    }
}

TEST(SuicideKing, SK2_AnyCardOfAnyPile) {
    SuicideKingGame game(2);
    game.deal(Pack{});
    EXPECT_EQ(game.legal_count(1), 52U);
    game.refuses("0 draw 0/0", Code::not_to_act, 0);
    game.refuses("1 draw 0/12", Code::malformed, 0);
    game.refuses("1 draw 1/10", Code::malformed, 0);
    game.refuses("1 draw 5/0", Code::malformed, 0);
    game.refuses("1 draw 00/0", Code::malformed, 0);
    game.refuses("1 draw 0", Code::verb_not_available, 2);
    game.play({"1 draw 3/7"});
}

TEST(SuicideKing, SK2_TopTakesTheLowestPlaceLeftInAPile) {
    SuicideKingGame game(2, {{"draw_from", "top"}});
    game.deal(Pack{});
    EXPECT_EQ(game.legal(1), "draw 0, draw 1, draw 2, draw 3, draw 4");
    game.refuses("1 draw 0/0", Code::verb_not_available, 2);
    game.refuses("1 draw 5", Code::not_available, 2);
    game.play({"1 draw 4", "0 draw 4"});
    EXPECT_EQ(game.fact("shown"), "4S 5S");
    game.play({"1 draw 4", "0 draw 4", "1 draw 4", "0 draw 4", "1 draw 4"});
    game.play({"0 draw 4", "0 draw 4", "0 draw 4"});
    EXPECT_EQ(game.fact("shown"), "4S 5S 6S 7S 8S 9S TS JS QS KS");
    EXPECT_EQ(game.fact("piles"), "12 10 10 10 0");
    EXPECT_EQ(game.legal(0), "draw 0, draw 1, draw 2, draw 3");
    game.refuses("0 draw 4", Code::not_available, 2);
}

TEST(SuicideKing, SK2_TheTurnPassesOverWhoIsOut) {
    SuicideKingGame game(4);
    game.play_round({{1, "2C"}, {2, "KH"}, {3, "3C"}, {0, "4C"}, {1, "5C"}, {3, "6C"}, {0, "7C"}});
}

TEST(SuicideKing, SK3_TheKingOfHeartsPutsOutAtOnceWhateverIsOwed) {
    const std::vector<std::string_view> turns = {"KH", "JC KH", "KC 2C KH", "AC AD QC KH",
                                                 "KC QD JD KH"};
    for (const std::string_view turn : turns) {
        for (const std::string_view extra_draws : {"batches", "replace"}) {
            SuicideKingGame game(3, {{"extra_draws", extra_draws}});
            game.play_round({{1, turn}, {2, "5H"}, {0, "6H"}, {2, "7H"}});
            EXPECT_EQ(game.fact("gone"), "1") << turn;
            EXPECT_EQ(game.fact("owed"), "1") << turn;
            EXPECT_EQ(game.fact("queue"), "") << turn;
        }
    }
}

TEST(SuicideKing, SK3_TheGameIsOverWhenOneIsLeft) {
    for (const std::string_view on_king : {"continue", "new_round"}) {
        SuicideKingGame game(2, {{"on_king", on_king}});
        game.play_round({{1, "2C"}, {0, "KC KH"}});
        EXPECT_EQ(game.result(), "last_player: places 1 2, scores 0 0");
        game.refuses("1 draw 4/9", Code::over, 0);
    }
}

TEST(SuicideKing, SK3_ContinueTheRoundGoesOnWithTheSamePiles) {
    SuicideKingGame game(3);
    game.play_round({{1, "2C"}, {2, "KH"}, {0, "3C"}, {1, "4C"}});
    EXPECT_EQ(game.fact("round"), "1");
    EXPECT_EQ(game.fact("piles"), "8 10 10 10 10");
    EXPECT_EQ(game.fact("shown"), "2C KH 3C 4C");
}

TEST(SuicideKing, SK3_NewRoundTheCardsAreDealtAgain) {
    SuicideKingGame game(3, {{"on_king", "new_round"}});
    game.play_round({{1, "2C"}, {2, "QC KH"}});
    EXPECT_EQ(game.to_act(), "deal");
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 gone=2");
    game.play_round({{0, "KH"}});
    EXPECT_EQ(game.result(), "last_player: places 2 3 1, scores 0 0 0");
}

TEST(SuicideKing, SK3_EverybodySeesWhoIsOut) {
    SuicideKingGame game(3);
    game.play_round({{1, "2C"}, {2, "KH"}});
    const View view = view_of(game.state(), spectator);
    for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_EQ(view.seats[seat].status, seat == 2 ? 1 : 0) << seat;
}

TEST(SuicideKing, SK4_WhatEachCardBrings) {
    struct Row {
        std::string_view turn;
        int further;
    };
    const std::vector<Row> rows = {{"AC", 4}, {"2C", 0}, {"3D", 0}, {"4H", 0}, {"5S", 0},
                                   {"6C", 0}, {"7D", 0}, {"8H", 0}, {"9S", 0}, {"TC", 0},
                                   {"JD", 1}, {"QH", 2}, {"KS", 3}, {"KD", 3}, {"AH", 4}};
    for (const Row& row : rows) {
        for (const std::string_view extra_draws : {"batches", "replace"}) {
            SuicideKingGame game(2, {{"extra_draws", extra_draws}});
            game.play_round({{1, row.turn}});
            EXPECT_EQ(game.to_act(), row.further > 0 ? "1" : "0") << row.turn;
            EXPECT_EQ(game.fact("owed"), std::to_string(row.further > 0 ? row.further : 1));
        }
    }
}

TEST(SuicideKing, SK4_FurtherDrawsOfBlanksEndTheTurn) {
    SuicideKingGame game(2);
    game.play_round({{1, "AC 2C 3C 4C 5C"},
                     {0, "KD 6C 7C 8C"},
                     {1, "QH 9C TC"},
                     {0, "JS 2D"},
                     {1, "3D"},
                     {0, "4D"}});
    EXPECT_EQ(game.fact("shown"), "AC 2C 3C 4C 5C KD 6C 7C 8C QH 9C TC JS 2D 3D 4D");
}

// After each card of one turn: the draws left in the batch, and the batches that wait.
struct Step {
    std::string_view card;
    std::string_view owed;
    std::string_view queue;
};

void expect_steps(const Options& options, const std::vector<Step>& steps) {
    std::string cards;
    for (const Step& step : steps) {
        // The turn so far, dealt anew for each step.
        cards.append(step.card).append(" ");
        SuicideKingGame game(2, options);
        game.play_round({{1, cards}});
        EXPECT_EQ(game.fact("owed"), step.owed) << cards;
        EXPECT_EQ(game.fact("queue"), step.queue) << cards;
        const bool last = &step == &steps.back();
        EXPECT_EQ(game.to_act(), last ? "0" : "1") << cards;
    }
}

TEST(SuicideKing, SK5_OwedBatchesAreDrawnInTheOrderOfTheirPictures) {
    expect_steps({}, {{"KC", "3", ""},
                      {"QD", "2", "2"},
                      {"AD", "1", "2 4"},
                      {"JD", "2", "4 1"},
                      {"2C", "1", "4 1"},
                      {"KS", "4", "1 3"},
                      {"3C", "3", "1 3"},
                      {"4C", "2", "1 3"},
                      {"5C", "1", "1 3"},
                      {"6C", "1", ""}});
}

TEST(SuicideKing, SK5_ThreeBlanksAfterAKingEndTheTurnThoughAQueenWaits) {
    expect_steps({}, {{"AC", "4", ""},
                      {"KD", "3", "3"},
                      {"QD", "2", "3 2"},
                      {"2C", "1", "3 2"},
                      {"3C", "3", "2"},
                      {"5C", "2", "2"},
                      {"8C", "1", "2"},
                      {"9C", "1", ""}});
}

TEST(SuicideKing, SK5_ABatchIsDrawnToItsEndBeforeTheNext) {
    expect_steps(
        {},
        {{"KC", "3", ""}, {"JC", "2", "1"}, {"2C", "1", "1"}, {"3C", "1", ""}, {"4C", "1", ""}});
}

TEST(SuicideKing, SK5_AnAceInAnAcesBatch) {
    expect_steps({}, {{"AC", "4", ""},
                      {"2C", "3", ""},
                      {"AD", "2", "4"},
                      {"3C", "1", "4"},
                      {"4C", "4", ""},
                      {"5C", "3", ""},
                      {"6C", "2", ""},
                      {"7C", "1", ""},
                      {"8C", "1", ""}});
}

TEST(SuicideKing, SK5_PicturesOneAfterTheOther) {
    expect_steps({}, {{"JC", "1", ""},
                      {"JD", "1", ""},
                      {"JH", "1", ""},
                      {"JS", "1", ""},
                      {"QC", "2", ""},
                      {"2C", "1", ""},
                      {"QD", "2", ""},
                      {"3C", "1", ""},
                      {"4C", "1", ""}});
}

// No queue can be longer.
TEST(SuicideKing, SK5_FifteenPicturesInOneTurn) {
    SuicideKingGame game(2);
    game.play_round({{1, "AC AD AH AS KC KD KS QC QD QH QS JC JD JH JS"}});
    EXPECT_EQ(game.fact("owed"), "2");
    EXPECT_EQ(game.fact("queue"), "3 3 3 2 2 2 2 1 1 1 1");
}

TEST(SuicideKing, SK5_ForgottenBatchesDoNotComeBack) {
    SuicideKingGame game(2);
    game.play_round({{1, "AC KD QD 2C 3C 5C 8C 9C"}, {0, "2D"}, {1, "3D"}, {0, "4D"}});
    EXPECT_EQ(game.to_act(), "1");
}

TEST(SuicideKing, SK5_ReplaceEachPictureSetsTheDebt) {
    const Options replace = {{"extra_draws", "replace"}};
    expect_steps(replace, {{"2C", "1", ""}});
    expect_steps(
        replace,
        {{"KC", "3", ""}, {"2C", "2", ""}, {"QD", "2", ""}, {"3C", "1", ""}, {"4C", "1", ""}});
    // A picture can lower the debt as well.
    expect_steps(replace, {{"AC", "4", ""}, {"JC", "1", ""}, {"2C", "1", ""}});
    expect_steps(replace, {{"JC", "1", ""},
                           {"AC", "4", ""},
                           {"2C", "3", ""},
                           {"AD", "4", ""},
                           {"3C", "3", ""},
                           {"4C", "2", ""},
                           {"5C", "1", ""},
                           {"6C", "1", ""}});
}

TEST(SuicideKing, SK6_LeavesWhoeverDrewTheLastCardIsOut) {
    SuicideKingGame game(4);
    // Seat 1 draws the king; the fourteen turns are then taken by 2, 3 and 0.
    game.play_round(Turns{{1, "KH"}} + taken_by({2, 3, 0}, all_but_the_king));
    EXPECT_EQ(game.to_act(), "deal");
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 gone=1 3");
}

TEST(SuicideKing, SK6_LeavesEndsTheGameWhenOneIsLeft) {
    SuicideKingGame game(3);
    game.play_round(Turns{{1, "KH"}} + taken_by({2, 0}, all_but_the_king));
    EXPECT_EQ(game.result(), "last_player: places 2 1 3, scores 0 0 0");
    EXPECT_EQ(game.fact("piles"), "0 0 0 0 0");
}

TEST(SuicideKing, SK6_StaysTheRoundEndsAndNobodyElseIsOut) {
    SuicideKingGame game(3, {{"last_card", "stays"}});
    game.play_round(Turns{{1, "KH"}} + taken_by({2, 0}, all_but_the_king));
    EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 gone=1");
    game.play_round({{0, "2C"}, {2, "KH"}});
    EXPECT_EQ(game.result(), "last_player: places 3 1 2, scores 0 0 0");
}

TEST(SuicideKing, SK6_TheKingOfHeartsAsTheLastCardPutsOutOnce) {
    for (const std::string_view last_card : {"leaves", "stays"}) {
        for (const std::string_view on_king : {"continue", "new_round"}) {
            SuicideKingGame game(3, {{"last_card", last_card}, {"on_king", on_king}});
            game.play_round(taken_by({1, 2, 0}, all_but_the_king) + Turns{{0, "KH"}});
            EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 gone=0");
        }
    }
}

TEST(SuicideKing, SK6_TheKingOfHeartsAsTheLastCardOfTwoEndsTheGame) {
    SuicideKingGame game(2);
    game.play_round(taken_by({1, 0}, all_but_the_king) + Turns{{1, "KH"}});
    EXPECT_EQ(game.result(), "last_player: places 2 1, scores 0 0");
}

TEST(SuicideKing, SK6_TheRoundEndsWhateverWasOwed) {
    for (const std::string_view extra_draws : {"batches", "replace"}) {
        SuicideKingGame game(4, {{"extra_draws", extra_draws}});
        std::vector<std::string_view> turns = all_but_the_king;
        turns.back() = "JH TS";
        // The last card is a jack, with a draw of its own to come.
        game.play_round(Turns{{1, "KH"}} + taken_by({2, 3, 0}, turns) + Turns{{0, "JS"}});
        EXPECT_EQ(facts_text(game.state()), "phase=deal round=1 gone=1 0");
    }
}

TEST(SuicideKing, SK7_TheDealPassesToTheNextStillIn) {
    SuicideKingGame game(4, {{"on_king", "new_round"}, {"dealer", "3"}});
    game.play_round({{0, "KH"}});
    EXPECT_EQ(game.state().dealer(), 1);
    game.play_round({{2, "KH"}});
    EXPECT_EQ(game.state().dealer(), 3);
    game.play_round({{1, "2C"}, {3, "3C"}, {1, "4C"}, {3, "KH"}});
    EXPECT_EQ(game.result(), "last_player: places 1 4 2 3, scores 0 0 0 0");
}

TEST(SuicideKing, SK7_ADealerWhoIsOutPassesTheDealOn) {
    SuicideKingGame game(3, {{"on_king", "new_round"}});
    game.play_round({{1, "2C"}, {2, "3C"}, {0, "KH"}});
    EXPECT_EQ(game.state().dealer(), 1);
    game.play_round({{2, "2C"}, {1, "3C"}, {2, "4C"}});
}

TEST(SuicideKing, SK7_AllCardsAreDealtAgainAndForgotten) {
    SuicideKingGame game(3, {{"on_king", "new_round"}});
    game.play_round({{1, "2C"}, {2, "KH"}});
    EXPECT_EQ(game.known(spectator, "2C KH"), "2C KH");
    game.deal(Pack{});
    EXPECT_EQ(game.fact("round"), "2");
    EXPECT_EQ(game.fact("piles"), "12 10 10 10 10");
    EXPECT_EQ(game.fact("shown"), "");
    for (const int viewer : {0, 1, 2, spectator}) EXPECT_EQ(game.known(viewer, "2C KH"), "");
}

TEST(SuicideKing, SK8_PlacesInTheOrderOfLeavingOrTheOtherWayRound) {
    struct Row {
        std::string_view goal;
        std::string_view result;
    };
    for (const Row& row : {Row{"not_last", "last_player: places 3 1 5 2 4, scores 0 0 0 0 0"},
                           Row{"be_last", "last_player: places 3 5 1 4 2, scores 0 0 0 0 0"}}) {
        SuicideKingGame game(5, {{"on_king", "new_round"}, {"goal", row.goal}});
        game.play_round({{1, "KH"}});
        game.play_round({{3, "KH"}});
        game.play_round({{0, "2C"}, {2, "3C"}, {4, "4C"}, {0, "KH"}});
        game.play_round({{4, "2C"}, {2, "3C"}, {4, "KH"}});
        EXPECT_EQ(game.result(), row.result);
    }
}

TEST(SuicideKing, SK8_TheInventorsPreset) {
    SuicideKingGame game(3, {}, "inventor");
    const Ruleset ruleset = game.state().ruleset();
    for (const std::string_view option :
         {"draw_from", "extra_draws", "on_king", "last_card", "goal"})
        EXPECT_EQ(ruleset.option(option), 1) << option;
    EXPECT_EQ(ruleset.option("dealer"), 0);
    game.play_round({{1, "AC JD 2C"}, {2, "KH"}});
    game.play_round({{0, "2C"}, {1, "3C"}, {0, "4C"}, {1, "KH"}});
    EXPECT_EQ(game.result(), "last_player: places 1 2 3, scores 0 0 0");
}

}  // namespace
}  // namespace cardrules::test
