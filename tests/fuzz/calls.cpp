// Sequences of calls on the C interface, as the bytes decide.
#include "fuzz/target.hpp"

extern "C" {
#include "capi/sequences.h"
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    run_sequence(data, size);
    return 0;
}
