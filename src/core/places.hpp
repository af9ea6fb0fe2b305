// Where every card lies.
#pragma once

#include <array>
#include <cstdint>

#include <cardrules/cards.hpp>

#include "core/layout.hpp"

namespace cardrules {

// A host's knowledge: the zone of each card of the pack, and its position there as events give it:
// a place, an index, or -1 in an unordered zone.
struct CardPlaces {
    std::array<std::uint8_t, max_cards> zone{};
    std::array<std::int8_t, max_cards> at{};
};

void find_places(const Game& game, const void* position, const ZoneSources& sources,
                 CardPlaces& out) noexcept;

}  // namespace cardrules
