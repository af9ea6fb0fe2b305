// cardrules replay: what happened in a game that was written down.
#include <iostream>
#include <memory>

#include "files.hpp"
#include "narrator.hpp"
#include "program.hpp"
#include "view_text.hpp"
#include "viewer_argument.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

struct ReplayArguments {
    std::string file;
    std::string viewer;
    std::int64_t to = -1;
    std::uint64_t line = 0;
};

std::int64_t last_ply(const ReplayArguments& arguments, const Match& match) {
    if (arguments.to < 0) return match.ply();
    if (arguments.to <= match.ply()) return arguments.to;
    throw Failure("the game has no ply " + std::to_string(arguments.to),
                  "it has " + counted(static_cast<std::uint64_t>(match.ply()), "step", "steps") +
                      ", so --to is at most that");
}

int replay(const Console& console, const ReplayArguments& arguments) {
    const LoadedGame game = load_game(arguments.file, arguments.line);
    const Match& match = game.match;
    const bool host = arguments.viewer.empty();
    const int viewer = host ? spectator : viewer_of_text(arguments.viewer, match.ruleset().players);
    const std::int64_t to = last_ply(arguments, match);
    Narrator(console, match.ruleset().info(), viewer, host).tell(match, 0, to);
    View view = view_of(match.state_at(to), viewer);
    view.step = to;
    const Wording wording(console, viewer);
    console.print(view.turn.over() ? wording.result(view) : view_text(wording, view));
    if (game.others > 0 && arguments.line == 0)
        std::cerr << "This is the first of " << game.others + 1
                  << " games of the file; --line names another.\n";
    return success;
}

}  // namespace

void add_replay(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("replay", "Tell what happened in a record, save or vector");
    auto arguments = std::make_shared<ReplayArguments>();
    command->add_option("file", arguments->file, "A file, or - for standard input")->required();
    command->add_option("--to", arguments->to, "Stop before this step, and show the table")
        ->check(CLI::NonNegativeNumber)
        ->type_name("PLY");
    command
        ->add_option("--viewer", arguments->viewer,
                     "What one seat, or the spectator, could see (all that was done)")
        ->type_name("S");
    command->add_option("--line", arguments->line, "Which game of a file with one on each line")
        ->check(CLI::PositiveNumber)
        ->type_name("N");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return replay(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
