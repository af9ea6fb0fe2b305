// Reading and writing the members of a position that a field describes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <cardrules/cards.hpp>

#include "core/field.hpp"

namespace cardrules {

template <class T>
[[nodiscard]] T read_as(const void* position, std::size_t offset) noexcept {
    T value;
    std::memcpy(&value, static_cast<const unsigned char*>(position) + offset, sizeof value);
    return value;
}
template <class T>
void write_as(void* position, std::size_t offset, T value) noexcept {
    std::memcpy(static_cast<unsigned char*>(position) + offset, &value, sizeof value);
}

// A number of one, two or four bytes.
[[nodiscard]] inline std::int32_t read_number(const void* position, std::size_t offset,
                                              int width) noexcept {
    if (width == 1) return read_as<std::int8_t>(position, offset);
    if (width == 2) return read_as<std::int16_t>(position, offset);
    return read_as<std::int32_t>(position, offset);
}
inline void write_number(void* position, std::size_t offset, int width,
                         std::int32_t value) noexcept {
    if (width == 1)
        write_as(position, offset, static_cast<std::int8_t>(value));
    else if (width == 2)
        write_as(position, offset, static_cast<std::int16_t>(value));
    else
        write_as(position, offset, value);
}

// The cards of a stack, and the numbers of a list, stand behind their count.
[[nodiscard]] inline int read_count(const void* position, const Field& field) noexcept {
    return read_as<std::uint8_t>(position, field.offset);
}
[[nodiscard]] constexpr std::size_t offset_in_row(const Field& field, int index) noexcept {
    return field.offset + 1U + static_cast<std::size_t>(index);
}

// The cards of places stand behind the mask of the places taken.
[[nodiscard]] constexpr std::size_t offset_of_place(const Field& field, int place) noexcept {
    return field.offset + sizeof(std::uint64_t) + static_cast<std::size_t>(place);
}

}  // namespace cardrules
