#include "core/layout.hpp"

namespace cardrules {

namespace {

struct Builder {
    View& view;
    ZoneSources& sources;

    void add_zone(const ViewZone& zone, const ZoneSource& source) noexcept {
        if (sources.count == max_zones) return;
        view.zones[sources.count] = zone;
        sources.zones[sources.count] = source;
        view.zone_count = ++sources.count;
    }

    void add_cards(const Field& field) noexcept {
        const int players = view.players();
        for (int i = 0; i < element_count(field, players); ++i) {
            ViewZone zone{.name = field.name};
            if (field.length == Length::players) zone.owner = static_cast<std::int8_t>(i);
            if (field.length == Length::squared) {
                zone.owner = static_cast<std::int8_t>(i / players);
                zone.other = static_cast<std::int8_t>(i % players);
            }
            add_zone(zone, {&field, static_cast<std::uint16_t>(element_offset(field, i, players))});
        }
    }

    void add_piles(const Field& field) noexcept {
        for (std::size_t pile = 0; pile + 1 < field.groups.size(); ++pile)
            add_zone({.name = field.name,
                      .pile = static_cast<std::int8_t>(pile),
                      .ordered = true,
                      .has_places = true},
                     {&field, field.offset, field.groups[pile], field.groups[pile + 1]});
    }

    void add_value(const Field& field) noexcept {
        if (view.value_count == max_values) return;
        view.values[view.value_count++] = {
            .name = field.name,
            .names = field.names,
            .kind = field.value,
            .many = field.kind == FieldKind::list || field.length != Length::one,
            .by_seat = field.length == Length::players};
    }
};

}  // namespace

void lay_out(const Game& game, View& view, ZoneSources& sources) noexcept {
    view.zone_count = view.value_count = sources.count = 0;
    Builder builder{view, sources};
    for (const Field& field : game.fields) {
        switch (field.kind) {
            case FieldKind::cards:
                builder.add_cards(field);
                break;
            case FieldKind::stack:
                builder.add_zone({.name = field.name, .ordered = true}, {&field, field.offset});
                break;
            case FieldKind::places:
                builder.add_piles(field);
                break;
            case FieldKind::numbers:
            case FieldKind::list:
                builder.add_value(field);
                break;
        }
    }
    builder.add_zone({.name = "pack"}, {});
}

}  // namespace cardrules
