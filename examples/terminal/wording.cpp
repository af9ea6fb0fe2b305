#include "wording.hpp"

#include <algorithm>

#include <cardrules/notation.hpp>

#include "columns.hpp"
#include "words.hpp"

namespace cardrules::terminal {

std::string Wording::actor(int actor) const {
    if (actor == chance) return "chance";
    if (actor == spectator) return "spectator";
    return actor == viewer_ ? "you" : "seat " + std::to_string(actor);
}

std::string Wording::zone(const ViewZone& zone) const {
    std::string name = words_of(zone.name);
    if (zone.pile >= 0) name += ' ' + std::to_string(zone.pile);
    if (zone.owner < 0) return name;
    name = zone.owner == viewer_ ? "your " + name : name + " of " + actor(zone.owner);
    if (zone.other >= 0) name += " from " + actor(zone.other);
    return name;
}

std::string Wording::cards(CardSet cards) const {
    return joined(cards, " ", [this](Card card) { return console_.card(card); });
}

std::string Wording::cards(CardSet known, int hidden) const {
    if (hidden == 0) return cards(known);
    const auto others = static_cast<std::uint64_t>(hidden);
    if (known.empty()) return counted(others, "card", "cards");
    return cards(known) + " and " + counted(others, "other", "others");
}

std::string Wording::member(const GameInfo& info, Kind kind, int member) const {
    if (kind == Kind::card) return console_.card(static_cast<Card>(member));
    if (kind == Kind::seat) return actor(member);
    return std::string(member_text(info, kind, member).view());
}

std::string Wording::move(const GameInfo& info, Move move) const {
    const VerbInfo& verb = info.verbs[static_cast<std::size_t>(move.verb() - 1)];
    std::string text = words_of(verb.name);
    for (int i = 0; i < move.argument_count(); ++i) {
        const std::size_t slot = std::min(static_cast<std::size_t>(i), verb.slots.size() - 1);
        text += ' ' + member(info, verb.slots[slot].kind, move.argument(i));
    }
    return text;
}

std::string Wording::number(const ViewValue& value, std::int32_t number) const {
    switch (value.kind) {
        case ValueKind::seat:
            return number < 0 ? "nobody" : actor(number);
        case ValueKind::name:
            if (number >= 0 && number < static_cast<std::int32_t>(value.names.size()))
                return words_of(value.names[static_cast<std::size_t>(number)]);
            break;
        case ValueKind::card:
            return number < 0 ? "none" : console_.card(static_cast<Card>(number));
        case ValueKind::flag:
            return number != 0 ? "yes" : "no";
        case ValueKind::number:
            break;
    }
    return std::to_string(number);
}

std::string Wording::turn(const Turn& turn) const {
    if (turn.over()) return "over";
    if (turn.chance_acts()) return "chance to act";
    std::string text;
    for (int seat = 0; seat < max_seats; ++seat)
        if (turn.seats.contains(seat)) text += (text.empty() ? "" : " and ") + actor(seat);
    return text + " to act";
}

std::string Wording::result(const View& view) const {
    const GameInfo& info = view.info();
    const auto reason = static_cast<std::size_t>(view.end_reason);
    std::vector<Row> rows = {{"place", "", "score"}};
    std::vector<int> seats;
    for (int seat = 0; seat < view.players(); ++seat) seats.push_back(seat);
    const auto place_of = [&view](int seat) {
        return view.all_seats()[static_cast<std::size_t>(seat)].place;
    };
    std::stable_sort(seats.begin(), seats.end(),
                     [&place_of](int a, int b) { return place_of(a) < place_of(b); });
    for (const int seat : seats)
        rows.push_back({std::to_string(place_of(seat)), actor(seat),
                        std::to_string(view.all_seats()[static_cast<std::size_t>(seat)].score)});
    return console_.paint(Paint::strong,
                          "The game is over: " + words_of(info.end_reasons[reason])) +
           '\n' + in_columns(rows, 2, {0, 2});
}

}  // namespace cardrules::terminal
