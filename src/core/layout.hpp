// The zones and values of a game's table, from its fields.
#pragma once

#include <array>
#include <span>

#include <cardrules/view.hpp>

#include "core/game.hpp"

namespace cardrules {

// Where a zone's cards are kept in a position. The pack, which has no field, holds what lies in no
// zone.
struct ZoneSource {
    const Field* field = nullptr;
    std::uint16_t offset = 0;      // of a set of cards
    std::uint8_t first_place = 0;  // of places
    std::uint8_t end_place = 0;
};

// Every zone of a game at a table of so many players.
struct ZoneSources {
    std::uint8_t count = 0;
    std::array<ZoneSource, max_zones> zones;
};

// Names the zones and values of a view and says where its zones come from; cards and numbers are
// left out. The view's ruleset must be set.
void lay_out(const Game& game, View& view, ZoneSources& sources) noexcept;

}  // namespace cardrules
