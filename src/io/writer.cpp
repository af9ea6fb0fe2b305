#include "io/writer.hpp"

#include <array>
#include <charconv>

namespace cardrules::json {

namespace {

template <class Number>
void append_number(std::string& text, Number value) {
    std::array<char, 24> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    text.append(digits.data(), end);
}

// How many bytes of a text make up its first character; 0 where it does not begin with valid UTF-8.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    if (byte(0) < 0x80U) return 1;
    if (byte(0) >= 0xC2U && byte(0) <= 0xDFU) return continues(1) ? 2 : 0;
    if (byte(0) >= 0xE0U && byte(0) <= 0xEFU) {
        const bool overlong = byte(0) == 0xE0U && byte(1) < 0xA0U;
        const bool surrogate = byte(0) == 0xEDU && byte(1) >= 0xA0U;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (byte(0) >= 0xF0U && byte(0) <= 0xF4U) {
        const bool overlong = byte(0) == 0xF0U && byte(1) < 0x90U;
        const bool beyond = byte(0) == 0xF4U && byte(1) >= 0x90U;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

void append_escaped(std::string& text, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
        case '"':
            text += "\\\"";
            return;
        case '\\':
            text += "\\\\";
            return;
        case '\n':
            text += "\\n";
            return;
        case '\t':
            text += "\\t";
            return;
        default:
            break;
    }
    if (static_cast<unsigned char>(c) >= 0x20U) {
        text += c;
        return;
    }
    text += "\\u00";
    text += digits[static_cast<unsigned char>(c) >> 4U];
    text += digits[static_cast<unsigned char>(c) & 15U];
}

}  // namespace

Writer& Writer::number(std::int64_t value) {
    separate();
    append_number(text_, value);
    return *this;
}

Writer& Writer::count(std::uint64_t value) {
    separate();
    append_number(text_, value);
    return *this;
}

Writer& Writer::text(std::string_view value) {
    separate();
    text_ += '"';
    while (!value.empty()) {
        const std::size_t size = character_size(value);
        if (size == 1)
            append_escaped(text_, value[0]);
        else
            text_ += size == 0 ? std::string_view("\xEF\xBF\xBD") : value.substr(0, size);
        value.remove_prefix(size == 0 ? 1 : size);
    }
    text_ += '"';
    return *this;
}

}  // namespace cardrules::json
