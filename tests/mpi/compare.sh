#!/bin/sh
# compare.sh PROGRAM: four processes must print what one prints, also when there are fewer games than
# processes.
set -eu
program=$1
for arguments in "bot_war 3 1000 7" "generals_war 4 1001 8" "suicide_king 5 3 9" "bot_war 2 0 1"; do
    # shellcheck disable=SC2086
    one=$("$program" $arguments)
    # shellcheck disable=SC2086
    four=$(mpirun --allow-run-as-root --oversubscribe -n 4 "$program" $arguments)
    if [ "$one" != "$four" ]; then
        printf '%s: one process says\n%s\nfour say\n%s\n' "$arguments" "$one" "$four"
        exit 1
    fi
done
