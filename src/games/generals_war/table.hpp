// General's War: what others want to know of a position.
#pragma once

#include <string_view>

#include "core/facts.hpp"
#include "core/game.hpp"
#include "games/generals_war/fields.hpp"

namespace cardrules::games::generals_war {

struct Table : CommonRules<generals_war::Position, dealer_drawn> {
    using Position = generals_war::Position;
    static constexpr const GameInfo& info = generals_war::info;
    static constexpr std::span<const Field> fields = generals_war::fields;

    static Result result(const Header& header, const Position& position) noexcept;
    static std::int32_t score(const Position& position, int seat) noexcept {
        return position.points[static_cast<std::size_t>(seat)];
    }
    static int status(const Position& position, int seat) noexcept {
        return position.dropped.contains(seat) ? 1 : 0;
    }
    static void facts(const Header& header, const Position& position, Facts& out) noexcept;
    static void restrict(const Header& header, const Position& position,
                         Restrictions& out) noexcept;
    static std::string_view contradiction(const Header& header, const Position& position) noexcept;
};

// GW-5. How many cards a player can lay: none if he can't take part in a battle.
[[nodiscard]] constexpr int can_lay(const Position& position, int seat) noexcept {
    const int held = position.hands[static_cast<std::size_t>(seat)].size();
    if (held >= battle_size) return battle_size;
    return position.options.short_hands == play_all ? held : 0;
}

// The cards whose rank has bit 0, 1, 2, 3: to add up ranks is to count these.
inline constexpr std::array<CardSet, 4> rank_bits = [] {
    std::array<CardSet, 4> sets{};
    for (const Card card : pack_52)
        for (std::size_t bit = 0; bit < sets.size(); ++bit)
            if ((rank_of(card) >> bit & 1) != 0) sets[bit].insert(card);
    return sets;
}();

// GW-9. A battle takes two who can lay.
[[nodiscard]] constexpr bool battle_possible(const Header& header,
                                             const Position& position) noexcept {
    int able = 0;
    for (int seat = 0; seat < header.players; ++seat) able += can_lay(position, seat) > 0 ? 1 : 0;
    return able >= 2;
}

// GW-7. Enough aces laid by one and the same opponent win at once.
[[nodiscard]] constexpr bool wins_by_generals(const Header& header, const Position& position,
                                              int captor) noexcept {
    for (int owner = 0; owner < header.players; ++owner) {
        const CardSet taken = position.captured[index(captor)][index(owner)] & aces;
        if (owner != captor && taken.size() >= position.options.generals_to_win) return true;
    }
    return false;
}

// GW-8. The game ends when one of two players is at the target, or fewer than two of four are left.
[[nodiscard]] constexpr bool target_ends_game(const Header& header,
                                              const Position& position) noexcept {
    if (header.players > 2) return header.players - position.dropped.size() < 2;
    for (const int points : position.points)
        if (points >= position.options.target_points) return true;
    return false;
}

[[nodiscard]] constexpr int points_of(CardSet cards) noexcept {
    int points = 0;
    for (std::size_t bit = 0; bit < rank_bits.size(); ++bit)
        points += (cards & rank_bits[bit]).size() << bit;
    return points;
}

}  // namespace cardrules::games::generals_war
