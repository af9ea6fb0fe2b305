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

struct StreamStart;

namespace detail {

// A uniform number below n from words: of word · n the high half, unless the low half is below
// 2^32 mod n, where a next word is taken.
template <class Random>
[[nodiscard]] inline std::uint32_t number_below(Random& random, std::uint32_t n) noexcept {
    std::uint64_t product = std::uint64_t{random.word()} * n;
    // What is not below n is not below the remainder either, which takes a division to know.
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
        const std::uint32_t least = (0U - n) % n;
        while (static_cast<std::uint32_t>(product) < least)
            product = std::uint64_t{random.word()} * n;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

}  // namespace detail

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
        return detail::number_below(*this, n);
    }
    // A uniform number below n; n from 1 to 2^64-1. Takes one word for n below 2^32, else two (the
    // low one first), and as many again where the draw would not be fair.
    [[nodiscard]] std::uint64_t below64(std::uint64_t n) noexcept {
        const auto low = static_cast<std::uint32_t>(n);
        return low == n ? below(low) : below_large(n);
    }

    // Puts the numbers below count, up to 64, in a random order: from the ascending order, for i
    // from the last down to 1, swaps number i with number below(i + 1). What is behind them in out
    // is left undefined.
    void draw_order(std::size_t count, std::span<std::uint8_t, max_cards> out) noexcept;

  private:
    friend void start_streams(std::span<const StreamStart> starts) noexcept;

    void set_state(const Key& key, Purpose purpose, std::uint64_t event) noexcept;
    void make_ready(std::size_t blocks) noexcept;
    [[nodiscard]] std::uint64_t below_large(std::uint64_t n) noexcept;

    // The state of RFC 8439, 2.3; its counter is that of the next block to make.
    std::array<std::uint32_t, words_of_a_block> state_;
    std::array<std::uint32_t, words_of_a_block * most_blocks> words_;
    std::size_t next_ = 0;
    std::size_t ready_ = 0;
};

// A stream to begin, and how many of its first blocks to have ready, 0 … 4.
struct StreamStart {
    ChanceStream* stream = nullptr;
    const Key* key = nullptr;
    Purpose purpose = Purpose::deal;
    std::uint64_t event = 0;
    std::size_t blocks = ChanceStream::most_blocks;
};

// Begins several streams, as start() does one by one, in less time: the blocks of all of them are
// made side by side, and 16 take a processor with wide vectors hardly longer than one.
void start_streams(std::span<const StreamStart> starts) noexcept;

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
    [[nodiscard]] std::uint32_t word() noexcept {
        return static_cast<std::uint32_t>(next() >> 32U);
    }
    // A uniform number below n; n from 1 to 2^32-1. The rule is that of ChanceStream.
    [[nodiscard]] std::uint32_t below(std::uint32_t n) noexcept {
        return detail::number_below(*this, n);
    }
    // A number below n; n from 1 to 2^64-1. Uniform to within n parts of 2^64.
    [[nodiscard]] std::uint64_t below64(std::uint64_t n) noexcept {
        return detail::multiply(next(), n).high;
    }
    // Puts the numbers below count, up to 64, in a random order, by a shorter rule than that of
    // ChanceStream: number i, from 0 up, takes a place up to i, and the number that was there goes
    // to place i. An even i and the next one draw their places from the low and the high half of
    // one next(), as below() does from a word; where that would not be fair, from below(). What is
    // behind them in out is left undefined.
    void draw_order(std::size_t count, std::span<std::uint8_t, max_cards> out) noexcept;

  private:
    std::uint64_t state_;
};

namespace detail {

// Writes the cards of a set in canonical order; returns how many they are.
inline std::size_t list_cards(CardSet set, std::span<Card, max_cards> out) noexcept {
    std::size_t count = 0;
    for (const Card card : set) out[count++] = card;
    return count;
}

// The rule of ChanceStream for a generator that has no draw_order() of its own.
template <class Random>
void draw_order(Random& random, std::size_t count,
                std::span<std::uint8_t, max_cards> out) noexcept {
    for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint8_t>(i);
    for (std::size_t i = count; i-- > 1;) {
        const std::size_t partner = random.below(static_cast<std::uint32_t>(i + 1));
        const std::uint8_t number = out[i];
        out[i] = out[partner];
        out[partner] = number;
    }
}

}  // namespace detail

// Puts the cards of a set in a random order, the top first: the cards in canonical order are
// numbered from 0, and the generator draws an order of the numbers. Returns set.size(), the number
// of cards; what is behind them in out is left undefined.
template <class Random>
std::size_t shuffle(CardSet set, Random& random, std::span<Card, max_cards> out) noexcept {
    const auto count = static_cast<std::size_t>(set.size());
    if constexpr (requires { random.draw_order(count, out); })
        random.draw_order(count, out);
    else
        detail::draw_order(random, count, out);
    // In a whole pack every card is its own number.
    if (set == CardSet::first(set.size())) return count;
    std::array<Card, max_cards> cards{};
    detail::list_cards(set, cards);
    for (std::size_t i = 0; i < count; ++i) out[i] = cards[out[i]];
    return count;
}

// One seat of several, at least one: the number below their count, as an index into the seats.
template <class Random>
[[nodiscard]] int draw_seat(SeatSet among, Random& random) noexcept {
    const auto index = random.below(static_cast<std::uint32_t>(among.size()));
    return detail::nth_bit(among.bits, index);
}

// The order that chance event k of a game gives to a set of cards.
std::size_t deal_order(const Key& key, std::uint64_t event, CardSet set,
                       std::span<Card, max_cards> out) noexcept;
// The seat that chance event k of a game draws of several; at least one.
[[nodiscard]] int draw_lot(const Key& key, std::uint64_t event, SeatSet among) noexcept;

// The chance events of one game in their order from event 0, as deal_order() and draw_lot() give
// them, in less time: a lot and the deal that is likely to follow it are made side by side, and
// with them what random players need to begin. As secret as the key. Not to be shared by threads.
class GameChance {
  public:
    // Left unset: nothing may be asked before start().
    GameChance() noexcept = default;
    explicit GameChance(const Key& key, bool players = false) noexcept { start(key, players); }
    // Begins a game. With `players`, the numbers of random players are made ready as well.
    void start(const Key& key, bool players = false) noexcept;
    // Makes ready what several games begin with that were just started, side by side: a lot and a
    // deal, or with `deal_first` a deal alone. Changes the time that their first events take.
    static void begin_together(std::span<GameChance> games, bool deal_first) noexcept;

    // The next event is a deal of these cards; as shuffle().
    std::size_t deal(CardSet set, std::span<Card, max_cards> out) noexcept;
    // The next event is a lot among these seats, at least one.
    [[nodiscard]] int lot(SeatSet among) noexcept;
    // The next number of the random players: below64() of the stream of Purpose::simulation and
    // event 0. Only for a game with players.
    [[nodiscard]] std::uint64_t below(std::uint64_t n) noexcept {
        if (players_due_) start_players();
        return players_.below64(n);
    }

  private:
    // What a lot and a deal with the players' first numbers need at most.
    static constexpr std::size_t most_starts = 3;

    std::size_t list_starts(bool lot_is_due, std::span<StreamStart, most_starts> out) noexcept;
    void start_players() noexcept;

    Key key_;
    std::uint64_t event_ = 0;
    bool lot_ready_ = false;
    bool deal_ready_ = false;
    bool players_due_ = false;
    ChanceStream deal_;
    ChanceStream lot_;
    ChanceStream players_;
};

}  // namespace cardrules
