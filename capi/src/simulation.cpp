// Random games: one from a state, many from a state, many from the beginning.
#include "match/simulation.hpp"

#include <algorithm>

#include <cardrules/simulation_json.hpp>

#include "handles.hpp"
#include "output.hpp"
#include "rules.hpp"
#include "structs.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

// A call without a way to stop it must end.
constexpr std::uint32_t most_playouts = 1000000;

// Eight seats, sixteen reasons and sixteen options, each number and name as long as it can be.
constexpr std::size_t most_json_bytes = 8192;

void write_result(const SimulationResult& from, cardrules_simulation_result& out) noexcept {
    cardrules_simulation_result values{};
    values.players = from.simulation.ruleset.players;
    values.games = from.simulation.games();
    std::copy(from.sole_wins.begin(), from.sole_wins.end(), values.sole_wins);
    std::copy(from.shared_wins.begin(), from.shared_wins.end(), values.shared_wins);
    std::copy(from.win_parts.begin(), from.win_parts.end(), values.win_parts);
    values.moves = from.moves;
    values.fewest_moves = from.fewest_moves;
    values.most_moves = from.most_moves;
    std::copy(from.reasons.begin(), from.reasons.end(), values.reasons);
    values.hash = from.hash;
    fill(out, values);
}

// What hears of progress in the form of the C++ interface.
struct Hearer {
    cardrules_progress call;
    void* user;

    [[nodiscard]] Progress progress() noexcept { return {call == nullptr ? nullptr : hear, this}; }
    static bool hear(void* self, std::uint64_t done, std::uint64_t total) {
        const auto& hearer = *static_cast<const Hearer*>(self);
        return hearer.call(hearer.user, done, total) == 0;
    }
};

Simulation simulation_of(const Ruleset& ruleset, const cardrules_simulation& what) {
    if (what.from > what.to) refuse_argument("from", "is above to");
    if (what.threads < 0 || what.threads > 1024) refuse_argument("threads", "are not 0 to 1024");
    return {ruleset, generator_of(what.generator), what.seed, what.from, what.to};
}

SimulationResult run(const char* game, std::int32_t players, const char* options,
                     const cardrules_simulation* simulation) {
    const cardrules_simulation what = filled(&given(simulation, "simulation"), "simulation");
    const Ruleset ruleset = ruleset_of(game, players, options, what.rules);
    const Simulation games = simulation_of(ruleset, what);
    Hearer hearer{what.progress, what.user};
    SimulationResult result;
    check(simulate_on_threads(games, std::max(what.threads, 1), result, hearer.progress()));
    return result;
}

}  // namespace

std::int32_t cardrules_simulate(const char* game, std::int32_t players, const char* options,
                                const cardrules_simulation* simulation,
                                cardrules_simulation_result* result, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_simulation_result& out = readable(result, "result");
        write_result(run(game, players, options, simulation), out);
    });
}

std::int32_t cardrules_simulate_json(const char* game, std::int32_t players, const char* options,
                                     const cardrules_simulation* simulation, char* buffer,
                                     std::size_t capacity, std::size_t* needed,
                                     cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, simulation_json(run(game, players, options, simulation)));
    });
}

std::size_t cardrules_simulation_json_size() {
    return most_json_bytes;
}

std::int32_t cardrules_state_playout(cardrules_state* state, std::uint64_t seed,
                                     std::uint64_t number, std::uint64_t most, std::uint64_t* moves,
                                     cardrules_error* error) {
    return guard(error, [&] {
        FastRandom random(simulation_key(seed, number));
        put(moves, play_random(given(state, "state").state, random, most));
    });
}

std::int32_t cardrules_state_playouts(const cardrules_state* state, std::uint64_t seed,
                                      std::uint64_t first, std::uint32_t count,
                                      cardrules_simulation_result* result, cardrules_error* error) {
    return guard(error, [&] {
        const State& start = given(state, "state").state;
        cardrules_simulation_result& out = readable(result, "result");
        if (count > most_playouts) refuse_argument("count", "is more than there may be");
        if (first + count < first) refuse_argument("first", "is too high");
        SimulationResult counted;
        counted.simulation = {start.ruleset(), Generator::fast, seed, first, first + count};
        detail::play_games(start, counted.simulation, first, first + count, counted);
        write_result(counted, out);
    });
}

std::uint32_t cardrules_max_playouts() {
    return most_playouts;
}
