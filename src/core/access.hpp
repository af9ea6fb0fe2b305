// The inside of a state, for the generic code of the library.
#pragma once

#include <cardrules/state.hpp>

#include "core/game.hpp"

namespace cardrules {

struct StateAccess {
    [[nodiscard]] static Header& header(State& state) noexcept { return state.header_; }
    [[nodiscard]] static const Header& header(const State& state) noexcept { return state.header_; }
    [[nodiscard]] static void* position(State& state) noexcept { return state.position_.data(); }
    [[nodiscard]] static const void* position(const State& state) noexcept {
        return state.position_.data();
    }
    [[nodiscard]] static const Game& game(const State& state) noexcept {
        return game_at(state.header_.game);
    }
    // As State::apply_unchecked and apply_deal_unchecked, telling what happens.
    static void apply_noting(State& state, int actor, Move move, Notes& notes) noexcept {
        game(state).apply_noting(state.header_, position(state), actor, move, notes);
    }
    static void deal_noting(State& state, std::span<const Card> cards, Notes& notes) noexcept {
        game(state).deal_noting(state.header_, position(state), cards, notes);
    }
    // Works the turn out anew, after a position was filled in.
    static void update_turn(State& state) noexcept {
        state.header_.turn = game(state).turn(state.header_, position(state));
    }
};

}  // namespace cardrules
