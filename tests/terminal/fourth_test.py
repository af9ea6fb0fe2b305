"""A game that the program has never heard of plays as the others do."""
import json
import re
import unittest

import program
from program import TestCase

ANSWERS = "1\n1 2\n1 2 3\n"


class FourthGame(TestCase):
    def setUp(self):
        super().setUp()
        names = [line.split()[0] for line in self.good("list").splitlines()]
        self.game, = set(names) - set(program.GAMES)

    def test_is_described_and_shown(self):
        self.assertEqual(json.loads(self.good("describe", self.game, "--json"))["game"], self.game)
        self.assertIn("Moves", self.good("describe", self.game))
        self.assertIn("The game is over", self.good("demo", self.game, "--seed", 1))

    def test_plays_to_the_end(self):
        text = self.good("play", self.game, "--seed", 1, text=ANSWERS * 500)
        self.assertIn("The game is over", text)
        self.assertEqual(len(re.findall(r"^ +\d  you +-?\d+$", text, re.MULTILINE)), 1)

    def test_is_saved_replayed_and_counted(self):
        path = self.folder / "save.json"
        self.good("play", self.game, "--seed", 1, text=ANSWERS * 2 + f"save {path}\nquit\n")
        self.assertIn("step", self.good("replay", path))
        self.assertEqual(json.loads(self.good("view", path, "--viewer", 0))["game"], self.game)
        self.assertIn("100 games", self.good("simulate", self.game, "--games", 100))
        self.good("perft", self.game, "--seed", 1, "--depth", 2)



if __name__ == "__main__":
    program.main()
