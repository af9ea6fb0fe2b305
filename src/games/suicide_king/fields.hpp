// Suicide of the King: its description and its fields.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/common_rules.hpp"
#include "core/field.hpp"
#include "games/suicide_king/state.hpp"

namespace cardrules::games::suicide_king {

enum Verb : int { draw_position = lot_verb + 1, draw_pile };

enum Label : int { dealer_drawn, dealt, drawn, king_drawn, last_card_drawn, turn_ended, collected };

inline constexpr std::array<std::string_view, 2> draw_from_names = {"any", "top"};
inline constexpr std::array<std::string_view, 2> extra_draws_names = {"batches", "replace"};
inline constexpr std::array<std::string_view, 2> on_king_names = {"continue", "new_round"};
inline constexpr std::array<std::string_view, 2> last_card_names = {"leaves", "stays"};
inline constexpr std::array<std::string_view, 2> goal_names = {"not_last", "be_last"};
inline constexpr std::array<OptionInfo, 6> options = {dealer_option,
                                                      name_option("draw_from", draw_from_names),
                                                      name_option("extra_draws", extra_draws_names),
                                                      name_option("on_king", on_king_names),
                                                      name_option("last_card", last_card_names),
                                                      name_option("goal", goal_names)};

inline constexpr std::array<PresetOption, 5> inventor_options = {
    PresetOption{"draw_from", top}, PresetOption{"extra_draws", replace},
    PresetOption{"on_king", new_round}, PresetOption{"last_card", stays},
    PresetOption{"goal", be_last}};
inline constexpr std::array<PresetInfo, 1> presets = {PresetInfo{"inventor", inventor_options}};

inline constexpr std::array<SlotInfo, 1> position_slots = {SlotInfo{"place", Kind::position}};
inline constexpr std::array<SlotInfo, 1> pile_slots = {SlotInfo{"pile", Kind::pile}};
inline constexpr std::array<VerbInfo, 3> verbs = {
    lot_of_rule(1), VerbInfo{"draw", 2, position_slots}, VerbInfo{"draw", 2, pile_slots}};

inline constexpr std::array<std::string_view, 4> phases = {"lot", "deal", "draw", "over"};
inline constexpr std::array<std::string_view, 2> statuses = {"playing", "out"};
inline constexpr std::array<std::string_view, 7> labels = {
    "dealer_drawn", "dealt", "drawn", "king_drawn", "last_card_drawn", "turn_ended", "collected"};
inline constexpr std::array<std::string_view, 1> end_reasons = {"last_player"};

// Place k of pile p is written p/k.
inline constexpr std::array<std::string_view, pack_size> position_names = {
    "0/0", "0/1", "0/2", "0/3", "0/4", "0/5", "0/6", "0/7", "0/8", "0/9", "0/10", "0/11", "1/0",
    "1/1", "1/2", "1/3", "1/4", "1/5", "1/6", "1/7", "1/8", "1/9", "2/0", "2/1",  "2/2",  "2/3",
    "2/4", "2/5", "2/6", "2/7", "2/8", "2/9", "3/0", "3/1", "3/2", "3/3", "3/4",  "3/5",  "3/6",
    "3/7", "3/8", "3/9", "4/0", "4/1", "4/2", "4/3", "4/4", "4/5", "4/6", "4/7",  "4/8",  "4/9"};

inline constexpr GameInfo info = {.name = "suicide_king",
                                  .rule_prefix = "SK",
                                  .rules = 1,
                                  .rule_count = 8,
                                  .seat_counts = 1U << 2U | 1U << 3U | 1U << 4U | 1U << 5U,
                                  .pack = pack_52,
                                  .options = options,
                                  .presets = presets,
                                  .verbs = verbs,
                                  .phases = phases,
                                  .statuses = statuses,
                                  .labels = labels,
                                  .end_reasons = end_reasons,
                                  .position_names = position_names};

inline constexpr std::array<Field, 10> fields = {
    name_field("phase", offsetof(Position, phase), phases),
    number_field<std::int16_t>("round", offsetof(Position, round), Length::one, 0, 32767),
    seat_field("dealer", offsetof(Position, dealer)),
    seat_field("turn", offsetof(Position, turn)),
    number_field<std::int8_t>("owed", offsetof(Position, owed), Length::one, 0, 4),
    number_field<std::int8_t>("picture", offsetof(Position, picture), Length::one, 0, 1,
                              ValueKind::flag),
    list_field("queue", offsetof(Position, queue), 16, 1, 4),
    list_field("gone", offsetof(Position, gone), most_players, 0, most_players - 1,
               ValueKind::seat),
    places_field("pile", offsetof(Position, face_down), pack_size, pile_begins),
    open_to_all(stack_field("shown", offsetof(Position, shown), pack_size, false))};

}  // namespace cardrules::games::suicide_king
