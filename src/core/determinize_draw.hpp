// Drawing one of the positions that a view leaves possible.
#pragma once

#include <span>

#include <cardrules/determinize.hpp>

#include "core/access.hpp"
#include "core/binomials.hpp"
#include "core/elements.hpp"

namespace cardrules {

inline void Determinizer::put(void* position, std::size_t place, Card card) const noexcept {
    const HiddenPlace& at = places_[place];
    if (at.in_pack) return;
    if (!at.in_set) return write_as(position, at.offset, card);
    auto cards = read_as<CardSet>(position, at.offset);
    cards.insert(card);
    write_as(position, at.offset, cards);
}

template <class Random>
void Determinizer::draw(Random& random, State& out) const noexcept {
    base_.copy_to(out);
    void* position = StateAccess::position(out);
    CardSet rest = hidden_cards_;
    std::size_t place = 0;
    if (restricted_count_ > 0) {
        const CardSet used = fill_restricted(random, position);
        place = static_cast<std::size_t>(used.size());
        rest -= used;
    }
    std::array<Card, max_cards> order;  // NOLINT(*-member-init): written before it is read
    const std::size_t count = shuffle(rest, random, order);
    for (std::size_t i = 0; i < count; ++i) put(position, place + i, order[i]);

    Knowledge& known = StateAccess::header(out).known;
    for (const OwnZone& zone : std::span(own_zones_).first(own_zone_count_))
        known.show(zone.seat, read_as<CardSet>(position, zone.offset));
    seal(random, out);
}

// Draws one of all ways to mark the hidden places, and then the cards for the restricted zones;
// returns those.
template <class Random>
CardSet Determinizer::fill_restricted(Random& random, void* position) const noexcept {
    std::array<Card, max_cards> marked;  // NOLINT(*-member-init): written before it is read
    std::array<Card, max_cards> others;  // NOLINT(*-member-init)
    std::size_t marked_left = shuffle(marked_, random, marked);
    std::size_t others_left = shuffle(hidden_cards_ - marked_, random, others);
    std::uint64_t way = random.below64(ways_[0][marked_left]);
    CardSet used;
    for (std::size_t zone = 0; zone < restricted_count_; ++zone) {
        const RestrictedZone& restricted = restricted_[zone];
        std::size_t here = 0;
        for (;; ++here) {
            if ((restricted.allowed >> here & 1U) == 0) continue;
            const std::uint64_t inside = binomials[restricted.hidden][here];
            const std::uint64_t ways = inside * ways_[zone + 1][marked_left - here];
            if (way < ways) {
                way /= inside;
                break;
            }
            way -= ways;
        }
        CardSet cards;
        for (std::size_t i = 0; i < here; ++i) cards.insert(marked[--marked_left]);
        for (std::size_t i = here; i < restricted.hidden; ++i) cards.insert(others[--others_left]);
        std::array<Card, max_cards> order;  // NOLINT(*-member-init)
        // A set needs no order, but places may be in one.
        const bool ordered = restricted.hidden > 0 && !places_[restricted.first_place].in_set;
        std::size_t count = 0;
        if (ordered) {
            count = shuffle(cards, random, order);
        } else {
            for (const Card card : cards) order[count++] = card;
        }
        for (std::size_t i = 0; i < count; ++i) put(position, restricted.first_place + i, order[i]);
        used |= cards;
    }
    return used;
}

// Each other seat whose sealed move is in made any of its moves.
template <class Random>
void Determinizer::seal(Random& random, State& out) const noexcept {
    Header& header = StateAccess::header(out);
    const Game& game = StateAccess::game(out);
    for (int seat = 0; seat < header.players && !sealed_.empty(); ++seat) {
        if (!sealed_.contains(seat)) continue;
        Choices choices;
        game.choices(header, StateAccess::position(out), seat, choices);
        header.sealed[static_cast<std::size_t>(seat)] = choices.at(random.below64(choices.count()));
    }
    header.turn = game.turn(header, StateAccess::position(out));
}

}  // namespace cardrules
