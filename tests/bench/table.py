#!/usr/bin/env python3
"""table.py [--repetitions N] [--build native|portable]... [--json FILE]

Builds the benchmarks, once for this machine's processor and once for any, runs them in several
interleaved repetitions, and prints the medians: games a second, and the ratio to the floor of the
same build and run. Times are of the processor, so that other programs disturb them little.
"""
import argparse
import collections
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FLAGS = {"native": "-march=native", "portable": ""}
GAMES = ["generals_war 2", "suicide_king 2", "suicide_king 5", "bot_war 2", "bot_war 3", "bot_war 5"]
# Ways to play, and what each is compared with: in games a second, or where a name ends so, in moves.
MOVES = ", moves"
SHARES = [(way, "floor") for way in (
    "state checked fast", "state index fast", "state unchecked fast", "state checked chacha20",
    "state unchecked chacha20", "play_random fast", "simulate fast", "simulate chacha20",
    "batch of 8 fast", "batch of 64 fast")]
SHARES += [("match", "state checked chacha20"), ("C state", "state index fast"),
           ("C batch of 64", "batch of 64 fast"), ("C simulate", "simulate fast"),
           ("random batch of 100 fast, moves", "simulate fast, moves"),
           ("random batch of 10000 fast, moves", "simulate fast, moves")]
# What costs how many times as much as what.
YARDSTICKS = [("state copy", "memcpy"), ("state hash", "xxh3"),
              ("state json", "nlohmann parse and dump"), ("view json", "nlohmann dump")]


def build(kind):
    folder = ROOT / "build" / f"table-{kind}"
    subprocess.run(
        ["cmake", "-S", ROOT, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
         f"-DCMAKE_CXX_FLAGS={FLAGS[kind]}", f"-DCMAKE_C_FLAGS={FLAGS[kind]}",
         "-DCARDRULES_BUILD_BENCH=ON", "-DCARDRULES_BUILD_TESTS=OFF",
         "-DCARDRULES_BUILD_EXAMPLES=OFF"],
        check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--target", "benchmarks", "--parallel", "2"],
                   check=True, stdout=subprocess.DEVNULL)
    return folder / "bin" / "benchmarks"


def measure(program, repetitions):
    names = {name.removesuffix(MOVES) for pair in SHARES + YARDSTICKS for name in pair}
    columns = "|".join(sorted(names))
    run = subprocess.run(
        [program, f"--benchmark_filter=/({columns})$", "--benchmark_min_time=0.1",
         f"--benchmark_repetitions={repetitions}", "--benchmark_enable_random_interleaving=true",
         "--benchmark_format=json"],
        check=True, capture_output=True, text=True)
    rates = collections.defaultdict(list)
    for row in json.loads(run.stdout)["benchmarks"]:
        if row["run_type"] == "iteration":
            rates[row["run_name"]].append(row.get("items_per_second", 1e9 / row["cpu_time"]))
            rates[row["run_name"] + MOVES].append(row.get("moves_per_second", 0))
    return {name: statistics.median(values) for name, values in rates.items()}


def table(medians):
    lines = ["| | of | " + " | ".join(GAMES) + " |", "| --- | --- |" + " ---: |" * len(GAMES)]
    floors = " | ".join(f"{medians[f'{game}/floor'] / 1000:.0f}" for game in GAMES)
    lines.append(f"| floor | thousand games a second | {floors} |")
    for ours, theirs in SHARES:
        cells = [f"{medians[f'{game}/{ours}'] / medians[f'{game}/{theirs}']:.2f}" for game in GAMES]
        lines.append(f"| {ours} | {theirs} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def yardsticks(medians):
    lines = ["| | times | " + " | ".join(GAMES) + " |", "| --- | --- |" + " ---: |" * len(GAMES)]
    for ours, theirs in YARDSTICKS:
        cells = [f"{medians[f'{game}/{theirs}'] / medians[f'{game}/{ours}']:.2f}" for game in GAMES]
        lines.append(f"| {ours} | {theirs} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def processor():
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor()
    names = [line.split(":", 1)[1].strip() for line in text.splitlines() if "model name" in line]
    return names[0] if names else platform.machine()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--build", choices=FLAGS, action="append")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    kinds = options.build or list(FLAGS)
    programs = {kind: build(kind) for kind in kinds}
    results = {kind: measure(programs[kind], options.repetitions) for kind in kinds}
    print(f"{processor()}, {os.cpu_count()} processors, {platform.system()}; "
          f"medians of {options.repetitions}")
    for kind, medians in results.items():
        print(f"\n{kind}, games a second as a share:\n\n{table(medians)}")
        print(f"\n{kind}, time as a multiple:\n\n{yardsticks(medians)}")
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
