// Files that people name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <cardrules/match.hpp>
#include <cardrules/problem.hpp>

#include "failure.hpp"

namespace cardrules::terminal {

// The whole of a file, or of standard input for "-". Throws Failure, also for more than is
// sensible.
[[nodiscard]] std::string read_file(const std::string& path);
// Throws Failure.
void write_file(const std::string& path, std::string_view text);

// The failure to read a document of a file.
[[nodiscard]] Failure failure_of(const std::string& path, const Problem& problem);

// The game of a save, of a record, or of one line of a file of vectors: the first game, or that of
// a line by number, from 1. A record's match waits for its host to move chance. Throws Failure.
struct LoadedGame {
    Match match;
    bool is_save = false;
    std::uint64_t others = 0;  // games in other lines of the file
};
[[nodiscard]] LoadedGame load_game(const std::string& path, std::uint64_t line = 0);

}  // namespace cardrules::terminal
