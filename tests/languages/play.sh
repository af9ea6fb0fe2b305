#!/usr/bin/env bash
# Runs the small program of one language and compares what it prints with what all of them print:
# play.sh LANGUAGE [PROGRAM], with the program of the build for C and C++.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
library=${CARDRULES_LIBRARY:?the path of libcardrules.so}
folder=$(dirname "$library")
export CARDRULES_HEADER=$folder/cardrules.cdef.h LD_LIBRARY_PATH=$folder
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

need() {
    for tool in "$@"; do
        [ -e "$tool" ] || command -v "$tool" >/dev/null && continue
        echo "skipped: $tool is not installed"
        [ -z "${CARDRULES_CI:-}" ] || exit 1
        exit 77
    done
}

run() {
    case $1 in
        c | cpp) "$2" ;;
        lua) need luajit && luajit "$examples/lua/play.lua" ;;
        ruby) need ruby && ruby "$examples/ruby/play.rb" ;;
        java)
            jar=/usr/share/java/jna.jar
            need javac java "$jar"
            javac -cp "$jar" -d "$work" "$examples/java/Play.java"
            java -cp "$work:$jar" "-Djna.library.path=$folder" Play
            ;;
        go)
            # Go's toolchain is large, so its absence is never an error.
            CARDRULES_CI='' need go pkg-config
            sed 's|#cgo pkg-config: cardrules-c|#cgo CFLAGS: -I'"$here/../../capi/include"'\n#cgo LDFLAGS: -L'"$folder"' -lcardrules|' \
                "$examples/go/play.go" >"$work/play.go"
            (cd "$work" && GOCACHE=$work/cache GO111MODULE=off GOFLAGS=-p=2 go run play.go)
            ;;
    esac
}

status=0
run "$@" >"$work/printed" || status=$?
[ $status -ne 77 ] || { cat "$work/printed"; exit 77; }
[ $status -eq 0 ] || exit $status
diff "$here/golden/bot_war.txt" "$work/printed" && echo "$1: as all the others"
