// The one place for what a compiler or processor offers beyond standard C++, each with a standard
// fallback that gives the same answers. (The vector instructions of the chance stream, which no
// user of the headers needs, are in src/core/chacha_rows.hpp.)
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

// A product of 128 bits.
struct Product {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
};

[[nodiscard]] constexpr Product multiply_in_halves(std::uint64_t a, std::uint64_t b) noexcept {
    constexpr std::uint64_t low_half = 0xFFFFFFFFU;
    const std::uint64_t low = (a & low_half) * (b & low_half);
    const std::uint64_t middle = (a >> 32U) * (b & low_half) + (low >> 32U);
    const std::uint64_t other = (a & low_half) * (b >> 32U) + (middle & low_half);
    return {(a >> 32U) * (b >> 32U) + (middle >> 32U) + (other >> 32U),
            other << 32U | (low & low_half)};
}

[[nodiscard]] constexpr Product multiply(std::uint64_t a, std::uint64_t b) noexcept {
#if defined(__SIZEOF_INT128__)
    __extension__ using Wide = unsigned __int128;
    const Wide product = Wide{a} * b;
    return {static_cast<std::uint64_t>(product >> 64U), static_cast<std::uint64_t>(product)};
#else
    return multiply_in_halves(a, b);
#endif
}

}  // namespace cardrules::detail
