"""A position without a record, cheap to copy: for search."""

from __future__ import annotations

from typing import Sequence

from ._native import backend, check, encoded
from .position import Position, cards_array, options_text
from .types import Options
from .view import View


class State(Position):
    """Host calls: a state holds every hidden card."""

    _kind = "cardrules_state"

    def __init__(self, game: str, players: int, options: Options | None = None) -> None:
        """The first position of a game, in which chance is to act."""
        box = backend.handle(self._kind)
        check("cardrules_state_create", encoded(game), players, options_text(options), box.pointer)
        super().__init__(box.value)

    @classmethod
    def load(cls, text: str) -> State:
        return cls._made_by("cardrules_state_load", encoded(text))

    def save(self) -> str:
        """The position as JSON."""
        return self._text("save")

    def copy_from(self, other: State) -> None:
        self._check("copy", other._handle)

    def apply(self, actor: int, move: str | int) -> None:
        if isinstance(move, int):
            self._check("apply", actor, move)
        else:
            self._check("apply_text", actor, encoded(move))

    def apply_index(self, actor: int, index: int) -> None:
        self._check("apply_index", actor, index)

    def apply_deal(self, cards: Sequence[int]) -> None:
        self._check("apply_deal", cards_array(list(cards)), len(cards))

    def score(self, seat: int) -> int:
        return self._number("int32_t", "score", seat)

    def playout(self, seed: int, number: int = 0, most: int = 1 << 62) -> int:
        """Random moves to the end, or at most so many; returns how many were made."""
        return self._number("uint64_t", "playout", seed, number, most)

    def view(self, viewer: int) -> View:
        return View._made_by("cardrules_state_viewer_view", self._handle, viewer)
