#include <array>

#include <cardrules/json.hpp>

#include "core/game.hpp"
#include "io/document.hpp"
#include "io/legal_json.hpp"
#include "io/ruleset_json.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::array<std::string_view, 5> value_kinds = {"number", "seat", "name", "card", "flag"};

void write_names(Writer& writer, std::string_view key, std::span<const std::string_view> names) {
    writer.key(key).begin_array();
    for (const std::string_view name : names) writer.name(name);
    writer.end_array();
}

void write_seat_counts(Writer& writer, const GameInfo& info) {
    writer.key("seats").begin_array();
    for (int players = 1; players <= max_seats; ++players)
        if (info.takes(players)) writer.number(players);
    writer.end_array();
}

void write_option(Writer& writer, const OptionInfo& option, int players) {
    writer.begin_object().key("name").name(option.name);
    writer.key("kind").name(value_kinds[static_cast<std::size_t>(option.kind)]);
    if (option.kind == ValueKind::number)
        writer.key("min").number(option.min).key("max").number(option.max);
    if (option.kind == ValueKind::seat) {
        constexpr std::array<std::string_view, 1> lot = {"lot"};
        writer.key("min").number(0).key("max").number(players - 1);
        write_names(writer, "names", lot);
    }
    if (option.kind == ValueKind::name) write_names(writer, "names", option.names);
    writer.key("default");
    write_option_value(writer, option, option.default_for(players));
    writer.end_object();
}

void write_presets(Writer& writer, const GameInfo& info, const Ruleset& defaults) {
    writer.key("presets").begin_array();
    for (const PresetInfo& preset : info.presets) {
        writer.begin_object().key("name").name(preset.name).key("options").begin_object();
        Ruleset changed = defaults;
        static_cast<void>(changed.preset(preset.name));
        for (const PresetOption& set : preset.options)
            for (std::size_t i = 0; i < info.options.size(); ++i) {
                if (info.options[i].name != set.option) continue;
                writer.key(set.option);
                write_option_value(writer, info.options[i], changed.options[i]);
            }
        writer.end_object().end_object();
    }
    writer.end_array();
}

void write_verb(Writer& writer, const GameInfo& info, const VerbInfo& verb) {
    writer.begin_object().key("name").name(verb.name);
    writer.key("rule").name(rule_text(info, verb.rule)).key("slots").begin_array();
    for (const SlotInfo& slot : verb.slots) {
        writer.begin_object().key("name").name(slot.name);
        writer.key("kind").name(kind_name(slot.kind)).end_object();
    }
    writer.end_array().end_object();
}

bool is_zone(const Field& field) {
    return field.kind == FieldKind::cards || field.kind == FieldKind::stack ||
           field.kind == FieldKind::places;
}

// How many there are of a zone or a value: one, one a seat, or one for each pair of seats.
void write_length(Writer& writer, const Field& field) {
    constexpr std::array<std::string_view, 3> lengths = {"table", "seat", "pair"};
    writer.key("of").name(lengths[static_cast<std::size_t>(field.length)]);
}

void write_zone(Writer& writer, const Field& field) {
    writer.begin_object().key("name").name(field.name);
    write_length(writer, field);
    writer.key("ordered").flag(field.kind != FieldKind::cards);
    writer.key("seen_by").name(field.open ? "everyone" : field.owner_sees ? "owner" : "nobody");
    if (field.kind == FieldKind::places) {
        writer.key("piles").begin_array();
        for (std::size_t i = 0; i + 1 < field.groups.size(); ++i)
            writer.number(field.groups[i + 1] - field.groups[i]);
        writer.end_array();
    }
    writer.end_object();
}

void write_value(Writer& writer, const Field& field) {
    writer.begin_object().key("name").name(field.name);
    write_length(writer, field);
    writer.key("kind").name(value_kinds[static_cast<std::size_t>(field.value)]);
    writer.key("list").flag(field.kind == FieldKind::list);
    if (field.value == ValueKind::number)
        writer.key("min").number(field.min).key("max").number(field.max);
    if (field.value == ValueKind::name) write_names(writer, "names", field.names);
    writer.end_object();
}

void write_table(Writer& writer, const Game& game) {
    writer.key("zones").begin_array();
    for (const Field& field : game.fields)
        if (is_zone(field)) write_zone(writer, field);
    writer.end_array().key("values").begin_array();
    for (const Field& field : game.fields)
        if (!is_zone(field)) write_value(writer, field);
    writer.end_array();
}

void write_codes(Writer& writer) {
    writer.key("codes").begin_object();
    for (int code = 0; code_name(static_cast<Code>(code)) != "unknown"; --code)
        writer.key(code_name(static_cast<Code>(code))).number(code);
    writer.end_object();
}

void write_game(Writer& writer, int index, const Ruleset& defaults) {
    const GameInfo& info = game_info(index);
    writer.key("game").name(info.name).key("rules").number(info.rules);
    write_seat_counts(writer, info);
    writer.key("players").number(defaults.players).key("pack").cards(info.pack);
    writer.key("options").begin_array();
    for (const OptionInfo& option : info.options) write_option(writer, option, defaults.players);
    writer.end_array();
    write_presets(writer, info, defaults);
    writer.key("verbs").begin_array();
    for (const VerbInfo& verb : info.verbs) write_verb(writer, info, verb);
    writer.end_array();
    write_names(writer, "phases", info.phases);
    write_table(writer, game_at(index));
    write_names(writer, "statuses", info.statuses);
    write_names(writer, "labels", info.labels);
    write_names(writer, "end_reasons", info.end_reasons);
    write_names(writer, "positions", info.position_names);
    writer.key("rule_numbers").begin_array();
    for (int rule = 1; rule <= info.rule_count; ++rule) writer.name(rule_text(info, rule));
    writer.end_array();
    write_codes(writer);
}

}  // namespace

}  // namespace json

std::string catalog_json() {
    json::Writer writer(1024);
    json::begin_document(writer, "catalog");
    writer.key("games").begin_array();
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        writer.begin_object().key("game").name(info.name).key("rules").number(info.rules);
        json::write_seat_counts(writer, info);
        writer.end_object();
    }
    writer.end_array();
    json::write_codes(writer);
    writer.end_object();
    return std::move(writer).str();
}

std::string game_json(int game, int players) {
    Ruleset defaults;
    if (game < 0 || game >= game_count() ||
        !Ruleset::create(game_info(game).name, players, defaults, game_info(game).rules).ok())
        return {};
    json::Writer writer(4096);
    json::begin_document(writer, "game");
    json::write_game(writer, game, defaults);
    writer.end_object();
    return std::move(writer).str();
}

}  // namespace cardrules
