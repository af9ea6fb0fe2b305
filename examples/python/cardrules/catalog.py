"""What games there are, and what they are like."""

from __future__ import annotations

import json

from ._native import backend, encoded, text
from .types import Json


def version() -> str:
    """The version of the C library."""
    return backend.text_of(backend.call("cardrules_version_string"))


def games() -> list[str]:
    """The names of the games."""
    count = backend.call("cardrules_game_count")
    return [backend.text_of(backend.call("cardrules_game_name", index)) for index in range(count)]


def describe(game: str, players: int) -> Json:
    """Options with ranges and defaults, verbs, phases and more, for so many players."""
    return json.loads(text("cardrules_game_describe", encoded(game), players))


def preset(game: str, players: int, name: str) -> Json:
    """The options that a preset sets."""
    return json.loads(text("cardrules_preset_options", encoded(game), players, encoded(name)))
