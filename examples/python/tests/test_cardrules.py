"""Games, errors, documents, views and simulations."""

import json
import random
import unittest

import cardrules
from cardrules import BadDocument, Match, Mode, MoveRefused, RulesError, State


def play_to_the_end(match: Match, seed: int) -> int:
    chooser = random.Random(seed)
    moves = 0
    while not match.over:
        seat = match.turn.actors[0]
        match.apply_index(seat, chooser.randrange(match.legal_count(seat)), match.step)
        moves += 1
    return moves


class Games(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self) -> None:
        self.assertIn("bot_war", cardrules.games())
        for game in cardrules.games():
            for players in cardrules.describe(game, 2)["seats"]:
                with Match(game, players, seed=players) as match:
                    self.assertGreater(play_to_the_end(match, 1), 5)
                    result = match.result
                    self.assertEqual(min(result.places), 1)
                    self.assertEqual(len(result.scores), players)

    def test_a_match_without_a_key_has_a_fresh_one(self) -> None:
        with Match("bot_war", 2) as one, Match("bot_war", 2) as other:
            self.assertNotEqual(one.save(), other.save())
            self.assertNotEqual(one.hash, other.hash)
        with self.assertRaises(ValueError):
            Match("bot_war", 2, key=bytes(32), seed=1)

    def test_a_series_goes_on_with_the_next_dealer(self) -> None:
        with Match("generals_war", 2, seed=3) as match:
            play_to_the_end(match, 2)
            match.next_game()
            self.assertEqual(match.number, 1)
            self.assertFalse(match.over)

    def test_host_chance_deals_a_real_pack(self) -> None:
        with Match("suicide_king", 2, {"dealer": "lot", "draw_from": "top"}, host_chance=True) as match:
            self.assertEqual(match.turn.mode, Mode.LOT)
            match.apply(cardrules.CHANCE, "lot 1")
            cards = match.deal_cards
            self.assertEqual(cards, list(range(52)))
            match.apply_deal(cards[::-1])
            self.assertEqual(match.turn.actors, (0,))
            self.assertEqual(list(match.legal_moves(0)), [f"draw {pile}" for pile in range(5)])


class Errors(unittest.TestCase):
    def test_a_refusal_has_a_code_and_changes_nothing(self) -> None:
        with Match("generals_war", 2, seed=1) as match:
            before = match.hash
            with self.assertRaises(MoveRefused) as caught:
                match.apply(0, "stand")
            self.assertEqual((caught.exception.code, caught.exception.name), (-4, "not_to_act"))
            with self.assertRaises(MoveRefused) as caught:
                match.apply(1, "stand", match.step + 1)
            self.assertEqual(caught.exception.name, "stale")
            self.assertEqual(match.hash, before)

    def test_rules_that_do_not_exist(self) -> None:
        for arguments in (("chess", 2), ("generals_war", 3), ("bot_war", 2, {"target_score": 0})):
            with self.assertRaises(RulesError):
                Match(*arguments)

    def test_a_bad_document_tells_where(self) -> None:
        with Match("bot_war", 2, seed=1) as match:
            document = json.loads(match.state().save())
        document["position"]["turn"] = "two"
        with self.assertRaises(BadDocument) as caught:
            State.load(json.dumps(document))
        self.assertEqual(caught.exception.where, "/position/turn")

    def test_what_was_closed_is_told(self) -> None:
        match = Match("bot_war", 2)
        match.close()
        match.close()
        with self.assertRaises(ValueError):
            match.turn


class Documents(unittest.TestCase):
    def test_save_and_load_go_on_in_the_same_way(self) -> None:
        with Match("bot_war", 3, seed=5) as match, Match.load(match.save()) as loaded:
            self.assertEqual(loaded.hash, match.hash)
            play_to_the_end(match, 3)
            play_to_the_end(loaded, 3)
            self.assertEqual(loaded.result, match.result)

    def test_a_record_replays_and_undo_goes_back(self) -> None:
        with Match("generals_war", 4, seed=6) as match:
            play_to_the_end(match, 4)
            with Match.from_record(json.dumps(match.record(15))) as replayed:
                self.assertEqual(replayed.result, match.result)
            last = match.hash
            match.undo()
            self.assertNotEqual(match.hash, last)
            match.redo()
            self.assertEqual(match.hash, last)


class Views(unittest.TestCase):
    def test_a_view_offers_what_its_seat_may_do(self) -> None:
        with Match("bot_war", 3, seed=7) as match:
            for seat in range(3):
                with match.view(seat) as view:
                    self.assertEqual(view.viewer, seat)
                    self.assertEqual(list(view.legal_moves()), list(match.legal_moves(seat)))
                    self.assertEqual(view.choices, match.choices(seat))
                    with view.determinize(bytes(32)) as state:
                        self.assertEqual(state.view(seat).hash, view.hash)
            with match.view(cardrules.SPECTATOR) as view:
                self.assertEqual(view.legal_count(), 0)

    def test_a_view_travels_as_a_document(self) -> None:
        with Match("bot_war", 3, seed=7) as match, match.view(1) as view, \
                cardrules.View.load(view.save()) as sent:
            self.assertEqual(sent.hash, view.hash)
            self.assertEqual(sent.choices, match.choices(1))
            self.assertEqual(view.document["viewer"], 1)
            sent.check(next(sent.legal_moves()))
            with self.assertRaises(MoveRefused):
                sent.check("pass")
            self.assertTrue(sent.preview(next(sent.legal_moves())))

    def test_events_go_on_from_where_a_client_was(self) -> None:
        with Match("bot_war", 3, seed=7) as match:
            first = match.events(0)
            self.assertTrue(first["events"])
            match.apply_index(0, 0)
            later = match.events(0, first["next"])
            self.assertTrue(all(event["step"] >= first["next"] for event in later["events"]))
            hidden = match.record_for(1)["steps"][-1]
            self.assertEqual((hidden["by"], hidden["do"]), (0, None))


class Logs(unittest.TestCase):
    def test_the_log_hears_what_happens(self) -> None:
        heard = []
        with Match("generals_war", 2, seed=1, log=lambda *told: heard.append(told)) as match:
            match.apply(1, "stand")
        self.assertTrue(any(actor == 1 for _, _, actor, _, _, _ in heard))


class Simulations(unittest.TestCase):
    def test_threads_change_nothing(self) -> None:
        alone = cardrules.simulate("bot_war", 3, 200, seed=1)
        self.assertEqual(alone, cardrules.simulate("bot_war", 3, 200, seed=1, threads=2))
        self.assertEqual(alone.games, 200)
        self.assertAlmostEqual(sum(alone.win_share(seat) for seat in range(3)), 1)


class Batches(unittest.TestCase):
    def test_chosen_and_random_moves(self) -> None:
        with cardrules.Batch("bot_war", 3, 50, seed=3) as batch:
            for _ in range(400):
                _, counts = batch.look()
                stepped = batch.step([int(count) - 1 if slot % 2 else -1
                                      for slot, count in enumerate(counts)])
                for slot in range(50):
                    if stepped.done[slot]:
                        places = [int(stepped.places[slot * 3 + seat]) for seat in range(3)]
                        self.assertEqual(min(places), 1)
            self.assertTrue(any(batch.game_number(slot) >= 50 for slot in range(50)))
            with batch.state(0) as state:
                self.assertFalse(state.over)

    def test_an_index_that_is_too_high_moves_nothing(self) -> None:
        with cardrules.Batch("generals_war", 2, 3, seed=1) as batch:
            before = [state.hash for state in batch.states(range(3))]
            with self.assertRaises(MoveRefused) as caught:
                batch.step([0, 0, 10**6])
            self.assertEqual(caught.exception.position, 2)
            self.assertEqual([state.hash for state in batch.states(range(3))], before)


if __name__ == "__main__":
    unittest.main()
