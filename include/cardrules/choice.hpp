// Legal moves as a handful of choices.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include <cardrules/detail/bits.hpp>
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
        const auto members = static_cast<unsigned>(std::popcount(from[slot]));
        return pick[slot] == 1 ? members : combinations(members, pick[slot]);
    }
    // The move at an index below count().
    [[nodiscard]] Move at(std::uint64_t index) const noexcept {
        Move move{static_cast<std::uint64_t>(verb) << 56U};
        if (slots == 0) return move;
        if (slots == 1 && pick[0] == 1) {
            move.set_argument(0, detail::nth_bit(from[0], static_cast<unsigned>(index)));
            return move;
        }
        return combine(move, index);
    }
    [[nodiscard]] bool contains(Move move) const noexcept;
    // The index of a move that it contains.
    [[nodiscard]] std::uint64_t index_of(Move move) const noexcept;

    // The number of ways to choose `pick` (0 … 7) out of `members` (0 … 64).
    [[nodiscard]] static std::uint64_t combinations(unsigned members, unsigned pick) noexcept;

  private:
    [[nodiscard]] Move combine(Move move, std::uint64_t index) const noexcept;
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
        for (std::size_t i = 0; i < size_; ++i) items_[i] = other.items_[i];
        return *this;
    }
    ~Choices() = default;

    void clear() noexcept { size_ = 0; }

    // For rules, each call later in canonical order than the one before. A slot that cannot be
    // filled leaves its choice out.
    void add(int verb, int rule) noexcept { next(verb, rule, 0); }
    void add(int verb, int rule, std::uint64_t from, int pick = 1) noexcept {
        if (std::popcount(from) < pick) return;
        Choice& choice = next(verb, rule, 1);
        choice.from[0] = from;
        choice.pick[0] = static_cast<std::uint8_t>(pick);
    }
    // Two slots of one member each.
    void add_pair(int verb, int rule, std::uint64_t first, std::uint64_t second) noexcept {
        if (first == 0 || second == 0) return;
        Choice& choice = next(verb, rule, 2);
        choice.from = {first, second, 0};
        choice.pick = {1, 1, 0};
    }
    // Any number of slots; only the last may pick several.
    void add(const Choice& choice) noexcept {
        if (choice.count() != 0 && size_ < max_choices) items_[size_++] = choice;
    }

    [[nodiscard]] int size() const noexcept { return static_cast<int>(size_); }
    [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] const Choice& operator[](int index) const noexcept {
        return items_[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const Choice* begin() const noexcept { return items_.data(); }
    [[nodiscard]] const Choice* end() const noexcept { return items_.data() + size_; }

    // How many moves there are.
    [[nodiscard]] std::uint64_t count() const noexcept {
        std::uint64_t sum = 0;
        for (const Choice& choice : *this) sum += choice.count();
        return sum;
    }
    // The move at an index; no move where the index is count() or more.
    [[nodiscard]] Move at(std::uint64_t index) const noexcept {
        for (const Choice& choice : *this) {
            const std::uint64_t moves = choice.count();
            if (index < moves) return choice.at(index);
            index -= moves;
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
    Choice& next(int verb, int rule, int slots) noexcept {
        Choice& choice = items_[size_ < max_choices ? size_++ : max_choices - 1];
        choice.verb = static_cast<std::uint8_t>(verb);
        choice.rule = static_cast<std::uint8_t>(rule);
        choice.slots = static_cast<std::uint8_t>(slots);
        return choice;
    }

    std::array<Choice, max_choices> items_;
    std::size_t size_;
};

}  // namespace cardrules
