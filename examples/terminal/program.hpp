// The program as its commands see it.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

#include "console.hpp"

namespace cardrules::terminal {

struct Program {
    CLI::App app;
    Console console;
    // What the command that was named does; returns the exit code.
    std::function<int()> run;
};

// Each names a command, its arguments, and what it does.
void add_list(Program& program);
void add_describe(Program& program);
void add_demo(Program& program);
void add_play(Program& program);
void add_replay(Program& program);
void add_view(Program& program);
void add_conform(Program& program);
void add_simulate(Program& program);
void add_merge(Program& program);
void add_commit(Program& program);
void add_verify(Program& program);
void add_perft(Program& program);

}  // namespace cardrules::terminal
