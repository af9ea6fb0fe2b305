// Random games under all kinds of rules, for tests of what holds in every position.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <cardrules/chance.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>

namespace cardrules::testing {

// Rulesets of every game and number of players: the defaults, and each option at its other values.
inline std::vector<Ruleset> sample_rulesets() {
    std::vector<Ruleset> rulesets;
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        for (int players = 1; players <= max_seats; ++players) {
            if (!info.takes(players)) continue;
            Ruleset plain;
            if (!Ruleset::create(info.name, players, plain).ok()) continue;
            rulesets.push_back(plain);
            Ruleset all_other = plain;
            for (const OptionInfo& option : info.options) {
                const int values =
                    option.kind == ValueKind::name ? static_cast<int>(option.names.size()) : 1;
                for (int value = 0; value < values; ++value) {
                    Ruleset other = plain;
                    const std::int32_t chosen = option.kind == ValueKind::name   ? value
                                                : option.kind == ValueKind::seat ? -1
                                                                                 : option.min + 1;
                    if (!other.set(option.name, chosen).ok() || other == plain) continue;
                    rulesets.push_back(other);
                    if (option.kind == ValueKind::name) (void)all_other.set(option.name, chosen);
                }
            }
            rulesets.push_back(all_other);
        }
    }
    return rulesets;
}

inline std::string describe(const Ruleset& ruleset) {
    std::string text(ruleset.info().name);
    text += " for " + std::to_string(ruleset.players) + ", options";
    for (std::size_t i = 0; i < ruleset.info().options.size(); ++i)
        text.append(" ").append(std::to_string(ruleset.options[i]));
    return text;
}

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
        if (::testing::Test::HasFatalFailure()) return;
        step.make(state);
    }
    visit(state, static_cast<const RandomStep*>(nullptr));
}

}  // namespace cardrules::testing
