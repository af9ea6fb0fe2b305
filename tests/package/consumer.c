/* Plays a game of each kind, always by the first legal move. */
#include <stdio.h>
#include <stdlib.h>

#include <cardrules/cardrules.h>

static int play(const char* game) {
    cardrules_match* match = NULL;
    int32_t actor = 0;
    int32_t status = cardrules_match_create(game, 2, NULL, NULL, &match, NULL);
    while (status == CARDRULES_OK && actor != CARDRULES_NOBODY) {
        status = cardrules_match_turn(match, NULL, &actor, NULL, NULL);
        if (status == CARDRULES_OK && actor != CARDRULES_NOBODY)
            status = cardrules_match_apply_index(match, actor, 0, CARDRULES_ANY_STEP, NULL);
    }
    cardrules_match_destroy(match);
    printf("%s: %s\n", game, cardrules_status_name(status));
    return status == CARDRULES_OK;
}

int main(void) {
    int32_t game = 0;
    for (game = 0; game < cardrules_game_count(); ++game) {
        if (!play(cardrules_game_name(game))) return EXIT_FAILURE;
    }
    return game > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
