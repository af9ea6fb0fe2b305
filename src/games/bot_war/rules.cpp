// War with Bots, in the order of RULES.md.
#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

#include "core/game.hpp"
#include "games/bot_war/table.hpp"

namespace cardrules::games::bot_war {

namespace {

// The weapons of at least a rank, by rank 1 … 14.
constexpr std::array<CardSet, joker + 1> weapons_from = [] {
    std::array<CardSet, joker + 1> sets{};
    for (int rank = ace; rank <= joker; ++rank)
        for (const Card card : weapon_cards)
            if (rank_of(card) >= rank) sets[index(rank)].insert(card);
    return sets;
}();

struct BotWar : Table {
    // BW-1. The dealer of the first round is a seat or is drawn by lot among all.
    static void begin(const Header& header, Position& position) noexcept {
        CommonRules::begin(header, position);
        clear_table(header, position);
    }

    static Turn turn(const Header& header, const Position& position) noexcept {
        switch (position.phase) {
            case Phase::lot:
                return {Mode::lot, {}};
            case Phase::deal:
                return {Mode::deal, {}};
            case Phase::show:
                return {Mode::sealed, SeatSet::first(header.players)};
            case Phase::lead:
            case Phase::respond:
                return {Mode::one, SeatSet::single(position.turn)};
            case Phase::over:
                break;
        }
        return {};
    }

    // BW-1 and BW-2. The lot for the dealer is drawn among all, that for the lead among the lowest.
    static SeatSet lot_among(const Header& header, const Position& position) noexcept {
        return position.round == 0 ? SeatSet::first(header.players)
                                   : showed_extreme(header, position, false);
    }

    template <class Sink>
    static void lot(const Header& header, Position& position, int seat, Sink& sink) noexcept {
        if (position.round == 0) return CommonRules::lot(header, position, seat, sink);
        lead(header, position, seat);
        sink.note(leader_drawn, seat);
    }

    template <class Out>
    static void choices(const Header& /*header*/, const Position& position, int seat,
                        Out& out) noexcept {
        switch (position.phase) {
            case Phase::show:
                out.add(show, 2, position.hands[index(seat)].bits);
                break;
            case Phase::lead:
                lead_choices(position, out);
                break;
            case Phase::respond:
                respond_choices(position, out);
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
            case bot:
                if (position.phase == Phase::lead)
                    lay_bot(header, position, bot_of(move), sink);
                else
                    destroy(header, position, bot_of(move), sink);
                break;
            case yield:
                yield_lead(header, position, sink);
                break;
            default:
                pass_by(header, position, sink);
        }
    }

    // BW-1. Ten cards each, one at a time from the dealer's left; every round is a new deal of all.
    template <class Sink>
    static void deal(Header& header, Position& position, std::span<const Card> cards,
                     Sink& sink) noexcept {
        clear_table(header, position);
        header.known.forget();
        if (position.round > 0) sink.note(collected);
        position.reserve.put_down(deal_hands(header, position, cards, hand_size));
        ++position.round;
        position.phase = Phase::show;
        sink.note(dealt, position.dealer);
    }

    // BW-2. Everybody shows a card; the highest leads, or if that is tied, the lowest of all.
    template <class Sink>
    static void resolve(Header& header, Position& position,
                        const std::array<Move, max_seats>& sealed, Sink& sink) noexcept {
        CardSet cards;
        for (int seat = 0; seat < header.players; ++seat) {
            const int card = sealed[index(seat)].argument(0);
            cards.insert(static_cast<Card>(card));
            position.shown[index(seat)] = static_cast<std::int8_t>(card);
        }
        header.known.show_everyone(cards);
        sink.note(shown);
        SeatSet leaders = showed_extreme(header, position, true);
        if (leaders.size() > 1) leaders = showed_extreme(header, position, false);
        if (leaders.size() > 1)
            position.phase = Phase::lot;
        else
            lead(header, position, leaders.lowest());
    }

  private:
    // BW-2. Those who showed the highest card, or the lowest.
    static SeatSet showed_extreme(const Header& header, const Position& position,
                                  bool highest) noexcept {
        SeatSet seats;
        int best = 0;
        for (int seat = 0; seat < header.players; ++seat) {
            const int rank = rank_of(static_cast<Card>(position.shown[index(seat)]));
            if (seats.empty() || (highest ? rank > best : rank < best)) {
                seats = {};
                best = rank;
            }
            if (rank == best) seats.insert(seat);
        }
        return seats;
    }

    static void lead(const Header& header, Position& position, int seat) noexcept {
        std::fill_n(position.shown.begin(), header.players, std::int8_t{-1});
        position.phase = Phase::lead;
        position.turn = static_cast<std::int8_t>(seat);
    }

    // BW-3. Any weapon and any armour of the hand; who can form no bot must yield.
    template <class Out>
    static void lead_choices(const Position& position, Out& out) noexcept {
        const CardSet hand = position.hands[index(position.turn)];
        out.add_pair(bot, 3, (hand & weapon_cards).bits, (hand & armour_cards).bits);
        if (out.empty()) out.add(yield, 3);
    }

    static CardSet bot_of(Move move) noexcept {
        return CardSet::of(
            {static_cast<Card>(move.argument(0)), static_cast<Card>(move.argument(1))});
    }

    // BW-3. The bot stands, and the others answer in turn.
    template <class Sink>
    static void lay_bot(Header& header, Position& position, CardSet cards, Sink& sink) noexcept {
        stand(header, position, cards);
        sink.note(bot_laid, position.owner);
    }

    static void stand(Header& header, Position& position, CardSet cards) noexcept {
        position.hands[index(position.turn)] -= cards;
        position.standing = cards;
        header.known.show_everyone(cards);
        position.owner = position.turn;
        position.yields = 0;
        position.phase = Phase::respond;
        position.turn = static_cast<std::int8_t>(left_of(position.owner, header.players));
    }

    // BW-3. The lead passes to the left; if all yield in a row the round is over.
    template <class Sink>
    static void yield_lead(const Header& header, Position& position, Sink& sink) noexcept {
        const int seat = position.turn;
        position.yielded[index(seat)] = 1;
        ++position.yields;
        position.turn = static_cast<std::int8_t>(left_of(seat, header.players));
        sink.note(yielded, seat);
        if (position.yields == header.players)
            end_round(header, position, position.last_killer, sink);
    }

    // BW-4. A weapon destroys armour of its own rank or lower, but a red king falls to a joker
    // alone (or, by option, to a king too). Anybody may pass.
    template <class Out>
    static void respond_choices(const Position& position, Out& out) noexcept {
        const CardSet hand = position.hands[index(position.turn)];
        int least = rank_of((position.standing & armour_cards).lowest());
        if (least == king && position.options.red_king == joker_only) least = joker;
        out.add_pair(bot, 4, (hand & weapons_from[index(least)]).bits, (hand & armour_cards).bits);
        out.add(pass, 4);
    }

    // BW-4. The next player answers; when all others have passed the owner wins the round (BW-6).
    template <class Sink>
    static void pass_by(const Header& header, Position& position, Sink& sink) noexcept {
        const int seat = position.turn;
        position.turn = static_cast<std::int8_t>(left_of(seat, header.players));
        sink.note(passed, seat);
        if (position.turn == position.owner) end_round(header, position, position.owner, sink);
    }

    // BW-5. Both bots are set aside, everybody draws, and the destroyer leads a new bot; by option
    // only the destroyed bot goes and the destroyer's stands.
    template <class Sink>
    static void destroy(Header& header, Position& position, CardSet cards, Sink& sink) noexcept {
        const int destroyer = position.turn;
        const CardSet destroyed_bot = position.standing;
        const int victim = position.owner;
        ++position.kills[index(destroyer)];
        position.last_killer = static_cast<std::int8_t>(destroyer);
        position.aside[index(victim)] |= destroyed_bot;
        stand(header, position, cards);
        sink.note(destroyed, destroyer);
        if (position.options.after_kill == new_bot) {
            position.aside[index(destroyer)] |= cards;
            position.standing = {};
            position.owner = -1;
            position.phase = Phase::lead;
            position.turn = static_cast<std::int8_t>(destroyer);
            sink.note(set_aside, destroyer);
        }
        draw_all(header, position, destroyer, sink);
    }

    // BW-5. The destroyer first and then clockwise, each all he needs before the next.
    template <class Sink>
    static void draw_all(Header& header, Position& position, int first, Sink& sink) noexcept {
        int seat = first;
        for (int i = 0; i < header.players && !position.reserve.empty(); ++i) {
            draw(header, position, seat, sink);
            seat = left_of(seat, header.players);
        }
    }

    template <class Sink>
    static void draw(Header& header, Position& position, int seat, Sink& sink) noexcept {
        CardSet cards;
        int missing = hand_size - position.hands[index(seat)].size();
        for (; missing > 0 && !position.reserve.empty(); --missing)
            cards.insert(position.reserve.pop());
        if (cards.empty()) return;
        position.hands[index(seat)] |= cards;
        position.yielded[index(seat)] = 0;
        header.known.show(seat, cards);
        sink.note(drew, seat);
    }

    // BW-6. The winner scores (or everybody, by option); BW-7 says whether the game goes on.
    template <class Sink>
    static void end_round(const Header& header, Position& position, int winner,
                          Sink& sink) noexcept {
        score_round(header, position, winner);
        position.turn = -1;
        if (reached_target(header, position))
            end_game(position, Reason::target);
        else if (position.round == position.options.max_rounds)
            end_game(position, Reason::max_rounds);
        else
            next_deal(header, position);
        sink.note(round_over, winner);
    }

    static void score_round(const Header& header, Position& position, int winner) noexcept {
        int all = 0;
        for (int seat = 0; seat < header.players; ++seat) {
            const int kills = position.kills[index(seat)];
            const bool own = position.options.scoring == each_own ||
                             (position.options.scoring == winner_own && seat == winner);
            if (own) position.scores[index(seat)] += kills;
            all += kills;
        }
        if (position.options.scoring == winner_all && winner >= 0)
            position.scores[index(winner)] += all;
    }

    static void next_deal(const Header& header, Position& position) noexcept {
        position.dealer = static_cast<std::int8_t>(left_of(position.dealer, header.players));
        position.phase = Phase::deal;
    }

    static void end_game(Position& position, Reason reason) noexcept {
        position.phase = Phase::over;
        position.reason = reason;
    }

    // What a new round begins with, before the cards are dealt.
    static void clear_table(const Header& header, Position& position) noexcept {
        position.hands = {};
        position.standing = {};
        position.aside = {};
        position.reserve.clear();
        position.turn = position.owner = position.last_killer = -1;
        position.yields = 0;
        position.kills = {};
        position.yielded = {};
        std::fill_n(position.shown.begin(), header.players, std::int8_t{-1});
    }
};

}  // namespace

extern const Game game;
const Game game = make_game<BotWar>();

}  // namespace cardrules::games::bot_war
