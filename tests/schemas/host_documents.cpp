// Writes real documents, one on a line: its kind, a tab, and the text. The kind "schema:x" is the
// schema of x as the library gives it.
#include <cstdio>
#include <string>

#include <cardrules/json.hpp>
#include <cardrules/match.hpp>

namespace {

using namespace cardrules;

void write(const std::string& kind, const std::string& text) {
    std::fputs((kind + "\t" + text + "\n").c_str(), stdout);
}

void write_position(const Match& match) {
    write("state", state_json(match.state()));
    write("save", save_json(match));
    for (int actor = chance; actor < match.state().players(); ++actor)
        write("choices", choices_json(match.state(), actor));
}

// A random game, with all its documents along the way.
void write_game(const Ruleset& ruleset, std::uint64_t seed) {
    write("ruleset", ruleset_json(ruleset));
    Match match(ruleset, {.key = key_from_seed(seed)});
    ChanceStream random(key_from_seed(seed), Purpose::bot, 0);
    for (int i = 0; !match.over(); ++i) {
        if (i % 50 == 3) write_position(match);
        const int seat = match.turn().seats.lowest();
        match.apply_index(seat, random.below64(match.legal(seat).count()));
    }
    write_position(match);
    write("state", state_json(match.start()));
    write("choices", choices_json(match.start(), chance));
    write("record", record_json(match));
    if (seed != 1) return;
    write("record",
          record_json(match, {.to_act = true, .hash = true, .legal = true, .facts = true}));
    const Match from_the_middle(match.state_at(match.ply() / 2), {.chance = ChanceMode::host});
    write("record", record_json(from_the_middle));
    write("save", save_json(from_the_middle));
}

// The defaults, and the last value of every option.
void write_games(const GameInfo& info, int players) {
    Ruleset ruleset;
    if (!Ruleset::create(info.name, players, ruleset).ok()) return;
    write_game(ruleset, 1);
    for (const OptionInfo& option : info.options) {
        const int last = option.kind == ValueKind::seat ? -1
                         : option.kind == ValueKind::name
                             ? static_cast<int>(option.names.size()) - 1
                             : (option.min + option.max) / 2;
        Ruleset other = ruleset;
        if (other.set(option.name, last).ok()) write_game(other, 2);
    }
}

}  // namespace

int main() {
    for (const char* kind : {"ruleset", "state", "record", "save"})
        write(std::string("schema:") + kind, schema_json(kind));
    write("catalog", catalog_json());
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        for (int players = 1; players <= max_seats; ++players) {
            if (!info.takes(players)) continue;
            write("game", game_json(game, players));
            write_games(info, players);
        }
    }
}
