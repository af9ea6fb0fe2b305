// Plays War with Bots to its end, always with the move at index step * 7 modulo the number there
// are.
#include <cstdio>

#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>

int main() try {
    using namespace cardrules;
    Ruleset ruleset;
    if (!Ruleset::create("bot_war", 3, ruleset).ok() || !ruleset.set("target_score", 3).ok())
        return 1;
    Match match(ruleset, {.key = key_from_seed(7)});
    const GameInfo& info = ruleset.info();
    while (!match.over()) {
        const int seat = match.turn().seats.lowest();
        const Choices choices = match.legal(seat);
        const Move move = choices.at(static_cast<std::uint64_t>(match.ply()) * 7 % choices.count());
        std::printf("%d %s\n", seat, std::string(move_text(info, move).view()).c_str());
        match.apply(seat, move, match.ply());
    }
    const Result result = match.result();
    std::printf("%s",
                std::string(info.end_reasons[static_cast<std::size_t>(result.reason)]).c_str());
    for (std::size_t seat = 0; seat < 3; ++seat)
        std::printf(" %d:%d", result.places[seat], result.scores[seat]);
    std::printf("\n");
    return 0;
} catch (const cardrules::Error& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
