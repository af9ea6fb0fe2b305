// Legal moves in documents: digests of them, and choices.
#pragma once

#include <vector>

#include <cardrules/notation.hpp>
#include <cardrules/state.hpp>

#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// With so many moves or fewer a digest lists them; beyond so many there is no digest.
inline constexpr std::uint64_t most_listed_moves = 12;
inline constexpr std::uint64_t most_digested_moves = 100000;

// The number of moves, FNV-1a of their notations, sorted by bytes and joined by newlines, and
// perhaps the moves.
void write_legal(Writer& writer, const GameInfo& info, const Choices& choices);
// Whether an object with "count", "fnv" and perhaps "moves" is just that. Errors: differs,
// bad_document.
bool check_legal(Reader& reader, Value object, const GameInfo& info, const Choices& choices);

// What an actor may do, for a front end: {"seat":…,"choices":[…]}.
void write_choices(Writer& writer, const GameInfo& info, int actor, const Choices& choices);

// The name of a slot's kind.
[[nodiscard]] std::string_view kind_name(Kind kind) noexcept;

// A seat, "chance" or "spectator".
void write_actor(Writer& writer, int actor);

}  // namespace cardrules::json
