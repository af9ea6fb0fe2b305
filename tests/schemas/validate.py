#!/usr/bin/env python3
"""Validates documents against their schemas.

The first argument is the folder of the schemas, the others are programs that print documents: the
name of a schema, a tab and the document on each line. Every schema must be a good one and meet some
document; a document must no longer be valid without a member that its schema requires, with one
more, or with a part of its position taken away or changed. A line that begins with "schema:" gives
a schema that the file of that name must be.
"""
import copy
import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

try:
    from jsonschema import Draft202012Validator, RefResolver
except ImportError:
    if os.environ.get("CARDRULES_CI"):
        sys.exit("python3-jsonschema is not installed")
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


def spoilt(schema, document):
    """How a document is spoilt, and what comes of it."""
    for key in schema.get("required", []):
        yield f"without {key}", {name: part for name, part in document.items() if name != key}
    if schema.get("additionalProperties") is False:
        yield "with one key more", document | {"more": 1}
    for key in document.get("position", ()):
        changed = copy.deepcopy(document)
        changed["position"][key] = {"x": 1}
        yield f"with an object as position/{key}", changed
        changed = copy.deepcopy(document)
        del changed["position"][key]
        yield f"without position/{key}", changed


def validate(kind, validator, document, spoil):
    fault = first_fault(validator, document)
    if fault is not None:
        sys.exit(f"{kind} at /{'/'.join(map(str, fault.absolute_path))}: {fault.message}\n"
                 + json.dumps(document))
    if not spoil:
        return
    for how, changed in spoilt(validator.schema, document):
        if first_fault(validator, changed) is None:
            sys.exit(f"{kind}: accepted {how}\n" + json.dumps(changed))


def output_of(programs):
    for program in programs:
        output = subprocess.run([program], check=True, capture_output=True).stdout
        yield from output.decode("utf-8").splitlines()


def main():
    validators = load_validators(Path(sys.argv[1]))
    counts = Counter()
    spoilt_before = set()
    for line in dict.fromkeys(output_of(sys.argv[2:])):
        kind, text = line.split("\t", 1)
        document = json.loads(text)
        if kind.startswith("schema:"):
            name = kind.removeprefix("schema:")
            if document != validators[name].schema:
                sys.exit(f"{name}{SUFFIX} is not what the library gives:\n{text}")
            continue
        sort = (kind, str(document.get("game")))
        validate(kind, validators[kind], document, sort not in spoilt_before)
        spoilt_before.add(sort)
        counts[kind] += 1
    unmet = sorted(set(validators) - set(counts))
    if unmet:
        sys.exit(f"no document meets the schemas {', '.join(unmet)}")
    print(", ".join(f"{count} of {kind}" for kind, count in sorted(counts.items())))


if __name__ == "__main__":
    main()
