#include "games/generals_war/table.hpp"

#include <algorithm>

namespace cardrules::games::generals_war {

namespace {

// Every card that a player has laid in a battle so far.
CardSet laid_by(const Header& header, const Position& position, int seat) noexcept {
    CardSet cards = position.laid[index(seat)] | position.discarded[index(seat)];
    for (int captor = 0; captor < header.players; ++captor)
        cards |= position.captured[index(captor)][index(seat)];
    return cards;
}

CardSet captured_by(const Header& header, const Position& position, int seat) noexcept {
    CardSet cards;
    for (int owner = 0; owner < header.players; ++owner)
        cards |= position.captured[index(seat)][index(owner)];
    return cards;
}

}  // namespace

// GW-10. The winner by generals, then those who dropped out in order, then the others by points.
Result Table::result(const Header& header, const Position& position) noexcept {
    Result result;
    result.reason = static_cast<int>(position.reason);
    result.players = header.players;
    for (int seat = 0; seat < header.players; ++seat)
        result.scores[index(seat)] = position.points[index(seat)];
    int better = 0;
    if (position.winner >= 0) result.places[index(position.winner)] = ++better;
    for (int i = 0; i < position.dropped.size(); ++i)
        result.places[index(position.dropped[i])] = ++better;
    place_by_score(result, better);
    return result;
}

void Table::facts(const Header& header, const Position& position, Facts& out) noexcept {
    out.key("phase");
    out.text(phases[static_cast<std::size_t>(position.phase)]);
    if (position.phase == Phase::lot || position.phase == Phase::deal) return;
    const auto players = static_cast<std::size_t>(header.players);
    out.key("hands");
    out.begin_list();
    for (std::size_t seat = 0; seat < players; ++seat) out.cards(position.hands[seat]);
    out.end_list();
    out.key("reserve");
    out.number(position.reserve.size());
    out.key("scores");
    out.numbers(std::span(position.points).first(players));
    out.key("generals");
    out.begin_list();
    for (std::size_t captor = 0; captor < players; ++captor) {
        out.begin_list();
        for (std::size_t owner = 0; owner < players; ++owner)
            out.number(owner == captor ? 0 : (position.captured[captor][owner] & aces).size());
        out.end_list();
    }
    out.end_list();
    CardSet pot;
    for (const CardSet cards : position.laid) pot |= cards;
    out.key("pot");
    out.cards(pot);
    out.key("left");
    out.begin_list();
    for (int i = 0; i < position.dropped.size(); ++i) out.number(position.dropped[i]);
    out.end_list();
}

// Whoever has declared aces and not laid them still holds them.
void Table::restrict(const Header& header, const Position& position, Restrictions& out) noexcept {
    out.marked = aces;
    for (int seat = 0; seat < header.players; ++seat) {
        const int laid_aces = (laid_by(header, position, seat) & aces).size();
        const int least = std::max(0, position.declared[index(seat)] - laid_aces);
        const Field& zone = position.dropped.contains(seat) ? aside_field : hand_field;
        out.add(zone, seat, ~std::uint64_t{0} << static_cast<unsigned>(least));
    }
}

namespace {

Position begun() noexcept {
    Position position{};
    position.turn = position.opponent = position.winner = -1;
    return position;
}

// What every player's cards and numbers must be in a dealt game.
std::string_view contradiction_of_seat(const Header& header, const Position& position,
                                       int seat) noexcept {
    const CardSet captured_cards = captured_by(header, position, seat);
    const CardSet laid_cards = laid_by(header, position, seat);
    const bool out = position.dropped.contains(seat);
    const CardSet held = position.hands[index(seat)] | position.aside[index(seat)];
    if (points_of(captured_cards) != position.points[index(seat)]) return "points";
    const bool over = position.phase == Phase::over;
    if (!over && wins_by_generals(header, position, seat)) return "captured";
    if (position.phase == Phase::muster && !laid_cards.empty()) return "laid";
    const int mustered = hand_size + hand_size * position.declared[index(seat)];
    if (position.phase == Phase::muster &&
        (position.reserve.empty() ? held.size() < hand_size : held.size() != mustered))
        return "hand";
    if (position.declared[index(seat)] > ((held | laid_cards) & aces).size()) return "declared";
    if (out && !position.hands[index(seat)].empty()) return "hand";
    if (!out && !position.aside[index(seat)].empty()) return "aside";
    const bool reached = position.points[index(seat)] >= position.options.target_points;
    if (over ? out && !reached : reached != out) return "dropped";
    const bool counted =
        over && position.reason == Reason::exhausted && position.options.leftovers == own_leftovers;
    if (counted && !position.hands[index(seat)].empty()) return "hand";
    if (position.options.tie != carry && !position.laid[index(seat)].empty()) return "laid";
    if (position.options.tie != discard && !position.discarded[index(seat)].empty())
        return "discarded";
    return "";
}

std::string_view contradiction_of_turn(const Header& header, const Position& position) noexcept {
    const bool fights = position.phase == Phase::battle;
    if (!is_seat(header, position.turn)) return "turn";
    if (position.phase == Phase::muster) return position.opponent == -1 ? "" : "opponent";
    // Two players fight in the same roles to the end.
    if (header.players == 2) {
        if (position.turn != left_of(position.dealer, header.players)) return "turn";
        if (position.opponent != position.dealer) return "opponent";
    }
    if (position.phase == Phase::over) return is_seat(header, position.opponent) ? "" : "opponent";
    if (can_lay(position, position.turn) == 0) return "turn";
    if (!fights) {
        if (header.players == 2 || position.opponent != -1) return "phase";
        for (int seat = 0; seat < header.players; ++seat)
            if (seat != position.turn && can_lay(position, seat) > 0) return "";
        return "turn";
    }
    const bool fair = is_seat(header, position.opponent) && position.opponent != position.turn &&
                      can_lay(position, position.opponent) > 0;
    return fair ? "" : "opponent";
}

// The reason of the end is there to be seen.
std::string_view contradiction_of_end(const Header& header, const Position& position) noexcept {
    const bool over = position.phase == Phase::over;
    const bool generals = over && position.reason == Reason::generals;
    if (generals ? !is_seat(header, position.winner) : position.winner != -1) return "winner";
    if (generals) return wins_by_generals(header, position, position.winner) ? "" : "winner";
    if (!over) return position.reason == Reason{} ? "" : "reason";
    const bool ended = position.reason == Reason::target ? target_ends_game(header, position)
                                                         : !battle_possible(header, position);
    return ended ? "" : "reason";
}

}  // namespace

std::string_view Table::contradiction(const Header& header, const Position& position) noexcept {
    if (position.phase == Phase::lot || position.phase == Phase::deal)
        return contradiction_before_deal(header, position, begun());
    if (!is_seat(header, position.dealer)) return "dealer";
    const std::string_view end = contradiction_of_end(header, position);
    if (!end.empty()) return end;
    SeatSet out;
    for (int i = 0; i < position.dropped.size(); ++i) {
        const int seat = position.dropped[i];
        if (header.players == 2 || !is_seat(header, seat) || out.contains(seat)) return "dropped";
        if (seat == position.winner) return "winner";
        out.insert(seat);
    }
    for (int seat = 0; seat < header.players; ++seat) {
        const std::string_view field = contradiction_of_seat(header, position, seat);
        if (!field.empty()) return field;
    }
    return contradiction_of_turn(header, position);
}

}  // namespace cardrules::games::generals_war
