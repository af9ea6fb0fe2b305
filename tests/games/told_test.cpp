// What games tell of each step, for those who watch.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include <cardrules/event.hpp>
#include <cardrules/view.hpp>

#include "properties/sample_games.hpp"
#include "support/scripted_game.hpp"

namespace cardrules::test {
namespace {

TEST(BotWarTells, OfTheDealTheShownCardsAndWhoLeads) {
    ScriptedGame game("bot_war", 2, {{"dealer", "lot"}});
    game.play({"chance lot 1"});
    EXPECT_EQ(game.told(), "dealer_drawn 1");
    game.deal(Hands{{"2C 5C 9C KC BJ 2D 5D 9D KD AD", "2S 6C TC QC RJ 3D 6D TD QD AH"}, {}});
    EXPECT_EQ(game.told(), "dealt 1");
    game.play({"0 show 2C"});
    EXPECT_EQ(game.told(), "");
    game.play({"1 show 2S"});
    EXPECT_EQ(game.told(), "shown");
    game.play({"chance lot 0"});
    EXPECT_EQ(game.told(), "leader_drawn 0");
}

TEST(BotWarTells, OfEveryBotAndWhatBecameOfIt) {
    ScriptedGame game("bot_war", 2);
    game.deal(Hands{{"2C 5C 9C KC BJ 2D 5D 9D KD AD", "3C 6C TC QC RJ 3D 6D TD QD AH"}, {}});
    game.play({"0 show BJ", "1 show 3C", "0 bot 2C 2D"});
    EXPECT_EQ(game.told(), "bot_laid 0");
    game.play({"1 bot 3C 3D"});
    EXPECT_EQ(game.told(), "destroyed 1, set_aside 1, drew 1, drew 0");
    game.play({"1 bot 6C 6D"});
    EXPECT_EQ(game.told(), "bot_laid 1");
    game.play({"0 pass"});
    EXPECT_EQ(game.told(), "passed 0, round_over 1");
    game.deal(Pack{});
    EXPECT_EQ(game.told(), "collected, dealt 1");
}

TEST(BotWarTells, OfYieldsAndARoundThatNobodyWon) {
    ScriptedGame game("bot_war", 2);
    game.deal(Hands{{"2C 3C 4C 5C 6C 7C 8C 9C TC KC", "2S 3S 4S 5S 6S 7S 8S 9S TS QS"}, {}});
    game.play({"0 show KC", "1 show 2S", "0 yield"});
    EXPECT_EQ(game.told(), "yielded 0");
    game.play({"1 yield"});
    EXPECT_EQ(game.told(), "yielded 1, round_over");
}

TEST(GeneralsWarTells, OfTheMusterAndOfBattles) {
    ScriptedGame game("generals_war", 2, {{"dealer", "lot"}});
    game.play({"chance lot 0"});
    EXPECT_EQ(game.told(), "dealer_drawn 0");
    game.deal(Hands{{"AC 3C 4C 5C 6C", "2D 3D 4D 5D 6D"}, {}});
    EXPECT_EQ(game.told(), "dealt 0");
    game.play({"1 stand"});
    EXPECT_EQ(game.told(), "stood 1");
    game.play({"0 muster"});
    EXPECT_EQ(game.told(), "mustered 0");
    game.play({"0 stand"});
    EXPECT_EQ(game.told(), "stood 0");
    game.play({"1 commit 3D 4D 5D"});
    EXPECT_EQ(game.told(), "");
    game.play({"0 commit 3C 4C 5C"});
    EXPECT_EQ(game.told(), "turned_up, tied, drew 1, drew 0");
}

TEST(GeneralsWarTells, OfGeneralsThatWin) {
    ScriptedGame game("generals_war", 2, {{"generals_to_win", "1"}});
    game.deal(Hands{{"AC 3C 4C 5C 6C", "2D KD QD JD TD"}, {}});
    game.play({"1 stand", "0 stand", "1 commit JD QD KD", "0 commit AC 3C 4C"});
    EXPECT_EQ(game.told(), "turned_up, captured 1, won_by_generals 1");
}

TEST(GeneralsWarTells, OfChallengesAndOfWhoDropsOut) {
    ScriptedGame game("generals_war", 4, {{"target_points", "1"}});
    game.deal(Hands{{"2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "8C 9C TC JC QC", "8D 9D TD JD QD"}, {}});
    game.play({"1 stand", "2 stand", "3 stand", "0 stand", "0 challenge 2"});
    EXPECT_EQ(game.told(), "challenged 2");
    game.play({"0 commit 2C 3C 4C", "2 commit TC JC QC"});
    EXPECT_EQ(game.told(), "turned_up, captured 2, dropped_out 2, drew 0");
}

TEST(GeneralsWarTells, OfWhatIsLeftAtTheEnd) {
    ScriptedGame game("generals_war", 2,
                      {{"leftovers", "own"}, {"target_points", "364"}, {"generals_to_win", "4"}});
    game.deal(Hands{{"AC AD", "AH AS"}, {}});
    game.play({"1 stand", "0 stand"});
    while (!game.state().over() && !HasFailure()) {
        const std::string first = game.legal(1).substr(0, game.legal(1).find(','));
        const std::string second = game.legal(0).substr(0, game.legal(0).find(','));
        game.play({"1 " + first, "0 " + second});
    }
    EXPECT_NE(game.told().find(", leftovers_captured"), std::string::npos) << game.told();
}

TEST(SuicideKingTells, OfEveryCardAndOfWhoLeaves) {
    ScriptedGame game("suicide_king", 3, {{"dealer", "lot"}, {"draw_from", "top"}});
    game.play({"chance lot 0"});
    EXPECT_EQ(game.told(), "dealer_drawn 0");
    game.deal(Pack{"2C AC KH"});
    EXPECT_EQ(game.told(), "dealt 0");
    game.play({"1 draw 0"});
    EXPECT_EQ(game.told(), "drawn 1, turn_ended 2");
    game.play({"2 draw 0"});
    EXPECT_EQ(game.told(), "drawn 2");
    game.play({"2 draw 0"});
    EXPECT_EQ(game.told(), "drawn 2, king_drawn 2, turn_ended 0");
}

TEST(SuicideKingTells, OfTheLastCard) {
    ScriptedGame game("suicide_king", 3, {{"draw_from", "top"}});
    game.deal(Pack{"KH"});
    std::string last;
    while (!game.state().over() && !HasFailure()) {
        const std::string seat = game.to_act();
        game.play({seat + " " + game.legal(std::stoi(seat)).substr(0, 6)});
        last = seat;
    }
    EXPECT_EQ(game.told(), "drawn " + last + ", last_card_drawn " + last);
}

// Before a new deal all cards lie in the pack, for everybody to see.
TEST(Collecting, LeavesEveryZoneButThePackEmpty) {
    for (const std::string_view game : {"bot_war", "suicide_king"}) {
        Ruleset ruleset;
        ASSERT_TRUE(Ruleset::create(game, 5, ruleset).ok());
        int deals = 0;
        play_random_game(ruleset, 5, 2000, [&](const State& state, const RandomStep* step) {
            if (step == nullptr || step->dealt == 0) return;
            ++deals;
            const GameInfo& info = state.info();
            struct Watcher {
                View view;
                const GameInfo& info;
                int checked;
            } watcher{view_of(state, spectator), info, 0};
            const auto hear = [](void* user, const Event& event) noexcept {
                auto& [view, game_info, checked] = *static_cast<Watcher*>(user);
                if (event.label >= 0 &&
                    game_info.labels[static_cast<std::size_t>(event.label)] == "dealt" &&
                    checked++ == 0) {
                    EXPECT_EQ(view.zone("pack")->count, game_info.pack.size());
                }
                EXPECT_TRUE(fold(view, event));
            };
            State dealt = state;
            deal_telling(dealt, step->cards(), spectator, 0, {hear, &watcher});
            EXPECT_GT(watcher.checked, 0);
        });
        EXPECT_GT(deals, 1);
    }
}

}  // namespace
}  // namespace cardrules::test
