// cardrules list: the games there are.
#include <nlohmann/json.hpp>

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
    program.app.add_subcommand("list", "Name the games")->callback([&program] {
        program.run = [&console = program.console] { return list(console); };
    });
}

}  // namespace cardrules::terminal
