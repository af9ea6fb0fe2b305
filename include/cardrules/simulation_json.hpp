// What came of simulations, as documents: parts played in several places are added up from them.
//
// What json.hpp says of documents, errors and exceptions holds here too.
#pragma once

#include <string>
#include <string_view>

#include <cardrules/problem.hpp>
#include <cardrules/simulation.hpp>

namespace cardrules {

// {"format":1,"document":"simulation","game":…,"rules":…,"players":…,"options":{…},
// "generator":…,"seed":…,"from":…,"to":…,"seats":[{"sole_wins":…,"shared_wins":…,"win_parts":…},…],
// "moves":…,"fewest_moves":…,"most_moves":…,"end_reasons":{…},"hash":…}. The same bytes for the
// same result. Without a game fewest_moves is null.
[[nodiscard]] std::string simulation_json(const SimulationResult& result);
Problem read_simulation(std::string_view text, SimulationResult& out);

}  // namespace cardrules
