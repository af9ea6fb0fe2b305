/* Parts of sequences of calls: the bytes that decide, and calls on other objects than matches. */
#ifndef CARDRULES_TESTS_SEQUENCE_PARTS_H
#define CARDRULES_TESTS_SEQUENCE_PARTS_H

#include "check.h"

enum { TEXT = 1 << 17 };

/* Room for a text, which every call may overwrite. */
extern char text[TEXT];

/* The byte that decides next; 0 behind the last. */
unsigned byte(void);

/* A game, and how many play it. */
const char* any_game(int32_t* players);

uint64_t hash_of(const cardrules_match* match);

/* Random moves lead from every position to the end of its game. */
void play_to_the_end(cardrules_state* state);

/* What a viewer knows is saved, loaded and played from. */
void look_as_viewer(const cardrules_match* match);

/* A position of the match is copied, changed, saved and loaded; the match stays as it was. */
void branch_off(const cardrules_match* match);

/* A batch lives for a few steps. */
void step_batch(void);

#endif
