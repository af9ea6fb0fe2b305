// cardrules describe: what a game is to a program.
#include <array>
#include <memory>

#include <cardrules/json.hpp>
#include <cardrules/notation.hpp>

#include "columns.hpp"
#include "failure.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

// By Kind.
constexpr std::array<std::string_view, 7> kind_names = {"card", "seat", "pile",  "position",
                                                        "rank", "suit", "number"};

std::string options_text(const Ruleset& ruleset) {
    const GameInfo& info = ruleset.info();
    std::vector<Row> rows;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const OptionInfo& option = info.options[i];
        rows.push_back({std::string(option.name), option_value_text(option, ruleset.options[i]),
                        "of " + option_values_text(option, ruleset.players)});
    }
    return in_columns(rows, 2);
}

std::string presets_text(const GameInfo& info) {
    std::vector<Row> rows;
    for (const PresetInfo& preset : info.presets)
        rows.push_back({std::string(preset.name),
                        joined(preset.options, ", ", [&info](const PresetOption& set) {
                            for (const OptionInfo& option : info.options)
                                if (option.name == set.option)
                                    return std::string(option.name) + ' ' +
                                           option_value_text(option, set.value);
                            return std::string(set.option);
                        })});
    return in_columns(rows, 2);
}

std::string verbs_text(const GameInfo& info) {
    std::vector<Row> rows;
    for (const VerbInfo& verb : info.verbs) {
        std::string form(verb.name);
        for (const SlotInfo& slot : verb.slots) form += " <" + std::string(slot.name) + '>';
        rows.push_back({form, std::string(rule_text(info, verb.rule)),
                        joined(verb.slots, ", ", [](const SlotInfo& slot) {
                            return std::string(slot.name) + ": " +
                                   std::string(kind_names[static_cast<std::size_t>(slot.kind)]);
                        })});
    }
    return in_columns(rows, 2);
}

std::string names_text(const Console& console, const std::span<const std::string_view>& names) {
    return wrapped(joined(names), console.width(), 2, 2);
}

void describe(const Console& console, const Ruleset& ruleset) {
    const GameInfo& info = ruleset.info();
    const auto heading = [&console](std::string_view text) {
        console.print_line(console.paint(Paint::strong, text));
    };
    heading(info.name);
    console.print_line("  " + seat_counts_text(info) + " players, " +
                       std::to_string(info.pack.size()) + " cards, rules of version " +
                       std::to_string(info.rules) + " (" + std::string(rule_text(info, 1)) +
                       " to " + std::string(rule_text(info, info.rule_count)) + ')');
    heading("Options of a game of " + std::to_string(ruleset.players));
    console.print(options_text(ruleset));
    if (!info.presets.empty()) heading("Presets");
    console.print(presets_text(info));
    heading("Moves");
    console.print(verbs_text(info));
    heading("Phases");
    console.print(names_text(console, info.phases));
    heading("What may become of a seat");
    console.print(names_text(console, info.statuses));
    heading("Events");
    console.print(names_text(console, info.labels));
    heading("How it ends");
    console.print(names_text(console, info.end_reasons));
}

}  // namespace

void add_describe(Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "describe", "Tell of a game: options, seats, moves, phases, events");
    auto arguments = std::make_shared<RulesetArguments>();
    arguments->add_to(*command);
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON, which tells of the default rules")
        ->excludes("--preset", "--options");
    command->callback([&program, arguments, json] {
        program.run = [&console = program.console, arguments, json] {
            const Ruleset ruleset = arguments->ruleset();
            if (*json)
                console.print_line(game_json(ruleset.game, ruleset.players));
            else
                describe(console, ruleset);
            return success;
        };
    });
}

}  // namespace cardrules::terminal
