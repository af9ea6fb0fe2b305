/* Sequences of calls that bytes decide on, for the fixed ones of the tests and for a fuzzer. */
#ifndef CARDRULES_TESTS_SEQUENCES_H
#define CARDRULES_TESTS_SEQUENCES_H

#include <stddef.h>
#include <stdint.h>

/* Makes the calls that the bytes stand for, on a few objects of its own; ends the program where one
   breaks a promise. Returns how many moves were made. */
unsigned long run_sequence(const uint8_t* bytes, size_t size);

#endif
