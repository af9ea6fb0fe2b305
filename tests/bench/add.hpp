// Benchmarks by game and number of players.
#pragma once

#include <string>

#include <benchmark/benchmark.h>

#include "rulesets.hpp"

namespace cardrules::bench {

// Adds a benchmark that runs run(benchmark::State&, const Row&), named after the row.
template <class Run>
void add(const Row& row, const std::string& what, Run run) {
    benchmark::RegisterBenchmark((row.name() + "/" + what).c_str(),
                                 [row, run](benchmark::State& bench) { run(bench, row); });
}

}  // namespace cardrules::bench
