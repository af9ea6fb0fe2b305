// Replaces operator new, and malloc where nothing else has: sanitizers bring their own.
#include "support/failing_memory.hpp"

#include <atomic>
#include <cerrno>
#include <cstdlib>
#ifdef __APPLE__
#include <malloc/malloc.h>
#else
#include <malloc.h>
#endif
#include <new>

#if defined(__GLIBC__) && !defined(CARDRULES_TESTS_SANITIZED)
#define CARDRULES_TESTS_REPLACE_MALLOC
#endif

namespace {

constexpr std::size_t never = 0;

std::atomic<std::size_t> count = 0;
std::atomic<std::size_t> bytes = 0;
std::atomic<std::size_t> most_bytes = 0;
// Of the allocation that fails, counted from 1; of all those from there on.
std::atomic<std::size_t> failing = never;
std::atomic<bool> all_after = false;
std::atomic<bool> has_failed = false;

bool fails() noexcept {
    const std::size_t number = ++count;
    const std::size_t from = failing;
    if (from == never || number < from || (number > from && !all_after)) return false;
    has_failed = true;
    return true;
}

}  // namespace

#ifdef CARDRULES_TESTS_REPLACE_MALLOC

extern "C" {

void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t number, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);

void* malloc(std::size_t size) noexcept {
    if (!fails()) return __libc_malloc(size);
    errno = ENOMEM;
    return nullptr;
}

void* calloc(std::size_t number, std::size_t size) noexcept {
    if (!fails()) return __libc_calloc(number, size);
    errno = ENOMEM;
    return nullptr;
}

void* realloc(void* memory, std::size_t size) noexcept {
    if (!fails()) return __libc_realloc(memory, size);
    errno = ENOMEM;
    return nullptr;
}

}  // extern "C"

#endif

namespace {

std::size_t size_of(void* memory) noexcept {
#if defined(__APPLE__)
    return malloc_size(memory);
#elif defined(_WIN32)
    return memory == nullptr ? 0 : _msize(memory);
#else
    return malloc_usable_size(memory);
#endif
}

void* allocated(std::size_t size) noexcept {
    if (size == 0) size = 1;
#ifdef CARDRULES_TESTS_REPLACE_MALLOC
    void* const memory = std::malloc(size);
#else
    void* const memory = fails() ? nullptr : std::malloc(size);
#endif
    const std::size_t now = bytes += size_of(memory);
    if (now > most_bytes) most_bytes = now;
    return memory;
}

void give_back(void* memory) noexcept {
    bytes -= size_of(memory);
    std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
    if (void* memory = allocated(size)) return memory;
    throw std::bad_alloc();
}
void* operator new[](std::size_t size) {
    return operator new(size);
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return allocated(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return allocated(size);
}
void operator delete(void* memory) noexcept {
    give_back(memory);
}
void operator delete[](void* memory) noexcept {
    give_back(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    give_back(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    give_back(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
    give_back(memory);
}
void operator delete[](void* memory, const std::nothrow_t&) noexcept {
    give_back(memory);
}

namespace cardrules::test {

std::size_t allocations() noexcept {
    return count;
}

std::size_t most_bytes_since() noexcept {
    return most_bytes.exchange(bytes);
}

FailingMemory::FailingMemory(std::size_t number, Lack lack) noexcept {
    has_failed = false;
    all_after = lack == Lack::forever;
    failing = count + number;
}

FailingMemory::~FailingMemory() {
    failing = never;
}

bool FailingMemory::failed() const noexcept {
    return has_failed;
}

}  // namespace cardrules::test
