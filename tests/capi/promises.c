/* What the header promises of every call: strings, arrays, structs, errors; and that what different
   calls say of one game agrees. */
#include <string.h>

#include "check.h"

static cardrules_error problem;

static cardrules_match* new_match(const char* game, int32_t players, const char* options) {
    cardrules_match* match = NULL;
    cardrules_match_options setup;
    cardrules_match_options_init(&setup);
    MUST(cardrules_key_from_seed(11, setup.key, &problem));
    MUST(cardrules_match_create(game, players, options, &setup, &match, &problem));
    return match;
}

/* The text of a call that writes one, in memory of its own. */
typedef int32_t (*writer)(const void* object, char* buffer, size_t capacity, size_t* needed);

static char* text_of(writer call, const void* object) {
    size_t needed = 0;
    char* text = NULL;
    MUST(call(object, NULL, 0, &needed));
    text = malloc(needed);
    MUST(call(object, text, needed, NULL));
    CHECK(strlen(text) + 1 == needed);
    return text;
}

static int32_t save(const void* match, char* buffer, size_t capacity, size_t* needed) {
    return cardrules_match_save(match, buffer, capacity, needed, &problem);
}

static int32_t record(const void* match, char* buffer, size_t capacity, size_t* needed) {
    return cardrules_match_record(match, 15, buffer, capacity, needed, &problem);
}

static int32_t save_view(const void* view, char* buffer, size_t capacity, size_t* needed) {
    return cardrules_view_save(view, buffer, capacity, needed, &problem);
}

static int32_t view_choices(const void* view, char* buffer, size_t capacity, size_t* needed) {
    return cardrules_view_choices(view, buffer, capacity, needed, &problem);
}

static int32_t save_state(const void* state, char* buffer, size_t capacity, size_t* needed) {
    return cardrules_state_save(state, buffer, capacity, needed, &problem);
}

static void names_of_codes(void) {
    int32_t code = 0;
    CHECK(strcmp(cardrules_status_name(CARDRULES_OK), "ok") == 0);
    for (code = 0; code >= CARDRULES_ERROR_CALLBACK; --code)
        CHECK(strcmp(cardrules_status_name(code), "unknown") != 0);
    CHECK(strcmp(cardrules_status_name(1), "unknown") == 0);
    CHECK(strcmp(cardrules_status_name(CARDRULES_ERROR_CALLBACK - 1), "unknown") == 0);
    CHECK(strcmp(cardrules_status_name(INT32_MIN), "unknown") == 0);
}

static void static_names(void) {
    int32_t card = 0;
    int32_t number = 0;
    for (card = 0; card < CARDRULES_MAX_CARDS; ++card) {
        CHECK(strlen(cardrules_card_name(card)) == 2);
        MUST(cardrules_card_from_name(cardrules_card_name(card), &number, &problem));
        CHECK(number == card);
    }
    CHECK(cardrules_card_name(-1) == NULL && cardrules_card_name(64) == NULL);
    CHECK(strcmp(cardrules_verb_name("bot_war", 1), "lot") == 0);
    CHECK(cardrules_verb_name("bot_war", 0) == NULL && cardrules_verb_name("none", 1) == NULL);
    CHECK(cardrules_game_name(cardrules_game_count()) == NULL && cardrules_game_name(-1) == NULL);
    CHECK(cardrules_abi() == 1);
    CHECK(cardrules_version() >= 10000 && strchr(cardrules_version_string(), '.') != NULL);
}

static void strings_into_buffers(void) {
    char text[8] = "before";
    size_t needed = 99;
    uint64_t move = 0;
    MUST(cardrules_move_from_text("bot_war", "pass", &move, &problem));
    MUST(cardrules_move_to_text("bot_war", move, NULL, 0, &needed, &problem));
    CHECK(needed == 5);
    CHECK_STATUS(cardrules_move_to_text("bot_war", move, text, 4, &needed, &problem),
                 CARDRULES_ERROR_BUFFER);
    CHECK(text[0] == '\0' && text[1] == 'e' && needed == 5);
    text[0] = 'b';
    CHECK_STATUS(cardrules_move_to_text("bot_war", move, text, 0, &needed, &problem),
                 CARDRULES_ERROR_BUFFER);
    CHECK(strcmp(text, "before") == 0 && needed == 5);
    CHECK_STATUS(cardrules_move_to_text("bot_war", move, NULL, 5, &needed, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
    CHECK(needed == 0);
    MUST(cardrules_move_to_text("bot_war", move, text, 5, NULL, NULL));
    CHECK(strcmp(text, "pass") == 0);
}

static void arrays_into_memory(void) {
    cardrules_state* state = NULL;
    uint8_t cards[CARDRULES_MAX_CARDS];
    size_t needed = 0;
    MUST(cardrules_state_create("generals_war", 2, NULL, &state, &problem));
    MUST(cardrules_state_deal_cards(state, NULL, 0, &needed, &problem));
    cards[0] = 77;
    CHECK_STATUS(cardrules_state_deal_cards(state, cards, needed - 1, NULL, &problem),
                 CARDRULES_ERROR_BUFFER);
    CHECK(cards[0] == 77);
    MUST(cardrules_state_deal_cards(state, cards, needed, NULL, &problem));
    CHECK(cards[0] == 0 && cards[needed - 1] == needed - 1);
    MUST(cardrules_state_apply_deal(state, cards, needed, &problem));
    MUST(cardrules_state_deal_cards(state, cards, 0, &needed, &problem));
    CHECK(needed == 0);
    cardrules_state_destroy(state);
}

/* A struct of a caller who was compiled with a later version of the header. */
struct later_options {
    cardrules_match_options options;
    uint64_t later[4];
};

static void structs_of_other_versions(void) {
    struct later_options later;
    cardrules_match* match = NULL;
    memset(&later, 0, sizeof later);
    later.options.struct_size = sizeof later;
    MUST(cardrules_match_create("bot_war", 2, NULL, &later.options, &match, &problem));
    cardrules_match_destroy(match);
    later.later[3] = 1;
    CHECK_STATUS(cardrules_match_create("bot_war", 2, NULL, &later.options, &match, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
    CHECK(match == NULL);
    later.options.struct_size = 0;
    CHECK_STATUS(cardrules_match_create("bot_war", 2, NULL, &later.options, &match, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
}

static int is_cut_between_characters(const char* text) {
    const size_t length = strlen(text);
    return length == 0 || ((unsigned char)text[length - 1] & 0xC0) != 0xC0;
}

static void errors_in_words(void) {
    char options[600] = "{\"";
    int i = 0;
    cardrules_match* match = NULL;
    for (i = 0; i < 200; ++i) strcat(options, "\xc3\xa9");
    strcat(options, "\":1}");
    CHECK_STATUS(cardrules_match_create("bot_war", 2, options, NULL, &match, &problem),
                 CARDRULES_ERROR_UNKNOWN_OPTION);
    CHECK(problem.code == CARDRULES_ERROR_UNKNOWN_OPTION && problem.position == -1);
    CHECK(problem.where[0] == '/' && is_cut_between_characters(problem.where));
    CHECK(problem.message[0] != '\0' && is_cut_between_characters(problem.message));
    CHECK_STATUS(cardrules_match_create("bot_war", 2, "{\"to\" 1}", NULL, &match, &problem),
                 CARDRULES_ERROR_BAD_JSON);
    CHECK(problem.position == 6);
    MUST(cardrules_match_create("bot_war", 2, "{}", NULL, &match, &problem));
    CHECK(problem.code == CARDRULES_OK && problem.position == -1);
    CHECK(problem.where[0] == '\0' && problem.message[0] == '\0');
    CHECK_STATUS(cardrules_match_apply_text(match, 0, "show", CARDRULES_ANY_STEP, &problem),
                 CARDRULES_ERROR_WRONG_COUNT);
    CHECK(strcmp(problem.where, "card") == 0);
    problem.struct_size = 8;
    CHECK_STATUS(cardrules_match_undo(match, &problem), CARDRULES_ERROR_BAD_ARGUMENT);
    cardrules_error_init(&problem);
    cardrules_match_destroy(match);
}

static void options_and_presets(void) {
    char whole[1024];
    char again[1024];
    MUST(cardrules_ruleset("bot_war", 3, NULL, whole, sizeof whole, NULL, &problem));
    MUST(cardrules_ruleset("bot_war", 3, "{}", again, sizeof again, NULL, &problem));
    CHECK(strcmp(whole, again) == 0);
    CHECK_STATUS(cardrules_preset_options("bot_war", 3, "no_such_preset", whole, sizeof whole, NULL,
                                          &problem),
                 CARDRULES_ERROR_UNKNOWN_OPTION);
    CHECK_STATUS(cardrules_ruleset("bot_war", 99, NULL, whole, sizeof whole, NULL, &problem),
                 CARDRULES_ERROR_BAD_PLAYERS);
}

static uint64_t hash_of(const cardrules_match* match) {
    uint64_t hash = 0;
    MUST(cardrules_match_hash(match, &hash, &problem));
    return hash;
}

static int32_t actor_of(const cardrules_match* match) {
    int32_t actor = 0;
    MUST(cardrules_match_turn(match, NULL, &actor, NULL, &problem));
    return actor;
}

static void move(cardrules_match* match) {
    MUST(cardrules_match_apply_index(match, actor_of(match), 0, CARDRULES_ANY_STEP, &problem));
}

static void documents_come_back(void) {
    cardrules_match* match = new_match("suicide_king", 3, NULL);
    cardrules_match* loaded = NULL;
    char* text = NULL;
    char* again = NULL;
    int i = 0;
    for (i = 0; i < 12; ++i) move(match);
    text = text_of(save, match);
    MUST(cardrules_match_load(text, &loaded, &problem));
    CHECK(hash_of(match) == hash_of(loaded));
    again = text_of(save, loaded);
    CHECK(strcmp(text, again) == 0);
    for (i = 0; i < 12; ++i) {
        move(match);
        move(loaded);
        CHECK(hash_of(match) == hash_of(loaded));
    }
    cardrules_match_destroy(loaded);
    free(text);
    free(again);
    text = text_of(record, match);
    MUST(cardrules_match_load_record(text, &loaded, &problem));
    CHECK(hash_of(match) == hash_of(loaded));
    cardrules_match_destroy(loaded);
    cardrules_match_destroy(match);
    free(text);
}

static void state_comes_back(const cardrules_match* match) {
    cardrules_state* state = NULL;
    cardrules_state* loaded = NULL;
    cardrules_match* scenario = NULL;
    uint64_t hash = 0;
    char* text = NULL;
    MUST(cardrules_match_state(match, CARDRULES_ANY_STEP, &state, &problem));
    text = text_of(save_state, state);
    MUST(cardrules_state_load(text, &loaded, &problem));
    MUST(cardrules_state_hash(loaded, &hash, &problem));
    CHECK(hash == hash_of(match));
    MUST(cardrules_match_create_from_state(loaded, NULL, &scenario, &problem));
    CHECK(hash == hash_of(scenario));
    free(text);
    cardrules_match_destroy(scenario);
    cardrules_state_destroy(loaded);
    cardrules_state_destroy(state);
}

/* A view that went over a wire offers what the match offers. */
static void view_agrees(const cardrules_match* match, int32_t viewer) {
    cardrules_view* view = NULL;
    cardrules_view* sent = NULL;
    cardrules_state* guess = NULL;
    uint8_t key[CARDRULES_KEY_SIZE] = {1};
    uint64_t hash = 0;
    uint64_t other = 0;
    char* text = NULL;
    char* choices = NULL;
    char expected[8192];
    MUST(cardrules_match_viewer_view(match, viewer, CARDRULES_ANY_STEP, &view, &problem));
    text = text_of(save_view, view);
    MUST(cardrules_match_viewer_view_json(match, viewer, CARDRULES_ANY_STEP, expected,
                                          sizeof expected, NULL, &problem));
    CHECK(strcmp(text, expected) == 0);
    MUST(cardrules_view_load(text, &sent, &problem));
    choices = text_of(view_choices, sent);
    MUST(cardrules_match_viewer_choices(match, viewer, expected, sizeof expected, NULL, &problem));
    CHECK(strcmp(choices, expected) == 0);
    MUST(cardrules_match_viewer_hash(match, viewer, &hash, &problem));
    MUST(cardrules_view_hash(sent, &other, &problem));
    CHECK(hash == other);
    MUST(cardrules_view_determinize(sent, key, 5, &guess, &problem));
    cardrules_view_destroy(view);
    MUST(cardrules_state_viewer_view(guess, viewer, &view, &problem));
    MUST(cardrules_view_hash(view, &other, &problem));
    CHECK(hash == other);
    MUST(cardrules_view_determinize_into(sent, key, 6, guess, &problem));
    free(text);
    free(choices);
    cardrules_state_destroy(guess);
    cardrules_view_destroy(view);
    cardrules_view_destroy(sent);
}

static void views_agree_with_matches(void) {
    cardrules_match* match = new_match("bot_war", 3, NULL);
    int i = 0;
    int32_t viewer = 0;
    for (i = 0; i < 40; ++i) {
        move(match);
        for (viewer = 0; viewer < 3; ++viewer) view_agrees(match, viewer);
        view_agrees(match, CARDRULES_SPECTATOR);
        if (i % 10 == 0) state_comes_back(match);
    }
    cardrules_match_destroy(match);
}

static void viewers_learn_of_moves(void) {
    cardrules_match* match = new_match("bot_war", 2, NULL);
    char text[16384];
    char first[64];
    const int32_t actor = actor_of(match);
    MUST(cardrules_match_viewer_events(match, actor, 0, 0, text, sizeof text, NULL, &problem));
    CHECK(strstr(text, "\"events\"") != NULL);
    MUST(cardrules_match_legal_text(match, actor, 0, first, sizeof first, NULL, &problem));
    MUST(cardrules_match_viewer_check_text(match, actor, first, 1, &problem));
    CHECK_STATUS(cardrules_match_viewer_check_text(match, actor, first, 0, &problem),
                 CARDRULES_ERROR_STALE);
    MUST(cardrules_match_viewer_preview(match, actor, first, text, sizeof text, NULL, &problem));
    CHECK(strncmp(text, "{\"ok\":true", 10) == 0);
    MUST(cardrules_match_viewer_record(match, 1 - actor, text, sizeof text, NULL, &problem));
    CHECK(strstr(text, "null") != NULL);
    CHECK_STATUS(cardrules_match_viewer_events(match, 2, 0, 0, text, sizeof text, NULL, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
    cardrules_match_destroy(match);
}

static unsigned heard;

static void hear(void* user, int32_t level, int32_t topic, int32_t actor, int32_t step,
                 int32_t status, const char* message) {
    CHECK(user == &heard && message[0] != '\0' && level >= 0 && actor >= -2 && step >= 0);
    CHECK((status != CARDRULES_OK) == (topic == CARDRULES_TOPIC_REFUSED));
    heard |= 1U << topic;
}

static void logs_are_heard(void) {
    cardrules_match_options setup;
    cardrules_match* match = NULL;
    cardrules_match* clone = NULL;
    cardrules_match_options_init(&setup);
    setup.log = hear;
    setup.user = &heard;
    MUST(cardrules_match_create("bot_war", 2, NULL, &setup, &match, &problem));
    CHECK(heard == (1U << CARDRULES_TOPIC_CREATED | 1U << CARDRULES_TOPIC_STEP_MADE));
    move(match);
    (void)cardrules_match_apply_text(match, 0, "x", CARDRULES_ANY_STEP, NULL);
    MUST(cardrules_match_undo(match, &problem));
    MUST(cardrules_match_redo(match, &problem));
    while (actor_of(match) != CARDRULES_NOBODY) move(match);
    MUST(cardrules_match_next_game(match, &problem));
    CHECK(heard == 0x7F);
    MUST(cardrules_match_clone(match, &clone, &problem));
    heard = 0;
    move(clone);
    CHECK(heard == 0);
    MUST(cardrules_match_set_log(match, NULL, NULL, &problem));
    move(match);
    CHECK(heard == 0);
    cardrules_match_destroy(clone);
    cardrules_match_destroy(match);
}

static int32_t stop(void* user, uint64_t games, uint64_t total) {
    *(uint64_t*)user = games;
    return games > 0 && total == 1000;
}

static void simulations(void) {
    cardrules_simulation what;
    cardrules_simulation_result result;
    cardrules_simulation_result again;
    char text[8192];
    uint64_t games = 0;
    cardrules_simulation_init(&what);
    cardrules_simulation_result_init(&result);
    cardrules_simulation_result_init(&again);
    what.to = 300;
    MUST(cardrules_simulate("bot_war", 2, NULL, &what, &result, &problem));
    what.threads = 3;
    MUST(cardrules_simulate("bot_war", 2, NULL, &what, &again, &problem));
    CHECK(memcmp(&result, &again, sizeof result) == 0);
    CHECK(result.games == 300 && result.players == 2 && result.moves > 300);
    CHECK(cardrules_simulation_json_size() <= sizeof text);
    MUST(cardrules_simulate_json("bot_war", 2, NULL, &what, text, sizeof text, NULL, &problem));
    CHECK(strstr(text, "\"from\":\"0\",\"to\":\"300\"") != NULL);
    what.to = 1000;
    what.progress = stop;
    what.user = &games;
    CHECK_STATUS(cardrules_simulate("bot_war", 2, NULL, &what, &again, &problem),
                 CARDRULES_ERROR_CALLBACK);
    CHECK(games > 0 && memcmp(&result, &again, sizeof result) == 0);
}

static void playouts(void) {
    cardrules_match* match = new_match("suicide_king", 2, NULL);
    cardrules_state* state = NULL;
    cardrules_simulation_result result;
    uint64_t moves = 0;
    int32_t mode = 1;
    cardrules_simulation_result_init(&result);
    MUST(cardrules_match_state(match, CARDRULES_ANY_STEP, &state, &problem));
    MUST(cardrules_state_playouts(state, 3, 0, 50, &result, &problem));
    CHECK(result.games == 50 &&
          result.win_parts[0] + result.win_parts[1] == 50 * CARDRULES_PARTS_OF_A_WIN);
    CHECK_STATUS(cardrules_state_playouts(state, 3, UINT64_MAX, 2, &result, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
    MUST(cardrules_state_playout(state, 3, 0, UINT64_MAX, &moves, &problem));
    MUST(cardrules_state_turn(state, &mode, NULL, NULL, &problem));
    CHECK(mode == CARDRULES_MODE_OVER && moves > 0);
    MUST(cardrules_state_playouts(state, 3, 0, 2, &result, &problem));
    cardrules_state_destroy(state);
    cardrules_match_destroy(match);
}

enum { SLOTS = 16 };

static void batches(void) {
    cardrules_batch_options setup;
    cardrules_batch* batch = NULL;
    cardrules_state* state = NULL;
    int32_t seats[SLOTS];
    uint64_t counts[SLOTS];
    int64_t indices[SLOTS] = {0};
    uint8_t done[SLOTS];
    int32_t places[SLOTS * 2];
    int32_t actor = 0;
    int ended = 0;
    int i = 0;
    cardrules_batch_options_init(&setup);
    setup.size = SLOTS;
    MUST(cardrules_batch_create("bot_war", 2, NULL, &setup, &batch, &problem));
    for (i = 0; i < 500; ++i) {
        MUST(cardrules_batch_look(batch, seats, counts, SLOTS, &problem));
        MUST(cardrules_batch_state(batch, 3, &state, &problem));
        MUST(cardrules_state_turn(state, NULL, &actor, NULL, &problem));
        CHECK(actor == seats[3] && counts[3] > 0);
        cardrules_state_destroy(state);
        indices[5] = -1;
        MUST(cardrules_batch_step(batch, indices, done, NULL, places, NULL, SLOTS, &problem));
        ended += done[5];
        CHECK(!done[5] || places[10] == 1 || places[11] == 1);
    }
    CHECK(ended > 0);
    indices[7] = 1000;
    CHECK_STATUS(cardrules_batch_step(batch, indices, NULL, NULL, NULL, NULL, SLOTS, &problem),
                 CARDRULES_ERROR_NOT_AVAILABLE);
    CHECK(problem.position == 7);
    CHECK_STATUS(cardrules_batch_look(batch, seats, NULL, SLOTS - 1, &problem),
                 CARDRULES_ERROR_BAD_ARGUMENT);
    cardrules_batch_destroy(batch);
}

int main(void) {
    cardrules_error_init(&problem);
    names_of_codes();
    static_names();
    strings_into_buffers();
    arrays_into_memory();
    structs_of_other_versions();
    errors_in_words();
    options_and_presets();
    documents_come_back();
    views_agree_with_matches();
    viewers_learn_of_moves();
    logs_are_heard();
    simulations();
    playouts();
    batches();
    puts("all promises kept");
    return EXIT_SUCCESS;
}
