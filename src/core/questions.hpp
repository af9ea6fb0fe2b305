// What can be asked of the choices of a seat beside the choices themselves. Each takes the place of
// Choices where rules write to any type, so that an answer needs no list of choices.
#pragma once

#include <cstdint>

#include <cardrules/choice.hpp>
#include <cardrules/detail/bits.hpp>
#include <cardrules/move.hpp>

namespace cardrules {

// What they have in common: every way to add a choice. Each is then put to Answer::ask().
template <class Answer>
class Question {
  public:
    void add(int verb, int rule) noexcept { pass({{}, {}, 0, byte(verb), byte(rule)}, 1); }
    void add(int verb, int rule, std::uint64_t from, int pick = 1) noexcept {
        pass({{from}, {byte(pick)}, 1, byte(verb), byte(rule)},
             Choice::combinations(static_cast<unsigned>(detail::count_bits(from)),
                                  static_cast<unsigned>(pick)));
    }
    void add_pair(int verb, int rule, std::uint64_t first, std::uint64_t second) noexcept {
        pass({{first, second}, {1, 1}, 2, byte(verb), byte(rule)},
             static_cast<std::uint64_t>(detail::count_bits(first)) *
                 static_cast<std::uint64_t>(detail::count_bits(second)));
    }
    void add(const Choice& choice) noexcept { pass(choice, choice.count()); }
    // Whether no choice so far stands for a move.
    [[nodiscard]] bool empty() const noexcept { return count_ == 0; }

  protected:
    std::uint64_t count_ = 0;

  private:
    static std::uint8_t byte(int number) noexcept { return static_cast<std::uint8_t>(number); }
    void pass(const Choice& choice, std::uint64_t moves) noexcept {
        static_cast<Answer*>(this)->ask(choice, moves);
        count_ += moves;
    }
};

// How many moves are there?
class CountOfMoves : public Question<CountOfMoves> {
  public:
    void ask(const Choice& /*choice*/, std::uint64_t /*moves*/) noexcept {}
    [[nodiscard]] std::uint64_t count() const noexcept { return count_; }
};

// Is this one of them?
class IsLegal : public Question<IsLegal> {
  public:
    explicit IsLegal(Move move) noexcept : move_(move) {}
    void ask(const Choice& choice, std::uint64_t /*moves*/) noexcept {
        legal_ = legal_ || choice.contains(move_);
    }
    [[nodiscard]] bool legal() const noexcept { return legal_; }

  private:
    Move move_;
    bool legal_ = false;
};

// Which is the one at this index?
class MoveAt : public Question<MoveAt> {
  public:
    explicit MoveAt(std::uint64_t index) noexcept : index_(index) {}
    void ask(const Choice& choice, std::uint64_t moves) noexcept {
        if (index_ - count_ < moves) move_ = choice.at(index_ - count_);
    }
    // No move where the index is the number of moves or more.
    [[nodiscard]] Move move() const noexcept { return move_; }

  private:
    std::uint64_t index_;
    Move move_;
};

}  // namespace cardrules
