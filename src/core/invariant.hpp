// What must hold in every state.
#pragma once

#include <string_view>

#include <cardrules/state.hpp>

namespace cardrules {

// The name of what is wrong with a state, or nothing: a card in two zones or in none while others
// are dealt, a contradiction of the game's, or an actor without a move.
[[nodiscard]] std::string_view fault_of(const State& state) noexcept;

// Ends the program when a state is not sound; in builds that check invariants only.
#ifdef CARDRULES_CHECK_INVARIANTS
void check_invariant(const State& state) noexcept;
#else
inline void check_invariant(const State& /*state*/) noexcept {}
#endif

}  // namespace cardrules
