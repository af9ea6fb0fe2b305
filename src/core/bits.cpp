#include <cardrules/detail/bits.hpp>

namespace cardrules::detail {

#ifdef CARDRULES_ASKS_PROCESSOR
// AMD's processors before Zen 3 have the instructions that spread and gather bits, but slow ones.
const bool has_bit_instructions =
    __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi2") != 0 &&
    __builtin_cpu_is("amdfam15h") == 0 && __builtin_cpu_is("amdfam17h") == 0;
#endif

std::uint64_t spread_one_by_one(std::uint64_t bits, std::uint64_t mask) noexcept {
    std::uint64_t spread = 0;
    for (; bits != 0; bits &= bits - 1) {
        const auto index = static_cast<unsigned>(std::countr_zero(bits));
        spread |= std::uint64_t{1} << nth_bit_by_bytes(mask, index);
    }
    return spread;
}

std::uint64_t gather_one_by_one(std::uint64_t bits, std::uint64_t mask) noexcept {
    std::uint64_t gathered = 0;
    for (unsigned i = 0; mask != 0; mask &= mask - 1, ++i)
        gathered |= (bits >> std::countr_zero(mask) & 1U) << i;
    return gathered;
}

}  // namespace cardrules::detail
