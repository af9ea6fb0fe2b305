/* Calls every function of the interface many times with hostile arguments. Whatever a caller does
   with valid pointers, a call ends with a status that has a name, and an error that is told fits
   into its struct. The sanitizers watch. */
#include "hostile.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 400, OBJECTS = 8 };

static uint64_t random_state;

/* SplitMix64. */
static uint64_t next_random(void) {
    uint64_t z = (random_state += UINT64_C(0x9E3779B97F4A7C15));
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static size_t below(size_t count) {
    return (size_t)(next_random() % count);
}

static const char* calling;

static void fail(const char* what) {
    fprintf(stderr, "%s: %s\n", calling, what);
    exit(EXIT_FAILURE);
}

static void must(int32_t status) {
    if (status != CARDRULES_OK) fail(cardrules_status_name(status));
}

/* Objects. */

static cardrules_match* matches[OBJECTS];
static cardrules_state* states[OBJECTS];
static cardrules_view* views[OBJECTS];
static cardrules_batch* batches[OBJECTS];

static cardrules_match* new_match(int index) {
    static const char* const games[] = {"bot_war", "suicide_king", "generals_war"};
    cardrules_match_options options;
    cardrules_match* match = NULL;
    cardrules_match_options_init(&options);
    must(cardrules_key_from_seed((uint64_t)index, options.key, NULL));
    options.chance = index % 2;
    must(cardrules_match_create(games[index % 3], index % 2 ? 2 : 4, NULL, &options, &match, NULL));
    return match;
}

/* Of a size that is among the counts of any_source(). */
static cardrules_batch* new_batch(int index) {
    cardrules_batch_options options;
    cardrules_batch* batch = NULL;
    cardrules_batch_options_init(&options);
    options.size = index % 2 ? 4 : 54;
    options.stay_over = index % 2;
    must(cardrules_batch_create("bot_war", 2, NULL, &options, &batch, NULL));
    return batch;
}

static void play(cardrules_match* match, int moves) {
    int32_t actor = 0;
    for (; moves > 0; --moves) {
        must(cardrules_match_turn(match, NULL, &actor, NULL, NULL));
        (void)cardrules_match_apply_index(match, actor, 0, CARDRULES_ANY_STEP, NULL);
    }
}

static void make_objects(void) {
    int i = 0;
    for (i = 1; i < OBJECTS; ++i) {
        matches[i] = new_match(i);
        play(matches[i], i * i * i);
        must(cardrules_match_state(matches[i], CARDRULES_ANY_STEP, &states[i], NULL));
        must(cardrules_state_viewer_view(states[i], i % 2, &views[i], NULL));
        batches[i] = new_batch(i);
    }
}

static void destroy_objects(void) {
    int i = 0;
    for (i = 0; i < OBJECTS; ++i) {
        cardrules_match_destroy(matches[i]);
        cardrules_state_destroy(states[i]);
        cardrules_view_destroy(views[i]);
        cardrules_batch_destroy(batches[i]);
    }
}

cardrules_match* any_match(void) {
    return matches[below(OBJECTS)];
}

cardrules_state* any_state(void) {
    return states[below(OBJECTS)];
}

cardrules_view* any_view(void) {
    return views[below(OBJECTS)];
}

cardrules_batch* any_batch(void) {
    return batches[below(OBJECTS)];
}

cardrules_match* fresh_match(void) {
    return new_match((int)below(OBJECTS));
}

cardrules_state* fresh_state(void) {
    cardrules_state* state = NULL;
    must(cardrules_state_clone(states[1], &state, NULL));
    return state;
}

cardrules_view* fresh_view(void) {
    cardrules_view* view = NULL;
    must(cardrules_view_clone(views[1], &view, NULL));
    return view;
}

cardrules_batch* fresh_batch(void) {
    return new_batch(1);
}

static int wants_none(void) {
    return below(8) == 0;
}

cardrules_match** any_new_match(void) {
    static cardrules_match* made;
    cardrules_match_destroy(made);
    made = NULL;
    return wants_none() ? NULL : &made;
}

cardrules_state** any_new_state(void) {
    static cardrules_state* made;
    cardrules_state_destroy(made);
    made = NULL;
    return wants_none() ? NULL : &made;
}

cardrules_view** any_new_view(void) {
    static cardrules_view* made;
    cardrules_view_destroy(made);
    made = NULL;
    return wants_none() ? NULL : &made;
}

cardrules_batch** any_new_batch(void) {
    static cardrules_batch* made;
    cardrules_batch_destroy(made);
    made = NULL;
    return wants_none() ? NULL : &made;
}

/* Memory to write to and to read from. */

static uint64_t memory[8192];

const struct target* any_target(void) {
    static struct target target;
    static const size_t capacities[] = {0, 1, 2, 7, 64, sizeof memory / sizeof memory[0]};
    const size_t choice = below(8);
    target.bytes = choice < 6 ? memory : NULL;
    target.capacity = choice < 6 ? capacities[choice] : choice == 6 ? 0 : (size_t)-1;
    return &target;
}

const struct source* any_source(void) {
    static struct source source;
    static uint64_t aligned[128];
    uint8_t* const bytes = (uint8_t*)aligned;
    static const size_t counts[] = {0, 1, 4, 7, 8, 52, 54, 64, 65, (size_t)-1};
    const size_t choice = below(12);
    size_t i = 0;
    memset(bytes, below(2) ? 0xFF : 0, sizeof aligned);
    if (below(2)) {
        for (i = 0; i < sizeof aligned; ++i) bytes[i] = (uint8_t)(choice % 2 ? i : next_random());
    }
    source.bytes = choice < 10 ? bytes : NULL;
    source.count = choice < 10 ? counts[choice] : choice == 10 ? 0 : 54;
    return &source;
}

void* any_pointer(void) {
    static uint64_t value;
    return wants_none() ? NULL : &value;
}

const uint8_t* any_key(void) {
    static const uint8_t key[CARDRULES_KEY_SIZE] = {1, 2, 3};
    return wants_none() ? NULL : key;
}

/* Texts. */

const char* any_game(void) {
    static const char* const names[] = {
        NULL, "", "bot_war", "suicide_king", "generals_war", "no_such_game"};
    return names[below(sizeof names / sizeof names[0])];
}

/* A long text of one character. */
static const char* repeated(char character) {
    static char text[70000];
    memset(text, character, sizeof text - 1);
    text[sizeof text - 1] = '\0';
    return text;
}

/* A document of a match or a state, whole, cut off, or with one byte changed. */
static const char* document(void) {
    static char text[1 << 16];
    size_t size = 0;
    text[0] = '\0';
    if (below(3) == 0) {
        (void)cardrules_match_save(any_match(), text, sizeof text, &size, NULL);
    } else if (below(2)) {
        (void)cardrules_view_save(any_view(), text, sizeof text, &size, NULL);
    } else {
        (void)cardrules_state_save(any_state(), text, sizeof text, &size, NULL);
    }
    if (size > 1 && below(2)) text[below(size - 1)] = (char)next_random();
    if (size > 1 && below(3) == 0) text[below(size - 1)] = '\0';
    return text;
}

const char* any_text(void) {
    static const char* const texts[] = {NULL,
                                        "",
                                        "deal",
                                        "deal AC",
                                        "lot 0",
                                        "draw",
                                        "pass",
                                        "bot KC TD",
                                        "commit AC 2C 3C",
                                        "AC",
                                        "{}",
                                        "{\"to\":1}",
                                        "{\"to\":-1}",
                                        "{\"dealer\":\"lot\"}",
                                        "null",
                                        "\xff\xfe\xc3",
                                        "\xc3\xa9\xe2\x80\xa6 %s%n"};
    const size_t count = sizeof texts / sizeof texts[0];
    const size_t choice = below(count + 6);
    if (choice < count) return texts[choice];
    if (choice == count) return repeated('[');
    if (choice == count + 1) return repeated(' ');
    return document();
}

/* Numbers. */

int32_t any_int32(void) {
    static const int32_t numbers[] = {0,  1,  2,  3,   4,         5,         7,          8, 255,
                                      -1, -2, -3, 256, INT32_MAX, INT32_MIN, 0x01010101, 63};
    return numbers[below(sizeof numbers / sizeof numbers[0])];
}

uint32_t any_uint32(void) {
    return (uint32_t)any_int32();
}

uint32_t any_count(void) {
    return below(2) ? 3 : UINT32_MAX;
}

uint32_t any_slot(void) {
    return below(2) ? (uint32_t)below(4) : any_uint32();
}

int32_t any_players(void) {
    return below(2) ? 2 : any_int32();
}

int32_t any_step(void) {
    int32_t step = 0;
    if (below(2)) return CARDRULES_ANY_STEP;
    if (below(2)) (void)cardrules_match_step(any_match(), &step, NULL);
    return below(2) ? step : any_int32();
}

uint64_t any_uint64(void) {
    static const uint64_t numbers[] = {0, 1, 2, UINT64_MAX, UINT64_C(1) << 63, UINT64_MAX - 1};
    return below(2) ? next_random() : numbers[below(sizeof numbers / sizeof numbers[0])];
}

/* A move that is or was legal somewhere, one with a byte changed, or any number. */
uint64_t any_move(void) {
    uint64_t move = 0;
    if (below(4) == 0) return any_uint64();
    (void)cardrules_state_legal_at(any_state(), (int32_t)below(4) - 1, (uint32_t)below(4), &move,
                                   NULL);
    return below(3) ? move : move ^ (UINT64_C(0xFF) << 8 * below(8));
}

/* Structs. */

static uint32_t any_struct_size(size_t right) {
    static const uint32_t wrong[] = {0, 1, 4, 20, 1025, UINT32_MAX};
    return below(2) ? (uint32_t)right : wrong[below(sizeof wrong / sizeof wrong[0])];
}

static cardrules_error problem;

cardrules_error* any_error(void) {
    if (wants_none()) return NULL;
    memset(&problem, 0x5A, sizeof problem);
    problem.struct_size = (uint32_t)sizeof problem;
    if (below(8) == 0) problem.struct_size = any_struct_size(sizeof problem);
    return &problem;
}

static void hear(void* user, int32_t level, int32_t topic, int32_t actor, int32_t step,
                 int32_t status, const char* message) {
    (void)user;
    if (level < 0 || level > 2 || topic < 0 || topic > 6 || actor < INT32_MIN || step < 0 ||
        status > 0 || message[0] == '\0')
        fail("a log entry that says nothing");
}

cardrules_log any_log(void) {
    return below(2) ? NULL : hear;
}

static int32_t stop_soon(void* user, uint64_t done, uint64_t total) {
    (void)user;
    return done <= total;
}

cardrules_match_options* any_match_options(void) {
    static cardrules_match_options options;
    cardrules_match_options_init(&options);
    if (wants_none()) return NULL;
    options.struct_size = any_struct_size(sizeof options);
    options.log = any_log();
    options.game = any_uint64();
    if (below(2)) return &options;
    options.chance = any_int32();
    options.rules = any_int32();
    options.reserved = below(2) ? any_uint32() : 0;
    return &options;
}

cardrules_batch_options* any_batch_options(void) {
    static cardrules_batch_options options;
    cardrules_batch_options_init(&options);
    if (wants_none()) return NULL;
    options.struct_size = any_struct_size(sizeof options);
    options.size = below(2) ? 3 : below(2) ? 0 : UINT32_MAX;
    options.seed = any_uint64();
    options.first = any_uint64();
    if (below(2)) return &options;
    options.generator = any_int32();
    options.rules = any_int32();
    options.stay_over = any_int32();
    options.reserved = below(2) ? any_uint32() : 0;
    return &options;
}

cardrules_simulation* any_simulation(void) {
    static cardrules_simulation simulation;
    cardrules_simulation_init(&simulation);
    if (wants_none()) return NULL;
    simulation.struct_size = any_struct_size(sizeof simulation);
    simulation.seed = any_uint64();
    simulation.to = below(4);
    simulation.progress = stop_soon;
    if (below(2)) return &simulation;
    simulation.generator = any_int32();
    simulation.rules = any_int32();
    simulation.threads = below(2) ? 2 : below(2) ? -1 : INT32_MAX;
    simulation.from = any_uint64();
    simulation.to = any_uint64();
    return &simulation;
}

cardrules_result* any_result(void) {
    static cardrules_result result;
    result.struct_size = any_struct_size(sizeof result);
    return wants_none() ? NULL : &result;
}

cardrules_simulation_result* any_simulation_result(void) {
    static cardrules_simulation_result result;
    result.struct_size = any_struct_size(sizeof result);
    return wants_none() ? NULL : &result;
}

/* What came of it. */

static unsigned long refused;
static unsigned long done;

void told(int32_t status) {
    ++*(status == CARDRULES_OK ? &done : &refused);
    if (strcmp(cardrules_status_name(status), "unknown") == 0) fail("a status without a name");
    if (status == CARDRULES_ERROR_INTERNAL) fail("a fault of the library");
    if (problem.code == status && (memchr(problem.where, '\0', sizeof problem.where) == NULL ||
                                   memchr(problem.message, '\0', sizeof problem.message) == NULL))
        fail("a text in an error without an end");
}

void read_text(const char* text) {
    if (text != NULL && strlen(text) > 1000) fail("a text without an end");
}

/* Calls one function many times; each function has its own random numbers. */
static void attack(const struct hostile_case* hostile) {
    int round = 0;
    calling = hostile->name;
    for (round = 0; round < ROUNDS; ++round) hostile->call();
}

int main(void) {
    const struct hostile_case* hostile = NULL;
    calling = "setup";
    make_objects();
    for (hostile = hostile_cases; hostile->name != NULL; ++hostile) {
        random_state = (uint64_t)(hostile - hostile_cases);
        attack(hostile);
    }
    calling = "end";
    (void)any_new_match();
    (void)any_new_state();
    (void)any_new_view();
    (void)any_new_batch();
    destroy_objects();
    printf("%lu calls done, %lu refused\n", done, refused);
    return done > 0 && refused > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
