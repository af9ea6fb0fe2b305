// Why a move cannot be made.
#pragma once

#include <cardrules/catalog.hpp>
#include <cardrules/state.hpp>

namespace cardrules {

// Whether a number is a move of the game at all: a verb it has, arguments within what their slots
// can name and without gaps, sets ascending.
[[nodiscard]] bool well_formed(const GameInfo& info, Move move) noexcept;

// Which of a verb's slots an argument belongs to: one each, and the rest to the last.
[[nodiscard]] int slot_of_argument(const VerbInfo& verb, int argument) noexcept;

// Compares a well-formed move with what an actor may do.
[[nodiscard]] Status compare(const GameInfo& info, const Choices& choices, Move move) noexcept;

// State::check() of a bare position.
[[nodiscard]] Status check_move(const Header& header, const void* position, int actor,
                                Move move) noexcept;

}  // namespace cardrules
