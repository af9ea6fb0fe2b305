// Text from outside as messages show it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardrules {

// Cut to a length, and a question mark for whatever is no printable ASCII.
[[nodiscard]] std::string shown(std::string_view text, std::size_t most);
// The same in quotation marks, short.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace cardrules
