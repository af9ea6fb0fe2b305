// Small pieces of text for messages and pointers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "match/shown.hpp"

namespace cardrules::json {

// A key as a step of a JSON pointer; a long one is cut where a character begins.
[[nodiscard]] std::string pointer_step(std::string_view key);

// 16 lower-case hexadecimal digits, and back.
[[nodiscard]] std::string hex_of(std::uint64_t number);
[[nodiscard]] bool number_from_hex(std::string_view text, std::uint64_t& out);
// A decimal number without sign or leading zeros.
[[nodiscard]] bool number_from_decimal(std::string_view text, std::uint64_t& out);

// FNV-1a, 64 bits, begun and continued.
inline constexpr std::uint64_t fnv_begin = 14695981039346656037U;
[[nodiscard]] constexpr std::uint64_t fnv_continue(std::uint64_t hash,
                                                   std::string_view text) noexcept {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return hash;
}

}  // namespace cardrules::json
