// How a caller wants a match set up.
#pragma once

#include <cardrules/match.hpp>

#include "log.hpp"

namespace cardrules::capi {

struct Setup {
    MatchOptions options;  // without the observer
    int rules = 0;
    Log log;
};

// Ends the call where the setup holds what it may not.
Setup setup_of(const cardrules_match_options* setup);

}  // namespace cardrules::capi
