#include "core/chacha.hpp"

#include <array>
#include <bit>
#include <cstddef>

#include "core/chacha_rows.hpp"

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

void make_portably(std::span<const Block> blocks) noexcept {
    for (const Block& block : blocks) make_block(block);
}

constexpr std::array makers{
    BlockMaker{"portable", make_portably},
#ifdef CARDRULES_HAS_ROWS_OF_1
    BlockMaker{"rows of 1", rows_of_1::make},
#endif
#ifdef CARDRULES_HAS_ROWS_OF_4
    BlockMaker{"rows of 2", rows_of_2::make},
    BlockMaker{"rows of 4", rows_of_4::make},
#endif
};

// How many of the makers, from the first, this machine can run.
std::size_t count_makers() noexcept {
#ifdef CARDRULES_HAS_ROWS_OF_4
    if (__builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vl") != 0)
        return makers.size();
    if (__builtin_cpu_supports("avx2") != 0) return makers.size() - 1;
    return makers.size() - 2;
#else
    return makers.size();
#endif
}

}  // namespace

std::span<const BlockMaker> block_makers() noexcept {
    return {makers.data(), count_makers()};
}

void make_blocks(std::span<const Block> blocks) noexcept {
    // One block alone is made fastest without vectors.
    if (blocks.size() == 1) return make_block(blocks.front());
    makers[count_makers() - 1].make(blocks);
}

}  // namespace cardrules::detail
