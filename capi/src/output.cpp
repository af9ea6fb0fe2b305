#include "output.hpp"

#include <cstring>

namespace cardrules::capi {

void write(const Text& out, std::string_view text) {
    if (!out.has_room(text.size() + 1)) return;
    std::memcpy(out.elements, text.data(), text.size());
    out.elements[text.size()] = '\0';
}

}  // namespace cardrules::capi
