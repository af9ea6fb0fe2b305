// States as JSON, and back.
#include <cardrules/json.hpp>

#include "handles.hpp"
#include "output.hpp"

using namespace cardrules;
using namespace cardrules::capi;

std::int32_t cardrules_state_choices(const cardrules_state* state, std::int32_t actor, char* buffer,
                                     std::size_t capacity, std::size_t* needed,
                                     cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, choices_json(given(state, "state").state, actor));
    });
}

std::int32_t cardrules_state_facts(const cardrules_state* state, char* buffer, std::size_t capacity,
                                   std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, facts_json(given(state, "state").state));
    });
}

std::int32_t cardrules_state_save(const cardrules_state* state, char* buffer, std::size_t capacity,
                                  std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, state_json(given(state, "state").state));
    });
}

std::int32_t cardrules_state_load(const char* text, cardrules_state** state,
                                  cardrules_error* error) {
    return guard(error, [&] {
        cardrules_state** out = empty(state, "state");
        State loaded;
        throw_if_failed(read_state(&given(text, "text"), loaded));
        *out = new cardrules_state{loaded};
    });
}
