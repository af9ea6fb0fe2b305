// Replays the steps of a record or a vector and compares what they say on the way.
#pragma once

#include <array>

#include <cardrules/notation.hpp>
#include <cardrules/state.hpp>

#include "io/facts_json.hpp"
#include "io/reader.hpp"

namespace cardrules::json {

// Who made a step, and what he did.
struct StepText {
    int actor = chance;
    std::string_view text;
};

// Reads a step and compares its checkpoints with the state before it. Errors: bad_document,
// differs.
bool check_step(Reader& reader, Value step, const State& state, StepText& out);
// Whether a document tells the result of a game that is over, and of no other.
bool check_end(Reader& reader, Value document, Value result, const State& state);
// Notes a step that the rules refuse.
bool refuse_step(Reader& reader, Value step, const State& state, const StepText& made,
                 Status status);

// How far a replay came.
struct Progress {
    std::int64_t made = 0;     // steps that agreed
    std::int64_t failed = -1;  // the step that did not, or -1
};

// Replays steps on a game: anything with state() before the next step and apply(StepText), which
// returns a status.
template <class Game>
bool replay(Reader& reader, Value steps, Game& game, Progress& progress) {
    if (!reader.list(steps)) return false;
    Value step = steps.first();
    for (std::size_t i = 0; i < steps.size(); ++i, step = step.next()) {
        StepText text;
        bool agrees = check_step(reader, step, game.state(), text);
        if (agrees) {
            const Status status = game.apply(text);
            agrees = status.ok() || refuse_step(reader, step, game.state(), text, status);
        }
        if (!agrees) {
            progress.failed = progress.made;
            reader.say_before("step " + std::to_string(i) + ": ");
            return false;
        }
        ++progress.made;
    }
    return true;
}

}  // namespace cardrules::json
