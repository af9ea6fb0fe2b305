// Numbers on the command line.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <string>

#include <CLI/CLI.hpp>

namespace cardrules::terminal {

// Refuses what is no whole number within a range, which would be wrapped or clamped otherwise.
[[nodiscard]] inline CLI::Validator whole_number(
    std::uint64_t least = 0, std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) {
    const auto check = [least, most](std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc() && stop == end && number >= least && number <= most) return {};
        return text + " is no whole number from " + std::to_string(least) + " to " +
               std::to_string(most);
    };
    return CLI::Validator(check, "");
}

}  // namespace cardrules::terminal
