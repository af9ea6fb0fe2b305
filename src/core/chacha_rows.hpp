// ChaCha20 blocks side by side with the vector instructions of GCC and Clang; where there are none,
// nothing is defined here. Included by chacha.cpp alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include "core/chacha.hpp"

#ifdef __has_builtin
#if __has_builtin(__builtin_shufflevector)

#if defined(__SSE2__) || defined(__ARM_NEON) || defined(__wasm_simd128__) || defined(__VSX__)
#define CARDRULES_HAS_ROWS_OF_1
#endif

// GCC for Windows does not align the stack for wider vectors.
#if defined(__x86_64__) && !defined(_WIN32)
#define CARDRULES_HAS_ROWS_OF_4
#endif

#endif
#endif

namespace cardrules::detail {

#ifdef CARDRULES_HAS_ROWS_OF_1
#define CARDRULES_KERNEL rows_of_1
#define CARDRULES_TARGET
#define CARDRULES_LANES 1
#define CARDRULES_GROUPS 4
#include "core/chacha_kernel.inc"
#endif

#ifdef CARDRULES_HAS_ROWS_OF_4
#define CARDRULES_KERNEL rows_of_2
#define CARDRULES_TARGET __attribute__((target("avx2")))
#define CARDRULES_LANES 2
#define CARDRULES_GROUPS 4
#include "core/chacha_kernel.inc"

#define CARDRULES_KERNEL rows_of_4
#define CARDRULES_TARGET __attribute__((target("avx512f,avx512vl")))
#define CARDRULES_LANES 4
#define CARDRULES_GROUPS 4
#include "core/chacha_kernel.inc"
#endif

}  // namespace cardrules::detail
