// Legal moves as a handful of choices.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <cardrules/detail/bits.hpp>
#include <cardrules/move.hpp>

namespace cardrules {

// What the members of a slot are. A position is a place of the table with a name of the game's own.
enum class Kind : std::uint8_t { card, seat, pile, position, rank, suit, number };

inline constexpr int max_slots = 3;
inline constexpr int max_choices = 8;

namespace detail {

// combination_table[n][k] is the number of ways to choose k out of n.
inline constexpr auto combination_table = [] {
    std::array<std::array<std::uint64_t, max_arguments + 1>, 65> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= max_arguments && n > 0; ++k)
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
    }
    return table;
}();

// Every three of up to 16 members, least first, in the order of their greatest, then their middle,
// then their least: so ordered, those of fewer members come first.
inline constexpr unsigned triple_members = 16;
inline constexpr auto triples = [] {
    std::array<std::array<std::uint8_t, 3>, combination_table[triple_members][3]> all{};
    std::size_t index = 0;
    for (std::uint8_t greatest = 2; greatest < triple_members; ++greatest)
        for (std::uint8_t middle = 1; middle < greatest; ++middle)
            for (std::uint8_t least = 0; least < middle; ++least)
                all[index++] = {least, middle, greatest};
    return all;
}();

}  // namespace detail

// A verb and up to three slots; a slot asks for `pick` distinct members of a 64-bit mask. It stands
// for every combination of its slots, in canonical order: the first slot varies slowest. In a
// choice of several slots only the last may ask for more than one member.
struct Choice {
    std::array<std::uint64_t, max_slots> from;
    std::array<std::uint8_t, max_slots> pick;
    std::uint8_t slots;
    std::uint8_t verb;
    std::uint8_t rule;  // number of the rule that offers it

    // How many moves it stands for.
    [[nodiscard]] std::uint64_t count() const noexcept {
        std::uint64_t product = 1;
        for (std::size_t slot = 0; slot < slots; ++slot) product *= count_of(slot);
        return product;
    }
    // How many ways there are to fill one slot.
    [[nodiscard]] std::uint64_t count_of(std::size_t slot) const noexcept {
        return combinations(static_cast<unsigned>(detail::count_bits(from[slot])), pick[slot]);
    }
    // The move at an index below count().
    [[nodiscard]] Move at(std::uint64_t index) const noexcept {
        Move move{static_cast<std::uint64_t>(verb) << 56U};
        if (slots == 0) return move;
        const auto small = static_cast<unsigned>(index);
        if (slots == 1 && pick[0] == 1) {
            move.set_argument(0, detail::nth_bit(from[0], small));
            return move;
        }
        if (slots == 2 && pick[1] == 1) {
            const auto seconds = static_cast<unsigned>(detail::count_bits(from[1]));
            move.set_argument(0, detail::nth_bit(from[0], small / seconds));
            move.set_argument(1, detail::nth_bit(from[1], small % seconds));
            return move;
        }
        if (slots == 1 && pick[0] == 3) {
            const auto members = static_cast<unsigned>(detail::count_bits(from[0]));
            if (members <= detail::triple_members) return triple(move, members, index);
        }
        return combine(move, index);
    }
    [[nodiscard]] bool contains(Move move) const noexcept {
        if (move.verb() != verb) return false;
        const int first = move.argument(0);
        if (slots == 0) return move.ends_before(0);
        if (slots == 1 && pick[0] == 1) return has(0, first) && move.ends_before(1);
        const int second = move.argument(1);
        if (slots == 2 && pick[1] == 1)
            return has(0, first) && has(1, second) && move.ends_before(2);
        if (slots == 1 && pick[0] == 3) {
            const int third = move.argument(2);
            return first < second && second < third && has(0, first) && has(0, second) &&
                   has(0, third) && move.ends_before(3);
        }
        return contains_combination(move);
    }
    // The index of a move that it contains.
    [[nodiscard]] std::uint64_t index_of(Move move) const noexcept;

    // The number of ways to choose `pick` (0 … 7) out of `members` (0 … 64).
    [[nodiscard]] static std::uint64_t combinations(unsigned members, unsigned pick) noexcept {
        if (pick == 1) return members;
        return members > 64 || pick > max_arguments ? 0 : detail::combination_table[members][pick];
    }

  private:
    [[nodiscard]] bool has(std::size_t slot, int member) const noexcept {
        return static_cast<unsigned>(member) < 64U && (from[slot] >> member & 1U) != 0;
    }
    // The index-th three of a slot, by the table: read from its end, with members counted from the
    // last, it is in the order of the ascending lists.
    [[nodiscard]] Move triple(Move move, unsigned members, std::uint64_t index) const noexcept {
        const auto& counted = detail::triples[detail::combination_table[members][3] - 1 - index];
        const auto argument = [&](std::size_t place) {
            const int member = detail::nth_bit(from[0], members - 1 - counted[place]);
            return static_cast<std::uint64_t>(member) + 1;
        };
        return {move.value | argument(2) << 48U | argument(1) << 40U | argument(0) << 32U};
    }
    [[nodiscard]] Move combine(Move move, std::uint64_t index) const noexcept;
    [[nodiscard]] bool contains_combination(Move move) const noexcept;
};

// All that one actor may do in one state: at most eight choices, their moves distinct and in
// canonical order. A plain value that owns no memory.
class Choices {
  public:
    // The choices themselves are left unset: only the first size() are ever read.
    Choices() noexcept : size_(0) {}  // NOLINT(cppcoreguidelines-pro-type-member-init)
    Choices(const Choices& other) noexcept { *this = other; }  // NOLINT
    Choices& operator=(const Choices& other) noexcept {
        if (this == &other) return *this;
        size_ = other.size_;
        for (std::size_t i = 0; i < size_; ++i) {
            items_[i] = other.items_[i];
            ends_[i] = other.ends_[i];
        }
        return *this;
    }
    ~Choices() = default;

    void clear() noexcept { size_ = 0; }

    // For rules, each call later in canonical order than the one before. A slot that cannot be
    // filled leaves its choice out.
    void add(int verb, int rule) noexcept { append(verb, rule, 0, 0, 0, 0, 0, 1); }
    void add(int verb, int rule, std::uint64_t from, int pick = 1) noexcept {
        const std::uint64_t moves = Choice::combinations(
            static_cast<unsigned>(detail::count_bits(from)), static_cast<unsigned>(pick));
        append(verb, rule, 1, from, 0, pick, 0, moves);
    }
    // Two slots of one member each.
    void add_pair(int verb, int rule, std::uint64_t first, std::uint64_t second) noexcept {
        const auto moves = static_cast<unsigned>(detail::count_bits(first)) *
                           static_cast<unsigned>(detail::count_bits(second));
        append(verb, rule, 2, first, second, 1, 1, moves);
    }
    // Any number of slots; only the last may pick several.
    void add(const Choice& choice) noexcept {
        if (size_ == max_choices) return;
        items_[size_] = choice;
        count_last(choice.count());
    }

    [[nodiscard]] int size() const noexcept { return static_cast<int>(size_); }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] const Choice& operator[](int index) const noexcept {
        return items_[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const Choice* begin() const noexcept { return items_.data(); }
    [[nodiscard]] const Choice* end() const noexcept { return items_.data() + size_; }

    // How many moves there are.
    [[nodiscard]] std::uint64_t count() const noexcept { return size_ == 0 ? 0 : ends_[size_ - 1]; }
    // The move at an index; no move where the index is count() or more.
    [[nodiscard]] Move at(std::uint64_t index) const noexcept {
        std::uint64_t before = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            if (index < ends_[i]) return items_[i].at(index - before);
            before = ends_[i];
        }
        return {};
    }
    [[nodiscard]] bool contains(Move move) const noexcept {
        for (const Choice& choice : *this)
            if (choice.contains(move)) return true;
        return false;
    }
    // The index of a move, or -1 where it is none of them.
    [[nodiscard]] std::int64_t index_of(Move move) const noexcept;

    // Calls visit(Move) for every move in canonical order.
    template <class Visit>
    void for_each(Visit&& visit) const {
        for (const Choice& choice : *this) {
            const std::uint64_t moves = choice.count();
            for (std::uint64_t i = 0; i < moves; ++i) visit(choice.at(i));
        }
    }

  private:
    // Number by number, as they are read again: a processor waits where it reads a wider piece of
    // what it has just written.
    void append(int verb, int rule, int slots, std::uint64_t first, std::uint64_t second,
                int pick_first, int pick_second, std::uint64_t moves) noexcept {
        if (size_ == max_choices) return;
        Choice& choice = items_[size_];
        choice.from[0] = first;
        choice.from[1] = second;
        choice.from[2] = 0;
        choice.pick[0] = static_cast<std::uint8_t>(pick_first);
        choice.pick[1] = static_cast<std::uint8_t>(pick_second);
        choice.pick[2] = 0;
        choice.slots = static_cast<std::uint8_t>(slots);
        choice.verb = static_cast<std::uint8_t>(verb);
        choice.rule = static_cast<std::uint8_t>(rule);
        count_last(moves);
    }
    // Counts a choice just put behind the last, which is left out where it stands for no move.
    void count_last(std::uint64_t moves) noexcept {
        if (moves == 0) return;
        ends_[size_] = size_ == 0 ? moves : ends_[size_ - 1] + moves;
        ++size_;
    }

    std::array<Choice, max_choices> items_;
    // How many moves the choices up to each stand for: counted once, when it is added.
    std::array<std::uint64_t, max_choices> ends_;
    std::size_t size_;
};

}  // namespace cardrules
