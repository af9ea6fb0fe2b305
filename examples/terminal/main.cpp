// cardrules, a program to look at games, play them and check them.
#include <algorithm>
#include <array>
#include <exception>
#include <iostream>
#include <string>

#include "failure.hpp"
#include "program.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::array commands = {add_list,   add_describe, add_demo,    add_play,
                                 add_replay, add_view,     add_conform, add_simulate,
                                 add_merge,  add_perft,    add_commit,  add_verify};

void add_common_options(Program& program) {
    program.app.set_version_flag("--version", "cardrules " CARDRULES_VERSION);
    program.app
        .add_option_function<std::string>(
            "--colour,--color",
            [&program](const std::string& when) { program.console.set_colour(when); },
            "Colours: auto (on a terminal, unless NO_COLOR is set), always, never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->type_name("WHEN");
    program.app.add_flag_callback(
        "--letters", [&program] { program.console.use_letters(); },
        "Write cards as 7H, not with suit symbols");
    program.app.require_subcommand(1);
    program.app.fallthrough();
}

int fail(const std::string& message, const std::string& hint) {
    std::cerr << "cardrules: " << message << '\n';
    if (!hint.empty()) std::cerr << "hint: " << hint << '\n';
    return bad_input;
}

std::string help_hint(const CLI::App& app) {
    const auto named = app.get_subcommands();
    return "see `cardrules" + (named.empty() ? "" : ' ' + named.front()->get_name()) + " --help`";
}

// The first word of a command line that names a command, or tries to; "" for none.
std::string command_word(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--colour" || word == "--color")
            ++i;
        else if (word.empty() || word[0] != '-')
            return word;
    }
    return {};
}

// The first word before a command that would be an option but is none; "" where there is none.
std::string unknown_option(const CLI::App& app, int argc, const char* const* argv) {
    for (int i = 1; i < argc && argv[i][0] == '-'; ++i) {
        const std::string option = std::string(argv[i]).substr(0, std::string(argv[i]).find('='));
        if (app.get_option_no_throw(option) == nullptr) return option;
    }
    return {};
}

int refuse_command_line(const Program& program, const CLI::ParseError& error,
                        const std::string& word, const std::string& option) {
    const auto known = program.app.get_subcommands([](const CLI::App*) { return true; });
    const auto name_of = [](const CLI::App* command) { return command->get_name(); };
    const bool is_known = std::any_of(known.begin(), known.end(), [&](const CLI::App* command) {
        return command->get_name() == word;
    });
    if (!word.empty() && !is_known)
        return fail("there is no command " + in_quotes(word),
                    "the commands are " + joined(known, ", ", name_of));
    if (word.empty() && !option.empty())
        return fail("there is no option " + in_quotes(option), help_hint(program.app));
    return fail(error.what(), help_hint(program.app));
}

int run(Program& program, int argc, const char* const* argv) {
    try {
        program.app.parse(argc, argv);
        const int code = program.run();
        if (program.console.flush()) return code;
        return fail("the output cannot be written", "is the disk full?");
    } catch (const CLI::Success& wish) {
        return program.app.exit(wish);
    } catch (const CLI::ParseError& error) {
        return refuse_command_line(program, error, command_word(argc, argv),
                                   unknown_option(program.app, argc, argv));
    } catch (const Failure& failure) {
        std::cout.flush();
        return fail(failure.what(), failure.hint());
    } catch (const std::exception& error) {
        return fail(error.what(), "this is a fault of the program; please report it");
    }
}

}  // namespace

}  // namespace cardrules::terminal

int main(int argc, char** argv) {
    cardrules::terminal::Program program{
        CLI::App("A rules engine for card games, in a terminal.", "cardrules"), {}, {}};
    cardrules::terminal::add_common_options(program);
    for (const auto add : cardrules::terminal::commands) add(program);
    return cardrules::terminal::run(program, argc, argv);
}
