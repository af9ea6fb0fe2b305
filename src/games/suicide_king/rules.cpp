// Suicide of the King, in the order of RULES.md.
#include <bit>
#include <cstddef>
#include <span>

#include <cardrules/detail/bits.hpp>

#include "core/game.hpp"
#include "games/suicide_king/table.hpp"

namespace cardrules::games::suicide_king {

namespace {

// SK-4. How many further draws a card brings: four an ace, three a king, two a queen, one a jack.
constexpr std::array<std::int8_t, pack_size> further_draws = [] {
    std::array<std::int8_t, pack_size> draws{};
    for (std::size_t card = 0; card < draws.size(); ++card) {
        const int rank = rank_of(static_cast<Card>(card));
        if (is_picture(static_cast<Card>(card)))
            draws[card] = static_cast<std::int8_t>(rank == ace ? 4 : rank - 10);
    }
    return draws;
}();

constexpr std::uint64_t last_places = [] {
    std::uint64_t places = 0;
    for (std::size_t pile = 0; pile < pile_count; ++pile)
        places |= std::uint64_t{1} << (pile_begins[pile + 1] - 1U);
    return places;
}();

struct SuicideKing : Table {
    // SK-1. The dealer is a seat or is drawn by lot among all.
    static void begin(const Header& header, Position& position) noexcept {
        CommonRules::begin(header, position);
        position.turn = -1;
    }

    static Turn turn(const Header& /*header*/, const Position& position) noexcept {
        switch (position.phase) {
            case Phase::lot:
                return {Mode::lot, {}};
            case Phase::deal:
                return {Mode::deal, {}};
            case Phase::draw:
                return {Mode::one, SeatSet::single(position.turn)};
            case Phase::over:
                break;
        }
        return {};
    }

    // SK-2. Any card of any pile, or by option the top of any pile.
    template <class Out>
    static void choices(const Header& /*header*/, const Position& position, int /*seat*/,
                        Out& out) noexcept {
        if (position.options.draw_from == top)
            out.add(draw_pile, 2, piles_left(position));
        else
            out.add(draw_position, 2, position.face_down);
    }

    // SK-1. The pack is laid out in five piles, the top of each at its lowest place.
    template <class Sink>
    static void deal(Header& header, Position& position, std::span<const Card> cards,
                     Sink& sink) noexcept {
        collect(header, position);
        if (position.round > 0) sink.note(collected);
        for (std::size_t place = 0; place < position.piles.size(); ++place)
            position.piles[place] = cards[place];
        position.face_down = pack_52.bits;
        ++position.round;
        position.phase = Phase::draw;
        begin_turn(position, next_in(header, position, position.dealer));
        sink.note(dealt, position.dealer);
    }

    template <class Sink>
    static void apply(Header& header, Position& position, int /*seat*/, Move move,
                      Sink& sink) noexcept {
        draw(header, position, place_of(position, move), sink);
    }

  private:
    // SK-2. The player draws one card and shows it.
    template <class Sink>
    static void draw(Header& header, Position& position, int place, Sink& sink) noexcept {
        const Card card = position.piles[static_cast<std::size_t>(place)];
        position.piles[static_cast<std::size_t>(place)] = 0;
        position.face_down &= ~(std::uint64_t{1} << place);
        position.shown.push(card);
        header.known.show_everyone(CardSet::single(card));
        sink.note(drawn, position.turn);
        if (card == king_of_hearts)
            draw_king(header, position, sink);
        else if (position.face_down == 0)
            draw_last_card(header, position, sink);
        else
            owe(header, position, card, sink);
    }

    // SK-3. Whoever draws the king of hearts is out at once, whatever he still owed.
    template <class Sink>
    static void draw_king(Header& header, Position& position, Sink& sink) noexcept {
        position.gone.push_back(position.turn);
        sink.note(king_drawn, position.turn);
        if (position.gone.size() + 1 == header.players)
            end_game(position);
        else if (position.face_down == 0 || position.options.on_king == new_round)
            end_round(header, position);
        else
            pass_turn(header, position, sink);
    }

    // SK-4 and SK-5. Ace, king, queen and jack are pictures and bring further draws.
    template <class Sink>
    static void owe(const Header& header, Position& position, Card card, Sink& sink) noexcept {
        const std::int8_t further = further_draws[card];
        --position.owed;
        if (position.options.extra_draws == replace) {
            if (further != 0) position.owed = further;
        } else {
            position.queue.push_back_if(further != 0, further);
            position.picture = static_cast<std::int8_t>(position.picture | (further != 0 ? 1 : 0));
            if (position.owed == 0 && position.picture != 0) {
                position.owed = static_cast<std::int8_t>(position.queue.pop_front());
                position.picture = 0;
            }
        }
        if (position.owed == 0) pass_turn(header, position, sink);
    }

    // SK-6. Whoever draws the last card is out too, unless the option lets him stay.
    template <class Sink>
    static void draw_last_card(Header& header, Position& position, Sink& sink) noexcept {
        if (position.options.last_card == leaves) {
            position.gone.push_back(position.turn);
            sink.note(last_card_drawn, position.turn);
            if (position.gone.size() + 1 == header.players) return end_game(position);
        }
        end_round(header, position);
    }

    // SK-7. The deal passes to the next player still in.
    static void end_round(const Header& header, Position& position) noexcept {
        position.dealer = static_cast<std::int8_t>(next_in(header, position, position.dealer));
        position.phase = Phase::deal;
        forget_turn(position);
    }

    static void end_game(Position& position) noexcept {
        position.phase = Phase::over;
        forget_turn(position);
    }

    template <class Sink>
    static void pass_turn(const Header& header, Position& position, Sink& sink) noexcept {
        begin_turn(position, next_in(header, position, position.turn));
        sink.note(turn_ended, position.turn);
    }

    static void begin_turn(Position& position, int seat) noexcept {
        forget_turn(position);
        position.turn = static_cast<std::int8_t>(seat);
        position.owed = 1;
    }

    static void forget_turn(Position& position) noexcept {
        position.turn = -1;
        position.owed = 0;
        position.picture = 0;
        position.queue.clear();
    }

    static void collect(Header& header, Position& position) noexcept {
        position.face_down = 0;
        position.shown.clear();
        header.known.forget();
    }

    // The next seat to the left that is still in. If any are gone, all places of the list are
    // looked at, so that nothing depends on how many.
    static int next_in(const Header& header, const Position& position, int seat) noexcept {
        if (position.gone.empty()) return left_of(seat, header.players);
        unsigned gone = 0;
        for (int i = 0; i < most_players; ++i)
            gone |= (i < position.gone.size() ? 1U : 0U) << position.gone[i];
        const unsigned in = SeatSet::first(header.players).bits & ~gone;
        return SeatSet{static_cast<std::uint8_t>(in)}.next_after(seat);
    }

    static std::uint64_t piles_left(const Position& position) noexcept {
        // Where a card lies on any of the others, adding a one for each of them carries over into
        // the last place of the pile.
        constexpr std::uint64_t others = pack_52.bits & ~last_places;
        const std::uint64_t carried = (position.face_down & others) + others;
        return detail::gather_bits(carried | position.face_down, last_places);
    }

    static int place_of(const Position& position, Move move) noexcept {
        if (move.verb() == draw_position) return move.argument(0);
        const auto pile = static_cast<std::size_t>(move.argument(0));
        return std::countr_zero(position.face_down & places_of(pile));
    }
};

}  // namespace

extern const Game game;
const Game game = make_game<SuicideKing>();

}  // namespace cardrules::games::suicide_king
