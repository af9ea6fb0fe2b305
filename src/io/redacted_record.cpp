// A record with gaps for what one viewer may not know.
#include <algorithm>

#include <cardrules/notation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "io/document.hpp"
#include "io/facts_json.hpp"
#include "io/legal_json.hpp"
#include "io/ruleset_json.hpp"
#include "io/view_json.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::string_view kind = "redacted_record";

// Whether a step is another seat's sealed move that still waits: one of the last so many steps.
bool is_sealed(const Match& match, std::int64_t number, const Step& step, int viewer) {
    if (step.actor < 0 || step.actor == viewer) return false;
    std::int64_t gathered = 0;
    for (const Move move : match.state().header().sealed) gathered += move.none() ? 0 : 1;
    return number >= match.ply() - gathered;
}

// Of a deal, by position in the pack, the cards that the viewer knew when it was made.
void write_deal(Writer& writer, std::span<const Card> cards, CardSet known) {
    writer.key("deal").begin_array();
    for (const Card card : cards) write_card(writer, known.contains(card) ? card : -1);
    writer.end_array();
}

void write_redacted_steps(Writer& writer, const Match& match, int viewer) {
    State state = match.start();
    std::int64_t number = 0;
    writer.key("steps").begin_array();
    for (const Step& step : match.steps()) {
        writer.begin_object().key("by");
        write_actor(writer, step.actor);
        if (step.is_deal()) {
            state.apply_deal_unchecked(match.deal_of(step));
            write_deal(writer, match.deal_of(step), state.header().known.of(viewer));
        } else {
            const bool hidden = is_sealed(match, number, step, viewer);
            writer.key("do");
            write_move(writer, state.info(), hidden ? Move() : step.move);
            state.apply_unchecked(step.actor, step.move);
        }
        writer.end_object();
        ++number;
    }
    writer.end_array();
}

}  // namespace

}  // namespace json

std::string redacted_record_json(const Match& match, int viewer) {
    json::Writer writer(8192);
    const View view = view_of(match, viewer);
    json::begin_document(writer, json::kind);
    json::write_ruleset(writer, view.ruleset);
    writer.key("viewer");
    json::write_actor(writer, view.viewer);
    writer.key("edit").wide_number(view.edit);
    if (!match.starts_new_game()) writer.key("start").raw(view_json(view_of(match, viewer, 0)));
    json::write_redacted_steps(writer, match, view.viewer);
    writer.key("result");
    json::write_result(writer, match.state());
    writer.end_object();
    return std::move(writer).str();
}

}  // namespace cardrules
