// States played by text, and refusals in words.
#include <array>
#include <string>

#include <gtest/gtest.h>

#include <cardrules/notation.hpp>
#include <cardrules/problem.hpp>
#include <cardrules/state.hpp>

namespace cardrules {
namespace {

State new_game(std::int32_t dealer) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create("bot_war", 2, ruleset).ok());
    EXPECT_TRUE(ruleset.set("dealer", dealer).ok());
    State state;
    EXPECT_TRUE(State::create(ruleset, state).ok());
    return state;
}

// The pack in canonical order, which gives seat 1 the even cards.
std::string deal_in_order() {
    std::array<Card, max_cards> cards{};
    std::size_t count = 0;
    for (const Card card : pack_54) cards[count++] = card;
    return std::string(deal_text(std::span(cards).first(count)).view());
}

TEST(ApplyText, makes_lots_deals_and_moves) {
    State state = new_game(-1);
    ASSERT_EQ(state.apply(chance, "lot 1").code, Code::ok);
    EXPECT_EQ(state.dealer(), 1);
    ASSERT_EQ(state.apply(chance, deal_in_order()).code, Code::ok);
    ASSERT_EQ(state.apply(0, "show AC").code, Code::ok);
    ASSERT_EQ(state.apply(1, "show 2C").code, Code::ok);
    EXPECT_EQ(state.turn().seats.lowest(), 1);
}

TEST(ApplyText, refuses_and_leaves_the_state_as_it_was) {
    struct Case {
        int actor;
        std::string text;
        Code code;
    };
    const std::array<Case, 9> cases = {{{chance, "", Code::malformed},
                                        {chance, "deal", Code::malformed},
                                        {chance, "deal AC", Code::bad_deal},
                                        {chance, "deal AC ", Code::malformed},
                                        {chance, "deal XX", Code::malformed},
                                        {chance, "lot 0", Code::verb_not_available},
                                        {0, deal_in_order(), Code::not_to_act},
                                        {0, "show AC", Code::not_to_act},
                                        {0, "show  AC", Code::malformed}}};
    State state = new_game(0);
    const State before = state;
    for (const Case& wrong : cases) {
        EXPECT_EQ(state.apply(wrong.actor, wrong.text).code, wrong.code) << wrong.text;
        EXPECT_TRUE(state == before) << wrong.text;
    }
}

TEST(Explain, shows_what_is_no_move_by_its_number) {
    const State state = new_game(0);
    const Problem problem = explain(state, 0, Move{12345}, {Code::malformed});
    EXPECT_EQ(problem.message, "\"move 12345\" is no move of bot_war");
}

TEST(Explain, tells_which_games_and_numbers_of_players_there_are) {
    struct Case {
        std::string_view game;
        int players;
        int rules;
        std::string_view message;
    };
    const std::array<Case, 4> cases = {
        {{"botwar", 2, 0,
          "there is no game \"botwar\"; there are generals_war, suicide_king, bot_war"},
         {"bot_war", 2, 9, "bot_war has no such version of its rules"},
         {"bot_war", 6, 0, "bot_war is for 2, 3, 4, 5 players, not for 6"},
         {"generals_war", 3, 0, "generals_war is for 2, 4 players, not for 3"}}};
    for (const Case& wrong : cases) {
        Ruleset ruleset;
        const Status status = Ruleset::create(wrong.game, wrong.players, ruleset, wrong.rules);
        EXPECT_EQ(explain(wrong.game, wrong.players, status).message, wrong.message);
    }
    EXPECT_TRUE(explain("bot_war", 2, {}).ok());
}

TEST(Explain, cuts_and_cleans_what_it_shows) {
    const State state = new_game(0);
    const std::string input = std::string("\x01\xFF") + std::string(100, 'x');
    const Problem problem = explain(state, 0, input, {Code::malformed});
    EXPECT_EQ(problem.message, "\"??" + std::string(58, 'x') + "...\" is no move of bot_war");
}

}  // namespace
}  // namespace cardrules
