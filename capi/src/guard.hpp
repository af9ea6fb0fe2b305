// What stands around every entry point: no exception leaves the library, and every failure has a
// code and words.
#pragma once

#include <exception>
#include <type_traits>

#include <cardrules/cardrules.h>
#include <cardrules/problem.hpp>

namespace cardrules::capi {

// Writes a problem for the caller and returns its code.
std::int32_t tell(cardrules_error* error, const Problem& problem) noexcept;
// The same for the exception that is being handled.
std::int32_t tell_current_exception(cardrules_error* error) noexcept;
// Whether there is nowhere to write to, or enough room there.
inline bool takes_errors(const cardrules_error* error) noexcept {
    return error == nullptr || error->struct_size >= sizeof(cardrules_error);
}
inline void clear(cardrules_error* error) noexcept {
    if (error == nullptr) return;
    error->code = CARDRULES_OK;
    error->position = -1;
    error->where[0] = '\0';
    error->message[0] = '\0';
}

// Runs the body of a call. A body returns nothing or a Problem, and may throw.
template <class Body>
std::int32_t guard(cardrules_error* error, const Body& body) noexcept {
    if (!takes_errors(error)) return CARDRULES_ERROR_BAD_ARGUMENT;
    clear(error);
    try {
        if constexpr (std::is_void_v<std::invoke_result_t<Body>>) {
            body();
            return CARDRULES_OK;
        } else {
            const Problem problem = body();
            return problem.ok() ? CARDRULES_OK : tell(error, problem);
        }
    } catch (...) {
        return tell_current_exception(error);
    }
}

// Ends a call because of a parameter of that name.
[[noreturn]] void refuse_argument(const char* name, const char* message);

// What a pointer of the caller's points to; ends the call where that is nothing.
template <class Type>
Type& given(Type* pointer, const char* name) {
    if (pointer == nullptr) refuse_argument(name, "must not be NULL");
    return *pointer;
}

// Writes where the caller wants it.
template <class Type, class Value>
void put(Type* out, Value value) noexcept {
    if (out != nullptr) *out = static_cast<Type>(value);
}

// Ends a call with a refusal put into words, unless all went well.
inline void check(const Status& status) {
    throw_if_failed(explain(status));
}

}  // namespace cardrules::capi
