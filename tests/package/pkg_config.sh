#!/bin/sh
# pkg_config.sh <package> <folder of the libraries> <program>: builds and runs a program with what
# pkg-config says.
set -eu
package=$1 libraries=$2 program=$3
here=$(dirname "$0")

export PKG_CONFIG_PATH="$libraries/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
# The flags are several words.
# shellcheck disable=SC2046
case $package in
cardrules-c)
    ${CC:-cc} "$here/consumer.c" $(pkg-config --cflags --libs "$package") -o "$program"
    # Linked with the static library, where the linker finds no other.
    ln -sf "$libraries/libcardrules.a" "$program.a"
    ${CC:-cc} "$here/consumer.c" $(pkg-config --static --cflags --libs "$package" |
        sed "s|-lcardrules|$program.a|") -o "$program.static"
    "$program.static"
    ;;
*)
    ${CXX:-c++} -std=c++20 "$here/consumer.cpp" $(pkg-config --cflags --libs "$package") -o "$program"
    ;;
esac
LD_LIBRARY_PATH=$libraries "$program"
