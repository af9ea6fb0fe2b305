// Moves as text: a verb and its arguments with one space between them, as "bot KC TD".
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include <cardrules/catalog.hpp>
#include <cardrules/move.hpp>

namespace cardrules {

// Text of a bounded length, held in the value itself.
template <std::size_t Capacity>
class FixedText {
  public:
    static constexpr std::size_t capacity = Capacity;

    // Text beyond the capacity is dropped.
    constexpr void append(std::string_view text) noexcept {
        for (const char c : text)
            if (size_ < Capacity) characters_[size_++] = c;
    }
    constexpr void append_number(unsigned number) noexcept {
        if (number >= 10) append_number(number / 10);
        const char digit = static_cast<char>('0' + number % 10);
        append({&digit, 1});
    }
    [[nodiscard]] constexpr std::string_view view() const noexcept {
        return {characters_.data(), size_};
    }
    // NOLINTNEXTLINE(google-explicit-constructor): text is what it is.
    [[nodiscard]] constexpr operator std::string_view() const noexcept { return view(); }

  private:
    std::array<char, Capacity> characters_{};
    std::size_t size_ = 0;
};

// Long enough for every move of every game, and for a deal of 64 cards.
using MoveText = FixedText<96>;
using DealText = FixedText<256>;

// The notation of a well-formed move; "" for anything else.
[[nodiscard]] MoveText move_text(const GameInfo& info, Move move) noexcept;

// The move that a text means, or no move where it means none. The members of a set may come in any
// order. Case and spaces matter, numbers have no leading zeros.
[[nodiscard]] Move move_from_text(const GameInfo& info, std::string_view text) noexcept;

// "deal" and the cards in order.
[[nodiscard]] DealText deal_text(std::span<const Card> cards) noexcept;

// Reads "deal" and cards; -1 where the text is no such thing, else how many cards were written.
[[nodiscard]] int deal_from_text(std::string_view text, std::span<Card, max_cards> out) noexcept;

// The name of one thing that a slot of a kind can name, as "TD", "3", "2/0", "Q", "H".
[[nodiscard]] FixedText<8> member_text(const GameInfo& info, Kind kind, int member) noexcept;
// The reverse; -1 where the text names nothing of that kind.
[[nodiscard]] int member_from_text(const GameInfo& info, Kind kind, std::string_view text) noexcept;

// The name of a rule as the rulebook of the game numbers it, as "BW-4".
[[nodiscard]] FixedText<16> rule_text(const GameInfo& info, int rule) noexcept;

}  // namespace cardrules
