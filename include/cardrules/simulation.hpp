// Many games of random players, played and counted.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

#include <cardrules/chance.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// Where a simulation's chance comes from. The numbers are pinned.
enum class Generator : std::uint8_t {
    exact = 0,  // ChaCha20: deals and lots as a Match under the same key has them
    fast = 1,   // FastRandom: less time, other games
};

// As in "chacha20"; outputs say which generator made them. Static storage.
[[nodiscard]] std::string_view generator_name(Generator generator) noexcept;
// The reverse; false where the name is none.
[[nodiscard]] bool generator_from_name(std::string_view name, Generator& out) noexcept;

// What to simulate: games [from, to) of a seed. Game i plays under simulation_key(seed, i), so that
// it is the same game in whatever range it is played.
struct Simulation {
    Ruleset ruleset;
    Generator generator = Generator::exact;
    std::uint64_t seed = 0;
    std::uint64_t from = 0;
    std::uint64_t to = 0;

    [[nodiscard]] constexpr std::uint64_t games() const noexcept { return to - from; }
    bool operator==(const Simulation&) const noexcept = default;
};

// A number that every number of sharers divides: a first place of one seat counts as so many parts,
// one of two as half of them each.
inline constexpr std::uint64_t parts_of_a_win = 840;
inline constexpr int max_end_reasons = 16;

// What came of it, in whole numbers, so that sums do not depend on who added up what. A plain
// value of a fixed size, however many games there were.
struct SimulationResult {
    Simulation simulation;  // what was simulated
    // By seat: games in which nobody shared its first place, in which others did, and the parts.
    std::array<std::uint64_t, max_seats> sole_wins{};
    std::array<std::uint64_t, max_seats> shared_wins{};
    std::array<std::uint64_t, max_seats> win_parts{};
    // The moves that seats made.
    std::uint64_t moves = 0;
    std::uint64_t fewest_moves = std::numeric_limits<std::uint64_t>::max();  // this without a game
    std::uint64_t most_moves = 0;
    // By index into GameInfo::end_reasons.
    std::array<std::uint64_t, max_end_reasons> reasons{};
    // The sum, modulo 2^64, over all games of the XXH3-64 of what came of each: the game's number
    // and its moves (64 bits each), the reason, then seat by seat place and score (32 bits each),
    // all little-endian.
    std::uint64_t hash = 0;

    bool operator==(const SimulationResult&) const noexcept = default;
};

// Hears how many of how many games are done, on the thread that called. False stops the simulation.
struct Progress {
    bool (*hear)(void* user, std::uint64_t done, std::uint64_t total) = nullptr;
    void* user = nullptr;
};

// Simulates on the calling thread. Memory does not grow with the number of games. Errors: those of
// State::create, bad_argument (from is above to), callback (stopped); out is then as before.
Status simulate(const Simulation& simulation, SimulationResult& out,
                const Progress& progress = {}) noexcept;

// The same result with the help of other threads: so many in all, 1 … 1024. Where the system gives
// fewer, those there are do all the work. More errors: bad_argument. Not in WebAssembly builds.
Status simulate_on_threads(const Simulation& simulation, int threads, SimulationResult& out,
                           const Progress& progress = {}) noexcept;

// Adds the result of the games that follow those of a result, or that come before them. Errors:
// differs (another ruleset, seed or generator), bad_argument (ranges that do not touch, or that
// overlap); into is then as before.
Status merge(const SimulationResult& other, SimulationResult& into) noexcept;

// Plays random moves, and chance by the same generator, until the game is over or so many moves of
// seats were made; returns how many. Sealed seats move in ascending order.
std::uint64_t play_random(State& state, FastRandom& random,
                          std::uint64_t most = std::numeric_limits<std::uint64_t>::max()) noexcept;

}  // namespace cardrules
