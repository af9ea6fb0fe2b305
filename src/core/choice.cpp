#include <cardrules/choice.hpp>

namespace cardrules {

namespace {

// combination_table[n][k] is the number of ways to choose k out of n.
constexpr auto combination_table = [] {
    std::array<std::array<std::uint64_t, max_arguments + 1>, 65> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= max_arguments && n > 0; ++k)
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

// Appends the index-th `pick` members of a mask, in the order of their ascending lists.
void append_members(Move& move, int& argument, std::uint64_t mask, unsigned pick,
                    std::uint64_t index) noexcept {
    for (; pick > 0; --pick) {
        for (;;) {
            const int member = std::countr_zero(mask);
            mask &= mask - 1;
            const std::uint64_t with =
                Choice::combinations(static_cast<unsigned>(std::popcount(mask)), pick - 1);
            if (index < with) {
                move.set_argument(argument++, member);
                break;
            }
            index -= with;
        }
    }
}

}  // namespace

std::uint64_t Choice::combinations(unsigned members, unsigned pick) noexcept {
    return members > 64 || pick > max_arguments ? 0 : combination_table[members][pick];
}

Move Choice::combine(Move move, std::uint64_t index) const noexcept {
    if (slots == 2 && pick[0] == 1 && pick[1] == 1) {
        const auto seconds = static_cast<unsigned>(std::popcount(from[1]));
        const auto small = static_cast<unsigned>(index);
        move.set_argument(0, detail::nth_bit(from[0], small / seconds));
        move.set_argument(1, detail::nth_bit(from[1], small % seconds));
        return move;
    }
    std::uint64_t later = count();
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        later /= count_of(slot);
        append_members(move, argument, from[slot], pick[slot], index / later);
        index %= later;
    }
    return move;
}

bool Choice::contains(Move move) const noexcept {
    if (move.verb() != verb) return false;
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        int before = -1;
        for (int i = 0; i < pick[slot]; ++i) {
            const int member = argument < max_arguments ? move.argument(argument++) : -1;
            if (member <= before || member >= 64) return false;
            if ((from[slot] >> member & 1U) == 0) return false;
            before = member;
        }
    }
    for (; argument < max_arguments; ++argument)
        if (move.argument(argument) >= 0) return false;
    return true;
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
                index += combinations(static_cast<unsigned>(std::popcount(mask)), rest - 1);
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
