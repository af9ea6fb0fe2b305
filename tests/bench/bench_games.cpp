// Whole games of random players, a game an iteration: items_per_second is games a second.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include <cardrules/batch.hpp>
#include <cardrules/chance.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/state.hpp>

#include "add.hpp"
#include "deals.hpp"
#include "rulesets.hpp"

namespace cardrules::bench {
namespace {

struct Checked {
    static void deal(State& state, std::span<const Card> cards) {
        if (!state.apply_deal(cards).ok()) std::abort();
    }
    static void move(State& state, int actor, Move move) {
        if (!state.apply(actor, move).ok()) std::abort();
    }
};

struct Unchecked {
    static void deal(State& state, std::span<const Card> cards) {
        state.apply_deal_unchecked(cards);
    }
    static void move(State& state, int actor, Move move) { state.apply_unchecked(actor, move); }
};

// One random game by the calls that anybody would write: who acts, what is legal, the i-th, apply.
template <class Apply, class Deals>
std::uint64_t play(State& state, Deals& deals, FastRandom& random) {
    std::uint64_t moves = 0;
    while (!state.over()) {
        const Turn turn = state.turn();
        if (turn.mode == Mode::deal) {
            std::array<Card, max_cards> cards;
            const std::size_t count = deals.deal(state.deal_cards(), cards);
            Apply::deal(state, {cards.data(), count});
        } else if (turn.mode == Mode::lot) {
            const Choices lots = state.legal(chance);
            const SeatSet among = {static_cast<std::uint8_t>(lots[0].from[0])};
            Apply::move(state, chance, Move::of(lot_verb, {deals.lot(among)}));
        } else {
            const int seat = turn.seats.lowest();
            const Choices choices = state.legal(seat);
            Apply::move(state, seat, choices.at(random.below64(choices.count())));
            ++moves;
        }
    }
    return moves;
}

// The same by the fast door: how many moves there are, and the one at an index. Checked too.
template <class Deals>
std::uint64_t play_by_index(State& state, Deals& deals, FastRandom& random) {
    std::uint64_t moves = 0;
    while (!state.over()) {
        const Turn turn = state.turn();
        if (turn.mode == Mode::deal) {
            std::array<Card, max_cards> cards;
            const std::size_t count = deals.deal(state.deal_cards(), cards);
            Checked::deal(state, {cards.data(), count});
            continue;
        }
        const int actor = turn.mode == Mode::lot ? chance : turn.seats.lowest();
        if (!state.apply_index(actor, random.below64(state.legal_count(actor))).ok()) std::abort();
        moves += turn.mode == Mode::lot ? 0 : 1;
    }
    return moves;
}

void count(benchmark::State& bench, std::uint64_t games, std::uint64_t moves) {
    bench.SetItemsProcessed(static_cast<std::int64_t>(games));
    bench.counters["moves_per_second"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

// Plays games from the first state on by play_one(state), which returns the moves made.
template <class PlayOne>
void play_games(benchmark::State& bench, const Row& row, PlayOne play_one) {
    State first;
    if (!State::create(ruleset_of(row), first).ok()) std::abort();
    State state;
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    for (auto _ : bench) {
        first.copy_to(state);
        moves += play_one(state);
        ++games;
    }
    count(bench, games, moves);
}

template <class Apply, class Deals>
void play_by_state(benchmark::State& bench, const Row& row) {
    Deals deals(1);
    FastRandom random(2);
    play_games(bench, row, [&](State& state) {
        deals.begin_game(state);
        return play<Apply>(state, deals, random);
    });
}

void play_by_count_and_index(benchmark::State& bench, const Row& row) {
    FastDeals deals(1);
    FastRandom random(2);
    play_games(bench, row, [&](State& state) { return play_by_index(state, deals, random); });
}

// One call for many games; counted by games all the same.
void play_by_simulation(benchmark::State& bench, const Row& row, Generator generator) {
    constexpr std::uint64_t games_of_a_call = 64;
    Simulation simulation{.ruleset = ruleset_of(row), .generator = generator, .seed = 1};
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    for (auto _ : bench) {
        simulation.from = games;
        simulation.to = games += games_of_a_call;
        SimulationResult result;
        if (!simulate(simulation, result).ok()) std::abort();
        moves += result.moves;
    }
    count(bench, games, moves);
}

void play_by_play_random(benchmark::State& bench, const Row& row) {
    FastRandom random(2);
    play_games(bench, row, [&](State& state) { return play_random(state, random); });
}

// Many games side by side; the caller looks at all of them and chooses each move.
void play_by_batch(benchmark::State& bench, const Row& row, std::size_t size) {
    Batch batch;
    if (!Batch::create({.ruleset = ruleset_of(row), .generator = Generator::fast, .size = size},
                       batch)
             .ok())
        std::abort();
    std::vector<std::int32_t> seats(batch.size());
    std::vector<std::uint64_t> counts(batch.size());
    std::vector<std::int64_t> indices(batch.size());
    std::vector<std::uint8_t> done(batch.size());
    FastRandom random(2);
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    for (auto _ : bench) {
        if (!batch.look(seats, counts).ok()) std::abort();
        for (std::size_t slot = 0; slot < indices.size(); ++slot)
            indices[slot] = static_cast<std::int64_t>(random.below64(counts[slot]));
        if (!batch.step({.indices = indices, .done = done}).ok()) std::abort();
        for (const std::uint8_t one : done) games += one;
        moves += batch.size();
    }
    count(bench, games, moves);
}

// The same with moves that the library draws, and all that a step can tell: what the callers'
// programs (examples/*/measure.*) do.
void play_by_random_batch(benchmark::State& bench, const Row& row, std::size_t size) {
    Batch batch;
    if (!Batch::create({.ruleset = ruleset_of(row), .generator = Generator::fast, .size = size},
                       batch)
             .ok())
        std::abort();
    const std::size_t cells = size * static_cast<std::size_t>(batch.players());
    std::vector<std::uint8_t> done(size);
    std::vector<std::int32_t> reasons(size);
    std::vector<std::int32_t> places(cells);
    std::vector<std::int32_t> scores(cells);
    std::uint64_t games = 0;
    std::uint64_t moves = 0;
    for (auto _ : bench) {
        if (!batch.step({{}, done, reasons, places, scores}).ok()) std::abort();
        for (const std::uint8_t one : done) games += one;
        moves += batch.size();
    }
    count(bench, games, moves);
}

void add_all() {
    for (const Row& row : rows) {
        add(row, "state checked fast", play_by_state<Checked, FastDeals>);
        add(row, "state unchecked fast", play_by_state<Unchecked, FastDeals>);
        add(row, "state index fast", play_by_count_and_index);
        add(row, "state checked chacha20", play_by_state<Checked, ExactDeals>);
        add(row, "state unchecked chacha20", play_by_state<Unchecked, ExactDeals>);
        add(row, "play_random fast", play_by_play_random);
        for (const std::size_t size : {8U, 64U})
            add(row, "batch of " + std::to_string(size) + " fast",
                [size](benchmark::State& bench, const Row& of) { play_by_batch(bench, of, size); });
        for (const std::size_t size : {100U, 10000U})
            add(row, "random batch of " + std::to_string(size) + " fast",
                [size](benchmark::State& bench, const Row& of) {
                    play_by_random_batch(bench, of, size);
                });
        add(row, "simulate fast", [](benchmark::State& bench, const Row& of) {
            play_by_simulation(bench, of, Generator::fast);
        });
        add(row, "simulate chacha20", [](benchmark::State& bench, const Row& of) {
            play_by_simulation(bench, of, Generator::exact);
        });
    }
}

const bool added = (add_all(), true);

}  // namespace
}  // namespace cardrules::bench
