#include "core/places.hpp"

#include "core/elements.hpp"

namespace cardrules {

namespace {

void put(CardPlaces& places, Card card, std::size_t zone, int at) noexcept {
    places.zone[card & 63U] = static_cast<std::uint8_t>(zone);
    places.at[card & 63U] = static_cast<std::int8_t>(at);
}

void find_in_stack(const void* position, const Field& field, std::size_t zone,
                   CardPlaces& out) noexcept {
    const int count = read_count(position, field);
    for (int i = 0; i < count; ++i)
        put(out, read_as<Card>(position, offset_in_row(field, i)), zone,
            field.top_first ? count - 1 - i : i);
}

void find_in_pile(const void* position, const ZoneSource& source, std::size_t zone,
                  CardPlaces& out) noexcept {
    const auto taken = read_as<std::uint64_t>(position, source.field->offset);
    for (int place = source.first_place; place < source.end_place; ++place)
        if ((taken >> place & 1U) != 0)
            put(out, read_as<Card>(position, offset_of_place(*source.field, place)), zone,
                place - source.first_place);
}

}  // namespace

void find_places(const Game& game, const void* position, const ZoneSources& sources,
                 CardPlaces& out) noexcept {
    for (const Card card : game.info->pack) put(out, card, sources.count - 1U, -1);
    for (std::size_t zone = 0; zone < sources.count; ++zone) {
        const ZoneSource& source = sources.zones[zone];
        if (source.field == nullptr) continue;
        if (source.field->kind == FieldKind::cards)
            for (const Card card : read_as<CardSet>(position, source.offset))
                put(out, card, zone, -1);
        else if (source.field->kind == FieldKind::stack)
            find_in_stack(position, *source.field, zone, out);
        else
            find_in_pile(position, source, zone, out);
    }
}

}  // namespace cardrules
