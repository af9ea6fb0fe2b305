// Legal moves as a handful of choices.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <cardrules/detail/bits.hpp>
#include <cardrules/detail/slots.hpp>
#include <cardrules/move.hpp>

namespace cardrules {

// What the members of a slot are. A position is a place of the table with a name of the game's own.
enum class Kind : std::uint8_t { card, seat, pile, position, rank, suit, number };

inline constexpr int max_slots = 3;
inline constexpr int max_choices = 8;

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
        return detail::combinations(from[slot], pick[slot]);
    }
    // The move at an index below count().
    [[nodiscard]] Move at(std::uint64_t index) const noexcept {
        if (slots == 1) return detail::one_slot_at(verb, from[0], pick[0], index);
        if (slots == 0) return detail::move_of(verb);
        if (slots == 2 && pick[1] == 1) return detail::pair_at(verb, from[0], from[1], index);
        return combine(index);
    }
    [[nodiscard]] bool contains(Move move) const noexcept {
        if (move.verb() != verb) return false;
        if (slots == 1) return detail::one_slot_has(from[0], pick[0], move);
        if (slots == 0) return move.ends_before(0);
        if (slots == 2 && pick[1] == 1) return detail::pair_has(from[0], from[1], move);
        return contains_combination(move);
    }
    // The index of a move that it contains.
    [[nodiscard]] std::uint64_t index_of(Move move) const noexcept;

  private:
    [[nodiscard]] Move combine(std::uint64_t index) const noexcept;
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
        append(verb, rule, 1, from, 0, pick, 0, detail::combinations(from, pick));
    }
    // Two slots of one member each.
    void add_pair(int verb, int rule, std::uint64_t first, std::uint64_t second) noexcept {
        append(verb, rule, 2, first, second, 1, 1, detail::pairs(first, second));
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
