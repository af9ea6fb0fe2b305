// Positions that contradict themselves: each kind of fault is found, and named by its field. That
// games as they are played have none is for the tests of random play.
#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/access.hpp"
#include "core/invariant.hpp"
#include "games/bot_war/state.hpp"
#include "games/generals_war/state.hpp"
#include "games/generals_war/table.hpp"
#include "games/suicide_king/state.hpp"
#include "properties/sample_games.hpp"
#include "support/scripted_game.hpp"

namespace cardrules::test {
namespace {

// In a random game of so many players: a position to change, what is changed, and the field that
// is then named.
template <class Position>
struct Fault {
    std::string_view field;
    int players;
    Options options;
    std::function<bool(const Position&)> where;
    std::function<void(Position&)> change;
};

template <class Position>
Position& position_of(State& state) {
    return *static_cast<Position*>(StateAccess::position(state));
}

template <class Position>
void expect_found(std::string_view game, const std::vector<Fault<Position>>& faults) {
    int number = 0;
    for (const Fault<Position>& fault : faults) {
        ScriptedGame begun(game, fault.players, fault.options);
        bool tried = false;
        for (std::uint64_t seed = 0; seed < 50 && !tried; ++seed) {
            const auto visit = [&](const State& state, const RandomStep*) {
                State changed = state;
                Position& position = position_of<Position>(changed);
                if (tried || !fault.where(position)) return;
                tried = true;
                const Game& rules = StateAccess::game(changed);
                EXPECT_EQ(rules.contradiction(changed.header(), &position), "");
                fault.change(position);
                EXPECT_EQ(rules.contradiction(changed.header(), &position), fault.field)
                    << "fault " << number;
            };
            play_random_game(begun.state().ruleset(), seed, 2000, visit);
        }
        EXPECT_TRUE(tried) << "no position for fault " << number << ", " << fault.field;
        ++number;
    }
}

TEST(Contradiction, OfGeneralsWar) {
    using namespace games::generals_war;
    using P = Position;
    const auto in = [](Phase phase) { return [phase](const P& p) { return p.phase == phase; }; };
    const auto ended = [](Reason reason) {
        return [reason](const P& p) { return p.phase == Phase::over && p.reason == reason; };
    };
    const auto somebody_is_out = [](const P& p) {
        return p.phase == Phase::challenge && p.dropped.size() == 1;
    };
    const auto without_reserve = [](const auto& where) {
        return [where](const P& p) { return where(p) && p.reserve.empty(); };
    };
    const auto first_is = [](int seat) {
        return [seat](const P& p) {
            return p.phase == Phase::battle && p.turn == seat && p.reserve.empty();
        };
    };
    const auto with_reserve = [](const auto& where) {
        return [where](const P& p) { return where(p) && !p.reserve.empty(); };
    };
    // Played to the last card.
    const Options long_war = {{"target_points", "364"}, {"generals_to_win", "4"}};
    const auto seat_of = [](int seat) { return static_cast<std::size_t>(seat); };
    expect_found<P>(
        "generals_war",
        {{"phase", 2, {}, in(Phase::deal), [](P& p) { p.turn = 0; }},
         {"phase", 2, {}, in(Phase::deal), [](P& p) { p.points[0] = 1; }},
         {"phase", 2, {}, in(Phase::deal), [](P& p) { p.hands[0].insert(3); }},
         {"phase", 4, {{"dealer", "lot"}}, in(Phase::lot), [](P& p) { p.declared[3] = 1; }},
         {"dealer", 2, {{"dealer", "lot"}}, in(Phase::lot), [](P& p) { p.dealer = 1; }},
         {"dealer", 2, {}, in(Phase::deal), [](P& p) { p.dealer = 1; }},
         {"dealer", 2, {}, in(Phase::deal), [](P& p) { p.dealer = -1; }},
         {"dealer", 2, {}, in(Phase::battle), [](P& p) { p.dealer = 2; }},
         {"winner", 2, {}, in(Phase::battle), [](P& p) { p.winner = 0; }},
         {"winner", 2, {}, ended(Reason::generals), [](P& p) { p.winner = -1; }},
         {"winner", 2, {}, ended(Reason::generals), [](P& p) { p.winner ^= 1; }},
         {"winner", 2, {}, ended(Reason::target), [](P& p) { p.winner = 0; }},
         {"reason", 2, {}, in(Phase::battle), [](P& p) { p.reason = Reason::target; }},
         {"reason", 4, long_war, ended(Reason::exhausted), [](P& p) { p.reason = Reason::target; }},
         {"dropped", 2, {}, in(Phase::battle), [](P& p) { p.dropped.push_back(0); }},
         {"hand", 4, {}, in(Phase::challenge), [](P& p) { p.dropped.push_back(0); }},
         {"dropped",
          4,
          {},
          in(Phase::challenge),
          [](P& p) {
              p.dropped.push_back(0);
              p.aside[0] = p.hands[0];
              p.hands[0] = {};
          }},
         {"dropped", 4, {}, somebody_is_out, [](P& p) { p.dropped.push_back(p.dropped[0]); }},
         {"dropped",
          4,
          {},
          somebody_is_out,
          [](P& p) {
              p.dropped.clear();
              p.aside = {};
          }},
         {"aside", 4, {}, somebody_is_out, [](P& p) { p.dropped.clear(); }},
         {"hand",
          4,
          {},
          somebody_is_out,
          [](P& p) { p.hands[static_cast<std::size_t>(p.dropped[0])].insert(0); }},
         {"points", 2, {}, in(Phase::battle), [](P& p) { ++p.points[0]; }},
         {"captured",
          2,
          {{"target_points", "364"}},
          in(Phase::battle),
          [](P& p) {
              p.captured[0][1] |= aces;
              p.points[0] = 0;
              for (const auto cards : p.captured[0])
                  for (const Card card : cards)
                      p.points[0] = static_cast<std::int16_t>(p.points[0] + rank_of(card));
          }},
         {"laid", 2, {}, in(Phase::muster), [](P& p) { p.laid[0].insert(0); }},
         {"hand", 2, {}, in(Phase::muster), [](P& p) { p.hands[0].erase(p.hands[0].lowest()); }},
         {"declared",
          2,
          {},
          [](const P& p) { return p.phase == Phase::battle && (p.hands[0] & aces).empty(); },
          [](P& p) { p.declared[0] = 4; }},
         {"laid", 2, {{"tie", "own"}}, in(Phase::battle), [](P& p) { p.laid[0].insert(5); }},
         {"discarded", 2, {}, in(Phase::battle), [](P& p) { p.discarded[0].insert(5); }},
         {"turn", 2, {}, in(Phase::battle), [](P& p) { p.turn = 2; }},
         {"turn", 2, {}, in(Phase::battle), [](P& p) { std::swap(p.turn, p.opponent); }},
         {"turn", 2, long_war, first_is(1),
          [](P& p) {
              p.hands[1] = {};
              p.declared = {};
          }},
         {"turn",
          4,
          {{"target_points", "364"}},
          without_reserve(in(Phase::challenge)),
          [](P& p) {
              p.declared = {};
              for (int seat = 0; seat < 4; ++seat)
                  if (seat != p.turn) p.hands[static_cast<std::size_t>(seat)] = {};
          }},
         {"opponent", 2, {}, in(Phase::muster), [](P& p) { p.opponent = 0; }},
         {"opponent", 2, long_war, in(Phase::over), [](P& p) { p.opponent = -1; }},
         {"opponent", 2, {}, in(Phase::battle), [](P& p) { p.opponent = p.turn; }},
         {"opponent", 2, {}, in(Phase::battle), [](P& p) { p.opponent = 7; }},
         {"opponent", 2, long_war, first_is(1),
          [](P& p) {
              p.hands[0] = {};
              p.declared = {};
          }},
         {"phase", 2, {}, in(Phase::battle), [](P& p) { p.phase = Phase::challenge; }},
         {"phase", 4, {}, in(Phase::challenge), [](P& p) { p.opponent = 0; }}});
    // How a game ended is told as it was.
    expect_found<P>(
        "generals_war",
        {{"reason",
          2,
          {},
          with_reserve(ended(Reason::generals)),
          [](P& p) {
              p.reason = Reason::exhausted;
              p.winner = -1;
          }},
         {"reason",
          2,
          {},
          with_reserve(ended(Reason::target)),
          [](P& p) { p.reason = Reason::exhausted; }},
         {"dropped",
          2,
          {},
          ended(Reason::target),
          [](P& p) {
              p.reason = Reason::exhausted;
              p.reserve.clear();
              p.hands = {};
              p.declared = {};
          }},
         {"captured",
          4,
          {},
          ended(Reason::generals),
          [](P& p) {
              p.reason = Reason::exhausted;
              p.winner = -1;
              p.reserve.clear();
              p.hands = {};
              p.declared = {};
          }},
         {"reason", 2, long_war, ended(Reason::exhausted), [](P& p) { p.reason = Reason::target; }},
         {"reason",
          4,
          {{"generals_to_win", "4"}, {"target_points", "1"}},
          ended(Reason::target),
          [](P& p) {
              p.reason = Reason::exhausted;
              p.reserve.clear();
          }},
         {"winner",
          4,
          {},
          ended(Reason::generals),
          [](P& p) {
              p.turn = static_cast<std::int8_t>((p.winner + 1) % 4);
              p.opponent = static_cast<std::int8_t>((p.winner + 2) % 4);
          }},
         {"dropped",
          4,
          {},
          ended(Reason::generals),
          [=](P& p) {
              const int loser = p.turn == p.winner ? p.opponent : p.turn;
              p.dropped.push_back(loser);
              p.aside[seat_of(loser)] = p.hands[seat_of(loser)];
              p.hands[seat_of(loser)] = {};
          }},
         {"dropped",
          4,
          {},
          [=](const P& p) { return ended(Reason::generals)(p) && p.dropped.size() == 1; },
          [](P& p) {
              auto& loser = p.turn == p.winner ? p.opponent : p.turn;
              loser = static_cast<std::int8_t>(p.dropped[0]);
          }},
         {"dropped",
          4,
          {{"generals_to_win", "4"}, {"target_points", "1"}},
          ended(Reason::target),
          [](P& p) {
              const P before = p;
              p.dropped.clear();
              for (int i = 1; i < before.dropped.size(); ++i)
                  p.dropped.push_back(before.dropped[i]);
              p.dropped.push_back(before.dropped[0]);
          }},
         {"laid", 2, {}, ended(Reason::target), [](P& p) { p.laid[0].insert(0); }},
         {"laid", 2, {}, ended(Reason::generals), [](P& p) { p.laid[0].insert(0); }},
         {"opponent", 4, long_war, in(Phase::over), [](P& p) { p.opponent = p.turn; }},
         {"dropped",
          2,
          {},
          ended(Reason::generals),
          [=](P& p) {
              const auto loser = seat_of(1 - p.winner);
              p.options.target_points = p.points[loser];
          }},
         {"hand",
          2,
          {},
          with_reserve(in(Phase::battle)),
          [](P& p) { p.hands[0].erase((p.hands[0] - aces).lowest()); }},
         {"hand",
          2,
          {},
          with_reserve(ended(Reason::target)),
          [](P& p) { p.hands[0].insert((pack_52 - p.hands[0] - aces).lowest()); }},
         {"hand",
          4,
          {},
          [=](const P& p) { return somebody_is_out(p) && !p.reserve.empty(); },
          [=](P& p) { p.aside[seat_of(p.dropped[0])].insert((pack_52 - aces).lowest()); }}});
}

TEST(Contradiction, IsSeenWhereACardIsTwiceOrNowhere) {
    using games::generals_war::Position;
    ScriptedGame game("generals_war", 2);
    game.deal(Hands{});
    EXPECT_EQ(fault_of(game.state()), "");
    State twice = game.state();
    auto& hands = position_of<Position>(twice).hands;
    hands[0].insert(hands[1].lowest());
    EXPECT_EQ(fault_of(twice), "cards");
    State nowhere = game.state();
    auto& hand = position_of<Position>(nowhere).hands[0];
    hand.erase(hand.lowest());
    EXPECT_EQ(fault_of(nowhere), "cards");
}

// GW-5. Where short hands are played, a single card is enough to be fought.
TEST(Contradiction, IsNoneWhereOnlyOneCanBeFoughtAndHasOneCard) {
    using namespace games::generals_war;
    ScriptedGame begun(
        "generals_war", 4,
        {{"target_points", "364"}, {"generals_to_win", "4"}, {"short_hands", "play_all"}});
    const auto most_of_others = [](const Position& position) {
        int most = 0;
        for (int seat = 0; seat < 4; ++seat)
            if (seat != position.turn) most = std::max(most, can_lay(position, seat));
        return most;
    };
    int met = 0;
    for (std::uint64_t seed = 0; seed < 200 && met < 3; ++seed) {
        play_random_game(begun.state().ruleset(), seed, 2000, [&](State state, const RandomStep*) {
            const auto& position = position_of<Position>(state);
            if (position.phase != Phase::challenge || most_of_others(position) != 1) return;
            ++met;
            EXPECT_EQ(StateAccess::game(state).contradiction(state.header(), &position), "");
        });
    }
    EXPECT_EQ(met, 3);
}

TEST(Contradiction, OfSuicideOfTheKing) {
    using namespace games::suicide_king;
    using P = Position;
    const auto in = [](Phase phase) { return [phase](const P& p) { return p.phase == phase; }; };
    const auto next_deal = [](const P& p) { return p.phase == Phase::deal && p.round > 0; };
    const auto drawing_with = [](int gone) {
        return [gone](const P& p) { return p.phase == Phase::draw && p.gone.size() == gone; };
    };
    const auto in_a_batch = [](const P& p) {
        return p.phase == Phase::draw && p.owed > 1 && p.picture == 0 && p.queue.empty();
    };
    expect_found<P>(
        "suicide_king",
        {{"phase", 3, {}, in(Phase::deal), [](P& p) { p.turn = 0; }},
         {"phase", 3, {}, in(Phase::deal), [](P& p) { p.gone.push_back(0); }},
         {"phase", 3, {{"dealer", "lot"}}, in(Phase::lot), [](P& p) { p.round = 1; }},
         {"dealer", 3, {{"dealer", "lot"}}, in(Phase::lot), [](P& p) { p.dealer = 0; }},
         {"dealer", 3, {}, in(Phase::deal), [](P& p) { p.dealer = 3; }},
         {"gone", 4, {}, drawing_with(1), [](P& p) { p.gone.push_back(p.gone[0]); }},
         {"gone", 3, {}, drawing_with(0), [](P& p) { p.gone.push_back(3); }},
         {"gone", 3, {}, in(Phase::over), [](P& p) { p.gone.clear(); }},
         {"gone",
          3,
          {},
          drawing_with(0),
          [](P& p) {
              p.gone.push_back(0);
              p.gone.push_back(1);
          }},
         {"round", 3, {}, drawing_with(0), [](P& p) { p.round = 0; }},
         {"round", 3, {}, drawing_with(0), [](P& p) { p.round = 2; }},
         {"gone",
          3,
          {},
          in(Phase::over),
          [](P& p) { p.gone.push_back(3 - p.gone[0] - p.gone[1]); }},
         {"round",
          4,
          {},
          next_deal,
          [](P& p) { p.round = static_cast<std::int16_t>(p.gone.size() + 1); }},
         {"dealer", 3, {}, in(Phase::draw), [](P& p) { p.dealer = -1; }},
         {"dealer", 3, {}, next_deal, [](P& p) { p.dealer = static_cast<std::int8_t>(p.gone[0]); }},
         {"turn", 3, {}, next_deal, [](P& p) { p.turn = p.dealer; }},
         {"turn", 3, {}, next_deal, [](P& p) { p.owed = 1; }},
         {"turn", 3, {}, in(Phase::over), [](P& p) { p.picture = 1; }},
         {"turn", 3, {}, in(Phase::draw), [](P& p) { p.turn = 3; }},
         {"turn",
          3,
          {},
          drawing_with(1),
          [](P& p) { p.turn = static_cast<std::int8_t>(p.gone[0]); }},
         {"pile", 3, {}, drawing_with(1), [](P& p) { p.face_down = 0; }},
         {"queue",
          3,
          {},
          [](const P& p) { return p.phase == Phase::draw && p.shown.empty(); },
          [](P& p) { p.queue.push_back(2); }},
         {"owed", 3, {}, in(Phase::draw), [](P& p) { p.owed = 0; }},
         {"queue", 3, {}, in_a_batch, [](P& p) { p.picture = 1; }},
         {"queue", 3, {{"extra_draws", "replace"}}, in(Phase::draw), [](P& p) { p.picture = 1; }}});
}

TEST(Contradiction, OfWarWithBots) {
    using namespace games::bot_war;
    using P = Position;
    const auto in = [](Phase phase) { return [phase](const P& p) { return p.phase == phase; }; };
    const auto next_deal = [](const P& p) { return p.phase == Phase::deal && p.round > 0; };
    const auto lot_for_the_lead = [](const P& p) { return p.phase == Phase::lot && p.round > 0; };
    const auto killed = [](const P& p) { return p.phase == Phase::lead && p.last_killer >= 0; };
    const auto nobody_killed = [](const P& p) {
        return p.phase == Phase::respond && p.last_killer == -1;
    };
    const Options short_game = {{"max_rounds", "1"}, {"target_score", "100"}};
    expect_found<P>(
        "bot_war",
        {{"phase", 3, {}, in(Phase::deal), [](P& p) { p.yields = 1; }},
         {"phase", 3, {}, in(Phase::deal), [](P& p) { p.scores[2] = 1; }},
         {"dealer", 3, {{"dealer", "lot"}}, in(Phase::lot), [](P& p) { p.dealer = 0; }},
         {"dealer", 3, {}, in(Phase::deal), [](P& p) { p.dealer = 1; }},
         {"dealer", 3, {}, in(Phase::show), [](P& p) { p.dealer = 3; }},
         {"round", 3, {}, in(Phase::show), [](P& p) { p.round = 0; }},
         {"round", 3, {}, in(Phase::show), [](P& p) { p.round = 101; }},
         {"round", 3, {}, next_deal, [](P& p) { p.round = 100; }},
         {"scores", 3, {}, in(Phase::lead), [](P& p) { p.scores[0] = 10; }},
         {"scores", 3, short_game, in(Phase::over), [](P& p) { p.reason = Reason::target; }},
         {"reason", 3, {}, in(Phase::lead), [](P& p) { p.reason = Reason::max_rounds; }},
         {"reason", 3, short_game, in(Phase::over), [](P& p) { p.scores[0] = 100; }},
         {"hand", 3, {}, in(Phase::show), [](P& p) { p.hands[0].insert(p.reserve.pop()); }},
         {"hand", 3, {}, in(Phase::show), [](P& p) { p.hands[0].erase(p.hands[0].lowest()); }},
         {"yielded",
          3,
          {},
          [](const P& p) {
              return p.phase == Phase::lead && p.hands[0].intersects(weapon_cards) &&
                     p.hands[0].intersects(armour_cards);
          },
          [](P& p) { p.yielded[0] = 1; }},
         {"yielded",
          3,
          {},
          in(Phase::show),
          [](P& p) {
              p.hands[0] = {weapon_cards.bits & 0x3FFU};
              p.yielded[0] = 1;
          }},
         {"aside", 3, {}, killed, [](P& p) { p.aside[0].insert(52); }},
         {"kills", 3, {}, killed, [](P& p) { ++p.kills[0]; }},
         {"last_killer", 3, {}, killed, [](P& p) { p.last_killer = -1; }},
         {"last_killer", 3, {}, killed, [](P& p) { p.last_killer = 7; }},
         {"last_killer", 3, {}, nobody_killed, [](P& p) { p.last_killer = 0; }},
         {"standing", 3, {}, in(Phase::respond), [](P& p) { p.owner = -1; }},
         {"standing", 3, {}, in(Phase::lead), [](P& p) { p.owner = 0; }},
         {"standing", 3, {}, in(Phase::respond), [](P& p) { p.standing = CardSet::first(2); }},
         {"owner", 3, {}, in(Phase::respond), [](P& p) { p.owner = 3; }},
         {"owner", 3, {}, in(Phase::respond), [](P& p) { p.owner = p.turn; }},
         {"owner", 3, {}, in(Phase::respond), [](P& p) { p.phase = Phase::lead; }},
         {"owner", 3, {}, in(Phase::lead), [](P& p) { p.phase = Phase::respond; }},
         {"turn", 3, {}, in(Phase::show), [](P& p) { p.turn = 0; }},
         {"turn", 3, {}, in(Phase::lead), [](P& p) { p.turn = 5; }},
         {"turn", 3, {}, in(Phase::lead), [](P& p) { p.turn = -1; }},
         {"shown", 3, {}, in(Phase::show), [](P& p) { p.shown[0] = 5; }},
         {"shown", 3, {}, lot_for_the_lead, [](P& p) { p.shown[0] = -1; }},
         {"shown",
          3,
          {},
          lot_for_the_lead,
          [](P& p) { p.shown[0] = static_cast<std::int8_t>(p.hands[1].lowest()); }},
         {"phase",
          3,
          {},
          in(Phase::respond),
          [](P& p) {
              p.phase = Phase::show;
              p.turn = -1;
          }},
         {"yields", 3, {}, in(Phase::lead), [](P& p) { p.yields = 3; }},
         {"yields", 3, {}, in(Phase::respond), [](P& p) { p.yields = 1; }},
         {"yields", 3, {}, in(Phase::show), [](P& p) { p.yields = 1; }}});
}

}  // namespace
}  // namespace cardrules::test
