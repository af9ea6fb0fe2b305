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
ROWS = ["generals_war 2", "suicide_king 2", "suicide_king 5", "bot_war 2", "bot_war 3", "bot_war 5"]
COLUMNS = ["state checked fast", "state index fast", "state unchecked fast",
           "state checked chacha20", "state unchecked chacha20", "play_random fast",
           "batch of 8 fast", "batch of 64 fast", "simulate fast", "simulate chacha20",
           "match", "C state", "C batch of 64", "C simulate"]
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
    yards = [name for pair in YARDSTICKS for name in pair]
    columns = "|".join(["floor", *COLUMNS, *yards])
    run = subprocess.run(
        [program, f"--benchmark_filter=/({columns})$", "--benchmark_min_time=0.1",
         f"--benchmark_repetitions={repetitions}", "--benchmark_enable_random_interleaving=true",
         "--benchmark_format=json"],
        check=True, capture_output=True, text=True)
    rates = collections.defaultdict(list)
    for row in json.loads(run.stdout)["benchmarks"]:
        if row["run_type"] == "iteration":
            rates[row["run_name"]].append(row.get("items_per_second", 1e9 / row["cpu_time"]))
    return {name: statistics.median(values) for name, values in rates.items()}


def table(medians):
    lines = ["| games | floor, games/s | " + " | ".join(COLUMNS) + " |",
             "| --- | ---: |" + " ---: |" * len(COLUMNS)]
    for row in ROWS:
        floor = medians[f"{row}/floor"]
        cells = [f"{medians[f'{row}/{column}'] / floor:.2f}" if f"{row}/{column}" in medians else "-"
                 for column in COLUMNS]
        lines.append(f"| {row} | {floor:,.0f} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def yardsticks(medians):
    lines = ["| games | " + " | ".join(f"{ours} : {theirs}" for ours, theirs in YARDSTICKS) + " |",
             "| --- |" + " ---: |" * len(YARDSTICKS)]
    for row in ROWS:
        cells = [f"{medians[f'{row}/{theirs}'] / medians[f'{row}/{ours}']:.2f}"
                 for ours, theirs in YARDSTICKS]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
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
        print(f"\n{kind}, games a second to the floor's:\n\n{table(medians)}")
        print(f"\n{kind}, time to the yardstick's:\n\n{yardsticks(medians)}")
    if options.json:
        options.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
