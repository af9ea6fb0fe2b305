#include <array>

#include <cardrules/json.hpp>
#include <cardrules/notation.hpp>

#include "io/document.hpp"
#include "io/key_json.hpp"
#include "io/record_json.hpp"
#include "io/ruleset_json.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::string_view kind = "save";

struct SaveValues {
    Ruleset ruleset;
    Value start;
    Value chance;
    Value edit;
    Value steps;
    Value result;
};

bool read_members(Reader& reader, Value document, SaveValues& out) {
    std::array<Value, 11> members;
    const bool read = reader.members(document,
                                     {{"format"},
                                      {"document"},
                                      {"game"},
                                      {"rules"},
                                      {"players"},
                                      {"options"},
                                      {"start", false},
                                      {"chance"},
                                      {"edit"},
                                      {"steps"},
                                      {"result", false}},
                                     members) &&
                      read_ruleset(reader, {members[2], members[3], members[4], members[5]},
                                   Options::complete, out.ruleset);
    out.start = members[6];
    out.chance = members[7];
    out.edit = members[8];
    out.steps = members[9];
    out.result = members[10];
    return read;
}

bool read_chance(Reader& reader, Value chance, MatchOptions& out) {
    std::array<Value, 3> members;
    std::string_view mode;
    if (!reader.members(chance, {{"mode"}, {"key"}, {"game"}}, members) ||
        !reader.text(members[0], mode) || !read_key(reader, members[1], out.key) ||
        !reader.wide_number(members[2], out.game))
        return false;
    if (mode != "seeded" && mode != "host")
        return reader.fail(members[0],
                           "\"seeded\" or \"host\" is expected, not " + description(members[0]));
    out.chance = mode == "seeded" ? ChanceMode::seeded : ChanceMode::host;
    return true;
}

// A match that makes its own chance moves is ahead of the steps replayed on it by those, which have
// to be the same.
class SavedGame {
  public:
    explicit SavedGame(Match& match) : match_(match) {}

    [[nodiscard]] const State& state() {
        if (next_ == match_.ply()) return match_.state();
        before_ = match_.state_at(next_);
        return before_;
    }
    Status apply(const StepText& step) {
        const std::int64_t number = next_++;
        if (number == match_.ply()) return match_.try_apply(step.actor, step.text);
        const Step& made = match_.steps()[static_cast<std::size_t>(number)];
        return step.actor == chance && step.text == text_of(made) ? Status{}
                                                                  : Status{Code::differs};
    }
    // Whether every step of the match was replayed.
    [[nodiscard]] bool finished() const { return next_ == match_.ply(); }

  private:
    [[nodiscard]] std::string text_of(const Step& made) const {
        if (made.is_deal()) return std::string(deal_text(match_.deal_of(made)).view());
        return std::string(move_text(match_.state().info(), made.move).view());
    }

    Match& match_;
    std::int64_t next_ = 0;
    State before_;
};

bool replay_save(Reader& reader, Value document, const SaveValues& values, Match& match) {
    SavedGame game(match);
    Progress progress;
    if (!replay(reader, values.steps, game, progress)) return false;
    if (!game.finished())
        return reader.fail(values.steps, "the chance moves that were due are missing at the end",
                           Code::differs);
    return check_end(reader, document, values.result, match.state());
}

bool read_save(Reader& reader, std::string_view text, std::optional<Match>& out) {
    Tape tape;
    SaveValues values;
    State start;
    MatchOptions options;
    std::uint64_t edit = 0;
    if (!open_document(reader, text, kind, tape) || !read_members(reader, tape.root(), values) ||
        !read_start(reader, values.ruleset, values.start, start) ||
        !read_chance(reader, values.chance, options) || !reader.wide_number(values.edit, edit))
        return false;
    std::optional<Match> match;
    if (values.start.exists())
        match.emplace(start, options);
    else if (!Match::try_create(values.ruleset, options, match).ok())
        return reader.fail(tape.root(), "no such rules");
    if (!replay_save(reader, tape.root(), values, *match)) return false;
    match->restore_edit(edit);
    out = std::move(match);
    return true;
}

}  // namespace

}  // namespace json

std::string save_json(const Match& match) {
    json::Writer writer(1024 + match.steps().size() * 32);
    json::begin_document(writer, json::kind);
    json::write_ruleset(writer, match.ruleset());
    json::write_start(writer, match);
    writer.key("chance").begin_object();
    writer.key("mode").name(match.chance_mode() == ChanceMode::seeded ? "seeded" : "host");
    writer.key("key").name(json::key_text(match.key()));
    writer.key("game").wide_number(match.game()).end_object();
    writer.key("edit").wide_number(match.edit());
    json::write_steps(writer, match, {});
    writer.end_object();
    return std::move(writer).str();
}

Problem read_save(std::string_view text, std::optional<Match>& out) {
    json::Reader reader;
    return json::read_save(reader, text, out) ? Problem{} : reader.take_problem();
}

}  // namespace cardrules
