// How a ruleset is named on the command line, the same for every command.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include <cardrules/problem.hpp>
#include <cardrules/ruleset.hpp>

namespace cardrules::terminal {

struct RulesetArguments {
    std::string game;
    int players = 0;  // 0 for the fewest that the game takes
    std::string preset;
    std::string options;
    int rules = 0;  // 0 for the latest version

    // Names them for a command; some commands do without a game.
    void add_to(CLI::App& command, bool needs_game = true);
    // The game's index. Throws Failure.
    [[nodiscard]] int game_index() const;
    // Throws Failure where they name no ruleset.
    [[nodiscard]] Ruleset ruleset() const;
};

// "2 or 4", the numbers of players that a game takes.
[[nodiscard]] std::string seat_counts_text(const GameInfo& info);
// What an option takes at a table of so many players, as "1 … 100" or "carry, own, discard".
[[nodiscard]] std::string option_values_text(const OptionInfo& option, int players);
// A value of an option as people write it.
[[nodiscard]] std::string option_value_text(const OptionInfo& option, std::int32_t value);
// The fewest players a game takes.
[[nodiscard]] int fewest_players(const GameInfo& info);

}  // namespace cardrules::terminal
