#!/bin/sh
# check_abi.sh <shared library> <folder of the headers> <folder of the baseline>: no function and no
# type that programs use has changed.
set -eu
library=$1 headers=$2 abi=$3
now=$(mktemp)
trap 'rm -f "$now"' EXIT
sh "$abi/describe.sh" "$library" "$headers" "$now"
abidiff --no-added-syms "$abi/cardrules.abi.xml" "$now"
