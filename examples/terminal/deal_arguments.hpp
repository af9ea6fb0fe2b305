// Where a game's cards come from, as named on the command line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <cardrules/cards.hpp>
#include <cardrules/chance.hpp>

namespace cardrules::terminal {

// The cards of a text, with or without the word "deal" before them. Throws Failure.
[[nodiscard]] std::vector<Card> deal_of_text(std::string_view text);

// A seed that nobody chose.
[[nodiscard]] std::uint64_t random_seed();
// A key that nobody can guess.
[[nodiscard]] Key random_key();

}  // namespace cardrules::terminal
