#!/bin/sh
# exported.sh <shared library>: the names it exports, sorted.
set -eu
nm --dynamic --defined-only "$1" | awk '$2 != "A" { sub("@.*", "", $3); print $3 }' | LC_ALL=C sort
