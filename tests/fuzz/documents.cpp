// Bytes as documents: the first says which kind, the others are the text. Whatever is refused
// leaves its target unchanged; whatever loads is written as bytes that load as the same, and is
// playable to the end.
#include <string>
#include <string_view>

#include <cardrules/determinize.hpp>
#include <cardrules/json.hpp>
#include <cardrules/notation.hpp>
#include <cardrules/simulation.hpp>
#include <cardrules/view_json.hpp>

#include "core/invariant.hpp"
#include "fuzz/expect.hpp"
#include "fuzz/target.hpp"

namespace cardrules::fuzz {
namespace {

// Every game ends well before.
constexpr std::uint64_t most_moves = 10'000'000;

// A refusal says what is wrong, and where.
void expect_told(const Problem& problem) {
    expect(problem.code != Code::internal && problem.code != Code::memory, "a fault of the text's");
    expect(!problem.message.empty() && problem.message.size() < 2048, "it is told in some words");
    expect(problem.where.empty() || problem.where[0] == '/', "a JSON pointer says in which part");
    expect(problem.position < 0 || problem.code == Code::bad_json, "a byte is told of bad JSON");
}

void expect_playable(State state) {
    expect(fault_of(state).empty(), "a state that loads is sound");
    FastRandom random(1);
    play_random(state, random, most_moves);
    expect(state.over(), "a state that loads is playable to the end");
    expect(fault_of(state).empty(), "it is sound in the end");
}

void try_state(std::string_view text) {
    State state;
    const State before = state;
    if (const Problem problem = read_state(text, state); !problem.ok()) {
        expect_told(problem);
        expect(state == before, "a state that is refused changes nothing");
        return;
    }
    const std::string written = state_json(state);
    State again;
    expect(read_state(written, again).ok(), "what was written loads");
    expect(again.hash() == state.hash() && state_json(again) == written, "and is the same");
    expect_playable(state);
}

void try_match(std::string_view text, bool save) {
    std::optional<Match> match;
    const Problem problem = save ? read_save(text, match) : read_record(text, match);
    if (!problem.ok()) {
        expect_told(problem);
        expect(!match.has_value(), "a record that is refused makes nothing");
        return;
    }
    const std::string written = save ? save_json(*match) : record_json(*match);
    std::optional<Match> again;
    expect((save ? read_save(written, again) : read_record(written, again)).ok(), "it loads again");
    expect(again->state() == match->state(), "as the same");
    expect((save ? save_json(*again) : record_json(*again)) == written, "in the same bytes");
    expect_playable(match->state());
    while (match->try_undo().ok()) {
    }
    expect(match->ply() == 0 || match->steps()[0].actor == chance, "undo goes to the beginning");
}

void try_view(std::string_view text) {
    View view;
    if (const Problem problem = read_view(text, view); !problem.ok()) return expect_told(problem);
    const std::string written = view_json(view);
    View again;
    expect(read_view(written, again).ok(), "a view that was written loads");
    expect(view_json(again) == written, "as the same bytes");
    ChanceStream random(key_from_seed(1), Purpose::determinization, 0);
    State sample;
    expect(determinize(view, random, sample).ok(), "a view that loads has a position");
    View seen = view_of(sample, view.viewer);
    expect(view_hash(seen) == view_hash(view), "and the position looks like the view");
    static_cast<void>(choices_json(view));
    static_cast<void>(check_json(view, "pass"));
    expect_playable(sample);
}

void try_ruleset(std::string_view text) {
    Ruleset ruleset;
    if (const Problem problem = read_ruleset(text, ruleset); !problem.ok())
        return expect_told(problem);
    const std::string written = ruleset_json(ruleset);
    Ruleset again;
    expect(read_ruleset(written, again).ok() && again == ruleset, "a ruleset comes back");
    expect(ruleset_json(again) == written, "in the same bytes");
    State state;
    expect(State::create(ruleset, state).ok(), "a ruleset that loads begins a game");
    expect_playable(state);
}

void try_options(std::string_view text) {
    for (int game = 0; game < game_count(); ++game) {
        Ruleset ruleset;
        if (!Ruleset::create(game_info(game).name, 2, ruleset).ok()) continue;
        const Ruleset before = ruleset;
        State state;
        if (const Problem problem = read_options(text, ruleset); !problem.ok()) {
            expect_told(problem);
            expect(ruleset == before, "options that are refused change nothing");
            continue;
        }
        expect(State::create(ruleset, state).ok(), "options that load begin a game");
        Ruleset again = before;
        expect(read_options(options_json(ruleset), again).ok() && again == ruleset,
               "options come back");
    }
}

void try_notation(std::string_view text) {
    for (int game = 0; game < game_count(); ++game) {
        const GameInfo& info = game_info(game);
        const Move move = move_from_text(info, text);
        if (move.none()) continue;
        const MoveText written = move_text(info, move);
        expect(move_from_text(info, written) == move, "a move that was written is the same move");
        expect(written.view().size() == text.size(), "and is written in as many letters");
    }
    std::array<Card, max_cards> cards{};
    const int count = deal_from_text(text, cards);
    if (count >= 0)
        expect(deal_text(std::span(cards).first(static_cast<std::size_t>(count))).view() == text,
               "a deal is written as it was read");
}

}  // namespace
}  // namespace cardrules::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cardrules;
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0]) {
        case 's':
            fuzz::try_state(text);
            break;
        case 'r':
            fuzz::try_match(text, false);
            break;
        case 'k':
            fuzz::try_match(text, true);
            break;
        case 'v':
            fuzz::try_view(text);
            break;
        case 'g':
            fuzz::try_ruleset(text);
            break;
        case 'o':
            fuzz::try_options(text);
            break;
        case 'n':
            fuzz::try_notation(text);
            break;
        case 'c':
            static_cast<void>(conform(text));
            break;
        default:
            break;
    }
    return 0;
}
