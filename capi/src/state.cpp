// States made, copied and destroyed; what they tell.
#include <cardrules/state.hpp>

#include "handles.hpp"
#include "position.hpp"
#include "rules.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

const State& state_of(const cardrules_state* state) {
    return given(state, "state").state;
}

}  // namespace

std::int32_t cardrules_state_create(const char* game, std::int32_t players, const char* options,
                                    cardrules_state** state, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(state, "state");
        State first;
        check(State::create(ruleset_of(game, players, options), first));
        *out = new cardrules_state{first};
    });
}

std::int32_t cardrules_state_clone(const cardrules_state* state, cardrules_state** clone,
                                   cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(clone, "clone");
        *out = new cardrules_state{state_of(state)};
    });
}

std::int32_t cardrules_state_copy(cardrules_state* state, const cardrules_state* from,
                                  cardrules_error* error) {
    return guard(error, [&] { given(from, "from").state.copy_to(given(state, "state").state); });
}

void cardrules_state_destroy(cardrules_state* state) {
    delete state;
}

const char* cardrules_state_game(const cardrules_state* state) {
    return state == nullptr ? nullptr : state->state.info().name.data();
}

std::int32_t cardrules_state_players(const cardrules_state* state, std::int32_t* players,
                                     cardrules_error* error) {
    return guard(error, [&] { given(players, "players") = state_of(state).players(); });
}

std::int32_t cardrules_state_score(const cardrules_state* state, std::int32_t seat,
                                   std::int32_t* score, cardrules_error* error) {
    return guard(error, [&] {
        const State& of = state_of(state);
        if (seat < 0 || seat >= of.players()) refuse_argument("seat", "is none of the game");
        given(score, "score") = of.score(seat);
    });
}

std::int32_t cardrules_state_result(const cardrules_state* state, cardrules_result* result,
                                    cardrules_error* error) {
    return guard(error, [&] { return write_result(state_of(state), result); });
}

std::int32_t cardrules_state_hash(const cardrules_state* state, std::uint64_t* hash,
                                  cardrules_error* error) {
    return guard(error, [&] { given(hash, "hash") = state_of(state).hash(); });
}
