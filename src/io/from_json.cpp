// The calls that throw.
#include <utility>

#include <cardrules/json.hpp>

namespace cardrules {

namespace {

template <class Out>
Match read_match(std::string_view text, const Out& read) {
    std::optional<Match> match;
    throw_if_failed(read(text, match));
    return *std::move(match);
}

}  // namespace

Ruleset ruleset_from_json(std::string_view text) {
    Ruleset ruleset;
    throw_if_failed(read_ruleset(text, ruleset));
    return ruleset;
}

State state_from_json(std::string_view text) {
    State state;
    throw_if_failed(read_state(text, state));
    return state;
}

Match record_from_json(std::string_view text) {
    return read_match(text, read_record);
}

Match save_from_json(std::string_view text) {
    return read_match(text, read_save);
}

}  // namespace cardrules
