// The games, described to a program.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include <cardrules/cards.hpp>
#include <cardrules/choice.hpp>

namespace cardrules {

// What the value of an option or of a field means.
enum class ValueKind : std::uint8_t {
    number,  // a plain number
    seat,    // a seat, or -1 for none
    name,    // an index into a list of names
    card,    // a card, or -1 for none
    flag,    // 0 or 1
};

inline constexpr int max_options = 16;

// A rule option. Seats count as numbers here: an option of kind seat takes 0 … players-1, and -1
// for the value written "lot".
struct OptionInfo {
    std::string_view name;
    ValueKind kind = ValueKind::number;
    std::int32_t min = 0;                       // of numbers
    std::int32_t max = 0;                       // of numbers
    std::span<const std::string_view> names{};  // of kind name, in the order of their values
    std::int32_t (*default_for)(int players) = nullptr;
};

struct PresetOption {
    std::string_view option;
    std::int32_t value;
};

// A named set of option values.
struct PresetInfo {
    std::string_view name;
    std::span<const PresetOption> options;
};

struct SlotInfo {
    std::string_view name;
    Kind kind = Kind::card;
};

// A word of the notation. A verb of several slots takes one argument for each but the last.
struct VerbInfo {
    std::string_view name;
    std::uint8_t rule = 0;
    std::span<const SlotInfo> slots{};
};

// One game under one version of its rules. All of it is static and never changes.
struct GameInfo {
    std::string_view name;          // as in "bot_war"
    std::string_view rule_prefix;   // as in "BW"; rule 4 is "BW-4"
    std::uint8_t rules = 1;         // the version of the rules
    std::uint8_t rule_count = 0;    // rules are numbered from 1
    std::uint16_t seat_counts = 0;  // bit n: the game can be played by n
    CardSet pack;
    std::span<const OptionInfo> options{};
    std::span<const PresetInfo> presets;
    std::span<const VerbInfo> verbs;  // verb v of a move is verbs[v - 1]; verbs[0] is the lot
    std::span<const std::string_view> phases;
    std::span<const std::string_view> statuses;  // what may become of a seat
    std::span<const std::string_view> labels;    // what events are called
    std::span<const std::string_view> end_reasons;
    std::span<const std::string_view> position_names;  // of Kind::position

    [[nodiscard]] constexpr bool takes(int players) const noexcept {
        return players > 0 && players < 16 && (seat_counts >> players & 1) != 0;
    }
};

// Whether a value is within an option's range at a table of so many players.
[[nodiscard]] bool option_takes(const OptionInfo& option, int players, std::int32_t value) noexcept;

// The games of the library, in an order that is fixed for one build.
[[nodiscard]] int game_count() noexcept;
[[nodiscard]] const GameInfo& game_info(int game) noexcept;

// The index of a game by name, under the given or the latest version of its rules; -1 for none.
[[nodiscard]] int find_game(std::string_view name, int rules = 0) noexcept;

}  // namespace cardrules
