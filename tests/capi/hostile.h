/* Hostile arguments for every function of the interface: each of these gives NULL, nothing, too
   much, what is stale and what is right, in an order that depends on a seed alone. */
#ifndef CARDRULES_TESTS_HOSTILE_H
#define CARDRULES_TESTS_HOSTILE_H

#include <cardrules/cardrules.h>

struct hostile_case {
    const char* name;
    void (*call)(void);
};
/* One for every function of the header, then one without a name. */
extern const struct hostile_case hostile_cases[];

/* Where a call writes to: memory, and how much of it the call is told of. */
struct target {
    void* bytes;
    size_t capacity;
};
/* What a call reads from. A count may be more than there is where a call must refuse it. */
struct source {
    const void* bytes;
    size_t count;
};

const struct target* any_target(void);
const struct source* any_source(void);

const char* any_game(void);
const char* any_text(void);
const uint8_t* any_key(void);
void* any_pointer(void);
int32_t any_step(void);
int32_t any_players(void);
int32_t any_int32(void);
uint32_t any_uint32(void);
uint32_t any_count(void);
uint32_t any_slot(void);
uint64_t any_uint64(void);
uint64_t any_move(void);

cardrules_error* any_error(void);
cardrules_log any_log(void);
cardrules_match_options* any_match_options(void);
cardrules_batch_options* any_batch_options(void);
cardrules_simulation* any_simulation(void);
cardrules_result* any_result(void);
cardrules_simulation_result* any_simulation_result(void);

/* Objects that live on, or NULL. */
cardrules_match* any_match(void);
cardrules_state* any_state(void);
cardrules_view* any_view(void);
cardrules_batch* any_batch(void);
/* Objects to be destroyed. */
cardrules_match* fresh_match(void);
cardrules_state* fresh_state(void);
cardrules_view* fresh_view(void);
cardrules_batch* fresh_batch(void);
/* Where a new object goes, or NULL; what is made is destroyed by the next of these calls. */
cardrules_match** any_new_match(void);
cardrules_state** any_new_state(void);
cardrules_view** any_new_view(void);
cardrules_batch** any_new_batch(void);

/* Takes note of what a call returned. */
void told(int32_t status);
/* Reads a static text to its end. */
void read_text(const char* text);

#endif
