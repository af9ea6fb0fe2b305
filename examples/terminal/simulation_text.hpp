// What came of a simulation, for people.
#pragma once

#include <string>

#include <cardrules/simulation.hpp>

#include "console.hpp"

namespace cardrules::terminal {

[[nodiscard]] std::string simulation_text(const Console& console, const SimulationResult& result);

}  // namespace cardrules::terminal
