#include "io/ruleset_json.hpp"

#include <array>
#include <limits>

#include <cardrules/json.hpp>

#include "io/text.hpp"

namespace cardrules::json {

namespace {

constexpr std::int32_t lot_value = -1;

std::string range_of(const OptionInfo& option, int players) {
    std::string text;
    switch (option.kind) {
        case ValueKind::name:
            for (const std::string_view name : option.names) {
                if (!text.empty()) text += ", ";
                text += '"' + std::string(name) + '"';
            }
            return "one of " + text;
        case ValueKind::seat:
            return "a seat from 0 to " + std::to_string(players - 1) + " or \"lot\"";
        case ValueKind::flag:
            return "true or false";
        case ValueKind::card:
            return "a card";
        case ValueKind::number:
            break;
    }
    return "a number from " + std::to_string(option.min) + " to " + std::to_string(option.max);
}

// The value of an option that a document gives; false where it is of the wrong kind.
bool option_value(const OptionInfo& option, Value value, std::int32_t& out) {
    switch (option.kind) {
        case ValueKind::name:
            if (!value.is_text()) return false;
            for (std::size_t i = 0; i < option.names.size(); ++i)
                if (option.names[i] == value.text()) {
                    out = static_cast<std::int32_t>(i);
                    return true;
                }
            return false;
        case ValueKind::seat:
            if (value.is_text() && value.text() == "lot") {
                out = lot_value;
                return true;
            }
            break;
        case ValueKind::flag:
            out = static_cast<std::int32_t>(value.integer());
            return value.type() == Type::boolean;
        case ValueKind::card:
            out = value.is_text() ? card_from_name(value.text()) : -1;
            return out >= 0;
        case ValueKind::number:
            break;
    }
    const std::int64_t least =
        option.kind == ValueKind::seat ? 0 : std::numeric_limits<std::int32_t>::min();
    if (value.type() != Type::integer || value.integer() < least ||
        value.integer() > std::numeric_limits<std::int32_t>::max())
        return false;
    out = static_cast<std::int32_t>(value.integer());
    return true;
}

int option_place(const GameInfo& info, std::string_view name) {
    for (std::size_t i = 0; i < info.options.size(); ++i)
        if (info.options[i].name == name) return static_cast<int>(i);
    return -1;
}

std::string names_of_games() {
    std::string text;
    for (int game = 0; game < game_count(); ++game)
        text += (game == 0 ? "" : ", ") + std::string(game_info(game).name);
    return text;
}

// Finds a game under the rules that a document was made with.
bool read_game(Reader& reader, const RulesetValues& values, int& game) {
    std::string_view name;
    if (!reader.text(values.game, name)) return false;
    game = find_game(name);
    if (game < 0)
        return reader.fail(values.game,
                           "there is no game " + quoted(name) + "; there are " + names_of_games(),
                           Code::unknown_game);
    if (!values.rules.exists()) return true;
    const int newest = game_info(game).rules;
    std::int64_t rules = 0;
    if (!reader.number(values.rules, 1, std::numeric_limits<std::int32_t>::max(), rules))
        return false;
    if (rules > newest)
        return reader.fail(
            values.rules,
            "these rules are of a later version; known are those up to " + std::to_string(newest),
            Code::too_new);
    game = find_game(name, static_cast<int>(rules));
    return game >= 0 ||
           reader.fail(values.rules, "rules of this version are no longer known", Code::too_old);
}

std::string counts_of(const GameInfo& info) {
    std::string text;
    for (int players = 1; players <= max_seats; ++players)
        if (info.takes(players)) text += (text.empty() ? "" : ", ") + std::to_string(players);
    return text;
}

}  // namespace

void write_option_value(Writer& writer, const OptionInfo& option, std::int32_t value) {
    switch (option.kind) {
        case ValueKind::name:
            writer.name(option.names[static_cast<std::size_t>(value)]);
            return;
        case ValueKind::flag:
            writer.flag(value != 0);
            return;
        case ValueKind::card:
            writer.card(static_cast<Card>(value));
            return;
        case ValueKind::seat:
            if (value == lot_value) {
                writer.name("lot");
                return;
            }
            break;
        case ValueKind::number:
            break;
    }
    writer.number(value);
}

void write_options(Writer& writer, const Ruleset& ruleset) {
    const GameInfo& info = ruleset.info();
    writer.begin_object();
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        writer.key(info.options[i].name);
        write_option_value(writer, info.options[i], ruleset.options[i]);
    }
    writer.end_object();
}

void write_ruleset(Writer& writer, const Ruleset& ruleset) {
    const GameInfo& info = ruleset.info();
    writer.key("game").name(info.name);
    writer.key("rules").number(info.rules);
    writer.key("players").number(ruleset.players);
    writer.key("options");
    write_options(writer, ruleset);
}

bool read_options(Reader& reader, Value object, Options options, Ruleset& ruleset) {
    if (!reader.object(object)) return false;
    const GameInfo& info = ruleset.info();
    Value key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next()) {
        const int place = option_place(info, key.text());
        if (place < 0)
            return reader.fail(key, std::string(info.name) + " has no option " + quoted(key.text()),
                               Code::unknown_option);
        const auto at = static_cast<std::size_t>(place);
        const OptionInfo& option = info.options[at];
        std::int32_t value = 0;
        if (!option_value(option, key.next(), value) ||
            !option_takes(option, ruleset.players, value))
            return reader.fail(key.next(),
                               std::string(option.name) + " is " +
                                   range_of(option, ruleset.players) + ", not " +
                                   description(key.next()),
                               Code::bad_option);
        ruleset.options[at] = value;
    }
    if (options == Options::partial) return true;
    for (const OptionInfo& option : info.options)
        if (!object.member(option.name).exists())
            return reader.fail_member(object, option.name, "the option is missing");
    return true;
}

bool read_ruleset(Reader& reader, const RulesetValues& values, Options options, Ruleset& out) {
    int game = -1;
    if (!read_game(reader, values, game)) return false;
    const GameInfo& info = game_info(game);
    if (values.players.type() != Type::integer || values.players.integer() < 1 ||
        values.players.integer() > max_seats ||
        !info.takes(static_cast<int>(values.players.integer())))
        return reader.fail(values.players,
                           std::string(info.name) + " is for " + counts_of(info) +
                               " players, not " + description(values.players),
                           Code::bad_players);
    Ruleset ruleset;
    const Status status =
        Ruleset::create(info.name, static_cast<int>(values.players.integer()), ruleset, info.rules);
    if (!status.ok()) return reader.fail(values.game, "no such rules", status.code);
    if (values.options.exists() && !read_options(reader, values.options, options, ruleset))
        return false;
    out = ruleset;
    return true;
}

}  // namespace cardrules::json

namespace cardrules {

namespace json {

namespace {

// Sets a preset of the game that a document names, and then its options.
bool read_whole_ruleset(Reader& reader, Value document, Ruleset& out) {
    std::array<Value, 5> members;
    if (!reader.members(
            document,
            {{"game"}, {"rules", false}, {"players"}, {"options", false}, {"preset", false}},
            members))
        return false;
    Ruleset ruleset;
    if (!read_ruleset(reader, {members[0], members[1], members[2], {}}, Options::partial, ruleset))
        return false;
    if (members[4].exists()) {
        std::string_view preset;
        if (!reader.text(members[4], preset)) return false;
        if (!ruleset.preset(preset).ok())
            return reader.fail(
                members[4], std::string(ruleset.info().name) + " has no preset " + quoted(preset),
                Code::unknown_option);
    }
    if (members[3].exists() && !read_options(reader, members[3], Options::partial, ruleset))
        return false;
    out = ruleset;
    return true;
}

}  // namespace

}  // namespace json

std::string ruleset_json(const Ruleset& ruleset) {
    json::Writer writer;
    writer.begin_object();
    json::write_ruleset(writer, ruleset);
    writer.end_object();
    return std::move(writer).str();
}

Problem read_ruleset(std::string_view text, Ruleset& out) {
    json::Tape tape;
    Problem problem = json::Tape::read(text, tape);
    if (!problem.ok()) return problem;
    json::Reader reader;
    return json::read_whole_ruleset(reader, tape.root(), out) ? Problem{} : reader.take_problem();
}

std::string options_json(const Ruleset& ruleset) {
    json::Writer writer;
    json::write_options(writer, ruleset);
    return std::move(writer).str();
}

Problem read_options(std::string_view text, Ruleset& ruleset) {
    json::Tape tape;
    Problem problem = json::Tape::read(text, tape);
    if (!problem.ok()) return problem;
    json::Reader reader;
    Ruleset changed = ruleset;
    if (!json::read_options(reader, tape.root(), json::Options::partial, changed))
        return reader.take_problem();
    ruleset = changed;
    return {};
}

}  // namespace cardrules
