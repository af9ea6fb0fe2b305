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

all="gcc_O0 gcc_O3 gcc_native clang_O2 i386_O2 aarch64_O2 s390x_O2 windows_O2 comma_locale"

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
        windows_O2)
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

build() {
    "$compiler" -std=c++20 $flags -I"$root/include" -I"$root/src" -I"$root/tests" \
        -isystem "$work/include" -o "$work/$1" \
        "$root"/src/core/*.cpp "$root"/src/games/*.cpp "$root"/src/games/*/*.cpp \
        $(ls "$root"/src/match/*.cpp | grep -v _threads) "$root"/src/io/*.cpp \
        "$here/determinism.cpp" "$root/tests/properties/rulesets.cpp"
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
    build "$name"
    program=$work/$name
    [ -e "$program" ] || program=$program.exe
    number=$("${runner[@]}" "$program" | tr -d '\r')
    if [ "$number" = "$pinned" ]; then
        echo "$name: $number, as pinned"
    else
        echo "$name: $number, but $pinned is pinned"
        failed=1
    fi
done
[ $failed -eq 0 ] || exit 1
[ $skipped -eq 0 ] || exit 77
