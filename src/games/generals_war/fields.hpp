// General's War: its description and its fields.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/common_rules.hpp"
#include "core/field.hpp"
#include "games/generals_war/state.hpp"

namespace cardrules::games::generals_war {

enum Verb : int { muster = lot_verb + 1, stand, challenge, commit };

enum Label : int {
    dealer_drawn,
    dealt,
    mustered,
    stood,
    challenged,
    turned_up,
    tied,
    captured,
    won_by_generals,
    dropped_out,
    drew,
    leftovers_captured
};

inline constexpr std::array<std::string_view, 3> tie_names = {"carry", "own", "discard"};
inline constexpr std::array<std::string_view, 2> short_hands_names = {"end", "play_all"};
inline constexpr std::array<std::string_view, 2> leftovers_names = {"discard", "own"};

constexpr std::int32_t default_target(int players) {
    return players == 2 ? 100 : 60;
}

inline constexpr std::array<OptionInfo, 6> options = {
    dealer_option,
    OptionInfo{.name = "target_points", .min = 1, .max = 364, .default_for = default_target},
    OptionInfo{.name = "generals_to_win", .min = 1, .max = 4, .default_for = always<2>},
    name_option("tie", tie_names),
    name_option("short_hands", short_hands_names),
    name_option("leftovers", leftovers_names)};

inline constexpr std::array<SlotInfo, 1> seat_slots = {SlotInfo{"opponent", Kind::seat}};
inline constexpr std::array<SlotInfo, 1> card_slots = {SlotInfo{"cards", Kind::card}};
inline constexpr std::array<VerbInfo, 5> verbs = {
    lot_of_rule(1), VerbInfo{"muster", 2, {}}, VerbInfo{"stand", 2, {}},
    VerbInfo{"challenge", 4, seat_slots}, VerbInfo{"commit", 3, card_slots}};

inline constexpr std::array<std::string_view, 6> phases = {"lot",       "deal",   "muster",
                                                           "challenge", "battle", "over"};
inline constexpr std::array<std::string_view, 2> statuses = {"playing", "out"};
inline constexpr std::array<std::string_view, 12> labels = {
    "dealer_drawn",    "dealt",       "mustered", "stood",
    "challenged",      "turned_up",   "tied",     "captured",
    "won_by_generals", "dropped_out", "drew",     "leftovers_captured"};
inline constexpr std::array<std::string_view, 3> end_reasons = {"generals", "target", "exhausted"};

inline constexpr GameInfo info = {.name = "generals_war",
                                  .rule_prefix = "GW",
                                  .rules = 1,
                                  .rule_count = 10,
                                  .seat_counts = 1U << 2U | 1U << 4U,
                                  .pack = pack_52,
                                  .options = options,
                                  .presets = {},
                                  .verbs = verbs,
                                  .phases = phases,
                                  .statuses = statuses,
                                  .labels = labels,
                                  .end_reasons = end_reasons,
                                  .position_names = {}};

inline constexpr std::array<Field, 15> fields = {
    name_field("phase", offsetof(Position, phase), phases),
    seat_field("dealer", offsetof(Position, dealer)),
    seat_field("turn", offsetof(Position, turn)),
    seat_field("opponent", offsetof(Position, opponent)),
    number_field<std::int8_t>("declared", offsetof(Position, declared), Length::players, 0, 4),
    number_field<std::int16_t>("points", offsetof(Position, points), Length::players, 0, 364),
    list_field("dropped", offsetof(Position, dropped), most_players, 0, most_players - 1,
               ValueKind::seat),
    seat_field("winner", offsetof(Position, winner)),
    name_field("reason", offsetof(Position, reason), end_reasons),
    cards_field("hand", offsetof(Position, hands), Length::players, true),
    open_to_all(cards_field("laid", offsetof(Position, laid), Length::players)),
    open_to_all(cards_field("captured", offsetof(Position, captured), Length::squared, false,
                            most_players)),
    cards_field("aside", offsetof(Position, aside), Length::players, true),
    open_to_all(cards_field("discarded", offsetof(Position, discarded), Length::players)),
    stack_field("reserve", offsetof(Position, reserve), 42, true)};

// Of the fields above, those that bear a restriction on hidden cards.
inline constexpr const Field& hand_field = fields[9];
inline constexpr const Field& aside_field = fields[12];

}  // namespace cardrules::games::generals_war
