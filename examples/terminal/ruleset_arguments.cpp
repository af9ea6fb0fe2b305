#include "ruleset_arguments.hpp"

#include <vector>

#include <cardrules/json.hpp>

#include "failure.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

std::string game_names() {
    std::vector<std::string_view> names;
    for (int game = 0; game < game_count(); ++game) names.push_back(game_info(game).name);
    return joined(names);
}

void set_options(Ruleset& ruleset, const std::string& text) {
    const Problem problem = read_options(text, ruleset);
    if (problem.ok()) return;
    const GameInfo& info = ruleset.info();
    if (problem.code == Code::unknown_option)
        throw Failure(
            problem.message,
            "its options are " + joined(info.options, ", ", [](const OptionInfo& described) {
                return std::string(described.name);
            }));
    if (problem.code == Code::bad_option)
        throw Failure(problem.message, "see `cardrules describe " + std::string(info.name) + '`');
    throw Failure("--options: " + problem.message,
                  "write it like --options '{\"dealer\":\"lot\"}'");
}

void set_preset(Ruleset& ruleset, const std::string& name) {
    if (ruleset.preset(name).ok()) return;
    const GameInfo& info = ruleset.info();
    const std::string names = joined(
        info.presets, ", ", [](const PresetInfo& preset) { return std::string(preset.name); });
    throw Failure(std::string(info.name) + " has no preset " + in_quotes(name),
                  names.empty() ? "it has none; use --options" : "its presets are " + names);
}

}  // namespace

void RulesetArguments::add_to(CLI::App& command, bool needs_game) {
    auto* name = command.add_option("game", game, "Name of a game, as in `cardrules list`");
    if (needs_game) name->required();
    command.add_option("-p,--players", players, "Number of players (the fewest the game takes)")
        ->type_name("N");
    command.add_option("--preset", preset, "A named set of options")->type_name("NAME");
    command.add_option("--options", options, "Rule options, as '{\"dealer\":\"lot\"}'")
        ->type_name("JSON");
    command.add_option("--rules", rules, "Version of the rules (the latest)")->type_name("N");
}

int RulesetArguments::game_index() const {
    const int index = find_game(game, rules);
    if (index >= 0) return index;
    if (find_game(game) >= 0)
        throw Failure(game + " has no rules of version " + std::to_string(rules),
                      "leave --rules out for the latest");
    throw Failure("there is no game " + in_quotes(game), "the games are " + game_names());
}

Ruleset RulesetArguments::ruleset() const {
    const GameInfo& info = game_info(game_index());
    Ruleset ruleset;
    const int count = players == 0 ? fewest_players(info) : players;
    if (!Ruleset::create(info.name, count, ruleset, info.rules).ok())
        throw Failure(std::string(info.name) + " is not for " +
                          counted(static_cast<std::uint64_t>(count), "player", "players"),
                      "it is for " + seat_counts_text(info) + " players");
    if (!preset.empty()) set_preset(ruleset, preset);
    if (!options.empty()) set_options(ruleset, options);
    return ruleset;
}

std::string seat_counts_text(const GameInfo& info) {
    std::vector<int> counts;
    for (int players = 1; players <= max_seats; ++players)
        if (info.takes(players)) counts.push_back(players);
    if (counts.size() > 2 && counts.back() - counts.front() == static_cast<int>(counts.size()) - 1)
        return std::to_string(counts.front()) + " to " + std::to_string(counts.back());
    return joined(counts, " or ", [](int count) { return std::to_string(count); });
}

std::string option_values_text(const OptionInfo& option, int players) {
    switch (option.kind) {
        case ValueKind::name:
            return joined(option.names, ", ", in_quotes);
        case ValueKind::seat:
            return "0 … " + std::to_string(players - 1) + ", \"lot\"";
        default:
            return std::to_string(option.min) + " … " + std::to_string(option.max);
    }
}

std::string option_value_text(const OptionInfo& option, std::int32_t value) {
    if (option.kind == ValueKind::name && value >= 0 &&
        value < static_cast<std::int32_t>(option.names.size()))
        return in_quotes(option.names[static_cast<std::size_t>(value)]);
    if (option.kind == ValueKind::seat && value == -1) return "\"lot\"";
    return std::to_string(value);
}

int fewest_players(const GameInfo& info) {
    int players = 1;
    while (players < max_seats && !info.takes(players)) ++players;
    return players;
}

}  // namespace cardrules::terminal
