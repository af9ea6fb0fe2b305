// Ways to choose, exact.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace cardrules {

// binomials[n][k] for n up to 64: C(64, 32) still fits into 64 bits.
inline constexpr std::array<std::array<std::uint64_t, 65>, 65> binomials = [] {
    std::array<std::array<std::uint64_t, 65>, 65> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

}  // namespace cardrules
