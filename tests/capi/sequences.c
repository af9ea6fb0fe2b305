#include "sequences.h"

#include <string.h>

#include "sequence_parts.h"

enum { MATCHES = 3 };

static const uint8_t* next_byte;
static const uint8_t* end_of_bytes;
static unsigned long moves_made;
static cardrules_match* matches[MATCHES];
char text[TEXT];
static char second_text[TEXT];

unsigned byte(void) {
    return next_byte < end_of_bytes ? *next_byte++ : 0U;
}

uint64_t hash_of(const cardrules_match* match) {
    uint64_t hash = 0;
    MUST(cardrules_match_hash(match, &hash, NULL));
    return hash;
}

static cardrules_match** any_match(void) {
    return &matches[byte() % MATCHES];
}

static void replace(cardrules_match** match, cardrules_match* by) {
    cardrules_match_destroy(*match);
    *match = by;
}

const char* any_game(int32_t* players) {
    const char* game = cardrules_game_name((int32_t)(byte() % (unsigned)cardrules_game_count()));
    uint32_t counts = 0;
    MUST(cardrules_game_players(game, &counts, NULL));
    for (*players = (int32_t)(byte() % 4) + 2; (counts >> *players & 1) == 0;) --*players;
    return game;
}

static void create(cardrules_match** match) {
    static const char* const options[] = {NULL, "", "{\"dealer\":\"lot\"}", "{\"dealer\":1}"};
    cardrules_match_options setup;
    cardrules_match* made = NULL;
    int32_t players = 1;
    const char* game = any_game(&players);
    cardrules_match_options_init(&setup);
    setup.chance = (int32_t)(byte() % 2);
    setup.key[0] = (uint8_t)byte();
    MUST(cardrules_match_create(game, players, options[byte() % 4], &setup, &made, NULL));
    replace(match, made);
}

/* A refused move leaves everything as it was. */
static void apply(cardrules_match* match, int32_t actor, uint32_t index, int32_t step) {
    const uint64_t before = hash_of(match);
    const int32_t status = cardrules_match_apply_index(match, actor, index, step, NULL);
    CHECK(status == CARDRULES_OK || hash_of(match) == before);
    moves_made += status == CARDRULES_OK;
}

static void deal(cardrules_match* match) {
    uint8_t cards[CARDRULES_MAX_CARDS];
    size_t count = 0;
    size_t i = 0;
    MUST(cardrules_match_deal_cards(match, cards, sizeof cards, &count, NULL));
    for (i = 1; i < count; ++i) {
        const size_t j = byte() % (i + 1);
        const uint8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
    CHECK_STATUS(
        cardrules_match_apply_deal(match, cards, count, CARDRULES_ANY_STEP, NULL) == CARDRULES_OK,
        count > 0);
}

static void move(cardrules_match* match) {
    int32_t mode = 0;
    int32_t actor = 0;
    uint32_t count = 0;
    MUST(cardrules_match_turn(match, &mode, &actor, NULL, NULL));
    if (mode == CARDRULES_MODE_DEAL) {
        deal(match);
    } else {
        MUST(cardrules_match_legal_count(match, actor, &count, NULL));
        apply(match, actor, count == 0 ? 0 : byte() % count, CARDRULES_ANY_STEP);
    }
}

static void wrong_move(cardrules_match* match) {
    const int32_t actor = (int32_t)(byte() % 10) - 2;
    apply(match, actor, byte(), (int32_t)byte() - 1);
}

static void text_move(cardrules_match* match) {
    char words[40];
    size_t i = 0;
    const uint64_t before = hash_of(match);
    const int32_t actor = (int32_t)(byte() % 4) - 1;
    const size_t length = byte() % (sizeof words - 1);
    for (i = 0; i < length; ++i) words[i] = (char)byte();
    words[length] = '\0';
    if (cardrules_match_apply_text(match, actor, words, CARDRULES_ANY_STEP, NULL) != CARDRULES_OK)
        CHECK(hash_of(match) == before);
}

static void go_back_and_on(cardrules_match* match) {
    const uint64_t before = hash_of(match);
    if (cardrules_match_undo(match, NULL) != CARDRULES_OK) {
        CHECK(hash_of(match) == before);
    } else if (byte() % 2) {
        MUST(cardrules_match_redo(match, NULL));
        CHECK(hash_of(match) == before);
    }
}

static void save_and_load(cardrules_match** match) {
    cardrules_match* loaded = NULL;
    if (cardrules_match_save(*match, text, TEXT, NULL, NULL) != CARDRULES_OK) return;
    MUST(cardrules_match_load(text, &loaded, NULL));
    CHECK(hash_of(*match) == hash_of(loaded));
    MUST(cardrules_match_save(loaded, second_text, TEXT, NULL, NULL));
    CHECK(strcmp(text, second_text) == 0);
    /* The game goes on with the one that was loaded. */
    if (byte() % 2)
        replace(match, loaded);
    else
        cardrules_match_destroy(loaded);
}

static void record_and_replay(const cardrules_match* match) {
    cardrules_match* loaded = NULL;
    if (cardrules_match_record(match, byte() % 16, text, TEXT, NULL, NULL) != CARDRULES_OK) return;
    MUST(cardrules_match_load_record(text, &loaded, NULL));
    CHECK(hash_of(match) == hash_of(loaded));
    cardrules_match_destroy(loaded);
}

/* A buffer of an odd size is filled whole, or with an empty text. */
static void save_to_odd_size(const cardrules_match* match) {
    const size_t capacity = byte() * 16U + byte() % 16U;
    size_t needed = 0;
    int32_t status = 0;
    memset(text, 'x', capacity + 1);
    status = cardrules_match_save(match, text, capacity, &needed, NULL);
    CHECK_STATUS(status, capacity < needed ? CARDRULES_ERROR_BUFFER : CARDRULES_OK);
    CHECK(text[capacity] == 'x');
    CHECK(capacity == 0 || strlen(text) == (status == CARDRULES_OK ? needed - 1 : 0));
}

/* All the way back and forward again. */
static void go_to_the_beginning(cardrules_match* match) {
    int32_t step = 0;
    uint64_t hash = 0;
    while (cardrules_match_redo(match, NULL) == CARDRULES_OK) continue;
    hash = hash_of(match);
    while (cardrules_match_undo(match, NULL) == CARDRULES_OK) continue;
    MUST(cardrules_match_step(match, &step, NULL));
    CHECK(step <= 2);
    while (cardrules_match_redo(match, NULL) == CARDRULES_OK) continue;
    CHECK(hash_of(match) == hash);
}

static void load_damaged(cardrules_match** match) {
    cardrules_match* loaded = NULL;
    cardrules_state* state = NULL;
    size_t needed = 0;
    if (cardrules_match_save(*match, text, TEXT, &needed, NULL) != CARDRULES_OK) return;
    text[(byte() * 256U + byte()) % needed] = (char)byte();
    if (cardrules_match_load(text, &loaded, NULL) != CARDRULES_OK) {
        CHECK(loaded == NULL);
        return;
    }
    replace(match, loaded);
    MUST(cardrules_match_state(loaded, CARDRULES_ANY_STEP, &state, NULL));
    play_to_the_end(state);
    cardrules_state_destroy(state);
}

static void next_game(cardrules_match* match) {
    const uint64_t before = hash_of(match);
    if (cardrules_match_next_game(match, NULL) != CARDRULES_OK) CHECK(hash_of(match) == before);
}

static void clone(const cardrules_match* match, cardrules_match** into) {
    cardrules_match* made = NULL;
    MUST(cardrules_match_clone(match, &made, NULL));
    CHECK(hash_of(match) == hash_of(made));
    replace(into, made);
}

static void call(void) {
    cardrules_match** match = any_match();
    switch (byte() % 32) {
        case 0:
            create(match);
            break;
        case 1:
            wrong_move(*match);
            break;
        case 2:
            text_move(*match);
            break;
        case 3:
            go_back_and_on(*match);
            break;
        case 4:
            save_and_load(match);
            break;
        case 5:
            load_damaged(match);
            break;
        case 6:
            look_as_viewer(*match);
            break;
        case 7:
            next_game(*match);
            break;
        case 8:
            clone(*match, any_match());
            break;
        case 9:
            record_and_replay(*match);
            break;
        case 10:
            save_to_odd_size(*match);
            break;
        case 11:
            go_to_the_beginning(*match);
            break;
        case 12:
            branch_off(*match);
            break;
        case 13:
            step_batch();
            break;
        default:
            move(*match);
            break;
    }
}

unsigned long run_sequence(const uint8_t* bytes, size_t size) {
    int i = 0;
    next_byte = bytes;
    end_of_bytes = bytes + size;
    moves_made = 0;
    for (i = 0; i < MATCHES; ++i) create(&matches[i]);
    while (next_byte < end_of_bytes) call();
    for (i = 0; i < MATCHES; ++i) replace(&matches[i], NULL);
    return moves_made;
}
