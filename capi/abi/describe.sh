#!/bin/sh
# describe.sh <shared library> <folder of the headers> <file>: writes down its binary interface: the
# functions, and the types they are called with.
set -eu
abidw --exported-interfaces-only --headers-dir "$2" --drop-private-types --no-show-locs \
    --no-comp-dir-path --no-corpus-path --short-locs --out-file "$3" "$1"
