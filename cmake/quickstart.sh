#!/bin/sh
# From a fresh machine to a game, or to all tests passed:
#   sh cmake/quickstart.sh demo    watch a game of each kind
#   sh cmake/quickstart.sh test    build everything and run the tests
set -eu

usage() {
    sed -n '2,4s/^# \{0,1\}//p' "$0" >&2
    exit 2
}

[ $# -eq 1 ] || usage
case $1 in
demo) targets=cardrules_terminal ;;
test) targets=all ;;
*) usage ;;
esac

cd "$(dirname "$0")/.."
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

sh cmake/install_packages.sh build test
cmake --preset release --log-level=WARNING
cmake --build --preset release --parallel "$jobs" --target "$targets"

case $1 in
demo) build/release/bin/cardrules demo ;;
test) ctest --preset release --parallel "$jobs" ;;
esac
