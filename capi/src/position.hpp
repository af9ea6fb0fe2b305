// Calls that matches and states share: what a position tells.
#pragma once

#include <span>
#include <string_view>

#include <cardrules/state.hpp>

#include "output.hpp"

namespace cardrules::capi {

struct TurnOut {
    std::int32_t* mode;
    std::int32_t* actor;
    std::uint32_t* seats;
};
void write_turn(const Turn& turn, const TurnOut& out) noexcept;

std::uint32_t legal_count(const State& state, int actor) noexcept;
Problem legal_at(const State& state, int actor, std::uint32_t index, Move& out);
void write_legal(const State& state, int actor, const Output<std::uint64_t>& out);
Problem write_legal_text(const State& state, int actor, std::uint32_t index, const Text& out);
Problem legal_index(const State& state, int actor, Move move, std::uint32_t& out);
void write_deal_cards(const State& state, const Output<std::uint8_t>& out);
Problem write_result(const State& state, cardrules_result* out);

// A refusal in words: what was asked for is a move, a text or an index.
Problem refused(const State& state, int actor, Move move, Status status);
Problem refused(const State& state, int actor, std::string_view text, Status status);
Problem refused(const State& state, int actor, std::uint32_t index, Status status);
// The same, or nothing where all went well.
template <class Asked>
Problem refusal(const State& state, int actor, Asked asked, Status status) {
    if (status.ok()) [[likely]]
        return {};
    return refused(state, actor, asked, status);
}

// Ends the call where somebody is neither a seat nor the spectator.
void require_viewer(int viewer, int players);
// A move of a text; no move where it is none.
Move move_of(const State& state, const char* text);

// The cards of a deal as a caller gave them.
std::span<const Card> cards_of(const std::uint8_t* cards, std::size_t count);

}  // namespace cardrules::capi
