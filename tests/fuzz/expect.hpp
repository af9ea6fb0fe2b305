// A promise that a fuzzer has to find a way around.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace cardrules::fuzz {

// Ends the program where a promise is broken, so that the fuzzer keeps the input.
inline void expect(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

}  // namespace cardrules::fuzz
