#!/usr/bin/env python3
"""Validates documents against their schemas.

The first argument is the folder of the schemas, the others are a command that prints documents:
the name of a schema, a tab and the document on each line. Every schema must be a good one and meet
some document, and must refuse a document that lacks any of its members.
"""
import json
import subprocess
import sys
from pathlib import Path

try:
    from jsonschema import Draft202012Validator, RefResolver
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

SUFFIX = ".schema.json"


def load_validators(folder):
    schemas = {path.name: json.loads(path.read_text(encoding="utf-8"))
               for path in sorted(folder.glob("*" + SUFFIX))}
    validators = {}
    for name, schema in schemas.items():
        Draft202012Validator.check_schema(schema)
        if schema["$id"] != name:
            sys.exit(f"{name}: its $id is {schema['$id']}")
        resolver = RefResolver(base_uri=name, referrer=schema, store=dict(schemas))
        validators[name.removesuffix(SUFFIX)] = Draft202012Validator(schema, resolver=resolver)
    return validators


def first_fault(validator, document):
    return next(iter(validator.iter_errors(document)), None)


def lacks_are_refused(kind, validator, document):
    """Whether a document is refused without any one member that its schema requires."""
    for key in validator.schema.get("required", []):
        lacking = {name: value for name, value in document.items() if name != key}
        if first_fault(validator, lacking) is None:
            print(f"{kind}: accepted without {key}")
            return False
    return True


def main():
    validators = load_validators(Path(sys.argv[1]))
    output = subprocess.run(sys.argv[2:], check=True, capture_output=True, text=True).stdout
    seen = {}
    seen_texts = set()
    for line in output.splitlines():
        if line in seen_texts:
            continue
        seen_texts.add(line)
        kind, text = line.split("\t", 1)
        document = json.loads(text)
        fault = first_fault(validators[kind], document)
        if fault is not None:
            sys.exit(f"{kind} at /{'/'.join(map(str, fault.absolute_path))}: {fault.message}\n{text}")
        if kind not in seen and not lacks_are_refused(kind, validators[kind], document):
            sys.exit(1)
        seen[kind] = seen.get(kind, 0) + 1
    unmet = sorted(set(validators) - set(seen))
    if unmet:
        sys.exit(f"no document meets the schemas {', '.join(unmet)}")
    print(", ".join(f"{count} of {kind}" for kind, count in sorted(seen.items())))


if __name__ == "__main__":
    main()
