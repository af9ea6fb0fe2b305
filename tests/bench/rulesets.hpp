// The rulesets that the floor (limit.cpp) plays.
#pragma once

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include <cardrules/ruleset.hpp>

namespace cardrules::bench {

struct Row {
    std::string_view game;
    int players;

    [[nodiscard]] std::string name() const {
        return std::string(game) + " " + std::to_string(players);
    }
};

inline constexpr std::array<Row, 6> rows = {{{"generals_war", 2},
                                             {"suicide_king", 2},
                                             {"suicide_king", 5},
                                             {"bot_war", 2},
                                             {"bot_war", 3},
                                             {"bot_war", 5}}};

// Default options, but that cards are drawn from the tops of the piles.
inline Ruleset ruleset_of(const Row& row) {
    Ruleset ruleset;
    if (!Ruleset::create(row.game, row.players, ruleset).ok()) std::abort();
    if (row.game == "suicide_king" && !ruleset.set("draw_from", "top").ok()) std::abort();
    return ruleset;
}

}  // namespace cardrules::bench
