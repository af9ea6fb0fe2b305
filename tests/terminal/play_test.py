"""Games played through a pipe, to the end."""
import json
import re
import unittest

import program
from program import GAMES, TestCase, run

# Whatever is asked, one of these is an answer to it; the others are refused and change nothing.
ANSWERS = "1\n1 2 3\n1 2\n"


class ToTheEnd(TestCase):
    def test_each_game_at_each_table(self):
        for game, counts in GAMES.items():
            for players in counts:
                with self.subTest(game=game, players=players):
                    text = self.good("play", game, "--players", players, "--seed", players, "--seat",
                                     players - 1, "--options", self.short(game),
                                     text=ANSWERS * 2000)
                    self.assertIn("The game is over", text)
                    places = re.findall(r"^ +\d  (you|seat \d) +-?\d+$", text, re.MULTILINE)
                    self.assertEqual(len(places), players)
                    self.assertEqual(places.count("you"), 1)

    def test_hot_seat(self):
        for game in GAMES:
            with self.subTest(game):
                text = self.good("play", game, "--hot-seat", "--seed", 1, "--options",
                                 self.short(game), text=ANSWERS * 3000)
                self.assertIn("Seat 0 is to act. Press Enter", text)
                self.assertIn("Seat 1 is to act. Press Enter", text)
                self.assertIn("The game is over", text)

    def test_the_same_seed_is_the_same_game(self):
        runs = [self.good("play", "suicide_king", "-p", 3, "--seed", 9, text=ANSWERS * 200)
                for _ in range(2)]
        self.assertEqual(*runs)
        self.assertNotEqual(runs[0], self.good("play", "suicide_king", "-p", 3, "--seed", 10,
                                               text=ANSWERS * 200))

    @staticmethod
    def short(game):
        return '{"target_score":2}' if game == "bot_war" else "{}"


class Secrets(TestCase):
    def test_no_card_of_another_hand_is_shown(self):
        text = self.good("play", "generals_war", "--seed", 5, text="1\nquit\n")
        mine = re.findall(r"your hand +(.*)", text)[-1].split()
        shown = set(re.findall(r"(?:10|[A2-9JQK])[♣♦♥♠]", text))
        self.assertEqual(shown, set(mine))

    def test_others_choices_stay_hidden_until_all_are_made(self):
        text = self.good("play", "bot_war", "--seed", 5, "--seat", 1, text="quit\n")
        self.assertIn("seat 0: has chosen\n", text)


class Prompt(TestCase):
    def test_a_set_of_cards_is_picked_by_number_or_name(self):
        start = self.good("play", "generals_war", "--seed", 5, text="1\nquit\n")
        self.assertIn("Commit, cards: 3 of these", start)
        hand = re.findall(r"your hand +(.*)", start)[-1].split()
        names = [card.replace("10", "t") for card in hand]
        for answer in ("3 1 2", " ".join(names[:3]), "commit " + " ".join(names[:3])):
            text = self.good("play", "generals_war", "--seed", 5, text=f"1\n{answer}\nquit\n")
            self.assertIn("Turned up", text)
            laid = re.search(r"Turned up +(.*)  your hand", text).group(1).split()
            self.assertEqual(sorted(laid), sorted(hand[:3]))

    def test_the_kind_is_asked_for_first_where_there_are_many_moves(self):
        text = self.good("play", "bot_war", "--seed", 1, "--seat", 0, text="1\n" * 40)
        self.assertIn("Your move, first of all which kind:", text)
        self.assertRegex(text, r"bot \(\d+ ways, BW-4\)")
        self.assertIn("Bot, weapon: 1 of these", text)
        self.assertIn("Bot, armour: 1 of these", text)

    def test_refuses_what_is_no_answer(self):
        rows = [("x", '"x" is not in the list'), ("1 1 2", "named twice"), ("1 2", "name 3, not 2"),
                ("6 1 2", '"6" is not in the list'), ("", "type a number of the list"),
                ("challenge 1", '"challenge 1" cannot be made now'), ("save", "name the file")]
        for answer, message in rows:
            with self.subTest(answer):
                self.assertIn(message, self.good("play", "generals_war", "--seed", 5,
                                                 text=f"1\n{answer}\nquit\n"))

    def test_why_names_the_rule(self):
        text = self.good("play", "generals_war", "--seed", 5,
                         text="why\nwhy challenge 1\nwhy stand\nwhy nonsense\nchallenge 1\nwhy\nquit\n")
        self.assertIn("No move was refused as yet", text)
        self.assertEqual(text.count("(GW-4)"), 3)
        self.assertIn("stand can be made", text)
        self.assertIn('"nonsense" is no move of generals_war', text)

    def test_help_look_moves_and_back(self):
        text = self.good("play", "generals_war", "--seed", 5,
                         text="1\nhelp\nlook\nback\nmoves\nquit\n")
        self.assertIn("take your last move back", text)
        self.assertEqual(text.count("Generals war · battle"), 2)
        self.assertEqual(len(re.findall(r"^  commit( \w\w){3}", text, re.MULTILINE)), 3)

    def test_the_end_of_the_input_leaves_the_game(self):
        self.assertIn("You left the game at step 2", self.good("play", "generals_war", "--seed", 5))


class UndoAndSave(TestCase):
    def test_undo_goes_back_to_the_last_move_of_the_player(self):
        text = self.good("play", "generals_war", "--seed", 5, text="undo\n1\nundo\nredo\nredo\nquit\n")
        self.assertIn("you have not moved yet", text)
        self.assertIn("Back at step 2.", text)
        self.assertIn("there is nothing to do again", text)
        self.assertIn("You left the game at step 3.", text)

    def test_the_same_cards_come_after_undo(self):
        once = self.good("play", "suicide_king", "--seed", 2, "-p", 3, text="1\nquit\n")
        again = self.good("play", "suicide_king", "--seed", 2, "-p", 3, text="1\nundo\n1\nquit\n")
        self.assertEqual(once.splitlines()[-12:], again.splitlines()[-12:])

    def test_a_saved_game_goes_on(self):
        for game in GAMES:
            with self.subTest(game):
                path = self.folder / f"{game}.json"
                text = self.good("play", game, "--seed", 3, text=ANSWERS + f"save {path}\nquit\n")
                self.assertIn("Saved.", text)
                ply = re.search(r"left the game at step (\d+)", text).group(1)
                document = json.loads(path.read_text(encoding="utf-8"))
                self.assertEqual((document["game"], document["document"]), (game, "save"))
                self.assertEqual(len(document["steps"]), int(ply))
                table = self.good("view", path, "--viewer", 0, "--text")
                self.assertIn(table, self.good("play", "--load", path, text="quit\n"))
                self.assertIn("The game is over", self.good("play", "--load", path, "--seed", 3,
                                                            text=ANSWERS * 3000))
                self.assertIn(f"step {ply}", self.good("replay", path))

    def test_a_file_that_cannot_be_written(self):
        text = self.good("play", "generals_war", "--seed", 5, text="save /nowhere/x\nquit\n")
        self.assertIn("cannot write /nowhere/x", text)

    def test_a_save_is_for_its_own_games(self):
        path = self.file("none.json", "{}")
        self.assertEqual(run("play", "--load", path).code, 2)


if __name__ == "__main__":
    program.main()
