// instruction_budget WORKLOAD: a fixed amount of work, whose instructions callgrind counts, and its
// answer. "nothing" is what every one of them begins with.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <cardrules/chance.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/state.hpp>

#include "rulesets.hpp"

namespace cardrules::bench {
namespace {

std::uint64_t simulated(const Row& row, Generator generator) {
    SimulationResult result;
    const Simulation simulation = {
        .ruleset = ruleset_of(row), .generator = generator, .seed = 1, .from = 0, .to = 100};
    if (!simulate(simulation, result).ok()) std::abort();
    return result.hash;
}

// By the checked calls of State, with the exact deals; the sum of the hashes of all positions.
std::uint64_t played(const Row& row) {
    FastRandom random(1);
    std::uint64_t sum = 0;
    for (std::uint64_t game = 0; game < 50; ++game) {
        State state;
        if (!State::create(ruleset_of(row), state).ok()) std::abort();
        for (std::uint64_t event = 0; !state.over();) {
            const Key key = simulation_key(1, game);
            Status status;
            if (state.turn().mode == Mode::deal) {
                std::array<Card, max_cards> cards;
                const std::size_t count = deal_order(key, event++, state.deal_cards(), cards);
                status = state.apply_deal({cards.data(), count});
            } else {
                const int actor =
                    state.turn().mode == Mode::lot ? chance : state.turn().seats.lowest();
                const Choices choices = state.legal(actor);
                status = state.apply(actor, choices.at(random.below64(choices.count())));
            }
            if (!status.ok()) std::abort();
            sum += state.hash();
        }
    }
    return sum;
}

std::uint64_t answer_of(std::string_view workload) {
    for (const Row& row : rows) {
        const std::string name = row.name();
        if (workload == name + " simulate fast") return simulated(row, Generator::fast);
        if (workload == name + " simulate chacha20") return simulated(row, Generator::exact);
        if (workload == name + " state") return played(row);
    }
    if (workload != "nothing") std::abort();
    return 0;
}

}  // namespace
}  // namespace cardrules::bench

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const std::uint64_t answer = cardrules::bench::answer_of(argv[1]);
    std::printf("%016llx\n", static_cast<unsigned long long>(answer));
}
