// War with Bots: what a position holds.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>

#include "core/containers.hpp"

namespace cardrules::games::bot_war {

inline constexpr int most_players = 5;
inline constexpr int hand_size = 10;

// Red cards are armour, all others weapons, and jokers too.
inline constexpr CardSet armour_cards = cards_of_suit(Suit::diamonds) | cards_of_suit(Suit::hearts);
inline constexpr CardSet weapon_cards = pack_54 - armour_cards;

enum AfterKill : std::int32_t { new_bot, attacker_stands };
enum Scoring : std::int32_t { winner_own, winner_all, each_own };
enum RedKing : std::int32_t { joker_only, black_king };

struct Options {
    std::int32_t dealer;
    std::int32_t target_score;
    std::int32_t max_rounds;
    std::int32_t after_kill;
    std::int32_t scoring;
    std::int32_t red_king;
};

enum class Phase : std::int8_t { lot, deal, show, lead, respond, over };
enum class Reason : std::int8_t { target, max_rounds };

template <class Value>
using PerSeat = std::array<Value, most_players>;

struct Position {
    Options options;
    PerSeat<CardSet> hands;
    CardSet standing;        // weapon and armour of the standing bot
    PerSeat<CardSet> aside;  // bots set aside this round, by who laid them
    PerSeat<std::int32_t> scores;
    std::int16_t round;  // deals made so far
    Stack<34> reserve;
    std::int8_t dealer;  // -1 until the lot is drawn
    Phase phase;
    std::int8_t turn;              // who leads or answers, or -1
    std::int8_t owner;             // of the standing bot, or -1
    std::int8_t last_killer;       // this round, or -1
    std::int8_t yields;            // in a row
    PerSeat<std::int8_t> kills;    // this round
    PerSeat<std::int8_t> yielded;  // since he last drew: no weapon or no armour is left
    PerSeat<std::int8_t> shown;    // cards shown while a lot for the lead is due, else -1
    Reason reason;                 // of the end
    std::int8_t unused;
};

static_assert(std::has_unique_object_representations_v<Position>);

}  // namespace cardrules::games::bot_war
