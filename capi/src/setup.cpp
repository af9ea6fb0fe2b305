#include "setup.hpp"

#include <algorithm>

#include "structs.hpp"

namespace cardrules::capi {

Setup setup_of(const cardrules_match_options* setup) {
    const cardrules_match_options given = filled(setup, "setup");
    if (given.chance != CARDRULES_CHANCE_SEEDED && given.chance != CARDRULES_CHANCE_HOST)
        refuse_argument("chance", "is neither seeded nor host");
    if (given.rules < 0) refuse_argument("rules", "are below 0");
    if (given.reserved != 0) refuse_argument("reserved", "is not 0");
    Setup made;
    made.rules = given.rules;
    made.log = {given.log, given.user};
    made.options.game = given.game;
    made.options.chance =
        given.chance == CARDRULES_CHANCE_HOST ? ChanceMode::host : ChanceMode::seeded;
    std::copy(std::begin(given.key), std::end(given.key), made.options.key.begin());
    return made;
}

}  // namespace cardrules::capi
