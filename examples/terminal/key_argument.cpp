#include "key_argument.hpp"

#include <sodium.h>

#include "failure.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::string_view domain{"cardrules key commitment 1\0", 27};
constexpr std::string_view digits = "0123456789abcdef";
static_assert(crypto_hash_sha256_BYTES == std::tuple_size_v<Digest>);

// The value of a digit, or -1.
int value_of(char digit) {
    const char lower = digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
    const std::size_t value = digits.find(lower);
    return value == std::string_view::npos ? -1 : static_cast<int>(value);
}

}  // namespace

Digest bytes_of_hex(std::string_view hex, const std::string& what) {
    Digest bytes{};
    bool right = hex.size() == 2 * bytes.size();
    for (std::size_t i = 0; right && i < bytes.size(); ++i) {
        const int high = value_of(hex[2 * i]);
        const int low = value_of(hex[2 * i + 1]);
        right = high >= 0 && low >= 0;
        if (right) bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
    }
    if (!right)
        throw Failure("this is no " + what + ": " + std::string(hex.substr(0, 70)),
                      "a " + what + " is 64 hexadecimal digits");
    return bytes;
}

std::string hex_of_bytes(const Digest& bytes) {
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

Digest commitment_of(const Key& key) {
    if (sodium_init() < 0) throw Failure("libsodium cannot be used here", "");
    Digest digest{};
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(domain.data()),
                              domain.size());
    crypto_hash_sha256_update(&state, key.data(), key.size());
    crypto_hash_sha256_final(&state, digest.data());
    return digest;
}

}  // namespace cardrules::terminal
