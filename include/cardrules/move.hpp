// A move in eight bytes.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace cardrules {

inline constexpr int max_arguments = 7;

// The verb stands in the top byte (1 … 255, an index into the game's verbs; 1 is the lot of chance
// in every game), then up to seven arguments in the order of the notation, each its value + 1, and
// 0 for none. The members of a set stand in ascending order. The value 0 is no move. The canonical
// order of moves is the order of their numbers.
struct Move {
    std::uint64_t value = 0;

    // arguments: each 0 … 254; more than seven are dropped.
    [[nodiscard]] static constexpr Move of(int verb,
                                           std::initializer_list<int> arguments = {}) noexcept {
        Move move{static_cast<std::uint64_t>(verb) << 56U};
        int index = 0;
        for (const int argument : arguments) move.set_argument(index++, argument);
        return move;
    }

    [[nodiscard]] constexpr bool none() const noexcept { return value == 0; }
    [[nodiscard]] constexpr int verb() const noexcept { return static_cast<int>(value >> 56U); }

    // The argument at an index 0 … 6, or -1 where there is none.
    [[nodiscard]] constexpr int argument(int index) const noexcept {
        return static_cast<int>(value >> shift(index) & 0xFFU) - 1;
    }
    // Whether all places from an index 0 … 6 on are empty.
    [[nodiscard]] constexpr bool ends_before(int index) const noexcept {
        return value << (8U + 8U * static_cast<unsigned>(index)) == 0;
    }
    // How many arguments stand before the first empty place.
    [[nodiscard]] constexpr int argument_count() const noexcept {
        int count = 0;
        while (count < max_arguments && argument(count) >= 0) ++count;
        return count;
    }
    constexpr void set_argument(int index, int argument) noexcept {
        if (index < 0 || index >= max_arguments) return;
        value = (value & ~(std::uint64_t{0xFF} << shift(index))) |
                static_cast<std::uint64_t>(argument + 1) << shift(index);
    }

    constexpr auto operator<=>(const Move&) const noexcept = default;

  private:
    [[nodiscard]] static constexpr unsigned shift(int index) noexcept {
        return 48U - 8U * static_cast<unsigned>(index);
    }
};

// The verb of the lot, the one move of chance that is an ordinary move.
inline constexpr int lot_verb = 1;

}  // namespace cardrules
