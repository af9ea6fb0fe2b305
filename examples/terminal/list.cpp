// cardrules list: the games there are.
#include <memory>

#include <cardrules/json.hpp>

#include "columns.hpp"
#include "failure.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

int list(const Console& console) {
    std::vector<Row> rows;
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        rows.push_back(
            {console.paint(Paint::strong, info.name), seat_counts_text(info) + " players",
             std::to_string(info.pack.size()) + " cards", "rules " + std::to_string(info.rules)});
    }
    console.print(in_columns(rows));
    return success;
}

}  // namespace

void add_list(Program& program) {
    CLI::App* command = program.app.add_subcommand("list", "Name the games");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "Print JSON: all that a program can know of the games");
    command->callback([&program, json] {
        program.run = [&console = program.console, json] {
            if (!*json) return list(console);
            console.print_line(catalog_json());
            return success;
        };
    });
}

}  // namespace cardrules::terminal
