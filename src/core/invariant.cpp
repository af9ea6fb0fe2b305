#include "core/invariant.hpp"

#include <cstdlib>

#include "core/access.hpp"
#include "core/zones.hpp"

namespace cardrules {

namespace {

bool cards_conserved(const State& state) noexcept {
    CardSet seen;
    int count = 0;
    for_each_zone_card(StateAccess::game(state), StateAccess::position(state), state.players(),
                       [&](Card card) {
                           seen.insert(card);
                           ++count;
                       });
    return count == seen.size() && (count == 0 || seen == state.info().pack);
}

bool everybody_can_move(const State& state) noexcept {
    const Turn turn = state.turn();
    if (turn.mode == Mode::lot) return !state.legal(chance).empty();
    for (int seat = 0; seat < state.players(); ++seat)
        if (turn.acts(seat) && state.legal(seat).empty()) return false;
    return turn.over() || turn.chance_acts() || !turn.seats.empty();
}

}  // namespace

std::string_view fault_of(const State& state) noexcept {
    if (state.players() == 0) return {};
    if (!cards_conserved(state)) return "cards";
    const Game& game = StateAccess::game(state);
    const std::string_view field = game.contradiction(state.header(), StateAccess::position(state));
    if (!field.empty()) return field;
    return everybody_can_move(state) ? std::string_view() : "turn";
}

#ifdef CARDRULES_CHECK_INVARIANTS
void check_invariant(const State& state) noexcept {
    if (!fault_of(state).empty()) std::abort();
}
#endif

}  // namespace cardrules
