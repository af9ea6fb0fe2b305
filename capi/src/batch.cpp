// Batches: many games on the caller's arrays.
#include <algorithm>

#include <cardrules/batch.hpp>

#include "handles.hpp"
#include "rules.hpp"
#include "structs.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

// An array of the caller's; nothing where he wants none.
template <class Type>
std::span<Type> array(Type* elements, std::size_t count) noexcept {
    return elements == nullptr ? std::span<Type>() : std::span<Type>(elements, count);
}

// A batch whose number of slots the caller knows.
template <class Handle>
auto& batch_of(Handle* batch, std::size_t count) {
    auto& of = given(batch, "batch").batch;
    if (count != of.size()) refuse_argument("count", "is not the number of slots");
    return of;
}

const Batch& batch_with(const cardrules_batch* batch, std::uint32_t slot) {
    const Batch& of = given(batch, "batch").batch;
    if (slot >= of.size()) refuse_argument("slot", "is none of the batch");
    return of;
}

BatchOptions options_of(const cardrules_batch_options& setup, const Ruleset& ruleset) {
    if (setup.reserved != 0) refuse_argument("reserved", "is not 0");
    if (setup.stay_over != 0 && setup.stay_over != 1) refuse_argument("stay_over", "is not 0 or 1");
    BatchOptions options;
    options.ruleset = ruleset;
    options.generator = generator_of(setup.generator);
    options.seed = setup.seed;
    options.first = setup.first;
    options.size = std::max<std::size_t>(setup.size, 1);
    options.next_games = setup.stay_over == 0;
    return options;
}

Problem refused_slot(std::size_t slot) {
    return {Code::not_available, "indices",
            "slot " + std::to_string(slot) + " has no move of that index",
            static_cast<std::int64_t>(slot)};
}

}  // namespace

std::int32_t cardrules_batch_create(const char* game, std::int32_t players, const char* options,
                                    const cardrules_batch_options* setup, cardrules_batch** batch,
                                    cardrules_error* error) {
    return guard(error, [&] {
        cardrules_batch** out = empty(batch, "batch");
        const cardrules_batch_options how = filled(setup, "setup");
        const Ruleset ruleset = ruleset_of(game, players, options, how.rules);
        Batch made;
        check(Batch::create(options_of(how, ruleset), made));
        *out = new cardrules_batch{std::move(made)};
    });
}

void cardrules_batch_destroy(cardrules_batch* batch) {
    delete batch;
}

std::uint32_t cardrules_max_batch_size() {
    return static_cast<std::uint32_t>(max_batch_size);
}

std::int32_t cardrules_batch_size(const cardrules_batch* batch, std::uint32_t* size,
                                  cardrules_error* error) {
    return guard(error, [&] {
        given(size, "size") = static_cast<std::uint32_t>(given(batch, "batch").batch.size());
    });
}

std::int32_t cardrules_batch_players(const cardrules_batch* batch, std::int32_t* players,
                                     cardrules_error* error) {
    return guard(error, [&] { given(players, "players") = given(batch, "batch").batch.players(); });
}

std::int32_t cardrules_batch_look(const cardrules_batch* batch, std::int32_t* seats,
                                  std::uint64_t* counts, std::size_t count,
                                  cardrules_error* error) {
    return guard(error, [&] {
        const Batch& of = batch_of(batch, count);
        check(of.look(array(seats, count), array(counts, count)));
    });
}

std::int32_t cardrules_batch_step(cardrules_batch* batch, const std::int64_t* indices,
                                  std::uint8_t* done, std::int32_t* reasons, std::int32_t* places,
                                  std::int32_t* scores, std::size_t count, cardrules_error* error) {
    return guard(error, [&]() -> Problem {
        Batch& of = batch_of(batch, count);
        const std::size_t rows = count * static_cast<std::size_t>(of.players());
        const BatchStep step{array(indices, count), array(done, count), array(reasons, count),
                             array(places, rows), array(scores, rows)};
        std::size_t slot = 0;
        const Status status = of.step(step, &slot);
        return status.code == Code::not_available ? refused_slot(slot) : explain(status);
    });
}

std::int32_t cardrules_batch_next_game(cardrules_batch* batch, std::uint32_t slot,
                                       cardrules_error* error) {
    return guard(error, [&] {
        batch_with(batch, slot);
        check(batch->batch.next_game(slot));
    });
}

std::int32_t cardrules_batch_game_number(const cardrules_batch* batch, std::uint32_t slot,
                                         std::uint64_t* number, cardrules_error* error) {
    return guard(error, [&] { given(number, "number") = batch_with(batch, slot).game(slot); });
}

std::int32_t cardrules_batch_state(const cardrules_batch* batch, std::uint32_t slot,
                                   cardrules_state** state, cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(state, "state");
        *out = new cardrules_state{batch_with(batch, slot).state(slot)};
    });
}

std::int32_t cardrules_batch_state_into(const cardrules_batch* batch, std::uint32_t slot,
                                        cardrules_state* state, cardrules_error* error) {
    return guard(error,
                 [&] { batch_with(batch, slot).state(slot).copy_to(given(state, "state").state); });
}
