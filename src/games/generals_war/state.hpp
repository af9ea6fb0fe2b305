// General's War: what a position holds.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>

#include "core/containers.hpp"

namespace cardrules::games::generals_war {

inline constexpr int most_players = 4;
inline constexpr int hand_size = 5;
inline constexpr int battle_size = 3;
inline constexpr CardSet aces = cards_of_rank(ace);

enum Tie : std::int32_t { carry, own, discard };
enum ShortHands : std::int32_t { end, play_all };
enum Leftovers : std::int32_t { discard_leftovers, own_leftovers };

struct Options {
    std::int32_t dealer;
    std::int32_t target_points;
    std::int32_t generals_to_win;
    std::int32_t tie;
    std::int32_t short_hands;
    std::int32_t leftovers;
};

enum class Phase : std::int8_t { lot, deal, muster, challenge, battle, over };
enum class Reason : std::int8_t { generals, target, exhausted };

template <class Value>
using PerSeat = std::array<Value, most_players>;

struct Position {
    Options options;
    PerSeat<CardSet> hands;
    PerSeat<CardSet> laid;               // on the table, by owner: turned up, or carried (GW-6)
    PerSeat<PerSeat<CardSet>> captured;  // by captor, then by who laid them
    PerSeat<CardSet> aside;              // hands of those who dropped out (GW-8)
    PerSeat<CardSet> discarded;          // cards that left the game after a tie, by owner
    PerSeat<std::int16_t> points;        // of the captured cards
    Stack<42> reserve;
    std::int8_t dealer;  // -1 until the lot is drawn
    Phase phase;
    std::int8_t turn;               // who musters or challenges; after a tie he draws first
    std::int8_t opponent;           // whom he fights, or -1
    PerSeat<std::int8_t> declared;  // aces declared (GW-2)
    List<most_players> dropped;     // seats that dropped out, in order
    std::int8_t winner;             // by generals, or -1
    Reason reason;                  // of the end
    std::array<std::int8_t, 6> unused;
};

static_assert(std::has_unique_object_representations_v<Position>);

}  // namespace cardrules::games::generals_war
