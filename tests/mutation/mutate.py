#!/usr/bin/env python3
"""Changes the rules one place at a time and counts the changes that the tests notice.

  mutate.py --work DIR [--jobs N] [--every K] [--files PATTERN] [--report FILE]

Copies the tree to DIR once for each job, builds the fast tests there, and for each change of an
operator, a constant, a comparison or a statement rebuilds and runs them. A change that does not
compile doesn't count; one whose tests fail or hang is killed. Survivors that change nothing that can
be seen are listed with the reason in equivalent.txt and counted apart; at most a tenth of all changes
may stand there. The exit code is 1 where less than 95 % of the others are killed.
"""
import argparse
import fnmatch
import json
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EQUIVALENT = HERE / "equivalent.txt"

FILES = [
    "src/games/*/rules.cpp", "src/games/*/table.cpp", "src/games/*/table.hpp",
    "include/cardrules/choice.hpp", "src/core/choice.cpp", "src/core/check.cpp",
    "src/core/step.hpp", "src/core/common_rules.hpp", "src/core/state.cpp", "src/core/view.cpp",
    "src/core/events.cpp", "src/core/fold.cpp", "src/core/determinize.cpp", "src/core/complete.cpp",
]

# In the order in which they find most for their time.
TESTS = ["conformance_tests", "games_tests", "properties_tests", "unit_tests"]
TIMEOUT = 120

SWAPS = [
    (r"==", "!="), (r"!=", "=="),
    (r"(?<![<>=-])<(?![<=])(?=\s)", "<="), (r"<=(?![>])", "<"),
    (r"(?<=\s)(?<![->])>(?![>=])", ">="), (r">=", ">"),
    (r"(?<=\s)\+(?=\s)", "-"), (r"(?<=\s)-(?=\s)", "+"),
    (r"\+\+", "--"), (r"--", "++"), (r"\+=", "-="), (r"-=", "+="),
    (r"\|=", "&="), (r"&=(?!=)", "|="), (r"&&", "||"), (r"\|\|", "&&"),
    (r"(?<=\s)\|(?=\s)", "&"), (r"(?<=\s)&(?=\s)", "|"),
    (r"!(?=[\w(])", ""), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
]
NUMBER = re.compile(r"(?<![\w.\"'<])(\d+)U?(?![\w.\"'>])")
STATEMENT = re.compile(r"^(\s+)(?!return|using|static_assert|const |constexpr|case|break|continue|do\b"
                       r"|struct|enum|template|static |std::\w+ \w+ =|int |bool |auto )"
                       r"([\w:\[\]().>\-+ ]+(\(.*\)|[|&+-]?= .*|\+\+|--)|(\+\+|--)[\w.\[\]()]+);$")
NOT_CODE = re.compile(r"//.*|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'")
PASSIVE = re.compile(r"^\s*(#|//|namespace|using|template|static constexpr|inline constexpr|static_assert"
                     r"|\[\[nodiscard\]\]|constexpr [\w:<>, ]+ \w+\()|noexcept \{$|sink\.note\(")


def blank(match):
    return " " * len(match.group())


def mutants_of(line):
    """Every changed form of one line."""
    code = NOT_CODE.sub(blank, line)
    if PASSIVE.search(code) or not code.strip():
        return
    for pattern, other in SWAPS:
        for match in re.finditer(pattern, code):
            yield line[:match.start()] + other + line[match.end():]
    for match in NUMBER.finditer(code):
        digits = match.group(1)
        end = match.start() + len(digits)
        yield line[:match.start()] + str(int(digits) + 1) + line[end:]
    statement = STATEMENT.match(code.rstrip("\n"))
    if statement:
        yield statement.group(1) + ";\n"


def all_mutants(root, patterns):
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            lines = path.read_text().splitlines(keepends=True)
            for number, line in enumerate(lines):
                for changed in mutants_of(line):
                    if changed != line:
                        yield str(path.relative_to(root)), number, line, changed


def key_of(mutant):
    path, _, line, changed = mutant
    return f"{path} | {line.strip()} | {changed.strip()}"


def read_equivalent():
    """From the key of a change to the reason why nobody can see it."""
    known = {}
    if EQUIVALENT.exists():
        for line in EQUIVALENT.read_text().splitlines():
            if line and not line.startswith("#"):
                key, reason = line.rsplit(" | ", 1)
                known[key] = reason
    return known


class Copy:
    """One copy of the tree, built."""

    def __init__(self, folder, jobs):
        self.folder = folder
        self.build = folder / "build" / "mutation"
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True)
        for name in listed.stdout.decode().split("\0"):
            if name and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        subprocess.run(["cmake", "-S", folder, "-B", self.build, "-G", "Ninja",
                        "-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS=-O0 -g0 -w",
                        "-DCARDRULES_BUILD_CAPI=OFF", "-DCARDRULES_BUILD_EXAMPLES=OFF",
                        "-DCARDRULES_LOG=OFF"], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["ninja", "-C", self.build, f"-j{jobs}", *TESTS], check=True,
                       stdout=subprocess.DEVNULL)

    def run(self, test):
        try:
            done = subprocess.run([self.build / "bin" / test, "--gtest_brief=1", "--gtest_fail_fast"],
                                  stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def built(self, test):
        return subprocess.run(["ninja", "-C", self.build, "-j1", test],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0

    def verdict(self):
        for test in TESTS:
            if not self.built(test):
                return "broken"
            if not self.run(test):
                return "killed"
        return "survived"

    def judge(self, mutant):
        path, number, line, changed = mutant
        target = self.folder / path
        before = target.read_text()
        lines = before.splitlines(keepends=True)
        lines[number] = changed if changed.endswith("\n") else changed + "\n"
        target.write_text("".join(lines))
        try:
            return self.verdict()
        finally:
            target.write_text(before)


def work(copy, todo, done):
    while True:
        try:
            mutant = todo.get_nowait()
        except queue.Empty:
            return
        done.append((mutant, copy.judge(mutant)))


def judge_all(copies, mutants, until):
    todo, done = queue.Queue(), []
    for mutant in mutants:
        todo.put(mutant)
    threads = [threading.Thread(target=work, args=(copy, todo, done)) for copy in copies]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        time.sleep(5)
        if time.monotonic() > until:
            with todo.mutex:
                todo.queue.clear()
        print(f"\r{len(done)} of {len(mutants)}", end="", file=sys.stderr, flush=True)
    return done


def report(done, known, out):
    counts = {"killed": 0, "survived": 0, "equivalent": 0, "broken": 0}
    survivors = []
    for mutant, verdict in done:
        if verdict == "survived" and key_of(mutant) in known:
            verdict = "equivalent"
        counts[verdict] += 1
        if verdict == "survived":
            survivors.append(mutant)
    judged = counts["killed"] + counts["survived"]
    share = counts["killed"] / judged if judged else 1
    for path, number, line, changed in sorted(survivors):
        print(f"{path}:{number + 1}\n  - {line.strip()}\n  + {changed.strip()}")
    print(f"{counts}; killed {share:.1%} of the {judged} that are not equivalent")
    if out:
        Path(out).write_text(json.dumps({"counts": counts, "share": share,
                                         "survivors": [key_of(m) for m in survivors]}, indent=1))
    few = counts["equivalent"] * 10 <= judged + counts["equivalent"]
    return 0 if share >= 0.95 and few else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--work", required=True, type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="take one change of so many")
    parser.add_argument("--files", default="*", help="of the files, those that match")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no change after these")
    parser.add_argument("--report")
    arguments = parser.parse_args()
    mutants = [m for m in all_mutants(ROOT, FILES) if fnmatch.fnmatch(m[0], arguments.files)]
    mutants = mutants[::arguments.every]
    copies = [Copy(arguments.work / str(job), arguments.jobs) for job in range(arguments.jobs)]
    until = time.monotonic() + 60 * arguments.minutes
    return report(judge_all(copies, mutants, until), read_equivalent(), arguments.report)


if __name__ == "__main__":
    sys.exit(main())
