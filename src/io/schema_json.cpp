// The JSON Schemas of what depends on the games: options and positions, by a walk over their
// fields.
#include <array>
#include <string>

#include <cardrules/json.hpp>

#include "core/game.hpp"
#include "io/document.hpp"
#include "io/writer.hpp"

namespace cardrules {

namespace json {

namespace {

// Schemas that do not depend on a game.
constexpr std::string_view card_schema =
    R"({"type":"string","pattern":"^([A2-9TJQK][CDHS]|BJ|RJ|X[0-9])$"})";
constexpr std::string_view cards_schema =
    R"({"type":"array","items":{"$ref":"#/$defs/card"},"uniqueItems":true})";
constexpr std::string_view actor_schema =
    R"({"anyOf":[{"type":"integer","minimum":0,"maximum":7},{"const":"chance"}]})";
constexpr std::string_view wide_schema = R"({"type":"string","pattern":"^(0|[1-9][0-9]{0,19})$"})";
constexpr std::string_view sealed_schema =
    R"({"type":"array","maxItems":8,"items":{"type":["string","null"]}})";
constexpr std::string_view known_schema =
    R"({"type":"object","required":["seats","everyone"],"additionalProperties":false,)"
    R"("properties":{"seats":{"type":"array","maxItems":8,"items":{"$ref":"#/$defs/cards"}},)"
    R"("everyone":{"$ref":"#/$defs/cards"}}})";
constexpr std::string_view result_schema =
    R"({"type":"object","required":["reason","placements","scores"],"additionalProperties":false,)"
    R"("properties":{"reason":{"type":"string"},)"
    R"("placements":{"type":"array","items":{"type":"integer","minimum":1,"maximum":8}},)"
    R"("scores":{"type":"array","items":{"type":"integer"}}}})";
constexpr std::string_view legal_schema =
    R"({"type":"object","required":["count"],"additionalProperties":false,)"
    R"("properties":{"count":{"type":"integer","minimum":0},)"
    R"("fnv":{"type":"string","pattern":"^[0-9a-f]{16}$"},)"
    R"("moves":{"type":"array","items":{"type":"string"}}}})";
constexpr std::string_view step_schema =
    R"({"type":"object","required":["by","do"],"additionalProperties":false,)"
    R"("properties":{"by":{"$ref":"#/$defs/actor"},"do":{"type":"string"},)"
    R"("to_act":{"type":"array","items":{"$ref":"#/$defs/actor"},"uniqueItems":true},)"
    R"("hash":{"type":"string","pattern":"^[0-9a-f]{16}$"},)"
    R"("legal":{"type":"object","propertyNames":{"pattern":"^(chance|[0-7])$"},)"
    R"("additionalProperties":{"$ref":"#/$defs/legal"}},)"
    R"("facts":{"type":"object"},)"
    R"("reject":{"type":"array","items":{"type":"string"}}}})";
constexpr std::string_view chance_schema =
    R"({"type":"object","required":["mode","key","game"],"additionalProperties":false,)"
    R"("properties":{"mode":{"enum":["seeded","host"]},)"
    R"("key":{"type":"string","pattern":"^[0-9a-f]{64}$"},"game":{"$ref":"#/$defs/wide"}}})";

void write_names(Writer& writer, std::string_view key, std::span<const std::string_view> names) {
    writer.key(key).begin_array();
    for (const std::string_view name : names) writer.name(name);
    writer.end_array();
}

void write_integer(Writer& writer, std::int64_t least, std::int64_t most) {
    writer.begin_object().key("type").name("integer");
    writer.key("minimum").number(least).key("maximum").number(most).end_object();
}

int most_players(const GameInfo& info) {
    int most = 0;
    for (int players = 1; players <= max_seats; ++players)
        if (info.takes(players)) most = players;
    return most;
}

void write_option(Writer& writer, const GameInfo& info, const OptionInfo& option) {
    switch (option.kind) {
        case ValueKind::name:
            writer.begin_object();
            write_names(writer, "enum", option.names);
            writer.end_object();
            return;
        case ValueKind::seat:
            writer.begin_object().key("anyOf").begin_array();
            write_integer(writer, 0, most_players(info) - 1);
            writer.raw(R"({"const":"lot"})").end_array().end_object();
            return;
        case ValueKind::flag:
            writer.raw(R"({"type":"boolean"})");
            return;
        case ValueKind::card:
            writer.raw(card_schema);
            return;
        case ValueKind::number:
            break;
    }
    write_integer(writer, option.min, option.max);
}

void write_options(Writer& writer, const GameInfo& info, bool complete) {
    writer.begin_object().key("type").name("object").key("additionalProperties").flag(false);
    if (complete) {
        writer.key("required").begin_array();
        for (const OptionInfo& option : info.options) writer.name(option.name);
        writer.end_array();
    }
    writer.key("properties").begin_object();
    for (const OptionInfo& option : info.options) {
        writer.key(option.name);
        write_option(writer, info, option);
    }
    writer.end_object().end_object();
}

// One number of a field.
void write_number(Writer& writer, const GameInfo& info, const Field& field) {
    switch (field.value) {
        case ValueKind::name:
            writer.begin_object();
            write_names(writer, "enum", field.names);
            writer.end_object();
            return;
        case ValueKind::flag:
            writer.raw(R"({"type":"boolean"})");
            return;
        case ValueKind::seat:
            if (field.min >= 0) return write_integer(writer, 0, most_players(info) - 1);
            writer.begin_object().key("anyOf").begin_array().raw(R"({"type":"null"})");
            write_integer(writer, 0, most_players(info) - 1);
            writer.end_array().end_object();
            return;
        case ValueKind::card:
            writer.raw(field.min >= 0 ? R"({"$ref":"#/$defs/card"})"
                                      : R"({"anyOf":[{"type":"null"},{"$ref":"#/$defs/card"}]})");
            return;
        case ValueKind::number:
            break;
    }
    write_integer(writer, field.min, field.max);
}

void write_places(Writer& writer, const Field& field) {
    const std::size_t groups = field.groups.size() - 1;
    writer.begin_object().key("type").name("array").key("prefixItems").begin_array();
    for (std::size_t i = 0; i < groups; ++i) {
        const int size = field.groups[i + 1] - field.groups[i];
        writer.begin_object().key("type").name("array").key("minItems").number(size);
        writer.key("maxItems").number(size);
        writer.key("items").raw(R"({"anyOf":[{"type":"null"},{"$ref":"#/$defs/card"}]})");
        writer.end_object();
    }
    writer.end_array().key("minItems").number(static_cast<std::int64_t>(groups));
    writer.key("maxItems").number(static_cast<std::int64_t>(groups)).end_object();
}

void write_element(Writer& writer, const GameInfo& info, const Field& field) {
    switch (field.kind) {
        case FieldKind::cards:
            writer.raw(R"({"$ref":"#/$defs/cards"})");
            return;
        case FieldKind::stack:
            writer.begin_object().key("$ref").name("#/$defs/cards");
            writer.key("maxItems").number(field.capacity).end_object();
            return;
        case FieldKind::places:
            write_places(writer, field);
            return;
        case FieldKind::list:
            writer.begin_object().key("type").name("array").key("maxItems").number(field.capacity);
            writer.key("items");
            write_number(writer, info, field);
            writer.end_object();
            return;
        case FieldKind::numbers:
            break;
    }
    write_number(writer, info, field);
}

// A list of one part for each seat around what part() writes.
template <class Part>
void write_seats(Writer& writer, const GameInfo& info, const Part& part) {
    writer.begin_object().key("type").name("array");
    writer.key("maxItems").number(most_players(info)).key("items");
    part();
    writer.end_object();
}

void write_field(Writer& writer, const GameInfo& info, const Field& field) {
    const auto element = [&] { write_element(writer, info, field); };
    const auto row = [&] { write_seats(writer, info, element); };
    if (field.length == Length::one) return element();
    if (field.length == Length::players) return row();
    write_seats(writer, info, row);
}

void write_position(Writer& writer, const Game& game) {
    writer.begin_object().key("type").name("object").key("additionalProperties").flag(false);
    writer.key("required").begin_array();
    for (const Field& field : game.fields) writer.name(field.name);
    writer.end_array().key("properties").begin_object();
    for (const Field& field : game.fields) {
        writer.key(field.name);
        write_field(writer, *game.info, field);
    }
    writer.end_object().end_object();
}

// What a kind of document holds beside the ruleset.
struct Kind {
    std::string_view name;
    std::string_view title;
    bool has_format = true;
    bool has_document = true;
    bool complete_options = true;
    bool has_position = false;
    bool has_start = false;
    bool has_steps = false;
    bool has_chance = false;
    bool may_name_preset = false;
};

constexpr std::array<Kind, 4> kinds = {
    Kind{.name = "ruleset",
         .title = "The rules of a match",
         .has_format = false,
         .has_document = false,
         .complete_options = false,
         .may_name_preset = true},
    Kind{.name = "state", .title = "A position with its rules", .has_position = true},
    Kind{.name = "record",
         .title = "The steps of a match, perhaps with checkpoints",
         .has_document = false,
         .complete_options = false,
         .has_start = true,
         .has_steps = true},
    Kind{.name = "save",
         .title = "A match that can be played on; secret",
         .has_start = true,
         .has_steps = true,
         .has_chance = true},
};

void write_required(Writer& writer, const Kind& kind) {
    writer.key("required").begin_array();
    if (kind.has_format) writer.name("format");
    if (kind.has_document) writer.name("document");
    writer.name("game");
    if (kind.has_format) writer.name("rules");
    writer.name("players");
    if (kind.has_format) writer.name("options");
    if (kind.has_position) writer.name("position").name("sealed").name("known");
    if (kind.has_chance) writer.name("chance").name("edit");
    if (kind.has_steps) writer.name("steps");
    writer.end_array();
}

void write_properties(Writer& writer, const Kind& kind) {
    writer.key("properties").begin_object();
    if (kind.has_format) writer.key("format").raw(R"({"const":1})");
    if (kind.has_document)
        writer.key("document").begin_object().key("const").name(kind.name).end_object();
    writer.key("game").raw(R"({"type":"string"})");
    writer.key("rules").raw(R"({"type":"integer","minimum":1})");
    writer.key("players");
    write_integer(writer, 1, max_seats);
    writer.key("options").raw(R"({"type":"object"})");
    if (kind.may_name_preset) writer.key("preset").raw(R"({"type":"string"})");
    if (kind.has_position)
        writer.key("position").raw(R"({"type":"object"})").key("sealed").raw(sealed_schema);
    if (kind.has_position) writer.key("known").raw(known_schema);
    if (kind.has_start) {
        writer.key("start").begin_object().key("type").name("object");
        writer.key("required").raw(R"(["position","sealed","known"])");
        writer.key("additionalProperties").flag(false).key("properties").begin_object();
        writer.key("position").raw(R"({"type":"object"})").key("sealed").raw(sealed_schema);
        writer.key("known").raw(known_schema).end_object().end_object();
    }
    if (kind.has_chance)
        writer.key("chance").raw(chance_schema).key("edit").raw(R"({"$ref":"#/$defs/wide"})");
    if (kind.has_steps) {
        writer.key("steps").raw(R"({"type":"array","items":{"$ref":"#/$defs/step"}})");
        writer.key("result").raw(result_schema);
    }
    writer.end_object();
}

// What follows from a game.
void write_game(Writer& writer, const Kind& kind, const Game& game) {
    const GameInfo& info = *game.info;
    writer.begin_object().key("if").begin_object().key("required").raw(R"(["game"])");
    writer.key("properties").begin_object().key("game").begin_object().key("const");
    writer.name(info.name).end_object().end_object().end_object();
    writer.key("then").begin_object().key("properties").begin_object();
    writer.key("players").begin_object().key("enum").begin_array();
    for (int players = 1; players <= max_seats; ++players)
        if (info.takes(players)) writer.number(players);
    writer.end_array().end_object().key("options");
    write_options(writer, info, kind.complete_options);
    if (kind.has_position) {
        writer.key("position");
        write_position(writer, game);
    }
    if (kind.has_start) {
        writer.key("start").begin_object().key("properties").begin_object().key("position");
        write_position(writer, game);
        writer.end_object().end_object();
    }
    writer.end_object().end_object().end_object();
}

void write_definitions(Writer& writer, const Kind& kind) {
    writer.key("$defs").begin_object();
    writer.key("card").raw(card_schema).key("cards").raw(cards_schema);
    if (kind.has_steps) {
        writer.key("actor").raw(actor_schema).key("legal").raw(legal_schema);
        writer.key("step").raw(step_schema);
    }
    if (kind.has_chance) writer.key("wide").raw(wide_schema);
    writer.end_object();
}

std::string schema_of(const Kind& kind) {
    Writer writer(8192);
    writer.begin_object();
    writer.key("$schema").name("https://json-schema.org/draft/2020-12/schema");
    writer.key("$id").name(std::string(kind.name) + ".schema.json");
    writer.key("title").name(kind.title).key("type").name("object");
    write_required(writer, kind);
    writer.key("additionalProperties").flag(false);
    write_properties(writer, kind);
    writer.key("allOf").begin_array();
    for (int game = 0; game < game_count(); ++game) write_game(writer, kind, game_at(game));
    writer.end_array();
    write_definitions(writer, kind);
    writer.end_object();
    return std::move(writer).str();
}

}  // namespace

}  // namespace json

std::string schema_json(std::string_view document) {
    for (const json::Kind& kind : json::kinds)
        if (kind.name == document) return json::schema_of(kind);
    return {};
}

}  // namespace cardrules
