// Keys on the command line, and what binds a host to one.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include <cardrules/chance.hpp>

namespace cardrules::terminal {

using Digest = std::array<std::uint8_t, 32>;

// 64 hexadecimal digits, as bytes and back. what: the name of the argument, for the Failure.
[[nodiscard]] Digest bytes_of_hex(std::string_view hex, const std::string& what);
[[nodiscard]] std::string hex_of_bytes(const Digest& bytes);

// What a host publishes before a game to be bound to the game's key: SHA-256 over the ASCII text
// "cardrules key commitment 1", a zero byte, and the 32 bytes of the key. It tells nothing of the
// key, and no other key has the same one. The text keeps it apart from every other use of SHA-256.
[[nodiscard]] Digest commitment_of(const Key& key);

}  // namespace cardrules::terminal
