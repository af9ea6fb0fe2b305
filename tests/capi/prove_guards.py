#!/usr/bin/env python3
"""Changes a copy of the C interface in ways that would break programs, and sees each guard fail.

    prove_guards.py <source folder> <build folder> <C compiler> <C++ compiler> <list of objects>

The guards must pass for an unchanged copy, built in the same way; else their failing would prove
nothing.
"""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HEADER = "include/cardrules/cardrules.h"

# What is changed: the file, the text and the text in its place; and which guards must fail for it.
CHANGES = [
    ("members of a struct in another order",
     [(HEADER, "int32_t chance;", "int32_t moved;"), (HEADER, "int32_t rules;", "int32_t chance;"),
      (HEADER, "int32_t moved;", "int32_t rules;")],
     "cardrules_match_options", {"layout", "abi"}),
    ("a longer array in a struct",
     [(HEADER, "char reason_name[44];", "char reason_name[48];")],
     "cardrules_result", {"layout", "abi"}),
    ("another number of a constant",
     [(HEADER, "CARDRULES_ERROR_BUFFER = -22", "CARDRULES_ERROR_BUFFER = -40")],
     "CARDRULES_ERROR_BUFFER", {"layout"}),
    ("another type of a parameter",
     [(HEADER, "cardrules_move_argument(uint64_t move, int32_t index)",
       "cardrules_move_argument(uint64_t move, int64_t index)"),
      ("src/move.cpp", "cardrules_move_argument(std::uint64_t move, std::int32_t index)",
       "cardrules_move_argument(std::uint64_t move, std::int64_t index)"),
      ("src/move.cpp", "Move{move}.argument(index)", "Move{move}.argument(static_cast<int>(index))")],
     "cardrules_move_argument", {"abi"}),
    ("a function more",
     [(HEADER, "CARDRULES_API uint32_t cardrules_abi(void);",
       "CARDRULES_API uint32_t cardrules_abi(void);\nCARDRULES_API uint32_t cardrules_more(void);"),
      ("src/library.cpp", "std::uint32_t cardrules_abi() {",
       "std::uint32_t cardrules_more() { return 0; }\nstd::uint32_t cardrules_abi() {")],
     "cardrules_abi", {"symbols"}),
    ("a function of another name",
     [(HEADER, "cardrules_abi(void)", "cardrules_number(void)"),
      ("src/library.cpp", "cardrules_abi()", "cardrules_number()")],
     "cardrules_abi", {"symbols", "abi"}),
    ("a function that is declared and not there",
     [(HEADER, "CARDRULES_API uint32_t cardrules_abi(void);",
       "CARDRULES_API uint32_t cardrules_abi(void);\nCARDRULES_API uint32_t cardrules_more(void);")],
     "cardrules_abi", {"symbols"}),
    ("a member more behind a handle, which no program sees",
     [("src/handles.hpp", "struct cardrules_state {", "struct cardrules_state {\n    int more = 0;"),
      ("src/handles.hpp", "cardrules::State state;\n};",
       "cardrules::State state;\n    cardrules_state(const cardrules::State& of) : state(of) {}\n};")],
     "cardrules_state", set()),
]


class Copy:
    """A copy of the interface, built and looked at by the guards."""

    def __init__(self, source, build, compilers, objects, folder):
        self.source, self.build, self.folder = source, build, folder
        self.c_compiler, self.compiler = compilers
        self.objects = objects
        self.capi = folder / "capi"
        shutil.copytree(source / "capi", self.capi)

    def change(self, changes):
        for name, before, after in changes:
            path = self.capi / name
            text = path.read_text(encoding="utf-8")
            if before not in text:
                sys.exit(f"{name} does not hold what was to be changed: {before}")
            path.write_text(text.replace(before, after, 1), encoding="utf-8")

    def run(self, *command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        self.output = done.stdout
        return done.returncode == 0

    def compile(self, name):
        includes = [self.capi / "include", self.capi / "src", self.build / "capi",
                    self.source / "include", self.source / "src"]
        flags = [f"-I{path}" for path in includes]
        return self.run(self.compiler, "-std=c++20", "-g", "-fPIC", "-fvisibility=hidden", *flags,
                        "-c", str(self.capi / "src" / name), "-o", str(self.folder / f"{name}.o"))

    def link(self, words):
        """The library with those sources compiled anew that hold one of the words."""
        for path in sorted((self.capi / "src").glob("*.cpp")):
            text = (self.source / "capi/src" / path.name).read_text(encoding="utf-8")
            if path.name == "layout.cpp" or not any(word in text for word in words):
                continue
            if not self.compile(path.name):
                sys.exit(f"{path.name} does not compile:\n{self.output}")
        made = {path.name for path in self.folder.glob("*.cpp.o")}
        kept = [path for path in self.objects
                if "cardrules_c_objects" not in path or Path(path).name not in made]
        self.library = self.folder / "libcardrules.so"
        if not self.run(self.compiler, "-shared", f"-Wl,--version-script={self.capi}/exports.map",
                        "-Wl,-soname,libcardrules.so.1", *kept,
                        *(str(self.folder / name) for name in made), "-o", str(self.library)):
            sys.exit(f"the library does not link:\n{self.output}")

    def layout(self):
        return self.compile("layout.cpp")

    def abi(self):
        return self.run("sh", f"{self.source}/tests/capi/check_abi.sh", str(self.library),
                        f"{self.capi}/include", f"{self.capi}/abi")

    def symbols(self):
        cdef = self.folder / "cdef.h"
        made = self.run("cmake", "-D", f"compiler={self.c_compiler}", "-D",
                        f"header={self.capi}/{HEADER}", "-D", f"output={cdef}", "-D",
                        f"scratch={self.folder}/scratch", "-P", f"{self.capi}/cdef.cmake")
        return made and self.run("sh", f"{self.source}/tests/capi/check_symbols.sh",
                                 str(self.library), str(cdef), f"{self.capi}/abi")


def failing(changes, words, *where):
    """The guards that fail for a changed copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(*where, Path(folder))
        copy.change(changes)
        copy.link(words)
        return {name for name in ("layout", "abi", "symbols") if not getattr(copy, name)()}


def main():
    source, build = Path(sys.argv[1]), Path(sys.argv[2])
    objects = Path(sys.argv[5]).read_text(encoding="utf-8").split("\n")
    where = (source, build, sys.argv[3:5], [line for line in objects if line])
    words = {word for _, _, word, _ in CHANGES}
    unchanged = failing([], words, *where)
    if unchanged:
        sys.exit(f"an unchanged copy does not pass: {sorted(unchanged)}")
    faults = 0
    for name, changes, word, expected in CHANGES:
        found = failing(changes, {word}, *where)
        print(f"{name}: stopped by {', '.join(sorted(found)) or 'nothing'}")
        faults += not expected <= found or bool(found and not expected)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
