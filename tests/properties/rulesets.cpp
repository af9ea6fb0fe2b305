#include "properties/rulesets.hpp"

#include <algorithm>
#include <cstdlib>

#include <cardrules/actors.hpp>

namespace cardrules::test {

namespace {

std::vector<std::int32_t> values_of(const OptionInfo& option, int players) {
    std::vector<std::int32_t> values;
    for (std::int32_t value = -1; value < 64; ++value)
        if (option.kind != ValueKind::number && option_takes(option, players, value))
            values.push_back(value);
    if (option.kind == ValueKind::number)
        values = {option.min, option.min + (option.max - option.min) / 3, option.max};
    return values;
}

void add_all(const Ruleset& defaults, std::vector<Ruleset>& out) {
    out.push_back(defaults);
    const GameInfo& info = defaults.info();
    for (const PresetInfo& preset : info.presets) {
        out.push_back(defaults);
        static_cast<void>(out.back().preset(preset.name));
    }
    for (const OptionInfo& option : info.options) {
        for (const std::int32_t value : values_of(option, defaults.players)) {
            if (value == defaults.option(option.name)) continue;
            out.push_back(defaults);
            static_cast<void>(out.back().set(option.name, value));
        }
    }
}

}  // namespace

std::vector<Ruleset> all_rulesets() {
    std::vector<Ruleset> rulesets;
    for (int game = 0; game < game_count(); ++game) {
        for (int players = 1; players <= max_seats; ++players) {
            Ruleset defaults;
            if (Ruleset::create(game_info(game).name, players, defaults).ok())
                add_all(defaults, rulesets);
        }
    }
    return rulesets;
}

std::vector<Ruleset> rulesets_to_try() {
#ifdef CARDRULES_TESTS_SANITIZED
    std::size_t stride = 4;
#else
    std::size_t stride = 1;
#endif
    if (const char* const every = std::getenv("CARDRULES_TEST_EVERY"))
        stride = std::max(std::size_t{1}, std::size_t{std::strtoul(every, nullptr, 10)});
    const std::vector<Ruleset> rulesets = all_rulesets();
    std::vector<Ruleset> some;
    for (std::size_t i = 0; i < rulesets.size(); i += stride) some.push_back(rulesets[i]);
    return some;
}

std::string name_of(const Ruleset& ruleset) {
    const GameInfo& info = ruleset.info();
    std::string name = std::string(info.name) + "_" + std::to_string(ruleset.players);
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (ruleset.options[i] == info.options[i].default_for(ruleset.players)) continue;
        const std::int32_t value = ruleset.options[i];
        name.append("_").append(info.options[i].name).append("_");
        name.append(value < 0 ? "lot" : std::to_string(value));
    }
    return name;
}

}  // namespace cardrules::test
