#include <bit>

#include <cardrules/choice.hpp>

namespace cardrules {

namespace {

// Every three of up to 16 members, least first, in the order of their greatest, then their middle,
// then their least: so ordered, those of fewer members come first.
constexpr unsigned triple_members = 16;
constexpr auto triples = [] {
    std::array<std::array<std::uint8_t, 3>, detail::combination_table[triple_members][3]> all{};
    std::size_t index = 0;
    for (std::uint8_t greatest = 2; greatest < triple_members; ++greatest)
        for (std::uint8_t middle = 1; middle < greatest; ++middle)
            for (std::uint8_t least = 0; least < middle; ++least)
                all[index++] = {least, middle, greatest};
    return all;
}();

// The index-th three of a mask, by a table: read from its end, with members counted from the last,
// it is in the order of the ascending lists.
Move triple(Move move, std::uint64_t mask, unsigned members, std::uint64_t index) noexcept {
    const auto& [least, middle, greatest] =
        triples[detail::combination_table[members][3] - 1 - index];
    const auto argument = [&](unsigned member) {
        return static_cast<std::uint64_t>(detail::nth_bit(mask, members - 1 - member)) + 1;
    };
    return {move.value | argument(greatest) << 48U | argument(middle) << 40U |
            argument(least) << 32U};
}

// Appends the index-th `pick` members of a mask, in the order of their ascending lists.
void append_members(Move& move, int& argument, std::uint64_t mask, unsigned pick,
                    std::uint64_t index) noexcept {
    for (; pick > 0; --pick) {
        for (;;) {
            const int member = std::countr_zero(mask);
            mask &= mask - 1;
            const std::uint64_t with =
                Choice::combinations(static_cast<unsigned>(detail::count_bits(mask)), pick - 1);
            if (index < with) {
                move.set_argument(argument++, member);
                break;
            }
            index -= with;
        }
    }
}

// The move at an index, for any slots.
Move count_out(const Choice& choice, Move move, std::uint64_t index) noexcept {
    std::uint64_t later = choice.count();
    int argument = 0;
    for (std::size_t slot = 0; slot < choice.slots; ++slot) {
        later /= choice.count_of(slot);
        append_members(move, argument, choice.from[slot], choice.pick[slot], index / later);
        index %= later;
    }
    return move;
}

}  // namespace

Move Choice::combine(Move move, std::uint64_t index) const noexcept {
    const auto members = static_cast<unsigned>(detail::count_bits(from[0]));
    if (slots == 1 && pick[0] == 3 && members <= triple_members)
        return triple(move, from[0], members, index);
    return count_out(*this, move, index);
}

bool Choice::contains_combination(Move move) const noexcept {
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        int before = -1;
        for (int i = 0; i < pick[slot]; ++i) {
            const int member = argument < max_arguments ? move.argument(argument++) : -1;
            if (member <= before || !has(slot, member)) return false;
            before = member;
        }
    }
    return argument == max_arguments || move.ends_before(argument);
}

std::uint64_t Choice::index_of(Move move) const noexcept {
    std::uint64_t index = 0;
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        index *= count_of(slot);
        std::uint64_t mask = from[slot];
        for (unsigned rest = pick[slot]; rest > 0; --rest) {
            const int member = move.argument(argument++);
            while (mask != 0 && std::countr_zero(mask) != member) {
                mask &= mask - 1;
                index += combinations(static_cast<unsigned>(detail::count_bits(mask)), rest - 1);
            }
            mask &= mask - 1;
        }
    }
    return index;
}

std::int64_t Choices::index_of(Move move) const noexcept {
    std::uint64_t before = 0;
    for (const Choice& choice : *this) {
        if (choice.contains(move)) return static_cast<std::int64_t>(before + choice.index_of(move));
        before += choice.count();
    }
    return -1;
}

}  // namespace cardrules
