// Every function of the C interface, with objects to call it on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include <cardrules/cardrules.h>

namespace cardrules::test {

inline constexpr int game_count = 3;
inline constexpr std::size_t batch_size = 3;

// What calls work on: one of each kind, of one game.
struct Objects {
    cardrules_match* match = nullptr;   // in the middle of a game, with a move undone
    cardrules_match* hosted = nullptr;  // waits for its host's deal
    cardrules_match* over = nullptr;    // of the same game
    cardrules_state* state = nullptr;   // the match's position
    cardrules_state* other = nullptr;   // another
    cardrules_state* dealt = nullptr;   // waits for a deal
    cardrules_view* view = nullptr;     // what the seat that is to act knows
    cardrules_batch* batch = nullptr;
    const char* game = nullptr;
    std::int32_t players = 0;
    std::int32_t seat = 0;   // is to act
    std::uint64_t move = 0;  // can be made
    std::string move_text;
    std::string save;
    std::string record;
    std::string state_text;
    std::string view_text;
    std::string options;
    std::uint8_t cards[CARDRULES_MAX_CARDS] = {};  // in the order of a deal
    std::size_t card_count = 0;

    // Of a game from 0 to game_count - 1, after so many moves.
    Objects(int game_number, int moves);
    ~Objects();
    Objects(const Objects&) = delete;
    Objects& operator=(const Objects&) = delete;
};

// Where calls write to. A plain value, which can be compared byte for byte.
struct Outputs {
    cardrules_match* match;
    cardrules_state* state;
    cardrules_view* view;
    cardrules_batch* batch;
    std::size_t needed;
    std::int32_t number;
    std::int32_t second_number;
    std::uint32_t bits;
    std::uint64_t wide;
    cardrules_result result;
    cardrules_simulation_result counts;
    std::uint8_t key[CARDRULES_KEY_SIZE];
    std::uint8_t cards[CARDRULES_MAX_CARDS];
    std::uint64_t moves[8192];
    std::int32_t seats[batch_size];
    std::uint64_t move_counts[batch_size];
    std::uint8_t done[batch_size];
    std::int32_t reasons[batch_size];
    std::int32_t rows[2][batch_size * CARDRULES_MAX_SEATS];
    char text[1 << 18];
};

struct Call {
    const char* name;
    std::int32_t status;  // how it ends where there is memory
    bool needs_memory;    // false: it makes no allocation
    std::int32_t (*make)(Objects& on, Outputs& to, cardrules_error* error);
};

[[nodiscard]] std::span<const Call> calls() noexcept;

}  // namespace cardrules::test
