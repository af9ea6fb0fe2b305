"""A game being played, with its record."""

from __future__ import annotations

import json
import secrets
from typing import Any, Callable, Sequence

from ._native import backend, check, encoded
from .position import Position, cards_array, options_text
from .state import State
from .types import Json, Options
from .view import View

ANY_STEP = -1
ALL_CHECKPOINTS = 15

# level, topic, actor, step, status, message
Log = Callable[[int, int, int, int, int, str], None]


def key_from_seed(seed: int) -> bytes:
    """The 32-byte key of a 64-bit seed. Everybody can guess such keys: for tests and demonstrations."""
    key = backend.array("uint8_t", 32)
    check("cardrules_key_from_seed", seed, key.pointer)
    return bytes(key.value)


class Match(Position):
    """Host calls, but for those that take a viewer: these reveal only what that viewer may know."""

    _kind = "cardrules_match"

    def __init__(self, game: str, players: int, options: Options | None = None, *,
                 key: bytes | None = None, seed: int | None = None, host_chance: bool = False,
                 number: int = 0, rules: int = 0, log: Log | None = None) -> None:
        """A new game; its chance comes from a secret key (a fresh one unless a key or, for tests, a seed
        is given), or from the host."""
        if key is not None and seed is not None:
            raise ValueError("a match has a key or a seed, not both")
        if seed is not None:
            key = key_from_seed(seed)
        elif key is None:
            key = secrets.token_bytes(32)
        if len(key) != 32:
            raise ValueError("a key is 32 bytes")
        setup = backend.struct("cardrules_match_options")
        backend.call("cardrules_match_options_init", backend.pointer_to(setup))
        setup.chance = int(host_chance)
        setup.rules = rules
        setup.game = number
        for place, byte in enumerate(key):
            setup.key[place] = byte
        box = backend.handle(self._kind)
        check("cardrules_match_create", encoded(game), players, options_text(options),
              backend.pointer_to(setup), box.pointer)
        super().__init__(box.value)
        self._callback: Any = None
        if log is not None:
            self.set_log(log)

    @classmethod
    def load(cls, save: str) -> Match:
        """A match that was saved."""
        return cls._made_by("cardrules_match_load", encoded(save))

    @classmethod
    def from_record(cls, record: str) -> Match:
        """Replays a record; the host makes the chance moves from there."""
        return cls._made_by("cardrules_match_load_record", encoded(record))

    def set_log(self, log: Log | None) -> None:
        """Who hears what happens from now on."""
        if log is None:
            self._callback = None
            self._check("set_log", None, None)
            return
        hear = log

        def told(_user: Any, level: int, topic: int, actor: int, step: int, status: int,
                 message: Any) -> None:
            hear(level, topic, actor, step, status, backend.text_of(message))

        # Held here, since C holds no reference.
        self._callback = backend.callback("cardrules_log", told)
        self._check("set_log", self._callback, None)

    @property
    def step(self) -> int:
        """The number of the step that comes next."""
        return self._number("int32_t", "step")

    @property
    def edit(self) -> int:
        """Grows whenever steps are taken back."""
        return self._number("uint64_t", "edit")

    @property
    def number(self) -> int:
        """Which game of its series this is."""
        return self._number("uint64_t", "game_number")

    def apply(self, actor: int, move: str | int, expected_step: int = ANY_STEP) -> None:
        """Makes a move, given as text or as its number."""
        if isinstance(move, int):
            self._check("apply", actor, move, expected_step)
        else:
            self._check("apply_text", actor, encoded(move), expected_step)

    def apply_index(self, actor: int, index: int, expected_step: int = ANY_STEP) -> None:
        self._check("apply_index", actor, index, expected_step)

    def apply_deal(self, cards: Sequence[int], expected_step: int = ANY_STEP) -> None:
        """Deals, the first card being the top."""
        self._check("apply_deal", cards_array(list(cards)), len(cards), expected_step)

    def undo(self) -> None:
        self._check("undo")

    def redo(self) -> None:
        self._check("redo")

    def next_game(self) -> None:
        """Begins the next game of the series; this one must be over."""
        self._check("next_game")

    def state(self, step: int | None = None) -> State:
        """The position now, or before a step."""
        return State._made_by("cardrules_match_state", self._handle, self.step if step is None else step)

    def save(self) -> str:
        """All of the match as JSON, its secret key too: for the host alone."""
        return self._text("save")

    def record(self, checkpoints: int = 0) -> Json:
        """The steps made, without the key."""
        return json.loads(self._text("record", checkpoints))

    def view(self, viewer: int, step: int | None = None) -> View:
        """What a viewer may know, now or before a step."""
        return View._made_by("cardrules_match_viewer_view", self._handle, viewer,
                             ANY_STEP if step is None else step)

    def check(self, viewer: int, move: str, expected_step: int = ANY_STEP) -> None:
        """Raises what making the move would raise, and makes nothing."""
        self._check("viewer_check_text", viewer, encoded(move), expected_step)

    def events(self, viewer: int, step: int = 0, index: int = 0) -> Json:
        """What a viewer has seen, from an event on; the answer says where to ask from next."""
        return json.loads(self._text("viewer_events", viewer, step, index))

    def record_for(self, viewer: int) -> Json:
        """The record as far as a viewer may know it."""
        return json.loads(self._text("viewer_record", viewer))
