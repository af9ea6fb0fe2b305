/* Plays War with Bots to its end, always with the move at index step * 7 modulo the number there
 * are. */
#include <stdio.h>

#include <cardrules/cardrules.h>

/* Says what went wrong; the exit code. */
static int failed(const cardrules_error* error) {
    fprintf(stderr, "%s: %s\n", cardrules_status_name(error->code), error->message);
    return 1;
}

static void print_result(const cardrules_result* result) {
    int32_t seat;
    printf("%s", result->reason_name);
    for (seat = 0; seat < result->players; ++seat)
        printf(" %d:%d", (int)result->places[seat], (int)result->scores[seat]);
    printf("\n");
}

int main(void) {
    cardrules_match* match;
    cardrules_match_options setup;
    cardrules_result result;
    cardrules_error error;
    char text[128];
    int32_t mode, seat, step;
    uint32_t count;

    cardrules_error_init(&error);
    cardrules_result_init(&result);
    cardrules_match_options_init(&setup);
    if (cardrules_key_from_seed(7, setup.key, &error) != 0) return failed(&error);
    if (cardrules_match_create("bot_war", 3, "{\"target_score\":3}", &setup, &match, &error) != 0)
        return failed(&error);
    while (cardrules_match_turn(match, &mode, &seat, NULL, &error) == 0 &&
           mode != CARDRULES_MODE_OVER) {
        if (cardrules_match_step(match, &step, &error) != 0 ||
            cardrules_match_legal_count(match, seat, &count, &error) != 0 ||
            cardrules_match_legal_text(match, seat, (uint32_t)step * 7 % count, text, sizeof text,
                                       NULL, &error) != 0 ||
            cardrules_match_apply_text(match, seat, text, step, &error) != 0)
            break;
        printf("%d %s\n", (int)seat, text);
    }
    if (error.code == 0 && cardrules_match_result(match, &result, &error) == 0)
        print_result(&result);
    cardrules_match_destroy(match);
    return error.code == 0 ? 0 : failed(&error);
}
