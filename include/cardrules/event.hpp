// What happened in a game, as one viewer may know it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <cardrules/actors.hpp>
#include <cardrules/cards.hpp>
#include <cardrules/move.hpp>
#include <cardrules/state.hpp>
#include <cardrules/view.hpp>

namespace cardrules {

enum class EventKind : std::uint8_t {
    noted,   // nothing that the view shows: only the label says something
    moved,   // cards went from one zone to another
    known,   // the viewer can tell cards of a zone, or cannot any more
    value,   // a value of the view was set
    status,  // what a view says of a seat was set
};

// What an event of kind value sets: one of View::values, or one of these members of a view.
enum class Setting : std::int8_t { value, to_act, end_reason, open, sealed };

// A card of an event. Where a zone has places, a position is one of them; where it is ordered, an
// index: among the cards before the event for `from`, among those after it for `to`. An unordered
// zone gives -1.
struct EventCard {
    std::int8_t card = -1;  // or -1 where the viewer cannot tell it
    std::int8_t from = -1;
    std::int8_t to = -1;

    constexpr bool operator==(const EventCard&) const noexcept = default;
};

// One change of a view, whole in itself. A viewer's events of a step, folded one after the other
// into his view before it, give his view after it. A plain value of less than a kilobyte; of the
// members behind `seat` only those of its kind have a meaning.
struct Event {
    std::int64_t step = 0;   // of the record
    std::int32_t index = 0;  // among this viewer's events of the step, from 0
    EventKind kind = EventKind::noted;
    std::int8_t label =
        -1;                 // what it belongs to, an index into GameInfo::labels, or -1 for nothing
    std::int8_t seat = -1;  // whom the label is about, or -1

    // moved: cards, from one zone of the view to another. Those that the viewer can tell are named,
    // ascending. For the others the positions left and those taken are each ascending: which card
    // went where is not told.
    // known: cards of zone `from`, all named. They are known from now on, or no more (forgotten).
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool forgotten = false;
    std::uint8_t count = 0;
    std::array<EventCard, max_cards> cards{};

    // value
    Setting setting = Setting::value;
    std::uint8_t value = 0;         // of Setting::value: an index into View::values
    std::uint8_t number_count = 0;  // its numbers; of end_reason the one number
    std::array<std::int32_t, max_cards> numbers{};
    Turn turn{};     // of to_act
    CardSet open{};  // of open
    Move sealed{};   // of sealed

    // status
    std::uint8_t whose = 0;  // a seat
    ViewSeat status{};

    [[nodiscard]] std::span<const EventCard> all_cards() const noexcept {
        return std::span(cards).first(count);
    }
    [[nodiscard]] std::span<const std::int32_t> all_numbers() const noexcept {
        return std::span(numbers).first(number_count);
    }
};

// Changes a view by an event of the same viewer's, and sets its step behind that of the event.
// False where the event does not fit the view, which then is of no more use.
[[nodiscard]] bool fold(View& view, const Event& event) noexcept;

// Who hears events; a plain function, which must not throw, and what is handed to it.
struct EventHearer {
    void (*hear)(void* user, const Event& event) noexcept = nullptr;
    void* user = nullptr;
};

// Makes a move or a deal that is known to be legal, as State::apply_unchecked(), and tells what one
// viewer sees of it, as events of the given step. At least one event is told.
void apply_telling(State& state, int actor, Move move, int viewer, std::int64_t step,
                   const EventHearer& hearer);
void deal_telling(State& state, std::span<const Card> cards, int viewer, std::int64_t step,
                  const EventHearer& hearer);

}  // namespace cardrules
