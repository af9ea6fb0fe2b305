// What a position holds, in the words of the conformance vectors: a flat list of marks that a
// writer turns into JSON.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <cardrules/cards.hpp>

namespace cardrules {

enum class FactKind : std::uint8_t { key, number, card, text, null, begin_list, end_list };

struct Fact {
    FactKind kind = FactKind::null;
    std::int32_t number = 0;  // of a number or a card
    std::string_view text;    // of a key or a text
};

// Facts of one position, at most `capacity` marks; more are dropped.
class Facts {
  public:
    static constexpr std::size_t capacity = 512;

    void key(std::string_view name) noexcept { add({FactKind::key, 0, name}); }
    void number(std::int32_t value) noexcept { add({FactKind::number, value, {}}); }
    void card(Card card) noexcept { add({FactKind::card, card, {}}); }
    void text(std::string_view text) noexcept { add({FactKind::text, 0, text}); }
    void null() noexcept { add({FactKind::null, 0, {}}); }
    void begin_list() noexcept { add({FactKind::begin_list, 0, {}}); }
    void end_list() noexcept { add({FactKind::end_list, 0, {}}); }
    void cards(CardSet set) noexcept {
        begin_list();
        for (const Card c : set) card(c);
        end_list();
    }
    template <class Numbers>
    void numbers(const Numbers& values) noexcept {
        begin_list();
        for (const auto value : values) number(static_cast<std::int32_t>(value));
        end_list();
    }

    [[nodiscard]] std::span<const Fact> marks() const noexcept { return {marks_.data(), count_}; }

  private:
    void add(const Fact& fact) noexcept {
        if (count_ < capacity) marks_[count_++] = fact;
    }
    std::array<Fact, capacity> marks_;
    std::size_t count_ = 0;
};

}  // namespace cardrules
