// Random games: one from a state, many from a state, many from the beginning.
#include "match/simulation.hpp"

#include <algorithm>

#include <cardrules/simulation.hpp>

#include "handles.hpp"
#include "rules.hpp"
#include "structs.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

// A call without a way to stop it must end.
constexpr std::uint32_t most_playouts = 1000000;

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

}  // namespace

std::int32_t cardrules_simulate(const char* game, std::int32_t players, const char* options,
                                const cardrules_simulation* simulation,
                                cardrules_simulation_result* result, cardrules_error* error) {
    return guard(error, [&] {
        const cardrules_simulation what = filled(&given(simulation, "simulation"), "simulation");
        cardrules_simulation_result& out = readable(result, "result");
        const Ruleset ruleset = ruleset_of(game, players, options, what.rules);
        Hearer hearer{what.progress, what.user};
        SimulationResult counted;
        check(simulate_on_threads(simulation_of(ruleset, what), std::max(what.threads, 1), counted,
                                  hearer.progress()));
        write_result(counted, out);
    });
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
