// What a person is told when a command cannot do what was asked.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace cardrules::terminal {

inline constexpr int success = 0;
inline constexpr int disagreement = 1;  // what was checked is not as it should be
inline constexpr int bad_input = 2;

// Ends a command: one line that says what is wrong and one that helps.
class Failure : public std::runtime_error {
  public:
    Failure(const std::string& message, std::string hint)
        : std::runtime_error(message), hint_(std::move(hint)) {}

    [[nodiscard]] const std::string& hint() const noexcept { return hint_; }

  private:
    std::string hint_;
};

}  // namespace cardrules::terminal
