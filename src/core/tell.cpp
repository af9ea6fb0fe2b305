// Events: what a step changed, found by comparing what the viewer knows before and after each note
// of the rules. Which card went where is the host's knowledge; of cards that the viewer cannot tell
// only their zones and positions get into an event, each in ascending order.
#include <algorithm>

#include <cardrules/event.hpp>

#include "core/access.hpp"
#include "core/layout.hpp"
#include "core/places.hpp"

namespace cardrules {

namespace {

class Teller {
  public:
    Teller(const State& state, int viewer, std::int64_t step, const EventHearer& hearer) noexcept
        : state_(state), hearer_(hearer), step_(step) {
        after_.ruleset = state.ruleset();
        lay_out(game(), after_, sources_);
        view_of(state, viewer, view_);
        find_places(game(), position(), sources_, places_);
    }

    void note(int label, int seat) {
        label_ = static_cast<std::int8_t>(label);
        seat_ = static_cast<std::int8_t>(seat);
        const std::int32_t told_before = told_;
        compare();
        if (told_ == told_before) tell(event_of(EventKind::noted));
        label_ = seat_ = -1;
    }

    // What changed since the last note, and whose turn it is.
    void finish() {
        compare();
        if (after_.turn != view_.turn) {
            Event event = event_of(EventKind::value);
            event.setting = Setting::to_act;
            event.turn = after_.turn;
            tell(event);
        }
        if (after_.end_reason != view_.end_reason) {
            Event event = event_of(EventKind::value);
            event.setting = Setting::end_reason;
            event.number_count = 1;
            event.numbers[0] = after_.end_reason;
            tell(event);
        }
        if (told_ == 0) tell(event_of(EventKind::noted));
    }

    static void hear_note(void* user, int label, int seat) {
        static_cast<Teller*>(user)->note(label, seat);
    }

  private:
    [[nodiscard]] const Game& game() const noexcept { return StateAccess::game(state_); }
    [[nodiscard]] const void* position() const noexcept { return StateAccess::position(state_); }

    [[nodiscard]] Event event_of(EventKind kind) const noexcept {
        Event event;
        event.kind = kind;
        event.label = label_;
        event.seat = seat_;
        return event;
    }

    void tell(Event event) {
        event.step = step_;
        event.index = told_++;
        (void)fold(view_, event);
        hearer_.hear(hearer_.user, event);
    }

    void compare() {
        view_of(state_, view_.viewer, after_);
        find_places(game(), position(), sources_, after_places_);
        compare_cards();
        compare_values();
        compare_seats();
    }

    // A card known before and not after is forgotten where it lay, so that it moves as a hidden
    // one.
    void compare_cards() {
        known_after_ = {};
        for (const ViewZone& zone : after_.all_zones()) known_after_ |= zone.known;
        for (std::size_t zone = 0; zone < sources_.count; ++zone)
            tell_known(zone, view_.zones[zone].known - known_after_, true);
        for (CardSet rest = moved(); !rest.empty();) {
            const CardSet cards = first_group(rest);
            tell_moved(cards);
            rest -= cards;
        }
        for (std::size_t zone = 0; zone < sources_.count; ++zone)
            tell_known(zone, after_.zones[zone].known - view_.zones[zone].known, false);
    }

    void tell_known(std::size_t zone, CardSet cards, bool forgotten) {
        if (cards.empty()) return;
        Event event = event_of(EventKind::known);
        event.from = static_cast<std::uint8_t>(zone);
        event.forgotten = forgotten;
        for (const Card card : cards)
            event.cards[event.count++] = {static_cast<std::int8_t>(card), places_.at[card], -1};
        tell(event);
    }

    // The cards that go to another zone, or to another place of their zone.
    [[nodiscard]] CardSet moved() const noexcept {
        CardSet cards;
        for (const Card card : game().info->pack) {
            const std::size_t zone = places_.zone[card];
            const bool stays =
                after_places_.zone[card] == zone &&
                (!view_.zones[zone].has_places || after_places_.at[card] == places_.at[card]);
            if (!stays) cards.insert(card);
        }
        return cards;
    }

    // Of some cards those that go the same way, from the first zone to the first zone.
    [[nodiscard]] CardSet first_group(CardSet cards) const noexcept {
        CardSet group;
        int first = max_zones * max_zones;
        for (const Card card : cards) {
            const int way = places_.zone[card] * max_zones + after_places_.zone[card];
            if (way < first) group = {};
            first = std::min(first, way);
            if (way == first) group.insert(card);
        }
        return group;
    }

    // Cards that all go the same way.
    void tell_moved(CardSet cards) {
        Event event = event_of(EventKind::moved);
        const std::size_t from = places_.zone[cards.lowest()];
        const std::size_t to = after_places_.zone[cards.lowest()];
        event.from = static_cast<std::uint8_t>(from);
        event.to = static_cast<std::uint8_t>(to);
        const CardPlaces before = places_;
        for (const Card card : cards) take_out(from, card);
        put_in(to, cards);
        for (const Card card : cards& known_after_)
            event.cards[event.count++] = {static_cast<std::int8_t>(card), before.at[card],
                                          places_.at[card]};
        add_hidden(event, cards - known_after_, before);
        tell(event);
    }

    // Those behind it in a row move up.
    void take_out(std::size_t zone, Card card) noexcept {
        const int at = places_.at[card];
        places_.zone[card] = max_zones;
        if (!is_row(zone)) return;
        for (const Card other : game().info->pack)
            if (places_.zone[other] == zone && places_.at[other] > at) --places_.at[other];
    }

    void put_in(std::size_t zone, CardSet cards) noexcept {
        if (!is_row(zone)) {
            for (const Card card : cards) {
                places_.zone[card] = static_cast<std::uint8_t>(zone);
                places_.at[card] = after_places_.at[card];
            }
            return;
        }
        while (!cards.empty()) {
            Card next = cards.lowest();
            for (const Card card : cards)
                if (after_places_.at[card] < after_places_.at[next]) next = card;
            cards.erase(next);
            insert_in_row(zone, next);
        }
    }

    // Behind the last card of the row that is to stay before it.
    void insert_in_row(std::size_t zone, Card card) noexcept {
        int at = 0;
        for (const Card other : game().info->pack)
            if (places_.zone[other] == zone && after_places_.zone[other] == zone &&
                after_places_.at[other] < after_places_.at[card])
                at = std::max(at, places_.at[other] + 1);
        for (const Card other : game().info->pack)
            if (places_.zone[other] == zone && places_.at[other] >= at) ++places_.at[other];
        places_.zone[card] = static_cast<std::uint8_t>(zone);
        places_.at[card] = static_cast<std::int8_t>(at);
    }

    [[nodiscard]] bool is_row(std::size_t zone) const noexcept {
        return view_.zones[zone].ordered && !view_.zones[zone].has_places;
    }

    void add_hidden(Event& event, CardSet cards, const CardPlaces& before) const noexcept {
        std::array<std::int8_t, max_cards> left{};
        std::array<std::int8_t, max_cards> taken{};
        std::size_t count = 0;
        for (const Card card : cards) {
            left[count] = before.at[card];
            taken[count++] = places_.at[card];
        }
        std::sort(left.begin(), left.begin() + count);
        std::sort(taken.begin(), taken.begin() + count);
        for (std::size_t i = 0; i < count; ++i)
            event.cards[event.count++] = {-1, left[i], taken[i]};
    }

    void compare_values() {
        for (std::size_t i = 0; i < after_.value_count; ++i) {
            const std::span<const std::int32_t> before = view_.numbers_of(view_.values[i]);
            const std::span<const std::int32_t> now = after_.numbers_of(after_.values[i]);
            if (std::equal(before.begin(), before.end(), now.begin(), now.end())) continue;
            Event event = event_of(EventKind::value);
            event.value = static_cast<std::uint8_t>(i);
            event.number_count = static_cast<std::uint8_t>(now.size());
            std::copy(now.begin(), now.end(), event.numbers.begin());
            tell(event);
        }
        if (after_.open != view_.open) {
            Event event = event_of(EventKind::value);
            event.setting = Setting::open;
            event.open = after_.open;
            tell(event);
        }
        if (after_.sealed != view_.sealed) {
            Event event = event_of(EventKind::value);
            event.setting = Setting::sealed;
            event.sealed = after_.sealed;
            tell(event);
        }
    }

    void compare_seats() {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(view_.players()); ++seat) {
            if (after_.seats[seat] == view_.seats[seat]) continue;
            Event event = event_of(EventKind::status);
            event.whose = static_cast<std::uint8_t>(seat);
            event.status = after_.seats[seat];
            tell(event);
        }
    }

    const State& state_;
    const EventHearer& hearer_;
    std::int64_t step_;
    std::int32_t told_ = 0;
    std::int8_t label_ = -1;
    std::int8_t seat_ = -1;
    CardSet known_after_;
    View view_;   // as told so far
    View after_;  // as it is now
    ZoneSources sources_;
    CardPlaces places_;        // as told so far
    CardPlaces after_places_;  // as it is now
};

}  // namespace

void apply_telling(State& state, int actor, Move move, int viewer, std::int64_t step,
                   const EventHearer& hearer) {
    Teller teller(state, viewer, step, hearer);
    Notes notes{Teller::hear_note, &teller};
    StateAccess::apply_noting(state, actor, move, notes);
    teller.finish();
}

void deal_telling(State& state, std::span<const Card> cards, int viewer, std::int64_t step,
                  const EventHearer& hearer) {
    Teller teller(state, viewer, step, hearer);
    Notes notes{Teller::hear_note, &teller};
    StateAccess::deal_noting(state, cards, notes);
    teller.finish();
}

}  // namespace cardrules
