// The exact stream of chance: the same key gives the same deals and lots on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>
#include <cardrules/detail/bits.hpp>

namespace cardrules {

// 32 secret bytes.
using Key = std::array<std::uint8_t, 32>;

// What a stream is for; streams of different purposes share nothing.
enum class Purpose : std::uint32_t {
    deal = 1,
    lot = 2,
    bot = 3,
    determinization = 4,
    game_key = 5,
    simulation = 6,
};

// The key made from a 64-bit seed: its 8 bytes, lowest first, then zeros.
[[nodiscard]] Key key_from_seed(std::uint64_t seed) noexcept;
// The key of game i of a simulation: seed and i, 8 bytes each, lowest first, then zeros.
[[nodiscard]] Key simulation_key(std::uint64_t seed, std::uint64_t game) noexcept;
// The key of game i of a series. It tells nothing of the series key or of the other games' keys.
[[nodiscard]] Key game_key(const Key& series, std::uint64_t game) noexcept;

// The ChaCha20 keystream (RFC 8439, 20 rounds, block counter from 0) under a key and a nonce of
// purpose (4 bytes) and event number (8 bytes), read as 32-bit little-endian words. A stream ends
// never; it holds its key, so a copy of it is as secret as the key. Not to be shared by threads.
class ChanceStream {
  public:
    static constexpr const char* name = "chacha20";
    static constexpr std::size_t words_of_a_block = 16;
    static constexpr std::size_t most_blocks = 4;

    // Left unset: nothing may be read before start().
    ChanceStream() noexcept = default;
    ChanceStream(const Key& key, Purpose purpose, std::uint64_t event,
                 std::size_t blocks = most_blocks) noexcept {
        start(key, purpose, event, blocks);
    }
    // Begins a stream and has its first blocks ready, 0 … 4 of them. Their number changes the time
    // this takes, never a word: 1 is best for a single number, 4 for a deal.
    void start(const Key& key, Purpose purpose, std::uint64_t event,
               std::size_t blocks = most_blocks) noexcept;

    [[nodiscard]] std::uint32_t word() noexcept {
        if (next_ == ready_) make_ready(most_blocks);
        return words_[next_++];
    }
    // A uniform number below n; n from 1 to 2^32-1.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) noexcept {
        std::uint64_t product = std::uint64_t{word()} * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t least = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{word()} * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }
    // A uniform number below n; n from 1 to 2^64-1. Takes one word for n below 2^32, else two (the
    // low one first), and as many again where the draw would not be fair.
    [[nodiscard]] std::uint64_t below64(std::uint64_t n) noexcept;

    // The draws of a shuffle of count cards: partners[k] is below(count - k), for k from 0 to
    // count - 2. The same as one by one, in less time.
    void draw_partners(std::size_t count, std::span<std::uint8_t, max_cards> partners) noexcept;

  private:
    void make_ready(std::size_t blocks) noexcept;

    // The state of RFC 8439, 2.3; its counter is that of the next block to make.
    std::array<std::uint32_t, words_of_a_block> state_{};
    std::array<std::uint32_t, words_of_a_block * most_blocks> words_{};
    std::size_t next_ = 0;
    std::size_t ready_ = 0;
};

// A small fast generator for simulations in which nothing is secret, named "fast" in outputs. Not
// for dealing cards to people: who sees a few of its numbers can tell the others. The same numbers
// on every machine.
class FastRandom {
  public:
    static constexpr const char* name = "fast";

    explicit FastRandom(std::uint64_t seed) noexcept : state_(seed) {}
    // Seeded from all of a key.
    explicit FastRandom(const Key& key) noexcept;

    [[nodiscard]] std::uint64_t next() noexcept {
        state_ += 0xA0761D6478BD642FU;
        const detail::Product product = detail::multiply(state_, state_ ^ 0xE7037ED1A0B428DBU);
        return product.high ^ product.low;
    }
    [[nodiscard]] std::uint32_t word() noexcept { return static_cast<std::uint32_t>(next()); }
    // A number below n; n from 1 to 2^32-1. Uniform to within n parts of 2^64.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) noexcept {
        return static_cast<std::uint32_t>(detail::multiply(next(), n).high);
    }
    // A number below n; n from 1 to 2^64-1. Uniform to within n parts of 2^64.
    [[nodiscard]] std::uint64_t below64(std::uint64_t n) noexcept {
        return detail::multiply(next(), n).high;
    }

    // Uniform numbers below 1, 2, 3 … count, count up to 64: each from 16 bits of 16 numbers of
    // next(), the lowest bits first; those that would not be fair are then drawn with below(). What
    // is behind them in places is left undefined.
    void draw_insertions(std::size_t count, std::span<std::uint8_t, max_cards> places) noexcept;

  private:
    std::uint64_t state_;
};

namespace detail {

// The cards of a set in canonical order; writes at least set.size() cards and returns how many
// there are.
inline std::size_t list_cards(CardSet set, std::span<Card, max_cards> out) noexcept {
    std::size_t count = 0;
    for (const Card card : set) out[count++] = card;
    return count;
}

template <class Random>
void draw_partners(Random& random, std::size_t count,
                   std::span<std::uint8_t, max_cards> partners) noexcept {
    if constexpr (requires { random.draw_partners(count, partners); }) {
        random.draw_partners(count, partners);
    } else {
        for (std::size_t k = 0; k + 1 < count; ++k) {
            const auto remaining = static_cast<std::uint32_t>(count - k);
            partners[k] = static_cast<std::uint8_t>(random.below(remaining));
        }
    }
}

}  // namespace detail

// Puts the cards of a set in a random order, the top first: from the canonical order, for i from
// the last down to 1, swap card i with card below(i + 1). Returns set.size(), the number of cards
// of the order; what is behind them in out is left undefined.
template <class Random>
std::size_t shuffle(CardSet set, Random& random, std::span<Card, max_cards> out) noexcept {
    std::array<Card, max_cards> rest;  // NOLINT(*-member-init): written before it is read
    std::array<std::uint8_t, max_cards> partners;  // NOLINT(*-member-init)
    const std::size_t count = detail::list_cards(set, rest);
    detail::draw_partners(random, count, partners);
    for (std::size_t i = count, k = 0; i-- > 1; ++k) {
        const Card last = rest[i];
        out[i] = rest[partners[k]];
        rest[partners[k]] = last;
    }
    if (count > 0) out[0] = rest[0];
    return count;
}

// The same for the fast generator, which has a shorter way to a random order: from the canonical
// order, card i takes the place below(i + 1), and the card that was there goes to place i.
inline std::size_t shuffle(CardSet set, FastRandom& random,
                           std::span<Card, max_cards> out) noexcept {
    std::array<std::uint8_t, max_cards> places;  // NOLINT(*-member-init)
    const auto count = static_cast<std::size_t>(set.size());
    random.draw_insertions(count, places);
    std::size_t i = 0;
    for (const Card card : set) {
        out[i] = out[places[i]];
        out[places[i]] = card;
        ++i;
    }
    return count;
}

// The order that chance event k of a game gives to a set of cards.
std::size_t deal_order(const Key& key, std::uint64_t event, CardSet set,
                       std::span<Card, max_cards> out) noexcept;
// The seat that chance event k of a game draws of several; at least one.
[[nodiscard]] int draw_lot(const Key& key, std::uint64_t event, SeatSet among) noexcept;

}  // namespace cardrules
