"""The conformance vectors through the package. CARDRULES_VECTORS names their folder."""

import json
import os
import unittest
from pathlib import Path
from typing import Any, Iterator

from cardrules import CHANCE, CardrulesError, Match
from cardrules._native import backend

VECTORS = Path(os.environ.get("CARDRULES_VECTORS",
                              Path(__file__).resolve().parents[3] / "tests" / "conformance" / "vectors"))


def fnv(text: str) -> str:
    digest = 0xCBF29CE484222325
    for byte in text.encode():
        digest = (digest ^ byte) * 0x100000001B3 % 2**64
    return f"{digest:016x}"


def vectors(game: str) -> Iterator[tuple[int, Any]]:
    with open(VECTORS / f"{game}.jsonl", encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            # Without cffi a call takes longer, so that one game in four is enough.
            if backend.name == "cffi" or number % 4 == 1:
                yield number, json.loads(line)


class Conformance(unittest.TestCase):
    def check_step(self, match: Match, step: Any) -> None:
        by = CHANCE if step["by"] == "chance" else step["by"]
        actors = ["chance" if actor == CHANCE else actor for actor in match.turn.actors]
        self.assertEqual(actors, step["to_act"])
        for actor, legal in step.get("legal", {}).items():
            moves = sorted(match.legal_moves(CHANCE if actor == "chance" else int(actor)))
            self.assertEqual(len(moves), legal["count"])
            self.assertEqual(fnv("\n".join(moves)), legal["fnv"])
        if "facts" in step:
            self.assertEqual(match.facts, step["facts"])
        for text in step.get("reject", []):
            before = match.hash
            with self.assertRaises(CardrulesError, msg=text):
                match.apply(by, text)
            self.assertEqual(match.hash, before)
        match.apply(by, step["do"])

    def check_game(self, vector: Any) -> None:
        with Match(vector["game"], vector["players"], vector["options"], host_chance=True,
                   rules=vector["rules"]) as match:
            for step in vector["steps"]:
                self.check_step(match, step)
            result = match.result
            self.assertEqual({"reason": result.reason, "placements": list(result.places),
                              "scores": list(result.scores)}, vector["result"])

    def test_all_games_agree(self) -> None:
        for game in ("generals_war", "suicide_king", "bot_war"):
            for number, vector in vectors(game):
                with self.subTest(game=game, line=number):
                    self.check_game(vector)


if __name__ == "__main__":
    unittest.main()
