// What can be asked of the choices of a seat beside the choices themselves. Each takes the place of
// Choices where rules write to any type, so that an answer needs no list of choices.
#pragma once

#include <cstdint>

#include <cardrules/choice.hpp>
#include <cardrules/detail/slots.hpp>
#include <cardrules/move.hpp>

namespace cardrules {

// How many moves are there?
class CountOfMoves {
  public:
    void add(int /*verb*/, int /*rule*/) noexcept { ++count_; }
    void add(int /*verb*/, int /*rule*/, std::uint64_t from, int pick = 1) noexcept {
        count_ += detail::combinations(from, pick);
    }
    void add_pair(int /*verb*/, int /*rule*/, std::uint64_t first, std::uint64_t second) noexcept {
        count_ += detail::pairs(first, second);
    }
    void add(const Choice& choice) noexcept { count_ += choice.count(); }

    // Whether no choice so far stands for a move; the others answer this, too.
    [[nodiscard]] bool empty() const noexcept { return count_ == 0; }
    [[nodiscard]] std::uint64_t count() const noexcept { return count_; }

  private:
    std::uint64_t count_ = 0;
};

// Is this one of them?
class IsLegal {
  public:
    explicit IsLegal(Move move) noexcept : move_(move) {}

    void add(int verb, int /*rule*/) noexcept { note(true, move_ == detail::move_of(verb)); }
    void add(int verb, int /*rule*/, std::uint64_t from, int pick = 1) noexcept {
        note(pick == 1 ? from != 0 : detail::combinations(from, pick) != 0,
             move_.verb() == verb && detail::one_slot_has(from, pick, move_));
    }
    void add_pair(int verb, int /*rule*/, std::uint64_t first, std::uint64_t second) noexcept {
        note(first != 0 && second != 0,
             move_.verb() == verb && detail::pair_has(first, second, move_));
    }
    void add(const Choice& choice) noexcept { note(choice.count() != 0, choice.contains(move_)); }

    [[nodiscard]] bool empty() const noexcept { return empty_; }
    [[nodiscard]] bool legal() const noexcept { return legal_; }

  private:
    void note(bool any, bool found) noexcept {
        empty_ = empty_ && !any;
        legal_ = legal_ || found;
    }

    Move move_;
    bool empty_ = true;
    bool legal_ = false;
};

// Which is the one at this index?
class MoveAt {
  public:
    explicit MoveAt(std::uint64_t index) noexcept : index_(index) {}

    void add(int verb, int /*rule*/) noexcept {
        if (is_among(1)) move_ = detail::move_of(verb);
    }
    void add(int verb, int /*rule*/, std::uint64_t from, int pick = 1) noexcept {
        const std::uint64_t before = count_;
        if (is_among(detail::combinations(from, pick)))
            move_ = detail::one_slot_at(verb, from, pick, index_ - before);
    }
    void add_pair(int verb, int /*rule*/, std::uint64_t first, std::uint64_t second) noexcept {
        const std::uint64_t before = count_;
        if (is_among(detail::pairs(first, second)))
            move_ = detail::pair_at(verb, first, second, index_ - before);
    }
    void add(const Choice& choice) noexcept {
        const std::uint64_t before = count_;
        if (is_among(choice.count())) move_ = choice.at(index_ - before);
    }

    [[nodiscard]] bool empty() const noexcept { return count_ == 0; }
    // No move where the index is the number of moves or more.
    [[nodiscard]] Move move() const noexcept { return move_; }

  private:
    // Whether it is one of the next so many.
    [[nodiscard]] bool is_among(std::uint64_t moves) noexcept {
        const bool here = index_ - count_ < moves;
        count_ += moves;
        return here;
    }

    std::uint64_t index_;
    std::uint64_t count_ = 0;
    Move move_;
};

}  // namespace cardrules
