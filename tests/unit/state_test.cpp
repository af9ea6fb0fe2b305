// What is asked of states at the edges: the first seat, no game at all, moves with gaps.
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/match.hpp>

namespace cardrules {
namespace {

State dealt(std::string_view game, int players) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok());
    return Match(ruleset, {.key = key_from_seed(1)}).state();
}

TEST(States, TellTheScoreOfEverySeat) {
    Match match(dealt("bot_war", 2).ruleset(), {.key = key_from_seed(4)});
    while (!match.over()) match.apply_index(match.turn().seats.lowest(), 0);
    const Result result = match.result();
    EXPECT_GT(result.scores[0] + result.scores[1], 0);
    for (int seat = 0; seat < 2; ++seat)
        EXPECT_EQ(match.state().score(seat), result.scores[static_cast<std::size_t>(seat)]);
    EXPECT_EQ(match.state().score(-1), 0);
    EXPECT_EQ(match.state().score(2), 0);
}

TEST(States, OfNoGameAreCopiedAsAnyOther) {
    const State empty;
    State copy = dealt("generals_war", 2);
    empty.copy_to(copy);
    EXPECT_TRUE(copy == empty);
    EXPECT_EQ(empty.dealer(), -1);
    EXPECT_EQ(empty.result().players, 0);
    for (const std::int32_t place : empty.result().places) EXPECT_EQ(place, 0);
}

TEST(States, AreNotOfAGameBehindTheLast) {
    Ruleset ruleset = dealt("generals_war", 2).ruleset();
    ruleset.game = static_cast<std::uint8_t>(game_count());
    State state;
    EXPECT_EQ(State::create(ruleset, state).code, Code::unknown_game);
}

TEST(States, TakeNoDealWithACardTwiceOrOneThatThereIsNot) {
    State state;
    ASSERT_TRUE(State::create(dealt("generals_war", 2).ruleset(), state).ok());
    std::vector<Card> cards;
    for (const Card card : state.deal_cards()) cards.push_back(card);
    for (const std::size_t place : {std::size_t{0}, std::size_t{25}, cards.size() - 1}) {
        for (const int wrong : {cards[(place + 1) % cards.size()] + 0, 52, 63, 64, 255}) {
            std::vector<Card> changed = cards;
            changed[place] = static_cast<Card>(wrong);
            EXPECT_EQ(state.apply_deal(changed).code, Code::bad_deal) << place << ' ' << wrong;
        }
    }
    const std::vector<Card> none_of_the_pack(cards.size(), 64);
    EXPECT_EQ(state.apply_deal(none_of_the_pack).code, Code::bad_deal);
    EXPECT_TRUE(state.apply_deal(cards).ok());
}

TEST(States, SayInWhichSlotAMoveIsWrong) {
    Match match(dealt("bot_war", 2).ruleset(), {.key = key_from_seed(4)});
    match.apply_index(0, 0);
    match.apply_index(1, 0);
    const int seat = match.turn().seats.lowest();
    const Move bot = match.legal(seat).at(0);
    const int weapon = bot.argument(0);
    const int armour = bot.argument(1);
    EXPECT_EQ(match.check(seat, Move::of(bot.verb(), {armour, weapon})).slot, 0);
    EXPECT_EQ(match.check(seat, Move::of(bot.verb(), {weapon, weapon})).slot, 1);
    for (const Card card : match.state().info().pack) {
        if (match.legal(seat)[0].from[0] >> card & 1U) continue;
        const bool fits = (match.legal(seat)[0].from[1] >> card & 1U) != 0;
        EXPECT_EQ(match.check(seat, Move::of(bot.verb(), {weapon, card})).slot, fits ? -1 : 1);
    }
    // An argument behind a gap.
    Move gap = Move::of(bot.verb(), {});
    gap.set_argument(1, 0);
    EXPECT_EQ(match.check(seat, gap).code, Code::malformed);
}

}  // namespace
}  // namespace cardrules
