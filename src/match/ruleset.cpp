#include <cardrules/ruleset.hpp>

namespace cardrules {

namespace {

// The index of an option, or -1.
int option_index(const GameInfo& info, std::string_view name) noexcept {
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (info.options[i].name == name) return static_cast<int>(i);
    return -1;
}

}  // namespace

Status Ruleset::create(std::string_view game, int players, Ruleset& out, int rules) noexcept {
    const int found = find_game(game, rules);
    if (found < 0) return {Code::unknown_game};
    const GameInfo& info = game_info(found);
    if (!info.takes(players)) return {Code::bad_players};
    Ruleset ruleset;
    ruleset.game = static_cast<std::uint16_t>(found);
    ruleset.players = static_cast<std::uint8_t>(players);
    for (std::size_t i = 0; i < info.options.size(); ++i)
        ruleset.options[i] = info.options[i].default_for(players);
    out = ruleset;
    return {};
}

Status Ruleset::set(std::string_view option, std::int32_t value) noexcept {
    const int index = option_index(info(), option);
    if (index < 0) return {Code::unknown_option};
    const auto place = static_cast<std::size_t>(index);
    if (!option_takes(info().options[place], players, value)) return {Code::bad_option};
    options[place] = value;
    return {};
}

Status Ruleset::set(std::string_view option, std::string_view value) noexcept {
    const int index = option_index(info(), option);
    if (index < 0) return {Code::unknown_option};
    const OptionInfo& described = info().options[static_cast<std::size_t>(index)];
    if (described.kind == ValueKind::seat && value == "lot") return set(option, -1);
    for (std::size_t i = 0; i < described.names.size(); ++i)
        if (described.names[i] == value) return set(option, static_cast<std::int32_t>(i));
    return {Code::bad_option};
}

Status Ruleset::preset(std::string_view name) noexcept {
    for (const PresetInfo& described : info().presets) {
        if (described.name != name) continue;
        for (const PresetOption& option : described.options) {
            const Status status = set(option.option, option.value);
            if (!status.ok()) return status;
        }
        return {};
    }
    return {Code::unknown_option};
}

std::int32_t Ruleset::option(std::string_view name) const noexcept {
    const int index = option_index(info(), name);
    return index < 0 ? 0 : options[static_cast<std::size_t>(index)];
}

}  // namespace cardrules
