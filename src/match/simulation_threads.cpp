// The one file of the library that starts threads.
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "match/simulation.hpp"

namespace cardrules {

namespace {

constexpr int most_threads = 1024;

// What the threads share. Each takes the next chunk of games until there is none.
class Work {
  public:
    Work(const State& first, const Simulation& simulation) noexcept
        : first_(first), simulation_(simulation), result_{.simulation = simulation} {}

    // Plays chunks until none is left or the work was stopped.
    void help(const Progress& progress) noexcept {
        SimulationResult mine;
        std::uint64_t from = 0;
        std::uint64_t to = 0;
        while (take(from, to)) {
            detail::play_games(first_, simulation_, from, to, mine);
            done_ += to - from;
            if (!tell(progress)) stopped_ = true;
        }
        const std::lock_guard<std::mutex> lock(adding_);
        detail::add_counts(mine, result_);
    }
    [[nodiscard]] bool tell(const Progress& progress) const noexcept {
        return progress.hear == nullptr || progress.hear(progress.user, done_, simulation_.games());
    }
    [[nodiscard]] bool stopped() const noexcept { return stopped_; }
    [[nodiscard]] const SimulationResult& result() const noexcept { return result_; }

  private:
    bool take(std::uint64_t& from, std::uint64_t& to) noexcept {
        if (stopped_) return false;
        const std::uint64_t games = simulation_.games();
        const std::uint64_t chunk = next_chunk_++;
        if (chunk > games / detail::games_of_a_chunk) return false;
        const std::uint64_t begin = chunk * detail::games_of_a_chunk;
        from = simulation_.from + begin;
        to = from + std::min(games - begin, detail::games_of_a_chunk);
        return from < to;
    }

    const State& first_;
    const Simulation& simulation_;
    std::atomic<std::uint64_t> next_chunk_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex adding_;
    SimulationResult result_;
};

// As many helpers as the system gives.
void start_helpers(Work& work, int count, std::vector<std::jthread>& helpers) noexcept {
    try {
        helpers.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) helpers.emplace_back([&work] { work.help({}); });
    } catch (const std::exception&) {
        return;
    }
}

}  // namespace

Status simulate_on_threads(const Simulation& simulation, int threads, SimulationResult& out,
                           const Progress& progress) noexcept {
    if (threads < 1 || threads > most_threads) return {Code::bad_argument};
    State first;
    const Status status = detail::prepare(simulation, first);
    if (!status.ok()) return status;
    Work work(first, simulation);
    {
        std::vector<std::jthread> helpers;
        start_helpers(work, threads - 1, helpers);
        work.help(progress);
    }
    // Helpers may have ended their last games after this thread had told of its own.
    if (work.stopped() || (threads > 1 && !work.tell(progress))) return {Code::callback};
    out = work.result();
    return {};
}

}  // namespace cardrules
