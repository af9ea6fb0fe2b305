// Prints documents of every kind, of games of every kind: the name of its schema and the document,
// one on a line.
#include <cstdint>
#include <iostream>
#include <string>
#include <string_view>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/view_json.hpp>
#include <cardrules/viewing.hpp>

namespace {

using namespace cardrules;

void print(std::string_view schema, const std::string& document) {
    std::cout << schema << '\t' << document << '\n';
}

void print_for_viewer(const Match& match, int viewer) {
    print("view", view_json(view_of(match, viewer)));
    print("events", events_json(match, viewer, match.ply() - 8));
    print("redacted_record", redacted_record_json(match, viewer));
    for (const char* move : {"show 7H", "show", "stand", "draw 0/0", "nonsense"})
        print("check", check_json(match, viewer, move));
    const Choices choices = choices_of(match, viewer);
    if (choices.empty()) return;
    const MoveText move = move_text(match.state().info(), choices.at(0));
    print("check", check_json(match, viewer, move));
    print("preview", preview_json(match, viewer, move));
    print("preview", preview_json(match, viewer, "nonsense"));
}

void play(const Ruleset& ruleset, std::uint64_t seed) {
    Match match(ruleset, {.key = key_from_seed(seed)});
    FastRandom random(seed);
    while (!match.over()) {
        if (match.ply() % 17 == 2) print_for_viewer(match, match.turn().seats.lowest());
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    print_for_viewer(match, spectator);
    print_for_viewer(Match(match.state_at(match.ply() / 2), {}), 1);
}

}  // namespace

int main() {
    for (int game = 0; game < game_count(); ++game) {
        for (int players = 1; players <= max_seats; ++players) {
            Ruleset ruleset;
            if (!Ruleset::create(game_info(game).name, players, ruleset).ok()) continue;
            // Where there are rounds, few of them.
            static_cast<void>(ruleset.set("max_rounds", 2));
            play(ruleset, 1);
            if (!ruleset.set("dealer", "lot").ok()) return 1;
            print("view", view_json(view_of(Match(ruleset, {.chance = ChanceMode::host}), 0)));
        }
    }
    return 0;
}
