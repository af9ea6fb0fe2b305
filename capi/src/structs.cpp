#include "structs.hpp"

#include <algorithm>

namespace cardrules::capi {

bool tail_is_zero(const void* bytes, std::size_t known, std::size_t size) noexcept {
    const auto* begin = static_cast<const unsigned char*>(bytes);
    return std::all_of(begin + known, begin + size, [](unsigned char byte) { return byte == 0; });
}

}  // namespace cardrules::capi

using cardrules::capi::set_up;

void cardrules_error_init(cardrules_error* error) {
    set_up(error);
    cardrules::capi::clear(error);
}

void cardrules_match_options_init(cardrules_match_options* options) {
    set_up(options);
}

void cardrules_result_init(cardrules_result* result) {
    set_up(result);
}

void cardrules_simulation_init(cardrules_simulation* simulation) {
    set_up(simulation);
}

void cardrules_simulation_result_init(cardrules_simulation_result* result) {
    set_up(result);
}

void cardrules_batch_options_init(cardrules_batch_options* options) {
    set_up(options);
}
