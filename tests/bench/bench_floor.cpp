// The floor of limit.cpp on the same clock as the other benchmarks.
#define main limit_main
#include "limit.cpp"
#undef main

#include <cstdint>

#include <benchmark/benchmark.h>

#include "rulesets.hpp"

namespace cardrules::bench {
namespace {

int play(const Row& row, Rng& random) {
    if (row.game == "generals_war") return generals(random);
    return row.game == "suicide_king" ? suicide(row.players, random) : bots(row.players, random);
}

void play_floor(benchmark::State& bench, const Row& row) {
    Rng random{12345};
    std::int64_t games = 0;
    moves = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(play(row, random));
        ++games;
    }
    bench.SetItemsProcessed(games);
    bench.counters["moves_per_second"] =
        benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

const bool added = [] {
    for (const Row& row : rows)
        benchmark::RegisterBenchmark((row.name() + "/floor").c_str(),
                                     [row](benchmark::State& bench) { play_floor(bench, row); });
    return true;
}();

}  // namespace
}  // namespace cardrules::bench
