#include "position.hpp"

#include <algorithm>
#include <limits>

#include <cardrules/notation.hpp>

#include "structs.hpp"

namespace cardrules::capi {

namespace {

constexpr std::uint64_t most_indices = std::numeric_limits<std::uint32_t>::max();

int first_actor(const Turn& turn) noexcept {
    if (turn.over()) return CARDRULES_NOBODY;
    return turn.chance_acts() ? chance : turn.seats.lowest();
}

}  // namespace

void write_turn(const Turn& turn, const TurnOut& out) noexcept {
    put(out.mode, turn.mode);
    put(out.actor, first_actor(turn));
    put(out.seats, turn.seats.bits);
}

std::uint32_t legal_count(const State& state, int actor) noexcept {
    return static_cast<std::uint32_t>(std::min(state.legal_count(actor), most_indices));
}

Problem legal_at(const State& state, int actor, std::uint32_t index, Move& out) {
    out = state.legal(actor).at(index);
    if (!out.none()) return {};
    if (state.over()) return refusal(state, actor, index, {Code::over});
    const bool acts = state.turn().acts(actor);
    return refusal(state, actor, index, {acts ? Code::not_available : Code::not_to_act});
}

void write_legal(const State& state, int actor, const Output<std::uint64_t>& out) {
    const Choices choices = state.legal(actor);
    constexpr std::uint64_t most = std::numeric_limits<std::size_t>::max();
    write(out, static_cast<std::size_t>(std::min(choices.count(), most)),
          [&](std::uint64_t* next) { choices.for_each([&](Move move) { *next++ = move.value; }); });
}

Problem write_legal_text(const State& state, int actor, std::uint32_t index, const Text& out) {
    Move move;
    Problem problem = legal_at(state, actor, index, move);
    if (problem.ok()) write(out, move_text(state.info(), move));
    return problem;
}

Problem legal_index(const State& state, int actor, Move move, std::uint32_t& out) {
    const std::int64_t index = state.legal(actor).index_of(move);
    if (index < 0) return refusal(state, actor, move, state.check(actor, move));
    if (static_cast<std::uint64_t>(index) > most_indices) return explain({Code::not_available});
    out = static_cast<std::uint32_t>(index);
    return {};
}

void write_deal_cards(const State& state, const Output<std::uint8_t>& out) {
    const CardSet cards = state.deal_cards();
    write(out, static_cast<std::size_t>(cards.size()), [&](std::uint8_t* next) {
        for (const Card card : cards) *next++ = card;
    });
}

Problem write_result(const State& state, cardrules_result* out) {
    cardrules_result& into = readable(out, "result");
    if (!state.over()) return explain({Code::not_over});
    const Result result = state.result();
    cardrules_result values{};
    values.players = result.players;
    std::copy(result.places.begin(), result.places.end(), values.places);
    std::copy(result.scores.begin(), result.scores.end(), values.scores);
    values.reason = result.reason;
    const std::string_view name = state.info().end_reasons[static_cast<std::size_t>(result.reason)];
    name.copy(values.reason_name, sizeof values.reason_name - 1);
    fill(into, values);
    return {};
}

Problem refused(const State& state, int actor, Move move, Status status) {
    return explain(state, actor, move, status);
}

Problem refused(const State& state, int actor, std::string_view text, Status status) {
    return explain(state, actor, text, status);
}

Problem refused(const State& state, int actor, std::uint32_t index, Status status) {
    return explain(state, actor, std::to_string(index), status);
}

void require_viewer(int viewer, int players) {
    if (viewer != spectator && (viewer < 0 || viewer >= players))
        refuse_argument("viewer", "is neither a seat of the game nor the spectator");
}

Move move_of(const State& state, const char* text) {
    return move_from_text(state.info(), &given(text, "text"));
}

std::span<const Card> cards_of(const std::uint8_t* cards, std::size_t count) {
    if (count > max_cards) refuse_argument("count", "is more than 64");
    if (count == 0) return {};
    return {&given(cards, "cards"), count};
}

}  // namespace cardrules::capi
