// Suicide of the King: what a position holds.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>

#include "core/containers.hpp"

namespace cardrules::games::suicide_king {

inline constexpr int pack_size = 52;
inline constexpr int pile_count = 5;
inline constexpr int most_players = 5;
inline constexpr Card king_of_hearts = card_of(king, Suit::hearts);

// The first place of each pile; the last entry ends the last pile.
inline constexpr std::array<std::uint8_t, pile_count + 1> pile_begins = {0, 12, 22, 32, 42, 52};

// All places of a pile.
constexpr std::uint64_t places_of(std::size_t pile) {
    return CardSet::first(pile_begins[pile + 1]).bits & ~CardSet::first(pile_begins[pile]).bits;
}

// SK-4. The cards that bring further draws.
constexpr bool is_picture(Card card) {
    return rank_of(card) == ace || rank_of(card) >= jack;
}

enum DrawFrom : std::int32_t { any, top };
enum ExtraDraws : std::int32_t { batches, replace };
enum OnKing : std::int32_t { continue_round, new_round };
enum LastCard : std::int32_t { leaves, stays };
enum Goal : std::int32_t { not_last, be_last };

struct Options {
    std::int32_t dealer;
    std::int32_t draw_from;
    std::int32_t extra_draws;
    std::int32_t on_king;
    std::int32_t last_card;
    std::int32_t goal;
};

enum class Phase : std::int8_t { lot, deal, draw, over };

struct Position {
    Options options;
    std::uint64_t face_down;            // places whose card still lies there
    std::array<Card, pack_size> piles;  // place by place; 0 where it is taken
    Stack<pack_size> shown;             // this round, the last drawn on top
    List<16> queue;                     // batches waiting (SK-5), in order
    List<most_players> gone;            // seats in the order of leaving
    std::int8_t dealer;                 // -1 until the lot is drawn
    Phase phase;
    std::int8_t turn;     // who draws; -1 between rounds
    std::int8_t owed;     // draws left in this batch, or the debt
    std::int8_t picture;  // whether this batch held a picture so far
    std::int8_t unused;
    std::int16_t round;  // deals made so far
};

static_assert(std::has_unique_object_representations_v<Position>);

}  // namespace cardrules::games::suicide_king
