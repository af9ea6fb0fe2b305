#include "core/hash.hpp"

#include <bit>
#include <cstddef>
#include <cstring>

// gcc 12 takes its own vector instructions for uninitialized.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace cardrules {

namespace {

constexpr std::size_t hashed_from = offsetof(Header, tag);
constexpr std::size_t hashed_header = sizeof(Header) - hashed_from;

// The hashed form is the layout itself, so nothing in it may depend on a compiler.
static_assert(hashed_from == 8 && sizeof(Header) == 152 && sizeof(Move) == 8);
static_assert(offsetof(Header, sealed) == 16 && offsetof(Header, known) == 80);

void reverse(unsigned char* number, std::size_t width) noexcept {
    for (std::size_t low = 0, high = width - 1; low < high; ++low, --high) {
        const unsigned char byte = number[low];
        number[low] = number[high];
        number[high] = byte;
    }
}

// Turns the numbers of a big-endian machine around, those that are wider than a byte.
[[maybe_unused]] void to_little_endian(unsigned char* bytes, const Game& game,
                                       int players) noexcept {
    reverse(bytes, 4);
    reverse(bytes + offsetof(Header, form) - hashed_from, 2);
    for (std::size_t at = offsetof(Header, sealed) - hashed_from; at < hashed_header; at += 8)
        reverse(bytes + at, 8);
    unsigned char* position = bytes + hashed_header;
    for (std::size_t i = 0; i < game.info->options.size(); ++i) reverse(position + 4 * i, 4);
    for (const Field& field : game.fields) {
        if (field.kind == FieldKind::places) reverse(position + field.offset, 8);
        if (field.kind != FieldKind::cards && field.kind != FieldKind::numbers) continue;
        for (int i = 0; i < element_count(field, players); ++i)
            reverse(position + element_offset(field, i, players), field.width);
    }
}

}  // namespace

std::uint64_t hash_of(const Header& header, const void* position, const Game& game) noexcept {
    if (header.players == 0) return 0;
    const std::size_t size = hashed_header + game.position_size;
    if constexpr (std::endian::native == std::endian::little) {
        // A state holds its position right behind its header.
        const unsigned char* bytes = reinterpret_cast<const unsigned char*>(&header) + hashed_from;
        if (bytes + hashed_header == position) return hash_bytes(bytes, size);
    }
    unsigned char bytes[hashed_header + State::capacity];
    std::memcpy(bytes, reinterpret_cast<const unsigned char*>(&header) + hashed_from,
                hashed_header);
    std::memcpy(bytes + hashed_header, position, game.position_size);
    if constexpr (std::endian::native == std::endian::big)
        to_little_endian(bytes, game, header.players);
    return hash_bytes(bytes, size);
}

std::uint64_t hash_bytes(const void* bytes, std::size_t size) noexcept {
    return XXH3_64bits(bytes, size);
}

}  // namespace cardrules
