/* Asks the C library for the name of a status. */
#include <stdio.h>

#include <cardrules/cardrules.h>

int main(void) {
    const char* name = cardrules_status_name(0);
    puts(name);
    return name[0] == '\0';
}
