// What conformance vectors say of a position.
#pragma once

#include <cardrules/state.hpp>

#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// The object of a state's facts.
void write_facts(Writer& writer, const State& state);
// Whether an object says of a state just what is so. Errors: differs, bad_document.
bool check_facts(Reader& reader, Value object, const State& state);

// The object of how a game ended; null while it goes on.
void write_result(Writer& writer, const State& state);
// Whether an object tells how a game that is over ended. Errors: differs, bad_document.
bool check_result(Reader& reader, Value object, const State& state);

}  // namespace cardrules::json
