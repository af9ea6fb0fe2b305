#!/usr/bin/env python3
"""Validates the examples of a page: blocks that begin with ```json and the name of a schema.

The arguments are the folder of the schemas and the page. Every schema must have an example.
"""
import json
import re
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from validate import first_fault, load_validators  # noqa: E402

EXAMPLE = re.compile(r"^```json (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def main(folder, page):
    validators = load_validators(Path(folder))
    examples = EXAMPLE.findall(Path(page).read_text(encoding="utf-8"))
    for kind, text in examples:
        fault = first_fault(validators[kind], json.loads(text))
        if fault is not None:
            sys.exit(f"{kind} at /{'/'.join(map(str, fault.absolute_path))}: {fault.message}")
    lacking = set(validators) - {kind for kind, _ in examples}
    if lacking:
        sys.exit(f"the page has no example of {', '.join(sorted(lacking))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
