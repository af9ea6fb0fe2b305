// Suicide of the King: what others want to know of a position.
#pragma once

#include <string_view>

#include "core/facts.hpp"
#include "core/game.hpp"
#include "games/suicide_king/fields.hpp"

namespace cardrules::games::suicide_king {

struct Table : CommonRules<suicide_king::Position, dealer_drawn> {
    using Position = suicide_king::Position;
    static constexpr const GameInfo& info = suicide_king::info;
    static constexpr std::span<const Field> fields = suicide_king::fields;

    static Result result(const Header& header, const Position& position) noexcept;
    static std::int32_t score(const Position& /*position*/, int /*seat*/) noexcept { return 0; }
    static int status(const Position& position, int seat) noexcept {
        return position.gone.contains(seat) ? 1 : 0;
    }
    static void facts(const Header& header, const Position& position, Facts& out) noexcept;
    static std::string_view contradiction(const Header& header, const Position& position) noexcept;
};

}  // namespace cardrules::games::suicide_king
