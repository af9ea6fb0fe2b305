#include "io/record_json.hpp"

#include <array>

#include "io/document.hpp"
#include "io/legal_json.hpp"
#include "io/ruleset_json.hpp"
#include "io/state_json.hpp"
#include "io/text.hpp"

namespace cardrules {

namespace json {

namespace {

struct RecordValues {
    Ruleset ruleset;
    Value start;
    Value steps;
    Value result;
};

bool read_members(Reader& reader, Value document, RecordValues& out) {
    std::array<Value, 9> members;
    const bool read = reader.members(document,
                                     {{"format"},
                                      {"document", false},
                                      {"game"},
                                      {"rules"},
                                      {"players"},
                                      {"options"},
                                      {"start", false},
                                      {"steps"},
                                      {"result", false}},
                                     members) &&
                      read_ruleset(reader, {members[2], members[3], members[4], members[5]},
                                   Options::partial, out.ruleset);
    out.start = members[6];
    out.steps = members[7];
    out.result = members[8];
    return read;
}

// A bare state that steps are replayed on.
struct StateGame {
    State current;

    [[nodiscard]] const State& state() const { return current; }
    Status apply(const StepText& step) { return current.apply(step.actor, step.text); }
};

struct MatchGame {
    Match& match;

    [[nodiscard]] const State& state() const { return match.state(); }
    Status apply(const StepText& step) { return match.try_apply(step.actor, step.text); }
};

void write_to_act(Writer& writer, const State& state) {
    const Turn turn = state.turn();
    writer.key("to_act").begin_array();
    for (int actor = chance; actor < state.players(); ++actor)
        if (turn.acts(actor)) write_actor(writer, actor);
    writer.end_array();
}

void write_all_legal(Writer& writer, const State& state) {
    if (state.turn().mode == Mode::deal) return;
    writer.key("legal").begin_object();
    for (int actor = chance; actor < state.players(); ++actor) {
        if (!state.turn().acts(actor)) continue;
        writer.key(actor == chance ? "chance" : std::to_string(actor));
        write_legal(writer, state.info(), state.legal(actor));
    }
    writer.end_object();
}

void write_checkpoints(Writer& writer, const State& state, const Checkpoints& checkpoints) {
    if (checkpoints.to_act) write_to_act(writer, state);
    if (checkpoints.hash) writer.key("hash").name(hex_of(state.hash()));
    if (checkpoints.legal) write_all_legal(writer, state);
    if (checkpoints.facts) {
        writer.key("facts");
        write_facts(writer, state);
    }
}

}  // namespace

void write_start(Writer& writer, const Match& match) {
    if (match.starts_new_game()) return;
    writer.key("start").begin_object();
    write_position(writer, match.start());
    writer.end_object();
}

void write_steps(Writer& writer, const Match& match, const Checkpoints& checkpoints) {
    const bool any =
        checkpoints.to_act || checkpoints.hash || checkpoints.legal || checkpoints.facts;
    State state = match.start();
    writer.key("steps").begin_array();
    for (const Step& step : match.steps()) {
        writer.begin_object().key("by");
        write_actor(writer, step.actor);
        if (step.is_deal())
            writer.key("do").name(deal_text(match.deal_of(step)));
        else
            writer.key("do").name(move_text(state.info(), step.move));
        if (any) {
            write_checkpoints(writer, state, checkpoints);
            if (step.is_deal())
                state.apply_deal_unchecked(match.deal_of(step));
            else
                state.apply_unchecked(step.actor, step.move);
        }
        writer.end_object();
    }
    writer.end_array();
    if (!match.over()) return;
    writer.key("result");
    write_result(writer, match.state());
}

bool read_start(Reader& reader, const Ruleset& ruleset, Value start, State& out) {
    if (!start.exists()) return State::create(ruleset, out).ok();
    std::array<Value, 3> members;
    return reader.members(start, {{"position"}, {"sealed"}, {"known"}}, members) &&
           read_position(reader, ruleset, {members[0], members[1], members[2]}, out);
}

bool check_record(Reader& reader, Tape& tape, Progress& progress) {
    RecordValues values;
    StateGame game;
    return bring_up_to_date(reader, record_kind, tape) &&
           read_members(reader, tape.root(), values) &&
           read_start(reader, values.ruleset, values.start, game.current) &&
           replay(reader, values.steps, game, progress) &&
           check_end(reader, tape.root(), values.result, game.current);
}

namespace {

bool read_record(Reader& reader, std::string_view text, std::optional<Match>& out) {
    Tape tape;
    RecordValues values;
    State start;
    if (!open_document(reader, text, record_kind, tape) ||
        !read_members(reader, tape.root(), values) ||
        !read_start(reader, values.ruleset, values.start, start))
        return false;
    const MatchOptions by_host{.chance = ChanceMode::host};
    std::optional<Match> match;
    if (values.start.exists())
        match.emplace(start, by_host);
    else if (!Match::try_create(values.ruleset, by_host, match).ok())
        return reader.fail(tape.root(), "no such rules");
    MatchGame game{*match};
    Progress progress;
    if (!replay(reader, values.steps, game, progress) ||
        !check_end(reader, tape.root(), values.result, match->state()))
        return false;
    out = std::move(match);
    return true;
}

}  // namespace

}  // namespace json

std::string record_json(const Match& match, const Checkpoints& checkpoints) {
    json::Writer writer(1024 + match.steps().size() * 32);
    json::begin_document(writer, json::record_kind);
    json::write_ruleset(writer, match.ruleset());
    json::write_start(writer, match);
    json::write_steps(writer, match, checkpoints);
    writer.end_object();
    return std::move(writer).str();
}

Problem read_record(std::string_view text, std::optional<Match>& out) {
    json::Reader reader;
    return json::read_record(reader, text, out) ? Problem{} : reader.take_problem();
}

Problem check_record(std::string_view text) {
    json::Reader reader;
    json::Tape tape;
    json::Progress progress;
    Problem problem = json::Tape::read(text, tape);
    if (!problem.ok()) return problem;
    return json::check_record(reader, tape, progress) ? Problem{} : reader.take_problem();
}

}  // namespace cardrules
