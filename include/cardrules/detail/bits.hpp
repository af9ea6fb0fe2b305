// The one place for what a compiler or processor offers beyond standard C++, each with a standard
// fallback that gives the same answers.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace cardrules::detail {

// The position of the index-th set bit of a mask, counted from the lowest; index below popcount.
[[nodiscard]] inline int nth_bit(std::uint64_t mask, unsigned index) noexcept {
#if defined(__BMI2__) && defined(__x86_64__)
    return static_cast<int>(_tzcnt_u64(_pdep_u64(std::uint64_t{1} << index, mask)));
#else
    for (; index > 0; --index) mask &= mask - 1;
    return std::countr_zero(mask);
#endif
}

}  // namespace cardrules::detail
