"""Runs the terminal program, for the tests beside."""
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
VECTORS = HERE.parent / "conformance" / "vectors"
GAMES = {"generals_war": (2, 4), "suicide_king": (2, 3, 4, 5), "bot_war": (2, 3, 4, 5)}

executable = None


class Ran:
    """What came of a run."""

    def __init__(self, done):
        self.code = done.returncode
        self.out = done.stdout.decode("utf-8")
        self.err = done.stderr.decode("utf-8")


def run(*arguments, text="", **variables):
    """Runs the program with arguments, a text to read, and environment variables."""
    environment = {**os.environ, **variables}
    done = subprocess.run([executable, *map(str, arguments)], input=text.encode("utf-8"),
                          capture_output=True, env=environment, timeout=300, check=False)
    return Ran(done)


class TestCase(unittest.TestCase):
    """A folder for files, and runs that must do well."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def file(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def good(self, *arguments, **more):
        ran = run(*arguments, **more)
        self.assertEqual((ran.code, ran.err), (0, ""), arguments)
        return ran.out

    def bad(self, *arguments, **more):
        """A run that ends with one clear line and a hint."""
        ran = run(*arguments, **more)
        self.assertEqual((ran.code, ran.out), (2, ""), (arguments, ran.err))
        lines = ran.err.splitlines()
        self.assertEqual(len(lines), 2, ran.err)
        self.assertTrue(lines[0].startswith("cardrules: "), ran.err)
        self.assertTrue(lines[1].startswith("hint: "), ran.err)
        return ran.err


def main():
    global executable
    executable = sys.argv.pop(1)
    unittest.main()
