// Rules in documents: the game, its rules version, the players and the options.
#pragma once

#include <cardrules/ruleset.hpp>

#include "io/reader.hpp"
#include "io/writer.hpp"

namespace cardrules::json {

// The members "game", "rules", "players" and "options", into an object that was begun.
void write_ruleset(Writer& writer, const Ruleset& ruleset);
// An object of all options.
void write_options(Writer& writer, const Ruleset& ruleset);
// The value of one option, as documents write it.
void write_option_value(Writer& writer, const OptionInfo& option, std::int32_t value);

// How much of a ruleset a document must hold.
enum class Options : std::uint8_t { complete, partial };

// Reads the values of "game", "rules" (may be missing where options may be), "players", "options".
// Errors: unknown_game, too_new and too_old for rules, bad_players, unknown_option, bad_option.
struct RulesetValues {
    Value game;
    Value rules;
    Value players;
    Value options;
};
bool read_ruleset(Reader& reader, const RulesetValues& values, Options options, Ruleset& out);

// Sets the options that an object names.
bool read_options(Reader& reader, Value object, Options options, Ruleset& ruleset);

}  // namespace cardrules::json
