#include "core/preparation.hpp"

#include <algorithm>

#include "core/access.hpp"
#include "core/determinize_draw.hpp"
#include "core/elements.hpp"
#include "core/invariant.hpp"

namespace cardrules {

namespace {

bool in_range(const Field& field, int players, const GameInfo& info, std::int32_t value) noexcept {
    if (value < field.min || value > field.max) return false;
    if (field.value == ValueKind::seat) return value < players;
    if (field.value == ValueKind::card)
        return value < 0 || info.pack.contains(static_cast<Card>(value));
    return true;
}

bool may_hold(const Field& field, int players, int count) noexcept {
    return field.kind == FieldKind::list ? count <= field.capacity
                                         : count == element_count(field, players);
}

}  // namespace

bool Preparation::run() noexcept {
    if (!has_right_shape() || !values_fit() || !cards_add_up()) return false;
    write_values();
    write_known();
    list_own_zones();
    State filled = target_.base_;
    list_places();
    fill_without_restrictions(filled);
    restrict_zones(filled);
    list_places();
    target_.count_ways();
    const auto marked = static_cast<std::size_t>(target_.marked_.size());
    if (target_.ways_[0][marked] == 0 || !seats_sealed_fit()) return false;
    target_.only_one_ = only_one_assignment();
    return true;
}

// The same zones and values as every view under its ruleset, for a viewer there is.
bool Preparation::has_right_shape() noexcept {
    if (!State::create(view_.ruleset, target_.base_).ok()) return false;
    if (view_.viewer != spectator && (view_.viewer < 0 || view_.viewer >= view_.players()))
        return false;
    game_ = &game_at(view_.ruleset.game);
    layout_.ruleset = view_.ruleset;
    lay_out(*game_, layout_, sources_);
    if (view_.zone_count != layout_.zone_count || view_.value_count != layout_.value_count)
        return false;
    for (std::size_t i = 0; i < layout_.zone_count; ++i) {
        ViewZone empty = view_.zones[i];
        empty.count = empty.begin = 0;
        empty.known = {};
        if (empty != layout_.zones[i]) return false;
    }
    return true;
}

bool Preparation::values_fit() const noexcept {
    std::size_t index = 0;
    for (const Field& field : game_->fields) {
        if (field.kind != FieldKind::numbers && field.kind != FieldKind::list) continue;
        const ViewValue& value = view_.values[index++];
        if (!may_hold(field, view_.players(), value.count)) return false;
        if (value.begin + value.count > max_numbers) return false;
        for (const std::int32_t number : view_.numbers_of(value))
            if (!in_range(field, view_.players(), *game_->info, number)) return false;
    }
    return true;
}

// Every card of the pack is in one zone, known or hidden, or all are in the pack.
bool Preparation::cards_add_up() noexcept {
    CardSet known;
    int count = 0;
    for (std::size_t i = 0; i < view_.zone_count; ++i) {
        const ViewZone& zone = view_.zones[i];
        if (zone.hidden() < 0 || known.intersects(zone.known)) return false;
        if (zone.ordered && !order_fits(zone, sources_.zones[i])) return false;
        if (!shows_enough(zone, sources_.zones[i])) return false;
        known |= zone.known;
        count += zone.count;
    }
    const CardSet pack = game_->info->pack;
    const int unplaced = view_.zones[view_.zone_count - 1U].count;
    if (count != pack.size() || (unplaced != 0 && unplaced != count)) return false;
    if (!pack.contains_all(known) || !known.contains_all(view_.open)) return false;
    target_.hidden_cards_ = pack - known;
    return view_.viewer != spectator || known == view_.open;
}

// What lies open is known to everybody, and a seat knows its own cards.
bool Preparation::shows_enough(const ViewZone& zone, const ZoneSource& source) const noexcept {
    if (source.field == nullptr) return true;
    if (source.field->open) return zone.hidden() == 0 && view_.open.contains_all(zone.known);
    const bool own = source.field->owner_sees && view_.viewer >= 0 && zone.owner == view_.viewer;
    return !own || zone.hidden() == 0;
}

bool Preparation::order_fits(const ViewZone& zone, const ZoneSource& source) const noexcept {
    const bool in_piles = source.field->kind == FieldKind::places;
    const int room = in_piles ? source.end_place - source.first_place : source.field->capacity;
    if (zone.count > room || zone.begin + zone.count > max_cards) return false;
    CardSet named;
    int last = -1;
    for (const OrderedCard& entry : view_.order_of(zone)) {
        if (in_piles ? entry.place <= last || entry.place >= room : entry.place != 0) return false;
        last = in_piles ? entry.place : -1;
        if (entry.card < 0) continue;
        if (entry.card >= max_cards) return false;
        if (named.contains(static_cast<Card>(entry.card))) return false;
        named.insert(static_cast<Card>(entry.card));
    }
    return named == zone.known;
}

void Preparation::write_values() noexcept {
    void* position = StateAccess::position(target_.base_);
    std::size_t index = 0;
    for (const Field& field : game_->fields) {
        if (field.kind != FieldKind::numbers && field.kind != FieldKind::list) continue;
        const ViewValue& value = view_.values[index++];
        const bool list = field.kind == FieldKind::list;
        if (list) write_as(position, field.offset, value.count);
        int i = 0;
        for (const std::int32_t number : view_.numbers_of(value)) {
            write_number(position,
                         list ? offset_in_row(field, i) : element_offset(field, i, view_.players()),
                         field.width, number);
            ++i;
        }
    }
}

void Preparation::write_known() noexcept {
    for (std::size_t zone = 0; zone < sources_.count; ++zone) write_known(zone);
    Knowledge& known = StateAccess::header(target_.base_).known;
    known.everyone = view_.open;
    if (view_.viewer >= 0) known.show(view_.viewer, game_->info->pack - target_.hidden_cards_);
}

void Preparation::write_known(std::size_t zone) noexcept {
    void* position = StateAccess::position(target_.base_);
    const ZoneSource& source = sources_.zones[zone];
    const ViewZone& shown = view_.zones[zone];
    if (source.field == nullptr) return;
    if (source.field->kind == FieldKind::cards) {
        write_as(position, source.offset, shown.known);
        return;
    }
    if (source.field->kind == FieldKind::stack) write_as(position, source.offset, shown.count);
    int index = 0;
    for (const OrderedCard& entry : view_.order_of(shown)) {
        if (shown.has_places) {
            auto taken = read_as<std::uint64_t>(position, source.offset);
            taken |= std::uint64_t{1} << (source.first_place + entry.place);
            write_as(position, source.offset, taken);
        }
        if (entry.card >= 0)
            write_as(position, offset_of(zone, index), static_cast<Card>(entry.card));
        ++index;
    }
}

// Where the card at an index of an ordered zone is stored.
std::size_t Preparation::offset_of(std::size_t zone, int index) const noexcept {
    const ZoneSource& source = sources_.zones[zone];
    const ViewZone& shown = view_.zones[zone];
    if (shown.has_places) {
        const OrderedCard& entry = view_.order_of(shown)[static_cast<std::size_t>(index)];
        return offset_of_place(*source.field, source.first_place + entry.place);
    }
    return offset_in_row(*source.field, source.field->top_first ? shown.count - 1 - index : index);
}

void Preparation::list_own_zones() noexcept {
    target_.own_zone_count_ = 0;
    for (std::size_t zone = 0; zone < sources_.count; ++zone) {
        const ZoneSource& source = sources_.zones[zone];
        const int owner = view_.zones[zone].owner;
        if (source.field == nullptr || !source.field->owner_sees || owner < 0) continue;
        if (owner == view_.viewer) continue;
        target_.own_zones_[target_.own_zone_count_++] = {source.offset,
                                                         static_cast<std::uint8_t>(owner)};
    }
}

// The hidden places of all zones but the restricted, behind those of the restricted.
void Preparation::list_places() noexcept {
    target_.place_count_ = 0;
    for (std::size_t i = 0; i < target_.restricted_count_; ++i)
        target_.place_count_ =
            static_cast<std::uint8_t>(target_.place_count_ + target_.restricted_[i].hidden);
    for (std::size_t zone = 0; zone < sources_.count; ++zone)
        if (!restricted_[zone]) list_places_of(zone);
}

void Preparation::list_places_of(std::size_t zone) noexcept {
    const ViewZone& shown = view_.zones[zone];
    const ZoneSource& source = sources_.zones[zone];
    const auto add = [this](std::size_t offset, bool in_set, bool in_pack) noexcept {
        target_.places_[target_.place_count_++] = {static_cast<std::uint16_t>(offset), in_set,
                                                   in_pack};
    };
    if (!shown.ordered) {
        for (int i = 0; i < shown.hidden(); ++i) add(source.offset, true, source.field == nullptr);
        return;
    }
    int index = 0;
    for (const OrderedCard& entry : view_.order_of(shown)) {
        if (entry.card < 0) add(offset_of(zone, index), false, false);
        ++index;
    }
}

void Preparation::fill_without_restrictions(State& state) const noexcept {
    std::size_t place = 0;
    for (const Card card : target_.hidden_cards_)
        target_.put(StateAccess::position(state), place++, card);
}

// The game's restrictions depend on nothing hidden, so that any complete position has them.
void Preparation::restrict_zones(const State& filled) noexcept {
    Restrictions restrictions;
    game_->restrict(StateAccess::header(filled), StateAccess::position(filled), restrictions);
    target_.marked_ = restrictions.marked & target_.hidden_cards_;
    target_.restricted_count_ = target_.place_count_ = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(restrictions.size); ++i) {
        const Restrictions::Entry& entry = restrictions.entries[i];
        for (std::size_t zone = 0; zone < sources_.count; ++zone)
            if (sources_.zones[zone].field == entry.field && view_.zones[zone].owner == entry.seat)
                add_restriction(zone, restrictions, entry.counts);
    }
}

void Preparation::add_restriction(std::size_t zone, const Restrictions& restrictions,
                                  std::uint64_t counts) noexcept {
    if (restricted_[zone] || target_.restricted_count_ == max_seats) return;
    const ViewZone& shown = view_.zones[zone];
    const auto known_marked = static_cast<unsigned>((shown.known & restrictions.marked).size());
    restricted_[zone] = true;
    Determinizer::RestrictedZone& restricted = target_.restricted_[target_.restricted_count_++];
    restricted.first_place = target_.place_count_;
    restricted.hidden = static_cast<std::uint8_t>(shown.hidden());
    restricted.allowed = counts >> known_marked;
    list_places_of(zone);
}

// There is one where all hidden places are in one set of cards, or there is at most one place.
bool Preparation::only_one_assignment() const noexcept {
    for (std::size_t i = 1; i < target_.place_count_; ++i) {
        const Determinizer::HiddenPlace& place = target_.places_[i];
        if (!place.in_set || place.offset != target_.places_[0].offset) return false;
        if (place.in_pack != target_.places_[0].in_pack) return false;
    }
    return true;
}

// Sealed moves are in only while others are owed; then the position is whole and must be sound and
// look to the viewer as he says.
bool Preparation::seats_sealed_fit() noexcept {
    Header& header = StateAccess::header(target_.base_);
    StateAccess::update_turn(target_.base_);
    const Turn all = header.turn;
    target_.sealed_ = {};
    for (int seat = 0; seat < view_.players(); ++seat) {
        if (!view_.seats[static_cast<std::size_t>(seat)].committed) continue;
        if (all.mode != Mode::sealed || !all.seats.contains(seat)) return false;
        if (seat != view_.viewer) target_.sealed_.insert(seat);
    }
    if (!view_.sealed.none() && view_.viewer < 0) return false;
    if (view_.viewer >= 0) header.sealed[static_cast<std::size_t>(view_.viewer)] = view_.sealed;

    struct First {
        static std::uint64_t below64(std::uint64_t /*n*/) noexcept { return 0; }
        static std::uint32_t below(std::uint32_t /*n*/) noexcept { return 0; }
        static void draw_order(std::size_t count, std::span<std::uint8_t, max_cards> out) noexcept {
            for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<std::uint8_t>(i);
        }
    } first;
    target_.draw(first, target_.first_);
    return agrees(target_.first_);
}

bool Preparation::agrees(const State& complete) const noexcept {
    const Header& header = StateAccess::header(complete);
    const void* position = StateAccess::position(complete);
    if (header.turn.mode == Mode::sealed && header.turn.seats.empty()) return false;
    if (!fault_of(complete).empty()) return false;
    if (!view_.sealed.none()) {
        Choices choices;
        game_->choices(header, position, view_.viewer, choices);
        if (!choices.contains(view_.sealed)) return false;
    }
    View shown;
    view_of(complete, view_.viewer, shown);
    shown.step = view_.step;
    shown.edit = view_.edit;
    return shown == view_;
}

}  // namespace cardrules
