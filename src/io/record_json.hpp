// Records: the rules a game is played under and its steps.
#pragma once

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>

#include "io/reader.hpp"
#include "io/replay.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// The member "start" of a match that did not begin with a new game.
void write_start(Writer& writer, const Match& match);
// The members "steps" and, of a match that is over, "result".
void write_steps(Writer& writer, const Match& match, const Checkpoints& checkpoints);

// The position that a document begins with: its "start", or that of a new game.
bool read_start(Reader& reader, const Ruleset& ruleset, Value start, State& out);

// Replays the record on a tape on a bare state.
bool check_record(Reader& reader, Tape& tape, Progress& progress);

}  // namespace cardrules::json
