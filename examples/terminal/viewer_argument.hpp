// Who looks on, as named on the command line.
#pragma once

#include <string>

namespace cardrules::terminal {

// A seat's number or "spectator". Throws Failure where the table has no such seat.
[[nodiscard]] int viewer_of_text(const std::string& text, int players);

}  // namespace cardrules::terminal
