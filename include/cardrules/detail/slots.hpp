// What the slots of a choice stand for: how many moves, which, and whether a move is one of them.
// By value, so that nothing has to be in memory for it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <cardrules/detail/bits.hpp>
#include <cardrules/move.hpp>

namespace cardrules::detail {

// combination_table[n][k] is the number of ways to choose k out of n.
inline constexpr auto combination_table = [] {
    std::array<std::array<std::uint64_t, max_arguments + 1>, 65> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= max_arguments && n > 0; ++k)
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

// How many ways there are to pick 0 … 7 members of a mask.
[[nodiscard]] constexpr std::uint64_t combinations(std::uint64_t from, int pick) noexcept {
    const auto members = static_cast<std::size_t>(count_bits(from));
    if (pick == 1) return members;
    const auto picked = static_cast<std::size_t>(pick);
    return picked > max_arguments ? 0 : combination_table[members][picked];
}

// How many ways there are to pick a member of each of two masks.
[[nodiscard]] constexpr std::uint64_t pairs(std::uint64_t first, std::uint64_t second) noexcept {
    return static_cast<std::uint64_t>(count_bits(first)) *
           static_cast<std::uint64_t>(count_bits(second));
}

// Every three of up to 16 members, in the order of their greatest, then their middle, then their
// least: so ordered, those of fewer members come first. Member i is bit 15 - i, so that the order
// read from its end is that of the ascending lists of the members counted from the last.
inline constexpr unsigned triple_members = 16;
inline constexpr auto triples = [] {
    std::array<std::uint16_t, combination_table[triple_members][3]> all{};
    const auto bit = [](unsigned member) { return 1U << (triple_members - 1 - member); };
    std::size_t index = 0;
    for (unsigned greatest = 2; greatest < triple_members; ++greatest)
        for (unsigned middle = 1; middle < greatest; ++middle)
            for (unsigned least = 0; least < middle; ++least)
                all[index++] = static_cast<std::uint16_t>(bit(greatest) | bit(middle) | bit(least));
    return all;
}();

// The move of a verb alone.
[[nodiscard]] constexpr Move move_of(int verb) noexcept {
    return {static_cast<std::uint64_t>(verb) << 56U};
}

// The move of a verb with the members of a set, of which there are three.
[[nodiscard]] inline Move with_three(int verb, std::uint64_t set) noexcept {
    const auto take = [&set] {
        const auto member = static_cast<unsigned>(std::countr_zero(set));
        set &= set - 1;
        return std::uint64_t{member + 1};
    };
    const std::uint64_t first = take() << 48U;
    const std::uint64_t second = take() << 40U;
    return {move_of(verb).value | first | second | take() << 32U};
}

// The index-th of all ways to pick from one slot, in canonical order.
[[nodiscard]] Move one_slot_at_length(int verb, std::uint64_t from, int pick,
                                      std::uint64_t index) noexcept;
[[nodiscard]] inline Move one_slot_at(int verb, std::uint64_t from, int pick,
                                      std::uint64_t index) noexcept {
    if (pick == 1) {
        const int member = nth_bit(from, static_cast<unsigned>(index));
        return {move_of(verb).value | static_cast<std::uint64_t>(member + 1) << 48U};
    }
    if (pick == 3) {
        const auto members = static_cast<unsigned>(count_bits(from));
        if (members <= triple_members) {
            const std::size_t place = combination_table[members][3] - 1 - index;
            const unsigned three = unsigned{triples[place]} >> (triple_members - members);
            return with_three(verb, spread_bits(three, from));
        }
    }
    return one_slot_at_length(verb, from, pick, index);
}

// The index-th of all pairs, the first slot varying slowest.
[[nodiscard]] inline Move pair_at(int verb, std::uint64_t first, std::uint64_t second,
                                  std::uint64_t index) noexcept {
    const auto seconds = static_cast<unsigned>(count_bits(second));
    const auto small = static_cast<unsigned>(index);
    const int one = nth_bit(first, small / seconds);
    const int other = nth_bit(second, small % seconds);
    return {move_of(verb).value | static_cast<std::uint64_t>(one + 1) << 48U |
            static_cast<std::uint64_t>(other + 1) << 40U};
}

[[nodiscard]] inline bool has_member(std::uint64_t from, int member) noexcept {
    return static_cast<unsigned>(member) < 64U && (from >> member & 1U) != 0;
}

// Whether a move of the same verb picks from one slot.
[[nodiscard]] bool one_slot_has_at_length(std::uint64_t from, int pick, Move move) noexcept;
[[nodiscard]] inline bool one_slot_has(std::uint64_t from, int pick, Move move) noexcept {
    const int first = move.argument(0);
    if (pick == 1) return has_member(from, first) && move.ends_before(1);
    if (pick == 3) {
        const int second = move.argument(1);
        const int third = move.argument(2);
        return first >= 0 && first < second && second < third && third < 64 &&
               (from >> first & from >> second & from >> third & 1U) != 0 && move.ends_before(3);
    }
    return one_slot_has_at_length(from, pick, move);
}

[[nodiscard]] inline bool pair_has(std::uint64_t first, std::uint64_t second, Move move) noexcept {
    return has_member(first, move.argument(0)) && has_member(second, move.argument(1)) &&
           move.ends_before(2);
}

}  // namespace cardrules::detail
