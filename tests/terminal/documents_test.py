"""Records, saves and vectors: replay, view, conform, commit and verify."""
import hashlib
import json
import unittest

import program
from program import GAMES, VECTORS, TestCase, run


def lines_of(game):
    return (VECTORS / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()


class Replay(TestCase):
    def test_tells_every_vector_to_its_end(self):
        for game in GAMES:
            for number in (1, 2, len(lines_of(game))):
                text = self.good("replay", VECTORS / f"{game}.jsonl", "--line", number)
                self.assertIn("The game is over", text)

    def test_tells_which_of_several_games_it_is(self):
        ran = run("replay", VECTORS / "bot_war.jsonl")
        self.assertEqual(ran.code, 0)
        self.assertIn("first of 40 games", ran.err)

    def test_stops_before_a_step_and_shows_the_table(self):
        path = VECTORS / "suicide_king.jsonl"
        text = self.good("replay", path, "--to", 3, "--line", 1)
        self.assertIn("step 3", text)
        self.assertNotIn("The game is over", text)
        self.assertEqual(self.good("replay", path, "--to", 0, "--line", 1).splitlines()[0],
                         "Suicide king · deal · step 0 · chance to act")

    def test_takes_a_document_spread_over_lines(self):
        document = json.loads(lines_of("bot_war")[0])
        path = self.file("spread.json", json.dumps(document, indent=2))
        self.assertEqual(self.good("replay", path),
                         self.good("replay", VECTORS / "bot_war.jsonl", "--line", 1))

    def test_prints_events_as_json(self):
        for game in GAMES:
            for viewer in ("0", "spectator"):
                document = json.loads(self.good("replay", VECTORS / f"{game}.jsonl", "--line", 1,
                                                "--viewer", viewer, "--json"))
                self.assertEqual(document["game"], game)
                steps = [event["step"] for event in document["events"]]
                self.assertEqual(steps, sorted(steps))
                early = json.loads(self.good("replay", VECTORS / f"{game}.jsonl", "--line", 1,
                                             "--viewer", viewer, "--json", "--to", 5))
                self.assertEqual(early["events"],
                                 [event for event in document["events"] if event["step"] < 5])


class View(TestCase):
    def test_is_of_a_viewer_at_a_ply(self):
        path = VECTORS / "generals_war.jsonl"
        mine = json.loads(self.good("view", path, "--ply", 3, "--viewer", 0))
        self.assertEqual((mine["viewer"], mine["step"]), (0, 3))
        hands = {}
        for viewer in ("0", "1", "spectator"):
            view = json.loads(self.good("view", path, "--ply", 3, "--viewer", viewer))
            hands[viewer] = json.dumps(view)
        # Seat 0 holds the four of hearts, and nobody else may know it.
        self.assertIn('"4H"', hands["0"])
        self.assertNotIn('"4H"', hands["1"] + hands["spectator"])

    def test_text_is_for_people(self):
        text = self.good("view", VECTORS / "generals_war.jsonl", "--ply", 3, "--viewer", 0, "--text")
        self.assertIn("your hand", text)
        self.assertIn("hand of seat 1  5 cards", text)


class Conform(TestCase):
    def test_counts_what_agrees(self):
        text = self.good("conform", *(VECTORS / f"{name}.jsonl" for name in (*GAMES, "chance")))
        self.assertEqual(text.splitlines(), [
            f"{VECTORS}/generals_war.jsonl: 102 games, 1789 steps agree",
            f"{VECTORS}/suicide_king.jsonl: 40 games, 3377 steps agree",
            f"{VECTORS}/bot_war.jsonl: 40 games, 4467 steps agree",
            f"{VECTORS}/chance.jsonl: 0 games, 0 steps, 38 outcomes of chance agree"])

    def tampered(self, change, line=2):
        lines = lines_of("generals_war")[:3]
        document = json.loads(lines[line - 1])
        change(document)
        lines[line - 1] = json.dumps(document)
        return self.file("tampered.jsonl", "\n".join(lines))

    def assert_differs(self, path, *parts, line=2):
        ran = run("conform", path)
        self.assertEqual((ran.code, ran.err), (1, ""), ran.out)
        first, second = ran.out.splitlines()
        self.assertTrue(first.startswith(f"{path}:{line}: "), ran.out)
        for part in parts:
            self.assertIn(part, first)
        self.assertIn("1 game,", second)

    def test_finds_each_thing_that_is_wrong(self):
        def step(document):
            return next(i for i, each in enumerate(document["steps"]) if len(each["to_act"]) > 1)

        def illegal_move(document):
            document["steps"][step(document)]["do"] = "commit 2C 3C 4C"

        def wrong_count(document):
            document["steps"][1]["legal"]["1"]["count"] += 1

        def wrong_digest(document):
            document["steps"][1]["legal"]["1"]["fnv"] = "0123456789abcdef"

        def wrong_actor(document):
            document["steps"][1]["to_act"] = [0]

        def legal_reject(document):
            document["steps"][1]["reject"] = [document["steps"][1]["do"]]

        def wrong_facts(document):
            document["steps"][1]["facts"] = {"phase": "battle"}

        def wrong_score(document):
            document["result"]["scores"][0] += 1

        def missing_step(document):
            document["steps"].pop()

        def unknown_option(document):
            document["options"]["luck"] = 1

        changes = [(illegal_move, "step "), (wrong_count, "step 1"), (wrong_digest, "step 1"),
                   (wrong_actor, "step 1"), (legal_reject, "step 1"), (wrong_facts, "step 1"),
                   (wrong_score, "/result"), (missing_step, "/result"), (unknown_option, "luck")]
        for change, part in changes:
            with self.subTest(change.__name__):
                self.assert_differs(self.tampered(change), part)

    def test_finds_wrong_outcomes_of_chance(self):
        lines = lines_of("chance")
        lines[1] = lines[1].replace('"deck": "7C', '"deck": "8C')
        path = self.file("chance.jsonl", "\n".join(lines))
        ran = run("conform", path)
        self.assertEqual(ran.code, 1)
        self.assertIn(f"{path}:2: /deck", ran.out)

    def test_goes_on_with_the_next_file(self):
        path = self.tampered(lambda document: document["steps"].pop())
        ran = run("conform", path, VECTORS / "chance.jsonl")
        self.assertEqual(ran.code, 1)
        self.assertIn("38 outcomes of chance agree", ran.out)


class Commitment(TestCase):
    def words(self, *arguments):
        return dict(line.split(" ") for line in self.good("commit", *arguments).splitlines())

    def test_is_the_digest_of_text_and_key(self):
        key = bytes(range(32))
        expected = hashlib.sha256(b"cardrules key commitment 1\0" + key).hexdigest()
        self.assertEqual(self.words("--key", key.hex()), {"commitment": expected})

    def test_binds_to_the_key_of_one_game_of_a_series(self):
        series = (7).to_bytes(8, "little").hex() + "0" * 48
        self.assertEqual(self.words("--seed", 7, "--game", 3, "--reveal"),
                         self.words("--series", series, "--game", 3, "--reveal"))
        first = self.words("--seed", 7, "--reveal")
        self.assertEqual(self.words("--key", first["key"], "--reveal"), first)
        self.assertNotEqual(first, self.words("--seed", 7, "--game", 1, "--reveal"))

    def test_is_checked_with_every_deal_and_lot(self):
        path = self.folder / "save.json"
        self.good("play", "bot_war", "--seed", 7, "--options", '{"dealer":"lot","target_score":1}',
                  text=f"save {path}\nquit\n")
        words = self.words("--seed", 7, "--reveal")
        self.assertEqual(self.words("--save", path, "--reveal"), words)
        key, commitment = words["key"], words["commitment"]
        self.assertIn("2 outcomes of chance are what it gives",
                      self.good("verify", path, "--key", key, "--commitment", commitment))
        other = run("verify", path, "--key", key, "--commitment", "0" * 64)
        self.assertEqual((other.code, other.out), (1, "the key is not the one that was committed to\n"))
        wrong = self.words("--seed", 8, "--reveal")
        ran = run("verify", path, "--key", wrong["key"], "--commitment", wrong["commitment"])
        self.assertEqual(ran.code, 1)
        self.assertIn("step 1: the deal is not that of the key", ran.out)


if __name__ == "__main__":
    program.main()
