#include "io/key_json.hpp"

namespace cardrules::json {

namespace {
constexpr std::string_view digits = "0123456789abcdef";
}

std::string key_text(const Key& key) {
    std::string text;
    for (const std::uint8_t byte : key) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

bool read_key(Reader& reader, Value value, Key& out) {
    const auto wrong = [&] {
        return reader.fail(value, "64 lower-case hexadecimal digits are expected");
    };
    if (!value.is_text() || value.text().size() != 2 * out.size()) return wrong();
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::size_t high = digits.find(value.text()[2 * i]);
        const std::size_t low = digits.find(value.text()[2 * i + 1]);
        if (high == std::string_view::npos || low == std::string_view::npos) return wrong();
        out[i] = static_cast<std::uint8_t>(high << 4U | low);
    }
    return true;
}

}  // namespace cardrules::json
