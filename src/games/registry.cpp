// The games of this build, in the order of its lists.
#include <iterator>

#include "core/game.hpp"

#define CARDRULES_GAME(name)           \
    namespace cardrules::games::name { \
    extern const Game game;            \
    }
#include "games_all.inc"
#undef CARDRULES_GAME

namespace cardrules {

#define CARDRULES_GAME(name) &games::name::game,
const Game* const detail::registry[] = {
#include "games_all.inc"
};
#undef CARDRULES_GAME

int game_count() noexcept {
    return static_cast<int>(std::size(detail::registry));
}

const GameInfo& game_info(int game) noexcept {
    return *game_at(game >= 0 && game < game_count() ? game : 0).info;
}

int find_game(std::string_view name, int rules) noexcept {
    int found = -1;
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        if (info.name != name || (rules != 0 && info.rules != rules)) continue;
        if (found < 0 || info.rules > game_info(found).rules) found = game;
    }
    return found;
}

}  // namespace cardrules
