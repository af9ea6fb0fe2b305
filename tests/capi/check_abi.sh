#!/bin/sh
# check_abi.sh <shared library> <folder of the headers> <baseline>: no function and no type that
# programs use has changed.
set -eu
abidiff --no-added-syms --headers-dir2 "$2" --drop-private-types "$3" "$1"
