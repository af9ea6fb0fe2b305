// Documents: rules, positions, records and saves as JSON text, and what the games are.
//
// All of it is host calls: documents hold what is hidden. What is written is canonical: no spaces,
// keys in a fixed order, moves in their notation, 64-bit numbers in quotation marks, and the same
// bytes on every machine. Reading is strict: unknown, missing and repeated keys, wrong types,
// numbers out of range, cards in two places or in none, and positions that contradict themselves
// are refused, with a JSON pointer to the fault. Whatever is written is read back as the same
// value.
//
// Functions that begin with read_ return a Problem and leave `out` as it was if there is one; those
// that end in _from_json throw Error instead. Their codes: bad_json (not JSON, or beyond the bounds
// below; Problem::position is the byte where it stops being JSON), bad_document (JSON, but not what
// such a document holds), too_new and too_old (of a format or of rules that this library does not
// know, or no longer), unknown_game, bad_players, unknown_option, bad_option, and where a document
// is replayed, differs. No call keeps state, so all may run concurrently. All may throw
// std::bad_alloc.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <cardrules/match.hpp>
#include <cardrules/problem.hpp>
#include <cardrules/ruleset.hpp>
#include <cardrules/state.hpp>

namespace cardrules {

// Bounds of what is read: bytes, lists and objects within each other, and values in all. Reading
// needs memory of at most ten times the text.
inline constexpr std::size_t max_document_bytes = std::size_t{32} << 20U;
inline constexpr int max_document_depth = 32;
inline constexpr std::size_t max_document_values = std::size_t{4} << 20U;

// Rules: {"game":…,"rules":1,"players":2,"options":{…}}. On input "rules" (else the newest),
// "options" (else the defaults) and any option may be left out, and "preset" may name a preset,
// which is set before the options.
[[nodiscard]] std::string ruleset_json(const Ruleset& ruleset);
Problem read_ruleset(std::string_view text, Ruleset& out);
[[nodiscard]] Ruleset ruleset_from_json(std::string_view text);

// Options alone, as in {"draw_from":"top","dealer":"lot"}: those named are set in the ruleset.
[[nodiscard]] std::string options_json(const Ruleset& ruleset);
Problem read_options(std::string_view text, Ruleset& ruleset);

// A position with its rules, sealed moves and knowledge; neither a key nor the past.
[[nodiscard]] std::string state_json(const State& state);
Problem read_state(std::string_view text, State& out);
[[nodiscard]] State state_from_json(std::string_view text);

// What a record may say of the state before each step, to be compared when it is replayed.
struct Checkpoints {
    bool to_act = false;
    bool hash = false;
    bool legal = false;  // counts and digests of the legal moves
    bool facts = false;
};

// A record: the rules and every step; the form of conformance vectors too. Reading replays it, with
// every checkpoint in it, to a match whose chance moves the host makes. Options may be left out. A
// record that does not agree with the rules is refused with the code differs.
[[nodiscard]] std::string record_json(const Match& match, const Checkpoints& checkpoints = {});
Problem read_record(std::string_view text, std::optional<Match>& out);
[[nodiscard]] Match record_from_json(std::string_view text);
// Replays a record without keeping it.
Problem check_record(std::string_view text);

// A save: a record, and the secret key that future chance moves come from. Steps that were undone
// are not saved.
[[nodiscard]] std::string save_json(const Match& match);
Problem read_save(std::string_view text, std::optional<Match>& out);
[[nodiscard]] Match save_from_json(std::string_view text);

// How far a file of conformance vectors agrees: records, one on a line, and answers of the chance
// stream.
struct Conformance {
    std::uint64_t games = 0;     // records that agree to the end
    std::uint64_t steps = 0;     // all their steps
    std::uint64_t outcomes = 0;  // answers of the chance stream that agree
    // Of the first line that does not agree: its number from 1 (0 where all lines agree), its step
    // (-1 where it is not about a record's step), and what is wrong.
    std::uint64_t line = 0;
    std::int64_t step = -1;
    Problem problem;

    [[nodiscard]] bool ok() const noexcept { return line == 0; }
};
// Compares line by line, up to the first that does not agree. Empty lines are left out.
[[nodiscard]] Conformance conform(std::string_view lines);

// What a state holds in the words of the conformance vectors.
[[nodiscard]] std::string facts_json(const State& state);
// How a game ended: {"reason":…,"placements":[…],"scores":[…]}; null while it goes on.
[[nodiscard]] std::string result_json(const State& state);
// The number of an actor's legal moves and a digest of them; twelve or fewer are listed.
[[nodiscard]] std::string legal_json(const State& state, int actor);
// What an actor may do, as choices with slots to fill:
// {"seat":1,"choices":[{"verb":…,"rule":…,"count":…,"slots":[{"name":…,"kind":…,"pick":…,"from":[…]}]}]}.
// A move is the verb and `pick` members of each slot, with one space between them.
[[nodiscard]] std::string choices_json(const State& state, int actor);

// The games of the library by name, with the codes of refusals.
[[nodiscard]] std::string catalog_json();
// One game for a table of so many players; "" where it is not for so many.
[[nodiscard]] std::string game_json(int game, int players);

// The JSON Schema (2020-12) of a "ruleset", "state", "record" or "save" with all games of this
// build, those from outside of the library too; "" for anything else. The schemas of the library's
// own games, and of all other documents, are installed as files.
[[nodiscard]] std::string schema_json(std::string_view document);

}  // namespace cardrules
