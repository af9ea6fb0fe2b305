// Many games of one ruleset, played side by side on the caller's arrays: for training and search.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>

#include <cardrules/simulation.hpp>
#include <cardrules/state.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// In place of an index: a random move, by the game's own stream.
inline constexpr std::int64_t random_move = -1;
// In place of a seat: the game is over.
inline constexpr std::int32_t no_seat = -3;

inline constexpr std::size_t max_batch_size = std::size_t{1} << 20;

// What a batch plays. Slot j of n plays the games first + j, first + j + n, first + j + 2n … of the
// seed, each the game of that number as simulate() has it when all its moves are random; a move
// that the caller chose draws no random number.
struct BatchOptions {
    Ruleset ruleset;
    Generator generator = Generator::exact;
    std::uint64_t seed = 0;
    std::uint64_t first = 0;
    std::size_t size = 1;  // how many slots: 1 … max_batch_size
    // Whether a slot whose game is over begins its next game within the same step.
    bool next_games = true;
};

// What one step takes and gives, by slot. The caller owns all of it. An array that is empty is not
// wanted; all others have size() entries, or size() rows of one entry a seat.
struct BatchStep {
    // For each slot the index of the move to make, in the order of choices(), or random_move; the
    // entry of a slot whose game is over is ignored. Empty: random moves everywhere.
    std::span<const std::int64_t> indices{};
    // 1 where the step ended a game, else 0.
    std::span<std::uint8_t> done{};
    // Of the games that the step ended, else 0: the reason, and places and scores in rows by seat.
    std::span<std::int32_t> reasons{};
    std::span<std::int32_t> places{};
    std::span<std::int32_t> scores{};
};

// Chance acts by itself: between calls every slot waits for a seat, or its game is over. In a
// sealed turn the seats act in ascending order. One writer at a time; const calls may run
// concurrently. No call but create() allocates memory.
class Batch {
  public:
    // Holds nothing; only create() may be called on it.
    Batch() noexcept;
    ~Batch();
    Batch(Batch&& other) noexcept;
    Batch& operator=(Batch&& other) noexcept;
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;

    // Begins the first game of every slot. Errors: those of State::create, bad_argument, memory;
    // out is then as before.
    static Status create(const BatchOptions& options, Batch& out) noexcept;

    [[nodiscard]] std::size_t size() const noexcept;
    [[nodiscard]] int players() const noexcept;

    // For each slot who acts, or no_seat, and how many moves it has; an array may be empty. Errors:
    // bad_argument (an array of another size).
    Status look(std::span<std::int32_t> seats, std::span<std::uint64_t> counts) const noexcept;

    // Makes a move in every slot whose game goes on. Errors: bad_argument (an array of another
    // size), not_available (an index that is no move; bad_slot, if given, then says where). No slot
    // has moved then.
    Status step(const BatchStep& step, std::size_t* bad_slot = nullptr) noexcept;

    // Begins the slot's next game, whatever has become of this one. Errors: bad_argument.
    Status next_game(std::size_t slot) noexcept;

    // One slot (below size()): its position, what the seat to act may do, the number of its game,
    // and how many moves were made in it.
    [[nodiscard]] const State& state(std::size_t slot) const noexcept;
    [[nodiscard]] const Choices& choices(std::size_t slot) const noexcept;
    [[nodiscard]] std::uint64_t game(std::size_t slot) const noexcept;
    [[nodiscard]] std::uint64_t moves(std::size_t slot) const noexcept;

  private:
    struct Slots;
    std::unique_ptr<Slots> slots_;
};

}  // namespace cardrules
