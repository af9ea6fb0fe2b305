// The exact stream of chance: the same key gives the same deals and lots on every machine.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>

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
// purpose (4 bytes) and event number (8 bytes), read as 32-bit little-endian words.
class ChanceStream {
  public:
    // Left unset until start().
    ChanceStream() noexcept = default;
    ChanceStream(const Key& key, Purpose purpose, std::uint64_t event) noexcept {
        start(key, purpose, event);
    }
    void start(const Key& key, Purpose purpose, std::uint64_t event) noexcept;

    [[nodiscard]] std::uint32_t word() noexcept {
        if (next_ == words_.size()) refill();
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
    // A uniform number below n, for n up to 2^64-1; takes one word for n below 2^32, else two (the
    // low one first), again where the draw would not be fair.
    [[nodiscard]] std::uint64_t below64(std::uint64_t n) noexcept;

  private:
    void refill() noexcept;

    std::array<std::uint32_t, 16> input_{};   // the state of RFC 8439, 2.3
    std::array<std::uint32_t, 64> words_{};   // four blocks
    std::size_t next_ = 64;
};

// Puts the cards of a set in a random order, the top first: from the canonical order, for i from the
// last down to 1, swap card i with card below(i + 1). Writes set.size() cards; returns how many.
template <class Random>
std::size_t shuffle(CardSet set, Random& random, std::span<Card, max_cards> out) noexcept {
    std::size_t count = 0;
    for (const Card card : set) out[count++] = card;
    for (std::size_t i = count; i-- > 1;) {
        const std::size_t j = random.below(static_cast<std::uint32_t>(i + 1));
        const Card card = out[i];
        out[i] = out[j];
        out[j] = card;
    }
    return count;
}

// The order that chance event k of a game gives to a set of cards.
std::size_t deal_order(const Key& key, std::uint64_t event, CardSet set,
                       std::span<Card, max_cards> out) noexcept;
// The seat that chance event k of a game draws of several.
[[nodiscard]] int draw_lot(const Key& key, std::uint64_t event, SeatSet among) noexcept;

// A small fast generator (SplitMix-like, multiplied) for simulations in which nothing is secret,
// named "fast" in outputs. Not for dealing cards to people.
class FastRandom {
  public:
    static constexpr const char* name = "fast";
    explicit FastRandom(std::uint64_t seed) noexcept : state_(seed) {}
    // Seeded from the first 16 bytes of a key.
    explicit FastRandom(const Key& key) noexcept;
    [[nodiscard]] std::uint32_t word() noexcept {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = (state_ ^ state_ >> 30U) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ mixed >> 27U) * 0x94D049BB133111EBU;
        return static_cast<std::uint32_t>(mixed >> 32U);
    }
    [[nodiscard]] std::uint32_t below(std::uint32_t n) noexcept {
        std::uint64_t product = std::uint64_t{word()} * n;
        if (static_cast<std::uint32_t>(product) < n) {
            const std::uint32_t least = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < least) product = std::uint64_t{word()} * n;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

  private:
    std::uint64_t state_;
};

}  // namespace cardrules
