/* Sequences of calls from a fixed seed. */
#include <stdio.h>
#include <stdlib.h>

#include "sequences.h"

enum { SEQUENCES = 150, BYTES = 1200 };

int main(void) {
    static uint8_t bytes[BYTES];
    uint32_t random = 1;
    unsigned long moves = 0;
    int sequence = 0;
    int i = 0;
    for (sequence = 0; sequence < SEQUENCES; ++sequence) {
        for (i = 0; i < BYTES; ++i) {
            random = random * 1664525U + 1013904223U;
            bytes[i] = (uint8_t)(random >> 24);
        }
        moves += run_sequence(bytes, sizeof bytes);
    }
    printf("%d sequences, %lu moves\n", SEQUENCES, moves);
    return moves > SEQUENCES ? EXIT_SUCCESS : EXIT_FAILURE;
}
