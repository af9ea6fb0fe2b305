#include <array>
#include <cstddef>

#include <cardrules/status.hpp>

namespace cardrules {

namespace {
constexpr std::array<std::string_view, 28> names = {"ok",
                                                    "over",
                                                    "malformed",
                                                    "stale",
                                                    "not_to_act",
                                                    "verb_not_available",
                                                    "wrong_count",
                                                    "not_available",
                                                    "bad_argument",
                                                    "unknown_game",
                                                    "bad_players",
                                                    "unknown_option",
                                                    "bad_option",
                                                    "bad_deal",
                                                    "nothing_to_undo",
                                                    "nothing_to_redo",
                                                    "not_over",
                                                    "bad_json",
                                                    "bad_document",
                                                    "too_new",
                                                    "too_old",
                                                    "differs",
                                                    "buffer",
                                                    "memory",
                                                    "internal",
                                                    "not_seeded",
                                                    "impossible",
                                                    "callback"};
}  // namespace

std::string_view code_name(Code code) noexcept {
    const auto number = -static_cast<std::int64_t>(code);
    if (number < 0 || number >= static_cast<std::int64_t>(names.size())) return "unknown";
    return names[static_cast<std::size_t>(number)];
}

}  // namespace cardrules
