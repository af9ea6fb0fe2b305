// Viewer calls in the middle of a game: items_per_second is calls a second.
#include <cstdint>
#include <string>

#include <benchmark/benchmark.h>

#include <cardrules/chance.hpp>
#include <cardrules/determinize.hpp>
#include <cardrules/event.hpp>
#include <cardrules/match.hpp>
#include <cardrules/view_json.hpp>

#include "add.hpp"
#include "rulesets.hpp"

namespace cardrules::bench {
namespace {

// A few moves into a random game.
Match match_of(const Row& row) {
    Match match(ruleset_of(row), {.key = key_from_seed(7)});
    FastRandom random(7);
    for (int i = 0; i < 9 && !match.over(); ++i) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    return match;
}

void make_views(benchmark::State& bench, const Row& row) {
    const State state = match_of(row).state();
    View view;
    for (auto _ : bench) {
        view_of(state, 0, view);
        benchmark::DoNotOptimize(view);
    }
    bench.SetItemsProcessed(bench.iterations());
}

void prepare(benchmark::State& bench, const Row& row) {
    const View view = view_of(match_of(row).state(), 0);
    Determinizer positions;
    for (auto _ : bench) benchmark::DoNotOptimize(positions.prepare(view));
    bench.SetItemsProcessed(bench.iterations());
}

template <class Random>
void draw(benchmark::State& bench, const Row& row, Random random) {
    Determinizer positions;
    if (!positions.prepare(view_of(match_of(row).state(), 0)).ok()) std::abort();
    State drawn;
    for (auto _ : bench) {
        positions.sample(random, drawn);
        benchmark::DoNotOptimize(drawn);
    }
    bench.SetItemsProcessed(bench.iterations());
}

void tell_a_step(benchmark::State& bench, const Row& row) {
    const State state = match_of(row).state();
    const int seat = state.turn().seats.lowest();
    const Move move = state.legal(seat).at(0);
    const EventHearer hearer{
        [](void*, const Event& event) noexcept { benchmark::DoNotOptimize(event); }, nullptr};
    for (auto _ : bench) {
        State after = state;
        apply_telling(after, seat, move, 0, 0, hearer);
    }
    bench.SetItemsProcessed(bench.iterations());
}

void write_view(benchmark::State& bench, const Row& row) {
    const View view = view_of(match_of(row).state(), 0);
    for (auto _ : bench) benchmark::DoNotOptimize(view_json(view));
    bench.SetItemsProcessed(bench.iterations());
}

void add_all() {
    for (const Row& row : rows) {
        add(row, "view", make_views);
        add(row, "view as JSON", write_view);
        add(row, "events of a step", tell_a_step);
        add(row, "prepare determinizer", prepare);
        add(row, "determinize chacha20", [](benchmark::State& bench, const Row& of) {
            draw(bench, of, ChanceStream(key_from_seed(1), Purpose::determinization, 0));
        });
        add(row, "determinize fast",
            [](benchmark::State& bench, const Row& of) { draw(bench, of, FastRandom(1)); });
    }
}

const bool added = (add_all(), true);

}  // namespace
}  // namespace cardrules::bench
