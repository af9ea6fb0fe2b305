#!/usr/bin/env python3
"""Runs the independent check of deals on a game and on changed ones."""
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

try:
    import cryptography  # noqa: F401
except ImportError:
    print("skipped: python3-cryptography is not installed")
    sys.exit(77)

FOLDER = Path(sys.argv[1])
KEY, COMMITMENT = re.findall(r"\b[0-9a-f]{64}\b", (FOLDER / "README.md").read_text())
RECORD = json.loads((FOLDER / "game.json").read_text())


def check(record, key=KEY, commitment=COMMITMENT):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(record, file)
        file.flush()
        done = subprocess.run([sys.executable, str(FOLDER / "verify_deals.py"), file.name, key,
                               commitment], capture_output=True, text=True)
    return done.returncode, done.stdout


def changed(verb, change):
    """The record with its last step of a verb changed, and the number of that step."""
    record = json.loads(json.dumps(RECORD))
    number = max(i for i, step in enumerate(record["steps"]) if step["do"].startswith(verb))
    record["steps"][number]["do"] = change(record["steps"][number]["do"])
    return record, number


def swap_two(deal):
    verb, first, second, *rest = deal.split()
    return " ".join([verb, second, first, *rest])


def expect(found, code, text):
    if found[0] != code or text not in found[1]:
        sys.exit(f"expected {code} and {text!r}, found {found}")


expect(check(RECORD), 0, "6 outcomes are its own")
expect(check(RECORD, commitment="0" * 64), 1, "not the one that was committed to")
other_key = "00" * 32
other_commitment = hashlib.sha256(b"cardrules key commitment 1\0" + bytes(32)).hexdigest()
expect(check(RECORD, other_key, other_commitment), 1, "the deal is not that of the key")
record, number = changed("deal", swap_two)
expect(check(record), 1, f"step {number}: the deal is not that of the key")
record, number = changed("lot", lambda lot: "lot " + str(1 - int(lot[-1])))
expect(check(record), 1, f"step {number}: the lot is not that of the key")
