// cardrules perft: how many sequences of moves there are from a deal on.
#include <memory>

#include <nlohmann/json.hpp>

#include <cardrules/notation.hpp>
#include <cardrules/perft.hpp>

#include "columns.hpp"
#include "deal_arguments.hpp"
#include "failure.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "whole_number.hpp"

namespace cardrules::terminal {

namespace {

constexpr int most_depth = 64;

struct PerftArguments {
    RulesetArguments ruleset;
    std::string deal;
    std::uint64_t seed = 0;
    bool seeded = false;
    int depth = 0;
    bool divide = false;
    bool json = false;
};

std::vector<Card> deal_of(const PerftArguments& arguments, const State& state) {
    if (!arguments.deal.empty()) return deal_of_text(arguments.deal);
    if (!arguments.seeded)
        throw Failure("perft needs the order of the pack",
                      "give it by --deal \"3H 9C …\", or as the deal of a --seed");
    std::array<Card, max_cards> cards{};
    const Key key = game_key(key_from_seed(arguments.seed), 0);
    const std::size_t count = deal_order(key, 0, state.info().pack, cards);
    return {cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(count)};
}

std::vector<PerftLevel> count_levels(const State& state, const std::vector<Card>& deal, int depth) {
    std::vector<PerftLevel> levels(static_cast<std::size_t>(depth) + 1);
    const Status status = count_sequences(state, deal, levels);
    if (!status.ok())
        throw Failure(explain(state, chance, "deal", status).message,
                      "name each card of the pack once");
    return levels;
}

// The first move of a sequence and how many sequences begin with it.
struct Part {
    std::string move;
    std::uint64_t sequences = 0;
};

std::vector<Part> divide(State state, const std::vector<Card>& deal, int depth) {
    std::vector<Part> parts;
    bool dealt = false;
    if (state.turn().mode == Mode::deal) dealt = state.apply_deal(deal).ok();
    const int actor = state.turn().seats.empty() ? chance : state.turn().seats.lowest();
    state.legal(actor).for_each([&](Move move) {
        State next = state;
        next.apply_unchecked(actor, move);
        std::uint64_t count = depth == 1 ? 1 : 0;
        if (depth > 1 && !(dealt && next.turn().mode == Mode::deal))
            count = count_levels(next, deal, depth - 1).back().sequences;
        parts.push_back({std::string(move_text(state.info(), move).view()), count});
    });
    return parts;
}

nlohmann::ordered_json json_of(const std::vector<PerftLevel>& levels,
                               const std::vector<Part>& parts) {
    nlohmann::ordered_json document;
    document["levels"] = nlohmann::ordered_json::array();
    for (std::size_t depth = 0; depth < levels.size(); ++depth)
        document["levels"].push_back({{"depth", depth},
                                      {"sequences", std::to_string(levels[depth].sequences)},
                                      {"over", std::to_string(levels[depth].over)},
                                      {"deals", std::to_string(levels[depth].deals)}});
    for (const Part& part : parts) document["divide"][part.move] = std::to_string(part.sequences);
    return document;
}

void print_text(const Console& console, const std::vector<PerftLevel>& levels,
                const std::vector<Part>& parts) {
    std::vector<Row> rows;
    for (const Part& part : parts) rows.push_back({part.move, std::to_string(part.sequences)});
    console.print(in_columns(rows, 0, {1}));
    rows = {{"moves", "sequences", "over", "to deal"}};
    for (std::size_t depth = 0; depth < levels.size(); ++depth)
        rows.push_back({std::to_string(depth), std::to_string(levels[depth].sequences),
                        std::to_string(levels[depth].over), std::to_string(levels[depth].deals)});
    console.print(in_columns(rows, 0, {0, 1, 2, 3}));
}

int perft(const Console& console, const PerftArguments& arguments) {
    State state;
    static_cast<void>(State::create(arguments.ruleset.ruleset(), state));
    const std::vector<Card> deal = deal_of(arguments, state);
    const std::vector<PerftLevel> levels = count_levels(state, deal, arguments.depth);
    std::vector<Part> parts;
    if (arguments.divide && arguments.depth > 0) parts = divide(state, deal, arguments.depth);
    if (arguments.json)
        console.print_line(json_of(levels, parts).dump());
    else
        print_text(console, levels, parts);
    return success;
}

}  // namespace

void add_perft(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("perft", "Count the legal sequences of moves from a deal on");
    auto arguments = std::make_shared<PerftArguments>();
    arguments->ruleset.add_to(*command);
    command->add_option("--deal", arguments->deal, "The order of the pack, the top first")
        ->type_name("CARDS");
    auto* seed = command->add_option("--seed", arguments->seed, "Or the first deal of a seed")
                     ->check(whole_number());
    command->add_option("-d,--depth", arguments->depth, "So many moves, a lot being one")
        ->required()
        ->check(CLI::Range(0, most_depth));
    command->add_flag("--divide", arguments->divide, "Count for each first move, too");
    command->add_flag("--json", arguments->json, "Print JSON");
    command->callback([&program, arguments, seed] {
        arguments->seeded = seed->count() > 0;
        program.run = [&program, arguments] { return perft(program.console, *arguments); };
    });
}

}  // namespace cardrules::terminal
