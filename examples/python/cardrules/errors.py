"""What goes wrong."""


class CardrulesError(Exception):
    """A call that failed: its code (negative, pinned), the code's name, and where the fault is."""

    def __init__(self, code: int, name: str, message: str, where: str = "", position: int = -1) -> None:
        super().__init__(f"{name}: {message}" if message else name)
        self.code = code
        self.name = name
        self.message = message
        self.where = where
        self.position = position


class MoveRefused(CardrulesError):
    """A move that cannot be made; the game is as it was."""


class BadDocument(CardrulesError):
    """A text that is no such document; `where` is a JSON pointer, `position` a byte or -1."""


class RulesError(CardrulesError):
    """No such game, number of players, option or value."""


class LibraryNotFound(ImportError):
    """The C library or its header is not where it was looked for."""


_MOVES = range(-7, 0)
_RULES = (-9, -10, -11, -12)
_DOCUMENTS = (-17, -18, -19, -20, -21)


def error_for(code: int, name: str, message: str, where: str, position: int) -> CardrulesError:
    """The exception for a code."""
    kind: type[CardrulesError] = CardrulesError
    if code in _MOVES or code == -13:
        kind = MoveRefused
    elif code in _RULES:
        kind = RulesError
    elif code in _DOCUMENTS:
        kind = BadDocument
    return kind(code, name, message, where, position)
