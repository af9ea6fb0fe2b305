#include "io/tape.hpp"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>

#include "io/text.hpp"

namespace cardrules::json {

// Hears what the parser finds and puts it on the tape; every call says whether to go on.
class TapeBuilder {
  public:
    TapeBuilder(Tape& tape, std::size_t text_size) : tape_(tape), text_size_(text_size) {}

    [[nodiscard]] Problem take_problem() { return std::move(problem_); }

    bool null() { return add(Type::null, 0); }
    bool boolean(bool value) { return add(Type::boolean, value ? 1 : 0); }
    bool number_integer(std::int64_t value) { return add(Type::integer, value); }
    bool number_unsigned(std::uint64_t value) {
        const bool fits = value <= std::uint64_t{std::numeric_limits<std::int64_t>::max()};
        return add(fits ? Type::integer : Type::number, static_cast<std::int64_t>(value));
    }
    bool number_float(double /*value*/, const std::string& /*text*/) {
        return add(Type::number, 0);
    }
    bool string(const std::string& text) { return add_text(text); }
    bool key(const std::string& text) {
        count_part();
        return add_text(text);
    }
    bool start_object(std::size_t /*unknown*/) { return open(Type::object); }
    bool start_array(std::size_t /*unknown*/) { return open(Type::array); }
    bool end_object() {
        const std::uint32_t object = open_.back();
        return close() && check_keys(object);
    }
    bool end_array() { return close(); }
    // Never called for text, but asked for by the parser.
    template <class Bytes>
    bool binary(const Bytes& /*bytes*/) {
        return false;
    }
    template <class Exception>
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const Exception& exception) {
        const std::size_t byte = std::min(position == 0 ? 0 : position - 1, text_size_);
        problem_ = {
            Code::bad_json, {}, described(exception.what()), static_cast<std::int64_t>(byte)};
        return false;
    }

  private:
    static constexpr std::size_t most_members = 64;

    // The parser's own words without the prefix that names its classes.
    static std::string described(std::string_view what) {
        const std::size_t colon = what.find(": ");
        return "this is not JSON: " +
               shown(colon == std::string_view::npos ? what : what.substr(colon + 2), 160);
    }

    bool refuse(std::uint32_t index, std::string message) {
        problem_ = {Code::bad_json, tape_.pointer(index), std::move(message), -1};
        return false;
    }
    [[nodiscard]] std::uint32_t next_index() const {
        return static_cast<std::uint32_t>(tape_.nodes_.size());
    }
    // The keys of an object are counted, not its values.
    void count_part() { ++tape_.nodes_[open_.back()].size; }
    bool add(Type type, std::int64_t number) {
        if (!open_.empty() && tape_.nodes_[open_.back()].type == Type::array) count_part();
        if (tape_.nodes_.size() >= max_document_values) {
            problem_ = {Code::bad_json, {}, "the document holds too many values", -1};
            return false;
        }
        tape_.nodes_.push_back({type, 0, next_index() + 1, number});
        return true;
    }
    bool add_text(const std::string& text) {
        if (!add_string_node()) return false;
        tape_.nodes_.back().size = static_cast<std::uint32_t>(text.size());
        tape_.texts_ += text;
        return true;
    }
    bool add_string_node() {
        return add(Type::text, static_cast<std::int64_t>(tape_.texts_.size()));
    }
    bool open(Type type) {
        const std::uint32_t index = next_index();
        if (!add(type, 0)) return false;
        open_.push_back(index);
        if (open_.size() <= static_cast<std::size_t>(max_document_depth)) return true;
        close_all();
        return refuse(index, "the document is nested too deeply");
    }
    bool close() {
        tape_.nodes_[open_.back()].end = next_index();
        open_.pop_back();
        return true;
    }
    void close_all() {
        while (!open_.empty()) close();
    }
    bool check_keys(std::uint32_t object) {
        const Value value(tape_, object);
        if (value.size() > most_members) {
            close_all();
            return refuse(object, "the object has too many members");
        }
        Value key = value.first();
        for (std::size_t i = 0; i < value.size(); ++i, key = key.next().next()) {
            Value earlier = value.first();
            for (std::size_t j = 0; j < i; ++j, earlier = earlier.next().next()) {
                if (earlier.text() != key.text()) continue;
                close_all();
                return refuse(object, "the object has the key " + quoted(key.text()) + " twice");
            }
        }
        return true;
    }

    Tape& tape_;
    std::size_t text_size_;
    std::vector<std::uint32_t> open_;
    Problem problem_;
};

Problem Tape::read(std::string_view text, Tape& out) {
    out.nodes_.clear();
    out.texts_.clear();
    if (text.size() > max_document_bytes)
        return {Code::bad_json, {}, "the document is too long", -1};
    // The parser takes a NUL byte for the end of the text.
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos)
        return {Code::bad_json,
                {},
                "this is not JSON: it holds a NUL byte",
                static_cast<std::int64_t>(nul)};
    TapeBuilder builder(out, text.size());
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) return {};
    return builder.take_problem();
}

std::string Tape::pointer(std::uint32_t index) const {
    std::string text;
    std::uint32_t at = 0;
    while (at != index && at < nodes_.size()) {
        const bool object = nodes_[at].type == Type::object;
        Value part = Value(*this, at).first();
        std::uint32_t begin = at + 1;
        for (std::size_t number = 0;; ++number) {
            std::string step = object ? pointer_step(part.text()) : std::to_string(number);
            if (object) {
                // A key stands for its member.
                if (begin == index) return text.append("/").append(step);
                begin = nodes_[begin].end;
            }
            if (begin >= nodes_.size()) return text;
            if (index < nodes_[begin].end) {
                text += "/" + step;
                break;
            }
            begin = nodes_[begin].end;
            part = Value(*this, begin);
        }
        at = begin;
    }
    return text;
}

Value Value::member(std::string_view key) const noexcept {
    if (type() != Type::object) return {};
    Value at = first();
    for (std::size_t i = 0; i < size(); ++i, at = at.next().next())
        if (at.text() == key) return at.next();
    return {};
}

}  // namespace cardrules::json
