// Writes inputs for documents.cpp to begin with: a few of each kind, from games of every ruleset.
//   make_corpus FOLDER
#include <filesystem>
#include <fstream>
#include <string>

#include <cardrules/json.hpp>
#include <cardrules/view_json.hpp>

#include "properties/rulesets.hpp"

namespace {

using namespace cardrules;

class Corpus {
  public:
    explicit Corpus(std::filesystem::path folder) : folder_(std::move(folder)) {
        std::filesystem::create_directories(folder_);
    }
    void add(char kind, const std::string& text) {
        std::ofstream(folder_ / (std::string(1, kind) + std::to_string(++count_)), std::ios::binary)
            << kind << text;
    }

  private:
    std::filesystem::path folder_;
    int count_ = 0;
};

void add_match(const Match& match, Corpus& corpus) {
    corpus.add('s', state_json(match.state()));
    corpus.add('v', view_json(view_of(match.state(), 0)));
    if (match.ply() > 60) return;
    corpus.add('r', record_json(match));
    corpus.add('k', save_json(match));
}

void play(const Ruleset& ruleset, std::uint64_t seed, Corpus& corpus) {
    Match match(ruleset, {.key = key_from_seed(seed)});
    ChanceStream random(key_from_seed(seed), Purpose::bot, 0);
    const std::int64_t stop = static_cast<std::int64_t>(3 + seed % 40);
    while (!match.over() && match.ply() < stop) {
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    add_match(match, corpus);
    corpus.add('g', ruleset_json(ruleset));
    corpus.add('o', options_json(ruleset));
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) return 2;
    Corpus corpus(arguments[1]);
    const std::vector<Ruleset> rulesets = test::all_rulesets();
    for (std::size_t i = 0; i < rulesets.size(); i += 8) play(rulesets[i], i, corpus);
    for (const char* text : {"bot KC TD", "commit 3H 4H 5S", "draw 3/2", "draw 1", "lot 0",
                             "challenge 2", "deal AC 2C RJ", "pass", "show BJ"})
        corpus.add('n', text);
    return 0;
}
