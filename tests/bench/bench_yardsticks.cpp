// Single calls, each beside a yardstick that does nothing but the unavoidable part of it.
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "add.hpp"
#include "core/access.hpp"
#include "rulesets.hpp"

// gcc 12 takes its own vector instructions for uninitialized.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace cardrules::bench {
namespace {

// A position in the middle of a game.
State middle_of(const Row& row) {
    State state;
    if (!State::create(ruleset_of(row), state).ok()) std::abort();
    FastRandom random(1);
    play_random(state, random, 6);
    return state;
}

std::size_t bytes_of(const State& state) {
    return state.header().size;
}

void copy_state(benchmark::State& bench, const Row& row) {
    const State state = middle_of(row);
    State copy = state;
    for (auto _ : bench) {
        state.copy_to(copy);
        benchmark::DoNotOptimize(copy);
    }
}

void copy_bytes(benchmark::State& bench, const Row& row) {
    const std::vector<unsigned char> from(bytes_of(middle_of(row)));
    std::vector<unsigned char> to(from.size());
    for (auto _ : bench) {
        std::memcpy(to.data(), from.data(), from.size());
        benchmark::DoNotOptimize(to.data());
        benchmark::ClobberMemory();
    }
}

void hash_state(benchmark::State& bench, const Row& row) {
    State state = middle_of(row);
    for (auto _ : bench) {
        benchmark::DoNotOptimize(state);
        benchmark::DoNotOptimize(state.hash());
    }
}

// Of as many bytes: all but the header's first eight.
void hash_bytes(benchmark::State& bench, const Row& row) {
    std::vector<unsigned char> bytes(bytes_of(middle_of(row)) - 8);
    for (auto _ : bench) {
        benchmark::DoNotOptimize(bytes.data());
        benchmark::ClobberMemory();
        benchmark::DoNotOptimize(XXH3_64bits(bytes.data(), bytes.size()));
    }
}

void load_and_save_state(benchmark::State& bench, const Row& row) {
    const std::string text = state_json(middle_of(row));
    for (auto _ : bench) benchmark::DoNotOptimize(state_json(state_from_json(text)));
}

void parse_and_dump(benchmark::State& bench, const Row& row) {
    const std::string text = state_json(middle_of(row));
    for (auto _ : bench) benchmark::DoNotOptimize(nlohmann::json::parse(text).dump());
}

Match match_of(const Row& row) {
    Match match(ruleset_of(row), {.key = key_from_seed(1)});
    FastRandom random(1);
    for (int i = 0; i < 6 && !match.over(); ++i) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    return match;
}

void write_view(benchmark::State& bench, const Row& row) {
    const Match match = match_of(row);
    const View view = view_of(match, 0);
    for (auto _ : bench) benchmark::DoNotOptimize(view_json(view));
}

void dump_view(benchmark::State& bench, const Row& row) {
    const Match match = match_of(row);
    const nlohmann::json document = nlohmann::json::parse(view_json(view_of(match, 0)));
    for (auto _ : bench) benchmark::DoNotOptimize(document.dump());
}

// A game of random players in a Match that makes its own chance moves and keeps the record.
void play_match(benchmark::State& bench, const Row& row) {
    const Ruleset ruleset = ruleset_of(row);
    FastRandom random(2);
    std::uint64_t games = 0;
    for (auto _ : bench) {
        Match match(ruleset, {.key = simulation_key(1, games++)});
        while (!match.over()) {
            const int seat = match.turn().seats.lowest();
            const Choices choices = match.legal(seat);
            if (!match.try_apply(seat, choices.at(random.below64(choices.count()))).ok())
                std::abort();
        }
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(games));
}

const bool added = [] {
    for (const Row& row : rows) {
        add(row, "state copy", copy_state);
        add(row, "memcpy", copy_bytes);
        add(row, "state hash", hash_state);
        add(row, "xxh3", hash_bytes);
        add(row, "state json", load_and_save_state);
        add(row, "nlohmann parse and dump", parse_and_dump);
        add(row, "view json", write_view);
        add(row, "nlohmann dump", dump_view);
        add(row, "match", play_match);
    }
    return true;
}();

}  // namespace
}  // namespace cardrules::bench
