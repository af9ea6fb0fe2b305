// Plays a game of each kind, always by the first legal move.
#include <array>
#include <cstdio>
#include <cstdlib>

#include <cardrules/catalog.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>

namespace {

bool deal(cardrules::State& state) {
    std::array<cardrules::Card, 64> pack{};
    std::size_t size = 0;
    for (const cardrules::Card card : state.deal_cards()) pack[size++] = card;
    return state.apply_deal({pack.data(), size}).ok();
}

bool move(cardrules::State& state) {
    if (!state.deal_cards().empty()) return deal(state);
    const int actor = state.turn().chance_acts() ? cardrules::chance : state.turn().seats.lowest();
    return state.apply_index(actor, 0).ok();
}

bool play(const cardrules::GameInfo& game) {
    int players = 2;
    while (!game.takes(players)) ++players;
    cardrules::Ruleset ruleset;
    cardrules::State state;
    if (!cardrules::Ruleset::create(game.name, players, ruleset).ok()) return false;
    if (!cardrules::State::create(ruleset, state).ok()) return false;
    for (int steps = 0; steps < 100000 && !state.over(); ++steps) {
        if (!move(state)) return false;
    }
    return state.over();
}

}  // namespace

int main() {
    for (int game = 0; game < cardrules::game_count(); ++game) {
        const cardrules::GameInfo& info = cardrules::game_info(game);
        if (!play(info)) return EXIT_FAILURE;
        std::printf("%.*s\n", static_cast<int>(info.name.size()), info.name.data());
    }
    return cardrules::game_count() > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
