// Random games step by step, for tests of what holds in every position.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <gtest/gtest.h>

#include <cardrules/chance.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>

namespace cardrules::test {

// A step of a random game.
struct RandomStep {
    int actor = chance;
    Move move;  // no move where it is a deal
    std::array<Card, max_cards> deal{};
    std::size_t dealt = 0;  // cards of the deal

    [[nodiscard]] std::span<const Card> cards() const { return {deal.data(), dealt}; }
    void make(State& state) const {
        if (dealt > 0)
            state.apply_deal_unchecked(cards());
        else
            state.apply_unchecked(actor, move);
    }
};

// The next step of a random game: any seat that may act, any legal move.
inline RandomStep random_step(const State& state, FastRandom& random) {
    RandomStep step;
    const Turn turn = state.turn();
    if (turn.mode == Mode::deal) {
        step.dealt = shuffle(state.deal_cards(), random, step.deal);
        return step;
    }
    if (!turn.chance_acts())
        step.actor = detail::nth_bit(turn.seats.bits,
                                     random.below(static_cast<std::uint32_t>(turn.seats.size())));
    const Choices choices = state.legal(step.actor);
    step.move = choices.at(random.below64(choices.count()));
    return step;
}

// Plays a random game of at most so many steps; visit(state, step) is called before each, and
// visit(state, nullptr) in the end.
template <class Visit>
void play_random_game(const Ruleset& ruleset, std::uint64_t seed, int most_steps, Visit&& visit) {
    State state;
    ASSERT_TRUE(State::create(ruleset, state).ok());
    FastRandom random(seed);
    for (int i = 0; i < most_steps && !state.over(); ++i) {
        const RandomStep step = random_step(state, random);
        visit(state, &step);
        if (testing::Test::HasFatalFailure()) return;
        step.make(state);
    }
    visit(state, static_cast<const RandomStep*>(nullptr));
}

}  // namespace cardrules::test
