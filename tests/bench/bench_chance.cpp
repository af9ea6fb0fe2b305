// What chance costs: deals and lots from ChaCha20 beside the fast generator.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include <cardrules/chance.hpp>

#include "core/chacha.hpp"

namespace cardrules {
namespace {

using Deck = std::array<Card, max_cards>;

void deal_from_chacha20(benchmark::State& state) {
    const Key key = key_from_seed(1);
    std::uint64_t event = 0;
    Deck deck{};
    for (auto _ : state) {
        deal_order(key, event++, pack_52, deck);
        benchmark::DoNotOptimize(deck);
    }
}
BENCHMARK(deal_from_chacha20);

void deal_from_fast(benchmark::State& state) {
    FastRandom random(1);
    Deck deck{};
    for (auto _ : state) {
        shuffle(pack_52, random, deck);
        benchmark::DoNotOptimize(deck);
    }
}
BENCHMARK(deal_from_fast);

// The key of a game of a simulation, a generator of it, and a deal.
void seed_and_deal_from_fast(benchmark::State& state) {
    std::uint64_t game = 0;
    Deck deck{};
    for (auto _ : state) {
        FastRandom random(simulation_key(1, game++));
        shuffle(pack_52, random, deck);
        benchmark::DoNotOptimize(deck);
    }
}
BENCHMARK(seed_and_deal_from_fast);

// The lot, the deal and the players' numbers of a game, together.
void begin_a_game_from_chacha20(benchmark::State& state) {
    std::uint64_t game = 0;
    Deck deck{};
    for (auto _ : state) {
        GameChance chance(simulation_key(1, game++), true);
        benchmark::DoNotOptimize(chance.lot(SeatSet::first(2)));
        chance.deal(pack_52, deck);
        benchmark::DoNotOptimize(chance.below(10));
        benchmark::DoNotOptimize(deck);
    }
}
BENCHMARK(begin_a_game_from_chacha20);

// The same for eight games side by side; an item is a game.
void begin_eight_games_from_chacha20(benchmark::State& state) {
    std::array<GameChance, 8> chances;
    std::uint64_t game = 0;
    Deck deck{};
    for (auto _ : state) {
        for (GameChance& chance : chances) chance.start(simulation_key(1, game++), true);
        GameChance::begin_together(chances, false);
        for (GameChance& chance : chances) {
            benchmark::DoNotOptimize(chance.lot(SeatSet::first(2)));
            chance.deal(pack_52, deck);
            benchmark::DoNotOptimize(chance.below(10));
            benchmark::DoNotOptimize(deck);
        }
    }
    state.SetItemsProcessed(state.iterations() * 8);
}
BENCHMARK(begin_eight_games_from_chacha20);

// The shuffle alone: the words are made already.
void shuffle_of_ready_words(benchmark::State& state) {
    const ChanceStream stream(key_from_seed(1), Purpose::deal, 0);
    Deck deck{};
    for (auto _ : state) {
        ChanceStream copy = stream;
        benchmark::DoNotOptimize(copy);
        shuffle(pack_52, copy, deck);
        benchmark::DoNotOptimize(deck);
    }
}
BENCHMARK(shuffle_of_ready_words);

void lot_from_chacha20(benchmark::State& state) {
    const Key key = key_from_seed(1);
    std::uint64_t event = 0;
    for (auto _ : state) benchmark::DoNotOptimize(draw_lot(key, event++, SeatSet::first(5)));
}
BENCHMARK(lot_from_chacha20);

void number_from_chacha20(benchmark::State& state) {
    ChanceStream stream(key_from_seed(1), Purpose::simulation, 0);
    for (auto _ : state) benchmark::DoNotOptimize(stream.below(7));
}
BENCHMARK(number_from_chacha20);

void number_from_fast(benchmark::State& state) {
    FastRandom random(1);
    for (auto _ : state) benchmark::DoNotOptimize(random.below(7));
}
BENCHMARK(number_from_fast);

void blocks(benchmark::State& state, const detail::BlockMaker& maker) {
    const auto count = static_cast<std::size_t>(state.range(0));
    std::array<std::uint32_t, 16> input{1, 2, 3};
    std::vector<std::uint32_t> words(16 * count);
    std::vector<detail::Block> list(count);
    for (std::size_t i = 0; i < count; ++i)
        list[i] = {input.data(), static_cast<std::uint32_t>(i), &words[16 * i]};
    for (auto _ : state) {
        ++input[14];
        benchmark::DoNotOptimize(input);
        maker.make(list);
        benchmark::DoNotOptimize(words.data());
        benchmark::ClobberMemory();
    }
}
const bool registered = [] {
    for (const detail::BlockMaker& maker : detail::block_makers()) {
        const std::string name = std::string("blocks/") + maker.name;
        benchmark::RegisterBenchmark(name.c_str(), blocks, maker)->RangeMultiplier(2)->Range(1, 16);
    }
    return true;
}();

}  // namespace
}  // namespace cardrules
