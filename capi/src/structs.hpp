// The structs of the interface: their sizes and defaults.
#pragma once

#include <cstddef>

#include "guard.hpp"

namespace cardrules::capi {

// A struct with nothing in it but its size.
template <class Struct>
void set_up(Struct* out) noexcept {
    if (out == nullptr) return;
    *out = {};
    out->struct_size = static_cast<std::uint32_t>(sizeof(Struct));
}

// Whether the bytes of a caller's struct that are unknown here are all zero.
bool tail_is_zero(const void* bytes, std::size_t known, std::size_t size) noexcept;

// A struct that the caller filled; the defaults where he gave none.
template <class Struct>
Struct filled(const Struct* in, const char* name) {
    Struct known{};
    if (in == nullptr) return known;
    constexpr std::size_t most = 1024;
    if (in->struct_size < sizeof(Struct) || in->struct_size > most)
        refuse_argument(name, "has a struct_size that is none");
    if (!tail_is_zero(in, sizeof(Struct), in->struct_size))
        refuse_argument(name, "asks for something that this library doesn't know");
    return *in;
}

// A struct for the caller to read: there must be room for it.
template <class Struct>
Struct& readable(Struct* out, const char* name) {
    if (given(out, name).struct_size < sizeof(Struct))
        refuse_argument(name, "has a struct_size that is too small");
    return *out;
}

// Fills a struct for the caller, but for its size.
template <class Struct>
void fill(Struct& out, Struct values) noexcept {
    values.struct_size = out.struct_size;
    out = values;
}

}  // namespace cardrules::capi
