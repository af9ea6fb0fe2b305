// Texts and arrays into the caller's memory.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include <cardrules/problem.hpp>

#include "guard.hpp"

namespace cardrules::capi {

// Where a text or an array goes, as the caller gave it: elements, how many there is room for, and
// where to write how many there are.
template <class Type>
struct Output {
    Type* elements;
    std::size_t capacity;
    std::size_t* needed;

    Output(Type* where, std::size_t room, std::size_t* count) noexcept
        : elements(where), capacity(room), needed(count) {
        put(needed, 0);
    }

    // Whether the call only asks how much there is.
    [[nodiscard]] bool only_asks() const noexcept { return elements == nullptr && capacity == 0; }
    // Says how much there is; ends the call where it is too much.
    [[nodiscard]] bool has_room(std::size_t size) const {
        if (elements == nullptr && capacity != 0) refuse_argument("capacity", "is not 0 for NULL");
        if (!only_asks() && capacity < size) refuse_size(size);
        put(needed, size);
        return !only_asks();
    }

  private:
    // The words come first: where there is no memory for them, nothing is written.
    [[noreturn]] void refuse_size(std::size_t size) const {
        Error error({Code::buffer, {}, "the buffer is too small", -1});
        put(needed, size);
        if constexpr (std::is_same_v<Type, char>)
            if (capacity > 0) elements[0] = '\0';
        throw error;
    }
};

using Text = Output<char>;

// Writes a text and the zero byte behind it.
void write(const Text& out, std::string_view text);

// Writes `size` elements, which `fill` puts one after the other from a pointer on.
template <class Type, class Fill>
void write(const Output<Type>& out, std::size_t size, const Fill& fill) {
    if (out.has_room(size)) fill(out.elements);
}

}  // namespace cardrules::capi
