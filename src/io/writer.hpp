// Writes canonical JSON: no spaces, keys in the order in which they are written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <cardrules/cards.hpp>

namespace cardrules::json {

class Writer {
  public:
    explicit Writer(std::size_t expected_size = 512) { text_.reserve(expected_size); }

    Writer& begin_object() { return open('{'); }
    Writer& end_object() { return close('}'); }
    Writer& begin_array() { return open('['); }
    Writer& end_array() { return close(']'); }

    // A key that needs no escaping; a value follows.
    Writer& key(std::string_view name) {
        separate();
        ((text_ += '"') += name) += "\":";
        return *this;
    }
    Writer& null() {
        separate();
        text_ += "null";
        return *this;
    }
    Writer& flag(bool value) {
        separate();
        text_ += value ? "true" : "false";
        return *this;
    }
    Writer& number(std::int64_t value);
    // A number too large for one with a sign.
    Writer& count(std::uint64_t value);
    // Any text; what is not UTF-8 in it becomes U+FFFD.
    Writer& text(std::string_view value);
    // A text of our own, which needs no escaping.
    Writer& name(std::string_view value) {
        separate();
        ((text_ += '"') += value) += '"';
        return *this;
    }
    Writer& card(Card card) { return name(card_name(card)); }
    Writer& cards(CardSet cards) {
        begin_array();
        for (const Card one : cards) card(one);
        return end_array();
    }
    // A 64-bit number that readers might round: as text.
    Writer& wide_number(std::uint64_t value) { return name(std::to_string(value)); }
    // JSON that was written before.
    Writer& raw(std::string_view json) {
        separate();
        text_ += json;
        return *this;
    }

    [[nodiscard]] const std::string& str() const& { return text_; }
    [[nodiscard]] std::string str() && { return std::move(text_); }

  private:
    // A comma, unless what follows is the first part or the value of a key.
    void separate() {
        if (text_.empty()) return;
        const char last = text_.back();
        if (last != '{' && last != '[' && last != ':') text_ += ',';
    }
    Writer& open(char bracket) {
        separate();
        text_ += bracket;
        return *this;
    }
    Writer& close(char bracket) {
        text_ += bracket;
        return *this;
    }

    std::string text_;
};

}  // namespace cardrules::json
