#include "io/fields_json.hpp"

#include <algorithm>

#include "core/elements.hpp"
#include "io/text.hpp"

namespace cardrules::json {

namespace {

// What stands before the parts of a stack or a list, and of places.
constexpr std::size_t count_size = 1;
constexpr std::size_t mask_size = sizeof(std::uint64_t);

// Calls part(bytes, index) for every element of a field, with a list around each row and around
// the rows.
template <class Part>
void write_elements(Writer& writer, const Table& table, const Field& field,
                    const unsigned char* position, const Part& part) {
    const auto element = [&](int index) {
        part(position + element_offset(field, index, table.players));
    };
    if (field.length == Length::one) return element(0);
    writer.begin_array();
    for (int row = 0; row < table.players; ++row) {
        if (field.length == Length::players) {
            element(row);
            continue;
        }
        writer.begin_array();
        for (int column = 0; column < table.players; ++column)
            element(row * table.players + column);
        writer.end_array();
    }
    writer.end_array();
}

template <class Part>
bool read_elements(Reader& reader, const Table& table, const Field& field, Value value,
                   unsigned char* position, const Part& part) {
    const auto element = [&](Value at, int index) {
        return part(at, position + element_offset(field, index, table.players));
    };
    if (field.length == Length::one) return element(value, 0);
    const auto players = static_cast<std::size_t>(table.players);
    if (!reader.list_of(value, players)) return false;
    Value row = value.first();
    for (int r = 0; r < table.players; ++r, row = row.next()) {
        if (field.length == Length::players) {
            if (!element(row, r)) return false;
            continue;
        }
        if (!reader.list_of(row, players)) return false;
        Value cell = row.first();
        for (int c = 0; c < table.players; ++c, cell = cell.next())
            if (!element(cell, r * table.players + c)) return false;
    }
    return true;
}

bool read_name(Reader& reader, const Field& field, Value value, std::int64_t& out) {
    std::string_view text;
    if (!reader.text(value, text)) return false;
    const auto found = std::find(field.names.begin(), field.names.end(), text);
    if (found == field.names.end())
        return reader.fail(value, std::string(field.name) + " is never " + quoted(text));
    out = found - field.names.begin();
    return true;
}

}  // namespace

void write_value(Writer& writer, const Field& field, std::int32_t number) {
    switch (field.value) {
        case ValueKind::seat:
            if (number < 0)
                writer.null();
            else
                writer.number(number);
            return;
        case ValueKind::card:
            if (number < 0)
                writer.null();
            else
                writer.card(static_cast<Card>(number));
            return;
        case ValueKind::name:
            writer.name(field.names[static_cast<std::size_t>(number)]);
            return;
        case ValueKind::flag:
            writer.flag(number != 0);
            return;
        case ValueKind::number:
            break;
    }
    writer.number(number);
}

bool read_value(Reader& reader, const Table& table, const Field& field, Value value,
                std::int64_t& out) {
    const bool may_be_none = field.min < 0;
    const bool none = may_be_none && value.is_null();
    switch (field.value) {
        case ValueKind::seat: {
            int seat = -1;
            if (!none && !reader.seat(value, table.players, seat)) return false;
            out = seat;
            return true;
        }
        case ValueKind::card: {
            Card card = 0;
            if (!none && !reader.card(value, table.info.pack, card)) return false;
            out = none ? -1 : card;
            return true;
        }
        case ValueKind::name:
            return read_name(reader, field, value, out);
        case ValueKind::flag: {
            bool flag = false;
            if (!reader.flag(value, flag)) return false;
            out = flag ? 1 : 0;
            return true;
        }
        case ValueKind::number:
            break;
    }
    return reader.number(value, field.min, field.max, out);
}

namespace {

// Adds cards to those that have their place.
bool place(Reader& reader, Value value, CardSet cards, CardSet& placed) {
    if (placed.intersects(cards))
        return reader.fail(value, "the card " + std::string(card_name((placed & cards).lowest())) +
                                      " is in two places");
    placed |= cards;
    return true;
}

void write_cards(Writer& writer, const unsigned char* bytes) {
    writer.cards({read_as<std::uint64_t>(bytes, 0)});
}

bool read_cards(Reader& reader, const Table& table, Value value, unsigned char* bytes,
                CardSet& placed) {
    CardSet cards;
    if (!reader.cards(value, table.info.pack, cards) || !place(reader, value, cards, placed))
        return false;
    write_as(bytes, 0, cards.bits);
    return true;
}

// A stack is written in the order in which it is shown.
void write_stack(Writer& writer, const Field& field, const unsigned char* bytes) {
    const std::size_t count = bytes[0];
    writer.begin_array();
    for (std::size_t i = 0; i < count; ++i)
        writer.card(bytes[count_size + (field.top_first ? count - 1 - i : i)]);
    writer.end_array();
}

bool read_card_once(Reader& reader, const Table& table, Value value, Card& out, CardSet& placed) {
    return reader.card(value, table.info.pack, out) &&
           place(reader, value, CardSet::single(out), placed);
}

bool fits(Reader& reader, const Field& field, Value value) {
    if (!reader.list(value)) return false;
    return value.size() <= field.capacity ||
           reader.fail(value, std::string(field.name) + " holds at most " +
                                  std::to_string(field.capacity) + ", not " +
                                  std::to_string(value.size()));
}

bool read_stack(Reader& reader, const Table& table, const Field& field, Value value,
                unsigned char* bytes, CardSet& placed) {
    if (!fits(reader, field, value)) return false;
    const std::size_t count = value.size();
    bytes[0] = static_cast<unsigned char>(count);
    Value item = value.first();
    for (std::size_t i = 0; i < count; ++i, item = item.next())
        if (!read_card_once(reader, table, item,
                            bytes[count_size + (field.top_first ? count - 1 - i : i)], placed))
            return false;
    return true;
}

// A place whose card was taken is null.
void write_places(Writer& writer, const Field& field, const unsigned char* bytes) {
    const CardSet taken{read_as<std::uint64_t>(bytes, 0)};
    writer.begin_array();
    for (std::size_t group = 0; group + 1 < field.groups.size(); ++group) {
        writer.begin_array();
        for (std::uint8_t at = field.groups[group]; at < field.groups[group + 1]; ++at) {
            if (taken.contains(at))
                writer.card(bytes[mask_size + at]);
            else
                writer.null();
        }
        writer.end_array();
    }
    writer.end_array();
}

bool read_group(Reader& reader, const Table& table, Value value, std::size_t begin, std::size_t end,
                unsigned char* bytes, CardSet& placed) {
    if (!reader.list_of(value, end - begin)) return false;
    std::uint64_t taken = read_as<std::uint64_t>(bytes, 0);
    Value item = value.first();
    for (std::size_t at = begin; at < end; ++at, item = item.next()) {
        if (item.is_null()) continue;
        if (!read_card_once(reader, table, item, bytes[mask_size + at], placed)) return false;
        taken |= std::uint64_t{1} << at;
    }
    write_as(bytes, 0, taken);
    return true;
}

bool read_places(Reader& reader, const Table& table, const Field& field, Value value,
                 unsigned char* bytes, CardSet& placed) {
    const std::size_t groups = field.groups.size() - 1;
    if (!reader.list_of(value, groups)) return false;
    Value item = value.first();
    for (std::size_t group = 0; group < groups; ++group, item = item.next())
        if (!read_group(reader, table, item, field.groups[group], field.groups[group + 1], bytes,
                        placed))
            return false;
    return true;
}

void write_list(Writer& writer, const Field& field, const unsigned char* bytes) {
    writer.begin_array();
    for (std::size_t i = 0; i < bytes[0]; ++i)
        write_value(writer, field, read_number(bytes, count_size + i * field.width, field.width));
    writer.end_array();
}

bool read_list(Reader& reader, const Table& table, const Field& field, Value value,
               unsigned char* bytes) {
    if (!fits(reader, field, value)) return false;
    bytes[0] = static_cast<unsigned char>(value.size());
    Value item = value.first();
    for (std::size_t i = 0; i < value.size(); ++i, item = item.next()) {
        std::int64_t number = 0;
        if (!read_value(reader, table, field, item, number)) return false;
        write_number(bytes, count_size + i * field.width, field.width,
                     static_cast<std::int32_t>(number));
    }
    return true;
}

}  // namespace

void write_field(Writer& writer, const Table& table, const Field& field, const void* position) {
    const auto* bytes = static_cast<const unsigned char*>(position);
    write_elements(writer, table, field, bytes, [&](const unsigned char* element) {
        switch (field.kind) {
            case FieldKind::cards:
                return write_cards(writer, element);
            case FieldKind::stack:
                return write_stack(writer, field, element);
            case FieldKind::places:
                return write_places(writer, field, element);
            case FieldKind::numbers:
                return write_value(writer, field, read_number(element, 0, field.width));
            case FieldKind::list:
                return write_list(writer, field, element);
        }
    });
}

bool read_field(Reader& reader, const Table& table, const Field& field, Value value, void* position,
                CardSet& placed) {
    auto* bytes = static_cast<unsigned char*>(position);
    return read_elements(reader, table, field, value, bytes, [&](Value at, unsigned char* element) {
        switch (field.kind) {
            case FieldKind::cards:
                return read_cards(reader, table, at, element, placed);
            case FieldKind::stack:
                return read_stack(reader, table, field, at, element, placed);
            case FieldKind::places:
                return read_places(reader, table, field, at, element, placed);
            case FieldKind::numbers:
                break;
            case FieldKind::list:
                return read_list(reader, table, field, at, element);
        }
        std::int64_t number = 0;
        if (!read_value(reader, table, field, at, number)) return false;
        write_number(element, 0, field.width, static_cast<std::int32_t>(number));
        return true;
    });
}

}  // namespace cardrules::json
