// Plays 10,000 games under every ruleset and folds all that can be seen of them into one number:
// the same on every machine, by every compiler, at every level of optimisation and in every locale.
//
//   determinism          prints the number
//   determinism NUMBER   fails unless it is that
//   determinism rulesets prints the rulesets, for through_c
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/view.hpp>

#include "properties/rulesets.hpp"

namespace {

using namespace cardrules;

constexpr std::uint64_t games = 10000;
constexpr std::uint64_t seed = 2026;

class Fold {
  public:
    void add(std::uint64_t value) noexcept {
        value_ = (value_ ^ value) * 0x100000001B3U;
        value_ ^= value_ >> 29U;
    }
    void add(std::string_view text) noexcept {
        for (const char c : text) add(static_cast<unsigned char>(c));
    }
    [[nodiscard]] std::uint64_t value() const noexcept { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325U;
};

void play(const Ruleset& ruleset, std::uint64_t game, Fold& fold) {
    const Key key = simulation_key(seed, game);
    Match match(ruleset, {.key = key});
    ChanceStream random(key, Purpose::bot, 0);
    while (!match.over()) {
        const int seat = match.turn().seats.lowest();
        const Choices choices = match.legal(seat);
        const Move move = choices.at(random.below64(choices.count()));
        fold.add(choices.count());
        fold.add(move_text(match.state().info(), move));
        match.apply(seat, move);
        fold.add(match.state().hash());
        if (match.ply() % 16 == 0) fold.add(view_hash(view_of(match.state(), seat)));
    }
    const Result result = match.result();
    for (int seat = 0; seat < result.players; ++seat) {
        fold.add(static_cast<std::uint64_t>(result.places[static_cast<std::size_t>(seat)]));
        fold.add(static_cast<std::uint64_t>(result.scores[static_cast<std::size_t>(seat)]));
    }
    if (game % 64 == 0) fold.add(state_json(match.state()));
}

}  // namespace

int main(int count, char** arguments) {
    // Whatever the user's locale is, a comma for a decimal point included.
    std::setlocale(LC_ALL, "");
    const std::vector<Ruleset> rulesets = test::all_rulesets();
    if (count == 2 && std::strcmp(arguments[1], "rulesets") == 0) {
        for (const Ruleset& ruleset : rulesets)
            std::printf("%s %d %s\n", std::string(ruleset.info().name).c_str(), ruleset.players,
                        options_json(ruleset).c_str());
        return EXIT_SUCCESS;
    }
    Fold fold;
    for (std::uint64_t game = 0; game < games; ++game)
        play(rulesets[game % rulesets.size()], game, fold);
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(fold.value()));
    std::puts(text);
    if (count < 2 || std::strcmp(arguments[1], text) == 0) return EXIT_SUCCESS;
    std::fprintf(stderr, "these games came out otherwise than %s\n", arguments[1]);
    return EXIT_FAILURE;
}
