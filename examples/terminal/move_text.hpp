// Moves as people type them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <cardrules/catalog.hpp>
#include <cardrules/choice.hpp>
#include <cardrules/move.hpp>

namespace cardrules::terminal {

// The words of a line.
[[nodiscard]] std::vector<std::string> words_in(std::string_view line);

// The number that a word is, or -1.
[[nodiscard]] long long number_in(std::string_view word);

// Notation, but cards also as "td", "10d" or "10♦", and with any spaces. No move where it is none.
[[nodiscard]] Move move_of_input(const GameInfo& info, std::string_view line);

// What a slot of a kind can name, as freely; -1 for nothing.
[[nodiscard]] int member_of_input(const GameInfo& info, Kind kind, std::string_view word);

}  // namespace cardrules::terminal
