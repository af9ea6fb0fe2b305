// Matches made, copied and destroyed; what their record tells.
#include <algorithm>
#include <limits>

#include <cardrules/match.hpp>

#include "handles.hpp"
#include "position.hpp"
#include "rules.hpp"
#include "setup.hpp"

using namespace cardrules;
using namespace cardrules::capi;

std::int32_t cardrules_match_create(const char* game, std::int32_t players, const char* options,
                                    const cardrules_match_options* setup, cardrules_match** match,
                                    cardrules_error* error) {
    return guard(error, [&] {
        cardrules_match** out = empty(match, "match");
        const Setup how = setup_of(setup);
        const Ruleset ruleset = ruleset_of(game, players, options, how.rules);
        *out = new cardrules_match(ruleset, how.options, how.log);
    });
}

std::int32_t cardrules_match_create_from_state(const cardrules_state* start,
                                               const cardrules_match_options* setup,
                                               cardrules_match** match, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_match** out = empty(match, "match");
        const Setup how = setup_of(setup);
        *out = new cardrules_match(given(start, "start").state, how.options, how.log);
    });
}

std::int32_t cardrules_match_clone(const cardrules_match* match, cardrules_match** clone,
                                   cardrules_error* error) {
    return guard(error, [&] {
        cardrules_match** out = empty(clone, "clone");
        *out = new cardrules_match(given(match, "match").match);
    });
}

void cardrules_match_destroy(cardrules_match* match) {
    delete match;
}

std::int32_t cardrules_match_set_log(cardrules_match* match, cardrules_log log, void* user,
                                     cardrules_error* error) {
    return guard(error, [&] { given(match, "match").log = {log, user}; });
}

const char* cardrules_match_game(const cardrules_match* match) {
    return match == nullptr ? nullptr : match->match.state().info().name.data();
}

std::int32_t cardrules_match_players(const cardrules_match* match, std::int32_t* players,
                                     cardrules_error* error) {
    return guard(
        error, [&] { given(players, "players") = given(match, "match").match.state().players(); });
}

std::int32_t cardrules_match_step(const cardrules_match* match, std::int32_t* step,
                                  cardrules_error* error) {
    return guard(error, [&] {
        const std::int64_t ply = given(match, "match").match.ply();
        constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
        given(step, "step") = static_cast<std::int32_t>(std::min(ply, most));
    });
}

std::int32_t cardrules_match_edit(const cardrules_match* match, std::uint64_t* edit,
                                  cardrules_error* error) {
    return guard(error, [&] { given(edit, "edit") = given(match, "match").match.edit(); });
}

std::int32_t cardrules_match_game_number(const cardrules_match* match, std::uint64_t* number,
                                         cardrules_error* error) {
    return guard(error, [&] { given(number, "number") = given(match, "match").match.game(); });
}

std::int32_t cardrules_match_hash(const cardrules_match* match, std::uint64_t* hash,
                                  cardrules_error* error) {
    return guard(error, [&] { given(hash, "hash") = given(match, "match").match.state().hash(); });
}

std::int32_t cardrules_match_result(const cardrules_match* match, cardrules_result* result,
                                    cardrules_error* error) {
    return guard(error, [&] { return write_result(given(match, "match").match.state(), result); });
}

std::int32_t cardrules_match_state(const cardrules_match* match, std::int32_t step,
                                   cardrules_state** state, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(state, "state");
        const Match& of = given(match, "match").match;
        if (step < -1 || step > of.ply()) refuse_argument("step", "is none of the match");
        *out = new cardrules_state{step == -1 ? of.state() : of.state_at(step)};
    });
}
