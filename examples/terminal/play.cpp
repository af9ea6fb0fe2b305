// cardrules play: a game against bots, or of several people at one screen.
#include <memory>
#include <vector>

#include "bots.hpp"
#include "deal_arguments.hpp"
#include "files.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "session.hpp"
#include "whole_number.hpp"

namespace cardrules::terminal {

namespace {

struct PlayArguments {
    RulesetArguments ruleset;
    std::vector<int> seats;
    bool hot_seat = false;
    std::uint64_t seed = 0;
    bool seeded = false;
    std::string load;
};

Match new_match(const PlayArguments& arguments) {
    if (arguments.ruleset.game.empty())
        throw Failure("which game is to be played?",
                      "`cardrules list` names them; --load FILE goes on with a saved one");
    const Key key = arguments.seeded ? key_from_seed(arguments.seed) : random_key();
    return Match(arguments.ruleset.ruleset(), {.chance = ChanceMode::seeded, .key = key});
}

Match saved_match(const std::string& path) {
    LoadedGame game = load_game(path);
    if (!game.is_save || game.match.chance_mode() != ChanceMode::seeded)
        throw Failure(path + " has no key to go on with", "name a file that `save` wrote");
    return std::move(game.match);
}

SeatSet people_of(const PlayArguments& arguments, int players) {
    if (arguments.hot_seat) return SeatSet::first(players);
    SeatSet people;
    for (const int seat : arguments.seats) {
        if (seat < 0 || seat >= players)
            throw Failure("there is no seat " + std::to_string(seat),
                          "the seats are 0 to " + std::to_string(players - 1));
        people.insert(seat);
    }
    return people.empty() ? SeatSet::single(0) : people;
}

int play(const Console& console, const PlayArguments& arguments) {
    Match match = arguments.load.empty() ? new_match(arguments) : saved_match(arguments.load);
    const SeatSet people = people_of(arguments, match.ruleset().players);
    const RandomBots bots =
        arguments.seeded ? RandomBots::of_seed(arguments.seed) : RandomBots(random_key());
    Session(console, std::move(match), people, bots).run();
    return success;
}

}  // namespace

void add_play(Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "play", "Play against random bots, or with others at one screen");
    auto arguments = std::make_shared<PlayArguments>();
    arguments->ruleset.add_to(*command, false);
    auto* seats =
        command->add_option("--seat", arguments->seats, "Your seat (0); several for several people")
            ->type_name("S");
    command->add_flag("--hot-seat", arguments->hot_seat, "People play all the seats")
        ->excludes(seats);
    auto* seed =
        command->add_option("--seed", arguments->seed, "The same seed gives the same cards")
            ->check(whole_number())
            ->type_name("N");
    command
        ->add_option("--load", arguments->load,
                     "Go on with a game that was saved, under its own rules")
        ->type_name("FILE")
        ->excludes("game", "--players", "--preset", "--options", "--rules");
    command->callback([&program, arguments, seed] {
        arguments->seeded = seed->count() > 0;
        program.run = [&program, arguments] { return play(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
