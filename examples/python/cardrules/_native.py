"""The C library, called in the same way by cffi and by ctypes.

A backend makes the few kinds of C objects that the interface takes, and calls functions with them.
"""

from __future__ import annotations

import ctypes
import os
import re
from typing import Any, Callable, Protocol

from ._library import find_header, find_library
from .errors import error_for

# What a C function takes: a number, bytes, None for NULL, or the pointer of something made below.
Argument = Any


class Box(Protocol):
    """A C object that a function writes to."""

    @property
    def pointer(self) -> Any: ...

    @property
    def value(self) -> Any: ...


class Backend(Protocol):
    """One way to call C."""

    name: str

    def number(self, kind: str) -> Box: ...

    def handle(self, kind: str) -> Box: ...

    def array(self, kind: str, count: int) -> Box: ...

    def struct(self, kind: str) -> Any: ...

    def pointer_to(self, struct: Any) -> Any: ...

    def view_of(self, kind: str, buffer: Any) -> Any: ...

    def text_of(self, characters: Any) -> str: ...

    def callback(self, kind: str, function: Callable[..., Any]) -> Any: ...

    def call(self, function: str, *arguments: Argument) -> Any: ...


class _CffiBox:
    def __init__(self, ffi: Any, pointer: Any, count: int | None) -> None:
        self._ffi = ffi
        self.pointer = pointer
        self._count = count

    @property
    def value(self) -> Any:
        if self._count is None:
            return self.pointer[0]
        return self._ffi.unpack(self.pointer, self._count)


class CffiBackend:
    """By cffi, in ABI mode."""

    name = "cffi"

    def __init__(self, library: str, header: str) -> None:
        import cffi

        self._ffi = cffi.FFI()
        self._ffi.cdef(header)
        self._library = self._ffi.dlopen(library)
        self._keep: list[Any] = []

    def number(self, kind: str) -> Box:
        return _CffiBox(self._ffi, self._ffi.new(f"{kind}*"), None)

    def handle(self, kind: str) -> Box:
        return _CffiBox(self._ffi, self._ffi.new(f"{kind}**"), None)

    def array(self, kind: str, count: int) -> Box:
        return _CffiBox(self._ffi, self._ffi.new(f"{kind}[]", max(count, 1)), count)

    def struct(self, kind: str) -> Any:
        return self._ffi.new(f"{kind}*")

    def pointer_to(self, struct: Any) -> Any:
        return struct

    def view_of(self, kind: str, buffer: Any) -> Any:
        return self._ffi.from_buffer(f"{kind}[]", buffer)

    def text_of(self, characters: Any) -> str:
        if characters == self._ffi.NULL:
            return ""
        raw: Any = self._ffi.string(characters)
        return str(raw.decode("utf-8", "replace"))

    def callback(self, kind: str, function: Callable[..., Any]) -> Any:
        return self._ffi.callback(kind, function)

    def call(self, function: str, *arguments: Argument) -> Any:
        null = self._ffi.NULL
        return getattr(self._library, function)(*[null if a is None else a for a in arguments])


_NUMBERS: dict[str, Any] = {
    "int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64, "uint8_t": ctypes.c_uint8, "size_t": ctypes.c_size_t,
    "double": ctypes.c_double, "char": ctypes.c_char,
}


class _CtypesBox:
    def __init__(self, held: Any) -> None:
        self._held = held
        self.pointer = ctypes.cast(ctypes.pointer(held), ctypes.c_void_p)

    @property
    def value(self) -> Any:
        if isinstance(self._held, ctypes.Array):
            raw = self._held
            return raw.raw if isinstance(raw, ctypes.Array) and hasattr(raw, "raw") else list(raw)
        if isinstance(self._held, ctypes.c_void_p):
            return ctypes.c_void_p(self._held.value)
        return self._held.value


class CtypesBackend:
    """By ctypes alone, from what the header declares."""

    name = "ctypes"

    def __init__(self, library: str, header: str) -> None:
        self._library = ctypes.CDLL(library)
        self._callbacks = {"cardrules_log": ctypes.CFUNCTYPE(
            None, ctypes.c_void_p, ctypes.c_int32, ctypes.c_int32, ctypes.c_int32, ctypes.c_int32,
            ctypes.c_int32, ctypes.c_char_p), "cardrules_progress": ctypes.CFUNCTYPE(
                ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_uint64)}
        self._structs = {name: self._struct_of(name, body) for body, name in
                         re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", header, re.DOTALL)}
        for returned, name, taken in re.findall(r"^([\w ]+[\w*])\s+\**(cardrules_\w+)\(([^)]*)\);",
                                                header, re.MULTILINE):
            self._declare(returned, name, " ".join(taken.split()))

    def _type_of(self, kind: str) -> Any:
        if kind in self._callbacks:
            return self._callbacks[kind]
        return ctypes.c_void_p if "*" in kind else _NUMBERS[kind.replace("const", "").strip()]

    def _struct_of(self, name: str, body: str) -> Any:
        fields = []
        for kind, member, count in re.findall(r"([\w ]+\*?)\s(\w+)(?:\[(\d+)\])?;", body):
            of = self._type_of(kind.strip())
            fields.append((member, of * int(count) if count else of))
        return type(name, (ctypes.Structure,), {"_fields_": fields})

    def _declare(self, returned: str, name: str, taken: str) -> None:
        function = getattr(self._library, name)
        parameters = [] if taken == "void" else [p.strip() for p in taken.split(",")]
        function.argtypes = [self._parameter_of(p) for p in parameters]
        kind = returned.strip()
        if "*" in kind:
            function.restype = ctypes.c_char_p
        else:
            function.restype = None if kind == "void" else _NUMBERS[kind]

    def _parameter_of(self, parameter: str) -> Any:
        if parameter.startswith("const char*"):
            return ctypes.c_char_p
        kind = parameter.rsplit(" ", 1)[0]
        return ctypes.c_void_p if "*" in parameter else self._type_of(kind)

    def number(self, kind: str) -> Box:
        return _CtypesBox(_NUMBERS[kind]())

    def handle(self, kind: str) -> Box:
        return _CtypesBox(ctypes.c_void_p())

    def array(self, kind: str, count: int) -> Box:
        return _CtypesBox((_NUMBERS[kind] * max(count, 1))())

    def struct(self, kind: str) -> Any:
        return self._structs[kind]()

    def pointer_to(self, struct: Any) -> Any:
        return ctypes.addressof(struct)

    def view_of(self, kind: str, buffer: Any) -> Any:
        memory = memoryview(buffer)
        held = (_NUMBERS[kind] * (memory.nbytes // ctypes.sizeof(_NUMBERS[kind]))).from_buffer(buffer)
        return ctypes.addressof(held)

    def text_of(self, characters: Any) -> str:
        raw = characters if characters is not None else b""
        return bytes(raw).split(b"\0", 1)[0].decode("utf-8", "replace")

    def callback(self, kind: str, function: Callable[..., Any]) -> Any:
        return self._callbacks[kind](function)

    def call(self, function: str, *arguments: Argument) -> Any:
        return getattr(self._library, function)(*arguments)


def _load() -> Backend:
    library = find_library()
    header = find_header(library)
    if os.environ.get("CARDRULES_PYTHON_BACKEND") != "ctypes":
        try:
            return CffiBackend(library, header)
        except ImportError:
            pass
    return CtypesBackend(library, header)


backend: Backend = _load()


def check(function: str, *arguments: Argument) -> None:
    """Calls what returns a status, and raises unless that is 0."""
    error = backend.struct("cardrules_error")
    backend.call("cardrules_error_init", backend.pointer_to(error))
    code = backend.call(function, *arguments, backend.pointer_to(error))
    if code != 0:
        raise error_for(code, backend.text_of(backend.call("cardrules_status_name", code)),
                        backend.text_of(error.message), backend.text_of(error.where), error.position)


def number(kind: str, function: str, *arguments: Argument) -> int:
    """Calls what writes one number."""
    box = backend.number(kind)
    check(function, *arguments, box.pointer)
    return int(box.value)


def text(function: str, *arguments: Argument) -> str:
    """Calls what writes a text: once for its size, once for the text."""
    needed = backend.number("size_t")
    check(function, *arguments, None, 0, needed.pointer)
    buffer = backend.array("char", needed.value)
    check(function, *arguments, buffer.pointer, needed.value, None)
    return bytes(buffer.value)[: needed.value - 1].decode("utf-8")


def numbers(kind: str, function: str, *arguments: Argument) -> list[int]:
    """Calls what writes an array of numbers."""
    needed = backend.number("size_t")
    check(function, *arguments, None, 0, needed.pointer)
    if needed.value == 0:
        return []
    buffer = backend.array(kind, needed.value)
    check(function, *arguments, buffer.pointer, needed.value, None)
    return list(buffer.value)[: needed.value]


def encoded(value: str | None) -> bytes | None:
    """A text as C takes it."""
    return None if value is None else value.encode("utf-8")
