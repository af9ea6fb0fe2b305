// The rulesets that every game is tried under.
#pragma once

#include <string>
#include <vector>

#include <cardrules/ruleset.hpp>

namespace cardrules::test {

// For every game and number of seats: the defaults, each preset, and the defaults with one option
// changed to each of its values (of a range both ends and one inside).
[[nodiscard]] std::vector<Ruleset> all_rulesets();

// All of them; under a sanitizer, which takes ten times as long, one in four. The environment
// variable CARDRULES_TEST_EVERY takes one in so many.
[[nodiscard]] std::vector<Ruleset> rulesets_to_try();

// As in "bot_war_3_scoring_2".
[[nodiscard]] std::string name_of(const Ruleset& ruleset);

}  // namespace cardrules::test
