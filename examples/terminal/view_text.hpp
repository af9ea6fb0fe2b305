// What a viewer sees, on a screen.
#pragma once

#include <string>

#include <cardrules/view.hpp>

#include "wording.hpp"

namespace cardrules::terminal {

// The seats with what is counted for each, the zones that hold cards, and the rest of the table.
[[nodiscard]] std::string view_text(const Wording& wording, const View& view);

}  // namespace cardrules::terminal
