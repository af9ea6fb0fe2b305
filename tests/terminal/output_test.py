"""What the program prints, compared with files. `output_test.py PROGRAM --write` writes them anew."""
import json
import sys
import unittest

import program
from program import GAMES, HERE, TestCase

GOLDEN = {
    "list": ["list"],
    "describe_generals_war": ["describe", "generals_war"],
    "describe_suicide_king": ["describe", "suicide_king", "--players", 3, "--preset", "inventor"],
    "describe_bot_war": ["describe", "bot_war", "-p", 4, "--options", '{"dealer":"lot"}'],
    "demo_generals_war": ["demo", "generals_war", "--seed", 1],
    "demo_generals_war_4": ["demo", "generals_war", "-p", 4, "--seed", 1, "--options",
                            '{"dealer":"lot","target_points":40}'],
    "demo_suicide_king": ["demo", "suicide_king", "--seed", 1, "--options",
                          '{"draw_from":"top"}', "-p", 3],
    "demo_bot_war": ["demo", "bot_war", "--seed", 1, "--letters", "--options",
                     '{"target_score":2}'],
    "perft": ["perft", "bot_war", "--seed", 1, "--depth", 3, "--divide"],
    "replay_to": ["replay", program.VECTORS / "bot_war.jsonl", "--to", 12, "--line", 1],
    "replay_viewer": ["replay", program.VECTORS / "generals_war.jsonl", "--line", 1, "--viewer", 1],
    "simulate": ["simulate", "generals_war", "--games", 500, "--seed", 3],
}


class Golden(TestCase):
    def test_is_as_it_was(self):
        for name, arguments in GOLDEN.items():
            with self.subTest(name):
                expected = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
                self.assertEqual(self.good(*arguments), expected)

    def test_demo_without_a_name_plays_one_of_each(self):
        text = self.good("demo", "--seed", 4)
        self.assertEqual(text.count("The game is over"), len(GAMES))
        for game in GAMES:
            self.assertIn(game.replace("_", " ").capitalize(), text)

    def test_demo_tells_its_seed_which_gives_the_same_game(self):
        text = self.good("demo", "suicide_king")
        seed = text.splitlines()[0].rsplit(" ", 1)[1]
        self.assertEqual(self.good("demo", "suicide_king", "--seed", seed), text)


class Json(TestCase):
    def test_catalog_and_descriptions(self):
        self.assertTrue(json.loads(self.good("list", "--json")))
        for game, counts in GAMES.items():
            for players in counts:
                text = self.good("describe", game, "--players", players, "--json")
                self.assertEqual(json.loads(text)["game"], game)

    def test_perft(self):
        document = json.loads(self.good("perft", "suicide_king", "--seed", 1, "-d", 2, "--json",
                                        "--divide", "-p", 3))
        self.assertEqual([level["sequences"] for level in document["levels"]], ["1", "52", "2652"])
        self.assertEqual(sum(map(int, document["divide"].values())), 2652)

    def test_perft_takes_the_deal_of_a_vector(self):
        line = (program.VECTORS / "bot_war.jsonl").read_text(encoding="utf-8").splitlines()[0]
        deal = json.loads(line)["steps"][0]["do"]
        for text in (deal, deal.removeprefix("deal ")):
            self.assertIn("\n    2        100     0        0\n",
                          self.good("perft", "bot_war", "--deal", text, "--depth", 2))


def write_golden():
    for name, arguments in GOLDEN.items():
        text = program.run(*arguments).out
        (HERE / "golden" / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[2:] == ["--write"]:
        program.executable = sys.argv[1]
        write_golden()
    else:
        program.main()
