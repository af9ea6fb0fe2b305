// Plays very many random moves, under every ruleset in turn, and looks at every position.
//   endurance_moves GAME MOVES [SEED]
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <cardrules/chance.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/state.hpp>

#include "core/invariant.hpp"
#include "properties/rulesets.hpp"

namespace cardrules::test {
namespace {

// No game comes near it.
constexpr std::uint64_t longest_game = 1'000'000;

struct Counts {
    std::uint64_t games = 0;
    std::uint64_t moves = 0;   // of seats
    std::uint64_t chance = 0;  // deals and lots
    std::uint64_t longest = 0;
    std::uint64_t hash = 0;  // of how every game ended
};

[[noreturn]] void fail(const State& state, std::uint64_t game, std::string_view what) {
    std::fprintf(stderr, "game %" PRIu64 " of %s: %.*s\n", game, name_of(state.ruleset()).c_str(),
                 static_cast<int>(what.size()), what.data());
    std::exit(EXIT_FAILURE);
}

void make_chance(State& state, FastRandom& random) {
    if (state.turn().mode == Mode::deal) {
        std::array<Card, max_cards> cards{};
        const std::size_t count = shuffle(state.deal_cards(), random, cards);
        state.apply_deal_unchecked(std::span(cards).first(count));
        return;
    }
    const Choices lots = state.legal(chance);
    state.apply_unchecked(chance, lots.at(random.below64(lots.count())));
}

// Of several seats that may act any is taken.
void make_move(State& state, FastRandom& random) {
    const SeatSet seats = state.turn().seats;
    const auto which = random.below(static_cast<std::uint32_t>(seats.size()));
    const int seat = detail::nth_bit(seats.bits, which);
    const Choices choices = state.legal(seat);
    state.apply_unchecked(seat, choices.at(random.below64(choices.count())));
}

void check_end(const State& state, std::uint64_t game) {
    const Result result = state.result();
    const auto places = std::span(result.places).first(static_cast<std::size_t>(result.players));
    if (*std::min_element(places.begin(), places.end()) != 1) fail(state, game, "nobody is first");
    if (*std::max_element(places.begin(), places.end()) > result.players)
        fail(state, game, "somebody is behind the last");
}

void play(const Ruleset& ruleset, std::uint64_t game, std::uint64_t seed, Counts& counts) {
    State state;
    if (!State::create(ruleset, state).ok()) fail(state, game, "it does not begin");
    FastRandom random(simulation_key(seed, game));
    std::uint64_t moves = 0;
    while (!state.over()) {
        if (state.turn().chance_acts()) {
            make_chance(state, random);
            ++counts.chance;
        } else {
            make_move(state, random);
            if (++moves > longest_game) fail(state, game, "it does not end");
        }
        if (const std::string_view fault = fault_of(state); !fault.empty())
            fail(state, game, fault);
    }
    check_end(state, game);
    ++counts.games;
    counts.moves += moves;
    counts.longest = std::max(counts.longest, moves);
    counts.hash = counts.hash * 0x9E3779B97F4A7C15U + state.hash();
}

int run(std::string_view name, std::uint64_t moves, std::uint64_t seed) {
    std::vector<Ruleset> rulesets = all_rulesets();
    const auto of_another = [&](const Ruleset& one) { return one.info().name != name; };
    rulesets.erase(std::remove_if(rulesets.begin(), rulesets.end(), of_another), rulesets.end());
    if (rulesets.empty()) {
        std::fputs("there is no such game\n", stderr);
        return EXIT_FAILURE;
    }
    Counts counts;
    while (counts.moves < moves)
        play(rulesets[counts.games % rulesets.size()], counts.games, seed, counts);
    std::printf("%s: %" PRIu64 " moves and %" PRIu64 " of chance in %" PRIu64
                " games under %zu rulesets, at most %" PRIu64
                " in one; no position at fault; hash %016" PRIx64 "\n",
                std::string(name).c_str(), counts.moves, counts.chance, counts.games,
                rulesets.size(), counts.longest, counts.hash);
    return EXIT_SUCCESS;
}

}  // namespace
}  // namespace cardrules::test

int main(int count, char** arguments) {
    if (count < 3 || count > 4) {
        std::fputs("endurance_moves GAME MOVES [SEED]\n", stderr);
        return 2;
    }
    const std::uint64_t seed = count == 4 ? std::strtoull(arguments[3], nullptr, 10) : 1;
    return cardrules::test::run(arguments[1], std::strtoull(arguments[2], nullptr, 10), seed);
}
