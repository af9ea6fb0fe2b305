/* What the C tests say when something does not hold. */
#ifndef CARDRULES_TESTS_CHECK_H
#define CARDRULES_TESTS_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#include <cardrules/cardrules.h>

static void check_at(int holds, const char* what, int line) {
    if (holds) return;
    fprintf(stderr, "line %d: expected %s\n", line, what);
    exit(EXIT_FAILURE);
}

static void check_status_at(int32_t status, int32_t expected, int line) {
    if (status == expected) return;
    fprintf(stderr, "line %d: expected %s, got %s\n", line, cardrules_status_name(expected),
            cardrules_status_name(status));
    exit(EXIT_FAILURE);
}

#define CHECK(condition) check_at((condition), #condition, __LINE__)
#define CHECK_STATUS(call, status) check_status_at((call), (status), __LINE__)
#define MUST(call) CHECK_STATUS(call, CARDRULES_OK)

#endif
