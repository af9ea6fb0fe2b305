#include <algorithm>

#include <cardrules/chance.hpp>

#include "core/chacha.hpp"

namespace cardrules {
namespace {

constexpr std::size_t counter_word = 12;

std::uint32_t low_word(std::uint64_t number) noexcept {
    return static_cast<std::uint32_t>(number);
}
std::uint32_t high_word(std::uint64_t number) noexcept {
    return static_cast<std::uint32_t>(number >> 32U);
}

// Reads little-endian bytes on any machine; compilers know the pattern.
std::uint32_t word_at(const Key& key, std::size_t place) noexcept {
    return std::uint32_t{key[place]} | std::uint32_t{key[place + 1]} << 8U |
           std::uint32_t{key[place + 2]} << 16U | std::uint32_t{key[place + 3]} << 24U;
}
std::uint64_t long_word_at(const Key& key, std::size_t place) noexcept {
    return word_at(key, place) | std::uint64_t{word_at(key, place + 4)} << 32U;
}
template <class Number>
void put(Key& key, std::size_t place, Number number) noexcept {
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        key[place + i] = static_cast<std::uint8_t>(number >> (8U * i));
}

// A product of 16 random bits and i + 1 gives a fair number only where its low half is not below
// this.
constexpr std::array<std::uint16_t, max_cards> unfair_below = [] {
    std::array<std::uint16_t, max_cards> least{};
    for (std::size_t i = 0; i < least.size(); ++i)
        least[i] = static_cast<std::uint16_t>(0x10000U % (i + 1));
    return least;
}();

}  // namespace

Key key_from_seed(std::uint64_t seed) noexcept {
    return simulation_key(seed, 0);
}

Key simulation_key(std::uint64_t seed, std::uint64_t game) noexcept {
    Key key{};
    put(key, 0, seed);
    put(key, 8, game);
    return key;
}

Key game_key(const Key& series, std::uint64_t game) noexcept {
    ChanceStream stream;
    stream.start(series, Purpose::game_key, game, 1);
    Key key{};
    for (std::size_t place = 0; place < key.size(); place += 4) put(key, place, stream.word());
    return key;
}

void ChanceStream::start(const Key& key, Purpose purpose, std::uint64_t event,
                         std::size_t blocks) noexcept {
    state_[0] = 0x61707865U;  // "expand 32-byte k"
    state_[1] = 0x3320646eU;
    state_[2] = 0x79622d32U;
    state_[3] = 0x6b206574U;
    for (std::size_t i = 0; i < 8; ++i) state_[4 + i] = word_at(key, 4 * i);
    state_[counter_word] = 0;
    state_[13] = static_cast<std::uint32_t>(purpose);
    state_[14] = low_word(event);
    state_[15] = high_word(event);
    make_ready(std::min(blocks, most_blocks));
}

void ChanceStream::make_ready(std::size_t blocks) noexcept {
    std::array<detail::Block, most_blocks> list;
    for (std::size_t i = 0; i < blocks; ++i)
        list[i] = {state_.data(), state_[counter_word]++, &words_[i * words_of_a_block]};
    detail::make_blocks({list.data(), blocks});
    next_ = 0;
    ready_ = blocks * words_of_a_block;
}

std::uint64_t ChanceStream::below64(std::uint64_t n) noexcept {
    if (high_word(n) == 0) return below(low_word(n));
    const std::uint64_t least = (0U - n) % n;
    while (true) {
        const std::uint64_t low = word();
        const detail::Product product = detail::multiply(std::uint64_t{word()} << 32U | low, n);
        if (product.low >= least) return product.high;
    }
}

void ChanceStream::draw_partners(std::size_t count,
                                 std::span<std::uint8_t, max_cards> partners) noexcept {
    const std::size_t begin = next_;
    bool fair = count <= ready_ - next_;
    if (fair && count > 1) {
        for (std::size_t k = 0; k + 1 < count; ++k) {
            const auto remaining = low_word(count - k);
            const std::uint64_t product = std::uint64_t{words_[begin + k]} * remaining;
            partners[k] = static_cast<std::uint8_t>(product >> 32U);
            fair &= low_word(product) >= remaining;
        }
        next_ += count - 1;
    }
    if (fair) return;
    // Too few words are ready, or a draw may have to be done again: one by one.
    next_ = begin;
    for (std::size_t k = 0; k + 1 < count; ++k)
        partners[k] = static_cast<std::uint8_t>(below(low_word(count - k)));
}

FastRandom::FastRandom(const Key& key) noexcept
    : state_(long_word_at(key, 0) * 0x9E3779B97F4A7C15U +
             long_word_at(key, 8) * 0xBF58476D1CE4E5B9U +
             long_word_at(key, 16) * 0x94D049BB133111EBU +
             long_word_at(key, 24) * 0xD1B54A32D192ED03U) {
    state_ = next();
}

void FastRandom::draw_insertions(std::size_t count,
                                 std::span<std::uint8_t, max_cards> places) noexcept {
    // All 64 places whatever the count: loops of a fixed length become vector instructions.
    std::array<std::uint16_t, max_cards> bits;  // NOLINT(*-member-init)
    for (std::size_t i = 0; i < bits.size(); i += 4) {
        const std::uint64_t number = next();
        bits[i] = static_cast<std::uint16_t>(number);
        bits[i + 1] = static_cast<std::uint16_t>(number >> 16U);
        bits[i + 2] = static_cast<std::uint16_t>(number >> 32U);
        bits[i + 3] = static_cast<std::uint16_t>(number >> 48U);
    }
    bool fair = true;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        const std::uint32_t product = std::uint32_t{bits[i]} * static_cast<std::uint32_t>(i + 1);
        places[i] = static_cast<std::uint8_t>(product >> 16U);
        fair &= static_cast<std::uint16_t>(product) >= unfair_below[i];
    }
    if (fair) return;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t product = std::uint32_t{bits[i]} * static_cast<std::uint32_t>(i + 1);
        if (static_cast<std::uint16_t>(product) < unfair_below[i])
            places[i] = static_cast<std::uint8_t>(below(static_cast<std::uint32_t>(i + 1)));
    }
}

std::size_t deal_order(const Key& key, std::uint64_t event, CardSet set,
                       std::span<Card, max_cards> out) noexcept {
    ChanceStream stream(key, Purpose::deal, event);
    return shuffle(set, stream, out);
}

int draw_lot(const Key& key, std::uint64_t event, SeatSet among) noexcept {
    ChanceStream stream;
    stream.start(key, Purpose::lot, event, 1);
    return detail::nth_bit(among.bits, stream.below(low_word(static_cast<unsigned>(among.size()))));
}

}  // namespace cardrules
