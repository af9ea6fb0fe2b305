#!/bin/sh
# check_header.sh <folder of the headers>: the header alone, twice, in every C and C++ that it is for.
set -eu
source=$(mktemp)
trap 'rm -f "$source"' EXIT
printf '#include <cardrules/cardrules.h>\n#include <cardrules/cardrules.h>\n' >"$source"

compile() {
    compiler=$1 language=$2
    shift 2
    for standard in "$@"; do
        "$compiler" -x "$language" "-std=$standard" -pedantic-errors -Wall -Wextra -Werror \
            -fsyntax-only -I "$include" "$source"
        echo "$compiler $standard"
    done
}

include=$1
for compiler in gcc clang-16; do
    compile $compiler c c90 c99 c11 c17
    compile $compiler c++ c++98 c++03 c++11 c++14 c++17 c++20
done
