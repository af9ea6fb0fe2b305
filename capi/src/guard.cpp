#include "guard.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace cardrules::capi {

namespace {

// How much of a text fits into so many bytes without cutting a character in two.
std::size_t whole_characters(std::string_view text, std::size_t most) noexcept {
    if (text.size() <= most) return text.size();
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) --most;
    return most;
}

template <std::size_t Size>
void copy_text(std::string_view text, char (&out)[Size]) noexcept {
    const std::size_t length = whole_characters(text, Size - 1);
    std::memcpy(out, text.data(), length);
    out[length] = '\0';
}

}  // namespace

std::int32_t tell(cardrules_error* error, const Problem& problem) noexcept {
    const auto code = static_cast<std::int32_t>(problem.code);
    if (error == nullptr) return code;
    error->code = code;
    error->position = problem.position;
    copy_text(problem.where, error->where);
    copy_text(problem.message, error->message);
    return code;
}

std::int32_t tell_current_exception(cardrules_error* error) noexcept {
    try {
        throw;
    } catch (const Error& failure) {
        return tell(error, failure.problem());
    } catch (const std::bad_alloc&) {
        return tell(error, {Code::memory, {}, "no memory", -1});
    } catch (const std::exception&) {
        return tell(error, {Code::internal, {}, "unexpected", -1});
    } catch (...) {
        return tell(error, {Code::internal, {}, "unexpected", -1});
    }
}

void refuse_argument(const char* name, const char* message) {
    throw Error({Code::bad_argument, name, std::string(name) + " " + message, -1});
}

}  // namespace cardrules::capi
