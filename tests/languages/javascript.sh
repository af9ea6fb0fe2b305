#!/usr/bin/env bash
# Installs the packages of examples/javascript where they are not yet, and runs its tests or checks its
# types: javascript.sh test | types.
set -euo pipefail
cd "$(dirname "$0")/../../examples/javascript"
major=$(node --version | sed 's/^v\([0-9]*\).*/\1/')
if [ "$major" -lt 20 ]; then
    echo "skipped: Node 20 or later is needed, this is $(node --version)"
    exit 77
fi
# Two tests may need the packages at the same time.
exec 9>"${TMPDIR:-/tmp}/cardrules_npm.lock"
flock 9
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules ]; then
    if ! npm ci --ignore-scripts --no-audit --no-fund; then
        echo "skipped: npm could not install the packages"
        [ -z "${CARDRULES_CI:-}" ] || exit 1
        exit 77
    fi
    touch node_modules
fi
flock -u 9
npm run --silent "$1"
