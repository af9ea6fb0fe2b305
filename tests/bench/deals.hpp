// Where the benchmarks' deals come from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <cardrules/chance.hpp>
#include <cardrules/state.hpp>

namespace cardrules::bench {

// Deals by the fast generator.
struct FastDeals {
    FastRandom random;

    explicit FastDeals(std::uint64_t seed) : random(seed) {}
    void begin_game(const State& /*state*/) {}
    std::size_t deal(CardSet cards, std::span<Card, max_cards> out) {
        return shuffle(cards, random, out);
    }
    int lot(SeatSet among) { return draw_seat(among, random); }
};

// Deals by ChaCha20, every game under a key of its own, as a Match has them. Some games begin side
// by side, as whoever plays many would have it.
struct ExactDeals {
    std::array<GameChance, 8> chances;
    std::size_t here = 0;
    std::uint64_t games = 0;
    std::uint64_t seed;

    explicit ExactDeals(std::uint64_t of_seed) : seed(of_seed) {}
    void begin_game(const State& state) {
        here = games % chances.size();
        if (here == 0) {
            for (std::size_t i = 0; i < chances.size(); ++i)
                chances[i].start(simulation_key(seed, games + i));
            GameChance::begin_together(chances, state.turn().mode == Mode::deal);
        }
        ++games;
    }
    std::size_t deal(CardSet cards, std::span<Card, max_cards> out) {
        return chances[here].deal(cards, out);
    }
    int lot(SeatSet among) { return chances[here].lot(among); }
};

}  // namespace cardrules::bench
