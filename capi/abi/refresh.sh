#!/bin/sh
# refresh.sh <build folder>: takes what the library exports now as what it must export from now on.
# For additions alone; they need a line in CHANGELOG.md. Whatever else changes breaks programs in
# use and needs another number of the binary interface.
set -eu
here=$(dirname "$0")
library=$1/capi/libcardrules.so
sh "$here/exported.sh" "$library" >"$here/symbols.txt"
sh "$here/describe.sh" "$library" "$here/../include" "$here/cardrules.abi.xml"
