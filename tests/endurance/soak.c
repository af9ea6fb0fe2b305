/* One process in which matches are made, played, saved, loaded, looked at, undone and destroyed
   without end: the memory that it takes must not grow.
     endurance_soak SEQUENCES */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "capi/sequences.h"

enum { BYTES = 600, INTERVALS = 20, WARM_UP = 5, SKIPPED = 77 };

/* Kilobytes that the process may grow by after its first intervals. */
static const long most_growth = 1024;

static uint32_t random_state = 1;

static uint8_t random_byte(void) {
    random_state = random_state * 1664525U + 1013904223U;
    return (uint8_t)(random_state >> 24);
}

/* In kilobytes; -1 where the system doesn't tell. */
static long resident_memory(void) {
    long pages = -1;
    FILE* file = fopen("/proc/self/statm", "r");
    if (file == NULL) return -1;
    if (fscanf(file, "%*d %ld", &pages) != 1) pages = -1;
    fclose(file);
    return pages < 0 ? -1 : pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static unsigned long run_sequences(unsigned long count) {
    static uint8_t bytes[BYTES];
    unsigned long moves = 0;
    for (; count > 0; --count) {
        int i = 0;
        for (i = 0; i < BYTES; ++i) bytes[i] = random_byte();
        moves += run_sequence(bytes, BYTES);
    }
    return moves;
}

int main(int count, char** arguments) {
    const unsigned long sequences = count == 2 ? strtoul(arguments[1], NULL, 10) : 0;
    unsigned long moves = 0;
    long most_at_first = 0;
    long most = 0;
    int interval = 0;
    if (sequences < INTERVALS) {
        fputs("endurance_soak SEQUENCES\n", stderr);
        return 2;
    }
    if (resident_memory() < 0) {
        puts("skipped: this system doesn't tell how much memory a process takes");
        return SKIPPED;
    }
    for (interval = 0; interval < INTERVALS; ++interval) {
        long now = 0;
        moves += run_sequences(sequences / INTERVALS);
        now = resident_memory();
        printf("%lu moves, %ld kB\n", moves, now);
        fflush(stdout);
        if (now > most) most = now;
        if (interval < WARM_UP) most_at_first = most;
    }
    if (most - most_at_first > most_growth) {
        fprintf(stderr, "grew by %ld kB\n", most - most_at_first);
        return EXIT_FAILURE;
    }
    printf("grew by %ld kB\n", most - most_at_first);
    return EXIT_SUCCESS;
}
