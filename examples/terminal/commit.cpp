// cardrules commit: what to publish before a game, so that its deals can be checked after it.
#include <memory>

#include "files.hpp"
#include "key_argument.hpp"
#include "program.hpp"
#include "whole_number.hpp"

namespace cardrules::terminal {

namespace {

struct CommitArguments {
    std::string key;
    std::string series;
    std::string save;
    std::uint64_t seed = 0;
    std::uint64_t game = 0;
    bool reveal = false;
};

Key key_of(const CommitArguments& arguments) {
    if (!arguments.key.empty()) return bytes_of_hex(arguments.key, "key");
    if (!arguments.series.empty())
        return game_key(bytes_of_hex(arguments.series, "key"), arguments.game);
    if (arguments.save.empty()) return game_key(key_from_seed(arguments.seed), arguments.game);
    const LoadedGame game = load_game(arguments.save);
    if (!game.is_save || game.match.chance_mode() != ChanceMode::seeded)
        throw Failure(arguments.save + " has no key", "name a file that `save` wrote");
    return game_key(game.match.key(), game.match.game());
}

int commit(const Console& console, const CommitArguments& arguments) {
    const Key key = key_of(arguments);
    console.print_line("commitment " + hex_of_bytes(commitment_of(key)));
    if (arguments.reveal) console.print_line("key " + hex_of_bytes(key));
    return success;
}

}  // namespace

void add_commit(Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "commit", "Print what binds a host to a game's key, to publish before the game");
    auto arguments = std::make_shared<CommitArguments>();
    auto* key = command->add_option_group("key", "Where the key comes from");
    key->add_option("--key", arguments->key, "The game's own key")->type_name("HEX");
    key->add_option("--series", arguments->series, "The key of a series of games")
        ->type_name("HEX");
    key->add_option("--seed", arguments->seed, "The seed of a series, as in play")
        ->check(whole_number())
        ->type_name("N");
    key->add_option("--save", arguments->save, "A file that `save` wrote")->type_name("FILE");
    key->require_option(1);
    command->add_option("--game", arguments->game, "Which game of the series, from 0 (0)")
        ->type_name("N");
    command->add_flag("--reveal", arguments->reveal,
                      "Print the game's key too: to publish after the game");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return commit(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
