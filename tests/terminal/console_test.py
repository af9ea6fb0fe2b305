"""Colours and suits: where a terminal is, and where none is."""
import os
import pty
import re
import subprocess
import unittest

import program
from program import TestCase

COLOUR = "\x1b["


def run_on_terminal(*arguments, text="", **variables):
    """Runs the program on a terminal of its own; what it wrote."""
    mine, its = pty.openpty()
    environment = {"TERM": "xterm", "PATH": os.environ.get("PATH", ""), **variables}
    with subprocess.Popen([program.executable, *arguments], stdin=its, stdout=its, stderr=its,
                          env=environment) as process:
        os.close(its)
        os.write(mine, text.encode())
        written = b""
        while True:
            try:
                part = os.read(mine, 65536)
            except OSError:
                break
            if not part:
                break
            written += part
        process.wait(timeout=60)
    os.close(mine)
    return written.decode("utf-8")


class Colour(TestCase):
    DEMO = ("demo", "suicide_king", "--seed", "1")

    def test_is_for_terminals(self):
        self.assertNotIn(COLOUR, self.good(*self.DEMO))
        self.assertIn(COLOUR, run_on_terminal(*self.DEMO))

    def test_can_be_refused(self):
        self.assertNotIn(COLOUR, run_on_terminal(*self.DEMO, NO_COLOR="1"))
        self.assertNotIn(COLOUR, run_on_terminal(*self.DEMO, TERM="dumb"))
        self.assertNotIn(COLOUR, run_on_terminal(*self.DEMO, "--colour", "never"))
        self.assertIn(COLOUR, run_on_terminal(*self.DEMO, NO_COLOR=""))

    def test_can_be_asked_for(self):
        for option in ("--colour", "--color"):
            text = self.good(option, "always", *self.DEMO, NO_COLOR="1")
            self.assertIn(COLOUR + "31m", text)
        plain = re.sub(r"\x1b\[\d+m", "", text)
        self.assertEqual(plain, self.good(*self.DEMO))

    def test_letters_instead_of_suits(self):
        text = self.good(*self.DEMO, "--letters")
        self.assertIsNone(re.search("[♣♦♥♠]", text))
        self.assertIn("KH", self.good("demo", "suicide_king", "--seed", "1", "--letters"))


class Screen(TestCase):
    def test_is_emptied_between_people(self):
        text = run_on_terminal("play", "bot_war", "--hot-seat", "--seed", "1",
                               text="\n1\n\nquit\n")
        self.assertIn("\x1b[2J", text)
        between = text.split("Seat 1 is to act")[1]
        self.assertNotIn("has chosen, show", between)
        self.assertNotIn("\x1b[2J", self.good("play", "bot_war", "--hot-seat", "--seed", "1",
                                              text="\n1\n\nquit\n"))

    def test_another_game_is_offered_to_people_alone(self):
        moves = "1\n" * 2
        text = run_on_terminal("play", "suicide_king", "--seed", "1", text=moves * 30 + "n\n")
        self.assertIn("Another game?", text)


class Version(TestCase):
    def test_version_and_help(self):
        self.assertRegex(self.good("--version"), r"^cardrules \d+\.\d+\.\d+\n$")
        text = self.good("--help")
        commands = ("list", "describe", "demo", "play", "replay", "view", "conform", "simulate",
                    "merge", "perft", "commit", "verify")
        for command in commands:
            self.assertIn(command, text)
            self.assertIn("Usage", self.good(command, "--help"))


if __name__ == "__main__":
    program.main()
