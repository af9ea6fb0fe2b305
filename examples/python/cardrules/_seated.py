"""What matches, states and views tell in the same way: the game, who plays it, and who acts."""

from __future__ import annotations

from ._handle import Handle
from ._native import backend
from .types import CHANCE, Mode, Turn


class Seated(Handle):
    """Nothing here is hidden from anybody."""

    @property
    def game(self) -> str:
        return backend.text_of(backend.call(f"{self._kind}_game", self._handle))

    @property
    def players(self) -> int:
        return self._number("int32_t", "players")

    @property
    def turn(self) -> Turn:
        mode, actor = backend.number("int32_t"), backend.number("int32_t")
        seats = backend.number("uint32_t")
        self._check("turn", mode.pointer, actor.pointer, seats.pointer)
        if mode.value in (Mode.DEAL, Mode.LOT):
            return Turn(Mode(mode.value), (CHANCE,))
        return Turn(Mode(mode.value), tuple(s for s in range(8) if seats.value >> s & 1))
