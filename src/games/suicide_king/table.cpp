#include "games/suicide_king/table.hpp"

#include <bit>

namespace cardrules::games::suicide_king {

// SK-8. In the order of leaving, or the other way round.
Result Table::result(const Header& header, const Position& position) noexcept {
    Result result;
    result.players = header.players;
    const bool reversed = position.options.goal == be_last;
    for (int seat = 0; seat < header.players; ++seat)
        result.places[static_cast<std::size_t>(seat)] = reversed ? 1 : header.players;
    for (int i = 0; i < position.gone.size(); ++i)
        result.places[static_cast<std::size_t>(position.gone[i])] =
            reversed ? header.players - i : i + 1;
    return result;
}

void Table::facts(const Header& /*header*/, const Position& position, Facts& out) noexcept {
    out.key("phase");
    out.text(phases[static_cast<std::size_t>(position.phase)]);
    out.key("round");
    out.number(position.round);
    out.key("gone");
    out.begin_list();
    for (int i = 0; i < position.gone.size(); ++i) out.number(position.gone[i]);
    out.end_list();
    if (position.phase == Phase::lot || position.phase == Phase::deal) return;
    out.key("piles");
    out.begin_list();
    for (std::size_t pile = 0; pile < pile_count; ++pile)
        out.number(std::popcount(position.face_down & places_of(pile)));
    out.end_list();
    out.key("shown");
    out.begin_list();
    for (int i = 0; i < position.shown.size(); ++i)
        out.card(position.shown.cards[static_cast<std::size_t>(i)]);
    out.end_list();
    out.key("owed");
    out.number(position.owed);
    out.key("queue");
    out.begin_list();
    for (int i = 0; i < position.queue.size(); ++i) out.number(position.queue[i]);
    out.end_list();
}

namespace {

bool distinct_seats(const Header& header, const Position& position) noexcept {
    SeatSet seen;
    for (int i = 0; i < position.gone.size(); ++i) {
        if (position.gone[i] >= header.players || seen.contains(position.gone[i])) return false;
        seen.insert(position.gone[i]);
    }
    return true;
}

bool still_in(const Header& header, const Position& position, int seat) noexcept {
    return seat >= 0 && seat < header.players && !position.gone.contains(seat);
}

// Every batch that waits was brought by a picture of this round.
int pictures_shown(const Position& position) noexcept {
    int pictures = 0;
    for (int i = 0; i < position.shown.size(); ++i)
        if (is_picture(position.shown.cards[static_cast<std::size_t>(i)])) ++pictures;
    return pictures;
}

Position begun() noexcept {
    Position position{};
    position.turn = -1;
    return position;
}

// Somebody leaves in every round, for the king of hearts is in it.
bool enough_are_gone(const Position& position) noexcept {
    bool king_to_come = false;
    for (const Card place : CardSet{position.face_down})
        king_to_come = king_to_come || position.piles[place] == king_of_hearts;
    const bool goes_on = position.phase == Phase::draw && king_to_come;
    return position.gone.size() >= position.round - (goes_on ? 1 : 0);
}

}  // namespace

std::string_view Table::contradiction(const Header& header, const Position& position) noexcept {
    const bool due = position.phase == Phase::lot || position.phase == Phase::deal;
    if (position.phase == Phase::lot || (due && position.round == 0))
        return contradiction_before_deal(header, position, begun());
    if (!distinct_seats(header, position)) return "gone";
    if ((position.gone.size() + 1 >= header.players) != (position.phase == Phase::over))
        return "gone";
    if (position.gone.size() >= header.players) return "gone";
    if (position.round == 0 || !enough_are_gone(position)) return "round";
    if (!is_seat(header, position.dealer)) return "dealer";
    if (due && !still_in(header, position, position.dealer)) return "dealer";
    if (position.phase != Phase::draw)
        return position.turn == -1 && position.owed == 0 && position.picture == 0 &&
                       position.queue.empty()
                   ? ""
                   : "turn";
    if (!still_in(header, position, position.turn)) return "turn";
    if (position.face_down == 0) return "pile";
    if (position.queue.size() > pictures_shown(position)) return "queue";
    if (position.owed < 1) return "owed";
    if (position.options.extra_draws == replace)
        return position.queue.empty() && position.picture == 0 ? "" : "queue";
    return position.picture != 0 && position.queue.empty() ? "queue" : "";
}

}  // namespace cardrules::games::suicide_king
