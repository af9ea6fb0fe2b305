// What a viewer may know of a match or a state.
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "handles.hpp"
#include "position.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

// A match for a viewer whom there is.
const Match& match_for(const cardrules_match* match, int viewer) {
    const Match& of = given(match, "match").match;
    require_viewer(viewer, of.state().players());
    return of;
}

void require_step(const Match& match, int step) {
    if (step < -1 || step > match.ply()) refuse_argument("step", "is none of the match");
}

}  // namespace

std::int32_t cardrules_match_viewer_view(const cardrules_match* match, std::int32_t viewer,
                                         std::int32_t step, cardrules_view** view,
                                         cardrules_error* error) {
    return guard(error, [&] {
        cardrules_view** out = empty(view, "view");
        const Match& of = match_for(match, viewer);
        require_step(of, step);
        *out = new cardrules_view(view_of(of, viewer, step));
    });
}

std::int32_t cardrules_match_viewer_view_json(const cardrules_match* match, std::int32_t viewer,
                                              std::int32_t step, char* buffer, std::size_t capacity,
                                              std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        const Match& of = match_for(match, viewer);
        require_step(of, step);
        write(out, view_json(view_of(of, viewer, step)));
    });
}

std::int32_t cardrules_match_viewer_events(const cardrules_match* match, std::int32_t viewer,
                                           std::int32_t step, std::int32_t index, char* buffer,
                                           std::size_t capacity, std::size_t* needed,
                                           cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        const Match& of = match_for(match, viewer);
        if (step < 0 || step > of.ply()) refuse_argument("step", "is none of the match");
        if (index < 0) refuse_argument("index", "is below 0");
        write(out, events_json(of, viewer, step, index));
    });
}

std::int32_t cardrules_match_viewer_preview(const cardrules_match* match, std::int32_t viewer,
                                            const char* text, char* buffer, std::size_t capacity,
                                            std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, preview_json(match_for(match, viewer), viewer, &given(text, "text")));
    });
}

std::int32_t cardrules_match_viewer_record(const cardrules_match* match, std::int32_t viewer,
                                           char* buffer, std::size_t capacity, std::size_t* needed,
                                           cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, redacted_record_json(match_for(match, viewer), viewer));
    });
}

std::int32_t cardrules_match_viewer_hash(const cardrules_match* match, std::int32_t viewer,
                                         std::uint64_t* hash, cardrules_error* error) {
    return guard(
        error, [&] { given(hash, "hash") = view_hash(view_of(match_for(match, viewer), viewer)); });
}

std::int32_t cardrules_match_viewer_choices(const cardrules_match* match, std::int32_t viewer,
                                            char* buffer, std::size_t capacity, std::size_t* needed,
                                            cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, choices_json(match_for(match, viewer).state(), viewer));
    });
}

std::int32_t cardrules_match_viewer_check(const cardrules_match* match, std::int32_t viewer,
                                          std::uint64_t move, std::int32_t expected_step,
                                          cardrules_error* error) {
    return guard(error, [&] {
        const Match& of = match_for(match, viewer);
        const Status status = cardrules::check(of, viewer, Move{move}, expected_step);
        return refusal(of.state(), viewer, Move{move}, status);
    });
}

std::int32_t cardrules_match_viewer_check_text(const cardrules_match* match, std::int32_t viewer,
                                               const char* text, std::int32_t expected_step,
                                               cardrules_error* error) {
    return guard(error, [&] {
        const Match& of = match_for(match, viewer);
        const Move move = move_of(of.state(), text);
        const Status status = cardrules::check(of, viewer, move, expected_step);
        return refusal(of.state(), viewer, text, status);
    });
}

std::int32_t cardrules_state_viewer_view(const cardrules_state* state, std::int32_t viewer,
                                         cardrules_view** view, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_view** out = empty(view, "view");
        const State& of = given(state, "state").state;
        require_viewer(viewer, of.players());
        *out = new cardrules_view(view_of(of, viewer));
    });
}
