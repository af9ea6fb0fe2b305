// War with Bots: what others want to know of a position.
#pragma once

#include <string_view>

#include "core/facts.hpp"
#include "core/game.hpp"
#include "games/bot_war/fields.hpp"

namespace cardrules::games::bot_war {

struct Table : CommonRules<bot_war::Position, dealer_drawn> {
    using Position = bot_war::Position;
    static constexpr const GameInfo& info = bot_war::info;
    static constexpr std::span<const Field> fields = bot_war::fields;

    static Result result(const Header& header, const Position& position) noexcept;
    static std::int32_t score(const Position& position, int seat) noexcept {
        return position.scores[static_cast<std::size_t>(seat)];
    }
    static void facts(const Header& header, const Position& position, Facts& out) noexcept;
    static void restrict(const Header& header, const Position& position,
                         Restrictions& out) noexcept;
    static std::string_view contradiction(const Header& header, const Position& position) noexcept;
};

// BW-7. The game ends when a round leaves somebody at the target, or with the last round.
[[nodiscard]] constexpr bool reached_target(const Header& header,
                                            const Position& position) noexcept {
    for (int seat = 0; seat < header.players; ++seat)
        if (position.scores[index(seat)] >= position.options.target_score) return true;
    return false;
}

}  // namespace cardrules::games::bot_war
