"""Bad input gets one clear line and a hint, and exit code 2; a broken file never a crash."""
import random
import unittest

import program
from program import VECTORS, TestCase, run

# Arguments, and what the two lines say.
ROWS = [
    ([], "subcommand is required", "--help"),
    (["deal"], 'there is no command "deal"', "perft"),
    (["--colour", "never", "deal"], 'there is no command "deal"', "perft"),
    (["--colour"], "--colour", "--help"),
    (["--foo"], 'there is no option "--foo"', "--help"),
    (["-v"], 'there is no option "-v"', "--help"),
    (["--letters"], "subcommand is required", "--help"),
    (["list", "bot_war"], "not expected", "list --help"),
    (["describe"], "game is required", "describe --help"),
    (["describe", "poker"], 'there is no game "poker"', "bot_war"),
    (["describe", "bot_war", "--rules", "9"], "no rules of version 9", "latest"),
    (["describe", "bot_war", "--players", "6"], "not for 6 players", "2 to 5"),
    (["describe", "generals_war", "--players", "3"], "not for 3 players", "2 or 4"),
    (["describe", "bot_war", "--players", "many"], "--players", "--help"),
    (["describe", "bot_war", "--preset", "x"], 'no preset "x"', "--options"),
    (["describe", "suicide_king", "--preset", "x"], 'no preset "x"', "inventor"),
    (["describe", "suicide_king", "--json", "--preset", "inventor"], "--preset excludes --json", "--help"),
    (["describe", "bot_war", "--options", "{"], "--options", "--options"),
    (["describe", "bot_war", "--options", "[]"], "an object is expected", "--options"),
    (["describe", "bot_war", "--options", '{"tie":"own"}'], 'no option "tie"', "target_score"),
    (["describe", "bot_war", "--options", '{"scoring":"all"}'], 'one of "winner_own"', "describe bot_war"),
    (["describe", "bot_war", "--options", '{"target_score":0}'], "from 1 to 100", "describe"),
    (["describe", "bot_war", "--options", '{"target_score":1.5}'], "from 1 to 100", "describe"),
    (["describe", "bot_war", "--options", '{"target_score":4294967297}'], "from 1 to 100", "describe"),
    (["describe", "bot_war", "--options", '{"dealer":2}'], '0 to 1 or "lot"', "describe"),
    (["describe", "bot_war", "--options", '{"dealer":-1}'], '0 to 1 or "lot"', "describe"),
    (["describe", "bot_war", "--options", '{"dealer":null}'], '0 to 1 or "lot"', "describe"),
    (["demo", "bot_war", "--seed", "x"], "--seed", "--help"),
    (["demo", "bot_war", "--seed", "-1"], "-1 is no whole number from 0", "demo --help"),
    (["demo", "bot_war", "--seed", str(2**64)], "is no whole number from 0 to 18446744073709551615", "--help"),
    (["play", "bot_war", "--seed", "-1"], "-1 is no whole number", "play --help"),
    (["simulate", "bot_war", "--seed", "-1"], "-1 is no whole number", "simulate --help"),
    (["demo", "bot_war", "--colour", "green"], "--colour", "--help"),
    (["perft", "bot_war", "--seed", "1"], "--depth is required", "perft --help"),
    (["perft", "bot_war", "--depth", "2"], "needs the order of the pack", "--deal"),
    (["perft", "bot_war", "--depth", "2", "--deal", "3H 3H"], "no order of", "once"),
    (["perft", "bot_war", "--depth", "2", "--deal", "cards"], "no order of cards", "the top first"),
    (["perft", "bot_war", "--depth", "-1", "--seed", "1"], "--depth", "--help"),
    (["simulate", "bot_war", "--games", "-1"], "--games", "--help"),
    (["simulate", "bot_war", "--threads", "0"], "--threads", "--help"),
    (["simulate", "bot_war", "--from", "5", "--to", "4"], "from 5 to 4", "--from"),
    (["simulate", "bot_war", "--games", "5", "--to", "4"], "--to", "--help"),
    (["simulate", "bot_war", "--generator", "dice"], "--generator", "--help"),
    (["merge"], "files is required", "merge --help"),
    (["merge", "/nowhere"], "cannot read /nowhere", "exist"),
    (["merge", VECTORS / "chance.jsonl"], "chance.jsonl", "document"),
    (["replay", "/nowhere"], "cannot read /nowhere", "exist"),
    (["replay", VECTORS], "is a folder", "file"),
    (["replay", VECTORS / "chance.jsonl"], "no game", "conform"),
    (["replay", VECTORS / "bot_war.jsonl", "--to", "100000"], "no ply 100000", "--to"),
    (["replay", VECTORS / "bot_war.jsonl", "--line", "1000"], "line 1000", "40 games"),
    (["replay", VECTORS / "bot_war.jsonl", "--viewer", "2"], 'no viewer "2"', "spectator"),
    (["replay", "-"], "is empty", "record"),
    (["view", VECTORS / "bot_war.jsonl"], "--viewer is required", "view --help"),
    (["view", VECTORS / "bot_war.jsonl", "--viewer", "x"], 'no viewer "x"', "spectator"),
    (["view", VECTORS / "bot_war.jsonl", "--viewer", "0", "--ply", "-2"], "--ply", "--help"),
    (["view", VECTORS / "bot_war.jsonl", "--viewer", "0", "--ply", "9999"], "no ply", "last"),
    (["conform"], "files is required", "conform --help"),
    (["conform", "/nowhere"], "cannot read /nowhere", "exist"),
    (["conform", "-"], "is empty", "vectors"),
    (["play"], "which game", "list"),
    (["play", "bot_war", "--load", "x"], "game excludes --load", "play --help"),
    (["play", "--players", "3", "--load", "x"], "--players excludes --load", "play --help"),
    (["play", "bot_war", "--hot-seat", "--seat", "1"], "--seat excludes --hot-seat", "play --help"),
    (["play", "bot_war", "--seat", "2"], "no seat 2", "0 to 1"),
    (["play", "bot_war", "--seat", "-1"], "no seat -1", "0 to 1"),
    (["play", "--load", "/nowhere"], "cannot read /nowhere", "exist"),
    (["play", "--load", VECTORS / "bot_war.jsonl"], "no key", "save"),
    (["commit"], "key", "commit --help"),
    (["commit", "--key", "12"], "this is no key: 12", "64"),
    (["commit", "--key", "x" * 64], "this is no key", "64"),
    (["commit", "--key", "0" * 64, "--seed", "1"], "key", "commit --help"),
    (["commit", "--save", VECTORS / "bot_war.jsonl"], "has no key", "save"),
    (["verify", VECTORS / "bot_war.jsonl"], "is required", "verify --help"),
    (["verify", VECTORS / "bot_war.jsonl", "--key", "0", "--commitment", "0" * 64], "no key: 0",
     "64"),
    (["verify", VECTORS / "bot_war.jsonl", "--key", "0" * 64, "--commitment", "z"],
     "no commitment: z", "64"),
]


class BadInput(TestCase):
    def test_gets_a_line_and_a_hint(self):
        for arguments, message, hint in ROWS:
            with self.subTest(arguments):
                first, second = self.bad(*arguments).splitlines()
                self.assertIn(message, first)
                self.assertIn(hint, second)

    def test_output_that_cannot_be_written(self):
        import subprocess
        with open("/dev/full", "wb") as full:
            done = subprocess.run([program.executable, "list"], stdout=full, stderr=subprocess.PIPE,
                                  check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn(b"cannot be written", done.stderr)


class BrokenFile(TestCase):
    """Cut off, with bytes changed, nested too deep: refused, or still a game, but never a crash."""

    READERS = (["replay"], ["view", "--viewer", "0"], ["conform"], ["play", "--load"], ["merge"],
               ["verify", "--key", "0" * 64, "--commitment", "0" * 64])

    def read_by_all(self, path):
        for reader in self.READERS:
            ran = run(reader[0], *(["--load"] if reader[0] == "play" else []), path,
                      *[word for word in reader[1:] if word != "--load"], text="quit\n")
            self.assertIn(ran.code, (0, 1, 2), (reader, ran.err))
            if ran.code == 2:
                self.assertEqual(len(ran.err.splitlines()), 2, (reader, ran.err))

    def saved(self):
        path = self.folder / "save.json"
        self.good("play", "generals_war", "--seed", 1, text=f"save {path}\nquit\n")
        return path.read_bytes()

    def test_is_never_a_crash(self):
        chosen = random.Random(1)
        line = (VECTORS / "generals_war.jsonl").read_bytes().splitlines()[0]
        path = self.folder / "broken.json"
        for whole in (line, self.saved()):
            for _ in range(6):
                path.write_bytes(whole[:chosen.randrange(len(whole))])
                self.read_by_all(path)
                changed = bytearray(whole)
                changed[chosen.randrange(len(whole))] = chosen.randrange(256)
                path.write_bytes(changed)
                self.read_by_all(path)
        for text in (b"", b"\0" * 100, b"null", b"[]", b"{}", b"{" * 100000, b"[" * 1000000,
                     b'{"steps":' * 50000, b"\xff\xfe", b'{"format":2}'):
            path.write_bytes(text)
            self.read_by_all(path)


if __name__ == "__main__":
    program.main()
