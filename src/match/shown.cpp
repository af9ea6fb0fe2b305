#include "match/shown.hpp"

namespace cardrules {

std::string shown(std::string_view text, std::size_t most) {
    std::string result;
    for (const char c : text.substr(0, most)) result += c >= ' ' && c <= '~' ? c : '?';
    if (text.size() > most) result += "...";
    return result;
}

std::string quoted(std::string_view text) {
    return '"' + shown(text, 60) + '"';
}

}  // namespace cardrules
