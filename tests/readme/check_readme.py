#!/usr/bin/env python3
"""Compiles and runs every program in README.md.

  check_readme.py --source DIR --build DIR --cxx COMPILER --cc COMPILER

A block of cpp, c, python or js is a whole program, which has to end well and to print something.
"""
import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def library(build, name):
    found = sorted(build.rglob(name))
    if not found:
        sys.exit(f"no {name} below {build}: build the library first")
    return found[0]


def commands(language, program, output, arguments):
    """What compiles a block, and what runs it."""
    source, build = arguments.source, arguments.build
    include = f"-I{source}/include"
    strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    if language == "cpp":
        core = library(build, "libcardrules_core.a")
        return ([arguments.cxx, "-std=c++20", *strict, include, program, core, "-pthread", "-o", output],
                [output])
    if language == "c":
        shared = library(build, "libcardrules.so")
        return ([arguments.cc, "-std=c99", *strict, f"-I{source}/capi/include", program, shared,
                 f"-Wl,-rpath,{shared.parent}", "-o", output], [output])
    if language == "python":
        return None, ["/usr/bin/python3", program]
    return None, ["node", program]


def environment(arguments):
    """Where the wrappers and the library are, for the languages that are not compiled."""
    shared = library(arguments.build, "libcardrules.so")
    return dict(os.environ, PYTHONPATH=str(arguments.source / "examples" / "python"),
                CARDRULES_LIBRARY=str(shared), CARDRULES_BUILD=str(arguments.build))


def check(language, text, folder, arguments):
    endings = {"cpp": "cpp", "c": "c", "python": "py", "js": "mjs"}
    program = folder / f"readme.{endings[language]}"
    program.write_text(text)
    output = folder / "readme"
    compile_command, run_command = commands(language, program, output, arguments)
    if compile_command:
        subprocess.run(compile_command, check=True)
    if language == "js":
        package = arguments.source / "examples" / "javascript"
        if not (package / "node_modules").exists():
            print("skipped: the packages of examples/javascript are not installed")
            return
        (folder / "node_modules").mkdir()
        (folder / "node_modules" / "cardrules").symlink_to(package)
    done = subprocess.run(run_command, check=True, stdout=subprocess.PIPE, timeout=120,
                          env=environment(arguments), cwd=folder)
    if not done.stdout.strip():
        sys.exit(f"the {language} program of README.md printed nothing")
    print(f"{language}: {done.stdout.decode().strip().splitlines()[-1]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--source", type=Path, required=True)
    parser.add_argument("--build", type=Path, required=True)
    parser.add_argument("--cxx", required=True)
    parser.add_argument("--cc", required=True)
    arguments = parser.parse_args()
    languages = set()
    for language, text in BLOCK.findall((arguments.source / "README.md").read_text()):
        if language in ("sh", "cmake"):
            continue
        languages.add(language)
        folder = Path(tempfile.mkdtemp())
        try:
            check(language, text, folder, arguments)
        finally:
            shutil.rmtree(folder)
    if languages != {"cpp", "c", "python", "js"}:
        sys.exit(f"README.md has programs in {sorted(languages)} only")


if __name__ == "__main__":
    main()
