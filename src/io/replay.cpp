#include "io/replay.hpp"

#include "io/legal_json.hpp"
#include "io/text.hpp"

namespace cardrules::json {

namespace {

// The actors of a turn, ascending: chance alone or the seats.
bool check_to_act(Reader& reader, Value list, const State& state) {
    if (!reader.list(list)) return false;
    const Turn turn = state.turn();
    Writer writer(32);
    writer.begin_array();
    if (turn.chance_acts()) writer.name("chance");
    for (int seat = 0; seat < state.players(); ++seat)
        if (turn.acts(seat)) writer.number(seat);
    writer.end_array();
    const std::size_t actors = turn.chance_acts() ? 1 : static_cast<std::size_t>(turn.seats.size());
    SeatSet rest = turn.seats;
    bool same = list.size() == actors;
    Value item = list.first();
    for (std::size_t i = 0; same && i < actors; ++i, item = item.next()) {
        if (turn.chance_acts()) {
            same = item.is_text() && item.text() == "chance";
        } else {
            same = item.type() == Type::integer && item.integer() == rest.lowest();
            rest.erase(rest.lowest());
        }
    }
    return same || reader.fail(list, writer.str() + " are to act", Code::differs);
}

// Who a key of "legal" names; false where that is nobody who is to act.
bool actor_of_key(std::string_view key, const State& state, int& actor) {
    if (key == "chance") {
        actor = chance;
    } else {
        if (key.size() != 1 || key[0] < '0' || key[0] > '7') return false;
        actor = key[0] - '0';
    }
    return state.turn().acts(actor);
}

bool check_all_legal(Reader& reader, Value object, const State& state) {
    if (!reader.object(object)) return false;
    const Turn turn = state.turn();
    if (turn.mode == Mode::deal)
        return reader.fail(object, "a deal is due, which has no list of moves", Code::differs);
    Value key = object.first();
    for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next()) {
        int actor = chance;
        if (!actor_of_key(key.text(), state, actor))
            return reader.fail(key, quoted(key.text()) + " is not to act", Code::differs);
        if (!check_legal(reader, key.next(), state.info(), state.legal(actor))) return false;
    }
    const std::size_t actors = turn.chance_acts() ? 1 : static_cast<std::size_t>(turn.seats.size());
    return object.size() == actors ||
           reader.fail(object,
                       std::to_string(actors) + " are to act, not " + std::to_string(object.size()),
                       Code::differs);
}

bool check_hash(Reader& reader, Value value, const State& state) {
    const std::string hash = hex_of(state.hash());
    return (value.is_text() && value.text() == hash) ||
           reader.fail(value, "the hash is \"" + hash + "\", not " + description(value),
                       Code::differs);
}

// Each text is refused and leaves the state as it was.
bool check_reject(Reader& reader, Value list, const State& state, int actor) {
    if (!reader.list(list)) return false;
    Value item = list.first();
    for (std::size_t i = 0; i < list.size(); ++i, item = item.next()) {
        std::string_view text;
        if (!reader.text(item, text)) return false;
        State trial = state;
        if (trial.apply(actor, text).ok())
            return reader.fail(item, quoted(text) + " is a move that can be made", Code::differs);
        if (!(trial == state) || trial.hash() != state.hash())
            return reader.fail(item, quoted(text) + " was refused, but changed the state",
                               Code::differs);
    }
    return true;
}

}  // namespace

bool check_step(Reader& reader, Value step, const State& state, StepText& out) {
    std::array<Value, 7> members;
    if (!reader.members(step,
                        {{"by"},
                         {"do"},
                         {"to_act", false},
                         {"hash", false},
                         {"legal", false},
                         {"facts", false},
                         {"reject", false}},
                        members) ||
        !reader.actor(members[0], state.players(), out.actor) || !reader.text(members[1], out.text))
        return false;
    if (state.over()) return reader.fail(step, "the game is over before this step", Code::differs);
    return (!members[2].exists() || check_to_act(reader, members[2], state)) &&
           (!members[3].exists() || check_hash(reader, members[3], state)) &&
           (!members[4].exists() || check_all_legal(reader, members[4], state)) &&
           (!members[5].exists() || check_facts(reader, members[5], state)) &&
           (!members[6].exists() || check_reject(reader, members[6], state, out.actor));
}

bool refuse_step(Reader& reader, Value step, const State& state, const StepText& made,
                 Status status) {
    if (status.code == Code::differs)
        return reader.fail_member(step, "do", "the key gives another outcome", Code::differs);
    return reader.fail_member(step, "do", explain(state, made.actor, made.text, status).message,
                              Code::differs);
}

bool check_end(Reader& reader, Value document, Value result, const State& state) {
    if (result.exists() && !state.over())
        return reader.fail(result, "the game goes on after the last step", Code::differs);
    if (!result.exists() && state.over())
        return reader.fail_member(document, "result",
                                  "the game is over after the last step, but its result is missing",
                                  Code::differs);
    return !result.exists() || check_result(reader, result, state);
}

}  // namespace cardrules::json
