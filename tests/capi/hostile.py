#!/usr/bin/env python3
"""Writes a C source that calls every function of the header with hostile arguments.

    hostile.py <header without macros> <file to write>

Each parameter of a function gets its values from a list that its type and name choose; a parameter
that no rule fits is an error, so that no function is left out.
"""
import re
import sys
from pathlib import Path

OBJECTS = ("match", "state", "view", "batch")
DECLARATION = re.compile(r"([\w ]+?[ *]+)(cardrules_\w+)\(([^()]*)\);")

# What to hand over for a parameter: the first rule that fits its type and name. The values are
# functions and macros of hostile.h.
RULES = [
    (r"cardrules_error ?\*$", r".*", "any_error()"),
    (r"cardrules_log$", r".*", "any_log()"),
    (r"void ?\*$", r".*", "NULL"),
    (r"(const )?cardrules_match_options ?\*$", r".*", "any_match_options()"),
    (r"(const )?cardrules_batch_options ?\*$", r".*", "any_batch_options()"),
    (r"(const )?cardrules_simulation ?\*$", r".*", "any_simulation()"),
    (r"cardrules_result ?\*$", r".*", "any_result()"),
    (r"cardrules_simulation_result ?\*$", r".*", "any_simulation_result()"),
    (r"const char ?\*$", r"game$", "any_game()"),
    (r"const char ?\*$", r".*", "any_text()"),
    (r"char ?\*$", r"buffer$", "target->bytes"),
    (r"(uint8_t|uint32_t|uint64_t|int32_t) ?\*$", r".*s$|key|done", "target->bytes"),
    (r"const uint8_t ?\*$", r"key", "any_key()"),
    (r"const (uint8_t|int32_t|int64_t) ?\*$", r".*", "source->bytes"),
    (r"size_t$", r"capacity$", "target->capacity"),
    (r"size_t$", r"count$", "source->count"),
    (r"size_t ?\*$", r".*", "any_pointer()"),
    (r"(u?int(8|32|64)_t) ?\*$", r".*", "any_pointer()"),
    (r"uint32_t$", r"slot", "any_slot()"),
    (r"int32_t$", r"expected_step|step", "any_step()"),
    (r"int32_t$", r"players", "any_players()"),
    (r"int32_t$", r".*", "any_int32()"),
    (r"uint32_t$", r"count", "any_count()"),
    (r"uint32_t$", r".*", "any_uint32()"),
    (r"uint64_t$", r"move", "any_move()"),
    (r"uint64_t$", r".*", "any_uint64()"),
]


def parameters(text):
    """The types and names of a parameter list."""
    if text.strip() == "void":
        return []
    pairs = []
    for parameter in text.split(","):
        kind, name = re.fullmatch(r"\s*(.*?)(\w+)\s*", parameter, re.DOTALL).groups()
        pairs.append((re.sub(r"\s+", " ", kind).strip(), name))
    return pairs


def value_of(function, kind, name):
    for pattern in (r"(const )?cardrules_(\w+) ?\*$", r"cardrules_(\w+) ?\*\*$"):
        match = re.fullmatch(pattern, kind)
        if match and match.groups()[-1] in OBJECTS:
            made = kind.endswith("**") or kind.endswith("* *")
            return f"any_new_{match.groups()[-1]}()" if made else f"any_{match.groups()[-1]}()"
    for type_pattern, name_pattern, value in RULES:
        if re.fullmatch(type_pattern, kind) and re.fullmatch(name_pattern, name):
            return value
    sys.exit(f"{function}: no hostile values for {kind} {name}")


def body_of(result, function, pairs):
    """The statements that call a function once."""
    destroyed = re.fullmatch(r"cardrules_(\w+)_destroy", function)
    if destroyed:
        return [f"{function}(fresh_{destroyed.group(1)}());", f"{function}(NULL);"]
    call = f"{function}({', '.join(value_of(function, *pair) for pair in pairs)})"
    if result == "int32_t" and pairs and pairs[-1][0].startswith("cardrules_error"):
        return [f"told({call});"]
    if result == "const char*":
        return [f"read_text({call});"]
    return [f"(void){call};" if result != "void" else f"{call};"]


def case_of(result, function, pairs):
    lines = [f"static void call_{function[len('cardrules_'):]}(void) {{"]
    text = "\n".join("    " + line for line in body_of(result, function, pairs))
    for side, word in (("target", "any_target"), ("source", "any_source")):
        if f"{side}->" in text:
            lines.append(f"    const struct {side}* {side} = {word}();")
    return "\n".join(lines + [text, "}"])


def main():
    header = Path(sys.argv[1]).read_text(encoding="utf-8")
    header = re.sub(r"\btypedef\b[^;{]*;", "", header)
    header = re.sub(r"(typedef\s+)?(struct|enum)\s*\w*\s*{[^}]*}[^;]*;", "", header)
    found = []
    for result, name, text in DECLARATION.findall(header):
        result = re.sub(r"\s+", " ", result).replace(" *", "*").strip()
        found.append((result, name, parameters(text)))
    names = [name for _, name, _ in found]
    declared = sorted(set(re.findall(r"\b(cardrules_\w+)\(", header)))
    if sorted(names) != declared:
        sys.exit(f"not understood: {sorted(set(declared) ^ set(names))}")
    cases = [case_of(*function) for function in found]
    table = [f'    {{"{name}", call_{name[len("cardrules_"):]}}},' for name in names]
    Path(sys.argv[2]).write_text("\n\n".join(
        ['/* Made by hostile.py. */\n#include "hostile.h"', *cases,
         "const struct hostile_case hostile_cases[] = {\n" + "\n".join(table) + "\n    {NULL, NULL},\n};\n"]),
        encoding="utf-8")


if __name__ == "__main__":
    main()
