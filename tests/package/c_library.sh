#!/bin/sh
# c_library.sh <folder of the libraries>: what the packaged C library needs, and how large it is.
set -eu
library=$1/libcardrules.so.1

needs=$(ldd "$library" | awk '{ print $1 }' | sed 's|.*/||; s|\.so.*||' | LC_ALL=C sort -u)
echo "It needs:" $needs
for need in $needs; do
    case $need in
    libc | libstdc++ | libgcc_s | libm | ld-linux* | linux-vdso) ;;
    *)
        echo "$need should not be needed" >&2
        exit 1
        ;;
    esac
done

size=$(wc -c <"$library")
echo "It has $size bytes."
[ "$size" -lt 1500000 ]
if nm "$library" 2>/dev/null | grep -q .; then
    echo "It is not stripped." >&2
    exit 1
fi
