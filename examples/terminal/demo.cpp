// cardrules demo: games of random players, to watch.
#include <memory>
#include <optional>

#include "bots.hpp"
#include "deal_arguments.hpp"
#include "failure.hpp"
#include "narrator.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "whole_number.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

struct DemoArguments {
    RulesetArguments ruleset;
    std::uint64_t seed = 0;
};

void play(const Console& console, const Ruleset& ruleset, std::uint64_t seed) {
    const GameInfo& info = ruleset.info();
    console.print_line(console.paint(Paint::strong, title_of(info.name)) + ", " +
                       std::to_string(ruleset.players) + " random players, seed " +
                       std::to_string(seed));
    Match match(ruleset, {.chance = ChanceMode::seeded, .key = key_from_seed(seed)});
    const RandomBots bots = RandomBots::of_seed(seed);
    Narrator narrator(console, info, spectator, true);
    std::int64_t told = 0;
    while (true) {
        narrator.tell(match, told, match.ply());
        told = match.ply();
        if (match.over()) break;
        const int seat = match.turn().seats.lowest();
        match.apply(seat, bots.choose(match, seat));
    }
    console.print(Wording(console, spectator).result(view_of(match, spectator)));
}

int demo(const Console& console, const DemoArguments& arguments) {
    if (!arguments.ruleset.game.empty()) {
        play(console, arguments.ruleset.ruleset(), arguments.seed);
        return success;
    }
    for (int game = 0; game < game_count(); ++game) {
        RulesetArguments each = arguments.ruleset;
        each.game = game_info(game).name;
        if (game > 0) console.print_line();
        play(console, each.ruleset(), arguments.seed);
    }
    return success;
}

}  // namespace

void add_demo(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("demo", "Watch a game of random players, or one of each kind");
    auto arguments = std::make_shared<DemoArguments>();
    arguments->ruleset.add_to(*command, false);
    arguments->seed = random_seed();
    command->add_option("--seed", arguments->seed, "The same seed gives the same game (any)")
        ->check(whole_number())
        ->type_name("N");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return demo(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
