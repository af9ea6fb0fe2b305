"""Many games stepped together: thousands of moves in one call."""

from __future__ import annotations

import array
from dataclasses import dataclass
from typing import Any, Sequence

from ._handle import Handle
from ._native import backend, check, encoded, number
from .position import options_text
from .state import State
from .types import Options

try:
    import numpy
except ImportError:  # arrays of the standard library serve as well
    numpy = None  # type: ignore[assignment]

# The element types of the arrays: numpy's names, and array's codes.
_CODES = {"int32": "i", "int64": "q", "uint64": "Q", "uint8": "B"}


def _zeros(kind: str, count: int) -> Any:
    if numpy is not None:
        return numpy.zeros(count, dtype=kind)
    return array.array(_CODES[kind], bytes(array.array(_CODES[kind]).itemsize * count))


@dataclass(frozen=True)
class Stepped:
    """What a step did, slot by slot; places and scores slot by slot and seat by seat."""

    done: Any
    reasons: Any
    places: Any
    scores: Any


class Batch(Handle):
    """So many games of random or chosen moves, each beginning anew when it is over.

    The arrays are the batch's own and are written by each call: numpy arrays where numpy is installed.
    """

    _kind = "cardrules_batch"

    def __init__(self, game: str, players: int, size: int, options: Options | None = None, *,
                 seed: int = 0, first: int = 0, fast: bool = False, stay_over: bool = False) -> None:
        setup = backend.struct("cardrules_batch_options")
        backend.call("cardrules_batch_options_init", backend.pointer_to(setup))
        setup.generator = int(fast)
        setup.stay_over = int(stay_over)
        setup.size = size
        setup.seed = seed
        setup.first = first
        box = backend.handle(self._kind)
        check("cardrules_batch_create", encoded(game), players, options_text(options),
              backend.pointer_to(setup), box.pointer)
        super().__init__(box.value)
        self.size = size
        self.players = players
        self.seats = _zeros("int32", size)
        self.counts = _zeros("uint64", size)
        self._stepped = Stepped(_zeros("uint8", size), _zeros("int32", size),
                                _zeros("int32", size * players), _zeros("int32", size * players))
        self._pointers = {name: backend.view_of(kind, array_) for name, kind, array_ in (
            ("seats", "int32_t", self.seats), ("counts", "uint64_t", self.counts),
            ("done", "uint8_t", self._stepped.done), ("reasons", "int32_t", self._stepped.reasons),
            ("places", "int32_t", self._stepped.places), ("scores", "int32_t", self._stepped.scores))}

    def look(self) -> tuple[Any, Any]:
        """Who acts in each slot (-3 for nobody), and how many moves he may choose from."""
        self._check("look", self._pointers["seats"], self._pointers["counts"], self.size)
        return self.seats, self.counts

    def step(self, indices: Any = None) -> Stepped:
        """Makes a move in every slot: by index in canonical order, -1 or None for a random one."""
        chosen = None
        if indices is not None:
            if numpy is not None:
                indices = numpy.ascontiguousarray(indices, dtype="int64")
            elif not isinstance(indices, array.array) or indices.typecode != "q":
                indices = array.array("q", indices)
            if len(indices) != self.size:
                raise ValueError(f"{self.size} indices are needed, not {len(indices)}")
            chosen = backend.view_of("int64_t", indices)
        self._check("step", chosen, *(self._pointers[name] for name in
                                      ("done", "reasons", "places", "scores")), self.size)
        return self._stepped

    def next_game(self, slot: int) -> None:
        self._check("next_game", slot)

    def game_number(self, slot: int) -> int:
        return number("uint64_t", "cardrules_batch_game_number", self._handle, slot)

    def state(self, slot: int) -> State:
        """A copy of a slot's position."""
        return State._made_by("cardrules_batch_state", self._handle, slot)

    def clone(self) -> Batch:
        raise TypeError("a batch cannot be copied; its states can")

    def states(self, slots: Sequence[int]) -> list[State]:
        return [self.state(slot) for slot in slots]
