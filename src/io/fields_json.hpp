// Positions in documents: a walk over a game's fields.
#pragma once

#include <cardrules/state.hpp>

#include "core/field.hpp"
#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// What the fields of a position are read or written under.
struct Table {
    const GameInfo& info;
    int players;
};

// The value of one field.
void write_field(Writer& writer, const Table& table, const Field& field, const void* position);

// Reads one field into a position whose bytes of that field are zero. Every card it puts down is
// added to `placed`; one that is in there already is a fault.
bool read_field(Reader& reader, const Table& table, const Field& field, Value value, void* position,
                CardSet& placed);

// One number of a field, as its kind is written: a seat, a card, a name, true or false, a number.
void write_value(Writer& writer, const Field& field, std::int32_t number);
bool read_value(Reader& reader, const Table& table, const Field& field, Value value,
                std::int64_t& out);

}  // namespace cardrules::json
