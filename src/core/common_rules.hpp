// What several games have in common.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>
#include <cardrules/catalog.hpp>
#include <cardrules/state.hpp>

#include "core/game.hpp"

namespace cardrules {

// A seat as an index into an array.
[[nodiscard]] constexpr std::size_t index(int seat) noexcept {
    return static_cast<std::size_t>(seat);
}

[[nodiscard]] constexpr bool is_seat(const Header& header, int seat) noexcept {
    return seat >= 0 && seat < header.players;
}

// A default that does not depend on the number of players.
template <std::int32_t Value>
constexpr std::int32_t always(int /*players*/) {
    return Value;
}

// The dealer of the first game: a seat, or -1 where a lot decides.
inline constexpr OptionInfo dealer_option = {
    .name = "dealer", .kind = ValueKind::seat, .default_for = always<0>};
inline constexpr std::int32_t dealer_by_lot = -1;

constexpr OptionInfo name_option(std::string_view name, std::span<const std::string_view> names) {
    return {.name = name, .kind = ValueKind::name, .names = names, .default_for = always<0>};
}

inline constexpr std::array<SlotInfo, 1> lot_slots = {SlotInfo{"seat", Kind::seat}};

// The lot, the first verb of every game, under the rule that tells of the dealer.
constexpr VerbInfo lot_of_rule(int rule) {
    return {.name = "lot", .rule = static_cast<std::uint8_t>(rule), .slots = lot_slots};
}

// What most games have alike; a game's own function of the same name stands in for one of these.
// The position has `options.dealer`, `dealer`, and a `phase` that begins with lot and deal.
template <class Position, int DealerDrawn>
struct CommonRules {
    using Phase = decltype(Position::phase);

    // The dealer of the first game is a seat, or is drawn by lot among all.
    static void begin(const Header& /*header*/, Position& position) noexcept {
        position.dealer = static_cast<std::int8_t>(position.options.dealer);
        position.phase = position.dealer == dealer_by_lot ? Phase::lot : Phase::deal;
    }
    static SeatSet lot_among(const Header& header, const Position& /*position*/) noexcept {
        return SeatSet::first(header.players);
    }
    template <class Sink>
    static void lot(const Header& /*header*/, Position& position, int seat, Sink& sink) noexcept {
        position.dealer = static_cast<std::int8_t>(seat);
        position.phase = Phase::deal;
        sink.note(DealerDrawn, seat);
    }
    static int dealer(const Position& position) noexcept { return position.dealer; }

    // No moves are sealed, everybody plays to the end, and nothing is known of hidden cards.
    template <class Sink>
    static void resolve(const Header& /*header*/, Position& /*position*/,
                        const std::array<Move, max_seats>& /*sealed*/, Sink& /*sink*/) noexcept {}
    static int status(const Position& /*position*/, int /*seat*/) noexcept { return 0; }
    static void facts(const Header& /*header*/, const Position& position, Facts& out) noexcept {
        out.key("phase");
        out.number(static_cast<std::int32_t>(position.phase));
    }
    static void restrict(const Header& /*header*/, const Position& /*position*/,
                         Restrictions& /*out*/) noexcept {}
};

// Deals so many cards each to position.hands, one at a time, clockwise, beginning left of the
// dealer. Everybody can tell his own. Returns the cards that are left, in order.
template <class Position>
constexpr std::span<const Card> deal_hands(Header& header, Position& position,
                                           std::span<const Card> cards, int each) noexcept {
    const std::size_t dealt = index(each * header.players);
    int seat = position.dealer;
    for (std::size_t first = 0; first < header.players; ++first) {
        seat = left_of(seat, header.players);
        CardSet hand;
        for (std::size_t i = first; i < dealt; i += header.players) hand.insert(cards[i]);
        position.hands[index(seat)] |= hand;
        header.known.show(seat, hand);
    }
    return cards.subspan(dealt);
}

// Competition ranking by score among the seats that have no place yet (0), best first: so many
// seats are better already.
constexpr void place_by_score(Result& result, int better) noexcept {
    std::array<std::int32_t, max_seats> places = result.places;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(result.players); ++seat) {
        if (result.places[seat] != 0) continue;
        places[seat] = better + 1;
        for (std::size_t other = 0; other < static_cast<std::size_t>(result.players); ++other)
            if (result.places[other] == 0 && result.scores[other] > result.scores[seat])
                ++places[seat];
    }
    result.places = places;
}

// The result of a game in which the scores alone decide.
template <class G>
[[nodiscard]] Result result_by_score(const Header& header, const typename G::Position& position,
                                     int reason) noexcept {
    Result result;
    result.reason = reason;
    result.players = header.players;
    for (int seat = 0; seat < header.players; ++seat)
        result.scores[index(seat)] = G::score(position, seat);
    place_by_score(result, 0);
    return result;
}

// What contradicts itself in a position before the first deal, when nothing but the dealer is
// decided: all else is as a position begins.
template <class Position>
[[nodiscard]] std::string_view contradiction_before_deal(const Header& header,
                                                         const Position& position,
                                                         Position begun = {}) noexcept {
    using Phase = decltype(position.phase);
    begun.options = position.options;
    begun.dealer = position.dealer;
    begun.phase = position.phase;
    if (std::memcmp(&begun, &position, sizeof begun) != 0) return "phase";
    const std::int32_t dealer = position.options.dealer;
    if (position.phase == Phase::lot)
        return dealer == dealer_by_lot && position.dealer == -1 ? "" : "dealer";
    if (!is_seat(header, position.dealer)) return "dealer";
    return dealer == dealer_by_lot || dealer == position.dealer ? "" : "dealer";
}

}  // namespace cardrules
