#!/bin/sh
# declared.sh <header without macros>: the functions it declares, sorted.
set -eu
grep -o '\bcardrules_[a-z0-9_]*(' "$1" | tr -d '(' | LC_ALL=C sort
