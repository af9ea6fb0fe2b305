// Joins a match to a spdlog logger. Only in libraries built with CARDRULES_LOG.
#pragma once

#include <cardrules/match.hpp>

namespace spdlog {
class logger;
}

namespace cardrules {

// An observer for MatchOptions that writes a match's reports to a logger: refusals as warnings,
// steps as debug messages, everything else as information. It tells who acted and at which step,
// never which cards. The logger must outlive the match; it is the logger that makes concurrent use
// safe, or not.
[[nodiscard]] Observer log_to(spdlog::logger& logger) noexcept;

}  // namespace cardrules
