// Whole games through the C interface: three calls a move, batches, and simulations in one call.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include <cardrules/cardrules.h>

#include "add.hpp"
#include "deals.hpp"
#include "rulesets.hpp"

namespace cardrules::bench {
namespace {

const char* options_of(const Row& row) {
    return row.game == "suicide_king" ? R"({"draw_from":"top"})" : "";
}

void expect(std::int32_t status) {
    if (status != CARDRULES_OK) std::abort();
}

cardrules_state* state_of(const Row& row) {
    cardrules_state* state = nullptr;
    expect(cardrules_state_create(std::string(row.game).c_str(), row.players, options_of(row),
                                  &state, nullptr));
    return state;
}

void deal(cardrules_state* state, FastDeals& deals, CardSet pack) {
    std::array<Card, max_cards> cards;
    const std::size_t count = deals.deal(pack, cards);
    expect(cardrules_state_apply_deal(state, cards.data(), count, nullptr));
}

// Who acts, how many moves he has, and the one at an index.
void play_c_state(benchmark::State& bench, const Row& row) {
    cardrules_state* first = state_of(row);
    cardrules_state* state = state_of(row);
    const CardSet pack = ruleset_of(row).info().pack;
    FastDeals deals(1);
    FastRandom random(2);
    std::int64_t games = 0;
    for (auto _ : bench) {
        expect(cardrules_state_copy(state, first, nullptr));
        while (true) {
            std::int32_t mode = 0;
            std::int32_t actor = 0;
            expect(cardrules_state_turn(state, &mode, &actor, nullptr, nullptr));
            if (mode == CARDRULES_MODE_OVER) break;
            if (mode == CARDRULES_MODE_DEAL) {
                deal(state, deals, pack);
                continue;
            }
            std::uint32_t count = 0;
            expect(cardrules_state_legal_count(state, actor, &count, nullptr));
            expect(cardrules_state_apply_index(state, actor, random.below(count), nullptr));
        }
        ++games;
    }
    bench.SetItemsProcessed(games);
    cardrules_state_destroy(state);
    cardrules_state_destroy(first);
}

void play_c_batch(benchmark::State& bench, const Row& row) {
    constexpr std::size_t size = 64;
    cardrules_batch_options options;
    cardrules_batch_options_init(&options);
    options.generator = CARDRULES_GENERATOR_FAST;
    options.size = size;
    cardrules_batch* batch = nullptr;
    expect(cardrules_batch_create(std::string(row.game).c_str(), row.players, options_of(row),
                                  &options, &batch, nullptr));
    std::vector<std::uint64_t> counts(size);
    std::vector<std::int64_t> indices(size);
    std::vector<std::int32_t> seats(size);
    std::vector<std::uint8_t> done(size);
    FastRandom random(2);
    std::int64_t games = 0;
    for (auto _ : bench) {
        expect(cardrules_batch_look(batch, seats.data(), counts.data(), size, nullptr));
        for (std::size_t slot = 0; slot < size; ++slot)
            indices[slot] = static_cast<std::int64_t>(random.below64(counts[slot]));
        expect(cardrules_batch_step(batch, indices.data(), done.data(), nullptr, nullptr, nullptr,
                                    size, nullptr));
        for (const std::uint8_t one : done) games += one;
    }
    bench.SetItemsProcessed(games);
    cardrules_batch_destroy(batch);
}

void simulate_by_c(benchmark::State& bench, const Row& row) {
    cardrules_simulation simulation;
    cardrules_simulation_init(&simulation);
    simulation.generator = CARDRULES_GENERATOR_FAST;
    const std::string game(row.game);
    cardrules_simulation_result result;
    cardrules_simulation_result_init(&result);
    for (auto _ : bench) {
        simulation.from = simulation.to;
        simulation.to += 64;
        expect(cardrules_simulate(game.c_str(), row.players, options_of(row), &simulation, &result,
                                  nullptr));
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(simulation.to));
}

const bool added = [] {
    for (const Row& row : rows) {
        add(row, "C state", play_c_state);
        add(row, "C batch of 64", play_c_batch);
        add(row, "C simulate", simulate_by_c);
    }
    return true;
}();

}  // namespace
}  // namespace cardrules::bench
