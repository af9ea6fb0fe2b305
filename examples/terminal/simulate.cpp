// cardrules simulate and merge: many games of random players.
#include <algorithm>
#include <chrono>
#include <memory>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <cardrules/problem.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/simulation_json.hpp>

#include "files.hpp"
#include "program.hpp"
#include "ruleset_arguments.hpp"
#include "simulation_text.hpp"
#include "whole_number.hpp"

namespace cardrules::terminal {

namespace {

struct SimulateArguments {
    RulesetArguments ruleset;
    std::uint64_t games = 10000;
    std::uint64_t seed = 0;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    bool ranged = false;
    int threads = 1;
    std::string generator = "chacha20";
    bool json = false;
};

// Shows how far a simulation is, when it takes long and somebody looks on.
class ProgressBar {
  public:
    explicit ProgressBar(const Console& console)
        : console_(console), wanted_(isatty(STDERR_FILENO) != 0) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar() {
        if (shown_) console_.show_progress("");
    }

    [[nodiscard]] Progress progress() {
        return {[](void* user, std::uint64_t done, std::uint64_t total) {
                    static_cast<ProgressBar*>(user)->show(done, total);
                    return true;
                },
                this};
    }

  private:
    using Clock = std::chrono::steady_clock;

    void show(std::uint64_t done, std::uint64_t total) {
        const Clock::time_point now = Clock::now();
        if (!wanted_ || now < next_ || total == 0) return;
        next_ = now + std::chrono::milliseconds(100);
        shown_ = true;
        constexpr std::size_t width = 40;
        const auto share = static_cast<double>(done) / static_cast<double>(total);
        const auto full = static_cast<std::size_t>(share * width);
        console_.show_progress('[' + std::string(full, '#') + std::string(width - full, '.') +
                               "] " + std::to_string(static_cast<int>(share * 100)) + " %, " +
                               std::to_string(done) + " games");
    }

    const Console& console_;
    bool wanted_;
    bool shown_ = false;
    Clock::time_point next_ = Clock::now() + std::chrono::milliseconds(700);
};

Simulation simulation_of(const SimulateArguments& arguments) {
    Simulation simulation{.ruleset = arguments.ruleset.ruleset()};
    simulation.seed = arguments.seed;
    simulation.from = arguments.from;
    simulation.to = arguments.ranged ? arguments.to : arguments.from + arguments.games;
    if (simulation.to < simulation.from)
        throw Failure("the games from " + std::to_string(simulation.from) + " to " +
                          std::to_string(simulation.to) + " are none",
                      "--to is the first game that is no longer played, and at least --from");
    static_cast<void>(generator_from_name(arguments.generator, simulation.generator));
    return simulation;
}

void print_result(const Console& console, const SimulationResult& result, bool json) {
    if (json)
        console.print_line(simulation_json(result));
    else
        console.print(simulation_text(console, result));
}

int simulate_games(const Console& console, const SimulateArguments& arguments) {
    const Simulation simulation = simulation_of(arguments);
    SimulationResult result;
    Status status;
    {
        ProgressBar bar(console);
        status = simulate_on_threads(simulation, arguments.threads, result, bar.progress());
    }
    if (!status.ok()) throw Failure(explain(status).message, "see `cardrules simulate --help`");
    print_result(console, result, arguments.json);
    return success;
}

// The results of files, by range.
std::vector<SimulationResult> read_results(const std::vector<std::string>& paths) {
    std::vector<SimulationResult> results;
    for (const std::string& path : paths) {
        SimulationResult result;
        const Problem problem = read_simulation(read_file(path), result);
        if (!problem.ok()) throw failure_of(path, problem);
        results.push_back(result);
    }
    std::stable_sort(results.begin(), results.end(),
                     [](const SimulationResult& a, const SimulationResult& b) {
                         return std::pair(a.simulation.from, a.simulation.to) <
                                std::pair(b.simulation.from, b.simulation.to);
                     });
    return results;
}

int merge_files(const Console& console, const std::vector<std::string>& paths, bool json) {
    const std::vector<SimulationResult> results = read_results(paths);
    SimulationResult sum = results.front();
    for (std::size_t i = 1; i < results.size(); ++i) {
        const Simulation& part = results[i].simulation;
        const Status status = merge(results[i], sum);
        if (status.code == Code::differs)
            throw Failure("the files are of different simulations",
                          "ruleset, seed and generator have to be the same");
        if (!status.ok())
            throw Failure("the games up to " + std::to_string(sum.simulation.to) +
                              " are followed by those from " + std::to_string(part.from),
                          "the ranges of the files have to touch and not to overlap");
    }
    print_result(console, sum, json);
    return success;
}

int usual_threads() {
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 64U));
}

}  // namespace

void add_simulate(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("simulate", "Play many games of random players and count");
    auto arguments = std::make_shared<SimulateArguments>();
    arguments->threads = usual_threads();
    arguments->ruleset.add_to(*command);
    auto* games = command->add_option("-n,--games", arguments->games, "How many (10000)")
                      ->type_name("N")
                      ->check(whole_number(0, std::uint64_t{1} << 50U));
    command->add_option("--seed", arguments->seed, "The same seed gives the same games (0)")
        ->check(whole_number())
        ->type_name("N");
    command->add_option("--from", arguments->from, "The first game of a part, by number (0)")
        ->type_name("N")
        ->check(whole_number(0, std::uint64_t{1} << 50U));
    auto* to = command->add_option("--to", arguments->to, "The first game after the part")
                   ->type_name("N")
                   ->check(whole_number(0, std::uint64_t{1} << 51U))
                   ->excludes(games);
    command->add_option("--threads", arguments->threads, "How many work at it (one a processor)")
        ->type_name("T")
        ->check(whole_number(1, 1024));
    command
        ->add_option("--generator", arguments->generator,
                     "chacha20 (the stream that matches use) or fast (other games, less time)")
        ->check(CLI::IsMember({"chacha20", "fast"}))
        ->type_name("NAME");
    command->add_flag("--json", arguments->json, "Print JSON, which merge reads");
    command->callback([&program, arguments, to] {
        arguments->ranged = to->count() > 0;
        program.run = [&program, arguments] { return simulate_games(program.console, *arguments); };
    });
}

void add_merge(Program& program) {
    CLI::App* command =
        program.app.add_subcommand("merge", "Add up the parts of a simulation (simulate --json)");
    auto paths = std::make_shared<std::vector<std::string>>();
    auto json = std::make_shared<bool>(false);
    command->add_option("files", *paths, "Results of simulate --json")->required();
    command->add_flag("--json", *json, "Print JSON");
    command->callback([&program, paths, json] {
        program.run = [&program, paths, json] {
            return merge_files(program.console, *paths, *json);
        };
    });
}

}  // namespace cardrules::terminal
