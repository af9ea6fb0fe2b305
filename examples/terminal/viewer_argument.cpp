#include "viewer_argument.hpp"

#include <cardrules/actors.hpp>

#include "failure.hpp"
#include "words.hpp"

namespace cardrules::terminal {

int viewer_of_text(const std::string& text, int players) {
    if (text == "spectator") return spectator;
    for (int seat = 0; seat < players; ++seat)
        if (text == std::to_string(seat)) return seat;
    throw Failure("there is no viewer " + in_quotes(text),
                  "viewers are the seats 0 to " + std::to_string(players - 1) + " and spectator");
}

}  // namespace cardrules::terminal
