// cardrules verify: whether the deals and lots of a game are those of the key committed to.
#include <algorithm>
#include <memory>

#include "files.hpp"
#include "key_argument.hpp"
#include "program.hpp"
#include "whole_number.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

struct VerifyArguments {
    std::string file;
    std::string key;
    std::string commitment;
    std::uint64_t line = 0;
};

// Whether a chance step is what event k under the key gives.
bool is_of_key(const Match& match, std::int64_t number, const Key& key, std::uint64_t event) {
    const Step& step = match.steps()[static_cast<std::size_t>(number)];
    const State state = match.state_at(number);
    if (!step.is_deal()) {
        const Choices lot = state.legal(chance);
        const SeatSet among{static_cast<std::uint8_t>(lot[0].from[0])};
        return step.move.argument(0) == draw_lot(key, event, among);
    }
    std::array<Card, max_cards> cards{};
    const std::size_t count = deal_order(key, event, state.deal_cards(), cards);
    const auto dealt = match.deal_of(step);
    return std::equal(dealt.begin(), dealt.end(), cards.begin(),
                      cards.begin() + static_cast<std::ptrdiff_t>(count));
}

// The outcomes of chance that are not the key's; counts all in `events`.
std::vector<std::string> faults_of(const Match& match, const Key& key, std::uint64_t& events) {
    std::vector<std::string> faults;
    for (std::int64_t number = 0; number < match.ply(); ++number) {
        const Step& step = match.steps()[static_cast<std::size_t>(number)];
        if (step.actor != chance) continue;
        if (!is_of_key(match, number, key, events))
            faults.push_back("step " + std::to_string(number) + ": the " +
                             (step.is_deal() ? "deal" : "lot") + " is not that of the key");
        ++events;
    }
    return faults;
}

int verify(const Console& console, const VerifyArguments& arguments) {
    const Key key = bytes_of_hex(arguments.key, "key");
    const Digest published = bytes_of_hex(arguments.commitment, "commitment");
    const LoadedGame game = load_game(arguments.file, arguments.line);
    std::uint64_t events = 0;
    std::vector<std::string> faults = faults_of(game.match, key, events);
    if (commitment_of(key) != published)
        faults.insert(faults.begin(), "the key is not the one that was committed to");
    for (const std::string& fault : faults) console.print_line(fault);
    if (!faults.empty()) return disagreement;
    console.print_line("The key is the one committed to, and " +
                       counted(events, "outcome of chance is", "outcomes of chance are") +
                       " what it gives.");
    return success;
}

}  // namespace

void add_verify(Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "verify", "Check a game's deals and lots against its key and the commitment to it");
    auto arguments = std::make_shared<VerifyArguments>();
    command->add_option("file", arguments->file, "A record or a save, or - for standard input")
        ->required();
    command->add_option("--key", arguments->key, "The game's key, published after the game")
        ->required()
        ->type_name("HEX");
    command->add_option("--commitment", arguments->commitment, "What was published before the game")
        ->required()
        ->type_name("HEX");
    command->add_option("--line", arguments->line, "Which game of a file with one on each line")
        ->check(whole_number(1))
        ->type_name("N");
    command->callback([&program, arguments] {
        program.run = [&program, arguments] { return verify(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
