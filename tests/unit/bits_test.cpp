#include <bit>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/cards.hpp>
#include <cardrules/chance.hpp>
#include <cardrules/choice.hpp>
#include <cardrules/detail/bits.hpp>

namespace cardrules {
namespace {

// Masks of all densities.
std::vector<std::uint64_t> masks() {
    std::vector<std::uint64_t> all = {0, 1, 1ULL << 63U, ~0ULL, 0x8000000000000001U, 0xFF00U};
    FastRandom random(1);
    for (int i = 0; i < 300; ++i) {
        const std::uint64_t mask = random.next();
        all.push_back(mask);
        all.push_back(mask & random.next() & random.next());
        all.push_back(mask | random.next() | random.next());
    }
    return all;
}

TEST(Bits, are_counted_on_every_machine) {
    for (const std::uint64_t mask : masks()) {
        EXPECT_EQ(detail::count_bits(mask), std::popcount(mask));
        EXPECT_EQ(detail::count_one_by_one(mask), std::popcount(mask));
    }
}

TEST(Bits, are_spread_and_gathered_on_every_machine) {
    FastRandom random(3);
    for (const std::uint64_t mask : masks()) {
        const std::uint64_t all = CardSet::first(std::popcount(mask)).bits;
        for (const std::uint64_t bits : {std::uint64_t{0}, all, random.next() & all}) {
            std::uint64_t spread = 0;
            for (unsigned i = 0; i < 64; ++i)
                if ((bits >> i & 1U) != 0) spread |= std::uint64_t{1} << detail::nth_bit(mask, i);
            EXPECT_EQ(detail::spread_bits(bits, mask), spread);
            EXPECT_EQ(detail::spread_one_by_one(bits, mask), spread);
            EXPECT_EQ(detail::gather_bits(spread, mask), bits);
            EXPECT_EQ(detail::gather_bits(spread | ~mask, mask), bits);
            EXPECT_EQ(detail::gather_one_by_one(spread | ~mask, mask), bits);
        }
    }
}

TEST(Bits, the_bytes_of_a_number_are_turned_around) {
    EXPECT_EQ(detail::reverse_bytes(0x0102030405060708U), 0x0807060504030201U);
    EXPECT_EQ(detail::reverse_bytes(0xFFU), 0xFF00000000000000U);
}

TEST(Bits, the_nth_is_found_on_every_machine) {
    for (const std::uint64_t mask : masks()) {
        unsigned index = 0;
        for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1, ++index) {
            EXPECT_EQ(detail::nth_bit(mask, index), std::countr_zero(rest));
            EXPECT_EQ(detail::nth_bit_by_bytes(mask, index), std::countr_zero(rest));
        }
    }
}

// All sets of so many members of a mask, written as moves, in canonical order.
std::vector<Move> all_sets(int verb, std::uint64_t mask, int pick) {
    std::vector<Move> moves = {Move::of(verb)};
    for (int i = 0; i < pick; ++i) {
        std::vector<Move> longer;
        for (const Move move : moves)
            for (int member = i == 0 ? 0 : move.argument(i - 1) + 1; member < 64; ++member) {
                if ((mask >> member & 1U) == 0) continue;
                longer.push_back(move);
                longer.back().set_argument(i, member);
            }
        moves = longer;
    }
    return moves;
}

// The shorter ways to small sets agree with counting them out.
TEST(Choice, sets_stand_in_canonical_order) {
    FastRandom random(2);
    for (int members = 1; members <= 20; ++members) {
        std::uint64_t mask = 0;
        while (std::popcount(mask) < members) mask |= 1ULL << random.below(64);
        for (int pick = 1; pick <= 4; ++pick) {
            const std::vector<Move> sets = all_sets(5, mask, pick);
            Choices choices;
            choices.add(5, 1, mask, pick);
            ASSERT_EQ(choices.count(), sets.size()) << pick << " of " << members;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                ASSERT_EQ(choices.at(i), sets[i]) << pick << " of " << members << " at " << i;
                ASSERT_TRUE(choices.contains(sets[i]));
                ASSERT_EQ(choices.index_of(sets[i]), static_cast<std::int64_t>(i));
            }
            EXPECT_TRUE(choices.at(sets.size()).none());
        }
    }
}

// Whatever is not exactly a move of a choice is none of it: every single bit of the number counts.
TEST(Choice, holds_no_move_that_differs_in_one_bit) {
    Choices nothing_named;
    nothing_named.add(2, 1);
    Choices one;
    one.add(3, 1, 0xF0U);
    Choices pair;
    pair.add_pair(4, 1, 0x0FU, 0xF00U);
    Choices three;
    three.add(5, 1, 0xFFU, 3);
    for (const Choices& choices : {nothing_named, one, pair, three}) {
        std::vector<Move> moves;
        choices.for_each([&](Move move) { moves.push_back(move); });
        for (const Move move : moves)
            for (unsigned bit = 0; bit < 64; ++bit) {
                const Move other{move.value ^ (1ULL << bit)};
                bool listed = false;
                for (const Move legal : moves) listed = listed || legal == other;
                EXPECT_EQ(choices.contains(other), listed) << other.value;
            }
    }
}

}  // namespace
}  // namespace cardrules
