#include <algorithm>

#include <cardrules/perft.hpp>

namespace cardrules {

namespace {

class Counting {
  public:
    Counting(std::span<const Card> deal, std::span<PerftLevel> levels) noexcept
        : deal_(deal), levels_(levels) {}

    // Counts what follows a state that so many moves led to.
    Status count(const State& state, std::size_t moves, bool dealt) noexcept {
        if (state.turn().mode == Mode::deal && !dealt) {
            State next;
            state.copy_to(next);
            const Status status = next.apply_deal(deal_);
            return status.ok() ? count(next, moves, true) : status;
        }
        note(state, moves);
        if (moves + 1 >= levels_.size()) return {};
        return count_moves(state, moves, dealt);
    }

  private:
    void note(const State& state, std::size_t moves) noexcept {
        PerftLevel& level = levels_[moves];
        ++level.sequences;
        if (state.over()) ++level.over;
        if (state.turn().mode == Mode::deal) ++level.deals;
    }

    // Nothing is legal where the game is over or a deal is due.
    Status count_moves(const State& state, std::size_t moves, bool dealt) noexcept {
        const Turn turn = state.turn();
        const int actor = turn.seats.empty() ? chance : turn.seats.lowest();
        const Choices choices = state.legal(actor);
        for (const Choice& choice : choices) {
            const std::uint64_t ways = choice.count();
            for (std::uint64_t i = 0; i < ways; ++i) {
                State next;
                state.copy_to(next);
                next.apply_unchecked(actor, choice.at(i));
                const Status status = count(next, moves + 1, dealt);
                if (!status.ok()) return status;
            }
        }
        return {};
    }

    std::span<const Card> deal_;
    std::span<PerftLevel> levels_;
};

}  // namespace

Status count_sequences(const State& state, std::span<const Card> deal,
                       std::span<PerftLevel> levels) noexcept {
    std::fill(levels.begin(), levels.end(), PerftLevel{});
    if (levels.empty()) return {};
    const Status status = Counting(deal, levels).count(state, 0, false);
    if (!status.ok()) std::fill(levels.begin(), levels.end(), PerftLevel{});
    return status;
}

}  // namespace cardrules
