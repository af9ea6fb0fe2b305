// Memory that is counted, and that runs out when a test wants it to.
#pragma once

#include <cstddef>

namespace cardrules::test {

// Allocations of the whole program so far, those that failed included.
[[nodiscard]] std::size_t allocations() noexcept;
// The most bytes that objects took at one time since the call before.
[[nodiscard]] std::size_t most_bytes_since() noexcept;

enum class Lack {
    once,     // one allocation fails, those after it succeed
    forever,  // no allocation succeeds from there on
};

// While it lives, the allocation of a number (from 1) fails, counted from its beginning.
class FailingMemory {
  public:
    FailingMemory(std::size_t number, Lack lack) noexcept;
    ~FailingMemory();
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;

    // Whether there were as many allocations.
    [[nodiscard]] bool failed() const noexcept;
};

}  // namespace cardrules::test
