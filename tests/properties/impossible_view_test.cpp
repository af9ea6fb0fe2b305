// Views made by hand that no position agrees with, and views that only one agrees with.
#include <utility>

#include <gtest/gtest.h>

#include <cardrules/determinize.hpp>
#include <cardrules/view.hpp>

#include "core/elements.hpp"
#include "core/game.hpp"
#include "properties/rulesets.hpp"
#include "properties/sample_games.hpp"

namespace cardrules::test {
namespace {

bool possible(const View& view) {
    Determinizer positions;
    return positions.prepare(view).ok();
}

// After some steps of a game of as many as can play it.
View some_view(int game, int viewer, int steps = 6) {
    Ruleset ruleset;
    int players = max_seats;
    while (!game_info(game).takes(players)) --players;
    EXPECT_TRUE(Ruleset::create(game_info(game).name, players, ruleset).ok());
    View view;
    play_random_game(ruleset, 5, steps,
                     [&](const State& state, const RandomStep*) { view = view_of(state, viewer); });
    return view;
}

TEST(ImpossibleViews, HaveAViewerWhoIsNoSeat) {
    for (int game = 0; game < game_count(); ++game) {
        for (const int viewer : {-128, -3, chance, some_view(game, 0).players(), max_seats, 127}) {
            View view = some_view(game, 0);
            ASSERT_TRUE(possible(view));
            view.viewer = static_cast<std::int8_t>(viewer);
            EXPECT_FALSE(possible(view)) << game_info(game).name << ' ' << viewer;
        }
    }
}

TEST(ImpossibleViews, HaveAZoneThatTheGameHasNot) {
    for (int game = 0; game < game_count(); ++game) {
        const View view = some_view(game, spectator);
        for (std::size_t zone = 0; zone < view.zone_count; ++zone) {
            for (const int owner : {-2, 7, 100, 127}) {
                View changed = view;
                changed.zones[zone].owner = static_cast<std::int8_t>(owner);
                EXPECT_FALSE(possible(changed)) << game_info(game).name << ' ' << zone;
            }
        }
    }
}

// A number of a view may be all that its field can hold, and no more.
TEST(ImpossibleViews, HaveANumberOutOfItsRange) {
    for (int game = 0; game < game_count(); ++game) {
        const View view = some_view(game, 1);
        std::size_t index = 0;
        for (const Field& field : game_at(game).fields) {
            if (field.kind != FieldKind::numbers && field.kind != FieldKind::list) continue;
            const ViewValue value = view.values[index++];
            for (std::size_t i = 0; i < value.count; ++i) {
                for (const std::int32_t number : {field.min - 1, field.max + 1}) {
                    View changed = view;
                    changed.numbers[value.begin + i] = number;
                    EXPECT_FALSE(possible(changed))
                        << game_info(game).name << ' ' << value.name << ' ' << number;
                }
            }
        }
    }
}

TEST(ImpossibleViews, HaveNumbersBehindTheLast) {
    for (int game = 0; game < game_count(); ++game) {
        for (const int begin : {max_numbers, max_numbers + 1, 255}) {
            View view = some_view(game, 0);
            view.values[0].begin = static_cast<std::uint8_t>(begin);
            EXPECT_FALSE(possible(view)) << game_info(game).name << ' ' << begin;
        }
    }
}

// Each zone against each other: what one has known, the other has too, or it has fewer than it
// has known.
TEST(ImpossibleViews, HaveACardTwiceOrFewerThanAreKnown) {
    for (int game = 0; game < game_count(); ++game) {
        const View view = some_view(game, 0, 20);
        for (const ViewZone& zone : view.all_zones()) {
            if (zone.known.empty() || zone.ordered) continue;
            for (std::size_t other = 0; other < view.zone_count; ++other) {
                if (&view.zones[other] == &zone || view.zones[other].ordered) continue;
                View twice = view;
                twice.zones[other].known.insert(zone.known.lowest());
                EXPECT_FALSE(possible(twice)) << game_info(game).name << ' ' << other;
                View fewer = view;
                ViewZone& short_zone =
                    fewer.zones[static_cast<std::size_t>(&zone - view.zones.data())];
                const int missing = zone.hidden() + 1;
                short_zone.count = static_cast<std::uint8_t>(zone.count - missing);
                fewer.zones[other].count =
                    static_cast<std::uint8_t>(fewer.zones[other].count + missing);
                EXPECT_FALSE(possible(fewer)) << game_info(game).name << ' ' << other;
            }
        }
    }
}

// In the first pile, which nobody sees into, and in the row of the cards shown.
TEST(ImpossibleViews, HaveAnOrderInWhichNoCardsCanLie) {
    const View view = some_view(find_game("suicide_king"), spectator, 8);
    const auto row = static_cast<std::size_t>(view.zone("shown") - view.zones.data());
    ASSERT_GT(view.zones[0].count, 1);
    ASSERT_GT(view.zones[row].count, 1);
    const std::size_t pile_last = view.zones[0].count - 1U;
    const std::size_t begin = view.zones[row].begin;
    using Change = void (*)(View&, std::size_t at);
    struct Row {
        const char* what;
        std::size_t at;
        Change change;
    };
    const Row rows[] = {
        {"two at one place", 0,
         [](View& v, std::size_t at) { v.order[at + 1].place = v.order[at].place; }},
        {"places out of order", 0,
         [](View& v, std::size_t at) { std::swap(v.order[at].place, v.order[at + 1].place); }},
        {"a place behind the pile", pile_last,
         [](View& v, std::size_t at) { v.order[at].place = 52; }},
        {"a place behind the last", pile_last,
         [](View& v, std::size_t at) { v.order[at].place = 255; }},
        {"a card that is none", 0,
         [](View& v, std::size_t at) {
             v.order[at].card = 64;
             v.zones[0].known = CardSet::single(0);
         }},
        {"a card that is not known", 0, [](View& v, std::size_t at) { v.order[at].card = 0; }},
        {"a card that has no place", 0,
         [](View& v, std::size_t) { v.zones[0].known = CardSet::single(0); }},
        {"a place where there is only an order", begin,
         [](View& v, std::size_t at) { v.order[at].place = 1; }},
        {"a card twice", begin,
         [](View& v, std::size_t at) { v.order[at].card = v.order[at + 1].card; }},
        {"an end behind the last", 0, [](View& v, std::size_t) { v.zones[0].begin = max_cards; }},
    };
    for (const Row& tried : rows) {
        View changed = view;
        tried.change(changed, tried.at);
        EXPECT_FALSE(possible(changed)) << tried.what;
    }
    // A seat always sees its own hand.
    View own = some_view(find_game("bot_war"), 0, 1);
    const auto hand = static_cast<std::size_t>(own.zone("hand", 0) - own.zones.data());
    ASSERT_FALSE(own.zones[hand].known.empty());
    own.zones[hand].known.erase(own.zones[hand].known.lowest());
    EXPECT_FALSE(possible(own));
}

// A card that is shown is one of the pack, which has no jokers.
TEST(ImpossibleViews, ShowACardThatIsNotInThePack) {
    const int game = find_game("bot_war");
    View view = some_view(game, 1);
    view.numbers[view.value("shown")->begin] = 52;
    EXPECT_FALSE(possible(view));
}

// Whatever its numbers are, large ones too.
TEST(PossibleViews, AreThoseOfWholeGames) {
    for (int game = 0; game < game_count(); ++game)
        for (int steps = 0; steps < 2000; steps += 1 + steps / 4)
            EXPECT_TRUE(possible(some_view(game, spectator, steps)))
                << game_info(game).name << ' ' << steps;
}

TEST(PossibleViews, ShowTheFirstCardOfThePackAsAnyOther) {
    Ruleset ruleset;
    ASSERT_TRUE(Ruleset::create("suicide_king", 2, ruleset).ok());
    int shown = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        play_random_game(ruleset, seed, 200, [&](const State& state, const RandomStep*) {
            const View view = view_of(state, spectator);
            if (!view.zone("shown")->known.contains(0) || ++shown > 20) return;
            EXPECT_TRUE(possible(view));
        });
    EXPECT_GT(shown, 0);
}

// Where a single hand is hidden there is nothing to guess; where a reserve is hidden too, there is.
TEST(PossibleViews, SayWhetherOnlyOnePositionAgrees) {
    int alone = 0;
    int others = 0;
    const auto look = [&](const State& state, const RandomStep*) {
        const View view = view_of(state, 0);
        int hidden_zones = 0;
        for (const ViewZone& zone : view.all_zones()) hidden_zones += zone.hidden() > 0 ? 1 : 0;
        if (view.zone("pack")->count > 0) return;
        Determinizer positions;
        ASSERT_TRUE(positions.prepare(view).ok());
        EXPECT_EQ(positions.only_one(), hidden_zones < 2);
        ++(hidden_zones < 2 ? alone : others);
    };
    for (const int players : {2, 4}) {
        Ruleset ruleset;
        ASSERT_TRUE(Ruleset::create("generals_war", players, ruleset).ok());
        ASSERT_TRUE(ruleset.set("target_points", 364).ok());
        ASSERT_TRUE(ruleset.set("generals_to_win", 4).ok());
        for (std::uint64_t seed = 0; seed < 20; ++seed) play_random_game(ruleset, seed, 1000, look);
    }
    EXPECT_GT(alone, 0);
    EXPECT_GT(others, 0);
}

// Of a result, as many entries are used as there are players.
TEST(Results, SayNothingOfSeatsThatThereAreNot) {
    for (const Ruleset& ruleset : rulesets_to_try()) {
        play_random_game(ruleset, 7, 100000, [&](const State& state, const RandomStep*) {
            if (!state.over()) return;
            const Result result = state.result();
            EXPECT_EQ(result.players, ruleset.players);
            for (std::size_t seat = 0; seat < max_seats; ++seat) {
                const bool plays = seat < static_cast<std::size_t>(ruleset.players);
                EXPECT_EQ(result.places[seat] != 0, plays) << name_of(ruleset) << ' ' << seat;
                if (!plays) {
                    EXPECT_EQ(result.scores[seat], 0);
                }
            }
        });
    }
}

}  // namespace
}  // namespace cardrules::test
