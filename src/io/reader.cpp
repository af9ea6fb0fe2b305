#include "io/reader.hpp"

#include <cardrules/actors.hpp>

#include "io/text.hpp"

namespace cardrules::json {

std::string description(Value value) {
    switch (value.type()) {
        case Type::null:
            return "null";
        case Type::boolean:
            return value.integer() != 0 ? "true" : "false";
        case Type::integer:
            return std::to_string(value.integer());
        case Type::number:
            return "a number that is no integer of 64 bits";
        case Type::text:
            return quoted(value.text());
        case Type::array:
            return "a list of " + std::to_string(value.size());
        case Type::object:
            break;
    }
    return "an object";
}

bool Reader::fail(Value at, std::string message, Code code) {
    problem_ = {code, at.pointer(), std::move(message), -1};
    return false;
}

bool Reader::fail_member(Value object, std::string_view key, std::string message, Code code) {
    problem_ = {code, object.pointer() + "/" + pointer_step(key), std::move(message), -1};
    return false;
}

bool Reader::fail_with(Problem problem) {
    problem_ = std::move(problem);
    return false;
}

bool Reader::members(Value object, std::initializer_list<Member> keys, std::span<Value> out) {
    if (!this->object(object)) return false;
    for (Value& value : out) value = {};
    Value at = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, at = at.next().next()) {
        std::size_t place = 0;
        for (const Member& key : keys) {
            if (key.name == at.text()) break;
            ++place;
        }
        if (place == keys.size()) return fail(at, "there is no such key here");
        out[place] = at.next();
    }
    std::size_t place = 0;
    for (const Member& key : keys) {
        if (key.required && !out[place].exists())
            return fail_member(object, key.name, "the key is missing");
        ++place;
    }
    return true;
}

bool Reader::list(Value value) {
    return value.type() == Type::array ||
           fail(value, "a list is expected, not " + description(value));
}

bool Reader::list_of(Value value, std::size_t size) {
    return (value.type() == Type::array && value.size() == size) ||
           fail(value,
                "a list of " + std::to_string(size) + " is expected, not " + description(value));
}

bool Reader::object(Value value) {
    return value.type() == Type::object ||
           fail(value, "an object is expected, not " + description(value));
}

bool Reader::text(Value value, std::string_view& out) {
    if (!value.is_text()) return fail(value, "a text is expected, not " + description(value));
    out = value.text();
    return true;
}

bool Reader::number(Value value, std::int64_t least, std::int64_t most, std::int64_t& out) {
    if (value.type() != Type::integer || value.integer() < least || value.integer() > most)
        return fail(value, "a number from " + std::to_string(least) + " to " +
                               std::to_string(most) + " is expected, not " + description(value));
    out = value.integer();
    return true;
}

bool Reader::flag(Value value, bool& out) {
    if (value.type() != Type::boolean)
        return fail(value, "true or false is expected, not " + description(value));
    out = value.integer() != 0;
    return true;
}

bool Reader::card(Value value, CardSet pack, Card& out) {
    const int found = value.is_text() ? card_from_name(value.text()) : -1;
    if (found < 0 || !pack.contains(static_cast<Card>(found)))
        return fail(value, "a card of the pack is expected, not " + description(value));
    out = static_cast<Card>(found);
    return true;
}

bool Reader::cards(Value value, CardSet pack, CardSet& out) {
    if (!list(value)) return false;
    out = {};
    Value item = value.first();
    for (std::size_t i = 0; i < value.size(); ++i, item = item.next()) {
        Card one = 0;
        if (!card(item, pack, one)) return false;
        if (out.contains(one)) return fail(item, quoted(item.text()) + " stands here twice");
        out.insert(one);
    }
    return true;
}

bool Reader::seat(Value value, int players, int& out) {
    if (value.type() != Type::integer || value.integer() < 0 || value.integer() >= players)
        return fail(value, "a seat from 0 to " + std::to_string(players - 1) +
                               " is expected, not " + description(value));
    out = static_cast<int>(value.integer());
    return true;
}

bool Reader::actor(Value value, int players, int& out) {
    if (value.is_text() && value.text() == "chance") {
        out = chance;
        return true;
    }
    if (value.type() == Type::integer) return seat(value, players, out);
    return fail(value, "a seat or \"chance\" is expected, not " + description(value));
}

bool Reader::wide_number(Value value, std::uint64_t& out) {
    if (value.is_text() && number_from_decimal(value.text(), out)) return true;
    return fail(value, "a 64-bit number in quotation marks is expected, not " + description(value));
}

}  // namespace cardrules::json
