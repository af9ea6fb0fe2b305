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

[[nodiscard]] constexpr int points_of(CardSet cards) noexcept {
    int points = 0;
    for (const Card card : cards) points += rank_of(card);
    return points;
}

}  // namespace cardrules::games::generals_war
