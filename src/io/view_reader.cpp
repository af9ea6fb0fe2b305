// Reading a view, strictly.
#include <array>

#include <cardrules/determinize.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/view_json.hpp>

#include "core/game.hpp"
#include "core/layout.hpp"
#include "io/document.hpp"
#include "io/fields_json.hpp"
#include "io/ruleset_json.hpp"
#include "io/text.hpp"
#include "io/view_json.hpp"

namespace cardrules {

namespace json {

namespace {

// Larger than the number of any step.
constexpr std::int64_t most_steps = std::int64_t{1} << 53U;

// Finds one of several names.
bool read_name_of(Reader& reader, Value value, std::span<const std::string_view> names,
                  std::int8_t& out) {
    std::string_view text;
    if (!reader.text(value, text)) return false;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] != text) continue;
        out = static_cast<std::int8_t>(i);
        return true;
    }
    return reader.fail(value, quoted(text) + " is not known here");
}

// Reads a view whose rules are read; everything else is empty.
class ViewReader {
  public:
    ViewReader(Reader& reader, View& view)
        : reader_(reader), view_(view), game_(game_at(view.ruleset.game)) {
        lay_out(game_, view_, sources_);
    }

    bool viewer(Value value) {
        view_.viewer = spectator;
        if (value.is_text() && value.text() == "spectator") return true;
        int seat = 0;
        if (!reader_.seat(value, view_.players(), seat)) return false;
        view_.viewer = static_cast<std::int8_t>(seat);
        return true;
    }

    bool numbers(Value step, Value edit) {
        return reader_.number(step, 0, most_steps, view_.step) &&
               reader_.wide_number(edit, view_.edit);
    }

    bool turn(Value value) {
        std::array<Value, 2> members;
        std::int8_t mode = 0;
        if (!reader_.members(value, {{"mode"}, {"actors"}}, members) ||
            !read_name_of(reader_, members[0], mode_names, mode) || !reader_.list(members[1]))
            return false;
        view_.turn.mode = static_cast<Mode>(mode);
        Value item = members[1].first();
        for (std::size_t i = 0; i < members[1].size(); ++i, item = item.next()) {
            int actor = 0;
            if (!reader_.actor(item, view_.players(), actor)) return false;
            const bool fits = actor == chance
                                  ? view_.turn.chance_acts() && members[1].size() == 1
                                  : !view_.turn.chance_acts() && !view_.turn.seats.contains(actor);
            if (!fits) return reader_.fail(item, "this actor does not act now, or is named twice");
            if (actor != chance) view_.turn.seats.insert(actor);
        }
        const bool empty = members[1].size() == 0;
        return empty == view_.turn.over() || reader_.fail(members[1], "not so many can act now");
    }

    bool end_reason(Value value) {
        return value.is_null() ||
               read_name_of(reader_, value, game_.info->end_reasons, view_.end_reason);
    }

    bool zones(Value value) {
        if (!reader_.object(value)) return false;
        std::uint8_t begin = 0;
        for (std::size_t i = 0; i < view_.zone_count; ++i) {
            ViewZone& zone = view_.zones[i];
            const ZoneText name = zone_text(zone);
            const Value member = value.member(name);
            if (!member.exists()) return reader_.fail_member(value, name, "the key is missing");
            if (zone.ordered) zone.begin = begin;
            if (!(zone.ordered ? ordered_zone(member, zone) : unordered_zone(member, zone)))
                return false;
            if (zone.ordered) begin = static_cast<std::uint8_t>(begin + zone.count);
        }
        return no_others(value, view_.zone_count, [this](std::string_view key) {
            for (const ViewZone& zone : view_.all_zones())
                if (zone_text(zone).view() == key) return true;
            return false;
        });
    }

    bool values(Value value) {
        if (!reader_.object(value)) return false;
        std::size_t index = 0;
        for (const Field& field : game_.fields) {
            if (!is_of_values(field)) continue;
            const Value member = value.member(field.name);
            if (!member.exists())
                return reader_.fail_member(value, field.name, "the key is missing");
            if (!value_of(member, field, view_.values[index++])) return false;
        }
        return no_others(value, view_.value_count,
                         [this](std::string_view key) { return view_.value(key) != nullptr; });
    }

    bool seats(Value value) {
        if (!reader_.list_of(value, static_cast<std::size_t>(view_.players()))) return false;
        Value item = value.first();
        for (int seat = 0; seat < view_.players(); ++seat, item = item.next())
            if (!seat_of(item, view_.seats[static_cast<std::size_t>(seat)])) return false;
        return true;
    }

    bool open(Value value) { return reader_.cards(value, game_.info->pack, view_.open); }

    bool sealed(Value value) {
        if (value.is_null()) return true;
        std::string_view text;
        if (!reader_.text(value, text)) return false;
        view_.sealed = move_from_text(*game_.info, text);
        return !view_.sealed.none() || reader_.fail(value, "this is no move of the game");
    }

  private:
    template <class Known>
    bool no_others(Value object, std::size_t size, const Known& known) {
        if (object.size() == size) return true;
        Value key = object.first();
        for (std::size_t i = 0; i < object.size(); ++i, key = key.next().next())
            if (!known(key.text())) return reader_.fail(key, "there is no such key here");
        return true;
    }

    bool count_cards(Value value, ViewZone& zone, std::int64_t count) {
        cards_ += count;
        if (cards_ > game_.info->pack.size())
            return reader_.fail(value, "there are more cards than the pack has");
        zone.count = static_cast<std::uint8_t>(count);
        return true;
    }

    bool place(Value value, CardSet cards) {
        if (placed_.intersects(cards))
            return reader_.fail(value, "the card " +
                                           std::string(card_name((placed_ & cards).lowest())) +
                                           " is in two places");
        placed_ |= cards;
        return true;
    }

    bool unordered_zone(Value value, ViewZone& zone) {
        std::array<Value, 2> members;
        std::int64_t hidden = 0;
        return reader_.members(value, {{"cards"}, {"hidden"}}, members) &&
               reader_.cards(members[0], game_.info->pack, zone.known) &&
               reader_.number(members[1], 0, max_cards, hidden) && place(members[0], zone.known) &&
               count_cards(value, zone, zone.known.size() + hidden);
    }

    bool ordered_zone(Value value, ViewZone& zone) {
        std::array<Value, 2> members;
        const bool read = zone.has_places
                              ? reader_.members(value, {{"order"}, {"at"}}, members)
                              : reader_.members(value, {{"order"}}, std::span(members).first(1));
        if (!read || !reader_.list(members[0]) ||
            !count_cards(value, zone, static_cast<std::int64_t>(members[0].size())))
            return false;
        Value item = members[0].first();
        for (std::size_t i = 0; i < zone.count; ++i, item = item.next())
            if (!ordered_card(item, zone, view_.order[zone.begin + i])) return false;
        return !zone.has_places || places(members[1], zone);
    }

    bool ordered_card(Value value, ViewZone& zone, OrderedCard& out) {
        if (value.is_null()) return true;
        Card card = 0;
        if (!reader_.card(value, game_.info->pack, card) || !place(value, CardSet::single(card)))
            return false;
        out.card = static_cast<std::int8_t>(card);
        zone.known.insert(card);
        return true;
    }

    bool places(Value value, const ViewZone& zone) {
        if (!reader_.list_of(value, zone.count)) return false;
        Value item = value.first();
        std::int64_t place = -1;
        for (std::size_t i = 0; i < zone.count; ++i, item = item.next()) {
            if (!reader_.number(item, place + 1, max_cards - 1, place)) return false;
            view_.order[zone.begin + i].place = static_cast<std::uint8_t>(place);
        }
        return true;
    }

    bool value_of(Value value, const Field& field, ViewValue& out) {
        out.begin = numbers_;
        if (!out.many) return number_of(value, field, out);
        if (!reader_.list(value)) return false;
        const auto size = static_cast<int>(value.size());
        const bool list = field.kind == FieldKind::list;
        if (list ? size > field.capacity : size != element_count(field, view_.players()))
            return reader_.fail(value, "the list is of another size here");
        Value item = value.first();
        for (int i = 0; i < size; ++i, item = item.next())
            if (!number_of(item, field, out)) return false;
        return true;
    }

    bool number_of(Value value, const Field& field, ViewValue& out) {
        std::int64_t number = 0;
        if (!read_value(reader_, {*game_.info, view_.players()}, field, value, number))
            return false;
        if (numbers_ == max_numbers) return reader_.fail(value, "there are too many numbers");
        view_.numbers[numbers_++] = static_cast<std::int32_t>(number);
        ++out.count;
        return true;
    }

    bool seat_of(Value value, ViewSeat& out) {
        std::array<Value, 4> members;
        std::int64_t score = 0;
        std::int64_t place = 0;
        const bool read =
            reader_.members(value, {{"status"}, {"score"}, {"committed"}, {"place"}}, members) &&
            read_name_of(reader_, members[0], game_.info->statuses, out.status) &&
            reader_.number(members[1], INT32_MIN, INT32_MAX, score) &&
            reader_.flag(members[2], out.committed) &&
            (members[3].is_null() || reader_.number(members[3], 1, view_.players(), place));
        out.score = static_cast<std::int32_t>(score);
        out.place = static_cast<std::int8_t>(place);
        return read;
    }

    Reader& reader_;
    View& view_;
    const Game& game_;
    ZoneSources sources_;
    CardSet placed_;
    std::int64_t cards_ = 0;
    std::uint8_t numbers_ = 0;
};

bool read_view(Reader& reader, Value document, View& out) {
    std::array<Value, 16> members;
    View view;
    const bool rules_read = reader.members(document,
                                           {{"format"},
                                            {"document"},
                                            {"game"},
                                            {"rules"},
                                            {"players"},
                                            {"options"},
                                            {"viewer"},
                                            {"step"},
                                            {"edit"},
                                            {"to_act"},
                                            {"end_reason"},
                                            {"zones"},
                                            {"values"},
                                            {"seats"},
                                            {"open"},
                                            {"sealed"}},
                                           members) &&
                            read_ruleset(reader, {members[2], members[3], members[4], members[5]},
                                         Options::complete, view.ruleset);
    if (!rules_read) return false;
    ViewReader parts(reader, view);
    if (!parts.viewer(members[6]) || !parts.numbers(members[7], members[8]) ||
        !parts.turn(members[9]) || !parts.end_reason(members[10]) || !parts.zones(members[11]) ||
        !parts.values(members[12]) || !parts.seats(members[13]) || !parts.open(members[14]) ||
        !parts.sealed(members[15]))
        return false;
    Determinizer positions;
    if (!positions.prepare(view).ok())
        return reader.fail(document, "no position agrees with the view", Code::impossible);
    out = view;
    return true;
}

}  // namespace

}  // namespace json

Problem read_view(std::string_view text, View& out) {
    json::Reader reader;
    json::Tape tape;
    const bool read = json::open_document(reader, text, json::view_kind, tape) &&
                      json::read_view(reader, tape.root(), out);
    return read ? Problem{} : reader.take_problem();
}

View view_from_json(std::string_view text) {
    View view;
    throw_if_failed(read_view(text, view));
    return view;
}

}  // namespace cardrules
