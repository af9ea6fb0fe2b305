#include <algorithm>

#include <cardrules/view.hpp>

#include "core/access.hpp"
#include "core/elements.hpp"
#include "core/hash.hpp"
#include "core/layout.hpp"

namespace cardrules {

namespace {

// Fills a laid out view with what is known of a position.
class Viewing {
  public:
    Viewing(const State& state, CardSet known, View& view) noexcept
        : game_(StateAccess::game(state)),
          position_(StateAccess::position(state)),
          known_(known),
          unplaced_(game_.info->pack),
          view_(view) {}

    void fill_zones(const ZoneSources& sources) noexcept {
        for (std::size_t i = 0; i < sources.count; ++i) fill_zone(view_.zones[i], sources.zones[i]);
    }

    void fill_values() noexcept {
        std::size_t value = 0;
        for (const Field& field : game_.fields)
            if (field.kind == FieldKind::numbers || field.kind == FieldKind::list)
                fill_value(view_.values[value++], field);
    }

  private:
    void fill_zone(ViewZone& zone, const ZoneSource& source) noexcept {
        if (source.field == nullptr)
            fill_set(zone, unplaced_);
        else if (source.field->kind == FieldKind::cards)
            fill_set(zone, read_as<CardSet>(position_, source.offset));
        else if (source.field->kind == FieldKind::stack)
            fill_stack(zone, *source.field);
        else
            fill_places(zone, source);
    }

    void fill_set(ViewZone& zone, CardSet cards) noexcept {
        zone.known = cards & known_;
        zone.count = static_cast<std::uint8_t>(cards.size());
        unplaced_ -= cards;
    }

    void fill_stack(ViewZone& zone, const Field& field) noexcept {
        const int count = read_count(position_, field);
        zone.begin = filled_;
        for (int i = 0; i < count; ++i) {
            const int index = field.top_first ? count - 1 - i : i;
            append(zone, read_as<Card>(position_, offset_in_row(field, index)), 0);
        }
    }

    void fill_places(ViewZone& zone, const ZoneSource& source) noexcept {
        const auto taken = read_as<std::uint64_t>(position_, source.field->offset);
        zone.begin = filled_;
        for (int place = source.first_place; place < source.end_place; ++place)
            if ((taken >> place & 1U) != 0)
                append(zone, read_as<Card>(position_, offset_of_place(*source.field, place)),
                       place - source.first_place);
    }

    void append(ViewZone& zone, Card card, int place) noexcept {
        OrderedCard& entry = view_.order[filled_++];
        entry.place = static_cast<std::uint8_t>(place);
        if (known_.contains(card)) {
            entry.card = static_cast<std::int8_t>(card);
            zone.known.insert(card);
        }
        unplaced_.erase(card);
        ++zone.count;
    }

    void fill_value(ViewValue& value, const Field& field) noexcept {
        value.begin = numbered_;
        if (field.kind == FieldKind::list) {
            value.count = static_cast<std::uint8_t>(read_count(position_, field));
            for (int i = 0; i < value.count; ++i)
                view_.numbers[numbered_++] = read_number(position_, offset_in_row(field, i), 1);
            return;
        }
        value.count = static_cast<std::uint8_t>(element_count(field, view_.players()));
        for (int i = 0; i < value.count; ++i)
            view_.numbers[numbered_++] =
                read_number(position_, element_offset(field, i, view_.players()), field.width);
    }

    const Game& game_;
    const void* position_;
    CardSet known_;
    CardSet unplaced_;
    View& view_;
    std::uint8_t filled_ = 0;
    std::uint8_t numbered_ = 0;
};

void fill_seats(const State& state, View& view) noexcept {
    const Game& game = StateAccess::game(state);
    const Header& header = state.header();
    for (std::size_t seat = 0; seat < header.players; ++seat) {
        const int number = static_cast<int>(seat);
        view.seats[seat].score = state.score(number);
        view.seats[seat].status =
            static_cast<std::int8_t>(game.status(StateAccess::position(state), number));
        view.seats[seat].committed = !header.sealed[seat].none();
    }
    if (!state.over()) return;
    const Result result = state.result();
    view.end_reason = static_cast<std::int8_t>(result.reason);
    for (std::size_t seat = 0; seat < header.players; ++seat)
        view.seats[seat].place = static_cast<std::int8_t>(result.places[seat]);
}

template <class T>
bool same(std::span<const T> a, std::span<const T> b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

bool same_values(const View& a, const View& b) noexcept {
    if (a.value_count != b.value_count) return false;
    for (std::size_t i = 0; i < a.value_count; ++i)
        if (a.values[i].name != b.values[i].name ||
            !same(a.numbers_of(a.values[i]), b.numbers_of(b.values[i])))
            return false;
    return true;
}

bool same_order(const View& a, const View& b) noexcept {
    for (std::size_t i = 0; i < a.zone_count; ++i)
        if (!same(a.order_of(a.zones[i]), b.order_of(b.zones[i]))) return false;
    return true;
}

}  // namespace

ZoneText zone_text(const ViewZone& zone) noexcept {
    ZoneText text;
    text.append(zone.name);
    for (const int number : {zone.owner, zone.other, zone.pile}) {
        if (number < 0) continue;
        text.append(".");
        text.append_number(static_cast<unsigned>(number));
    }
    return text;
}

const ViewZone* View::zone(std::string_view name, int owner) const noexcept {
    for (const ViewZone& zone : all_zones())
        if (zone.name == name && zone.owner == owner) return &zone;
    return nullptr;
}

const ViewValue* View::value(std::string_view name) const noexcept {
    for (const ViewValue& value : all_values())
        if (value.name == name) return &value;
    return nullptr;
}

std::string_view View::phase() const noexcept {
    const ViewValue* phase = value("phase");
    if (phase == nullptr || phase->kind != ValueKind::name) return {};
    return phase->names[static_cast<std::size_t>(numbers[phase->begin])];
}

bool View::operator==(const View& other) const noexcept {
    return ruleset == other.ruleset && viewer == other.viewer && step == other.step &&
           edit == other.edit && turn == other.turn && end_reason == other.end_reason &&
           sealed == other.sealed && open == other.open && seats == other.seats &&
           same(all_zones(), other.all_zones()) && same_order(*this, other) &&
           same_values(*this, other);
}

void view_of(const State& state, int viewer, View& out) noexcept {
    out = {};
    if (state.players() == 0) return;
    const Header& header = state.header();
    const bool seated = viewer >= 0 && viewer < header.players;
    out.ruleset = state.ruleset();
    out.viewer = static_cast<std::int8_t>(seated ? viewer : spectator);
    out.turn = header.turn;
    out.open = header.known.everyone;
    if (seated) out.sealed = header.sealed[static_cast<std::size_t>(viewer)];
    fill_seats(state, out);

    ZoneSources sources;
    lay_out(StateAccess::game(state), out, sources);
    Viewing viewing(state, header.known.of(out.viewer), out);
    viewing.fill_zones(sources);
    viewing.fill_values();
}

View view_of(const State& state, int viewer) noexcept {
    View view;
    view_of(state, viewer, view);
    return view;
}

}  // namespace cardrules
