// Positions with their knowledge and sealed moves.
#pragma once

#include <cardrules/state.hpp>

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

}  // namespace cardrules::json
