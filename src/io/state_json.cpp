#include "io/state_json.hpp"

#include <array>
#include <cstring>

#include <cardrules/json.hpp>
#include <cardrules/notation.hpp>

#include "core/access.hpp"
#include "core/elements.hpp"
#include "core/zones.hpp"
#include "io/document.hpp"
#include "io/fields_json.hpp"
#include "io/ruleset_json.hpp"
#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::string_view kind = "state";

// All the cards of a zone, and those of one seat.
CardSet cards_of(const State& state, const Field& field) {
    CardSet cards;
    for_each_field_card(field, StateAccess::position(state), state.players(),
                        [&](Card card) { cards.insert(card); });
    return cards;
}

CardSet cards_of_seat(const State& state, const Field& field, int seat) {
    return read_as<CardSet>(StateAccess::position(state),
                            element_offset(field, seat, state.players()));
}

void write_sealed(Writer& writer, const State& state) {
    writer.begin_array();
    for (int seat = 0; seat < state.players(); ++seat) {
        const Move move = state.header().sealed[static_cast<std::size_t>(seat)];
        if (move.none())
            writer.null();
        else
            writer.name(move_text(state.info(), move));
    }
    writer.end_array();
}

void write_known(Writer& writer, const State& state) {
    const Knowledge& known = state.header().known;
    writer.begin_object().key("seats").begin_array();
    for (int seat = 0; seat < state.players(); ++seat)
        writer.cards(known.seats[static_cast<std::size_t>(seat)]);
    writer.end_array().key("everyone").cards(known.everyone).end_object();
}

// Reads a list of as many parts as there are seats.
template <class Part>
bool read_seats(Reader& reader, Value list, int players, const Part& part) {
    if (!reader.list_of(list, static_cast<std::size_t>(players))) return false;
    Value item = list.first();
    for (int seat = 0; seat < players; ++seat, item = item.next())
        if (!part(item, seat)) return false;
    return true;
}

// Every card is in one place, or none is in any.
bool check_pack(Reader& reader, Value position, CardSet pack, CardSet placed) {
    if (placed.empty() || placed == pack) return true;
    return reader.fail(
        position, "the card " + std::string(card_name((pack - placed).lowest())) + " is nowhere");
}

bool read_fields(Reader& reader, Value value, State& state, CardSet& placed) {
    if (!reader.object(value)) return false;
    const Game& game = StateAccess::game(state);
    const Table table{state.info(), state.players()};
    void* position = StateAccess::position(state);
    for (const Field& field : game.fields) {
        const Value member = value.member(field.name);
        if (!member.exists()) return reader.fail_member(value, field.name, "the key is missing");
        if (!read_field(reader, table, field, member, position, placed)) return false;
    }
    if (value.size() != game.fields.size()) {
        Value key = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next()) {
            bool found = false;
            for (const Field& field : game.fields) found = found || field.name == key.text();
            if (!found) return reader.fail(key, "there is no such key here");
        }
    }
    return check_pack(reader, value, state.info().pack, placed);
}

bool read_known(Reader& reader, Value value, State& state, CardSet placed) {
    std::array<Value, 2> members;
    if (!reader.members(value, {{"seats"}, {"everyone"}}, members)) return false;
    Knowledge& known = StateAccess::header(state).known;
    const auto part = [&](Value item, int seat) {
        return reader.cards(item, placed, known.seats[static_cast<std::size_t>(seat)]);
    };
    return read_seats(reader, members[0], state.players(), part) &&
           reader.cards(members[1], placed, known.everyone);
}

// What lies open is known to all, and each seat knows the cards of its own that it sees.
bool check_known(Reader& reader, Value known, const State& state) {
    const Knowledge& knowledge = state.header().known;
    const Game& game = StateAccess::game(state);
    const auto check = [&](const Field& field, CardSet cards, Value list, CardSet can_tell) {
        const CardSet unknown = cards - can_tell;
        return unknown.empty() ||
               reader.fail(list, "the card " + std::string(card_name(unknown.lowest())) +
                                     " is missing, which can be seen in " +
                                     std::string(field.name));
    };
    for (const Field& field : game.fields) {
        const CardSet cards = cards_of(state, field);
        if (field.open && !check(field, cards, known.member("everyone"), knowledge.everyone))
            return false;
        if (!field.owner_sees || field.length != Length::players) continue;
        Value list = known.member("seats").first();
        for (int seat = 0; seat < state.players(); ++seat, list = list.next())
            if (!check(field, cards_of_seat(state, field, seat), list, knowledge.of(seat)))
                return false;
    }
    return true;
}

// Whoever is to act can act.
bool check_turn(Reader& reader, Value position, const State& state) {
    const Turn turn = state.turn();
    if (turn.over() || turn.mode == Mode::deal) return true;
    const SeatSet seats = SeatSet::first(state.players());
    if (turn.mode == Mode::lot) {
        const Choices choices = state.legal(chance);
        const std::uint64_t among = choices.empty() ? 0 : choices[0].from[0];
        return (among != 0 && (among & ~std::uint64_t{seats.bits}) == 0) ||
               reader.fail(position, "a lot is due, but among no seats");
    }
    if (turn.seats.empty() || (turn.seats.bits & ~seats.bits) != 0)
        return reader.fail(position, "nobody is to act, but the game is not over");
    for (int seat = 0; seat < state.players(); ++seat)
        if (turn.acts(seat) && state.legal(seat).count() == 0)
            return reader.fail(position,
                               "seat " + std::to_string(seat) + " is to act, but can make no move");
    return true;
}

// Sealed moves are made as they were when they came in, so they have to be legal.
bool read_sealed(Reader& reader, Value value, State& state) {
    const auto part = [&](Value item, int seat) {
        if (item.is_null()) return true;
        std::string_view text;
        if (!reader.text(item, text)) return false;
        if (state.turn().mode != Mode::sealed)
            return reader.fail(item, "no sealed moves are gathered in this position");
        if (state.turn().seats.size() == 1 && state.turn().acts(seat))
            return reader.fail(item, "all the sealed moves are in, so they would be open");
        const Status status = state.apply(seat, move_from_text(state.info(), text));
        if (status.ok()) return true;
        return reader.fail(item, explain(state, seat, text, status).message);
    };
    return read_seats(reader, value, state.players(), part);
}

}  // namespace

void write_position(Writer& writer, const State& state) {
    const Table table{state.info(), state.players()};
    const void* position = StateAccess::position(state);
    writer.key("position").begin_object();
    for (const Field& field : StateAccess::game(state).fields) {
        writer.key(field.name);
        write_field(writer, table, field, position);
    }
    writer.end_object().key("sealed");
    write_sealed(writer, state);
    writer.key("known");
    write_known(writer, state);
}

bool read_position(Reader& reader, const Ruleset& ruleset, const PositionValues& values,
                   State& out) {
    State state;
    if (!State::create(ruleset, state).ok()) return reader.fail(values.position, "no such rules");
    const Game& game = StateAccess::game(state);
    const std::size_t options = game.info->options.size() * sizeof(std::int32_t);
    std::memset(static_cast<unsigned char*>(StateAccess::position(state)) + options, 0,
                game.position_size - options);
    CardSet placed;
    if (!read_fields(reader, values.position, state, placed) ||
        !read_known(reader, values.known, state, placed))
        return false;
    const std::string_view wrong = game.contradiction(state.header(), StateAccess::position(state));
    if (!wrong.empty())
        return reader.fail_member(values.position, wrong,
                                  "this cannot be, as the rest of the position is");
    StateAccess::update_turn(state);
    if (!check_turn(reader, values.position, state) || !check_known(reader, values.known, state) ||
        !read_sealed(reader, values.sealed, state))
        return false;
    out = state;
    return true;
}

bool read_state(Reader& reader, std::string_view text, const Formats& formats, State& out) {
    Tape tape;
    if (!open_document(reader, text, kind, tape, formats)) return false;
    std::array<Value, 9> members;
    Ruleset ruleset;
    return reader.members(tape.root(),
                          {{"format"},
                           {"document"},
                           {"game"},
                           {"rules"},
                           {"players"},
                           {"options"},
                           {"position"},
                           {"sealed"},
                           {"known"}},
                          members) &&
           read_ruleset(reader, {members[2], members[3], members[4], members[5]}, Options::complete,
                        ruleset) &&
           read_position(reader, ruleset, {members[6], members[7], members[8]}, out);
}

}  // namespace json

std::string state_json(const State& state) {
    json::Writer writer(4096);
    json::begin_document(writer, json::kind);
    json::write_ruleset(writer, state.ruleset());
    json::write_position(writer, state);
    writer.end_object();
    return std::move(writer).str();
}

Problem read_state(std::string_view text, State& out) {
    json::Reader reader;
    return json::read_state(reader, text, json::released_formats, out) ? Problem{}
                                                                       : reader.take_problem();
}

}  // namespace cardrules
