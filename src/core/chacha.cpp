#include "core/chacha.hpp"

#include <array>
#include <bit>
#include <cstddef>

namespace cardrules::detail {
namespace {

using State = std::array<std::uint32_t, 16>;

template <std::size_t a, std::size_t b, std::size_t c, std::size_t d>
void quarter_round(State& x) noexcept {
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = std::rotl(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = std::rotl(x[b] ^ x[c], 7);
}

void make_block(const Block& block) noexcept {
    State x{};
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = block.state[i];
    x[12] = block.counter;
    for (int i = 0; i < 10; ++i) {
        quarter_round<0, 4, 8, 12>(x);
        quarter_round<1, 5, 9, 13>(x);
        quarter_round<2, 6, 10, 14>(x);
        quarter_round<3, 7, 11, 15>(x);
        quarter_round<0, 5, 10, 15>(x);
        quarter_round<1, 6, 11, 12>(x);
        quarter_round<2, 7, 8, 13>(x);
        quarter_round<3, 4, 9, 14>(x);
    }
    for (std::size_t i = 0; i < x.size(); ++i)
        block.words[i] = x[i] + (i == 12 ? block.counter : block.state[i]);
}

}  // namespace

void make_blocks_portably(std::span<const Block> blocks) noexcept {
    for (const Block& block : blocks) make_block(block);
}

void make_blocks(std::span<const Block> blocks) noexcept {
    make_blocks_portably(blocks);
}

}  // namespace cardrules::detail
