/* Many threads read one match, one state, one view and one batch; others each play a match of their
   own, and simulate with threads of the library's. The thread sanitizer watches. */
#include <pthread.h>
#include <string.h>

#include "check.h"

enum { THREADS = 4, ROUNDS = 60, SLOTS = 3, GAMES = 600 };

struct shared {
    const cardrules_match* match;
    const cardrules_state* state;
    const cardrules_view* view;
    const cardrules_batch* batch;
    uint64_t hash;
};

static void read_match(const struct shared* shared) {
    char text[32768];
    uint64_t hash = 0;
    uint32_t count = 0;
    cardrules_match* clone = NULL;
    MUST(cardrules_match_hash(shared->match, &hash, NULL));
    CHECK(hash == shared->hash);
    MUST(cardrules_match_save(shared->match, text, sizeof text, NULL, NULL));
    MUST(cardrules_match_legal_count(shared->match, 0, &count, NULL));
    MUST(cardrules_match_viewer_view_json(shared->match, 1, 1, text, sizeof text, NULL, NULL));
    MUST(cardrules_match_viewer_events(shared->match, 1, 0, 0, text, sizeof text, NULL, NULL));
    MUST(cardrules_match_viewer_record(shared->match, 1, text, sizeof text, NULL, NULL));
    MUST(cardrules_match_viewer_preview(shared->match, 1, "draw 0/1", text, sizeof text, NULL,
                                        NULL));
    MUST(cardrules_match_clone(shared->match, &clone, NULL));
    MUST(cardrules_match_undo(clone, NULL));
    cardrules_match_destroy(clone);
}

static void read_state_and_view(const struct shared* shared) {
    char text[32768];
    const uint8_t key[CARDRULES_KEY_SIZE] = {7};
    cardrules_simulation_result result;
    cardrules_state* guess = NULL;
    cardrules_simulation_result_init(&result);
    MUST(cardrules_state_playouts(shared->state, 1, 0, 3, &result, NULL));
    MUST(cardrules_state_save(shared->state, text, sizeof text, NULL, NULL));
    MUST(cardrules_view_choices(shared->view, text, sizeof text, NULL, NULL));
    MUST(cardrules_view_determinize(shared->view, key, 1, &guess, NULL));
    cardrules_state_destroy(guess);
    MUST(cardrules_catalog(NULL, 0, NULL, NULL));
    CHECK(strcmp(cardrules_card_name(0), "AC") == 0);
}

static void read_batch(const struct shared* shared) {
    int32_t seats[SLOTS];
    uint64_t counts[SLOTS];
    cardrules_state* state = NULL;
    MUST(cardrules_batch_look(shared->batch, seats, counts, SLOTS, NULL));
    MUST(cardrules_batch_state(shared->batch, SLOTS - 1, &state, NULL));
    cardrules_state_destroy(state);
}

static void* read_shared(void* argument) {
    int round = 0;
    for (round = 0; round < ROUNDS; ++round) {
        read_match(argument);
        read_state_and_view(argument);
        read_batch(argument);
    }
    return NULL;
}

static void* play_own(void* argument) {
    cardrules_match* match = NULL;
    int32_t actor = 0;
    (void)argument;
    MUST(cardrules_match_create("bot_war", 2, NULL, NULL, &match, NULL));
    for (;;) {
        MUST(cardrules_match_turn(match, NULL, &actor, NULL, NULL));
        if (actor == CARDRULES_NOBODY) break;
        MUST(cardrules_match_apply_index(match, actor, 0, CARDRULES_ANY_STEP, NULL));
    }
    cardrules_match_destroy(match);
    return NULL;
}

static int32_t count_call(void* user, uint64_t done, uint64_t total) {
    ++*(int*)user;
    return done > total;
}

static void simulate(int32_t threads, cardrules_simulation_result* result) {
    cardrules_simulation what;
    int calls = 0;
    cardrules_simulation_init(&what);
    what.to = GAMES;
    what.threads = threads;
    what.progress = count_call;
    what.user = &calls;
    cardrules_simulation_result_init(result);
    MUST(cardrules_simulate("generals_war", 4, NULL, &what, result, NULL));
    CHECK(calls > 0);
}

static void* simulate_own(void* argument) {
    cardrules_simulation_result alone;
    cardrules_simulation_result helped;
    (void)argument;
    simulate(1, &alone);
    simulate(3, &helped);
    CHECK(memcmp(&alone, &helped, sizeof alone) == 0);
    return NULL;
}

int main(void) {
    pthread_t threads[2 * THREADS + 1];
    cardrules_batch_options slots;
    cardrules_batch* batch = NULL;
    cardrules_match* match = NULL;
    cardrules_state* state = NULL;
    cardrules_view* view = NULL;
    struct shared shared;
    int i = 0;
    MUST(cardrules_match_create("suicide_king", 2, NULL, NULL, &match, NULL));
    MUST(cardrules_match_apply_index(match, 0, 0, CARDRULES_ANY_STEP, NULL) == CARDRULES_OK
             ? CARDRULES_OK
             : cardrules_match_apply_index(match, 1, 0, CARDRULES_ANY_STEP, NULL));
    MUST(cardrules_match_state(match, CARDRULES_ANY_STEP, &state, NULL));
    MUST(cardrules_match_viewer_view(match, 0, CARDRULES_ANY_STEP, &view, NULL));
    cardrules_batch_options_init(&slots);
    slots.size = SLOTS;
    MUST(cardrules_batch_create("bot_war", 3, NULL, &slots, &batch, NULL));
    shared.batch = batch;
    shared.match = match;
    shared.state = state;
    shared.view = view;
    MUST(cardrules_match_hash(match, &shared.hash, NULL));
    for (i = 0; i < THREADS; ++i) {
        CHECK(pthread_create(&threads[2 * i], NULL, read_shared, &shared) == 0);
        CHECK(pthread_create(&threads[2 * i + 1], NULL, play_own, NULL) == 0);
    }
    CHECK(pthread_create(&threads[2 * THREADS], NULL, simulate_own, NULL) == 0);
    for (i = 0; i < 2 * THREADS + 1; ++i) CHECK(pthread_join(threads[i], NULL) == 0);
    cardrules_batch_destroy(batch);
    cardrules_view_destroy(view);
    cardrules_state_destroy(state);
    cardrules_match_destroy(match);
    puts("no thread disturbed another");
    return EXIT_SUCCESS;
}
