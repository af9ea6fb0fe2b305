// From a match's reports to the caller's log callback.
#pragma once

#include <cardrules/cardrules.h>
#include <cardrules/match.hpp>

namespace cardrules::capi {

struct Log {
    cardrules_log call = nullptr;
    void* user = nullptr;

    // Reports to this object, for as long as it lives where it is.
    [[nodiscard]] Observer observer() noexcept;
};

}  // namespace cardrules::capi
