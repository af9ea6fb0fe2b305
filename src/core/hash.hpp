// The hash of a position.
#pragma once

#include <cardrules/state.hpp>

#include "core/game.hpp"

namespace cardrules {

// XXH3-64 over the header from its tag on and the game's position, every number little-endian.
[[nodiscard]] std::uint64_t hash_of(const Header& header, const void* position,
                                    const Game& game) noexcept;

// XXH3-64 of bytes.
[[nodiscard]] std::uint64_t hash_bytes(const void* bytes, std::size_t size) noexcept;

}  // namespace cardrules
