"""What one viewer may know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Iterator

from ._native import encoded, numbers
from ._seated import Seated
from .types import Json

if TYPE_CHECKING:
    from .state import State


class View(Seated):
    """Viewer calls all: a view can be handed to its viewer."""

    _kind = "cardrules_view"

    @classmethod
    def load(cls, text: str) -> View:
        """A view that was written as a document."""
        return cls._made_by("cardrules_view_load", encoded(text))

    def save(self) -> str:
        """The view as JSON, which may be sent to the viewer."""
        return self._text("save")

    @property
    def document(self) -> Json:
        """The view's JSON, read."""
        return json.loads(self.save())

    def preview(self, move: str) -> Json:
        """What the viewer would know right after his own move."""
        return json.loads(self._text("preview", encoded(move)))

    @property
    def viewer(self) -> int:
        return self._number("int32_t", "viewer")

    @property
    def choices(self) -> Json:
        """What the viewer may do."""
        return json.loads(self._text("choices"))

    def legal_count(self) -> int:
        return self._number("uint32_t", "legal_count")

    def legal_numbers(self) -> list[int]:
        return numbers("uint64_t", "cardrules_view_legal_moves", self._handle)

    def legal_moves(self) -> Iterator[str]:
        for index in range(self.legal_count()):
            yield self._text("legal_text", index)

    def check(self, move: str) -> None:
        """Raises what making the move would raise."""
        self._check("check_text", encoded(move))

    @property
    def hash(self) -> int:
        return self._number("uint64_t", "hash")

    def determinize(self, key: bytes, number: int = 0) -> State:
        """A full position, drawn uniformly from all that agree with the view."""
        from .state import State

        if len(key) != 32:
            raise ValueError("a key is 32 bytes")
        return State._made_by("cardrules_view_determinize", self._handle, key, number)
