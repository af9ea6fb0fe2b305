// Who acts and who looks on.
#pragma once

#include <bit>
#include <cstdint>

#include <cardrules/detail/bits.hpp>

namespace cardrules {

inline constexpr int max_seats = 8;

// An actor is a seat 0 … 7 or chance; a viewer is a seat or the spectator. In JSON they are written
// as the seat's number, "chance" and "spectator".
inline constexpr int chance = -1;
inline constexpr int spectator = -2;

// A set of seats: one bit a seat.
struct SeatSet {
    std::uint8_t bits = 0;

    [[nodiscard]] static constexpr SeatSet single(int seat) noexcept {
        return {static_cast<std::uint8_t>(1U << (static_cast<unsigned>(seat) & 7U))};
    }
    // The seats 0 … count-1.
    [[nodiscard]] static constexpr SeatSet first(int count) noexcept {
        return {static_cast<std::uint8_t>((1U << static_cast<unsigned>(count)) - 1U)};
    }
    [[nodiscard]] constexpr int size() const noexcept { return detail::count_bits(bits); }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }
    // The lowest seat; the set must not be empty.
    [[nodiscard]] constexpr int lowest() const noexcept { return std::countr_zero(bits); }
    // The seat of the set that is next to the left of a seat, all around the table if need be; the
    // set must not be empty.
    [[nodiscard]] constexpr int next_after(int seat) const noexcept {
        const unsigned above = bits & (~0U << 1U << static_cast<unsigned>(seat));
        return std::countr_zero(above != 0 ? above : bits);
    }
    // False for anything that is no seat.
    [[nodiscard]] constexpr bool contains(int seat) const noexcept {
        return seat >= 0 && seat < max_seats && (bits >> seat & 1) != 0;
    }
    constexpr void insert(int seat) noexcept {
        bits = static_cast<std::uint8_t>(bits | 1U << seat);
    }
    constexpr void erase(int seat) noexcept {
        bits = static_cast<std::uint8_t>(bits & ~(1U << seat));
    }
    constexpr bool operator==(const SeatSet&) const noexcept = default;
};

// The seat left of another, at a table of so many players.
[[nodiscard]] constexpr int left_of(int seat, int players) noexcept {
    return seat + 1 == players ? 0 : seat + 1;
}

// How the actors act.
enum class Mode : std::uint8_t {
    over,    // the game is over, nobody acts
    deal,    // chance is to give an order of the pack
    lot,     // chance is to draw one seat of several
    one,     // one seat acts
    sealed,  // all the seats act, in any order, each hidden until the last
    open,    // any of the seats may act, first come
};

// Who may act in a state, and how. The seats are empty while chance is to act and in the end.
struct Turn {
    Mode mode = Mode::over;
    SeatSet seats;

    [[nodiscard]] constexpr bool over() const noexcept { return mode == Mode::over; }
    [[nodiscard]] constexpr bool chance_acts() const noexcept {
        return mode == Mode::deal || mode == Mode::lot;
    }
    // Whether this actor (a seat or chance) may act now.
    [[nodiscard]] constexpr bool acts(int actor) const noexcept {
        return actor == chance ? chance_acts() : seats.contains(actor);
    }
    // Whether this actor may act now by a move, as all may but chance when a deal is due.
    [[nodiscard]] constexpr bool moves(int actor) const noexcept {
        return seats.contains(actor) || (actor == chance && mode == Mode::lot);
    }
    constexpr bool operator==(const Turn&) const noexcept = default;
};

}  // namespace cardrules
