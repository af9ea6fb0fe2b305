#include "io/facts_json.hpp"

#include <algorithm>
#include <array>

#include <cardrules/json.hpp>

#include "core/access.hpp"
#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

using Marks = std::span<const Fact>;

Facts facts_of(const State& state) {
    Facts facts;
    StateAccess::game(state).facts(state.header(), StateAccess::position(state), facts);
    return facts;
}

// How many marks the value at the beginning takes up.
std::size_t value_size(Marks marks) {
    std::size_t depth = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].kind == FactKind::begin_list) ++depth;
        if (marks[i].kind == FactKind::end_list) --depth;
        if (depth == 0) return i + 1;
    }
    return marks.size();
}

void write_mark(Writer& writer, const Fact& fact) {
    switch (fact.kind) {
        case FactKind::key:
            writer.key(fact.text);
            break;
        case FactKind::number:
            writer.number(fact.number);
            break;
        case FactKind::card:
            writer.card(static_cast<Card>(fact.number));
            break;
        case FactKind::text:
            writer.name(fact.text);
            break;
        case FactKind::null:
            writer.null();
            break;
        case FactKind::begin_list:
            writer.begin_array();
            break;
        case FactKind::end_list:
            writer.end_array();
            break;
    }
}

std::string text_of(Marks marks) {
    Writer writer(64);
    for (const Fact& fact : marks) write_mark(writer, fact);
    return shown(writer.str(), 200);
}

bool same_plain(const Fact& fact, Value value) {
    switch (fact.kind) {
        case FactKind::number:
            return value.type() == Type::integer && value.integer() == fact.number;
        case FactKind::card:
            return value.is_text() && value.text() == card_name(static_cast<Card>(fact.number));
        case FactKind::text:
            return value.is_text() && value.text() == fact.text;
        case FactKind::null:
            return value.is_null();
        case FactKind::key:
        case FactKind::begin_list:
        case FactKind::end_list:
            break;
    }
    return false;
}

bool check_fact(Reader& reader, Value value, Marks marks) {
    const auto differs = [&] {
        return reader.fail(value, "it is " + text_of(marks) + ", not " + description(value),
                           Code::differs);
    };
    if (marks.front().kind != FactKind::begin_list)
        return same_plain(marks.front(), value) || differs();
    if (value.type() != Type::array) return differs();
    Marks rest = marks.subspan(1, marks.size() - 2);
    Value item = value.first();
    for (std::size_t i = 0; i < value.size(); ++i, item = item.next()) {
        if (rest.empty()) return differs();
        const std::size_t size = value_size(rest);
        if (!check_fact(reader, item, rest.first(size))) return false;
        rest = rest.subspan(size);
    }
    return rest.empty() || differs();
}

// An object's keys that name no fact.
bool check_keys(Reader& reader, Value object, Marks marks) {
    Value key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next()) {
        const bool known = std::any_of(marks.begin(), marks.end(), [&](const Fact& fact) {
            return fact.kind == FactKind::key && fact.text == key.text();
        });
        if (!known) return reader.fail(key, "there is no such fact here", Code::differs);
    }
    return true;
}

template <class Numbers>
bool check_numbers(Reader& reader, Value list, const Numbers& numbers, int players) {
    if (!reader.list_of(list, static_cast<std::size_t>(players))) return false;
    Value item = list.first();
    for (int seat = 0; seat < players; ++seat, item = item.next()) {
        const std::int32_t number = numbers[static_cast<std::size_t>(seat)];
        if (item.type() != Type::integer || item.integer() != number)
            return reader.fail(item,
                               "it is " + std::to_string(number) + ", not " + description(item),
                               Code::differs);
    }
    return true;
}

}  // namespace

void write_facts(Writer& writer, const State& state) {
    const Facts facts = facts_of(state);
    writer.begin_object();
    for (const Fact& fact : facts.marks()) write_mark(writer, fact);
    writer.end_object();
}

bool check_facts(Reader& reader, Value object, const State& state) {
    if (!reader.object(object)) return false;
    const Facts facts = facts_of(state);
    Marks rest = facts.marks();
    while (!rest.empty()) {
        const std::string_view name = rest.front().text;
        rest = rest.subspan(1);
        const std::size_t size = value_size(rest);
        const Value value = object.member(name);
        if (!value.exists())
            return reader.fail_member(object, name, "the fact is missing", Code::differs);
        if (!check_fact(reader, value, rest.first(size))) return false;
        rest = rest.subspan(size);
    }
    return check_keys(reader, object, facts.marks());
}

void write_result(Writer& writer, const State& state) {
    if (!state.over()) {
        writer.null();
        return;
    }
    const Result result = state.result();
    const auto players = static_cast<std::size_t>(result.players);
    writer.begin_object().key("reason").name(
        state.info().end_reasons[static_cast<std::size_t>(result.reason)]);
    writer.key("placements").begin_array();
    for (std::size_t seat = 0; seat < players; ++seat) writer.number(result.places[seat]);
    writer.end_array().key("scores").begin_array();
    for (std::size_t seat = 0; seat < players; ++seat) writer.number(result.scores[seat]);
    writer.end_array().end_object();
}

bool check_result(Reader& reader, Value object, const State& state) {
    std::array<Value, 3> members;
    std::string_view reason;
    if (!reader.members(object, {{"reason"}, {"placements"}, {"scores"}}, members) ||
        !reader.text(members[0], reason))
        return false;
    const Result result = state.result();
    const std::string_view real = state.info().end_reasons[static_cast<std::size_t>(result.reason)];
    if (reason != real)
        return reader.fail(members[0], "it is \"" + std::string(real) + "\", not " + quoted(reason),
                           Code::differs);
    return check_numbers(reader, members[1], result.places, result.players) &&
           check_numbers(reader, members[2], result.scores, result.players);
}

}  // namespace json

std::string facts_json(const State& state) {
    json::Writer writer;
    json::write_facts(writer, state);
    return std::move(writer).str();
}

std::string result_json(const State& state) {
    json::Writer writer;
    json::write_result(writer, state);
    return std::move(writer).str();
}

}  // namespace cardrules
