// What one viewer may know of a game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>
#include <cardrules/choice.hpp>
#include <cardrules/move.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>
#include <cardrules/status.hpp>

namespace cardrules {

inline constexpr int max_zones = 96;
inline constexpr int max_values = 32;
inline constexpr int max_numbers = 192;

// A place for cards, as a viewer sees it. Names are static.
struct ViewZone {
    std::string_view name;    // as in "hand"; several zones may share it
    std::int8_t owner = -1;   // the seat whose zone it is, or -1
    std::int8_t other = -1;   // where there is one for each pair of seats: the second of the pair
    std::int8_t pile = -1;    // where there are several piles of one name: which
    bool ordered = false;     // its cards lie in an order, which is in View::order
    bool has_places = false;  // cards of the order keep their place when others leave
    std::uint8_t count = 0;   // of all its cards, known and hidden
    std::uint8_t begin = 0;   // of an ordered zone: where its cards begin in View::order
    CardSet known{};          // the cards in it that the viewer can tell

    [[nodiscard]] constexpr int hidden() const noexcept { return count - known.size(); }
    constexpr bool operator==(const ViewZone&) const noexcept = default;
};

// The name of a zone within its game: "hand.1", "captured.0.1", "pile.3", "reserve".
using ZoneText = FixedText<48>;
[[nodiscard]] ZoneText zone_text(const ViewZone& zone) noexcept;

// A card of an ordered zone.
struct OrderedCard {
    std::int8_t card = -1;   // or -1 where the viewer cannot tell it
    std::uint8_t place = 0;  // where it lies, where the zone has places; else 0

    constexpr bool operator==(const OrderedCard&) const noexcept = default;
};

// A number or several that everybody knows.
struct ViewValue {
    std::string_view name;
    std::span<const std::string_view> names{};  // of kind name: what its numbers mean
    ValueKind kind = ValueKind::number;
    bool many = false;       // a list, or one for each seat; else a single number
    bool by_seat = false;    // of many: one for each seat, in their order
    std::uint8_t count = 0;  // how many numbers there are
    std::uint8_t begin = 0;  // where they begin in View::numbers
};

struct ViewSeat {
    std::int32_t score = 0;
    std::int8_t status = 0;  // index into GameInfo::statuses
    std::int8_t place = 0;   // how the seat ended, 1 is best; 0 while the game goes on
    bool committed = false;  // its sealed move is in

    constexpr bool operator==(const ViewSeat&) const noexcept = default;
};

// All that one viewer could remember of a game so far, and nothing else: it can be handed to him.
// Built up from what he knows; a card he cannot tell is a count or a gap. A plain value without
// pointers into a state or memory of its own, of a few kilobytes.
struct View {
    Ruleset ruleset;
    std::int8_t viewer = spectator;  // a seat, or the spectator
    std::int64_t step = 0;           // of a match: the number of the step that comes next
    std::uint64_t edit = 0;          // of a match: grows whenever steps are taken back
    Turn turn;
    std::int8_t end_reason = -1;  // index into GameInfo::end_reasons, -1 while the game goes on
    Move sealed;                  // the viewer's own sealed move while others owe theirs
    CardSet open;                 // cards that everybody can tell, a part of those known
    std::array<ViewSeat, max_seats> seats;

    std::uint8_t zone_count = 0;
    std::uint8_t value_count = 0;
    std::array<ViewZone, max_zones> zones;  // the last is "pack": what lies in no other zone
    std::array<ViewValue, max_values> values;
    std::array<OrderedCard, max_cards> order;
    std::array<std::int32_t, max_numbers> numbers;

    [[nodiscard]] const GameInfo& info() const noexcept { return ruleset.info(); }
    [[nodiscard]] int players() const noexcept { return ruleset.players; }

    [[nodiscard]] std::span<const ViewZone> all_zones() const noexcept {
        return std::span(zones).first(zone_count);
    }
    [[nodiscard]] std::span<const ViewValue> all_values() const noexcept {
        return std::span(values).first(value_count);
    }
    [[nodiscard]] std::span<const ViewSeat> all_seats() const noexcept {
        return std::span(seats).first(static_cast<std::size_t>(players()));
    }
    // The cards of an ordered zone of this view, in order.
    [[nodiscard]] std::span<const OrderedCard> order_of(const ViewZone& zone) const noexcept {
        return std::span(order).subspan(zone.begin, zone.ordered ? zone.count : 0);
    }
    [[nodiscard]] std::span<const std::int32_t> numbers_of(const ViewValue& value) const noexcept {
        return std::span(numbers).subspan(value.begin, value.count);
    }

    // The first zone of a name that belongs to a seat (-1 for nobody's); none gives nullptr.
    [[nodiscard]] const ViewZone* zone(std::string_view name, int owner = -1) const noexcept;
    // The value of a name; none gives nullptr.
    [[nodiscard]] const ViewValue* value(std::string_view name) const noexcept;
    // The name of the phase; "" where the game has none.
    [[nodiscard]] std::string_view phase() const noexcept;

    // Whether two views say the same, step and edit included.
    bool operator==(const View& other) const noexcept;
};

// Viewer calls: none of these tells a viewer more than he knows.

// What a viewer may know of a state. Whoever is no seat of it gets what the spectator gets.
[[nodiscard]] View view_of(const State& state, int viewer) noexcept;
void view_of(const State& state, int viewer, View& out) noexcept;

// XXH3-64 of a view but for its step and edit numbers; the same on every machine.
[[nodiscard]] std::uint64_t view_hash(const View& view) noexcept;

// What the viewer may do: what State::legal() gives in any position that agrees with the view, so
// that a client needs nothing but the view. Empty for the spectator. Errors: impossible, where no
// position agrees with the view.
Status choices_of(const View& view, Choices& out) noexcept;

// Why the viewer could not make a move, as State::check(). Errors: impossible too.
Status check(const View& view, Move move) noexcept;

// What the viewer would know right after a move of his own. Whether that depends on what he cannot
// tell is found out by comparing eight possible positions: exactly so for the three games, but an
// effect of another game that is seen in few positions can be missed.
struct Preview {
    bool depends = false;  // on hidden cards or on others' sealed moves: then there is no view
    View view;             // before any move of chance that the move brings about
};

// Errors: as check(); out is then as before.
Status preview(const View& view, Move move, Preview& out) noexcept;

}  // namespace cardrules
