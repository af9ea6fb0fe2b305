#!/bin/sh
# Installs the Debian packages of the given tasks (see packages.txt) that are not there yet.
set -eu

list=$(dirname "$0")/packages.txt

missing_elsewhere() {
    for program in c++ cmake ninja pkg-config python3; do
        command -v "$program" >/dev/null || echo "$program"
    done
    for library in libxxhash nlohmann_json spdlog CLI11 gtest; do
        pkg-config --exists "$library" 2>/dev/null || echo "$library"
    done
}

explain_elsewhere() {
    cat <<'END'
This system has no apt; please install with its own package manager:
  a C++20 compiler (gcc 12, clang 16, or newer), CMake 3.25, Ninja, pkg-config, Python 3,
  xxHash 0.8, nlohmann-json 3.11, spdlog 1.10, CLI11 2.1, GoogleTest 1.12
On Fedora:
  sudo dnf install gcc-c++ cmake ninja-build pkgconf-pkg-config python3 \
    xxhash-devel json-devel spdlog-devel cli11-devel gtest-devel
On Arch Linux:
  sudo pacman -S --needed gcc cmake ninja pkgconf python \
    xxhash nlohmann-json spdlog cli11 gtest
On openSUSE:
  sudo zypper install gcc-c++ cmake ninja pkgconf python3 \
    xxhash-devel nlohmann_json-devel spdlog-devel cli11-devel gtest
On macOS:
  brew install cmake ninja pkgconf python xxhash nlohmann-json spdlog cli11 googletest
END
}

packages_of() {
    for task in "$@"; do
        awk -v task="$task" '$1 == task { print $2, $3 }' "$list"
    done | while read -r package program; do
        if [ -z "$program" ] || ! command -v "$program" >/dev/null; then
            echo "$package"
        fi
    done
}

missing_of() {
    for package in "$@"; do
        state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
        [ "$state" = installed ] || echo "$package"
    done
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        echo "Not root, and there is no sudo. As root, run:" >&2
        echo "  apt-get update && apt-get install --yes --no-install-recommends $missing" >&2
        exit 1
    fi
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    missing=$(missing_elsewhere | tr '\n' ' ')
    [ -n "$missing" ] || exit 0
    explain_elsewhere >&2
    echo "Not found here: $missing" >&2
    exit 1
fi

missing=$(missing_of $(packages_of "$@") | sort -u | tr '\n' ' ')
missing=${missing% }
[ -n "$missing" ] || exit 0
echo "Installing $missing"
as_root apt-get update --quiet
as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet --no-install-recommends $missing
