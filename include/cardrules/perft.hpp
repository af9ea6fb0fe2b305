// How many legal sequences of moves there are: what two implementations of a game compare.
#pragma once

#include <cstdint>
#include <span>

#include <cardrules/cards.hpp>
#include <cardrules/state.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// The legal sequences of one length. A lot counts as a move, a deal does not.
struct PerftLevel {
    std::uint64_t sequences = 0;
    std::uint64_t over = 0;   // of these, after which the game is over
    std::uint64_t deals = 0;  // of these, after which the pack is to be dealt again

    bool operator==(const PerftLevel&) const noexcept = default;
};

// Counts the legal sequences of 0, 1, 2 … moves from a state: levels[n] is filled with those of n.
// The first deal that comes due gets the given order of the pack; a further one ends its branch, as
// the end of the game does. Sealed seats move in ascending order, every outcome of a lot is tried.
// Takes time in proportion to the sequences. Errors: bad_deal; levels is then zero.
Status count_sequences(const State& state, std::span<const Card> deal,
                       std::span<PerftLevel> levels) noexcept;

}  // namespace cardrules
