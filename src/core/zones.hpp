// Walks over the cards of a position, zone by zone.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/elements.hpp"
#include "core/game.hpp"

namespace cardrules {

// The cards of one field, in the order in which they are stored, to visit(Card).
template <class Visit>
void for_each_field_card(const Field& field, const void* position, int players,
                         const Visit& visit) noexcept {
    const auto* bytes = static_cast<const unsigned char*>(position) + field.offset;
    switch (field.kind) {
        case FieldKind::cards:
            for (int i = 0; i < element_count(field, players); ++i)
                for (const Card card :
                     read_as<CardSet>(position, element_offset(field, i, players)))
                    visit(card);
            break;
        case FieldKind::stack:
            for (std::size_t i = 0; i < bytes[0]; ++i) visit(Card{bytes[1 + i]});
            break;
        case FieldKind::places: {
            const CardSet places = read_as<CardSet>(position, field.offset);
            for (const Card place : places) visit(Card{bytes[sizeof(CardSet) + place]});
            break;
        }
        case FieldKind::numbers:
        case FieldKind::list:
            break;
    }
}

// The cards of all zones.
template <class Visit>
void for_each_zone_card(const Game& game, const void* position, int players,
                        const Visit& visit) noexcept {
    for (const Field& field : game.fields) for_each_field_card(field, position, players, visit);
}

}  // namespace cardrules
