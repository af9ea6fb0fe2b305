// Matches as JSON, and back.
#include <cardrules/json.hpp>

#include "handles.hpp"
#include "output.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

constexpr std::uint32_t all_checkpoints = CARDRULES_CHECKPOINT_TO_ACT | CARDRULES_CHECKPOINT_HASH |
                                          CARDRULES_CHECKPOINT_LEGAL | CARDRULES_CHECKPOINT_FACTS;

Checkpoints checkpoints_of(std::uint32_t sum) {
    if ((sum & ~all_checkpoints) != 0) refuse_argument("checkpoints", "are none that there are");
    return {(sum & CARDRULES_CHECKPOINT_TO_ACT) != 0, (sum & CARDRULES_CHECKPOINT_HASH) != 0,
            (sum & CARDRULES_CHECKPOINT_LEGAL) != 0, (sum & CARDRULES_CHECKPOINT_FACTS) != 0};
}

using Reading = Problem (*)(std::string_view text, std::optional<Match>& out);

void load(const char* text, const char* name, Reading read, cardrules_match** match) {
    cardrules_match** out = empty(match, "match");
    std::optional<Match> loaded;
    throw_if_failed(read(&given(text, name), loaded));
    *out = new cardrules_match(*loaded);
}

}  // namespace

std::int32_t cardrules_match_choices(const cardrules_match* match, std::int32_t actor, char* buffer,
                                     std::size_t capacity, std::size_t* needed,
                                     cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, choices_json(given(match, "match").match.state(), actor));
    });
}

std::int32_t cardrules_match_facts(const cardrules_match* match, char* buffer, std::size_t capacity,
                                   std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, facts_json(given(match, "match").match.state()));
    });
}

std::int32_t cardrules_match_result_json(const cardrules_match* match, char* buffer,
                                         std::size_t capacity, std::size_t* needed,
                                         cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, result_json(given(match, "match").match.state()));
    });
}

std::int32_t cardrules_match_save(const cardrules_match* match, char* buffer, std::size_t capacity,
                                  std::size_t* needed, cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, save_json(given(match, "match").match));
    });
}

std::int32_t cardrules_match_load(const char* save, cardrules_match** match,
                                  cardrules_error* error) {
    return guard(error, [&] { load(save, "save", read_save, match); });
}

std::int32_t cardrules_match_record(const cardrules_match* match, std::uint32_t checkpoints,
                                    char* buffer, std::size_t capacity, std::size_t* needed,
                                    cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, record_json(given(match, "match").match, checkpoints_of(checkpoints)));
    });
}

std::int32_t cardrules_match_load_record(const char* record, cardrules_match** match,
                                         cardrules_error* error) {
    return guard(error, [&] { load(record, "record", read_record, match); });
}
