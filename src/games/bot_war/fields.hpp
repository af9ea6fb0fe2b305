// War with Bots: its description and its fields.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/common_rules.hpp"
#include "core/field.hpp"
#include "games/bot_war/state.hpp"

namespace cardrules::games::bot_war {

enum Verb : int { show = lot_verb + 1, bot, yield, pass };

enum Label : int {
    dealer_drawn,
    dealt,
    shown,
    leader_drawn,
    bot_laid,
    yielded,
    passed,
    destroyed,
    set_aside,
    drew,
    round_over,
    collected
};

inline constexpr std::array<std::string_view, 2> after_kill_names = {"new_bot", "attacker_stands"};
inline constexpr std::array<std::string_view, 3> scoring_names = {"winner_own", "winner_all",
                                                                  "each_own"};
inline constexpr std::array<std::string_view, 2> red_king_names = {"joker_only", "black_king"};
inline constexpr std::array<OptionInfo, 6> options = {
    dealer_option,
    OptionInfo{.name = "target_score", .min = 1, .max = 100, .default_for = always<10>},
    OptionInfo{.name = "max_rounds", .min = 1, .max = 10000, .default_for = always<100>},
    name_option("after_kill", after_kill_names),
    name_option("scoring", scoring_names),
    name_option("red_king", red_king_names)};

inline constexpr std::array<SlotInfo, 1> card_slots = {SlotInfo{"card", Kind::card}};
inline constexpr std::array<SlotInfo, 2> bot_slots = {SlotInfo{"weapon", Kind::card},
                                                      SlotInfo{"armour", Kind::card}};
inline constexpr std::array<VerbInfo, 5> verbs = {
    lot_of_rule(2), VerbInfo{"show", 2, card_slots}, VerbInfo{"bot", 3, bot_slots},
    VerbInfo{"yield", 3, {}}, VerbInfo{"pass", 4, {}}};

inline constexpr std::array<std::string_view, 6> phases = {"lot",  "deal",    "show",
                                                           "lead", "respond", "over"};
inline constexpr std::array<std::string_view, 1> statuses = {"playing"};
inline constexpr std::array<std::string_view, 12> labels = {
    "dealer_drawn", "dealt",     "shown",     "leader_drawn", "bot_laid",   "yielded",
    "passed",       "destroyed", "set_aside", "drew",         "round_over", "collected"};
inline constexpr std::array<std::string_view, 2> end_reasons = {"target", "max_rounds"};

inline constexpr GameInfo info = {.name = "bot_war",
                                  .rule_prefix = "BW",
                                  .rules = 1,
                                  .rule_count = 8,
                                  .seat_counts = 1U << 2U | 1U << 3U | 1U << 4U | 1U << 5U,
                                  .pack = pack_54,
                                  .options = options,
                                  .presets = {},
                                  .verbs = verbs,
                                  .phases = phases,
                                  .statuses = statuses,
                                  .labels = labels,
                                  .end_reasons = end_reasons,
                                  .position_names = {}};

inline constexpr std::array<Field, 16> fields = {
    name_field("phase", offsetof(Position, phase), phases),
    number_field<std::int16_t>("round", offsetof(Position, round), Length::one, 0, 10000),
    seat_field("dealer", offsetof(Position, dealer)),
    seat_field("turn", offsetof(Position, turn)),
    seat_field("owner", offsetof(Position, owner)),
    seat_field("last_killer", offsetof(Position, last_killer)),
    number_field<std::int8_t>("yields", offsetof(Position, yields), Length::one, 0, 5),
    number_field<std::int8_t>("kills", offsetof(Position, kills), Length::players, 0, 26),
    number_field<std::int32_t>("scores", offsetof(Position, scores), Length::players, 0, 125),
    number_field<std::int8_t>("yielded", offsetof(Position, yielded), Length::players, 0, 1,
                              ValueKind::flag),
    number_field<std::int8_t>("shown", offsetof(Position, shown), Length::players, -1, 53,
                              ValueKind::card),
    name_field("reason", offsetof(Position, reason), end_reasons),
    cards_field("hand", offsetof(Position, hands), Length::players, true),
    open_to_all(cards_field("standing", offsetof(Position, standing), Length::one)),
    open_to_all(cards_field("aside", offsetof(Position, aside), Length::players)),
    stack_field("reserve", offsetof(Position, reserve), 34, true)};

// Of the fields above, the one that bears a restriction on hidden cards.
inline constexpr const Field& hand_field = fields[12];

}  // namespace cardrules::games::bot_war
