#include "io/text.hpp"

#include <charconv>

namespace cardrules::json {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

}  // namespace

std::string pointer_step(std::string_view key) {
    constexpr std::size_t most = 48;
    if (key.size() > most) {
        std::size_t end = most;
        while (end > 0 && continues_character(key[end])) --end;
        key = key.substr(0, end);
    }
    std::string step;
    for (const char c : key) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    return step;
}

std::string hex_of(std::uint64_t number) {
    std::string text(16, '0');
    for (std::size_t i = text.size(); i-- > 0; number >>= 4U) text[i] = digits[number & 15U];
    return text;
}

bool number_from_hex(std::string_view text, std::uint64_t& out) {
    if (text.size() != 16) return false;
    out = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos) return false;
        out = out << 4U | digit;
    }
    return true;
}

bool number_from_decimal(std::string_view text, std::uint64_t& out) {
    if (text.empty() || (text.size() > 1 && text[0] == '0') || text[0] == '-') return false;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, out);
    return error == std::errc() && stop == end;
}

}  // namespace cardrules::json
