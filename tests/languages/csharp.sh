#!/usr/bin/env bash
# Builds the C# wrapper, its tests and its measuring program with Mono, and runs them.
set -euo pipefail
cd "$(dirname "$0")/../../examples/csharp"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mcs -langversion:7 -warnaserror -out:"$work/tests.exe" src/*.cs tests/*.cs
export LD_LIBRARY_PATH
LD_LIBRARY_PATH=$(dirname "${CARDRULES_LIBRARY:?the path of libcardrules.so}")
mono "$work/tests.exe"
mcs -langversion:7 -warnaserror -out:"$work/measure.exe" src/*.cs measure/*.cs
mono "$work/measure.exe" 0.01
