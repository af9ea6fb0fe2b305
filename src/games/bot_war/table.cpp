#include "games/bot_war/table.hpp"

namespace cardrules::games::bot_war {

// BW-8. By score.
Result Table::result(const Header& header, const Position& position) noexcept {
    return result_by_score<Table>(header, position, static_cast<int>(position.reason));
}

void Table::facts(const Header& header, const Position& position, Facts& out) noexcept {
    const auto players = static_cast<std::size_t>(header.players);
    out.key("phase");
    out.text(phases[static_cast<std::size_t>(position.phase)]);
    out.key("round");
    out.number(position.round);
    out.key("scores");
    out.numbers(std::span(position.scores).first(players));
    const bool dealer_due = position.phase == Phase::lot && position.round == 0;
    if (dealer_due || position.phase == Phase::deal) return;
    out.key("hands");
    out.begin_list();
    for (std::size_t seat = 0; seat < players; ++seat) out.cards(position.hands[seat]);
    out.end_list();
    out.key("reserve");
    out.number(position.reserve.size());
    out.key("kills");
    out.numbers(std::span(position.kills).first(players));
    out.key("standing");
    if (position.owner < 0) return out.null();
    out.begin_list();
    out.number(position.owner);
    out.card((position.standing & weapon_cards).lowest());
    out.card((position.standing & armour_cards).lowest());
    out.end_list();
}

// Whoever had to yield holds only weapons or only armour, until he draws again.
void Table::restrict(const Header& header, const Position& position, Restrictions& out) noexcept {
    out.marked = weapon_cards;
    for (int seat = 0; seat < header.players; ++seat) {
        if (position.yielded[index(seat)] == 0) continue;
        const auto held = static_cast<unsigned>(position.hands[index(seat)].size());
        out.add(hand_field, seat, std::uint64_t{1} | std::uint64_t{1} << held);
    }
}

namespace {

bool can_form_bot(CardSet hand) noexcept {
    return hand.intersects(weapon_cards) && hand.intersects(armour_cards);
}

std::string_view contradiction_of_seat(const Position& position, int seat) noexcept {
    const CardSet hand = position.hands[index(seat)];
    if (hand.size() > hand_size) return "hand";
    if (position.yielded[index(seat)] != 0 && can_form_bot(hand)) return "yielded";
    if ((position.aside[index(seat)] & weapon_cards).size() !=
        (position.aside[index(seat)] & armour_cards).size())
        return "aside";
    return "";
}

// Kills, bots set aside and the bot that stands must agree.
std::string_view contradiction_of_bots(const Header& header, const Position& position) noexcept {
    int kills = 0;
    int aside = 0;
    for (int seat = 0; seat < header.players; ++seat) {
        kills += position.kills[index(seat)];
        aside += position.aside[index(seat)].size() / 2;
    }
    const bool stands = position.options.after_kill == attacker_stands;
    if (aside != kills * (stands ? 1 : 2)) return "kills";
    if ((kills == 0) != (position.last_killer == -1)) return "last_killer";
    if (position.last_killer != -1 && (!is_seat(header, position.last_killer) ||
                                       position.kills[index(position.last_killer)] == 0))
        return "last_killer";
    if ((position.owner == -1) != position.standing.empty()) return "standing";
    if (position.owner == -1) return "";
    if (!is_seat(header, position.owner)) return "owner";
    return position.standing.size() == 2 && can_form_bot(position.standing) ? "" : "standing";
}

// Each phase's turn, yields and shown cards.
std::string_view contradiction_of_phase(const Header& header, const Position& position) noexcept {
    const bool acts = position.phase == Phase::lead || position.phase == Phase::respond;
    if (acts != (position.turn != -1) || (acts && !is_seat(header, position.turn))) return "turn";
    for (int seat = 0; seat < header.players; ++seat) {
        const int card = position.shown[index(seat)];
        if ((position.phase == Phase::lot) != (card >= 0)) return "shown";
        if (card < 0) continue;
        const auto shown_card = static_cast<Card>(card);
        if (!position.hands[index(seat)].contains(shown_card)) return "shown";
        if (!header.known.everyone.contains(shown_card)) return "shown";
    }
    if (position.phase == Phase::respond &&
        (position.owner == -1 || position.owner == position.turn))
        return "owner";
    if (position.phase == Phase::lead && position.owner != -1) return "owner";
    const bool fresh = position.phase == Phase::show || position.phase == Phase::lot;
    if (fresh && (position.last_killer != -1 || position.owner != -1)) return "phase";
    for (int seat = 0; fresh && seat < header.players; ++seat) {
        if (position.hands[index(seat)].size() != hand_size) return "hand";
        if (position.yielded[index(seat)] != 0) return "yielded";
    }
    // Yields are counted while the lead is passed on; if all yield, the round ends so.
    if (position.phase == Phase::lead) return position.yields < header.players ? "" : "yields";
    const bool all_yielded = !acts && !fresh && position.owner == -1;
    return position.yields == (all_yielded ? header.players : 0) ? "" : "yields";
}

Position begun(const Header& header) noexcept {
    Position position{};
    position.turn = position.owner = position.last_killer = -1;
    for (int seat = 0; seat < header.players; ++seat) position.shown[index(seat)] = -1;
    return position;
}

// The game ends by one reason or goes on.
std::string_view contradiction_of_end(const Header& header, const Position& position) noexcept {
    const bool over = position.phase == Phase::over;
    const bool reached = reached_target(header, position);
    if (over && position.reason == Reason::max_rounds)
        return !reached && position.round == position.options.max_rounds ? "" : "reason";
    if (position.reason != Reason::target) return "reason";
    return over == reached ? "" : "scores";
}

}  // namespace

std::string_view Table::contradiction(const Header& header, const Position& position) noexcept {
    const bool due = position.phase == Phase::lot || position.phase == Phase::deal;
    if (position.round == 0)
        return due ? contradiction_before_deal(header, position, begun(header)) : "round";
    if (!is_seat(header, position.dealer)) return "dealer";
    if (position.round > position.options.max_rounds) return "round";
    if (position.phase == Phase::deal && position.round == position.options.max_rounds)
        return "round";
    const std::string_view end = contradiction_of_end(header, position);
    if (!end.empty()) return end;
    for (int seat = 0; seat < header.players; ++seat) {
        const std::string_view field = contradiction_of_seat(position, seat);
        if (!field.empty()) return field;
    }
    const std::string_view field = contradiction_of_bots(header, position);
    return field.empty() ? contradiction_of_phase(header, position) : field;
}

}  // namespace cardrules::games::bot_war
