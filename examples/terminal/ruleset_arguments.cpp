#include "ruleset_arguments.hpp"

#include <vector>

#include <nlohmann/json.hpp>

#include "failure.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

std::string game_names() {
    std::vector<std::string_view> names;
    for (int game = 0; game < game_count(); ++game) names.push_back(game_info(game).name);
    return joined(names);
}

const OptionInfo* option_of(const GameInfo& info, std::string_view name) {
    for (const OptionInfo& option : info.options)
        if (option.name == name) return &option;
    return nullptr;
}

nlohmann::json parse_options(const std::string& text) {
    nlohmann::json options = nlohmann::json::parse(text, nullptr, false);
    if (!options.is_object())
        throw Failure("--options is no JSON object: " + text,
                      "write it like --options '{\"dealer\":\"lot\"}'");
    return options;
}

Status set_option(Ruleset& ruleset, const std::string& name, const nlohmann::json& value) {
    if (value.is_string()) return ruleset.set(name, value.get_ref<const std::string&>());
    if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        const auto narrow = static_cast<std::int32_t>(number);
        // -1 is "lot" inside of the library, and no value that people write.
        if (narrow == number && number >= 0) return ruleset.set(name, narrow);
    }
    return {Code::bad_option};
}

void set_options(Ruleset& ruleset, const std::string& text) {
    const GameInfo& info = ruleset.info();
    for (const auto& [name, value] : parse_options(text).items()) {
        const OptionInfo* option = option_of(info, name);
        if (option == nullptr)
            throw Failure(
                std::string(info.name) + " has no option " + in_quotes(name),
                "its options are " + joined(info.options, ", ", [](const OptionInfo& described) {
                    return std::string(described.name);
                }));
        if (!set_option(ruleset, name, value).ok())
            throw Failure("option " + name + " does not take " +
                              value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace),
                          "it takes " + option_values_text(*option, ruleset.players));
    }
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
