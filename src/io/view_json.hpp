// Parts of a view in documents.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include <cardrules/view.hpp>

#include "core/field.hpp"
#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

inline constexpr std::string_view view_kind = "view";

// By Mode.
inline constexpr std::array<std::string_view, 6> mode_names = {"over", "deal",   "lot",
                                                               "one",  "sealed", "open"};

// Whether a field is one of a view's values, and no zone.
[[nodiscard]] constexpr bool is_of_values(const Field& field) noexcept {
    return field.kind == FieldKind::numbers || field.kind == FieldKind::list;
}

// {"mode":…,"actors":[…]}
void write_turn(Writer& writer, Turn turn, int players);
// What a view says of one seat.
void write_seat(Writer& writer, const GameInfo& info, const ViewSeat& seat);
// The name of an end, or null.
void write_end_reason(Writer& writer, const GameInfo& info, int reason);
// A move, or null where there is none.
void write_move(Writer& writer, const GameInfo& info, Move move);
// A card, or null where it is -1.
void write_card(Writer& writer, int card);
// The field that a value of a view comes from.
[[nodiscard]] const Field& field_of_value(const View& view, std::size_t value);
// A number, or a list of numbers, of a field.
void write_numbers(Writer& writer, const Field& field, bool many,
                   std::span<const std::int32_t> numbers);
// The members of a view behind "format" and "document".
void write_view(Writer& writer, const View& view);

}  // namespace cardrules::json
