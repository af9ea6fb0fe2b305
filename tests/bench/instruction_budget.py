#!/usr/bin/env python3
"""instruction_budget.py PROGRAM BUDGET [--answers-only] [--write]

Runs the workloads of BUDGET, each a line "instructions answer workload", and compares the answers,
and under callgrind the instructions, which may exceed the budget by a twentieth. --write makes the
file anew. The counts are those of GCC's release build for no particular x86-64 processor; other
builds compare the answers alone.
"""
import argparse
import re
import shutil
import subprocess
import sys

TOLERANCE = 1.05


def answer(program, workload):
    run = subprocess.run([program, workload], check=True, capture_output=True, text=True)
    return run.stdout.strip()


def instructions(program, workload):
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, workload],
        check=True, capture_output=True, text=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("budget")
    parser.add_argument("--answers-only", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    count = not options.answers_only and shutil.which("valgrind")
    if not count and options.write:
        sys.exit("no counts to write")
    with open(options.budget, encoding="utf-8") as file:
        lines = [line.split(None, 2) for line in file.read().splitlines()
                 if line and not line.startswith("#")]
    start = instructions(options.program, "nothing") if count else 0
    faults = 0
    written = ["# instructions answer workload, by instruction_budget.py --write"]
    for budget, expected, workload in lines:
        got = answer(options.program, workload)
        used = instructions(options.program, workload) - start if count else 0
        written.append(f"{used} {got} {workload}")
        verdict = []
        if got != expected:
            verdict.append(f"answer {got}, expected {expected}")
        if count and used > int(budget) * TOLERANCE:
            verdict.append(f"over the budget of {budget}")
        faults += bool(verdict)
        print(f"{workload}: {used or 'not counted'}", *verdict, sep="; ")
    if options.write:
        with open(options.budget, "w", encoding="utf-8") as file:
            file.write("\n".join(written) + "\n")
    elif faults:
        sys.exit(f"{faults} of {len(lines)} workloads differ")


main()
