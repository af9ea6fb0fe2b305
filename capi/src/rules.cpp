#include "rules.hpp"

#include <cardrules/json.hpp>

#include "guard.hpp"

namespace cardrules::capi {

const GameInfo* find_game_named(const char* name) noexcept {
    const int found = name == nullptr ? -1 : find_game(name);
    return found < 0 ? nullptr : &game_info(found);
}

const GameInfo& game_named(const char* name) {
    const GameInfo* info = find_game_named(&given(name, "game"));
    if (info == nullptr) throw_if_failed(explain(name, 0, {Code::unknown_game}));
    return *info;
}

Ruleset ruleset_of(const char* game, std::int32_t players, const char* options,
                   std::int32_t rules) {
    Ruleset ruleset;
    const Status status = Ruleset::create(&given(game, "game"), players, ruleset, rules);
    throw_if_failed(explain(game, players, status));
    if (options != nullptr && *options != '\0') throw_if_failed(read_options(options, ruleset));
    return ruleset;
}

Generator generator_of(std::int32_t number) {
    if (number != CARDRULES_GENERATOR_EXACT && number != CARDRULES_GENERATOR_FAST)
        refuse_argument("generator", "is neither exact nor fast");
    return static_cast<Generator>(number);
}

}  // namespace cardrules::capi
