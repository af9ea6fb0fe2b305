// Cards and sets of cards.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string_view>

#include <cardrules/detail/bits.hpp>

namespace cardrules {

// One card of the pack, 0 … 63. Clubs ace … king are 0 … 12, diamonds 13 … 25, hearts 26 … 38,
// spades 39 … 51, the black joker 52, the red joker 53. The numbers above are for games that need
// more cards; they are written X0 … X9. Ascending numbers are the canonical order.
using Card = std::uint8_t;

inline constexpr int max_cards = 64;
inline constexpr Card black_joker = 52;
inline constexpr Card red_joker = 53;

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

// Ace is 1, jack 11, queen 12, king 13; a joker is 14.
inline constexpr int ace = 1;
inline constexpr int jack = 11;
inline constexpr int queen = 12;
inline constexpr int king = 13;
inline constexpr int joker = 14;

// The rank of every card that can be written, so that a game need not divide.
inline constexpr std::array<std::uint8_t, max_cards> card_ranks = [] {
    std::array<std::uint8_t, max_cards> ranks{};
    for (std::size_t card = 0; card < ranks.size(); ++card)
        ranks[card] = static_cast<std::uint8_t>(card < black_joker ? card % 13 + 1 : joker);
    return ranks;
}();

[[nodiscard]] constexpr int rank_of(Card card) noexcept {
    return card_ranks[card & 63U];
}

// The suit of a card below the jokers.
[[nodiscard]] constexpr Suit suit_of(Card card) noexcept {
    return static_cast<Suit>(card / 13);
}

[[nodiscard]] constexpr Card card_of(int rank, Suit suit) noexcept {
    return static_cast<Card>(static_cast<int>(suit) * 13 + rank - 1);
}

// The two characters a card is written with, rank then suit: "TD", "AS", "RJ". Static storage.
// A number above 63 gives "??".
[[nodiscard]] std::string_view card_name(Card card) noexcept;

// The card of a name, or -1 where it names none. Case matters.
[[nodiscard]] int card_from_name(std::string_view name) noexcept;

// A set of cards: one bit a card. A plain value of eight bytes.
struct CardSet {
    std::uint64_t bits = 0;

    // Walks the cards in canonical order.
    class Iterator {
      public:
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::input_iterator_tag;
        using pointer = void;
        using reference = Card;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t rest) noexcept : rest_(rest) {}
        constexpr Card operator*() const noexcept {
            return static_cast<Card>(std::countr_zero(rest_));
        }
        constexpr Iterator& operator++() noexcept {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) noexcept {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const noexcept = default;

      private:
        std::uint64_t rest_ = 0;
    };

    [[nodiscard]] static constexpr CardSet of(std::initializer_list<Card> cards) noexcept {
        CardSet set;
        for (const Card card : cards) set.insert(card);
        return set;
    }
    [[nodiscard]] static constexpr CardSet single(Card card) noexcept {
        return {std::uint64_t{1} << (card & 63U)};
    }
    // The cards 0 … count-1; count 0 … 64.
    [[nodiscard]] static constexpr CardSet first(int count) noexcept {
        return {count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1};
    }

    [[nodiscard]] constexpr int size() const noexcept { return detail::count_bits(bits); }
    [[nodiscard]] constexpr bool empty() const noexcept { return bits == 0; }
    [[nodiscard]] constexpr bool contains(Card card) const noexcept {
        return (bits >> (card & 63U) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool contains_all(CardSet other) const noexcept {
        return (other.bits & ~bits) == 0;
    }
    [[nodiscard]] constexpr bool intersects(CardSet other) const noexcept {
        return (other.bits & bits) != 0;
    }
    // The lowest card; the set must not be empty.
    [[nodiscard]] constexpr Card lowest() const noexcept {
        return static_cast<Card>(std::countr_zero(bits));
    }
    constexpr void insert(Card card) noexcept { bits |= single(card).bits; }
    constexpr void erase(Card card) noexcept { bits &= ~single(card).bits; }

    [[nodiscard]] constexpr Iterator begin() const noexcept { return Iterator(bits); }
    [[nodiscard]] constexpr Iterator end() const noexcept { return Iterator(); }

    constexpr CardSet& operator|=(CardSet other) noexcept {
        bits |= other.bits;
        return *this;
    }
    constexpr CardSet& operator&=(CardSet other) noexcept {
        bits &= other.bits;
        return *this;
    }
    constexpr CardSet& operator-=(CardSet other) noexcept {
        bits &= ~other.bits;
        return *this;
    }
    [[nodiscard]] friend constexpr CardSet operator|(CardSet a, CardSet b) noexcept {
        return {a.bits | b.bits};
    }
    [[nodiscard]] friend constexpr CardSet operator&(CardSet a, CardSet b) noexcept {
        return {a.bits & b.bits};
    }
    // The cards of a that are not in b.
    [[nodiscard]] friend constexpr CardSet operator-(CardSet a, CardSet b) noexcept {
        return {a.bits & ~b.bits};
    }
    constexpr bool operator==(const CardSet&) const noexcept = default;
};

inline constexpr CardSet pack_52 = CardSet::first(52);
inline constexpr CardSet pack_54 = CardSet::first(54);

// Every card of one rank, or of one suit, of the 52.
[[nodiscard]] constexpr CardSet cards_of_rank(int rank) noexcept {
    CardSet set;
    for (int suit = 0; suit < 4; ++suit) set.insert(card_of(rank, static_cast<Suit>(suit)));
    return set;
}
[[nodiscard]] constexpr CardSet cards_of_suit(Suit suit) noexcept {
    return {CardSet::first(13).bits << (13U * static_cast<unsigned>(suit))};
}

}  // namespace cardrules
