#include <algorithm>
#include <new>
#include <utility>
#include <vector>

#include <cardrules/batch.hpp>

#include "core/access.hpp"
#include "core/playout.hpp"

namespace cardrules {

namespace {

struct Slot {
    State state;
    Choices choices;  // of the seat to act; empty when the game is over
    std::uint64_t game = 0;
    std::uint64_t moves = 0;
};

// Where one slot's row begins and how long it is.
std::span<std::int32_t> row_of(std::span<std::int32_t> rows, std::size_t slot,
                               std::size_t players) noexcept {
    return rows.empty() ? rows : rows.subspan(slot * players, players);
}

void write_result(const BatchStep& step, std::size_t slot, const State& state) noexcept {
    const Result result = state.result();
    const auto players = static_cast<std::size_t>(result.players);
    if (!step.reasons.empty()) step.reasons[slot] = result.reason;
    const auto write = [&](std::span<std::int32_t> rows, const auto& values) {
        const std::span<std::int32_t> row = row_of(rows, slot, players);
        std::copy_n(values.begin(), row.size(), row.begin());
    };
    write(step.places, result.places);
    write(step.scores, result.scores);
}

void clear(const BatchStep& step) noexcept {
    std::fill(step.done.begin(), step.done.end(), std::uint8_t{0});
    for (const std::span<std::int32_t> rows : {step.reasons, step.places, step.scores})
        std::fill(rows.begin(), rows.end(), 0);
}

}  // namespace

struct Batch::Slots {
    BatchOptions options;
    State first;  // what every game begins with
    std::vector<Slot> slots;
    // What look() tells and step() compares, side by side.
    std::vector<std::int32_t> seats;
    std::vector<std::uint64_t> counts;
    // One for each slot, by the generator.
    std::vector<GameChance> exact;
    std::vector<FastChance> fast;

    Slots(const BatchOptions& with, const State& begin) : options(with), first(begin) {
        slots.resize(options.size);
        seats.resize(options.size);
        counts.resize(options.size);
        if (options.generator == Generator::exact)
            exact.resize(options.size);
        else
            fast.resize(options.size, FastChance(Key{}));
        for (std::size_t slot = 0; slot < slots.size(); ++slot)
            begin_game(slot, options.first + slot);
    }

    void begin_game(std::size_t slot, std::uint64_t game) noexcept {
        Slot& of = slots[slot];
        of.game = game;
        of.moves = 0;
        first.copy_to(of.state);
        const Key key = simulation_key(options.seed, game);
        const Game& rules = StateAccess::game(first);
        if (options.generator == Generator::exact) {
            exact[slot].start(key, true);
            advance(slot, exact[slot], rules.advance_exact, Move{});
        } else {
            fast[slot] = FastChance(key);
            advance(slot, fast[slot], rules.advance_fast, Move{});
        }
    }
    void begin_next_game(std::size_t slot) noexcept {
        begin_game(slot, slots[slot].game + slots.size());
    }

    // Makes a move, or none, and what chance has to do after it.
    template <class Random>
    void advance(std::size_t slot, Random& random,
                 void (*by_rules)(Header&, void*, Random&, Move, Choices&) noexcept,
                 Move move) noexcept {
        Slot& of = slots[slot];
        by_rules(StateAccess::header(of.state), StateAccess::position(of.state), random, move,
                 of.choices);
        const Turn turn = of.state.turn();
        seats[slot] = turn.over() ? no_seat : turn.seats.lowest();
        counts[slot] = of.choices.count();
    }

    void step_all(const BatchStep& step) noexcept {
        const Game& rules = StateAccess::game(first);
        if (options.generator == Generator::exact)
            step_by(step, exact, rules.advance_exact);
        else
            step_by(step, fast, rules.advance_fast);
    }
    template <class Random>
    void step_by(const BatchStep& step, std::vector<Random>& randoms,
                 void (*by_rules)(Header&, void*, Random&, Move, Choices&) noexcept) noexcept {
        for (std::size_t slot = 0; slot < slots.size(); ++slot) {
            if (counts[slot] == 0) continue;
            const std::int64_t chosen = step.indices.empty() ? random_move : step.indices[slot];
            const std::uint64_t index = chosen == random_move ? randoms[slot].below(counts[slot])
                                                              : static_cast<std::uint64_t>(chosen);
            Slot& of = slots[slot];
            ++of.moves;
            advance(slot, randoms[slot], by_rules, of.choices.at(index));
            if (counts[slot] == 0) end_game(step, slot);
        }
    }
    void end_game(const BatchStep& step, std::size_t slot) noexcept {
        if (!step.done.empty()) step.done[slot] = 1;
        write_result(step, slot, slots[slot].state);
        if (options.next_games) begin_next_game(slot);
    }

    [[nodiscard]] bool fits(const BatchStep& step) const noexcept {
        const std::size_t size = slots.size();
        const std::size_t cells = size * static_cast<std::size_t>(first.players());
        const auto is = [](std::size_t given, std::size_t wanted) {
            return given == 0 || given == wanted;
        };
        return is(step.indices.size(), size) && is(step.done.size(), size) &&
               is(step.reasons.size(), size) && is(step.places.size(), cells) &&
               is(step.scores.size(), cells);
    }

    // The first slot whose index is no move, or size().
    [[nodiscard]] std::size_t first_bad(std::span<const std::int64_t> indices) const noexcept {
        for (std::size_t slot = 0; slot < indices.size(); ++slot)
            if (indices[slot] != random_move && counts[slot] != 0 &&
                static_cast<std::uint64_t>(indices[slot]) >= counts[slot])
                return slot;
        return slots.size();
    }
};

Batch::Batch() noexcept = default;
Batch::~Batch() = default;
Batch::Batch(Batch&& other) noexcept = default;
Batch& Batch::operator=(Batch&& other) noexcept = default;

Status Batch::create(const BatchOptions& options, Batch& out) noexcept {
    if (options.size < 1 || options.size > max_batch_size || options.generator > Generator::fast)
        return {Code::bad_argument};
    State first;
    const Status status = State::create(options.ruleset, first);
    if (!status.ok()) return status;
    try {
        out.slots_ = std::make_unique<Slots>(options, first);
    } catch (const std::bad_alloc&) {
        return {Code::memory};
    }
    return {};
}

std::size_t Batch::size() const noexcept {
    return slots_ == nullptr ? 0 : slots_->slots.size();
}

int Batch::players() const noexcept {
    return slots_ == nullptr ? 0 : slots_->first.players();
}

Status Batch::look(std::span<std::int32_t> seats, std::span<std::uint64_t> counts) const noexcept {
    if ((!seats.empty() && seats.size() != size()) || (!counts.empty() && counts.size() != size()))
        return {Code::bad_argument};
    if (!seats.empty()) std::copy(slots_->seats.begin(), slots_->seats.end(), seats.begin());
    if (!counts.empty()) std::copy(slots_->counts.begin(), slots_->counts.end(), counts.begin());
    return {};
}

Status Batch::step(const BatchStep& step, std::size_t* bad_slot) noexcept {
    if (slots_ == nullptr || !slots_->fits(step)) return {Code::bad_argument};
    const std::size_t bad = slots_->first_bad(step.indices);
    if (bad != size()) {
        if (bad_slot != nullptr) *bad_slot = bad;
        return {Code::not_available};
    }
    clear(step);
    slots_->step_all(step);
    return {};
}

Status Batch::next_game(std::size_t slot) noexcept {
    if (slot >= size()) return {Code::bad_argument};
    slots_->begin_next_game(slot);
    return {};
}

const State& Batch::state(std::size_t slot) const noexcept {
    return slots_->slots[slot].state;
}

const Choices& Batch::choices(std::size_t slot) const noexcept {
    return slots_->slots[slot].choices;
}

std::uint64_t Batch::game(std::size_t slot) const noexcept {
    return slots_->slots[slot].game;
}

std::uint64_t Batch::moves(std::size_t slot) const noexcept {
    return slots_->slots[slot].moves;
}

}  // namespace cardrules
