#!/usr/bin/env bash
# Builds the pinned games by other compilers and for other machines, runs them, and compares the number
# that they come to with the one in pinned.txt.
#
#   matrix.sh BUILD...   the builds named
#   matrix.sh all        all of them
#
# A build whose compiler or emulator is missing is skipped (exit code 77); where CARDRULES_CI is set
# that is an error.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
pinned=$(head -n 1 "$here/pinned.txt")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

all="gcc_O0 gcc_O3 gcc_native clang_O2 i386_O2 aarch64_O2 s390x_O2 windows_O2 windows_dll comma_locale"

# What a build is compiled with, and what it is run by.
describe() {
    flags=-O2 runner=()
    case $1 in
        gcc_O0) compiler=g++ flags=-O0 ;;
        gcc_O3) compiler=g++ flags=-O3 ;;
        gcc_native) compiler=g++ flags="-O3 -march=native" ;;
        clang_O2) compiler=$(command -v clang++-16 || command -v clang++ || echo clang++) ;;
        i386_O2)
            # Debian keeps the kernel's headers in the folder of the 64-bit system.
            compiler=g++ flags="-O2 -m32 -msse2 -mfpmath=sse -idirafter /usr/include/x86_64-linux-gnu"
            ;;
        aarch64_O2) compiler=aarch64-linux-gnu-g++ flags="-O2 -static" runner=(qemu-aarch64) ;;
        s390x_O2) compiler=s390x-linux-gnu-g++ flags="-O2 -static" runner=(qemu-s390x) ;;
        windows_O2 | windows_dll)
            compiler=x86_64-w64-mingw32-g++-posix flags="-O2 -static"
            runner=("$(command -v wine64 || command -v wine || echo /usr/lib/wine/wine64)")
            ;;
        comma_locale) compiler=g++ runner=(env LC_ALL=de_DE.UTF-8) ;;
        *)
            echo "no build is called $1; there are: $all" >&2
            exit 2
            ;;
    esac
}

missing() {
    echo "skipped: $1 needs $2"
    [ -z "${CARDRULES_CI:-}" ] || exit 1
    skipped=1
}

# The headers of the libraries alone, so that cross compilers don't meet this machine's others.
gather_headers() {
    mkdir -p "$work/include"
    for header in nlohmann xxhash.h; do
        ln -sfn "/usr/include/$header" "$work/include/$header"
    done
    cp "$root/src/games/games.inc" "$work/include/games_all.inc"
}

# A locale with a decimal comma, made here where the system has none.
make_comma_locale() {
    locale -a 2>/dev/null | grep -qi '^de_DE.utf-\?8$' && return
    command -v localedef >/dev/null || return 1
    localedef -i de_DE -f UTF-8 "$work/de_DE.UTF-8" 2>/dev/null || return 1
    runner=(env "LOCPATH=$work" LC_ALL=de_DE.UTF-8)
}

# Sources, with what they are compiled with.
compile() {
    "$compiler" -std=c++20 $flags -I"$root/include" -I"$root/src" -I"$root/tests" \
        -isystem "$work/include" "$@"
}

build() {
    compile -o "$work/$1" \
        "$root"/src/core/*.cpp "$root"/src/games/*.cpp "$root"/src/games/*/*.cpp \
        $(ls "$root"/src/match/*.cpp | grep -v _threads) "$root"/src/io/*.cpp \
        "$here/determinism.cpp" "$root/tests/properties/rulesets.cpp"
}

# The C library as a DLL, and a program in C that plays the same games through it. From the folder of
# the objects, where the program finds the DLL.
build_dll() {
    local objects=$work/windows_dll.folder
    mkdir -p "$objects"
    sed -e 's/@CARDRULES_ABI@/1/' -e 's/@PROJECT_VERSION_M[A-Z]*@/1/g' \
        -e 's/@PROJECT_VERSION_PATCH@/0/' -e 's/@PROJECT_VERSION@/1.0.0/' \
        "$root/capi/src/version.hpp.in" >"$work/include/version.hpp"
    (cd "$objects" && compile -c -DCARDRULES_BUILD -I"$root/capi/include" -I"$root/capi/src" \
        "$root"/src/core/*.cpp "$root"/src/games/registry.cpp $(ls "$root"/src/match/*.cpp) \
        "$root"/src/io/*.cpp "$root/tests/properties/rulesets.cpp")
    local source game
    for source in "$root"/src/games/*/*.cpp "$root"/capi/src/*.cpp; do
        # Games have files of the same names, and so have the C library and the others.
        game=$(basename "$(dirname "$source")")_$(basename "$source" .cpp)
        compile -c -DCARDRULES_BUILD -I"$root/capi/include" -I"$root/capi/src" \
            -o "$objects/$game.o" "$source"
    done
    "$compiler" $flags -shared -o "$objects/cardrules.dll" "$objects"/*.o
    x86_64-w64-mingw32-gcc-posix -std=c99 -O2 -I"$root/capi/include" -o "$work/$1.exe" \
        "$here/through_c.c" "$objects/cardrules.dll"
    compile -o "$work/rulesets.exe" "$here/determinism.cpp" "$objects"/*.o
    cp "$objects/cardrules.dll" "$work/"
    "${runner[@]}" "$work/rulesets.exe" rulesets | tr -d '\r' >"$work/rulesets.txt"
}

[ $# -gt 0 ] || { echo "usage: matrix.sh all | BUILD... ($all)" >&2; exit 2; }
[ "$1" != all ] || set -- $all
gather_headers
failed=0 skipped=0
for name in "$@"; do
    describe "$name"
    command -v "$compiler" >/dev/null || { missing "$name" "$compiler"; continue; }
    if [ ${#runner[@]} -gt 0 ] && ! command -v "${runner[0]}" >/dev/null; then
        missing "$name" "${runner[0]}"
        continue
    fi
    if [ "$name" = comma_locale ] && ! make_comma_locale; then
        missing "$name" "a locale de_DE.UTF-8"
        continue
    fi
    if [ "$name" = i386_O2 ] && ! echo 'int main(){}' | g++ -m32 -x c++ -o "$work/try" - 2>/dev/null
    then
        missing "$name" g++-multilib
        continue
    fi
    arguments=()
    if [ "$name" = windows_dll ]; then
        build_dll "$name"
        arguments=("$work/rulesets.txt")
    else
        build "$name"
    fi
    program=$work/$name
    [ -e "$program" ] || program=$program.exe
    number=$("${runner[@]}" "$program" "${arguments[@]}" | tr -d '\r')
    if [ "$number" = "$pinned" ]; then
        echo "$name: $number, as pinned"
    else
        echo "$name: $number, but $pinned is pinned"
        failed=1
    fi
done
[ $failed -eq 0 ] || exit 1
[ $skipped -eq 0 ] || exit 77
