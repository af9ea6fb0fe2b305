// The library itself: versions, status names, keys.
#include <algorithm>

#include <cardrules/chance.hpp>

#include "guard.hpp"
#include "version.hpp"

using namespace cardrules;
using namespace cardrules::capi;

std::uint32_t cardrules_abi() {
    return CARDRULES_C_ABI;
}

std::uint32_t cardrules_version() {
    return CARDRULES_C_VERSION;
}

const char* cardrules_version_string() {
    return CARDRULES_C_VERSION_STRING;
}

const char* cardrules_status_name(std::int32_t status) {
    return code_name(static_cast<Code>(status)).data();
}

std::int32_t cardrules_key_from_seed(std::uint64_t seed, std::uint8_t* key,
                                     cardrules_error* error) {
    return guard(error, [&] {
        std::uint8_t* out = &given(key, "key");
        const Key made = key_from_seed(seed);
        std::copy(made.begin(), made.end(), out);
    });
}
