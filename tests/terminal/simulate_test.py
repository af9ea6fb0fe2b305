"""Simulations: the same for any number of threads and in any parts."""
import json
import unittest

import program
from program import GAMES, TestCase


class Simulate(TestCase):
    def test_threads_change_nothing(self):
        for game in GAMES:
            for generator in ("chacha20", "fast"):
                one, two, five = (self.good("simulate", game, "--games", 700, "--seed", 4, "--json",
                                            "--generator", generator, "--threads", threads)
                                  for threads in (1, 2, 5))
                self.assertEqual(one, two)
                self.assertEqual(one, five)
                self.assertEqual(json.loads(one)["generator"], generator)

    def test_counts_add_up(self):
        document = json.loads(self.good("simulate", "generals_war", "-p", 4, "-n", 300, "--json"))
        self.assertEqual(sum(map(int, document["end_reasons"].values())), 300)
        self.assertEqual(sum(int(seat["win_parts"]) for seat in document["seats"]), 300 * 840)

    def test_no_games(self):
        self.assertIn("0 games", self.good("simulate", "bot_war", "--games", 0))
        document = json.loads(self.good("simulate", "bot_war", "--games", 0, "--json"))
        self.assertIsNone(document["fewest_moves"])


class Merge(TestCase):
    def part(self, start, end, game="suicide_king", **more):
        text = self.good("simulate", game, "--from", start, "--to", end, "--json",
                         *(word for pair in more.items() for word in (f"--{pair[0]}", pair[1])))
        return self.file(f"{game}.{start}.{end}.{more}.json", text)

    def test_parts_are_the_whole(self):
        whole = self.good("simulate", "suicide_king", "--games", 900, "--json")
        parts = [self.part(500, 900), self.part(0, 0), self.part(0, 300), self.part(300, 500)]
        self.assertEqual(self.good("merge", "--json", *parts), whole)
        self.assertEqual(self.good("merge", *parts),
                         self.good("simulate", "suicide_king", "--games", 900))

    def test_refuses_gaps_overlaps_and_other_simulations(self):
        rows = [((0, 10), (20, 30), "followed by"), ((0, 10), (5, 30), "followed by"),
                ((0, 10), (10, 20, "bot_war"), "different")]
        for first, second, message in rows:
            self.assertIn(message, self.bad("merge", self.part(*first), self.part(*second)))
        self.assertIn("different",
                      self.bad("merge", self.part(0, 10), self.part(10, 20, seed=5)))

    def test_refuses_results_that_contradict_themselves(self):
        document = json.loads(self.part(0, 10).read_text(encoding="utf-8"))
        document["end_reasons"]["last_player"] = "11"
        path = self.file("wrong.json", json.dumps(document))
        self.assertIn("/end_reasons", self.bad("merge", path))


if __name__ == "__main__":
    program.main()
