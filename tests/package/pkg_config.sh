#!/bin/sh
# pkg_config.sh <prefix> <compiler> <folder to build in>: builds and runs a program with what
# pkg-config says, for the rules alone and for the whole library.
set -eu
prefix=$1 compiler=$2 folder=$3
source=$(dirname "$0")/consumer.cpp

found=$(find "$prefix" -type d -name pkgconfig)
export PKG_CONFIG_PATH="$found${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
for package in cardrules-core cardrules; do
    # Several words each.
    # shellcheck disable=SC2046
    "$compiler" -std=c++20 "$source" $(pkg-config --cflags --libs "$package") -o "$folder/$package"
    "$folder/$package"
done
