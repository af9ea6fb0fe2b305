#include <algorithm>
#include <bit>
#include <cstring>

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

// Numbers are in keys with the lowest byte first. Where memory has them so too, they are copied:
// compilers make many instructions of the loops.
constexpr bool lowest_byte_first = std::endian::native == std::endian::little;

template <class Number>
Number number_at(const Key& key, std::size_t place) noexcept {
    Number number = 0;
    if constexpr (lowest_byte_first) {
        std::memcpy(&number, &key[place], sizeof(number));
    } else {
        for (std::size_t i = 0; i < sizeof(number); ++i)
            number |= static_cast<Number>(Number{key[place + i]} << (8U * i));
    }
    return number;
}
template <class Number>
void put(Key& key, std::size_t place, Number number) noexcept {
    if constexpr (lowest_byte_first) {
        std::memcpy(&key[place], &number, sizeof(number));
    } else {
        for (std::size_t i = 0; i < sizeof(number); ++i)
            key[place + i] = static_cast<std::uint8_t>(number >> (8U * i));
    }
}

constexpr std::array<std::uint8_t, max_cards> ascending = [] {
    std::array<std::uint8_t, max_cards> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = static_cast<std::uint8_t>(i);
    return numbers;
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

void ChanceStream::set_state(const Key& key, Purpose purpose, std::uint64_t event) noexcept {
    state_[0] = 0x61707865U;  // "expand 32-byte k"
    state_[1] = 0x3320646eU;
    state_[2] = 0x79622d32U;
    state_[3] = 0x6b206574U;
    for (std::size_t i = 0; i < 8; ++i) state_[4 + i] = number_at<std::uint32_t>(key, 4 * i);
    state_[counter_word] = 0;
    state_[13] = static_cast<std::uint32_t>(purpose);
    state_[14] = low_word(event);
    state_[15] = high_word(event);
}

void ChanceStream::start(const Key& key, Purpose purpose, std::uint64_t event,
                         std::size_t blocks) noexcept {
    set_state(key, purpose, event);
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

void start_streams(std::span<const StreamStart> starts) noexcept {
    constexpr std::size_t at_once = 16;
    std::array<detail::Block, at_once> list;
    std::size_t count = 0;
    for (const StreamStart& start : starts) {
        ChanceStream& stream = *start.stream;
        stream.set_state(*start.key, start.purpose, start.event);
        const std::size_t blocks = std::min(start.blocks, ChanceStream::most_blocks);
        if (count + blocks > at_once) {
            detail::make_blocks({list.data(), count});
            count = 0;
        }
        for (std::size_t i = 0; i < blocks; ++i) {
            list[count++] = {stream.state_.data(), stream.state_[counter_word]++,
                             &stream.words_[i * ChanceStream::words_of_a_block]};
        }
        stream.next_ = 0;
        stream.ready_ = blocks * ChanceStream::words_of_a_block;
    }
    detail::make_blocks({list.data(), count});
}

std::uint64_t ChanceStream::below_large(std::uint64_t n) noexcept {
    const std::uint64_t least = (0U - n) % n;
    while (true) {
        const std::uint64_t low = word();
        const detail::Product product = detail::multiply(std::uint64_t{word()} << 32U | low, n);
        if (product.low >= least) return product.high;
    }
}

void ChanceStream::draw_order(std::size_t count, std::span<std::uint8_t, max_cards> out) noexcept {
    if (count == 0) return;
    std::array<std::uint8_t, max_cards> rest = ascending;
    // Where all the words are ready, a loop over them without a look at the stream is much faster.
    const bool ready = count - 1 <= ready_ - next_;
    std::size_t i = count - 1;
    if (ready) {
        const std::uint32_t* word = words_.data() + next_;
        for (; i > 0; --i, ++word) {
            const auto n = static_cast<std::uint32_t>(i + 1);
            const std::uint64_t product = std::uint64_t{*word} * n;
            if (low_word(product) < n) [[unlikely]]
                break;
            const std::size_t partner = product >> 32U;
            out[i] = rest[partner];
            rest[partner] = rest[i];
        }
        next_ += count - 1 - i;
    }
    for (; i > 0; --i) {
        const std::size_t partner = below(static_cast<std::uint32_t>(i + 1));
        out[i] = rest[partner];
        rest[partner] = rest[i];
    }
    out[0] = rest[0];
}

FastRandom::FastRandom(const Key& key) noexcept
    : state_(number_at<std::uint64_t>(key, 0) * 0x9E3779B97F4A7C15U +
             number_at<std::uint64_t>(key, 8) * 0xBF58476D1CE4E5B9U +
             number_at<std::uint64_t>(key, 16) * 0x94D049BB133111EBU +
             number_at<std::uint64_t>(key, 24) * 0xD1B54A32D192ED03U) {
    state_ = next();
}

void FastRandom::draw_order(std::size_t count, std::span<std::uint8_t, max_cards> out) noexcept {
    std::array<std::uint8_t, max_cards> order{};
    FastRandom random = *this;
    const auto insert = [&](std::size_t i, std::uint32_t word) {
        const auto n = static_cast<std::uint32_t>(i + 1);
        const std::uint64_t product = std::uint64_t{word} * n;
        std::size_t place = product >> 32U;
        if (low_word(product) < n) [[unlikely]] {
            if (low_word(product) < (0U - n) % n) place = random.below(n);
        }
        order[i] = order[place];
        order[place] = static_cast<std::uint8_t>(i);
    };
    std::size_t i = 0;
    for (; i + 1 < count; i += 2) {
        const std::uint64_t words = random.next();
        insert(i, low_word(words));
        insert(i + 1, high_word(words));
    }
    if (i < count) insert(i, low_word(random.next()));
    *this = random;
    std::copy(order.begin(), order.end(), out.begin());
}

std::size_t deal_order(const Key& key, std::uint64_t event, CardSet set,
                       std::span<Card, max_cards> out) noexcept {
    ChanceStream stream(key, Purpose::deal, event);
    return shuffle(set, stream, out);
}

int draw_lot(const Key& key, std::uint64_t event, SeatSet among) noexcept {
    ChanceStream stream;
    stream.start(key, Purpose::lot, event, 1);
    return draw_seat(among, stream);
}

void GameChance::start(const Key& key, bool players) noexcept {
    key_ = key;
    event_ = 0;
    lot_ready_ = false;
    deal_ready_ = false;
    players_due_ = players;
}

// Lists the streams of the event that is due and, beside a lot, of a deal as the next event: eight
// blocks with the players' first.
std::size_t GameChance::list_starts(bool lot_is_due,
                                    std::span<StreamStart, most_starts> out) noexcept {
    constexpr std::size_t deal_blocks = ChanceStream::most_blocks;
    std::size_t count = 0;
    std::uint64_t event = event_;
    if (lot_is_due) out[count++] = {&lot_, &key_, Purpose::lot, event++, 1};
    out[count++] = {&deal_, &key_, Purpose::deal, event, deal_blocks};
    if (players_due_)
        out[count++] = {&players_, &key_, Purpose::simulation, 0, lot_is_due ? 3U : 4U};
    lot_ready_ = lot_is_due;
    deal_ready_ = true;
    players_due_ = false;
    return count;
}

void GameChance::start_players() noexcept {
    players_.start(key_, Purpose::simulation, 0);
    players_due_ = false;
}

void GameChance::begin_together(std::span<GameChance> games, bool deal_first) noexcept {
    // So many at a time that the list stays small.
    constexpr std::size_t games_at_once = 8;
    std::array<StreamStart, games_at_once * most_starts> starts;
    while (!games.empty()) {
        const auto some = games.first(std::min(games.size(), games_at_once));
        std::size_t count = 0;
        for (GameChance& game : some)
            count += game.list_starts(
                !deal_first, std::span<StreamStart, most_starts>(&starts[count], most_starts));
        start_streams({starts.data(), count});
        games = games.subspan(some.size());
    }
}

std::size_t GameChance::deal(CardSet set, std::span<Card, max_cards> out) noexcept {
    if (!deal_ready_ || lot_ready_) begin_together({this, 1}, true);
    deal_ready_ = false;
    ++event_;
    return shuffle(set, deal_, out);
}

int GameChance::lot(SeatSet among) noexcept {
    if (!lot_ready_) begin_together({this, 1}, false);
    lot_ready_ = false;
    ++event_;
    return draw_seat(among, lot_);
}

}  // namespace cardrules
