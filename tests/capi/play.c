/* A game of each kind, played from its beginning to its end, for every number of players: the calls
   that every host makes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cardrules/cardrules.h>

static cardrules_error problem;

/* Every call of this program must succeed. */
static void must(int32_t status) {
    if (status == CARDRULES_OK) return;
    fprintf(stderr, "%s: %s\n", cardrules_status_name(status), problem.message);
    exit(EXIT_FAILURE);
}

static void expect(int holds, const char* what) {
    if (holds) return;
    fprintf(stderr, "expected: %s\n", what);
    exit(EXIT_FAILURE);
}

/* The smallest text buffer that works is the one asked for. */
static void check_text(const cardrules_match* match, int32_t actor, uint32_t index) {
    char text[128];
    size_t needed = 0;
    must(cardrules_match_legal_text(match, actor, index, NULL, 0, &needed, &problem));
    expect(needed > 1 && needed <= cardrules_move_text_size(), "a text's size in bounds");
    expect(cardrules_match_legal_text(match, actor, index, text, needed - 1, NULL, NULL) ==
               CARDRULES_ERROR_BUFFER,
           "a buffer that is too small refused");
    must(cardrules_match_legal_text(match, actor, index, text, needed, &needed, &problem));
    expect(strlen(text) + 1 == needed, "a text as long as it was said to be");
}

/* Makes a move of the one who is to act: by value, index and text in turn. */
static void move(cardrules_match* match, uint32_t turn) {
    int32_t actor = 0;
    int32_t step = 0;
    uint32_t count = 0;
    uint64_t value = 0;
    char text[128];
    must(cardrules_match_turn(match, NULL, &actor, NULL, &problem));
    must(cardrules_match_step(match, &step, &problem));
    must(cardrules_match_legal_count(match, actor, &count, &problem));
    expect(count > 0, "a move for who is to act");
    check_text(match, actor, turn % count);
    must(cardrules_match_legal_at(match, actor, turn % count, &value, &problem));
    must(cardrules_match_legal_text(match, actor, turn % count, text, sizeof text, NULL, &problem));
    if (turn % 3 == 0) {
        must(cardrules_match_apply(match, actor, value, step, &problem));
    } else if (turn % 3 == 1) {
        must(cardrules_match_apply_index(match, actor, turn % count, step, &problem));
    } else {
        must(cardrules_match_apply_text(match, actor, text, CARDRULES_ANY_STEP, &problem));
    }
}

static int over(const cardrules_match* match) {
    int32_t mode = 0;
    must(cardrules_match_turn(match, &mode, NULL, NULL, &problem));
    return mode == CARDRULES_MODE_OVER;
}

/* What was undone comes again, the same. */
static void go_back_and_on(cardrules_match* match) {
    uint64_t before = 0;
    uint64_t after = 0;
    must(cardrules_match_hash(match, &before, &problem));
    must(cardrules_match_undo(match, &problem));
    must(cardrules_match_redo(match, &problem));
    must(cardrules_match_hash(match, &after, &problem));
    expect(before == after, "the same after undo and redo");
}

static uint32_t play(cardrules_match* match) {
    uint32_t turn = 0;
    for (; !over(match); ++turn) {
        expect(turn < 100000, "an end");
        move(match, turn);
        if (turn % 50 == 7) go_back_and_on(match);
    }
    return turn;
}

static void check_result(const cardrules_match* match, const char* game, int32_t players) {
    cardrules_result result;
    cardrules_result_init(&result);
    must(cardrules_match_result(match, &result, &problem));
    expect(result.players == players, "a place for each");
    expect(strcmp(result.reason_name, cardrules_reason_name(game, result.reason)) == 0,
           "the same reason twice");
    printf("%s, %d players: %s after", game, (int)players, result.reason_name);
}

static void play_game(const char* game, int32_t players) {
    cardrules_match_options setup;
    cardrules_match* match = NULL;
    uint32_t moves = 0;
    cardrules_match_options_init(&setup);
    must(cardrules_key_from_seed(7, setup.key, &problem));
    must(cardrules_match_create(game, players, NULL, &setup, &match, &problem));
    moves = play(match);
    check_result(match, game, players);
    printf(" %lu moves\n", (unsigned long)moves);
    must(cardrules_match_next_game(match, &problem));
    expect(!over(match), "a next game");
    cardrules_match_destroy(match);
}

int main(void) {
    int32_t game = 0;
    int32_t players = 0;
    uint32_t counts = 0;
    cardrules_error_init(&problem);
    for (game = 0; game < cardrules_game_count(); ++game) {
        must(cardrules_game_players(cardrules_game_name(game), &counts, &problem));
        for (players = 1; players <= CARDRULES_MAX_SEATS; ++players) {
            if (counts >> players & 1) play_game(cardrules_game_name(game), players);
        }
    }
    return EXIT_SUCCESS;
}
