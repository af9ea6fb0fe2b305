// The inside of a simulation: games counted one by one.
#pragma once

#include <cardrules/simulation.hpp>

namespace cardrules::detail {

// So many games are played before anybody is told of it.
inline constexpr std::uint64_t games_of_a_chunk = 256;

// Checks a simulation and makes the state that all of its games begin with.
Status prepare(const Simulation& simulation, State& first) noexcept;

// Plays games [from, to) and adds them to a result, whatever its own range.
void play_games(const State& first, const Simulation& simulation, std::uint64_t from,
                std::uint64_t to, SimulationResult& into) noexcept;

// Adds what was counted, whatever the ranges.
void add_counts(const SimulationResult& other, SimulationResult& into) noexcept;

}  // namespace cardrules::detail
