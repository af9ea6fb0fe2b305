// What a position consists of, as data: saving, loading, hashing, views and determinization are
// walks over a game's fields.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <cardrules/cards.hpp>
#include <cardrules/catalog.hpp>

namespace cardrules {

enum class FieldKind : std::uint8_t {
    cards,    // CardSet: an unordered zone
    stack,    // Stack: an ordered zone
    places,   // one Card a place and before them a 64-bit mask of the places taken: ordered zones
    numbers,  // signed numbers of one, two or four bytes
    list,     // List: as many numbers as there happen to be
};

// How many elements of its kind a field has.
enum class Length : std::uint8_t {
    one,
    players,  // one a seat
    squared,  // one for each pair of seats: row by row
};

// One member of a position. A zone's cards are hidden but from those who know them; every number is
// known to everybody.
struct Field {
    std::string_view name;
    FieldKind kind = FieldKind::numbers;
    Length length = Length::one;
    std::uint16_t offset = 0;
    std::uint8_t width = 1;   // bytes of one number
    std::uint8_t stride = 0;  // elements from row to row, where there is one for each pair of seats
    std::uint8_t capacity = 1;  // of a stack, list, or places

    ValueKind value = ValueKind::number;
    std::int32_t min = 0;  // of numbers
    std::int32_t max = 0;
    std::span<const std::string_view> names{};  // of ValueKind::name

    bool owner_sees = false;  // a seat can tell the cards of this zone of its own
    bool open = false;        // everybody can tell the cards of this zone
    bool top_first = false;   // of a stack: the order shown begins with the top
    std::span<const std::uint8_t>
        groups{};  // of places: the first place of each group, then the end
};

constexpr Field cards_field(std::string_view name, std::size_t offset, Length length,
                            bool owner_sees = false, int stride = 0) {
    Field field{.name = name, .kind = FieldKind::cards, .length = length};
    field.offset = static_cast<std::uint16_t>(offset);
    field.width = sizeof(CardSet);
    field.stride = static_cast<std::uint8_t>(stride);
    field.owner_sees = owner_sees;
    return field;
}

constexpr Field stack_field(std::string_view name, std::size_t offset, int capacity,
                            bool top_first) {
    Field field{.name = name, .kind = FieldKind::stack};
    field.offset = static_cast<std::uint16_t>(offset);
    field.capacity = static_cast<std::uint8_t>(capacity);
    field.top_first = top_first;
    return field;
}

constexpr Field places_field(std::string_view name, std::size_t offset, int capacity,
                             std::span<const std::uint8_t> groups) {
    Field field{.name = name, .kind = FieldKind::places};
    field.offset = static_cast<std::uint16_t>(offset);
    field.capacity = static_cast<std::uint8_t>(capacity);
    field.groups = groups;
    return field;
}

// A zone whose cards everybody can tell.
constexpr Field open_to_all(Field zone) {
    zone.open = true;
    return zone;
}

template <class Number>
constexpr Field number_field(std::string_view name, std::size_t offset, Length length,
                             std::int32_t min, std::int32_t max,
                             ValueKind value = ValueKind::number) {
    Field field{.name = name, .kind = FieldKind::numbers, .length = length};
    field.offset = static_cast<std::uint16_t>(offset);
    field.width = sizeof(Number);
    field.value = value;
    field.min = min;
    field.max = max;
    return field;
}

// A seat, or -1.
constexpr Field seat_field(std::string_view name, std::size_t offset) {
    return number_field<std::int8_t>(name, offset, Length::one, -1, 7, ValueKind::seat);
}

constexpr Field name_field(std::string_view name, std::size_t offset,
                           std::span<const std::string_view> names) {
    Field field = number_field<std::int8_t>(
        name, offset, Length::one, 0, static_cast<std::int32_t>(names.size()) - 1, ValueKind::name);
    field.names = names;
    return field;
}

constexpr Field list_field(std::string_view name, std::size_t offset, int capacity,
                           std::int32_t min, std::int32_t max,
                           ValueKind value = ValueKind::number) {
    Field field = number_field<std::int8_t>(name, offset, Length::one, min, max, value);
    field.kind = FieldKind::list;
    field.capacity = static_cast<std::uint8_t>(capacity);
    return field;
}

// How many elements a field has at a table of so many players, and where an element stands.
[[nodiscard]] constexpr int element_count(const Field& field, int players) noexcept {
    switch (field.length) {
        case Length::players:
            return players;
        case Length::squared:
            return players * players;
        case Length::one:
            break;
    }
    return 1;
}
[[nodiscard]] constexpr std::size_t element_offset(const Field& field, int index,
                                                   int players) noexcept {
    const int place =
        field.length == Length::squared ? index / players * field.stride + index % players : index;
    return field.offset + static_cast<std::size_t>(place) * field.width;
}

}  // namespace cardrules
