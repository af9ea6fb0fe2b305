// What a match tells its viewers.
#include <gtest/gtest.h>

#include <cardrules/viewing.hpp>

namespace cardrules {
namespace {

Match new_match(std::string_view game, int players, std::uint64_t seed) {
    Ruleset ruleset;
    EXPECT_TRUE(Ruleset::create(game, players, ruleset).ok());
    return Match(ruleset, {.key = key_from_seed(seed)});
}

// The last move in canonical order: passing, standing by, the highest cards.
void make_last_move(Match& match) {
    const int seat = match.turn().seats.lowest();
    match.apply_index(seat, match.legal(seat).count() - 1);
}

TEST(Viewing, EventsFromAnyPlaceLeadToTheViewNow) {
    Match match = new_match("bot_war", 2, 1);
    while (match.ply() < 130) make_last_move(match);
    for (const int viewer : {0, 1, spectator}) {
        const View now = view_of(match, viewer);
        for (const std::int64_t from : {0, 1, 63, 64, 65, 100, 129, 130}) {
            View view = view_of(match, viewer, from);
            for (const Event& event : events_of(match, viewer, from))
                ASSERT_TRUE(fold(view, event));
            EXPECT_TRUE(view == now) << viewer << " from " << from;
        }
    }
}

TEST(Viewing, EventsGoOnFromWithinAStep) {
    Match match = new_match("generals_war", 2, 2);
    while (match.ply() < 8) make_last_move(match);
    const std::vector<Event> all = events_of(match, 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::vector<Event> rest = events_of(match, 0, all[i].step, all[i].index);
        ASSERT_EQ(rest.size(), all.size() - i);
        EXPECT_EQ(rest.front().index, all[i].index);
        EXPECT_EQ(rest.front().kind, all[i].kind);
    }
    EXPECT_TRUE(events_of(match, 0, match.ply()).empty());
    EXPECT_TRUE(events_of(match, 0, match.ply() + 1).empty());
    EXPECT_EQ(events_of(match, 0, -5, 3).size(), all.size());
}

TEST(Viewing, AnUndoneStepChangesTheEditNumber) {
    Match match = new_match("suicide_king", 3, 3);
    match.apply(match.turn().seats.lowest(), "draw 0/0");
    const View before = view_of(match, 0);
    match.undo();
    EXPECT_NE(view_of(match, 0).edit, before.edit);
    EXPECT_NE(view_of(match, 0).step, before.step);
}

TEST(Viewing, OnlySeatsHaveChoicesAndMoves) {
    Match match = new_match("bot_war", 2, 4);
    EXPECT_EQ(choices_of(match, 0).count(), 10U);
    const Move move = choices_of(match, 0).at(0);
    EXPECT_TRUE(check(match, 0, move).ok());
    for (const int viewer : {spectator, chance, 2, 99}) {
        EXPECT_TRUE(choices_of(match, viewer).empty());
        EXPECT_EQ(check(match, viewer, move).code, Code::not_to_act);
    }
}

TEST(Preview, OfASealedMoveIsTheOwnSealedMove) {
    Match match = new_match("bot_war", 2, 5);
    const Move move = choices_of(match, 0).at(3);
    Preview shown;
    ASSERT_TRUE(preview(match, 0, move, shown).ok());
    ASSERT_FALSE(shown.depends);
    EXPECT_EQ(shown.view.sealed, move);
    EXPECT_TRUE(shown.view.seats[0].committed);
    match.apply(0, move);
    EXPECT_TRUE(shown.view == view_of(match, 0));
}

TEST(Preview, OfTheLastSealedMoveDependsOnTheOthers) {
    Match match = new_match("bot_war", 2, 5);
    match.apply_index(1, 0);
    Preview shown;
    ASSERT_TRUE(preview(match, 0, choices_of(match, 0).at(0), shown).ok());
    EXPECT_TRUE(shown.depends);
}

TEST(Preview, OfALaidBotShowsIt) {
    Match match = new_match("bot_war", 2, 6);
    match.apply_index(0, 0);
    match.apply_index(1, 0);
    const int leader = match.turn().seats.lowest();
    const Move move = choices_of(match, leader).at(0);
    ASSERT_EQ(match.state().info().verbs[static_cast<std::size_t>(move.verb() - 1)].name, "bot");
    Preview shown;
    ASSERT_TRUE(preview(match, leader, move, shown).ok());
    ASSERT_FALSE(shown.depends);
    match.apply(leader, move);
    EXPECT_TRUE(shown.view == view_of(match, leader));
}

TEST(Preview, OfADrawnCardDependsOnIt) {
    Match match = new_match("suicide_king", 2, 7);
    const int seat = match.turn().seats.lowest();
    Preview shown;
    ASSERT_TRUE(preview(match, seat, choices_of(match, seat).at(0), shown).ok());
    EXPECT_TRUE(shown.depends);
    EXPECT_EQ(preview(match, 1 - seat, choices_of(match, seat).at(0), shown).code,
              Code::not_to_act);
}

}  // namespace
}  // namespace cardrules
