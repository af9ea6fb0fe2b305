// A JSON text, read once into a flat list of values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <cardrules/problem.hpp>

namespace cardrules::json {

enum class Type : std::uint8_t {
    null,
    boolean,
    integer,  // of 64 bits with a sign
    number,   // any other
    text,
    array,
    object,
};

class Value;

// A value is followed by its parts: the items of an array, or the keys and values of an object.
class Tape {
  public:
    // Reads one JSON text with nothing but spaces around it. Errors: bad_json, with the byte where
    // it stops being JSON, or with the place of an object that has a key twice or too many keys.
    static Problem read(std::string_view text, Tape& out);

    // The whole text's value; there is one once a text was read.
    [[nodiscard]] Value root() const noexcept;

    // The JSON pointer of the value at an index; long keys are cut.
    [[nodiscard]] std::string pointer(std::uint32_t index) const;

  private:
    friend class Value;
    friend class TapeBuilder;

    struct Node {
        Type type = Type::null;
        std::uint32_t size = 0;   // items, members, or bytes of a text
        std::uint32_t end = 0;    // index of the value after it and its parts
        std::int64_t number = 0;  // a number, a boolean, or where in texts_ a text begins
    };

    std::vector<Node> nodes_;
    std::string texts_;
};

// A value on a tape, which must outlive it.
class Value {
  public:
    Value() noexcept = default;
    Value(const Tape& tape, std::uint32_t index) noexcept : tape_(&tape), index_(index) {}

    // False for the value of a key that is missing.
    [[nodiscard]] bool exists() const noexcept { return tape_ != nullptr; }
    [[nodiscard]] Type type() const noexcept { return node().type; }
    [[nodiscard]] bool is_null() const noexcept { return type() == Type::null; }
    [[nodiscard]] bool is_text() const noexcept { return type() == Type::text; }
    [[nodiscard]] std::string_view text() const noexcept {
        return std::string_view(tape_->texts_)
            .substr(static_cast<std::size_t>(node().number), node().size);
    }
    // Of an integer or a boolean.
    [[nodiscard]] std::int64_t integer() const noexcept { return node().number; }
    // How many items or members.
    [[nodiscard]] std::size_t size() const noexcept { return node().size; }

    // The first part, and the value after this one: within an array the next item, within an object
    // its value after a key and the next key after a value.
    [[nodiscard]] Value first() const noexcept { return {*tape_, index_ + 1}; }
    [[nodiscard]] Value next() const noexcept { return {*tape_, node().end}; }

    // The value of an object's member; one that does not exist where there is no such member.
    [[nodiscard]] Value member(std::string_view key) const noexcept;

    [[nodiscard]] std::string pointer() const { return tape_->pointer(index_); }

  private:
    [[nodiscard]] const Tape::Node& node() const noexcept { return tape_->nodes_[index_]; }

    const Tape* tape_ = nullptr;
    std::uint32_t index_ = 0;
};

inline Value Tape::root() const noexcept {
    return {*this, 0};
}

}  // namespace cardrules::json
