// Matches played: who acts, what is legal, moves made and taken back.
#include "handles.hpp"
#include "position.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

const State& state_of(const cardrules_match* match) {
    return given(match, "match").match.state();
}

}  // namespace

std::int32_t cardrules_match_turn(const cardrules_match* match, std::int32_t* mode,
                                  std::int32_t* actor, std::uint32_t* seats,
                                  cardrules_error* error) {
    return guard(error, [&] { write_turn(state_of(match).turn(), {mode, actor, seats}); });
}

std::int32_t cardrules_match_legal_count(const cardrules_match* match, std::int32_t actor,
                                         std::uint32_t* count, cardrules_error* error) {
    return guard(error, [&] { given(count, "count") = legal_count(state_of(match), actor); });
}

std::int32_t cardrules_match_legal_at(const cardrules_match* match, std::int32_t actor,
                                      std::uint32_t index, std::uint64_t* move,
                                      cardrules_error* error) {
    return guard(error, [&] {
        std::uint64_t& out = given(move, "move");
        Move found;
        Problem problem = legal_at(state_of(match), actor, index, found);
        out = found.value;
        return problem;
    });
}

std::int32_t cardrules_match_legal_moves(const cardrules_match* match, std::int32_t actor,
                                         std::uint64_t* moves, std::size_t capacity,
                                         std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Output out(moves, capacity, needed);
        write_legal(state_of(match), actor, out);
    });
}

std::int32_t cardrules_match_legal_text(const cardrules_match* match, std::int32_t actor,
                                        std::uint32_t index, char* buffer, std::size_t capacity,
                                        std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        return write_legal_text(state_of(match), actor, index, out);
    });
}

std::int32_t cardrules_match_legal_index(const cardrules_match* match, std::int32_t actor,
                                         std::uint64_t move, std::uint32_t* index,
                                         cardrules_error* error) {
    return guard(error, [&] {
        return legal_index(state_of(match), actor, Move{move}, given(index, "index"));
    });
}

std::int32_t cardrules_match_deal_cards(const cardrules_match* match, std::uint8_t* cards,
                                        std::size_t capacity, std::size_t* needed,
                                        cardrules_error* error) {
    return guard(error, [&] {
        const Output out(cards, capacity, needed);
        write_deal_cards(state_of(match), out);
    });
}

std::int32_t cardrules_match_apply(cardrules_match* match, std::int32_t actor, std::uint64_t move,
                                   std::int32_t expected_step, cardrules_error* error) {
    return guard(error, [&] {
        Match& of = given(match, "match").match;
        const Status status = of.try_apply(actor, Move{move}, expected_step);
        return refusal(of.state(), actor, Move{move}, status);
    });
}

std::int32_t cardrules_match_apply_index(cardrules_match* match, std::int32_t actor,
                                         std::uint32_t index, std::int32_t expected_step,
                                         cardrules_error* error) {
    return guard(error, [&] {
        Match& of = given(match, "match").match;
        const Status status = of.try_apply_index(actor, index, expected_step);
        return refusal(of.state(), actor, index, status);
    });
}

std::int32_t cardrules_match_apply_text(cardrules_match* match, std::int32_t actor,
                                        const char* text, std::int32_t expected_step,
                                        cardrules_error* error) {
    return guard(error, [&] {
        Match& of = given(match, "match").match;
        const std::string_view input(&given(text, "text"));
        const Status status = of.try_apply(actor, input, expected_step);
        return refusal(of.state(), actor, input, status);
    });
}

std::int32_t cardrules_match_apply_deal(cardrules_match* match, const std::uint8_t* cards,
                                        std::size_t count, std::int32_t expected_step,
                                        cardrules_error* error) {
    return guard(error, [&] {
        Match& of = given(match, "match").match;
        const Status status = of.try_apply_deal(cards_of(cards, count), expected_step);
        return refusal(of.state(), chance, "deal", status);
    });
}

std::int32_t cardrules_match_undo(cardrules_match* match, cardrules_error* error) {
    return guard(error, [&] { return explain(given(match, "match").match.try_undo()); });
}

std::int32_t cardrules_match_redo(cardrules_match* match, cardrules_error* error) {
    return guard(error, [&] { return explain(given(match, "match").match.try_redo()); });
}

std::int32_t cardrules_match_next_game(cardrules_match* match, cardrules_error* error) {
    return guard(error, [&] { return explain(given(match, "match").match.try_next_game()); });
}
