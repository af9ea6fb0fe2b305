#include "simulation_text.hpp"

#include <vector>

#include "columns.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

// A quotient with so many decimals, rounded half up, in whole numbers: the same everywhere. The
// parts must be below 2^64 / 10^decimals.
std::string quotient_text(std::uint64_t dividend, std::uint64_t divisor, int decimals) {
    std::uint64_t scale = 1;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const std::uint64_t whole = dividend / divisor;
    std::uint64_t rest = dividend % divisor * scale;
    rest = rest / divisor + (rest % divisor * 2 >= divisor ? 1 : 0);
    const std::string digits = std::to_string(rest % scale);
    return std::to_string(whole + rest / scale) + '.' +
           std::string(static_cast<std::size_t>(decimals) - digits.size(), '0') + digits;
}

std::string percent_text(std::uint64_t part, std::uint64_t of) {
    return quotient_text(part * 100, of, 2) + " %";
}

std::string hex_text(std::uint64_t number) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[number >> shift & 15U];
    return text;
}

std::string seats_text(const SimulationResult& result) {
    const std::uint64_t games = result.simulation.games();
    std::vector<Row> rows = {{"seat", "share of wins", "alone", "shared"}};
    for (std::size_t seat = 0; seat < result.simulation.ruleset.players; ++seat)
        rows.push_back(
            {std::to_string(seat), percent_text(result.win_parts[seat], games * parts_of_a_win),
             std::to_string(result.sole_wins[seat]), std::to_string(result.shared_wins[seat])});
    return in_columns(rows, 2, {0, 1, 2, 3});
}

std::string reasons_text(const SimulationResult& result) {
    const GameInfo& info = result.simulation.ruleset.info();
    std::vector<Row> rows;
    for (std::size_t i = 0; i < info.end_reasons.size(); ++i)
        rows.push_back({words_of(info.end_reasons[i]),
                        percent_text(result.reasons[i], result.simulation.games()),
                        std::to_string(result.reasons[i])});
    return in_columns(rows, 2, {1, 2});
}

}  // namespace

std::string simulation_text(const Console& console, const SimulationResult& result) {
    const Simulation& simulation = result.simulation;
    std::string text = console.paint(Paint::strong, title_of(simulation.ruleset.info().name)) +
                       ", " + std::to_string(simulation.ruleset.players) +
                       " players: " + counted(simulation.games(), "game", "games") + " from " +
                       std::to_string(simulation.from) + ", seed " +
                       std::to_string(simulation.seed) + ", " +
                       std::string(generator_name(simulation.generator)) + '\n';
    if (simulation.games() == 0) return text;
    text += seats_text(result);
    text += "Moves of a game: " + quotient_text(result.moves, simulation.games(), 2) +
            " on average, " + std::to_string(result.fewest_moves) + " to " +
            std::to_string(result.most_moves) + '\n';
    text += "How they ended:\n" + reasons_text(result);
    return text + "Hash of all results: " + hex_text(result.hash) + '\n';
}

}  // namespace cardrules::terminal
