// cardrules conform: whether games played elsewhere agree with the rules.
#include <memory>
#include <vector>

#include <cardrules/json.hpp>

#include "files.hpp"
#include "program.hpp"
#include "words.hpp"

namespace cardrules::terminal {

namespace {

std::string counts_text(const Conformance& counts) {
    std::string text =
        counted(counts.games, "game", "games") + ", " + counted(counts.steps, "step", "steps");
    if (counts.outcomes > 0)
        text += ", " + counted(counts.outcomes, "outcome of chance", "outcomes of chance");
    return text;
}

std::string difference_text(const std::string& path, const Conformance& counts) {
    std::string text = path + ':' + std::to_string(counts.line) + ": ";
    if (!counts.problem.where.empty()) text += counts.problem.where + ": ";
    return text + counts.problem.message;
}

int conform_files(const Console& console, const std::vector<std::string>& paths) {
    int code = success;
    for (const std::string& path : paths) {
        const Conformance counts = conform(read_file(path));
        if (counts.problem.code == Code::bad_json)
            throw Failure(difference_text(path, counts), "a vector is one JSON object on a line");
        if (counts.problem.code == Code::bad_document && counts.problem.where == "/document")
            throw Failure(difference_text(path, counts), "`cardrules replay` checks a save");
        if (counts.ok() && counts.games + counts.outcomes == 0)
            throw Failure(path + " is empty", "name a file of vectors or a record");
        if (!counts.ok()) {
            code = disagreement;
            console.print_line(difference_text(path, counts));
        }
        console.print_line(path + ": " + counts_text(counts) +
                           (counts.ok() ? " agree" : " agree before that"));
    }
    return code;
}

}  // namespace

void add_conform(Program& program) {
    CLI::App* command = program.app.add_subcommand(
        "conform", "Compare vectors and records with the rules (exit code 1 if they differ)");
    auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("files", *paths, "Files of vectors, or - for standard input")->required();
    command->callback([&program, paths] {
        program.run = [&program, paths] { return conform_files(program.console, *paths); };
    });
}

}  // namespace cardrules::terminal
