// Views: what they say, what their viewer may do, positions that agree with them.
#include <algorithm>
#include <limits>

#include <cardrules/view_json.hpp>

#include "handles.hpp"
#include "position.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

const View& view_of(const cardrules_view* view) {
    return given(view, "view").view;
}

// A position in which the viewer may do the same as in the one that he looks at.
const State& position_of(const cardrules_view* view) {
    const cardrules_view& of = given(view, "view");
    check(of.possible);
    return of.positions.first();
}

void draw(const cardrules_view* view, const std::uint8_t* key, std::uint64_t number, State& out) {
    position_of(view);
    Key bytes;
    std::copy_n(&given(key, "key"), bytes.size(), bytes.begin());
    ChanceStream stream(bytes, Purpose::determinization, number);
    view->positions.sample(stream, out);
}

}  // namespace

std::int32_t cardrules_view_clone(const cardrules_view* view, cardrules_view** clone,
                                  cardrules_error* error) {
    return guard(error, [&] {
        cardrules_view** out = empty(clone, "clone");
        *out = new cardrules_view(given(view, "view"));
    });
}

void cardrules_view_destroy(cardrules_view* view) {
    delete view;
}

const char* cardrules_view_game(const cardrules_view* view) {
    return view == nullptr ? nullptr : view->view.info().name.data();
}

std::int32_t cardrules_view_players(const cardrules_view* view, std::int32_t* players,
                                    cardrules_error* error) {
    return guard(error, [&] { given(players, "players") = view_of(view).players(); });
}

std::int32_t cardrules_view_viewer(const cardrules_view* view, std::int32_t* viewer,
                                   cardrules_error* error) {
    return guard(error, [&] { given(viewer, "viewer") = view_of(view).viewer; });
}

std::int32_t cardrules_view_step(const cardrules_view* view, std::int32_t* step,
                                 cardrules_error* error) {
    return guard(error, [&] {
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        given(step, "step") = static_cast<std::int32_t>(std::min(view_of(view).step, most));
    });
}

std::int32_t cardrules_view_edit(const cardrules_view* view, std::uint64_t* edit,
                                 cardrules_error* error) {
    return guard(error, [&] { given(edit, "edit") = view_of(view).edit; });
}

std::int32_t cardrules_view_turn(const cardrules_view* view, std::int32_t* mode,
                                 std::int32_t* actor, std::uint32_t* seats,
                                 cardrules_error* error) {
    return guard(error, [&] { write_turn(view_of(view).turn, {mode, actor, seats}); });
}

std::int32_t cardrules_view_legal_count(const cardrules_view* view, std::uint32_t* count,
                                        cardrules_error* error) {
    return guard(error, [&] {
        given(count, "count") = legal_count(position_of(view), view_of(view).viewer);
    });
}

std::int32_t cardrules_view_legal_moves(const cardrules_view* view, std::uint64_t* moves,
                                        std::size_t capacity, std::size_t* needed,
                                        cardrules_error* error) {
    return guard(error, [&] {
        const Output out(moves, capacity, needed);
        write_legal(position_of(view), view_of(view).viewer, out);
    });
}

std::int32_t cardrules_view_legal_text(const cardrules_view* view, std::uint32_t index,
                                       char* buffer, std::size_t capacity, std::size_t* needed,
                                       cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        return write_legal_text(position_of(view), view_of(view).viewer, index, out);
    });
}

std::int32_t cardrules_view_choices(const cardrules_view* view, char* buffer, std::size_t capacity,
                                    std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, choices_json(view_of(view)));
    });
}

std::int32_t cardrules_view_check(const cardrules_view* view, std::uint64_t move,
                                  cardrules_error* error) {
    return guard(error, [&] {
        const State& position = position_of(view);
        const int viewer = view_of(view).viewer;
        return refusal(position, viewer, Move{move}, position.check(viewer, Move{move}));
    });
}

std::int32_t cardrules_view_check_text(const cardrules_view* view, const char* text,
                                       cardrules_error* error) {
    return guard(error, [&] {
        const State& position = position_of(view);
        const int viewer = view_of(view).viewer;
        const Move move = move_of(position, text);
        return refusal(position, viewer, text, position.check(viewer, move));
    });
}

std::int32_t cardrules_view_save(const cardrules_view* view, char* buffer, std::size_t capacity,
                                 std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, view_json(view_of(view)));
    });
}

std::int32_t cardrules_view_load(const char* text, cardrules_view** view, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_view** out = empty(view, "view");
        View loaded;
        throw_if_failed(read_view(&given(text, "text"), loaded));
        *out = new cardrules_view(loaded);
    });
}

std::int32_t cardrules_view_preview(const cardrules_view* view, const char* text, char* buffer,
                                    std::size_t capacity, std::size_t* needed,
                                    cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, preview_json(view_of(view), &given(text, "text")));
    });
}

std::int32_t cardrules_view_hash(const cardrules_view* view, std::uint64_t* hash,
                                 cardrules_error* error) {
    return guard(error, [&] { given(hash, "hash") = view_hash(view_of(view)); });
}

std::int32_t cardrules_view_determinize(const cardrules_view* view, const std::uint8_t* key,
                                        std::uint64_t number, cardrules_state** state,
                                        cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(state, "state");
        State drawn;
        draw(view, key, number, drawn);
        *out = new cardrules_state{drawn};
    });
}

std::int32_t cardrules_view_determinize_into(const cardrules_view* view, const std::uint8_t* key,
                                             std::uint64_t number, cardrules_state* state,
                                             cardrules_error* error) {
    return guard(error, [&] { draw(view, key, number, given(state, "state").state); });
}
