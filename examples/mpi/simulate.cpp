// One simulation on all processes of an MPI job, as in
//   mpirun -n 4 cardrules_mpi bot_war 3 1000000 7
// Each process plays its part of the game numbers; the first adds up the results and prints them.
#include <charconv>
#include <cstdint>
#include <iostream>
#include <span>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

#include <mpi.h>

#include <cardrules/simulation.hpp>

namespace {

using cardrules::Simulation;
using cardrules::SimulationResult;

// A result travels as its bytes, between processes of one program.
static_assert(std::is_trivially_copyable_v<SimulationResult>);

bool read(std::string_view text, std::uint64_t& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc() && end == text.data() + text.size();
}

bool read(std::span<char*> arguments, Simulation& out) {
    std::uint64_t players = 0;
    if (arguments.size() != 5 || !read(arguments[2], players) || players > cardrules::max_seats)
        return false;
    return cardrules::Ruleset::create(arguments[1], static_cast<int>(players), out.ruleset).ok() &&
           read(arguments[3], out.to) && read(arguments[4], out.seed);
}

// The games of one process of several: every game in exactly one of them, in order.
Simulation part_of(const Simulation& all, std::uint64_t rank, std::uint64_t size) {
    const std::uint64_t share = all.to / size;
    const std::uint64_t rest = all.to % size;
    const auto begin = [&](std::uint64_t of) { return of * share + (of < rest ? of : rest); };
    Simulation part = all;
    part.from = begin(rank);
    part.to = begin(rank + 1);
    return part;
}

// The results of all processes, on the first of them; nothing on the others.
std::vector<SimulationResult> gather(const SimulationResult& mine, int rank, int size) {
    std::vector<SimulationResult> all(rank == 0 ? static_cast<std::size_t>(size) : 0);
    constexpr int bytes = sizeof(SimulationResult);
    MPI_Gather(&mine, bytes, MPI_BYTE, all.data(), bytes, MPI_BYTE, 0, MPI_COMM_WORLD);
    return all;
}

void print(const SimulationResult& result) {
    const Simulation& simulation = result.simulation;
    std::cout << simulation.ruleset.info().name << " for " << int{simulation.ruleset.players}
              << ", seed " << simulation.seed << ", "
              << cardrules::generator_name(simulation.generator) << '\n'
              << simulation.games() << " games, " << result.moves << " moves, hash " << result.hash
              << '\n';
    for (std::size_t seat = 0; seat < simulation.ruleset.players; ++seat)
        std::cout << "seat " << seat << ": won " << result.sole_wins[seat] << " alone, "
                  << result.shared_wins[seat] << " with others\n";
    const auto reasons = simulation.ruleset.info().end_reasons;
    for (std::size_t reason = 0; reason < reasons.size(); ++reason)
        std::cout << reasons[reason] << ": " << result.reasons[reason] << '\n';
}

int run(std::span<char*> arguments, int rank, int size) {
    Simulation all;
    if (!read(arguments, all)) {
        if (rank == 0) std::cerr << "usage: cardrules_mpi GAME PLAYERS GAMES SEED\n";
        return 2;
    }
    SimulationResult mine;
    const Simulation part =
        part_of(all, static_cast<std::uint64_t>(rank), static_cast<std::uint64_t>(size));
    if (!cardrules::simulate(part, mine).ok()) MPI_Abort(MPI_COMM_WORLD, 1);
    const std::vector<SimulationResult> parts = gather(mine, rank, size);
    if (rank != 0) return 0;
    SimulationResult sum = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (!cardrules::merge(parts[i], sum).ok()) MPI_Abort(MPI_COMM_WORLD, 1);
    print(sum);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    MPI_Init(&argc, &argv);
    int rank = 0;
    int size = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    const int status = run({argv, static_cast<std::size_t>(argc)}, rank, size);
    MPI_Finalize();
    return status;
}
