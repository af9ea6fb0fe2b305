// The one place for what a compiler or processor offers beyond standard C++, each with a standard
// fallback that gives the same answers. (The vector instructions of the chance stream, which no
// user of the headers needs, are in src/core/chacha_rows.hpp.)
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#elif defined(__x86_64__) && defined(__GNUC__)
#include <type_traits>
#define CARDRULES_ASKS_PROCESSOR
#endif

namespace cardrules::detail {

#ifdef CARDRULES_ASKS_PROCESSOR
// Whether this processor counts, spreads and gathers bits by instructions of its own and fast. It
// is asked as the program starts; what runs before that takes the longer way to the same answers.
// (The instructions are volatile below lest a compiler moves one before the question.)
extern const bool has_bit_instructions;
#endif

[[nodiscard]] constexpr int count_one_by_one(std::uint64_t mask) noexcept {
    int count = 0;
    for (; mask != 0; mask &= mask - 1) ++count;
    return count;
}

#ifdef CARDRULES_ASKS_PROCESSOR
[[nodiscard]] inline int count_at_run_time(std::uint64_t mask) noexcept {
    if (!has_bit_instructions) [[unlikely]]
        return count_one_by_one(mask);
    std::uint64_t count = 0;
    __asm__ volatile("popcntq %1, %0" : "=r"(count) : "r"(mask) : "cc");
    return static_cast<int>(count);
}
#endif

// How many bits of a mask are set.
[[nodiscard]] constexpr int count_bits(std::uint64_t mask) noexcept {
#ifdef CARDRULES_ASKS_PROCESSOR
    if (!std::is_constant_evaluated() && !__builtin_constant_p(mask))
        return count_at_run_time(mask);
#endif
    return std::popcount(mask);
}

// nth_bit() of all masks of eight bits: entry 8 * mask + index.
inline constexpr std::array<std::uint8_t, 2048> bits_of_bytes = [] {
    std::array<std::uint8_t, 2048> bits{};
    for (std::size_t mask = 0; mask < 256; ++mask)
        for (std::size_t bit = 0, index = 0; bit < 8; ++bit)
            if ((mask >> bit & 1U) != 0) bits[8 * mask + index++] = static_cast<std::uint8_t>(bit);
    return bits;
}();

// Without a branch that depends on the mask: finds the byte by sums over all bytes at once.
[[nodiscard]] constexpr int nth_bit_by_bytes(std::uint64_t mask, unsigned index) noexcept {
    constexpr std::uint64_t every_byte = 0x0101010101010101U;
    constexpr std::uint64_t high_bits = 0x8080808080808080U;
    std::uint64_t sums = mask - (mask >> 1U & 0x5555555555555555U);
    sums = (sums & 0x3333333333333333U) + (sums >> 2U & 0x3333333333333333U);
    // Byte i holds the number of bits in bytes 0 … i.
    sums = ((sums + (sums >> 4U)) & 0x0F0F0F0F0F0F0F0FU) * every_byte;
    const std::uint64_t passed = ((index * every_byte | high_bits) - sums) & high_bits;
    const std::uint64_t shift = ((passed >> 7U) * every_byte >> 56U) * 8U;
    const std::uint64_t rest = index - (sums << 8U >> shift & 0xFFU);
    return static_cast<int>(shift + bits_of_bytes[8 * (mask >> shift & 0xFFU) + rest]);
}

// Bit i of `bits` at the position of the i-th set bit of a mask, counted from the lowest; `bits`
// has none beyond those.
[[nodiscard]] std::uint64_t spread_one_by_one(std::uint64_t bits, std::uint64_t mask) noexcept;
[[nodiscard]] inline std::uint64_t spread_bits(std::uint64_t bits, std::uint64_t mask) noexcept {
#if defined(__BMI2__) && defined(__x86_64__)
    return _pdep_u64(bits, mask);
#elif defined(CARDRULES_ASKS_PROCESSOR)
    if (!has_bit_instructions) [[unlikely]]
        return spread_one_by_one(bits, mask);
    std::uint64_t spread = 0;
    __asm__ volatile("pdepq %2, %1, %0" : "=r"(spread) : "r"(bits), "r"(mask));
    return spread;
#else
    return spread_one_by_one(bits, mask);
#endif
}

// The position of the index-th set bit of a mask, counted from the lowest; index below popcount.
[[nodiscard]] inline int nth_bit(std::uint64_t mask, unsigned index) noexcept {
#if !defined(__BMI2__) && !defined(CARDRULES_ASKS_PROCESSOR)
    if (mask < 256) return bits_of_bytes[8 * mask + index];
    return nth_bit_by_bytes(mask, index);
#else
    return std::countr_zero(spread_bits(std::uint64_t{1} << index, mask));
#endif
}

// The bits that stand where a mask has some, side by side: the way back from spread_bits().
[[nodiscard]] std::uint64_t gather_one_by_one(std::uint64_t bits, std::uint64_t mask) noexcept;
[[nodiscard]] inline std::uint64_t gather_bits(std::uint64_t bits, std::uint64_t mask) noexcept {
#if defined(__BMI2__) && defined(__x86_64__)
    return _pext_u64(bits, mask);
#elif defined(CARDRULES_ASKS_PROCESSOR)
    if (!has_bit_instructions) [[unlikely]]
        return gather_one_by_one(bits, mask);
    std::uint64_t gathered = 0;
    __asm__ volatile("pextq %2, %1, %0" : "=r"(gathered) : "r"(bits), "r"(mask));
    return gathered;
#else
    return gather_one_by_one(bits, mask);
#endif
}

// A number with its bytes in reverse order.
[[nodiscard]] constexpr std::uint64_t reverse_bytes(std::uint64_t number) noexcept {
#ifdef __GNUC__
    return __builtin_bswap64(number);
#else
    std::uint64_t reversed = 0;
    for (unsigned byte = 0; byte < 8; ++byte)
        reversed = reversed << 8U | (number >> 8U * byte & 0xFFU);
    return reversed;
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
