#include <bit>

#include <cardrules/choice.hpp>

namespace cardrules {

namespace {

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

}  // namespace

Move Choice::combine(Move move, std::uint64_t index) const noexcept {
    std::uint64_t later = count();
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        later /= count_of(slot);
        append_members(move, argument, from[slot], pick[slot], index / later);
        index %= later;
    }
    return move;
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
