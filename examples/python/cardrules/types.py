"""Plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Mapping, Union

CHANCE = -1
SPECTATOR = -2

Options = Mapping[str, Union[int, str]]
Json = Any


class Mode(IntEnum):
    """Who is to act, and how."""

    OVER = 0
    DEAL = 1
    LOT = 2
    ONE = 3
    SEALED = 4
    OPEN = 5


@dataclass(frozen=True)
class Turn:
    """Who may act now: seats in ascending order, or CHANCE alone, or nobody."""

    mode: Mode
    actors: tuple[int, ...]

    @property
    def over(self) -> bool:
        return self.mode == Mode.OVER


@dataclass(frozen=True)
class Result:
    """How a game ended; places by seat, 1 is best."""

    reason: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
