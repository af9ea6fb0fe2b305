#!/bin/sh
# check_symbols.sh <shared library> <header without macros> <folder of the baseline>: the library
# exports what the header declares and what the list says, nothing more and nothing less.
set -eu
library=$1 header=$2 abi=$3

exported=$(mktemp)
declared=$(mktemp)
trap 'rm -f "$exported" "$declared"' EXIT
sh "$abi/exported.sh" "$library" >"$exported"
sh "$abi/declared.sh" "$header" >"$declared"

echo "What the list says (-) and what is exported (+):"
diff -u "$abi/symbols.txt" "$exported"
echo "What is declared (-) and what is exported (+):"
diff -u "$declared" "$exported"
