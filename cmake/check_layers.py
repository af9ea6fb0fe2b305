#!/usr/bin/env python3
"""Checks what the sources include and name against the layers of the library.

core <- games <- match <- io <- capi, and log on match: each includes itself and what is left of it.
The JSON and logging libraries stay in their layers, and what differs from machine to machine,
allocates or prints stays out of the engine.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

MAY_INCLUDE = {
    "core": {"core"},
    "games": {"core", "games"},
    "match": {"core", "games", "match"},
    "io": {"core", "games", "match", "io"},
    "log": {"core", "games", "match", "log"},
    "capi": {"core", "games", "match", "io", "log", "capi"},
}

# The public headers of core. The others are of the layer that has a source of their name, or else of
# match.
PUBLIC_CORE = {"actors", "bits", "cards", "catalog", "chance", "choice", "move", "notation", "ruleset",
               "slots", "state", "status", "view", "event", "determinize"}
# The only layer that may include a header that begins so; None for nobody.
ONLY_IN = [
    (r"nlohmann/", "io"),
    (r"(spdlog|fmt)/", "log"),
    (r"(random|unordered_map|unordered_set|ranges|regex|iostream|fstream|locale)$", None),
]

# What no source of the library may name.
NOWHERE = [
    (r"std::\w+_distribution\b", "a std:: distribution"),
    (r"std::shuffle\b", "std::shuffle"),
    (r"std::(random_device|mt19937\w*|rand|srand)\b", "a std:: generator"),
    (r"std::unordered_\w+", "an unordered container"),
    (r"std::(ranges|views)::", "std::ranges"),
    (r"std::(cout|cerr|clog)\b|\b(printf|puts|fopen)\s*\(", "output"),
]

# Headers of what allocates: not for core and games.
ALLOCATING = re.compile(
    r"(deque|forward_list|functional|list|map|memory|queue|set|sstream|stack|string|vector)$")
ALLOCATING_FREE = {"core", "games"}

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]', re.MULTILINE)
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def layer_of_public(name):
    """The layer of a public header, by its file name."""
    stem = Path(name).stem
    if stem in PUBLIC_CORE:
        return "core"
    layers = [layer for layer in ("io", "log") if (ROOT / "src" / layer / f"{stem}.cpp").exists()]
    return layers[0] if layers else "match"


def layer_of(path):
    """The layer of a file, by its path from the top."""
    first, *rest = path.parts
    if first == "src":
        return rest[0]
    if first == "include":
        return layer_of_public(path.name)
    return "capi"


def layer_of_include(name):
    """The layer of an included file, or None for one that is not the library's."""
    first, *rest = name.split("/")
    if first == "cardrules" and rest and not name.endswith(".h"):
        return layer_of_public(rest[-1])
    return first if first in MAY_INCLUDE and rest else None


def game_of(parts):
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def faults_of_include(path, name):
    layer = layer_of(path)
    included = layer_of_include(name)
    if included and included not in MAY_INCLUDE[layer]:
        yield f"{layer} includes {name} of {included}"
    mine, other = game_of(path.parts[1:]), game_of(tuple(name.split("/")))
    if other and other != mine:
        yield f"includes {name}, which is a game's own"
    for pattern, only in ONLY_IN:
        if re.match(pattern, name) and (layer != only or path.parts[0] == "include"):
            yield f"includes <{name}>, which " + (f"only {only} may" if only else "nothing may")
    if layer in ALLOCATING_FREE and ALLOCATING.match(name) and "/" not in name:
        yield f"{layer} includes <{name}>, which allocates"


def faults_of(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    found = []
    for match in INCLUDE.finditer(text):
        found += [(match.start(1), fault) for fault in faults_of_include(path, match.group(1))]
    code = COMMENT_OR_STRING.sub(blank, text)
    for pattern, what in NOWHERE:
        found += [(match.start(), f"names {what}") for match in re.finditer(pattern, code)]
    return [f"{path}:{text.count(chr(10), 0, at) + 1}: {fault}" for at, fault in sorted(found)]


def sources():
    for folder in ("include", "src", "capi"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".hpp", ".cpp", ".h", ".c", ".inc"}:
                yield path.relative_to(ROOT)


def main():
    faults = [fault for path in sources() for fault in faults_of(path)]
    print("\n".join(faults) or "The layers are in order.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
