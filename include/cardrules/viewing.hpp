// What each viewer may know of a match: all of these are viewer calls, whose answers may be handed
// to that viewer and to nobody else. A viewer is a seat or the spectator, and whoever is neither
// gets what the spectator gets. Const calls on a match, they may run concurrently.
#pragma once

#include <cstdint>
#include <vector>

#include <cardrules/event.hpp>
#include <cardrules/match.hpp>
#include <cardrules/view.hpp>

namespace cardrules {

// What a viewer may know now, or before step `ply` (0 … match.ply(); any other number means now).
[[nodiscard]] View view_of(const Match& match, int viewer, std::int64_t ply = -1);

// What a viewer has seen from an event on: step and index are the first wanted. Folded into his
// view before that step, or before that event, they give his view now. Nothing is stored for this:
// the steps are made again.
[[nodiscard]] std::vector<Event> events_of(const Match& match, int viewer, std::int64_t step = 0,
                                           std::int32_t index = 0);

// What a viewer may do; empty for the spectator.
[[nodiscard]] Choices choices_of(const Match& match, int viewer);

// Why a viewer could not make a move, as Match::check().
[[nodiscard]] Status check(const Match& match, int viewer, Move move,
                           std::int64_t expected_step = -1);

// What a viewer would know right after a move of his own. Errors: as Match::check(), and impossible
// for the spectator.
Status preview(const Match& match, int viewer, Move move, Preview& out);

}  // namespace cardrules
