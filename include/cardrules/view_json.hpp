// What a viewer may know, as JSON: all of it may be handed to that viewer. The form is that of the
// documents in json.hpp; DOCUMENTS.md shows an example of each.
//
// Viewers are seats and the spectator, and whoever is neither gets what the spectator gets. What is
// said in json.hpp of errors, exceptions and threads holds here too.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <cardrules/event.hpp>
#include <cardrules/json.hpp>
#include <cardrules/match.hpp>
#include <cardrules/view.hpp>

namespace cardrules {

// A view, and back. Reading makes sure that some position agrees with the view. Errors: those of
// reading, and impossible.
[[nodiscard]] std::string view_json(const View& view);
Problem read_view(std::string_view text, View& out);
[[nodiscard]] View view_from_json(std::string_view text);

// A viewer's events of a match from an event on: what events_of() in viewing.hpp gives.
// {"format":1,"document":"events","game":…,"viewer":…,"edit":…,"next":…,"events":[…]}
[[nodiscard]] std::string events_json(const Match& match, int viewer, std::int64_t step = 0,
                                      std::int32_t index = 0);
// One event of a view's viewer.
[[nodiscard]] std::string event_json(const View& view, const Event& event);

// What the view's viewer may do, as choices_json() of a state. Errors (thrown): impossible.
[[nodiscard]] std::string choices_json(const View& view);

// Why a viewer could not make a move, given by its notation.
// {"ok":true} or {"ok":false,"code":…,"verb":…,"slot":…,"rule":…,"message":…}
[[nodiscard]] std::string check_json(const Match& match, int viewer, std::string_view move,
                                     std::int64_t expected_step = -1);
[[nodiscard]] std::string check_json(const View& view, std::string_view move);

// What a viewer would know right after a move of his own: {"ok":true,"depends":false,"view":{…}},
// where it depends on what is hidden {"ok":true,"depends":true,"view":null}, and for a move that
// cannot be made what check_json() gives.
[[nodiscard]] std::string preview_json(const Match& match, int viewer, std::string_view move);
[[nodiscard]] std::string preview_json(const View& view, std::string_view move);

// The record of a match as far as a viewer may know it, while the game goes on and after: of a deal
// the cards that he knew right after it, others' sealed moves only when all were in.
[[nodiscard]] std::string redacted_record_json(const Match& match, int viewer);

}  // namespace cardrules
