// Where rules tell what happened.
#pragma once

namespace cardrules {

// Hears nothing and costs nothing.
struct Silent {
    static constexpr bool silent = true;
    void note(int /*label*/, int /*seat*/ = -1) noexcept {}
};

// Rules call note() when a part of a move is done and every card has its place: events are what has
// changed since the note before. The label is an index into GameInfo::labels; seat is whom it
// concerns, or -1.
struct Notes {
    static constexpr bool silent = false;
    void (*hear)(void* user, int label, int seat) = nullptr;
    void* user = nullptr;

    void note(int label, int seat = -1) noexcept { hear(user, label, seat); }
};

}  // namespace cardrules
