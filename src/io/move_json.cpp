// What a viewer may do, why he may not, and what it would bring.
#include <cardrules/determinize.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "io/document.hpp"
#include "io/legal_json.hpp"
#include "io/view_json.hpp"

namespace cardrules {

namespace json {

namespace {

// A position that agrees with a view, which is all that its viewer's messages need.
State position_of(const View& view) {
    Determinizer positions;
    if (const Status status = positions.prepare(view); !status.ok())
        throw Error({status.code, {}, "no position agrees with the view", -1});
    return positions.first();
}

std::string check_text(const State& state, int viewer, std::string_view move, Status status) {
    const Problem problem = explain(state, viewer, move, status);
    const GameInfo& info = state.info();
    Writer writer;
    writer.begin_object().key("ok").flag(status.ok());
    if (status.ok()) return writer.end_object().str();
    writer.key("code").name(code_name(status.code)).key("verb");
    if (status.verb == 0)
        writer.null();
    else
        writer.name(info.verbs[status.verb - 1U].name);
    writer.key("slot");
    if (problem.where.empty())
        writer.null();
    else
        writer.name(problem.where);
    writer.key("rule");
    if (status.rule == 0)
        writer.null();
    else
        writer.name(rule_text(info, status.rule));
    writer.key("message").text(problem.message).end_object();
    return writer.str();
}

std::string preview_text(const Preview& preview) {
    Writer writer(2048);
    writer.begin_object().key("ok").flag(true).key("depends").flag(preview.depends).key("view");
    if (preview.depends)
        writer.null();
    else
        writer.raw(view_json(preview.view));
    return writer.end_object().str();
}

int viewer_of(const Match& match, int viewer) {
    return viewer >= 0 && viewer < match.state().players() ? viewer : spectator;
}

}  // namespace

}  // namespace json

std::string choices_json(const View& view) {
    return choices_json(json::position_of(view), view.viewer);
}

std::string check_json(const Match& match, int viewer, std::string_view move,
                       std::int64_t expected_step) {
    const Move parsed = move_from_text(match.state().info(), move);
    return json::check_text(match.state(), json::viewer_of(match, viewer), move,
                            check(match, viewer, parsed, expected_step));
}

std::string check_json(const View& view, std::string_view move) {
    const State state = json::position_of(view);
    const Move parsed = move_from_text(state.info(), move);
    return json::check_text(state, view.viewer, move, state.check(view.viewer, parsed));
}

std::string preview_json(const Match& match, int viewer, std::string_view move) {
    const Move parsed = move_from_text(match.state().info(), move);
    Preview shown;
    const Status status = preview(match, viewer, parsed, shown);
    if (status.ok()) return json::preview_text(shown);
    return json::check_text(match.state(), json::viewer_of(match, viewer), move, status);
}

std::string preview_json(const View& view, std::string_view move) {
    const State state = json::position_of(view);
    Preview shown;
    const Status status = preview(view, move_from_text(state.info(), move), shown);
    if (status.ok()) return json::preview_text(shown);
    return json::check_text(state, view.viewer, move, status);
}

}  // namespace cardrules
