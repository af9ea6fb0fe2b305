// Events: one change each, with the names that the view has too.
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

#include "io/document.hpp"
#include "io/legal_json.hpp"
#include "io/view_json.hpp"

namespace cardrules {

namespace json {

namespace {

constexpr std::string_view kind = "events";

// Writes the events of one view's viewer.
class EventWriter {
  public:
    EventWriter(Writer& writer, const View& view) : writer_(writer), view_(view) {}

    void write(const Event& event) {
        writer_.begin_object();
        writer_.key("step").number(event.step).key("index").number(event.index).key("label");
        if (event.label < 0)
            writer_.null();
        else
            writer_.name(view_.info().labels[static_cast<std::size_t>(event.label)]);
        writer_.key("seat");
        if (event.seat < 0)
            writer_.null();
        else
            writer_.number(event.seat);
        writer_.key("kind");
        write_change(event);
        writer_.end_object();
    }

  private:
    void write_change(const Event& event) {
        switch (event.kind) {
            case EventKind::noted:
                writer_.name("noted");
                break;
            case EventKind::moved:
                write_moved(event);
                break;
            case EventKind::known:
                write_known(event);
                break;
            case EventKind::value:
                write_value(event);
                break;
            case EventKind::status:
                writer_.name("status").key("pointer");
                writer_.name("/seats/" + std::to_string(event.whose)).key("value");
                write_seat(writer_, view_.info(), event.status);
                break;
        }
    }

    void write_moved(const Event& event) {
        const ViewZone& from = view_.zones[event.from];
        const ViewZone& to = view_.zones[event.to];
        writer_.name("moved").key("from").name(zone_text(from));
        if (from.ordered) {
            writer_.key("from_at").begin_array();
            for (const EventCard& card : event.all_cards()) writer_.number(card.from);
            writer_.end_array();
        }
        writer_.key("to").name(zone_text(to));
        if (to.ordered) {
            writer_.key("to_at").begin_array();
            for (const EventCard& card : event.all_cards()) writer_.number(card.to);
            writer_.end_array();
        }
        write_cards(event);
    }

    void write_known(const Event& event) {
        const ViewZone& zone = view_.zones[event.from];
        writer_.name("known").key("zone").name(zone_text(zone));
        if (zone.ordered) {
            writer_.key("at").begin_array();
            for (const EventCard& card : event.all_cards()) writer_.number(card.from);
            writer_.end_array();
        }
        write_cards(event);
        writer_.key("forgotten").flag(event.forgotten);
    }

    void write_cards(const Event& event) {
        writer_.key("cards").begin_array();
        for (const EventCard& card : event.all_cards()) write_card(writer_, card.card);
        writer_.end_array();
    }

    // What is set has the same name and form in a view.
    void write_value(const Event& event) {
        writer_.name("value").key("pointer");
        switch (event.setting) {
            case Setting::value: {
                const ViewValue& value = view_.values[event.value];
                writer_.name("/values/" + std::string(value.name)).key("value");
                write_numbers(writer_, field_of_value(view_, event.value), value.many,
                              event.all_numbers());
                break;
            }
            case Setting::to_act:
                writer_.name("/to_act").key("value");
                write_turn(writer_, event.turn, view_.players());
                break;
            case Setting::end_reason:
                writer_.name("/end_reason").key("value");
                write_end_reason(writer_, view_.info(), event.numbers[0]);
                break;
            case Setting::open:
                writer_.name("/open").key("value").cards(event.open);
                break;
            case Setting::sealed:
                writer_.name("/sealed").key("value");
                write_move(writer_, view_.info(), event.sealed);
                break;
        }
    }

    Writer& writer_;
    const View& view_;
};

}  // namespace

}  // namespace json

std::string event_json(const View& view, const Event& event) {
    json::Writer writer;
    json::EventWriter(writer, view).write(event);
    return std::move(writer).str();
}

std::string events_json(const Match& match, int viewer, std::int64_t step, std::int32_t index) {
    json::Writer writer(4096);
    const View view = view_of(match, viewer);
    json::begin_document(writer, json::kind);
    writer.key("game").name(view.info().name).key("viewer");
    json::write_actor(writer, view.viewer);
    writer.key("edit").wide_number(view.edit).key("next").number(match.ply());
    writer.key("events").begin_array();
    json::EventWriter events(writer, view);
    for (const Event& event : events_of(match, viewer, step, index)) events.write(event);
    writer.end_array().end_object();
    return std::move(writer).str();
}

}  // namespace cardrules
