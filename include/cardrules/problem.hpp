// What went wrong, in words.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include <cardrules/state.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// A code with what a person needs to find the fault.
struct [[nodiscard]] Problem {
    Code code = Code::ok;
    std::string where;           // a JSON pointer into a document, or the name of a slot or option
    std::string message;         // one line of English
    std::int64_t position = -1;  // of a fault in the text of a document: the byte, from 0

    [[nodiscard]] bool ok() const noexcept { return code == Code::ok; }
};

// Thrown by the calls of the C++ interface that have no status to return.
class Error : public std::runtime_error {
  public:
    explicit Error(Problem problem)
        : std::runtime_error(std::string(code_name(problem.code)) + ": " + problem.message),
          problem_(std::move(problem)) {}

    [[nodiscard]] Code code() const noexcept { return problem_.code; }
    [[nodiscard]] const Problem& problem() const noexcept { return problem_; }

  private:
    Problem problem_;
};

// Throws Error unless all went well.
inline void throw_if_failed(Problem problem) {
    if (!problem.ok()) throw Error(std::move(problem));
}

// Puts into words why an actor's move was refused. The text holds the input and what that actor may
// choose, nothing else of the state.
Problem explain(const State& state, int actor, std::string_view input, Status status);
// The same for a move; one that is no move of the game is shown as its number.
Problem explain(const State& state, int actor, Move move, Status status);
// Puts into words why Ruleset::create() refused a game and a number of players; tells which there
// are.
Problem explain(std::string_view game, int players, Status status);
// Puts any other status into words.
Problem explain(Status status);

}  // namespace cardrules
