/* The games of determinism.cpp, played through the C interface: they must come to the same number.
 *
 *   through_c RULESETS          prints the number
 *   through_c RULESETS NUMBER   fails unless it is that
 *
 * RULESETS is a file of what `determinism rulesets` prints. What the C interface has no call for,
 * the random numbers of the players, is worked out here anew. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cardrules/cardrules.h>

enum { games = 10000, most_rulesets = 1024, text_size = 65536 };

static const uint64_t seed = 2026;

typedef struct ruleset {
    char game[32];
    int players;
    char options[512];
} ruleset;

static ruleset rulesets[most_rulesets];
static char text[text_size];
static uint64_t fold = 0xCBF29CE484222325U;

static void add(uint64_t value) {
    fold = (fold ^ value) * 0x100000001B3U;
    fold ^= fold >> 29;
}

static void add_text(const char* characters) {
    for (; *characters != 0; ++characters) add((unsigned char)*characters);
}

static void must(int32_t status) {
    if (status == CARDRULES_OK) return;
    fprintf(stderr, "%s\n", cardrules_status_name(status));
    exit(EXIT_FAILURE);
}

/* The stream of ChaCha20 (RFC 8439) for the purpose of bots. */
typedef struct stream {
    uint32_t state[16];
    uint32_t words[16];
    int next;
} stream;

static uint32_t turned(uint32_t word, int bits) {
    return word << bits | word >> (32 - bits);
}

static void quarter_round(uint32_t* w, int a, int b, int c, int d) {
    w[a] += w[b], w[d] = turned(w[d] ^ w[a], 16);
    w[c] += w[d], w[b] = turned(w[b] ^ w[c], 12);
    w[a] += w[b], w[d] = turned(w[d] ^ w[a], 8);
    w[c] += w[d], w[b] = turned(w[b] ^ w[c], 7);
}

static void make_block(stream* s) {
    int i;
    memcpy(s->words, s->state, sizeof s->words);
    for (i = 0; i < 10; ++i) {
        quarter_round(s->words, 0, 4, 8, 12);
        quarter_round(s->words, 1, 5, 9, 13);
        quarter_round(s->words, 2, 6, 10, 14);
        quarter_round(s->words, 3, 7, 11, 15);
        quarter_round(s->words, 0, 5, 10, 15);
        quarter_round(s->words, 1, 6, 11, 12);
        quarter_round(s->words, 2, 7, 8, 13);
        quarter_round(s->words, 3, 4, 9, 14);
    }
    for (i = 0; i < 16; ++i) s->words[i] += s->state[i];
    ++s->state[12];
    s->next = 0;
}

static void begin(stream* s, const uint8_t* key) {
    static const uint32_t constants[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    int i;
    memset(s, 0, sizeof *s);
    memcpy(s->state, constants, sizeof constants);
    for (i = 0; i < 8; ++i)
        s->state[4 + i] = (uint32_t)key[4 * i] | (uint32_t)key[4 * i + 1] << 8 |
                          (uint32_t)key[4 * i + 2] << 16 | (uint32_t)key[4 * i + 3] << 24;
    s->state[13] = 3;
    s->next = 16;
}

static uint32_t below(stream* s, uint32_t n) {
    const uint32_t unfair = (0U - n) % n;
    for (;;) {
        uint64_t product;
        if (s->next == 16) make_block(s);
        product = (uint64_t)s->words[s->next++] * n;
        if ((uint32_t)product >= unfair) return (uint32_t)(product >> 32);
    }
}

static void play(const ruleset* rules, uint64_t game) {
    cardrules_match_options setup;
    cardrules_match* match;
    cardrules_state* state;
    cardrules_result result;
    stream random;
    int i;
    cardrules_match_options_init(&setup);
    for (i = 0; i < 8; ++i) {
        setup.key[i] = (uint8_t)(seed >> 8 * i);
        setup.key[8 + i] = (uint8_t)(game >> 8 * i);
    }
    begin(&random, setup.key);
    must(cardrules_match_create(rules->game, rules->players, rules->options, &setup, &match, NULL));
    for (;;) {
        int32_t mode, seat, step;
        uint32_t count, index;
        uint64_t move, hash;
        must(cardrules_match_turn(match, &mode, &seat, NULL, NULL));
        if (mode == CARDRULES_MODE_OVER) break;
        must(cardrules_match_legal_count(match, seat, &count, NULL));
        index = below(&random, count);
        must(cardrules_match_legal_at(match, seat, index, &move, NULL));
        must(cardrules_move_to_text(rules->game, move, text, sizeof text, NULL, NULL));
        add(count);
        add_text(text);
        must(cardrules_match_apply(match, seat, move, CARDRULES_ANY_STEP, NULL));
        must(cardrules_match_hash(match, &hash, NULL));
        add(hash);
        must(cardrules_match_step(match, &step, NULL));
        if (step % 16 != 0) continue;
        must(cardrules_match_state(match, step, &state, NULL));
        {
            cardrules_view* view;
            must(cardrules_state_viewer_view(state, seat, &view, NULL));
            must(cardrules_view_hash(view, &hash, NULL));
            add(hash);
            cardrules_view_destroy(view);
        }
        cardrules_state_destroy(state);
    }
    cardrules_result_init(&result);
    must(cardrules_match_result(match, &result, NULL));
    for (i = 0; i < result.players; ++i) {
        add((uint64_t)(int64_t)result.places[i]);
        add((uint64_t)(int64_t)result.scores[i]);
    }
    if (game % 64 == 0) {
        must(cardrules_match_state(match, -1, &state, NULL));
        must(cardrules_state_save(state, text, sizeof text, NULL, NULL));
        add_text(text);
        cardrules_state_destroy(state);
    }
    cardrules_match_destroy(match);
}

int main(int argument_count, char** arguments) {
    FILE* file = argument_count > 1 ? fopen(arguments[1], "r") : NULL;
    unsigned count = 0;
    uint64_t game;
    char number[17];
    if (file == NULL) return fprintf(stderr, "usage: through_c RULESETS [NUMBER]\n"), EXIT_FAILURE;
    while (count < most_rulesets && fscanf(file, "%31s %d %511s", rulesets[count].game,
                                           &rulesets[count].players, rulesets[count].options) == 3)
        ++count;
    fclose(file);
    if (count == 0) return fprintf(stderr, "no rulesets\n"), EXIT_FAILURE;
    for (game = 0; game < games; ++game) play(&rulesets[game % count], game);
    snprintf(number, sizeof number, "%08lx%08lx", (unsigned long)(fold >> 32),
             (unsigned long)(fold & 0xFFFFFFFFU));
    puts(number);
    return argument_count < 3 || strcmp(arguments[2], number) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
