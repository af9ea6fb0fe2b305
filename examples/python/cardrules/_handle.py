"""What matches, states, views and batches have in common: a C object that is freed once."""

from __future__ import annotations

from types import TracebackType
from typing import Any, ClassVar, TypeVar

from ._native import backend, check, number, text

Self = TypeVar("Self", bound="Handle")


class Handle:
    """Owns one C object."""

    _kind: ClassVar[str]

    def __init__(self, handle: Any) -> None:
        self._handle_or_none: Any = handle

    @classmethod
    def _made_by(cls: type[Self], function: str, *arguments: Any) -> Self:
        """Wraps what a function writes through its last pointer."""
        box = backend.handle(cls._kind)
        check(function, *arguments, box.pointer)
        made = cls.__new__(cls)
        Handle.__init__(made, box.value)
        return made

    @property
    def _handle(self) -> Any:
        if self._handle_or_none is None:
            raise ValueError(f"this {type(self).__name__} was closed")
        return self._handle_or_none

    def _number(self, kind: str, name: str, *arguments: Any) -> int:
        return number(kind, f"{self._kind}_{name}", self._handle, *arguments)

    def _text(self, name: str, *arguments: Any) -> str:
        return text(f"{self._kind}_{name}", self._handle, *arguments)

    def _check(self, name: str, *arguments: Any) -> None:
        check(f"{self._kind}_{name}", self._handle, *arguments)

    def close(self) -> None:
        """Frees the object; doing so twice does nothing."""
        handle, self._handle_or_none = self._handle_or_none, None
        if handle is not None:
            backend.call(f"{self._kind}_destroy", handle)

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_handle_or_none", None) is not None:
            self.close()

    def clone(self: Self) -> Self:
        """An independent copy."""
        return self._made_by(f"{self._kind}_clone", self._handle)
