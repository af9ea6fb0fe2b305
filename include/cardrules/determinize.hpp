// Full positions that agree with what one viewer knows, for bots that search.
#pragma once

#include <array>
#include <cstdint>

#include <cardrules/cards.hpp>
#include <cardrules/chance.hpp>
#include <cardrules/state.hpp>
#include <cardrules/status.hpp>
#include <cardrules/view.hpp>

namespace cardrules {

// Draws positions that a view leaves possible: uniform over the distinct assignments of the hidden
// cards to the hidden places (the cards of a hand are a set, those of a pile or a reserve are in an
// order) that agree with the view and with what everybody can tell of hidden cards, and then
// independently uniform over the legal moves of each other seat whose sealed move is in. Exact, by
// counting. In a position drawn each other seat knows what is open and its own cards.
//
// Prepared once for a view, it then draws any number of positions in well under a microsecond each;
// it keeps no reference to the view. No call allocates or throws. Const calls may run concurrently.
class Determinizer {
  public:
    // Errors: impossible, where no position agrees with the view; nothing can then be drawn.
    Status prepare(const View& view) noexcept;

    // A stream of purpose determinization, under a key that is not the match's.
    void sample(ChanceStream& stream, State& out) const noexcept;
    void sample(FastRandom& random, State& out) const noexcept;

    // One of the positions, always the same for a view.
    [[nodiscard]] const State& first() const noexcept { return first_; }
    // Whether there is no other: no hidden card could lie elsewhere. Sealed moves do not count.
    [[nodiscard]] bool only_one() const noexcept { return only_one_; }

  private:
    // Where a hidden card is stored in a position: as a member of a set, or as one byte.
    struct HiddenPlace {
        std::uint16_t offset = 0;
        bool in_set = false;
        bool in_pack = false;  // in no zone: not stored at all
    };
    // A zone of which everybody can tell how many of its hidden cards may be marked ones.
    struct RestrictedZone {
        std::uint8_t first_place = 0;  // its hidden places are next to one another
        std::uint8_t hidden = 0;
        std::uint64_t allowed = ~std::uint64_t{0};  // bit n: n marked cards
    };
    // A zone whose cards its owner can tell.
    struct OwnZone {
        std::uint16_t offset = 0;
        std::uint8_t seat = 0;
    };
    friend class Preparation;

    template <class Random>
    void draw(Random& random, State& out) const noexcept;
    template <class Random>
    CardSet fill_restricted(Random& random, void* position) const noexcept;
    template <class Random>
    void seal(Random& random, State& out) const noexcept;
    void put(void* position, std::size_t place, Card card) const noexcept;
    void count_ways() noexcept;

    State base_;   // with the known cards alone
    State first_;  // complete
    CardSet hidden_cards_;
    CardSet marked_;  // of the hidden cards
    SeatSet sealed_;  // other seats whose sealed move is in
    bool only_one_ = false;
    std::uint8_t place_count_ = 0;
    std::uint8_t restricted_count_ = 0;
    std::uint8_t own_zone_count_ = 0;
    std::array<HiddenPlace, max_cards> places_{};  // those of restricted zones first
    std::array<RestrictedZone, max_seats> restricted_{};
    std::array<OwnZone, max_zones> own_zones_{};
    // ways_[z][n]: in how many ways n marked cards may take places of restricted zones from z on
    // and of all other zones. At most one of 64 places each, so below 2^64.
    std::array<std::array<std::uint64_t, max_cards + 1>, max_seats + 1> ways_{};
};

// One position that agrees with a view. Errors: impossible; out is then as before.
Status determinize(const View& view, ChanceStream& stream, State& out) noexcept;

}  // namespace cardrules
