// Random play to the end, the one loop behind simulations, batches and random bots.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <cardrules/chance.hpp>
#include <cardrules/state.hpp>

#include "core/sink.hpp"
#include "core/step.hpp"

namespace cardrules {

// All of it from one fast generator.
class FastChance {
  public:
    explicit FastChance(const Key& key) noexcept : random_(key) {}
    explicit FastChance(const FastRandom& random) noexcept : random_(random) {}
    [[nodiscard]] const FastRandom& random() const noexcept { return random_; }
    std::size_t deal(CardSet set, std::span<Card, max_cards> out) noexcept {
        return shuffle(set, random_, out);
    }
    [[nodiscard]] int lot(SeatSet among) noexcept { return draw_seat(among, random_); }
    [[nodiscard]] std::uint64_t below(std::uint64_t n) noexcept { return random_.below64(n); }

  private:
    FastRandom random_;
};

// Makes the deal or draws the lot that is due.
template <class G, class Random>
void play_chance(Header& header, typename G::Position& position, Random& random) noexcept {
    Silent silent;
    if (header.turn.mode == Mode::deal) {
        std::array<Card, max_cards> cards;
        const std::size_t count = random.deal(G::info.pack, cards);
        make_deal<G>(header, position, std::span<const Card>(cards.data(), count), silent);
        return;
    }
    make_lot<G>(header, position, random.lot(G::lot_among(header, position)), silent);
}

// Plays random moves until the game is over or `most` moves of seats were made; returns how many.
template <class G, class Random>
std::uint64_t playout(Header& header, typename G::Position& position, Random& random,
                      std::uint64_t most) noexcept {
    Silent silent;
    std::uint64_t moves = 0;
    while (moves < most && !header.turn.over()) {
        if (header.turn.chance_acts()) {
            play_chance<G>(header, position, random);
            continue;
        }
        Choices choices;
        const int seat = header.turn.seats.lowest();
        G::choices(header, position, seat, choices);
        const Move move = choices.at(random.below(choices.count()));
        make_move<G>(header, position, seat, move, silent);
        ++moves;
    }
    return moves;
}

// Makes a move of the seat that is to act, or none if there is none to make, then whatever chance
// has to do, and says what the next seat may do: nothing when the game is over.
template <class G, class Random>
void advance(Header& header, typename G::Position& position, Random& random, Move move,
             Choices& next) noexcept {
    Silent silent;
    if (!move.none()) make_move<G>(header, position, header.turn.seats.lowest(), move, silent);
    while (header.turn.chance_acts()) play_chance<G>(header, position, random);
    next.clear();
    if (!header.turn.over()) G::choices(header, position, header.turn.seats.lowest(), next);
}

}  // namespace cardrules
