#include "memory/calls.hpp"

namespace cardrules::test {

namespace {

// Functions that return a status.
#define CALL(function, status, needs_memory, ...)                                           \
    {                                                                                       \
        "cardrules_" #function, CARDRULES_##status, needs_memory,                           \
            []([[maybe_unused]] Objects& on, [[maybe_unused]] Outputs& to,                  \
               cardrules_error* error) { return cardrules_##function(__VA_ARGS__, error); } \
    }
// A call that succeeds and makes allocations; one that makes none; one that is refused.
#define MAKES(function, ...) CALL(function, OK, true, __VA_ARGS__)
#define READS(function, ...) CALL(function, OK, false, __VA_ARGS__)
#define FAILS(status, function, ...) CALL(function, ERROR_##status, true, __VA_ARGS__)
// All other functions: none of them can fail.
#define PLAIN(function, arguments)                                                              \
    {                                                                                           \
        "cardrules_" #function, CARDRULES_OK, false, [](Objects&, Outputs&, cardrules_error*) { \
            static_cast<void>(cardrules_##function arguments);                                  \
            return std::int32_t{CARDRULES_OK};                                                  \
        }                                                                                       \
    }
#define TEXT to.text, sizeof to.text, &to.needed

cardrules_match_options seeded(std::uint8_t key) {
    cardrules_match_options setup;
    cardrules_match_options_init(&setup);
    setup.key[0] = key;
    return setup;
}

const cardrules_match_options setup = seeded(3);
const std::uint8_t a_key[CARDRULES_KEY_SIZE] = {5};

cardrules_simulation games(std::int32_t threads) {
    cardrules_simulation what;
    cardrules_simulation_init(&what);
    what.to = 40;
    what.threads = threads;
    return what;
}

const cardrules_simulation alone = games(1);

cardrules_batch_options slots() {
    cardrules_batch_options options;
    cardrules_batch_options_init(&options);
    options.size = batch_size;
    return options;
}

const cardrules_batch_options batch_setup = slots();

constexpr std::int32_t any_step = CARDRULES_ANY_STEP;
constexpr std::uint64_t no_such_move = std::uint64_t{200} << 56U;

const Call all_calls[] = {
    // The library.
    PLAIN(abi, ()),
    PLAIN(version, ()),
    PLAIN(version_string, ()),
    PLAIN(status_name, (-3)),
    PLAIN(error_init, (nullptr)),
    READS(key_from_seed, 7, to.key),
    FAILS(BAD_ARGUMENT, key_from_seed, 7, nullptr),

    // The catalog.
    PLAIN(game_count, ()),
    PLAIN(game_name, (0)),
    READS(game_players, on.game, &to.bits),
    FAILS(UNKNOWN_GAME, game_players, "whist", &to.bits),
    MAKES(catalog, TEXT),
    MAKES(game_describe, on.game, on.players, TEXT),
    MAKES(ruleset, on.game, on.players, on.options.c_str(), TEXT),
    FAILS(UNKNOWN_OPTION, ruleset, on.game, on.players, R"({"a name that is a long one":1})", TEXT),
    FAILS(BAD_JSON, ruleset, on.game, on.players, R"({"a name that is a long one":)", TEXT),
    MAKES(preset_options, "suicide_king", 3, "inventor", TEXT),
    PLAIN(verb_name, ("bot_war", 1)),
    PLAIN(reason_name, ("bot_war", 0)),
    PLAIN(card_name, (3)),
    READS(card_from_name, "TD", &to.number),
    PLAIN(move_verb, (1)),
    PLAIN(move_argument_count, (1)),
    PLAIN(move_argument, (1, 0)),
    READS(move_compose, 1, nullptr, 0, &to.wide),
    READS(move_to_text, on.game, on.move, TEXT),
    READS(move_from_text, on.game, on.move_text.c_str(), &to.wide),
    PLAIN(move_text_size, ()),
    PLAIN(deal_text_size, ()),

    // Matches.
    PLAIN(match_options_init, (nullptr)),
    MAKES(match_create, on.game, on.players, on.options.c_str(), &setup, &to.match),
    FAILS(BAD_PLAYERS, match_create, on.game, 1, nullptr, &setup, &to.match),
    MAKES(match_create_from_state, on.state, &setup, &to.match),
    MAKES(match_clone, on.match, &to.match),
    PLAIN(match_destroy, (nullptr)),
    READS(match_set_log, on.match, nullptr, nullptr),
    PLAIN(match_game, (nullptr)),
    READS(match_players, on.match, &to.number),
    READS(match_turn, on.match, &to.number, &to.second_number, &to.bits),
    READS(match_step, on.match, &to.number),
    READS(match_edit, on.match, &to.wide),
    READS(match_game_number, on.match, &to.wide),
    READS(match_legal_count, on.match, on.seat, &to.bits),
    READS(match_legal_at, on.match, on.seat, 0, &to.wide),
    FAILS(NOT_AVAILABLE, match_legal_at, on.match, on.seat, 1000000, &to.wide),
    READS(match_legal_moves, on.match, on.seat, to.moves, std::size(to.moves), &to.needed),
    FAILS(BUFFER, match_legal_moves, on.match, on.seat, to.moves, 0, &to.needed),
    READS(match_legal_text, on.match, on.seat, 0, TEXT),
    READS(match_legal_index, on.match, on.seat, on.move, &to.bits),
    FAILS(MALFORMED, match_legal_index, on.match, on.seat, no_such_move, &to.bits),
    CALL(match_apply, OK, true, on.match, on.seat, on.move, any_step),
    FAILS(MALFORMED, match_apply, on.match, on.seat, no_such_move, any_step),
    FAILS(STALE, match_apply, on.match, on.seat, on.move, 0),
    MAKES(match_apply_index, on.match, on.seat, 0, any_step),
    FAILS(NOT_AVAILABLE, match_apply_index, on.match, on.seat, 1000000, any_step),
    FAILS(OVER, match_apply_index, on.over, 0, 0, any_step),
    MAKES(match_apply_text, on.match, on.seat, on.move_text.c_str(), any_step),
    FAILS(MALFORMED, match_apply_text, on.match, on.seat, "a move that is none", any_step),
    READS(match_deal_cards, on.hosted, to.cards, sizeof to.cards, &to.needed),
    MAKES(match_apply_deal, on.hosted, on.cards, on.card_count, any_step),
    FAILS(BAD_DEAL, match_apply_deal, on.hosted, on.cards, on.card_count - 1, any_step),
    READS(match_undo, on.match),
    FAILS(NOTHING_TO_UNDO, match_undo, on.hosted),
    READS(match_redo, on.match),
    FAILS(NOTHING_TO_REDO, match_redo, on.over),
    MAKES(match_next_game, on.over),
    FAILS(NOT_OVER, match_next_game, on.match),
    READS(match_result, on.over, &to.result),
    READS(match_hash, on.match, &to.wide),
    MAKES(match_choices, on.match, on.seat, TEXT),
    MAKES(match_facts, on.match, TEXT),
    MAKES(match_result_json, on.over, TEXT),
    MAKES(match_save, on.match, TEXT),
    FAILS(BUFFER, match_save, on.match, to.text, 10, &to.needed),
    MAKES(match_load, on.save.c_str(), &to.match),
    FAILS(BAD_JSON, match_load, on.save.c_str() + 1, &to.match),
    FAILS(BAD_DOCUMENT, match_load, on.record.c_str(), &to.match),
    MAKES(match_record, on.match, 15, TEXT),
    MAKES(match_load_record, on.record.c_str(), &to.match),
    FAILS(BAD_DOCUMENT, match_load_record, on.state_text.c_str(), &to.match),
    PLAIN(result_init, (nullptr)),
    MAKES(match_state, on.match, 2, &to.state),

    // States.
    MAKES(state_create, on.game, on.players, on.options.c_str(), &to.state),
    MAKES(state_clone, on.state, &to.state),
    READS(state_copy, on.other, on.state),
    PLAIN(state_destroy, (nullptr)),
    PLAIN(state_game, (nullptr)),
    READS(state_players, on.state, &to.number),
    READS(state_turn, on.state, &to.number, &to.second_number, &to.bits),
    READS(state_legal_count, on.state, on.seat, &to.bits),
    READS(state_legal_at, on.state, on.seat, 0, &to.wide),
    READS(state_legal_moves, on.state, on.seat, to.moves, std::size(to.moves), &to.needed),
    READS(state_legal_text, on.state, on.seat, 0, TEXT),
    FAILS(BUFFER, state_legal_text, on.state, on.seat, 0, to.text, 1, &to.needed),
    READS(state_legal_index, on.state, on.seat, on.move, &to.bits),
    READS(state_apply, on.state, on.seat, on.move),
    FAILS(NOT_TO_ACT, state_apply, on.state, 7, on.move),
    READS(state_apply_index, on.state, on.seat, 0),
    READS(state_apply_text, on.state, on.seat, on.move_text.c_str()),
    READS(state_deal_cards, on.dealt, to.cards, sizeof to.cards, &to.needed),
    READS(state_apply_deal, on.dealt, on.cards, on.card_count),
    READS(state_score, on.state, 0, &to.number),
    FAILS(NOT_OVER, state_result, on.state, &to.result),
    READS(state_hash, on.state, &to.wide),
    MAKES(state_choices, on.state, on.seat, TEXT),
    MAKES(state_facts, on.state, TEXT),
    MAKES(state_save, on.state, TEXT),
    MAKES(state_load, on.state_text.c_str(), &to.state),
    FAILS(BAD_DOCUMENT, state_load, on.view_text.c_str(), &to.state),
    READS(state_playout, on.state, 1, 2, UINT64_MAX, &to.wide),
    READS(state_playouts, on.state, 1, 2, 3, &to.counts),
    PLAIN(max_playouts, ()),

    // What viewers may know.
    MAKES(match_viewer_view, on.match, 0, any_step, &to.view),
    MAKES(match_viewer_view_json, on.match, 0, 2, TEXT),
    MAKES(match_viewer_events, on.match, 0, 0, 0, TEXT),
    MAKES(match_viewer_preview, on.match, on.seat, on.move_text.c_str(), TEXT),
    MAKES(match_viewer_preview, on.match, on.seat, "a move that is none", TEXT),
    MAKES(match_viewer_record, on.match, 0, TEXT),
    READS(match_viewer_hash, on.match, 0, &to.wide),
    MAKES(match_viewer_choices, on.match, on.seat, TEXT),
    READS(match_viewer_check, on.match, on.seat, on.move, any_step),
    FAILS(MALFORMED, match_viewer_check, on.match, on.seat, no_such_move, any_step),
    READS(match_viewer_check_text, on.match, on.seat, on.move_text.c_str(), any_step),
    MAKES(state_viewer_view, on.state, 0, &to.view),

    // Views.
    MAKES(view_clone, on.view, &to.view),
    PLAIN(view_destroy, (nullptr)),
    PLAIN(view_game, (nullptr)),
    READS(view_players, on.view, &to.number),
    READS(view_viewer, on.view, &to.number),
    READS(view_step, on.view, &to.number),
    READS(view_edit, on.view, &to.wide),
    READS(view_turn, on.view, &to.number, &to.second_number, &to.bits),
    READS(view_legal_count, on.view, &to.bits),
    READS(view_legal_moves, on.view, to.moves, std::size(to.moves), &to.needed),
    READS(view_legal_text, on.view, 0, TEXT),
    MAKES(view_choices, on.view, TEXT),
    READS(view_check, on.view, on.move),
    FAILS(MALFORMED, view_check, on.view, no_such_move),
    READS(view_check_text, on.view, on.move_text.c_str()),
    MAKES(view_save, on.view, TEXT),
    MAKES(view_load, on.view_text.c_str(), &to.view),
    FAILS(BAD_DOCUMENT, view_load, on.state_text.c_str(), &to.view),
    MAKES(view_preview, on.view, on.move_text.c_str(), TEXT),
    READS(view_hash, on.view, &to.wide),
    MAKES(view_determinize, on.view, a_key, 4, &to.state),
    READS(view_determinize_into, on.view, a_key, 4, on.other),

    // Many games.
    PLAIN(simulation_init, (nullptr)),
    PLAIN(simulation_result_init, (nullptr)),
    MAKES(simulate, on.game, on.players, on.options.c_str(), &alone, &to.counts),
    MAKES(simulate_json, on.game, on.players, on.options.c_str(), &alone, TEXT),
    PLAIN(simulation_json_size, ()),
    PLAIN(batch_options_init, (nullptr)),
    MAKES(batch_create, on.game, on.players, on.options.c_str(), &batch_setup, &to.batch),
    PLAIN(batch_destroy, (nullptr)),
    PLAIN(max_batch_size, ()),
    READS(batch_size, on.batch, &to.bits),
    READS(batch_players, on.batch, &to.number),
    READS(batch_look, on.batch, to.seats, to.move_counts, batch_size),
    READS(batch_step, on.batch, nullptr, to.done, to.reasons, to.rows[0], to.rows[1], batch_size),
    READS(batch_next_game, on.batch, 1),
    READS(batch_game_number, on.batch, 1, &to.wide),
    MAKES(batch_state, on.batch, 1, &to.state),
    READS(batch_state_into, on.batch, 1, on.other),
    FAILS(BAD_ARGUMENT, batch_state_into, on.batch, batch_size, on.other),
};

// What a call writes into the caller's memory, as a string.
template <class Write>
std::string text_of(const Write& write) {
    std::string text(1 << 18, '\0');
    std::size_t needed = 0;
    if (write(text.data(), text.size(), &needed) != CARDRULES_OK) return {};
    text.resize(needed - 1);
    return text;
}

std::int32_t actor_of(const cardrules_match* match) {
    std::int32_t actor = CARDRULES_NOBODY;
    cardrules_match_turn(match, nullptr, &actor, nullptr, nullptr);
    return actor;
}

void play(cardrules_match* match, int moves) {
    for (; moves > 0 && actor_of(match) != CARDRULES_NOBODY; --moves)
        cardrules_match_apply_index(match, actor_of(match), 0, any_step, nullptr);
}

struct GameOfTest {
    const char* name;
    std::int32_t players;
    const char* options;
};

constexpr GameOfTest games_of_test[] = {
    {"bot_war", 3, R"({"target_score":30})"},
    {"suicide_king", 3, R"({"dealer":"lot"})"},
    {"generals_war", 2, R"({"tie":"carry"})"},
};
static_assert(std::size(games_of_test) == game_count);

}  // namespace

std::span<const Call> calls() noexcept {
    return all_calls;
}

Objects::Objects(int game_number, int moves) {
    const GameOfTest& of = games_of_test[game_number];
    game = of.name;
    players = of.players;
    options = of.options;
    cardrules_match_create(game, players, of.options, &setup, &over, nullptr);
    play(over, moves);
    cardrules_match_undo(over, nullptr);
    // A copy has no room to spare.
    cardrules_match_clone(over, &match, nullptr);
    play(over, 1000000);
    seat = actor_of(match);
    cardrules_match_legal_at(match, seat, 0, &move, nullptr);
    cardrules_match_state(match, any_step, &state, nullptr);
    cardrules_match_state(match, 2, &other, nullptr);
    cardrules_match_viewer_view(match, seat, any_step, &view, nullptr);
    cardrules_match_options by_host = setup;
    by_host.chance = CARDRULES_CHANCE_HOST;
    cardrules_match_create(game, players, R"({"dealer":0})", &by_host, &hosted, nullptr);
    cardrules_state_create(game, players, R"({"dealer":0})", &dealt, nullptr);
    cardrules_match_deal_cards(hosted, cards, sizeof cards, &card_count, nullptr);
    cardrules_batch_create(game, players, of.options, &batch_setup, &batch, nullptr);
    using Size = std::size_t;
    move_text = text_of([&](char* text, Size size, Size* needed) {
        return cardrules_move_to_text(game, move, text, size, needed, nullptr);
    });
    save = text_of([&](char* text, Size size, Size* needed) {
        return cardrules_match_save(match, text, size, needed, nullptr);
    });
    record = text_of([&](char* text, Size size, Size* needed) {
        return cardrules_match_record(match, 15, text, size, needed, nullptr);
    });
    state_text = text_of([&](char* text, Size size, Size* needed) {
        return cardrules_state_save(state, text, size, needed, nullptr);
    });
    view_text = text_of([&](char* text, Size size, Size* needed) {
        return cardrules_view_save(view, text, size, needed, nullptr);
    });
}

Objects::~Objects() {
    for (cardrules_match* made : {match, hosted, over}) cardrules_match_destroy(made);
    for (cardrules_state* made : {state, other, dealt}) cardrules_state_destroy(made);
    cardrules_view_destroy(view);
    cardrules_batch_destroy(batch);
}

}  // namespace cardrules::test
