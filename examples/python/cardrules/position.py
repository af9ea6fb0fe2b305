"""What a match and a state have in common: a position that can be looked at."""

from __future__ import annotations

import json
from typing import Any, Iterator

from ._native import backend, check, encoded, numbers
from ._seated import Seated
from .types import Json, Options, Result


def options_text(options: Options | None) -> bytes | None:
    """Options as the C library takes them."""
    return None if options is None else encoded(json.dumps(dict(options)))


class Position(Seated):
    """Host calls: they may tell what is hidden from players."""

    @property
    def over(self) -> bool:
        return self.turn.over

    def legal_count(self, actor: int) -> int:
        """How many moves an actor may choose from."""
        return self._number("uint32_t", "legal_count", actor)

    def legal_move(self, actor: int, index: int) -> str:
        """The move at an index, in canonical order, as text."""
        return self._text("legal_text", actor, index)

    def legal_moves(self, actor: int) -> Iterator[str]:
        """All moves as text, in canonical order."""
        game = encoded(self.game)
        for move in self.legal_numbers(actor):
            yield move_text_of(game, move)

    def legal_numbers(self, actor: int) -> list[int]:
        """All moves as 64-bit numbers, in canonical order."""
        return numbers("uint64_t", f"{self._kind}_legal_moves", self._handle, actor)

    @property
    def deal_cards(self) -> list[int]:
        """The cards of the deal that is due, ascending; none while no deal is due."""
        return numbers("uint8_t", f"{self._kind}_deal_cards", self._handle)

    def choices(self, actor: int) -> Json:
        """What an actor may do, as a handful of choices."""
        return json.loads(self._text("choices", actor))

    @property
    def facts(self) -> Json:
        """What the position holds."""
        return json.loads(self._text("facts"))

    @property
    def hash(self) -> int:
        return self._number("uint64_t", "hash")

    @property
    def result(self) -> Result:
        """How the game ended; raises while it goes on."""
        struct = backend.struct("cardrules_result")
        backend.call("cardrules_result_init", backend.pointer_to(struct))
        self._check("result", backend.pointer_to(struct))
        players = struct.players
        return Result(backend.text_of(struct.reason_name), tuple(list(struct.places)[:players]),
                      tuple(list(struct.scores)[:players]))


def move_text_of(game: bytes | None, move: int) -> str:
    size = backend.call("cardrules_move_text_size")
    buffer = backend.array("char", size)
    check("cardrules_move_to_text", game, move, buffer.pointer, size, None)
    return bytes(buffer.value).split(b"\0", 1)[0].decode("utf-8")


def cards_array(cards: list[int]) -> Any:
    """Cards as the C library takes them."""
    return bytes(cards)
