// cardrules replay: what happened in a game that was written down.
#include <iostream>
#include <memory>

#include <cardrules/view_json.hpp>

#include "files.hpp"
#include "narrator.hpp"
#include "program.hpp"
#include "view_text.hpp"
#include "viewer_argument.hpp"
#include "whole_number.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

struct ReplayArguments {
    std::string file;
    std::string viewer;
    std::int64_t to = -1;
    std::uint64_t line = 0;
    bool json = false;
};

std::int64_t last_ply(const ReplayArguments& arguments, const Match& match) {
    if (arguments.to < 0) return match.ply();
    if (arguments.to <= match.ply()) return arguments.to;
    throw Failure("the game has no ply " + std::to_string(arguments.to),
                  "it has " + counted(static_cast<std::uint64_t>(match.ply()), "step", "steps") +
                      ", so --to is at most that");
}

// The first steps of a match, as a match.
Match first_steps(const Match& match, std::int64_t count) {
    const MatchOptions by_host{.chance = ChanceMode::host};
    Match first =
        match.starts_new_game() ? Match(match.ruleset(), by_host) : Match(match.start(), by_host);
    for (const Step& step : match.steps().first(static_cast<std::size_t>(count))) {
        if (step.is_deal())
            first.apply_deal(match.deal_of(step));
        else
            first.apply(step.actor, step.move);
    }
    return first;
}

void tell(const Console& console, const Match& match, int viewer, bool host, std::int64_t to) {
    Narrator(console, match.ruleset().info(), viewer, host).tell(match, 0, to);
    const View view = view_of(match, viewer, to);
    const Wording wording(console, viewer);
    console.print(view.turn.over() ? wording.result(view) : view_text(wording, view));
}

int replay(const Console& console, const ReplayArguments& arguments) {
    const LoadedGame game = load_game(arguments.file, arguments.line);
    const Match& match = game.match;
    const bool host = arguments.viewer.empty();
    const int viewer = host ? spectator : viewer_of_text(arguments.viewer, match.ruleset().players);
    const std::int64_t to = last_ply(arguments, match);
    if (arguments.json)
        console.print_line(events_json(first_steps(match, to), viewer));
    else
        tell(console, match, viewer, host, to);
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
        ->check(whole_number(0, 1U << 30U))
        ->type_name("PLY");
    command
        ->add_option("--viewer", arguments->viewer,
                     "What one seat, or the spectator, could see (all that was done)")
        ->type_name("S");
    command->add_option("--line", arguments->line, "Which game of a file with one on each line")
        ->check(whole_number(1))
        ->type_name("N");
    command->add_flag("--json", arguments->json, "Print the events as JSON");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return replay(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
