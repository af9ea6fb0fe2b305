"""Finds the C library and the header that describes it."""

from __future__ import annotations

import ctypes.util
import os
import subprocess
from pathlib import Path

from .errors import LibraryNotFound

_HEADER = "cardrules.cdef.h"


def _prefix() -> Path | None:
    """Where pkg-config says that the library is installed."""
    try:
        said = subprocess.run(["pkg-config", "--variable=prefix", "cardrules-c"], check=True,
                              capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
    return Path(said) if said else None


def find_library() -> str:
    """The path or the name of the shared library, for the loader."""
    named = os.environ.get("CARDRULES_LIBRARY")
    if named:
        if not Path(named).exists():
            raise LibraryNotFound(f"CARDRULES_LIBRARY names {named}, which does not exist")
        return named
    prefix = _prefix()
    if prefix:
        for found in sorted(prefix.glob("lib*/**/libcardrules.so.1")):
            return str(found)
    found_name = ctypes.util.find_library("cardrules")
    if not found_name:
        raise LibraryNotFound("libcardrules.so.1 was not found: install cardrules, or set "
                              "CARDRULES_LIBRARY to the path of the library")
    return found_name


def find_header(library: str) -> str:
    """The text of the macro-free header that belongs to a library."""
    beside = Path(library).resolve().parent
    places = [beside / _HEADER]
    places += [parent / "share" / "cardrules" / _HEADER for parent in beside.parents]
    prefix = _prefix()
    if prefix:
        places.append(prefix / "share" / "cardrules" / _HEADER)
    named = os.environ.get("CARDRULES_HEADER")
    if named:
        places.insert(0, Path(named))
    for place in places:
        if place.exists():
            return place.read_text(encoding="utf-8")
    raise LibraryNotFound(f"{_HEADER} was not found beside {library}: install the development files, "
                          "or set CARDRULES_HEADER to its path")
