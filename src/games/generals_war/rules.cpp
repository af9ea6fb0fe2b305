// General's War, in the order of RULES.md.
#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>

#include "core/game.hpp"
#include "games/generals_war/table.hpp"

namespace cardrules::games::generals_war {

namespace {

struct GeneralsWar : Table {
    // GW-1. The dealer is a seat or is drawn by lot among all.
    static void begin(const Header& header, Position& position) noexcept {
        CommonRules::begin(header, position);
        position.turn = position.opponent = position.winner = -1;
    }

    static Turn turn(const Header& /*header*/, const Position& position) noexcept {
        switch (position.phase) {
            case Phase::lot:
                return {Mode::lot, {}};
            case Phase::deal:
                return {Mode::deal, {}};
            case Phase::muster:
            case Phase::challenge:
                return {Mode::one, SeatSet::single(position.turn)};
            case Phase::battle: {
                const SeatSet first = SeatSet::single(position.turn);
                const SeatSet second = SeatSet::single(position.opponent);
                return {Mode::sealed, {static_cast<std::uint8_t>(first.bits | second.bits)}};
            }
            case Phase::over:
                break;
        }
        return {};
    }

    template <class Out>
    static void choices(const Header& header, const Position& position, int seat,
                        Out& out) noexcept {
        switch (position.phase) {
            case Phase::muster:
                muster_choices(position, seat, out);
                break;
            case Phase::challenge:
                out.add(challenge, 4, opponents(header, position, seat));
                break;
            case Phase::battle:
                out.add(commit, 3, position.hands[index(seat)].bits, can_lay(position, seat));
                break;
            case Phase::lot:
            case Phase::deal:
            case Phase::over:
                break;
        }
    }

    template <class Sink>
    static void apply(Header& header, Position& position, int /*seat*/, Move move,
                      Sink& sink) noexcept {
        switch (move.verb()) {
            case muster:
                declare(header, position, sink);
                break;
            case stand:
                stand_by(header, position, sink);
                break;
            default:
                position.opponent = static_cast<std::int8_t>(move.argument(0));
                position.phase = Phase::battle;
                sink.note(challenged, position.opponent);
        }
    }

    // GW-1. Five cards each, one at a time from the dealer's left; the rest is the reserve.
    template <class Sink>
    static void deal(Header& header, Position& position, std::span<const Card> cards,
                     Sink& sink) noexcept {
        position.reserve.put_down(deal_hands(header, position, cards, hand_size));
        position.phase = Phase::muster;
        position.turn = static_cast<std::int8_t>(left_of(position.dealer, header.players));
        sink.note(dealt, position.dealer);
    }

    // GW-3. Both lay their cards; when both have, the cards are turned up and added up.
    template <class Sink>
    static void resolve(Header& header, Position& position,
                        const std::array<Move, max_seats>& sealed, Sink& sink) noexcept {
        CardSet carried;
        for (const CardSet cards : position.laid) carried |= cards;
        const int first = lay(header, position, position.turn, sealed);
        const int second = lay(header, position, position.opponent, sealed);
        sink.note(turned_up);
        int draws_first = position.turn;
        if (first == second) {
            settle_tie(position, first);
            sink.note(tied);
        } else {
            draws_first = first > second ? position.turn : position.opponent;
            capture(header, position, draws_first, first + second + points_of(carried));
            sink.note(captured, draws_first);
            if (wins_by_generals(header, position, draws_first)) {
                position.winner = static_cast<std::int8_t>(draws_first);
                end_game(position, Reason::generals);
                sink.note(won_by_generals, draws_first);
                return;
            }
        }
        check_target(header, position, sink);
        if (position.phase == Phase::over) return;
        draw_after_battle(header, position, draws_first, sink);
        next_battle(header, position, sink);
    }

  private:
    // GW-2. A player may declare one more of his aces while the reserve lasts, or stand.
    template <class Out>
    static void muster_choices(const Position& position, int seat, Out& out) noexcept {
        const CardSet held = position.hands[index(seat)] & aces;
        if (position.declared[index(seat)] < held.size() && !position.reserve.empty())
            out.add(muster, 2);
        out.add(stand, 2);
    }

    // GW-2. A declared ace brings five cards, or what the reserve has.
    template <class Sink>
    static void declare(Header& header, Position& position, Sink& sink) noexcept {
        ++position.declared[index(position.turn)];
        draw(header, position, position.turn, hand_size);
        sink.note(mustered, position.turn);
    }

    // GW-2. After "stand" it is the next player's turn; after the dealer's the war begins.
    template <class Sink>
    static void stand_by(Header& header, Position& position, Sink& sink) noexcept {
        const int stood_seat = position.turn;
        position.turn = static_cast<std::int8_t>(left_of(position.turn, header.players));
        if (stood_seat == position.dealer) begin_war(header, position, sink);
        sink.note(stood, stood_seat);
    }

    // GW-3 and GW-4. Of two players the one left of the dealer draws first after a tie; of four the
    // dealer challenges first.
    template <class Sink>
    static void begin_war(Header& header, Position& position, Sink& sink) noexcept {
        if (header.players == 2)
            position.opponent = position.dealer;
        else
            position.turn = position.dealer == 0 ? static_cast<std::int8_t>(header.players - 1)
                                                 : static_cast<std::int8_t>(position.dealer - 1);
        next_battle(header, position, sink);
    }

    // GW-3. Lays a player's cards on the table and adds them up.
    static int lay(Header& header, Position& position, int seat,
                   const std::array<Move, max_seats>& sealed) noexcept {
        const Move move = sealed[index(seat)];
        CardSet cards;
        int sum = 0;
        for (int i = 0; i < battle_size && move.argument(i) >= 0; ++i) {
            const auto card = static_cast<Card>(move.argument(i));
            cards.insert(card);
            sum += rank_of(card);
        }
        position.hands[index(seat)] -= cards;
        position.laid[index(seat)] |= cards;
        header.known.show_everyone(cards);
        return sum;
    }

    // GW-3 and GW-6. The higher sum takes everything laid, carried cards too.
    static void capture(const Header& header, Position& position, int captor, int points) noexcept {
        for (std::size_t owner = 0; owner < index(header.players); ++owner) {
            position.captured[index(captor)][owner] |= position.laid[owner];
            position.laid[owner] = {};
        }
        position.points[index(captor)] =
            static_cast<std::int16_t>(position.points[index(captor)] + points);
    }

    // GW-3. The two draw three each, one all his before the other.
    template <class Sink>
    static void draw_after_battle(Header& header, Position& position, int first,
                                  Sink& sink) noexcept {
        const int second = first == position.turn ? position.opponent : position.turn;
        for (const int seat : {first, second}) {
            if (position.dropped.contains(seat)) continue;
            draw(header, position, seat, battle_size);
            sink.note(drew, seat);
        }
    }

    static void draw(Header& header, Position& position, int seat, int count) noexcept {
        CardSet cards;
        for (int left = std::min(count, position.reserve.size()); left > 0; --left)
            cards.insert(position.reserve.pop());
        position.hands[index(seat)] |= cards;
        header.known.show(seat, cards);
    }

    // GW-4. A challenger picks anybody else who can lay.
    static std::uint64_t opponents(const Header& header, const Position& position,
                                   int challenger) noexcept {
        SeatSet seats;
        for (int seat = 0; seat < header.players; ++seat)
            if (seat != challenger && can_lay(position, seat) > 0) seats.insert(seat);
        return seats.bits;
    }

    // GW-4. With four players the turn passes to the left to the next who can lay; GW-9 ends the
    // war when there are no two.
    template <class Sink>
    static void next_battle(Header& header, Position& position, Sink& sink) noexcept {
        const bool two_players = header.players == 2;
        if (!battle_possible(header, position)) return exhaust(header, position, sink);
        position.phase = two_players ? Phase::battle : Phase::challenge;
        if (two_players) return;
        position.opponent = -1;
        int seat = position.turn;
        do seat = left_of(seat, header.players);
        while (can_lay(position, seat) == 0);
        position.turn = static_cast<std::int8_t>(seat);
    }

    // GW-6. After a tie the cards stay, go back to each as captured, or leave the game.
    static void settle_tie(Position& position, int sum) noexcept {
        if (position.options.tie == carry) return;
        for (const int seat : {int{position.turn}, int{position.opponent}}) {
            CardSet& cards = position.laid[index(seat)];
            if (position.options.tie == own) {
                position.captured[index(seat)][index(seat)] |= cards;
                position.points[index(seat)] =
                    static_cast<std::int16_t>(position.points[index(seat)] + sum);
            } else {
                position.discarded[index(seat)] |= cards;
            }
            cards = {};
        }
    }

    // GW-8. At the target the game of two is over; of four players one drops out.
    template <class Sink>
    static void check_target(Header& header, Position& position, Sink& sink) noexcept {
        int first = position.turn;
        int second = position.opponent;
        if (position.points[index(second)] > position.points[index(first)])
            std::swap(first, second);
        if (position.points[index(first)] < position.options.target_points) return;
        if (header.players == 2) return end_game(position, Reason::target);
        drop_out(position, first, sink);
        if (position.points[index(second)] >= position.options.target_points)
            drop_out(position, second, sink);
        if (target_ends_game(header, position)) end_game(position, Reason::target);
    }

    // GW-8. His hand is set aside unseen.
    template <class Sink>
    static void drop_out(Position& position, int seat, Sink& sink) noexcept {
        position.dropped.push_back(seat);
        position.aside[index(seat)] = position.hands[index(seat)];
        position.hands[index(seat)] = {};
        sink.note(dropped_out, seat);
    }

    // GW-9. The war ends; with the option each player still in captures what he holds, for all to
    // see, since it counts.
    template <class Sink>
    static void exhaust(Header& header, Position& position, Sink& sink) noexcept {
        end_game(position, Reason::exhausted);
        if (position.options.leftovers != own_leftovers) return;
        for (int seat = 0; seat < header.players; ++seat) {
            CardSet& hand = position.hands[index(seat)];
            position.captured[index(seat)][index(seat)] |= hand;
            position.points[index(seat)] =
                static_cast<std::int16_t>(position.points[index(seat)] + points_of(hand));
            header.known.show_everyone(hand);
            hand = {};
        }
        sink.note(leftovers_captured);
    }

    static void end_game(Position& position, Reason reason) noexcept {
        position.phase = Phase::over;
        position.reason = reason;
    }
};

}  // namespace

extern const Game game;
const Game game = make_game<GeneralsWar>();

}  // namespace cardrules::games::generals_war
