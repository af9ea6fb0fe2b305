#include <bit>

#include <cardrules/choice.hpp>

namespace cardrules {

namespace {

// Appends the index-th `pick` members of a mask, in the order of their ascending lists.
void append_members(Move& move, int& argument, std::uint64_t mask, int pick,
                    std::uint64_t index) noexcept {
    for (; pick > 0; --pick) {
        for (;;) {
            const int member = std::countr_zero(mask);
            mask &= mask - 1;
            const std::uint64_t with = detail::combinations(mask, pick - 1);
            if (index < with) {
                move.set_argument(argument++, member);
                break;
            }
            index -= with;
        }
    }
}

// Whether the next `pick` arguments are ascending members of a mask.
bool takes_members(Move move, int& argument, std::uint64_t mask, int pick) noexcept {
    int before = -1;
    for (; pick > 0; --pick) {
        const int member = argument < max_arguments ? move.argument(argument++) : -1;
        if (member <= before || !detail::has_member(mask, member)) return false;
        before = member;
    }
    return true;
}

bool ends_at(Move move, int argument) noexcept {
    return argument == max_arguments || move.ends_before(argument);
}

}  // namespace

Move detail::one_slot_at_length(int verb, std::uint64_t from, int pick,
                                std::uint64_t index) noexcept {
    Move move = move_of(verb);
    int argument = 0;
    append_members(move, argument, from, pick, index);
    return move;
}

bool detail::one_slot_has_at_length(std::uint64_t from, int pick, Move move) noexcept {
    int argument = 0;
    return takes_members(move, argument, from, pick) && ends_at(move, argument);
}

Move Choice::combine(std::uint64_t index) const noexcept {
    Move move = detail::move_of(verb);
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
    for (std::size_t slot = 0; slot < slots; ++slot)
        if (!takes_members(move, argument, from[slot], pick[slot])) return false;
    return ends_at(move, argument);
}

std::uint64_t Choice::index_of(Move move) const noexcept {
    std::uint64_t index = 0;
    int argument = 0;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        index *= count_of(slot);
        std::uint64_t mask = from[slot];
        for (int rest = pick[slot]; rest > 0; --rest) {
            const int member = move.argument(argument++);
            while (mask != 0 && std::countr_zero(mask) != member) {
                mask &= mask - 1;
                index += detail::combinations(mask, rest - 1);
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
