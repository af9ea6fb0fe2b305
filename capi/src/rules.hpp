// The rules that a caller asks for.
#pragma once

#include <cardrules/catalog.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/simulation.hpp>

namespace cardrules::capi {

// The latest rules of the game of a name; ends the call where there is none.
const GameInfo& game_named(const char* name);
// The same, or nullptr.
const GameInfo* find_game_named(const char* name) noexcept;

// A game for so many players, with the options of a JSON text, or with the defaults for none.
Ruleset ruleset_of(const char* game, std::int32_t players, const char* options,
                   std::int32_t rules = 0);

// The generator of a number; ends the call where there is none.
Generator generator_of(std::int32_t number);

}  // namespace cardrules::capi
