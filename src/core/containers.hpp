// Small sequences for positions: plain bytes, and zero where nothing is stored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include <cardrules/cards.hpp>
#include <cardrules/detail/bits.hpp>

namespace cardrules {

// Cards in an order, the last one on top. Generic code reads it as a size and the cards.
template <std::size_t Capacity>
struct Stack {
    std::uint8_t count = 0;
    std::array<Card, Capacity> cards{};

    [[nodiscard]] constexpr int size() const noexcept { return count; }
    [[nodiscard]] constexpr bool empty() const noexcept { return count == 0; }
    constexpr void push(Card card) noexcept { cards[count++] = card; }
    // Takes the top; there must be one.
    constexpr Card pop() noexcept {
        const Card top = cards[--count];
        cards[count] = 0;
        return top;
    }
    constexpr void clear() noexcept { *this = {}; }
    // Puts down cards of which the first is to be the top; the stack must be empty.
    void put_down(std::span<const Card> from_top) noexcept {
        const std::size_t size = from_top.size();
        count = static_cast<std::uint8_t>(size);
        std::uint64_t eight = 0;
        std::size_t i = 0;
        for (; i + sizeof eight <= size; i += sizeof eight) {
            std::memcpy(&eight, &from_top[size - i - sizeof eight], sizeof eight);
            eight = detail::reverse_bytes(eight);
            std::memcpy(&cards[i], &eight, sizeof eight);
        }
        for (; i < size; ++i) cards[i] = from_top[size - 1 - i];
    }
};

// Small numbers in an order, as seats or the sizes of batches.
template <std::size_t Capacity>
struct List {
    std::uint8_t count = 0;
    std::array<std::int8_t, Capacity> values{};

    [[nodiscard]] constexpr int size() const noexcept { return count; }
    [[nodiscard]] constexpr bool empty() const noexcept { return count == 0; }
    [[nodiscard]] constexpr int operator[](int index) const noexcept {
        return values[static_cast<std::size_t>(index)];
    }
    constexpr void push_back(int value) noexcept {
        values[count++] = static_cast<std::int8_t>(value);
    }
    // The same without a branch, for where it is as likely as not.
    constexpr void push_back_if(bool wanted, int value) noexcept {
        std::int8_t& last = values[count < Capacity ? count : Capacity - 1];
        last = wanted ? static_cast<std::int8_t>(value) : last;
        count = static_cast<std::uint8_t>(count + (wanted ? 1 : 0));
    }
    // Takes the first; there must be one. The others move up, one byte after the other: there are
    // few.
    constexpr int pop_front() noexcept {
        std::int8_t moved = 0;
        for (std::size_t i = count; i-- > 0;) {
            const std::int8_t here = values[i];
            values[i] = moved;
            moved = here;
        }
        --count;
        return moved;
    }
    constexpr void clear() noexcept { *this = {}; }
    [[nodiscard]] constexpr bool contains(int value) const noexcept {
        for (int i = 0; i < count; ++i)
            if ((*this)[i] == value) return true;
        return false;
    }
};

}  // namespace cardrules
