// One move or deal, by a game's rules: sealed moves are kept here, for every game alike.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include <cardrules/state.hpp>

namespace cardrules {

// Who acts, less those whose sealed move is in.
template <class G>
[[nodiscard]] Turn turn_of(const Header& header, const typename G::Position& position) noexcept {
    Turn turn = G::turn(header, position);
    if (turn.mode == Mode::sealed)
        for (int seat = 0; seat < header.players; ++seat)
            if (!header.sealed[static_cast<std::size_t>(seat)].none()) turn.seats.erase(seat);
    return turn;
}

// Takes the sealed moves of some seats out of the header. One by one, as they were written: a
// processor waits where it reads a wider piece of what it has just written.
inline std::array<Move, max_seats> take_sealed(Header& header, SeatSet seats) noexcept {
    std::array<Move, max_seats> sealed{};
    for (; !seats.empty(); seats.erase(seats.lowest())) {
        const auto seat = static_cast<std::size_t>(seats.lowest());
        sealed[seat] = header.sealed[seat];
        header.sealed[seat] = {};
    }
    return sealed;
}

// Makes the sealed moves, of which the last is in.
template <class G, class Sink>
void make_sealed(Header& header, typename G::Position& position, Sink& sink) noexcept {
    const std::array<Move, max_seats> sealed = take_sealed(header, G::turn(header, position).seats);
    G::resolve(header, position, sealed, sink);
    header.turn = G::turn(header, position);
}

// Makes a move that is not sealed.
template <class G, class Sink>
void make_open(Header& header, typename G::Position& position, int seat, Move move,
               Sink& sink) noexcept {
    G::apply(header, position, seat, move, sink);
    header.turn = G::turn(header, position);
}

// Makes a seat's legal move; a sealed one is kept until the last is in, and then none is left.
template <class G, class Sink>
void make_move(Header& header, typename G::Position& position, int seat, Move move,
               Sink& sink) noexcept {
    if (header.turn.mode != Mode::sealed) return make_open<G>(header, position, seat, move, sink);
    header.sealed[static_cast<std::size_t>(seat)] = move;
    header.turn.seats.erase(seat);
    if (header.turn.seats.empty()) make_sealed<G>(header, position, sink);
}

// Draws a seat by lot, one of G::lot_among().
template <class G, class Sink>
void make_lot(Header& header, typename G::Position& position, int seat, Sink& sink) noexcept {
    G::lot(header, position, seat, sink);
    header.turn = G::turn(header, position);
}

// Deals an order of the pack; the first card is the top.
template <class G, class Sink>
void make_deal(Header& header, typename G::Position& position, std::span<const Card> cards,
               Sink& sink) noexcept {
    G::deal(header, position, cards, sink);
    header.turn = G::turn(header, position);
}

}  // namespace cardrules
