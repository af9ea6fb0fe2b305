// The block function of ChaCha20 (RFC 8439, 2.3), several blocks at a time.
#pragma once

#include <cstdint>
#include <span>

namespace cardrules::detail {

// A block to make: the state it is made from, the counter to use instead of the state's own (word
// 12), and where its 16 words go. All words are numbers, not bytes.
struct Block {
    const std::uint32_t* state = nullptr;
    std::uint32_t counter = 0;
    std::uint32_t* words = nullptr;
};

// Makes the blocks, in the fastest way that this machine has. How many are made at once changes the
// time alone.
void make_blocks(std::span<const Block> blocks) noexcept;

// A way of making blocks. All give the same words.
struct BlockMaker {
    const char* name = nullptr;
    void (*make)(std::span<const Block> blocks) noexcept = nullptr;
};

// The ways that this machine has: first in standard C++, one block after the other; the fastest
// last.
[[nodiscard]] std::span<const BlockMaker> block_makers() noexcept;

}  // namespace cardrules::detail
