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

bool fought_last(const Position& position, int seat) noexcept {
    return seat == position.turn || seat == position.opponent;
}

// While there is a reserve everybody drew as many cards as he laid, but for those who were not to
// draw after their last battle.
std::string_view contradiction_of_hand(const Position& position, int seat) noexcept {
    const bool out = position.dropped.contains(seat);
    const int held = (position.hands[index(seat)] | position.aside[index(seat)]).size();
    if (position.reserve.empty()) {
        const bool mustering = position.phase == Phase::muster;
        return mustering && held < hand_size ? "hand" : "";
    }
    const bool drew_last = !out && (position.phase != Phase::over || !fought_last(position, seat));
    const int mustered = hand_size + hand_size * position.declared[index(seat)];
    return held == mustered - (drew_last ? 0 : battle_size) ? "" : "hand";
}

// GW-8. Nobody who is at the target plays on, but for a winner by generals, who was first, and the
// game of two, which is over by it. What remained in a hand (GW-9) may be all that a player
// captured of his own cards.
std::string_view contradiction_of_target(const Header& header, const Position& position, int seat,
                                         bool counted) noexcept {
    const bool out = position.dropped.contains(seat);
    int points = position.points[index(seat)];
    if (counted && !out) points -= points_of(position.captured[index(seat)][index(seat)]);
    const bool reached = points >= position.options.target_points;
    const bool ends_the_game =
        header.players == 2 && position.phase == Phase::over && position.reason == Reason::target;
    if (out) return reached ? "" : "dropped";
    return reached && !ends_the_game && seat != position.winner ? "dropped" : "";
}

// What every player's cards and numbers must be in a dealt game.
std::string_view contradiction_of_seat(const Header& header, const Position& position,
                                       int seat) noexcept {
    const CardSet captured_cards = captured_by(header, position, seat);
    const CardSet laid_cards = laid_by(header, position, seat);
    const bool out = position.dropped.contains(seat);
    const CardSet held = position.hands[index(seat)] | position.aside[index(seat)];
    if (points_of(captured_cards) != position.points[index(seat)]) return "points";
    if (seat != position.winner && wins_by_generals(header, position, seat)) return "captured";
    if (position.phase == Phase::muster && !laid_cards.empty()) return "laid";
    if (position.declared[index(seat)] > ((held | laid_cards) & aces).size()) return "declared";
    if (out && !position.hands[index(seat)].empty()) return "hand";
    if (!out && !position.aside[index(seat)].empty()) return "aside";
    const bool counted = position.phase == Phase::over && position.reason == Reason::exhausted &&
                         position.options.leftovers == own_leftovers;
    const std::string_view target = contradiction_of_target(header, position, seat, counted);
    if (!target.empty()) return target;
    if (counted && !position.hands[index(seat)].empty()) return "hand";
    if (position.options.tie != carry && !position.laid[index(seat)].empty()) return "laid";
    if (position.options.tie != discard && !position.discarded[index(seat)].empty())
        return "discarded";
    return contradiction_of_hand(position, seat);
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
    if (position.phase == Phase::over)
        return is_seat(header, position.opponent) && position.opponent != position.turn
                   ? ""
                   : "opponent";
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

bool nothing_laid(const Position& position) noexcept {
    CardSet cards;
    for (const CardSet laid : position.laid) cards |= laid;
    return cards.empty();
}

// GW-7. The winner fought the last battle, against another who was still in the game.
std::string_view contradiction_of_generals(const Header& header,
                                           const Position& position) noexcept {
    if (!is_seat(header, position.winner) || !fought_last(position, position.winner) ||
        !wins_by_generals(header, position, position.winner))
        return "winner";
    for (int i = 0; i < position.dropped.size(); ++i)
        if (fought_last(position, position.dropped[i])) return "dropped";
    return nothing_laid(position) ? "" : "laid";
}

// GW-8. Of four, the last who dropped out fought the last battle.
std::string_view contradiction_of_last_drop(const Header& header,
                                            const Position& position) noexcept {
    if (!target_ends_game(header, position)) return "reason";
    if (header.players > 2 && !fought_last(position, position.dropped[position.dropped.size() - 1]))
        return "dropped";
    return nothing_laid(position) ? "" : "laid";
}

// The reason of the end is there to be seen.
std::string_view contradiction_of_end(const Header& header, const Position& position) noexcept {
    const bool over = position.phase == Phase::over;
    if (over && position.reason == Reason::generals)
        return contradiction_of_generals(header, position);
    if (position.winner != -1) return "winner";
    if (!over) return position.reason == Reason{} ? "" : "reason";
    if (position.reason == Reason::target) return contradiction_of_last_drop(header, position);
    if (!position.reserve.empty() || battle_possible(header, position)) return "reason";
    return header.players > 2 && target_ends_game(header, position) ? "reason" : "";
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
