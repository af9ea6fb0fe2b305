// How a call went.
#pragma once

#include <cstdint>
#include <string_view>

namespace cardrules {

// Pinned numbers, the same as in the C interface; they are only ever added to. Of several faults of
// one move the first in this order is told: over, malformed, stale, not_to_act, verb_not_available,
// wrong_count, not_available.
enum class Code : std::int32_t {
    ok = 0,
    over = -1,                // the game is over, nobody may move
    malformed = -2,           // no move of this game at all
    stale = -3,               // meant for another step than the one the game is at
    not_to_act = -4,          // another actor's turn
    verb_not_available = -5,  // such a move cannot be made here
    wrong_count = -6,         // too few or too many things named
    not_available = -7,       // a thing named that cannot be chosen here
    bad_argument = -8,        // a null pointer, a size or a number out of range
    unknown_game = -9,        // no game of that name, or not under these rules
    bad_players = -10,        // the game is not for so many players
    unknown_option = -11,     // the game has no such option or preset
    bad_option = -12,         // the option does not take that value
    bad_deal = -13,           // a deal that is not an order of the cards asked for
    nothing_to_undo = -14,    // no seat has acted yet
    nothing_to_redo = -15,    // nothing was undone, or another move was made since
    not_over = -16,           // the game still goes on
    bad_json = -17,           // not JSON, too long or too deep
    bad_document = -18,       // JSON, but not what such a document holds
    too_new = -19,            // a document of a later format than this library knows
    too_old = -20,            // a document of a format that is no longer read
    differs = -21,            // a replay came to something else than the record says
    buffer = -22,             // the buffer is too small
    memory = -23,             // no memory
    internal = -24,           // a fault of the library; the object is as it was
    not_seeded = -25,         // reserved: no call returns it
    impossible = -26,         // no position agrees with the view
    callback = -27,           // a callback of the caller's failed
};

// The name of a code, as in "not_to_act"; "unknown" for a number that is none. Static storage.
[[nodiscard]] std::string_view code_name(Code code) noexcept;

// The outcome of a call on a state. Costs nothing to make: text is made only when asked for.
struct [[nodiscard]] Status {
    Code code = Code::ok;
    std::int8_t slot = -1;  // which slot of the verb a refusal is about, from 0, or -1
    std::uint8_t verb = 0;  // which verb, or 0
    std::uint8_t rule = 0;  // number of the rule that says so, or 0

    [[nodiscard]] constexpr bool ok() const noexcept { return code == Code::ok; }
    constexpr bool operator==(const Status&) const noexcept = default;
};

}  // namespace cardrules
