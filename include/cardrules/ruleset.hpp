// A game, a number of players and the options: what a match is played under.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include <cardrules/catalog.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

// A plain value; its options are always complete. Made by create(), changed by set() and preset().
struct Ruleset {
    std::uint16_t game = 0;
    std::uint8_t players = 0;
    std::uint8_t unused = 0;
    std::array<std::int32_t, max_options> options{};  // in the order of GameInfo::options, then 0

    // The default rules of a game. rules 0 means the latest version.
    // Errors: unknown_game, bad_players.
    static Status create(std::string_view game, int players, Ruleset& out, int rules = 0) noexcept;

    // Sets an option by number (a seat, a number, or the index of a name; -1 for "lot") or by the
    // name of its value. Errors: unknown_option, bad_option; the ruleset is then as before.
    Status set(std::string_view option, std::int32_t value) noexcept;
    Status set(std::string_view option, std::string_view value) noexcept;

    // Sets what a preset sets, and leaves the other options. Errors: unknown_option.
    Status preset(std::string_view name) noexcept;

    [[nodiscard]] const GameInfo& info() const noexcept { return game_info(game); }
    // The value of an option, or 0 where the game has no such option.
    [[nodiscard]] std::int32_t option(std::string_view name) const noexcept;

    bool operator==(const Ruleset&) const noexcept = default;
};

}  // namespace cardrules
