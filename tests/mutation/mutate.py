#!/usr/bin/env python3
"""Changes the rules one place at a time and counts the changes that the tests notice.

  mutate.py --work DIR [--files PATTERN...] [--every K] [--minutes M] [--again VERDICT]
  mutate.py --work DIR --report

Each change of an operator, a constant, a condition or a statement is compiled (its own source files
alone, without optimisation), linked with everything else as built before, and tried by the tests in
the order in which they find most for their time. A change that does not compile doesn't count; one
whose tests fail, crash or hang is killed. Survivors that change nothing that can be seen are listed
with the reason in equivalent.txt and counted apart; at most a tenth of all changes may stand there.

Verdicts are appended to DIR/verdicts.jsonl as they come, and a change that has one is not tried again
(but see --again survived, for after tests were added), so that a run may be interrupted and goes on.
The exit code of a report is 1 where less than 95 % of what is not equivalent is killed.
"""
import argparse
import collections
import fnmatch
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EQUIVALENT = HERE / "equivalent.txt"

LIBRARY = ["src/core/*.cpp", "src/games/*.cpp", "src/games/*/*.cpp", "src/match/*.cpp", "src/io/*.cpp",
           "tests/fourth_game/*/*.cpp"]
TESTS = ["tests/games/*.cpp", "tests/properties/*.cpp", "tests/conformance/*.cpp", "tests/unit/*.cpp",
         "tests/support/*.cpp", "tests/mutation/*.cpp"]

# What is changed, and of a header the sources that are compiled to try it, the first alone to begin
# with: without inlining, the linker takes the functions of the first object for all of them.
OF_GAME = ["{folder}/rules.cpp", "{folder}/table.cpp"]
OF_ALL_GAMES = ["src/games/bot_war/rules.cpp", "src/games/generals_war/rules.cpp",
                "src/games/suicide_king/rules.cpp", "tests/fourth_game/go_fish/rules.cpp",
                "src/games/bot_war/table.cpp", "src/games/generals_war/table.cpp",
                "src/games/suicide_king/table.cpp"]
OF_ALL = ["tests/properties/random_play_test.cpp", "src/core/state.cpp", "src/core/choice.cpp",
          "src/match/match.cpp", *OF_ALL_GAMES]
FILES = [
    ("src/games/*/rules.cpp", []), ("src/games/*/table.cpp", []), ("src/games/*/table.hpp", OF_GAME),
    ("src/games/*/fields.hpp", OF_GAME), ("src/games/*/state.hpp", OF_GAME),
    ("src/core/choice.cpp", []), ("src/core/view.cpp", []), ("src/core/view_calls.cpp", []),
    ("src/core/view_hash.cpp", []), ("src/core/layout.cpp", []), ("src/core/places.cpp", []),
    ("src/core/tell.cpp", []), ("src/core/fold.cpp", []), ("src/core/preparation.cpp", []),
    ("src/core/determinize.cpp", []), ("src/core/invariant.cpp", []),
    ("src/core/determinize_draw.hpp", ["src/core/determinize.cpp", "src/core/preparation.cpp"]),
    ("src/core/zones.hpp", ["src/core/invariant.cpp", "src/io/state_json.cpp"]),
    ("src/core/check.cpp", []), ("src/core/state.cpp", []),
    ("include/cardrules/state.hpp", OF_ALL), ("include/cardrules/choice.hpp", OF_ALL),
    ("include/cardrules/detail/slots.hpp", OF_ALL),
    ("src/core/questions.hpp", OF_ALL_GAMES), ("src/core/step.hpp", OF_ALL_GAMES),
    ("src/core/common_rules.hpp", OF_ALL_GAMES),
]

# The rounds in which a change is tried, until one finds it: tests, and one ruleset in so many.
SLOW = "*HostileDocuments*:*Documents.Record*:*Documents.StateComesBackAt*:*Leaks*:*Uniformity*:" \
       "*ViewDocument.*:*EventDocument*:Simulation.*:*Tampered*:*HostileViews*:*SoundPosition*:" \
       "*ChanceStream*:*ChaCha*:Shuffle*:*JsonText*:*BadTexts*:*Determinize*:*Batch*:*Documents.Save*:" \
       "Explain.tells_which_games*:*HostileTexts*"
SLOWER = "*RuleNumbers*:ViewDocument.*:EventDocument*:*SoundPosition*:Determinize.*:Leaks.An*:Batch*:" \
         "-*RuleNumbers*go_fish"
SLOWEST = "*Uniformity*:*HostileViews*:*HostileDocuments*:Leaks.Hist*:*Documents.StateComesBackAt*:" \
          "*Documents.Save*:Tampered*"
ROUNDS = [("-" + SLOW + ":*RuleNumbers*", 13), (SLOWER, 41)]
# With --thorough these in their place: for what has survived those.
THOROUGH = [ROUNDS[0], (SLOWER, 41), (SLOWEST, 41)]

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
# A condition that none of the swaps above changes.
CONDITION = re.compile(r"\bif \(([\w:.\[\]()>\-]+)\)(?= [\w{]|$)")
STATEMENT = re.compile(r"^(\s+)(?!return|using|static_assert|const |constexpr|case|break|continue|do\b"
                       r"|struct|enum|template|static |std::\w+ \w+ =|int |bool |auto )"
                       r"([\w:\[\]().,>\-+ ]+(\(.*\)|[|&+-]?= .*|\+\+|--)|(\+\+|--)[\w.\[\]()]+);$")
NOT_CODE = re.compile(r"//.*|/\*.*?\*/|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])'")
PASSIVE = re.compile(r"^\s*(#|namespace|using|template|static_assert|static constexpr)|noexcept \{$")
DECLARES = re.compile(r"^\s*\[\[nodiscard\]\][^{]*$|^\s*(static |constexpr )*[\w:<>, ]+ \w+\([^{]*(;|,)$")


def blank(match):
    return " " * len(match.group())


def changes_of(line):
    """Every changed form of one line."""
    code = NOT_CODE.sub(blank, line)
    if not code.strip() or PASSIVE.search(code):
        return
    if not DECLARES.match(code.rstrip()) or "return" in code:
        for pattern, other in SWAPS:
            for match in re.finditer(pattern, code):
                yield line[:match.start()] + other + line[match.end():]
        for match in NUMBER.finditer(code):
            digits = match.group(1)
            end = match.start() + len(digits)
            yield line[:match.start()] + str(int(digits) + 1) + line[end:]
        condition = CONDITION.search(code)
        if condition and "(" + condition.group(1) + ")" in line and "==" not in condition.group(1):
            yield line[:condition.start(1)] + f"!({condition.group(1)})" + line[condition.end(1):]
    statement = STATEMENT.match(code.rstrip("\n"))
    if statement:
        yield statement.group(1) + ";\n"


class Change:
    def __init__(self, path, sources, number, line, changed, key):
        self.path, self.sources, self.number = path, sources, number
        self.line, self.changed, self.key = line, changed, key


def all_changes(root):
    """In the order of the files; each with a key that other lines of the file don't move."""
    for pattern, sources in FILES:
        for path in sorted(root.glob(pattern)):
            name = str(path.relative_to(root))
            tried = [s.format(folder=Path(name).parent) for s in sources] or [name]
            seen = collections.Counter()
            for number, line in enumerate(path.read_text().splitlines(keepends=True)):
                for changed in changes_of(line):
                    key = f"{name} | {line.strip()} | {changed.strip()}"
                    seen[key] += 1
                    if seen[key] > 1:
                        key += f" #{seen[key]}"
                    if changed != line:
                        yield Change(name, tried, number, line, changed, key)


def read_equivalent():
    """From the key of a change to the reason why nobody can see it."""
    known = {}
    if EQUIVALENT.exists():
        for line in EQUIVALENT.read_text().splitlines():
            if line and not line.startswith("#"):
                key, reason = line.rsplit(" :: ", 1)
                known[key] = reason
    return known


class Workshop:
    """A copy of the tree, built, in which changes are tried beside it."""

    def __init__(self, folder, compiler, jobs, rounds):
        self.rounds = rounds
        self.folder, self.tree, self.compiler = folder, folder / "tree", compiler
        self.objects = folder / "objects"
        self.objects.mkdir(parents=True, exist_ok=True)
        self.copy_tree()
        self.include = [f"-I{self.tree}/include", f"-I{self.tree}/src", f"-I{self.tree}/tests",
                        f"-I{self.tree}/tests/fourth_game", f"-I{folder}/generated"]
        self.common = ["-std=c++20", "-g0", "-w"]
        # What is changed is compiled so that an index out of bounds ends the program.
        self.checked = [*self.common, "-O0", "-D_GLIBCXX_ASSERTIONS"]
        self.sources = [str(path.relative_to(self.tree)) for pattern in LIBRARY + TESTS
                        for path in sorted(self.tree.glob(pattern))]
        self.write_games()
        self.build(jobs)

    def copy_tree(self):
        listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard", "src", "include",
                                 "tests"], cwd=ROOT, check=True, capture_output=True)
        names = {name for name in listed.stdout.decode().split("\0") if name and (ROOT / name).is_file()}
        for name in names:
            to = self.tree / name
            if to.exists() and to.read_bytes() == (ROOT / name).read_bytes():
                continue
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to)
        for path in list(self.tree.rglob("*")):
            if path.is_file() and str(path.relative_to(self.tree)) not in names:
                path.unlink()

    def write_games(self):
        text = "".join((self.tree / name).read_text()
                       for name in ("src/games/games.inc", "tests/fourth_game/games.inc"))
        made = self.folder / "generated" / "games_all.inc"
        if not made.exists() or made.read_text() != text:
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(text)

    def object_of(self, source):
        return self.objects / (source.replace("/", "_")[:-4] + ".o")

    def build(self, jobs):
        defines = [f"-DCARDRULES_SOURCE_DIR='\"{self.tree}\"'",
                   f"-DCARDRULES_TESTS_DIR='\"{self.tree}/tests\"'"]
        flags = " ".join(self.common + ["-O1", "-fno-inline"] + self.include + defines)
        text = (f"rule cxx\n command = {self.compiler} {flags} -MD -MF $out.d -c $in -o $out\n"
                " depfile = $out.d\n")
        for source in self.sources:
            text += f"build {self.object_of(source)}: cxx {self.tree / source}\n"
        (self.folder / "build.ninja").write_text(text)
        subprocess.run(["ninja", "-C", self.folder, f"-j{jobs}", "--quiet"], check=True)
        for old in self.folder.glob("slot*"):
            shutil.rmtree(old)
        if not self.link([], self.folder / "tests"):
            sys.exit("the tests don't link")
        self.measure()

    def measure(self):
        """The seconds of processor time that each test of a round may take."""
        for number in range(len(self.rounds)):
            file = self.limits_of(number)
            file.unlink(missing_ok=True)
            if self.run(self.folder / "tests", number, {"CARDRULES_TEST_TIMES": str(file)}) != 0:
                sys.exit(f"the tests of round {number} fail without a change")

    def limits_of(self, number):
        return self.folder / f"times_{self.rounds[number][1]}_{number}.txt"

    def link(self, changed, program, without=()):
        objects = [str(o) for o in changed]
        objects += [str(self.object_of(source)) for source in self.sources if source not in without]
        listing = program.with_suffix(".objects")
        listing.write_text("\n".join(objects))
        linker = ["-fuse-ld=lld", "-no-pie", "-Wl,--build-id=none"] if shutil.which("ld.lld") else []
        return subprocess.run([self.compiler, *linker, "-o", program, f"@{listing}", "-lgtest_main",
                               "-lgtest", "-lpthread"], stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def run(self, program, number, environment):
        tests, every = self.rounds[number]
        names = {"CARDRULES_TEST_EVERY": str(every), **environment}

        def limit():
            resource.setrlimit(resource.RLIMIT_AS, (1 << 31, 1 << 31))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        return subprocess.run([program, "--gtest_brief=1", f"--gtest_filter={tests}",
                               *(["--gtest_break_on_failure"] if "CARDRULES_TEST_LIMITS" in names else [])],
                              env={**os.environ, **names}, preexec_fn=limit, cwd=self.folder,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode

    def ready_headers(self, path, source):
        """What a source includes, compiled once; not of a header that is itself changed."""
        ready = self.folder / "ready" / (source.replace("/", "_") + ".hpp")
        if path != source:
            return []
        lines = [line for line in (self.tree / source).read_text().splitlines()
                 if line.startswith("#include")]
        text = "\n".join(lines) + "\n"
        made = ready.with_suffix(".pch")
        if not made.exists() or made.stat().st_mtime < self.newest_header():
            ready.parent.mkdir(exist_ok=True)
            ready.write_text(text)
            subprocess.run([self.compiler, *self.checked, *self.include, "-x", "c++-header", ready,
                            "-o", made], check=True)
        return ["-include-pch", str(made)]

    def newest_header(self):
        return max(path.stat().st_mtime for path in self.tree.rglob("*.hpp"))

    def try_change(self, change, slot):
        """The verdict, and the round that found it."""
        over = self.folder / f"slot{slot}"
        shutil.rmtree(over, ignore_errors=True)
        target = over / change.path
        target.parent.mkdir(parents=True)
        lines = (self.tree / change.path).read_text().splitlines(keepends=True)
        lines[change.number] = change.changed.rstrip("\n") + "\n"
        target.write_text("".join(lines))
        objects = []
        # All but the first source of a header only where the first does not settle it.
        for stage in ([1, len(change.sources)] if len(change.sources) > 1 else [1]):
            while len(objects) < stage:
                source = change.sources[len(objects)]
                made = over / f"{len(objects)}.o"
                file = over / source if (over / source).exists() else self.tree / source
                done = subprocess.run(
                    [self.compiler, *self.checked, *self.ready_headers(change.path, source),
                     f"-I{over}/include", f"-I{over}/src", *self.include, "-c", file, "-o", made],
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                if done.returncode != 0:
                    return "broken", 0
                objects.append(made)
            program = over / "tests"
            if not self.link(objects, program, change.sources[:stage]):
                return "broken", 0
            last = stage == len(change.sources)
            for number in range(len(self.rounds) if last else 1):
                limits = {"CARDRULES_TEST_LIMITS": str(self.limits_of(number))}
                if self.run(program, number, limits) != 0:
                    return "killed", number
        return "survived", 0


def read_verdicts(folder):
    verdicts = {}
    file = folder / "verdicts.jsonl"
    if file.exists():
        for line in file.read_text().splitlines():
            entry = json.loads(line)
            verdicts[entry["key"]] = entry["verdict"]
    return verdicts


def try_all(shop, changes, arguments):
    lock = threading.Lock()
    log = (arguments.work / "verdicts.jsonl").open("a")
    until = time.monotonic() + 60 * arguments.minutes
    todo = collections.deque(changes)
    counts = collections.Counter()

    def work(slot):
        while time.monotonic() < until:
            with lock:
                if not todo:
                    return
                change = todo.popleft()
            start = time.monotonic()
            verdict, number = shop.try_change(change, slot)
            with lock:
                counts[verdict] += 1
                log.write(json.dumps({"key": change.key, "verdict": verdict, "round": number,
                                      "line": change.number + 1,
                                      "seconds": round(time.monotonic() - start, 1)}) + "\n")
                log.flush()
                if verdict == "survived":
                    print(f"{change.path}:{change.number + 1}\n  - {change.line.strip()}\n"
                          f"  + {change.changed.strip()}", flush=True)

    threads = [threading.Thread(target=work, args=(slot,)) for slot in range(arguments.jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(dict(counts), len(todo), "left", flush=True)


def report(root, verdicts):
    known = read_equivalent()
    by_file = collections.defaultdict(collections.Counter)
    for change in all_changes(root):
        verdict = verdicts.get(change.key, "not tried")
        if verdict == "survived" and change.key in known:
            verdict = "equivalent"
        by_file[change.path][verdict] += 1
        if verdict == "survived":
            print(f"{change.path}:{change.number + 1}\n  - {change.line.strip()}\n"
                  f"  + {change.changed.strip()}")
    total = collections.Counter()
    print("| file | killed | survived | equivalent | share |\n| --- | --- | --- | --- | --- |")
    for path, counts in by_file.items():
        total.update(counts)
        print_row(path, counts)
    print_row("all", total)
    print(f"{total['broken']} do not compile, {total['not tried']} not tried")
    for key in sorted(set(known) - {c.key for c in all_changes(root)}):
        print(f"no such change any more: {key}")
    judged = total["killed"] + total["survived"]
    few = total["equivalent"] * 10 <= judged + total["equivalent"]
    return 0 if judged and total["killed"] >= 0.95 * judged and few else 1


def print_row(name, counts):
    judged = counts["killed"] + counts["survived"]
    share = f"{counts['killed'] / judged:.1%}" if judged else "-"
    print(f"| `{name}` | {counts['killed']} | {counts['survived']} | {counts['equivalent']} | {share} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--work", required=True, type=Path)
    parser.add_argument("--cxx", default="clang++-16")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="take one change of so many")
    parser.add_argument("--offset", type=int, default=0, help="beginning with this one")
    parser.add_argument("--files", nargs="*", default=["*"], help="of the files, those that match")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no change after these")
    parser.add_argument("--again", help="those that have this verdict, and no others")
    parser.add_argument("--thorough", action="store_true", help="by more rulesets, for few changes")
    parser.add_argument("--report", action="store_true", help="only the report of what was tried")
    arguments = parser.parse_args()
    arguments.work = arguments.work.resolve()
    verdicts = read_verdicts(arguments.work)
    if arguments.report:
        return report(ROOT, verdicts)
    arguments.work.mkdir(parents=True, exist_ok=True)
    shop = Workshop(arguments.work, arguments.cxx, max(arguments.jobs, 2),
                    THOROUGH if arguments.thorough else ROUNDS)
    known = read_equivalent()
    chosen = [c for pattern in arguments.files for c in all_changes(shop.tree)
              if fnmatch.fnmatch(c.path, pattern)][arguments.offset::arguments.every]
    wanted = {None} if arguments.again is None else {arguments.again}
    chosen = [c for c in chosen if verdicts.get(c.key) in wanted and
              not (arguments.again and c.key in known)]
    try_all(shop, chosen, arguments)
    return report(shop.tree, read_verdicts(arguments.work))


if __name__ == "__main__":
    sys.exit(main())
