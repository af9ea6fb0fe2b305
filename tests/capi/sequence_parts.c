#include "sequence_parts.h"

#include <string.h>

enum { SLOTS = 7 };

static const uint8_t key[CARDRULES_KEY_SIZE] = {1};

static uint64_t hash_of_state(const cardrules_state* state) {
    uint64_t hash = 0;
    MUST(cardrules_state_hash(state, &hash, NULL));
    return hash;
}

void play_to_the_end(cardrules_state* state) {
    int32_t mode = CARDRULES_MODE_ONE;
    cardrules_result result;
    cardrules_result_init(&result);
    MUST(cardrules_state_playout(state, 1, byte(), UINT64_MAX, NULL, NULL));
    MUST(cardrules_state_turn(state, &mode, NULL, NULL, NULL));
    CHECK(mode == CARDRULES_MODE_OVER);
    MUST(cardrules_state_result(state, &result, NULL));
    CHECK(result.places[0] >= 1 && result.reason_name[0] != '\0');
}

void look_as_viewer(const cardrules_match* match) {
    const int32_t viewer = (int32_t)(byte() % 3) - 2;
    cardrules_view* view = NULL;
    cardrules_view* loaded = NULL;
    cardrules_state* guess = NULL;
    uint64_t hash = 0;
    uint64_t seen = 0;
    if (viewer == CARDRULES_CHANCE) return;
    MUST(cardrules_match_viewer_view(match, viewer, CARDRULES_ANY_STEP, &view, NULL));
    MUST(cardrules_view_save(view, text, TEXT, NULL, NULL));
    MUST(cardrules_view_load(text, &loaded, NULL));
    MUST(cardrules_view_hash(loaded, &hash, NULL));
    cardrules_view_destroy(view);
    MUST(cardrules_view_determinize(loaded, key, byte(), &guess, NULL));
    MUST(cardrules_state_viewer_view(guess, viewer, &view, NULL));
    MUST(cardrules_view_hash(view, &seen, NULL));
    CHECK(seen == hash);
    play_to_the_end(guess);
    cardrules_state_destroy(guess);
    cardrules_view_destroy(view);
    cardrules_view_destroy(loaded);
}

static void load_again(const cardrules_state* state) {
    cardrules_state* loaded = NULL;
    MUST(cardrules_state_save(state, text, TEXT, NULL, NULL));
    MUST(cardrules_state_load(text, &loaded, NULL));
    CHECK(hash_of_state(loaded) == hash_of_state(state));
    cardrules_state_destroy(loaded);
}

static void load_damaged(const cardrules_state* state) {
    cardrules_state* loaded = NULL;
    size_t needed = 0;
    MUST(cardrules_state_save(state, text, TEXT, &needed, NULL));
    text[(byte() * 256U + byte()) % needed] = (char)byte();
    if (cardrules_state_load(text, &loaded, NULL) != CARDRULES_OK) {
        CHECK(loaded == NULL);
        return;
    }
    load_again(loaded);
    play_to_the_end(loaded);
    cardrules_state_destroy(loaded);
}

void branch_off(const cardrules_match* match) {
    const uint64_t before = hash_of(match);
    cardrules_state* state = NULL;
    cardrules_state* copy = NULL;
    int32_t step = 0;
    MUST(cardrules_match_step(match, &step, NULL));
    MUST(cardrules_match_state(match, (int32_t)(byte() % (unsigned)(step + 1)), &state, NULL));
    MUST(cardrules_state_clone(state, &copy, NULL));
    MUST(cardrules_state_playout(state, 1, byte(), byte() % 8, NULL, NULL));
    load_again(state);
    load_damaged(state);
    play_to_the_end(state);
    MUST(cardrules_state_copy(state, copy, NULL));
    CHECK(hash_of_state(state) == hash_of_state(copy));
    CHECK(hash_of(match) == before);
    cardrules_state_destroy(state);
    cardrules_state_destroy(copy);
}

/* Some indices are none of a move, and then no slot moves. */
static void step_slots(cardrules_batch* batch, size_t size) {
    uint64_t counts[SLOTS];
    uint64_t after[SLOTS];
    int64_t indices[SLOTS];
    uint8_t done[SLOTS];
    size_t i = 0;
    int legal = 1;
    MUST(cardrules_batch_look(batch, NULL, counts, size, NULL));
    for (i = 0; i < size; ++i) {
        indices[i] = (int64_t)(byte() % 16) - 1;
        if (counts[i] > 0 && indices[i] >= (int64_t)counts[i]) legal = 0;
    }
    CHECK_STATUS(cardrules_batch_step(batch, indices, done, NULL, NULL, NULL, size, NULL),
                 legal ? CARDRULES_OK : CARDRULES_ERROR_NOT_AVAILABLE);
    MUST(cardrules_batch_look(batch, NULL, after, size, NULL));
    CHECK(legal || memcmp(counts, after, size * sizeof counts[0]) == 0);
}

void step_batch(void) {
    cardrules_batch_options options;
    cardrules_batch* batch = NULL;
    cardrules_state* state = NULL;
    int32_t players = 0;
    const char* game = any_game(&players);
    int steps = 0;
    cardrules_batch_options_init(&options);
    options.size = byte() % SLOTS + 1;
    options.stay_over = (int32_t)(byte() % 2);
    options.generator = (int32_t)(byte() % 2);
    options.seed = byte();
    MUST(cardrules_batch_create(game, players, NULL, &options, &batch, NULL));
    for (steps = (int)(byte() % 16); steps > 0; --steps) step_slots(batch, options.size);
    MUST(cardrules_batch_next_game(batch, byte() % options.size, NULL));
    MUST(cardrules_batch_state(batch, byte() % options.size, &state, NULL));
    cardrules_batch_destroy(batch);
    load_again(state);
    play_to_the_end(state);
    cardrules_state_destroy(state);
}
