#include "files.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include <cardrules/json.hpp>

#include "words.hpp"

namespace cardrules::terminal {

namespace {

constexpr std::size_t most_bytes = std::size_t{512} << 20U;
constexpr std::size_t block = std::size_t{1} << 16U;

std::string read_all(std::istream& stream, const std::string& path) {
    std::string text;
    std::vector<char> part(block);
    while (stream.read(part.data(), static_cast<std::streamsize>(part.size())),
           stream.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(stream.gcount()));
        if (text.size() > most_bytes)
            throw Failure(path + ": the file is too long",
                          "at most " + std::to_string(most_bytes >> 20U) + " MB are read");
    }
    return text;
}

std::string hint_of(const Problem& problem) {
    switch (problem.code) {
        case Code::bad_json:
            return "is the file complete, and a document of cardrules?";
        case Code::too_new:
            return "it was written by a later version; `cardrules --version` tells this one's";
        case Code::too_old:
            return "it was written by an earlier version, which can still read it";
        case Code::differs:
            return "`cardrules conform` compares a file with the rules";
        default:
            return "the file was changed, or is another kind of document";
    }
}

// Which kind of document a text is, by its own word.
enum class DocumentKind { record, save, chance, other };

DocumentKind kind_of(std::string_view text) {
    const auto document = nlohmann::json::parse(text, nullptr, false);
    if (!document.is_object()) return DocumentKind::other;
    if (document.value("document", nlohmann::json()) == "save") return DocumentKind::save;
    const bool answer = document.contains("chance") && document["chance"].is_string();
    return answer ? DocumentKind::chance : DocumentKind::record;
}

// The lines of a text that are not empty, with their numbers from 1.
struct Line {
    std::uint64_t number = 0;
    std::string_view text;
};

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    for (std::uint64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.find_first_not_of(" \t\r") != std::string_view::npos)
            lines.push_back({number, line});
    }
    return lines;
}

LoadedGame load_text(const std::string& path, std::string_view text) {
    const DocumentKind kind = kind_of(text);
    if (kind == DocumentKind::chance)
        throw Failure(path + ": this is an answer of the chance stream, and no game",
                      "`cardrules conform` checks such files");
    std::optional<Match> match;
    const bool is_save = kind == DocumentKind::save;
    const Problem problem = is_save ? read_save(text, match) : read_record(text, match);
    if (!problem.ok()) throw failure_of(path, problem);
    return {*std::move(match), is_save};
}

}  // namespace

std::string read_file(const std::string& path) {
    if (path == "-") return read_all(std::cin, "standard input");
    std::error_code error;
    if (std::filesystem::is_directory(path, error))
        throw Failure(path + " is a folder", "name a file in it");
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Failure("cannot read " + path, "does the file exist, and may you read it?");
    return read_all(file, path);
}

void write_file(const std::string& path, std::string_view text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    if (!file.flush())
        throw Failure("cannot write " + path, "does its folder exist, and may you write there?");
}

Failure failure_of(const std::string& path, const Problem& problem) {
    std::string place;
    if (!problem.where.empty()) place = ": at " + problem.where;
    if (problem.position >= 0) place += ": at byte " + std::to_string(problem.position);
    return {path + place + ": " + problem.message, hint_of(problem)};
}

LoadedGame load_game(const std::string& path, std::uint64_t line) {
    const std::string text = read_file(path);
    const std::vector<Line> lines = lines_of(text);
    if (lines.empty()) throw Failure(path + " is empty", "name a record, a save, or vectors");
    // A document may be spread over lines; vectors are one on a line.
    const bool one_document = lines.size() == 1 || !nlohmann::json::accept(lines[0].text);
    if (one_document && line <= 1) return load_text(path, text);
    for (const Line& each : lines) {
        if (line == 0 || each.number == line) {
            LoadedGame game = load_text(path + ':' + std::to_string(each.number), each.text);
            game.others = lines.size() - 1;
            return game;
        }
    }
    throw Failure(path + " has no game in line " + std::to_string(line),
                  "it has " + counted(lines.size(), "game", "games"));
}

}  // namespace cardrules::terminal
