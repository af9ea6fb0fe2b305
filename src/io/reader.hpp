// Reads values strictly, and keeps the first fault that is found.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include <cardrules/problem.hpp>

#include "io/tape.hpp"

namespace cardrules::json {

// A key that an object may have.
struct Member {
    std::string_view name;
    bool required = true;
};

// What every call here and every reading function returns: whether all is well so far. A function
// goes on only while it is.
class Reader {
  public:
    [[nodiscard]] const Problem& problem() const noexcept { return problem_; }
    [[nodiscard]] Problem take_problem() noexcept { return std::move(problem_); }

    // Notes a fault at a value, or at the member of a key that an object should have; returns
    // false.
    bool fail(Value at, std::string message, Code code = Code::bad_document);
    bool fail_member(Value object, std::string_view key, std::string message,
                     Code code = Code::bad_document);
    bool fail_with(Problem problem);
    // Puts a text before the message of the fault that was noted.
    void say_before(std::string_view text) { problem_.message.insert(0, text); }

    // The members of an object by key, in the order of the keys asked for: all that are required,
    // and no others than these.
    bool members(Value object, std::initializer_list<Member> keys, std::span<Value> out);

    // Whether a value is a list, of a certain size.
    bool list(Value value);
    bool list_of(Value value, std::size_t size);
    bool object(Value value);
    bool text(Value value, std::string_view& out);
    bool number(Value value, std::int64_t least, std::int64_t most, std::int64_t& out);
    bool flag(Value value, bool& out);
    // A card of a set, by name.
    bool card(Value value, CardSet pack, Card& out);
    // A list of distinct cards, in any order.
    bool cards(Value value, CardSet pack, CardSet& out);
    // A seat of a table of so many players.
    bool seat(Value value, int players, int& out);
    // A seat, or "chance".
    bool actor(Value value, int players, int& out);
    // A 64-bit number as text.
    bool wide_number(Value value, std::uint64_t& out);

  private:
    Problem problem_;
};

// What a value is, for messages: "a list", "the text \"x\"", …
[[nodiscard]] std::string description(Value value);

}  // namespace cardrules::json
