// cardrules view: what one viewer may know at one moment of a game.
#include <memory>

#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "files.hpp"
#include "program.hpp"
#include "view_text.hpp"
#include "viewer_argument.hpp"
#include "whole_number.hpp"

namespace cardrules::terminal {

namespace {

struct ViewArguments {
    std::string file;
    std::string viewer;
    std::int64_t ply = -1;
    std::uint64_t line = 0;
    bool text = false;
};

int view(const Console& console, const ViewArguments& arguments) {
    const Match match = load_game(arguments.file, arguments.line).match;
    if (arguments.ply > match.ply())
        throw Failure("the game has no ply " + std::to_string(arguments.ply),
                      "its last is " + std::to_string(match.ply()));
    const int viewer = viewer_of_text(arguments.viewer, match.ruleset().players);
    const View view = view_of(match, viewer, arguments.ply);
    if (arguments.text)
        console.print(view_text(Wording(console, viewer), view));
    else
        console.print_line(view_json(view));
    return success;
}

}  // namespace

void add_view(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("view", "Print what one viewer may know, as JSON");
    auto arguments = std::make_shared<ViewArguments>();
    command->add_option("file", arguments->file, "A file, or - for standard input")->required();
    command->add_option("--ply", arguments->ply, "Before this step (after the last)")
        ->check(whole_number(0, 1U << 30U))
        ->type_name("N");
    command->add_option("--viewer", arguments->viewer, "A seat, or spectator")
        ->required()
        ->type_name("S");
    command->add_option("--line", arguments->line, "Which game of a file with one on each line")
        ->check(whole_number(1))
        ->type_name("N");
    command->add_flag("--text", arguments->text, "Print it for people");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return view(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
