// Events change a view; this knows nothing of states.
#include <algorithm>

#include <cardrules/event.hpp>

namespace cardrules {

namespace {

// Whether an event's counts, cards and places are within its own bounds.
bool fits_itself(const Event& event) noexcept {
    const auto in_bounds = [](int number) noexcept { return number >= -1 && number < max_cards; };
    if (event.count > event.cards.size() || event.number_count > event.numbers.size()) return false;
    for (const EventCard& told : event.all_cards())
        if (!in_bounds(told.card) || !in_bounds(told.from) || !in_bounds(told.to)) return false;
    return true;
}

// The entries of all ordered zones stand behind one another, so that one zone's change moves those
// of the zones behind it.
class Folding {
  public:
    explicit Folding(View& view) noexcept : view_(view) {}

    bool move_cards(const Event& event) noexcept {
        if (event.from >= view_.zone_count || event.to >= view_.zone_count) return false;
        ViewZone& from = view_.zones[event.from];
        if (event.count > from.count) return false;
        // From the end, so that the indices before stay as they are.
        if (!take_out(from, event)) return false;
        return put_in(view_.zones[event.to], event);
    }

    bool tell_cards(const Event& event) noexcept {
        if (event.from >= view_.zone_count) return false;
        ViewZone& zone = view_.zones[event.from];
        for (const EventCard& told : event.all_cards())
            if (!tell_card(zone, told, event.forgotten)) return false;
        return true;
    }

    bool set_value(const Event& event) noexcept {
        switch (event.setting) {
            case Setting::value:
                return set_numbers(event);
            case Setting::to_act:
                view_.turn = event.turn;
                break;
            case Setting::end_reason:
                return set_end_reason(event.numbers[0]);
            case Setting::open:
                view_.open = event.open;
                break;
            case Setting::sealed:
                view_.sealed = event.sealed;
                break;
        }
        return true;
    }

    bool set_status(const Event& event) noexcept {
        const auto statuses = static_cast<int>(view_.info().statuses.size());
        if (event.whose >= view_.players()) return false;
        if (event.status.status < 0 || event.status.status >= std::max(statuses, 1)) return false;
        view_.seats[event.whose] = event.status;
        return true;
    }

  private:
    bool take_out(ViewZone& zone, const Event& event) noexcept {
        if (!zone.ordered) {
            for (const EventCard& moved : event.all_cards()) {
                if (moved.card >= 0) zone.known.erase(static_cast<Card>(moved.card));
                --zone.count;
            }
            return zone.known.size() <= zone.count;
        }
        CardSet positions;
        for (const EventCard& moved : event.all_cards()) {
            if (moved.from < 0) return false;
            positions.insert(static_cast<Card>(moved.from));
        }
        if (positions.size() != event.count) return false;
        while (!positions.empty()) {
            const int last = 63 - std::countl_zero(positions.bits);
            positions.erase(static_cast<Card>(last));
            const int index = index_of(zone, last);
            if (index < 0) return false;
            take_entry(zone, index);
        }
        return true;
    }

    bool put_in(ViewZone& zone, const Event& event) noexcept {
        if (!zone.ordered) {
            for (const EventCard& moved : event.all_cards()) {
                if (moved.card >= 0) zone.known.insert(static_cast<Card>(moved.card));
                ++zone.count;
            }
            return true;
        }
        std::array<std::int8_t, max_cards> card_at{};
        CardSet positions;
        for (const EventCard& moved : event.all_cards()) {
            if (moved.to < 0) return false;
            positions.insert(static_cast<Card>(moved.to));
            card_at[static_cast<std::size_t>(moved.to)] = moved.card;
        }
        if (positions.size() != event.count) return false;
        for (const Card position : positions)
            if (!put_entry(zone, card_at[position], position)) return false;
        return true;
    }

    // Where the card at a position of an ordered zone stands, or -1.
    [[nodiscard]] int index_of(const ViewZone& zone, int position) const noexcept {
        if (!zone.has_places) return position < zone.count ? position : -1;
        const int index = index_from(zone, position);
        return index < zone.count && entry(zone, index).place == position ? index : -1;
    }
    // The index of the first card that does not lie before a place.
    [[nodiscard]] int index_from(const ViewZone& zone, int place) const noexcept {
        int index = 0;
        while (index < zone.count && entry(zone, index).place < place) ++index;
        return index;
    }
    [[nodiscard]] const OrderedCard& entry(const ViewZone& zone, int index) const noexcept {
        return view_.order[zone.begin + static_cast<std::size_t>(index)];
    }

    void take_entry(ViewZone& zone, int index) noexcept {
        auto* const at = view_.order.data() + zone.begin + index;
        if (at->card >= 0) zone.known.erase(static_cast<Card>(at->card));
        std::copy(at + 1, view_.order.data() + max_cards, at);
        view_.order.back() = {};
        --zone.count;
        move_begins(zone, -1);
    }

    bool put_entry(ViewZone& zone, int card, int position) noexcept {
        const int index = zone.has_places ? index_from(zone, position) : position;
        if (index > zone.count || zone.begin + zone.count >= max_cards) return false;
        auto* const at = view_.order.data() + zone.begin + index;
        std::copy_backward(at, view_.order.data() + max_cards - 1, view_.order.data() + max_cards);
        at->card = static_cast<std::int8_t>(card);
        at->place = static_cast<std::uint8_t>(zone.has_places ? position : 0);
        if (card >= 0) zone.known.insert(static_cast<Card>(card));
        ++zone.count;
        move_begins(zone, 1);
        return true;
    }

    void move_begins(const ViewZone& changed, int by) noexcept {
        const auto* const end = view_.zones.data() + view_.zone_count;
        for (auto* zone = view_.zones.data() + (&changed - view_.zones.data()) + 1; zone != end;
             ++zone)
            if (zone->ordered) zone->begin = static_cast<std::uint8_t>(zone->begin + by);
    }

    bool tell_card(ViewZone& zone, const EventCard& told, bool forgotten) noexcept {
        if (told.card < 0) return false;
        const auto card = static_cast<Card>(told.card);
        if (zone.ordered) {
            const int index = told.from < 0 ? -1 : index_of(zone, told.from);
            if (index < 0) return false;
            view_.order[zone.begin + static_cast<std::size_t>(index)].card =
                forgotten ? std::int8_t{-1} : told.card;
        }
        if (forgotten)
            zone.known.erase(card);
        else
            zone.known.insert(card);
        return zone.known.size() <= zone.count;
    }

    bool set_end_reason(int reason) noexcept {
        const auto reasons = static_cast<int>(view_.info().end_reasons.size());
        if (reason < -1 || reason >= reasons) return false;
        view_.end_reason = static_cast<std::int8_t>(reason);
        return true;
    }

    // Whether a number can be a value: one of its names, a card, a seat of the table.
    [[nodiscard]] bool means_something(const ViewValue& value, std::int32_t number) const noexcept {
        switch (value.kind) {
            case ValueKind::name:
                return number >= 0 && static_cast<std::size_t>(number) < value.names.size();
            case ValueKind::card:
                return number >= -1 && number < max_cards;
            case ValueKind::seat:
                return number >= -1 && number < view_.players();
            case ValueKind::flag:
            case ValueKind::number:
                break;
        }
        return true;
    }

    bool set_numbers(const Event& event) noexcept {
        if (event.value >= view_.value_count) return false;
        ViewValue& value = view_.values[event.value];
        for (const std::int32_t number : event.all_numbers())
            if (!means_something(value, number)) return false;
        const int growth = event.number_count - value.count;
        if (growth != 0 && !make_room(value, growth)) return false;
        std::copy_n(event.numbers.begin(), event.number_count, view_.numbers.begin() + value.begin);
        return true;
    }

    // A list became longer or shorter: the numbers behind it move.
    bool make_room(ViewValue& value, int growth) noexcept {
        auto* const end_of_value = view_.numbers.data() + value.begin + value.count;
        auto* const end = view_.numbers.data() + max_numbers;
        const ViewValue& behind = view_.values[view_.value_count - 1U];
        if (growth > 0) {
            if (behind.begin + behind.count + growth > max_numbers) return false;
            std::copy_backward(end_of_value, end - growth, end);
        } else {
            std::fill(std::copy(end_of_value, end, end_of_value + growth), end, 0);
        }
        value.count = static_cast<std::uint8_t>(value.count + growth);
        const auto* const last = view_.values.data() + view_.value_count;
        for (auto* other = &value + 1; other != last; ++other)
            other->begin = static_cast<std::uint8_t>(other->begin + growth);
        return true;
    }

    View& view_;
};

}  // namespace

bool fold(View& view, const Event& event) noexcept {
    if (!fits_itself(event)) return false;
    view.step = event.step + 1;
    Folding folding(view);
    switch (event.kind) {
        case EventKind::noted:
            break;
        case EventKind::moved:
            return folding.move_cards(event);
        case EventKind::known:
            return folding.tell_cards(event);
        case EventKind::value:
            return folding.set_value(event);
        case EventKind::status:
            return folding.set_status(event);
    }
    return true;
}

}  // namespace cardrules
