// States played: who acts, what is legal, moves made.
#include "handles.hpp"
#include "position.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

const State& state_of(const cardrules_state* state) {
    return given(state, "state").state;
}

}  // namespace

std::int32_t cardrules_state_turn(const cardrules_state* state, std::int32_t* mode,
                                  std::int32_t* actor, std::uint32_t* seats,
                                  cardrules_error* error) {
    return guard(error, [&] { write_turn(state_of(state).turn(), {mode, actor, seats}); });
}

std::int32_t cardrules_state_legal_count(const cardrules_state* state, std::int32_t actor,
                                         std::uint32_t* count, cardrules_error* error) {
    return guard(error, [&] { given(count, "count") = legal_count(state_of(state), actor); });
}

std::int32_t cardrules_state_legal_at(const cardrules_state* state, std::int32_t actor,
                                      std::uint32_t index, std::uint64_t* move,
                                      cardrules_error* error) {
    return guard(error, [&] {
        std::uint64_t& out = given(move, "move");
        Move found;
        Problem problem = legal_at(state_of(state), actor, index, found);
        out = found.value;
        return problem;
    });
}

std::int32_t cardrules_state_legal_moves(const cardrules_state* state, std::int32_t actor,
                                         std::uint64_t* moves, std::size_t capacity,
                                         std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Output out(moves, capacity, needed);
        write_legal(state_of(state), actor, out);
    });
}

std::int32_t cardrules_state_legal_text(const cardrules_state* state, std::int32_t actor,
                                        std::uint32_t index, char* buffer, std::size_t capacity,
                                        std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        return write_legal_text(state_of(state), actor, index, out);
    });
}

std::int32_t cardrules_state_legal_index(const cardrules_state* state, std::int32_t actor,
                                         std::uint64_t move, std::uint32_t* index,
                                         cardrules_error* error) {
    return guard(error, [&] {
        return legal_index(state_of(state), actor, Move{move}, given(index, "index"));
    });
}

std::int32_t cardrules_state_deal_cards(const cardrules_state* state, std::uint8_t* cards,
                                        std::size_t capacity, std::size_t* needed,
                                        cardrules_error* error) {
    return guard(error, [&] {
        const Output out(cards, capacity, needed);
        write_deal_cards(state_of(state), out);
    });
}

std::int32_t cardrules_state_apply(cardrules_state* state, std::int32_t actor, std::uint64_t move,
                                   cardrules_error* error) {
    return guard(error, [&] {
        State& of = given(state, "state").state;
        return refusal(of, actor, Move{move}, of.apply(actor, Move{move}));
    });
}

std::int32_t cardrules_state_apply_index(cardrules_state* state, std::int32_t actor,
                                         std::uint32_t index, cardrules_error* error) {
    return guard(error, [&] {
        State& of = given(state, "state").state;
        return refusal(of, actor, index, of.apply_index(actor, index));
    });
}

std::int32_t cardrules_state_apply_text(cardrules_state* state, std::int32_t actor,
                                        const char* text, cardrules_error* error) {
    return guard(error, [&] {
        State& of = given(state, "state").state;
        const std::string_view input(&given(text, "text"));
        return refusal(of, actor, input, of.apply(actor, input));
    });
}

std::int32_t cardrules_state_apply_deal(cardrules_state* state, const std::uint8_t* cards,
                                        std::size_t count, cardrules_error* error) {
    return guard(error, [&] {
        State& of = given(state, "state").state;
        return refusal(of, chance, "deal", of.apply_deal(cards_of(cards, count)));
    });
}
