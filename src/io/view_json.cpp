#include "io/view_json.hpp"

#include <cardrules/notation.hpp>
#include <cardrules/view_json.hpp>

#include "core/game.hpp"
#include "io/document.hpp"
#include "io/fields_json.hpp"
#include "io/legal_json.hpp"
#include "io/ruleset_json.hpp"

namespace cardrules {

namespace json {

namespace {

void write_zone(Writer& writer, const View& view, const ViewZone& zone) {
    writer.key(zone_text(zone)).begin_object();
    if (!zone.ordered) {
        writer.key("cards").cards(zone.known).key("hidden").number(zone.hidden());
        writer.end_object();
        return;
    }
    writer.key("order").begin_array();
    for (const OrderedCard& entry : view.order_of(zone)) write_card(writer, entry.card);
    writer.end_array();
    if (zone.has_places) {
        writer.key("at").begin_array();
        for (const OrderedCard& entry : view.order_of(zone)) writer.number(entry.place);
        writer.end_array();
    }
    writer.end_object();
}

}  // namespace

void write_card(Writer& writer, int card) {
    if (card < 0)
        writer.null();
    else
        writer.card(static_cast<Card>(card));
}

void write_move(Writer& writer, const GameInfo& info, Move move) {
    if (move.none())
        writer.null();
    else
        writer.name(move_text(info, move));
}

void write_turn(Writer& writer, Turn turn, int players) {
    writer.begin_object().key("mode").name(mode_names[static_cast<std::size_t>(turn.mode)]);
    writer.key("actors").begin_array();
    for (int actor = chance; actor < players; ++actor)
        if (turn.acts(actor)) write_actor(writer, actor);
    writer.end_array().end_object();
}

void write_seat(Writer& writer, const GameInfo& info, const ViewSeat& seat) {
    writer.begin_object();
    writer.key("status").name(info.statuses[static_cast<std::size_t>(seat.status)]);
    writer.key("score").number(seat.score).key("committed").flag(seat.committed).key("place");
    if (seat.place == 0)
        writer.null();
    else
        writer.number(seat.place);
    writer.end_object();
}

void write_end_reason(Writer& writer, const GameInfo& info, int reason) {
    if (reason < 0)
        writer.null();
    else
        writer.name(info.end_reasons[static_cast<std::size_t>(reason)]);
}

const Field& field_of_value(const View& view, std::size_t value) {
    const Game& game = game_at(view.ruleset.game);
    std::size_t index = 0;
    for (const Field& field : game.fields)
        if (is_of_values(field) && index++ == value) return field;
    return game.fields.front();
}

void write_numbers(Writer& writer, const Field& field, bool many,
                   std::span<const std::int32_t> numbers) {
    if (many) writer.begin_array();
    for (const std::int32_t number : numbers) write_value(writer, field, number);
    if (many) writer.end_array();
}

void write_view(Writer& writer, const View& view) {
    const GameInfo& info = view.info();
    write_ruleset(writer, view.ruleset);
    writer.key("viewer");
    write_actor(writer, view.viewer);
    writer.key("step").number(view.step).key("edit").wide_number(view.edit).key("to_act");
    write_turn(writer, view.turn, view.players());
    writer.key("end_reason");
    write_end_reason(writer, info, view.end_reason);
    writer.key("zones").begin_object();
    for (const ViewZone& zone : view.all_zones()) write_zone(writer, view, zone);
    writer.end_object().key("values").begin_object();
    for (std::size_t i = 0; i < view.value_count; ++i) {
        const ViewValue& value = view.values[i];
        writer.key(value.name);
        write_numbers(writer, field_of_value(view, i), value.many, view.numbers_of(value));
    }
    writer.end_object().key("seats").begin_array();
    for (const ViewSeat& seat : view.all_seats()) write_seat(writer, info, seat);
    writer.end_array().key("open").cards(view.open).key("sealed");
    write_move(writer, info, view.sealed);
}

}  // namespace json

std::string view_json(const View& view) {
    json::Writer writer(2048);
    json::begin_document(writer, json::view_kind);
    json::write_view(writer, view);
    writer.end_object();
    return std::move(writer).str();
}

}  // namespace cardrules
