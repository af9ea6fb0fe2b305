// Positions with their knowledge and sealed moves.
#pragma once

#include <cardrules/state.hpp>

#include "io/document.hpp"
#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// The members "position", "sealed" and "known", into an object that was begun.
void write_position(Writer& writer, const State& state);

struct PositionValues {
    Value position;
    Value sealed;
    Value known;
};
// Reads what write_position() wrote, and checks all of it.
bool read_position(Reader& reader, const Ruleset& ruleset, const PositionValues& values,
                   State& out);

// Reads a document of a state of one of several formats.
bool read_state(Reader& reader, std::string_view text, const Formats& formats, State& out);

}  // namespace cardrules::json
