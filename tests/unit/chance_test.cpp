// The stream of chance: exact answers, and the same from every way of making them.
#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cardrules/chance.hpp>

#include "core/chacha.hpp"

#ifdef CARDRULES_WITH_SODIUM
#include <sodium.h>
#endif

namespace cardrules {
namespace {

using Words = std::vector<std::uint32_t>;

Key key_of_hex(std::string_view hex) {
    Key key{};
    for (std::size_t i = 0; i < key.size(); ++i)
        key[i] =
            static_cast<std::uint8_t>(std::stoul(std::string(hex.substr(2 * i, 2)), nullptr, 16));
    return key;
}

Key random_key(FastRandom& random) {
    Key key{};
    for (std::uint8_t& byte : key) byte = static_cast<std::uint8_t>(random.below(256));
    return key;
}

Words words_of(ChanceStream& stream, std::size_t count) {
    Words words(count);
    for (std::uint32_t& word : words) word = stream.word();
    return words;
}

std::string text_of(std::span<const Card> cards) {
    std::string text;
    for (const Card card : cards) {
        if (!text.empty()) text += ' ';
        text += "A23456789TJQK"[card % 13];
        text += "CDHS"[card / 13 % 4];
        if (card == black_joker) text.replace(text.size() - 2, 2, "BJ");
        if (card == red_joker) text.replace(text.size() - 2, 2, "RJ");
    }
    return text;
}

// --- ChaCha20, RFC 8439

using BlockWords = std::array<std::uint32_t, 16>;

// Every way of making blocks that this machine has, and the choice among them.
std::vector<detail::BlockMaker> all_makers() {
    const auto makers = detail::block_makers();
    std::vector<detail::BlockMaker> all(makers.begin(), makers.end());
    all.push_back({"the choice", detail::make_blocks});
    return all;
}

TEST(ChaCha20, makes_the_block_of_rfc_8439_section_2_3_2) {
    const BlockWords state{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504,
                           0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
                           0x00000001, 0x09000000, 0x4a000000, 0x00000000};
    const BlockWords expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3,
                              0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                              0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                              0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
    for (const detail::BlockMaker& maker : all_makers()) {
        BlockWords words{};
        const detail::Block block{state.data(), 1, words.data()};
        maker.make({&block, 1});
        EXPECT_EQ(words, expected) << maker.name;
    }
}

// RFC 8439, A.1: the vectors whose nonce is that of a stream (purpose, event) with its counter from
// 0.
TEST(ChanceStream, gives_the_keystreams_of_rfc_8439_appendix_a_1) {
    ChanceStream stream(Key{}, Purpose{0}, 0);
    const Words first = words_of(stream, 16);
    const Words second = words_of(stream, 16);
    EXPECT_EQ(first, (Words{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0,
                            0xccef36a8, 0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8,
                            0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2}));
    EXPECT_EQ(second, (Words{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348,
                             0x3e53c612, 0xed7aee32, 0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874,
                             0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b}));

    // Test vector 3: key 00 … 00 01, counter 1; test vector 4: key 00 ff 00 …, counter 2.
    Key last_bit{};
    last_bit[31] = 1;
    stream.start(last_bit, Purpose{0}, 0);
    EXPECT_EQ(words_of(stream, 18)[16], 0x2452eb3aU);
    Key second_byte{};
    second_byte[1] = 0xff;
    stream.start(second_byte, Purpose{0}, 0);
    EXPECT_EQ(words_of(stream, 34)[32], 0xfb4dd572U);
    // Test vector 5: the last byte of the nonce is 2.
    stream.start(Key{}, Purpose{0}, std::uint64_t{2} << 56U);
    EXPECT_EQ(stream.word(), 0x374dc6c2U);
}

TEST(ChaCha20, makes_the_same_blocks_in_every_way_and_in_any_number_at_once) {
    FastRandom random(2024);
    constexpr std::size_t most = 40;
    std::vector<BlockWords> states(most);
    for (std::size_t count = 0; count <= most; ++count) {
        for (int round = 0; round < 25; ++round) {
            std::vector<std::uint32_t> counters;
            std::vector<std::size_t> places;
            for (std::size_t i = 0; i < count; ++i) {
                for (std::uint32_t& word : states[i]) word = random.word();
                counters.push_back(random.below(4) == 0 ? 0xFFFFFFFFU : random.word());
                places.push_back(random.below(2) == 0 ? 0 : i);
            }
            std::vector<BlockWords> expected;
            for (const detail::BlockMaker& maker : all_makers()) {
                std::vector<BlockWords> words(most);
                std::vector<detail::Block> blocks;
                for (std::size_t i = 0; i < count; ++i)
                    blocks.push_back({states[places[i]].data(), counters[i], words[i].data()});
                maker.make(blocks);
                if (expected.empty()) expected = words;
                ASSERT_EQ(words, expected) << maker.name << ", " << count << " blocks";
            }
        }
    }
}

TEST(ChanceStream, is_the_same_started_alone_or_with_others) {
    FastRandom random(16);
    for (std::size_t count = 0; count < 20; ++count) {
        std::vector<Key> keys(count);
        std::vector<ChanceStream> streams(count);
        std::vector<StreamStart> starts;
        for (std::size_t i = 0; i < count; ++i) {
            keys[i] = random_key(random);
            const auto purpose = Purpose{1 + random.below(6)};
            starts.push_back({&streams[i], &keys[i], purpose, random.next(), random.below(6)});
        }
        start_streams(starts);
        for (const StreamStart& start : starts) {
            ChanceStream alone(*start.key, start.purpose, start.event);
            EXPECT_EQ(words_of(*start.stream, 150), words_of(alone, 150));
        }
    }
}

TEST(ChanceStream, is_the_same_however_many_blocks_are_ready) {
    const Key key = key_from_seed(77);
    ChanceStream stream(key, Purpose::bot, 5);
    const Words expected = words_of(stream, 300);
    for (const std::size_t blocks : {0U, 1U, 2U, 3U, 4U, 5U, 100U}) {
        stream.start(key, Purpose::bot, 5, blocks);
        EXPECT_EQ(words_of(stream, 300), expected) << blocks;
    }
}

#ifdef CARDRULES_WITH_SODIUM
TEST(ChanceStream, agrees_with_libsodium) {
    ASSERT_GE(sodium_init(), 0);
    FastRandom random(8439);
    for (int round = 0; round < 1000; ++round) {
        const Key key = random_key(random);
        const std::uint32_t purpose = random.word();
        const std::uint64_t event = random.next();
        std::array<unsigned char, 12> nonce{};
        for (std::size_t i = 0; i < 4; ++i)
            nonce[i] = static_cast<unsigned char>(purpose >> (8 * i));
        for (std::size_t i = 0; i < 8; ++i)
            nonce[4 + i] = static_cast<unsigned char>(event >> (8 * i));
        std::array<unsigned char, 1000> stream_of_bytes{};
        ASSERT_EQ(
            crypto_stream_chacha20_ietf_xor_ic(stream_of_bytes.data(), stream_of_bytes.data(),
                                               stream_of_bytes.size(), nonce.data(), 0, key.data()),
            0);
        ChanceStream stream(key, Purpose{purpose}, event);
        for (std::size_t place = 0; place < stream_of_bytes.size(); place += 4) {
            const std::uint32_t word = stream.word();
            for (std::size_t i = 0; i < 4; ++i)
                ASSERT_EQ(stream_of_bytes[place + i], static_cast<std::uint8_t>(word >> (8 * i)));
        }
    }
}
#endif

// --- Keys

TEST(Keys, hold_seed_and_game_lowest_byte_first) {
    Key key{};
    key[0] = 0x88;
    key[7] = 0x11;
    EXPECT_EQ(key_from_seed(0x1100000000000088U), key);
    key[8] = 0x02;
    key[15] = 0x03;
    EXPECT_EQ(simulation_key(0x1100000000000088U, 0x0300000000000002U), key);
}

// --- The answers of an independent implementation

std::vector<nlohmann::json> vectors() {
    std::ifstream file(CARDRULES_TESTS_DIR "/conformance/vectors/chance.jsonl");
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(nlohmann::json::parse(line));
    return lines;
}

TEST(ChanceVectors, all_agree) {
    const std::vector<nlohmann::json> lines = vectors();
    EXPECT_EQ(lines.size(), 38U);
    for (const nlohmann::json& line : lines) {
        SCOPED_TRACE(line.dump());
        if (line["chance"] == "deal") {
            const Key key = key_of_hex(line["key"].get<std::string>());
            const auto event = std::stoull(line["event"].get<std::string>());
            std::array<Card, max_cards> deck{};
            const std::size_t count = deal_order(key, event, CardSet::first(line["pack"]), deck);
            EXPECT_EQ(text_of(std::span(deck).first(count)), line["deck"].get<std::string>());
        } else if (line["chance"] == "lot") {
            const Key key = key_of_hex(line["key"].get<std::string>());
            const auto event = std::stoull(line["event"].get<std::string>());
            SeatSet among;
            for (const int seat : line["among"]) among.insert(seat);
            EXPECT_EQ(draw_lot(key, event, among), line["seat"]);
        } else {
            ASSERT_EQ(line["chance"], "game_key");
            const Key series = key_of_hex(line["series"].get<std::string>());
            const std::uint64_t game = line["game"].is_string()
                                           ? std::stoull(line["game"].get<std::string>())
                                           : line["game"].get<std::uint64_t>();
            EXPECT_EQ(game_key(series, game), key_of_hex(line["key"].get<std::string>()));
        }
    }
}

// --- Numbers below n

// A source of given words, with the rule for a number below n written out in long division.
struct SlowModel {
    Words words;
    std::size_t next = 0;

    std::uint64_t number_below(std::uint64_t n) {
        while (true) {
            const std::uint64_t product = words[next++] * n;
            const std::uint64_t unfair = (std::uint64_t{1} << 32U) % n;
            if (product % (std::uint64_t{1} << 32U) >= unfair)
                return product / (std::uint64_t{1} << 32U);
        }
    }
};

TEST(ChanceStream, takes_the_next_word_where_a_number_would_not_be_fair) {
    // Just above 2^31 nearly every second word is refused; 3 * 2^30 refuses one of four.
    for (const std::uint32_t n : {0x80000001U, 0xC0000000U, 0xFFFFFFFFU, 0x55555556U, 52U, 1U}) {
        ChanceStream stream(key_from_seed(n), Purpose::deal, 3);
        SlowModel model{words_of(stream, 2000)};
        stream.start(key_from_seed(n), Purpose::deal, 3);
        for (int i = 0; i < 500; ++i) ASSERT_EQ(stream.below(n), model.number_below(n)) << n;
        // The next word is the same in both.
        EXPECT_EQ(stream.word(), model.words[model.next]) << n;
        if (n == 0x80000001U) {
            EXPECT_GT(model.next, 900U);
        }
    }
}

TEST(ChanceStream, gives_numbers_below_n_only_and_all_of_them) {
    ChanceStream stream(key_from_seed(1), Purpose::bot, 0);
    for (std::uint32_t n = 1; n <= 64; ++n) {
        std::uint64_t seen = 0;
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t number = stream.below(n);
            ASSERT_LT(number, n);
            seen |= std::uint64_t{1} << number;
        }
        EXPECT_EQ(seen, CardSet::first(static_cast<int>(n)).bits);
    }
}

TEST(ChanceStream, takes_one_word_for_small_and_two_for_large_64_bit_numbers) {
    const Key key = key_from_seed(64);
    ChanceStream stream(key, Purpose::determinization, 1);
    const Words words = words_of(stream, 5);
    stream.start(key, Purpose::determinization, 1);
    EXPECT_EQ(stream.below64(1000), std::uint64_t{words[0]} * 1000 >> 32U);
    // Below 2^63 is the top 63 bits of two words, the low one first.
    EXPECT_EQ(stream.below64(std::uint64_t{1} << 63U),
              (std::uint64_t{words[2]} << 32U | words[1]) >> 1U);
    EXPECT_EQ(stream.below64(std::uint64_t{1} << 32U), words[4]);
}

TEST(ChanceStream, draws_again_where_a_64_bit_number_would_not_be_fair) {
    const Key key = key_from_seed(65);
    const std::uint64_t n = (std::uint64_t{1} << 63U) + 1;  // refuses nearly half
    ChanceStream stream(key, Purpose::determinization, 1);
    const Words words = words_of(stream, 1000);
    stream.start(key, Purpose::determinization, 1);
    std::size_t next = 0;
    for (int i = 0; i < 200; ++i) {
        std::uint64_t expected = 0;
        while (true) {
            const std::uint64_t number = std::uint64_t{words[next + 1]} << 32U | words[next];
            next += 2;
            const detail::Product product = detail::multiply_in_halves(number, n);
            if (product.low < (0U - n) % n) continue;
            expected = product.high;
            break;
        }
        ASSERT_EQ(stream.below64(n), expected);
    }
    EXPECT_GT(next, 600U);
    EXPECT_EQ(stream.word(), words[next]);
}

TEST(Multiply, agrees_with_its_portable_twin_and_with_known_products) {
    const std::uint64_t all = ~std::uint64_t{0};
    EXPECT_EQ(detail::multiply_in_halves(all, all).high, all - 1);
    EXPECT_EQ(detail::multiply_in_halves(all, all).low, 1U);
    EXPECT_EQ(detail::multiply_in_halves(std::uint64_t{1} << 40U, std::uint64_t{3} << 30U).high,
              192U);
    FastRandom random(1);
    for (int i = 0; i < 10000; ++i) {
        const std::uint64_t a = random.next() >> random.below(64);
        const std::uint64_t b = random.next() >> random.below(64);
        const detail::Product product = detail::multiply(a, b);
        const detail::Product twin = detail::multiply_in_halves(a, b);
        ASSERT_EQ(product.high, twin.high);
        ASSERT_EQ(product.low, twin.low);
    }
}

// --- Orders

CardSet random_set(FastRandom& random) {
    const std::uint64_t few = random.next() & random.next();
    return {random.below(4) == 0 ? few | random.next() : few};
}

// A generator that has nothing but below().
struct PlainStream {
    ChanceStream stream;
    std::uint32_t below(std::uint32_t n) { return stream.below(n); }
};

// The rule as it is written in the header, on the whole array.
std::vector<Card> slow_order(CardSet set, ChanceStream& stream) {
    std::vector<Card> cards(set.begin(), set.end());
    for (std::size_t i = cards.size(); i-- > 1;)
        std::swap(cards[i], cards[stream.below(static_cast<std::uint32_t>(i + 1))]);
    return cards;
}

TEST(Shuffle, follows_its_rule_from_any_place_of_a_stream) {
    FastRandom random(52);
    std::array<Card, max_cards> out{};
    for (int round = 0; round < 3000; ++round) {
        const CardSet set = round % 3 == 0   ? CardSet::first(static_cast<int>(random.below(65)))
                            : round % 3 == 1 ? pack_52
                                             : random_set(random);
        const std::uint32_t skipped = random.below(70);
        ChanceStream stream(random_key(random), Purpose::deal, 0, random.below(5));
        for (std::uint32_t i = 0; i < skipped; ++i) (void)stream.word();
        ChanceStream model = stream;
        PlainStream plain{stream};

        const std::vector<Card> expected = slow_order(set, model);
        const std::size_t count = shuffle(set, stream, out);
        ASSERT_EQ(std::vector<Card>(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count)),
                  expected);
        ASSERT_EQ(stream.word(), model.word());
        (void)shuffle(set, plain, out);
        ASSERT_EQ(std::vector<Card>(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count)),
                  expected);
    }
}

void expect_single_events(GameChance& chance, const Key& key, bool with_players,
                          FastRandom& random) {
    ChanceStream players(key, Purpose::simulation, 0);
    for (std::uint64_t event = 0; event < 8;) {
        const std::uint32_t what = random.below(3);
        if (what == 0) {
            const SeatSet among = SeatSet::first(2 + static_cast<int>(random.below(7)));
            ASSERT_EQ(chance.lot(among), draw_lot(key, event++, among));
        } else if (what == 1) {
            const CardSet set = random.below(2) == 0 ? pack_52 : random_set(random);
            std::array<Card, max_cards> order{}, expected{};
            const std::size_t count = chance.deal(set, order);
            ASSERT_EQ(deal_order(key, event++, set, expected), count);
            ASSERT_EQ(text_of(std::span(order).first(count)),
                      text_of(std::span(expected).first(count)));
        } else if (with_players) {
            for (std::uint32_t i = random.below(40); i-- > 0;)
                ASSERT_EQ(chance.below(i + 1), players.below(i + 1));
        }
    }
}

TEST(GameChance, gives_what_its_events_give_one_by_one) {
    FastRandom random(6);
    for (int game = 0; game < 300; ++game) {
        const Key key = random_key(random);
        GameChance chance(key, game % 2 == 0);
        expect_single_events(chance, key, game % 2 == 0, random);
    }
}

TEST(GameChance, gives_the_same_where_games_begin_together) {
    FastRandom random(7);
    for (std::size_t count = 1; count < 30; ++count) {
        std::vector<Key> keys(count);
        std::vector<GameChance> chances(count);
        const auto with_players = [](std::size_t i) { return i % 3 != 0; };
        for (std::size_t i = 0; i < count; ++i) {
            keys[i] = random_key(random);
            chances[i].start(keys[i], with_players(i));
        }
        // Whether the guess is right or not.
        GameChance::begin_together(chances, count % 2 == 0);
        for (std::size_t i = 0; i < count; ++i)
            expect_single_events(chances[i], keys[i], with_players(i), random);
    }
}

// The fast generator's rule, on a list that grows.
std::vector<Card> slow_fast_order(CardSet set, FastRandom& random) {
    std::vector<Card> cards;
    std::uint64_t number = 0;
    for (const Card card : set) {
        const std::uint64_t i = cards.size();
        if (i % 2 == 0) number = random.next();
        const std::uint64_t product = (i % 2 == 0 ? number & 0xFFFFFFFFU : number >> 32U) * (i + 1);
        const std::uint64_t whole = std::uint64_t{1} << 32U;
        std::uint64_t place = product / whole;
        if (product % whole < whole % (i + 1))
            place = random.below(static_cast<std::uint32_t>(i + 1));
        cards.push_back(card);
        std::swap(cards[i], cards[place]);
    }
    return cards;
}

TEST(Shuffle, follows_its_rule_for_the_fast_generator) {
    FastRandom random(53);
    std::array<Card, max_cards> out{};
    for (int round = 0; round < 5000; ++round) {
        const CardSet set = round % 3 == 0   ? CardSet::first(static_cast<int>(random.below(65)))
                            : round % 3 == 1 ? pack_54
                                             : random_set(random);
        FastRandom fast(random.next());
        FastRandom model = fast;
        const std::vector<Card> expected = slow_fast_order(set, model);
        const std::size_t count = shuffle(set, fast, out);
        ASSERT_EQ(std::vector<Card>(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count)),
                  expected);
        ASSERT_EQ(fast.next(), model.next());
    }
}

template <class Random>
void expect_all_orders_equally_often(Random& random) {
    // 120 orders of five cards, 1000 of each expected. Chi square with 119 degrees of freedom is
    // above 190 once in 30,000 times; the seed is fixed.
    const CardSet set = CardSet::of({3, 17, 30, 51, 53});
    std::array<Card, max_cards> out{};
    std::map<std::string, int> seen;
    for (int i = 0; i < 120000; ++i) {
        ASSERT_EQ(shuffle(set, random, out), 5U);
        ++seen[text_of(std::span(out).first(5))];
    }
    ASSERT_EQ(seen.size(), 120U);
    double chi_square = 0;
    for (const auto& [order, times] : seen)
        chi_square += (times - 1000.0) * (times - 1000.0) / 1000;
    EXPECT_LT(chi_square, 190);
}

template <class Random>
void expect_each_card_everywhere_equally_often(Random& random) {
    std::array<std::array<int, 52>, 52> seen{};
    std::array<Card, max_cards> out{};
    constexpr int rounds = 52000;
    for (int round = 0; round < rounds; ++round) {
        ASSERT_EQ(shuffle(pack_52, random, out), 52U);
        for (std::size_t place = 0; place < 52; ++place) ++seen[place][out[place]];
    }
    // 51² degrees of freedom: mean 2601, standard deviation 72.
    double chi_square = 0;
    for (const auto& place : seen)
        for (const int times : place) chi_square += (times - 1000.0) * (times - 1000.0) / 1000;
    EXPECT_GT(chi_square, 2601 - 5 * 72);
    EXPECT_LT(chi_square, 2601 + 5 * 72);
}

TEST(Shuffle, gives_every_order_equally_often) {
    ChanceStream stream(key_from_seed(120), Purpose::simulation, 0);
    expect_all_orders_equally_often(stream);
    FastRandom fast(120);
    expect_all_orders_equally_often(fast);
}

TEST(Shuffle, puts_every_card_everywhere_equally_often) {
    ChanceStream stream(key_from_seed(52), Purpose::simulation, 0);
    expect_each_card_everywhere_equally_often(stream);
    FastRandom fast(52);
    expect_each_card_everywhere_equally_often(fast);
}

TEST(FastRandom, gives_these_numbers) {
    FastRandom random(0);
    EXPECT_EQ(random.next(), 1233057930238600590U);
    EXPECT_EQ(random.next(), 14892235431655409005U);
    FastRandom from_key(simulation_key(1, 2));
    EXPECT_EQ(from_key.next(), 5761462967229553867U);
    std::array<Card, max_cards> deck{};
    (void)shuffle(pack_52, random, deck);
    EXPECT_EQ(text_of(std::span(deck).first(52)),
              "4H AS 7S 5C 8C KD 4C JC TC 3H 9C 7C 3C 6S 5H 8H 7D 2D 6C TD QH 2S 4S QS QC AC "
              "2H 5D 3D TS 4D QD 8D KC 2C AH 7H JD KH 9S 3S KS JS 6H AD JH 8S TH 9H 9D 6D 5S");
}

TEST(FastRandom, depends_on_every_byte_of_a_key) {
    const Key none{};
    for (std::size_t i = 0; i < none.size(); ++i) {
        Key key = none;
        key[i] = 1;
        EXPECT_NE(FastRandom(key).next(), FastRandom(none).next()) << i;
    }
}

TEST(FastRandom, gives_numbers_below_n_only_and_all_of_them) {
    FastRandom random(5);
    for (std::uint32_t n = 1; n <= 64; ++n) {
        std::uint64_t seen = 0;
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t number = random.below(n);
            ASSERT_LT(number, n);
            seen |= std::uint64_t{1} << number;
        }
        EXPECT_EQ(seen, CardSet::first(static_cast<int>(n)).bits);
    }
    for (int i = 0; i < 1000; ++i) {
        EXPECT_LT(random.below64(std::uint64_t{3} << 40U), std::uint64_t{3} << 40U);
    }
}

}  // namespace
}  // namespace cardrules
