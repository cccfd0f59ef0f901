"""The library for C: its structures and functions as ctypes has them."""

from __future__ import annotations

import ctypes
import os
import pickle
from ctypes import (
    CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_double, c_int64, c_size_t, c_uint32, c_uint64, c_void_p,
)
from typing import Any, Optional, Type

from . import _errors

ABI_VERSION = 2


class Diagnostic(Structure):
    _fields_ = [
        ("severity", c_uint32), ("line", c_uint32), ("column", c_uint32), ("reserved", c_uint32), ("offset", c_int64),
        ("code", c_char_p), ("message", c_char_p), ("file", c_char_p), ("object", c_char_p),
    ]


class ContextOptions(Structure):
    _fields_ = [("size", c_size_t), ("style", c_uint32), ("flags", c_uint32), ("module", c_char_p)]


class CompileOptions(Structure):
    _fields_ = [
        ("size", c_size_t), ("flags", c_uint32), ("reserved", c_uint32), ("module", c_char_p),
        ("deployment_target", c_char_p), ("xcode", c_char_p),
    ]


class ResolveOptions(Structure):
    _fields_ = [
        ("size", c_size_t), ("kind", c_uint32), ("scale", c_uint32), ("languages", POINTER(c_char_p)),
        ("language_count", c_size_t),
    ]


class Value(Structure):
    pass


Value._fields_ = [
    ("kind", c_uint32), ("reserved", c_uint32), ("integer", c_int64), ("real", c_double), ("count", c_size_t),
    ("bytes", c_void_p), ("numbers", POINTER(c_double)), ("items", POINTER(Value)), ("object", c_void_p),
]


class Object(Structure):
    _fields_ = [
        ("size", c_size_t), ("class_name", c_char_p), ("original_class_name", c_char_p), ("identifier", c_char_p),
        ("number", c_uint32), ("reserved", c_uint32),
    ]


MAKE = CFUNCTYPE(c_void_p, c_void_p, POINTER(Object))
SET = CFUNCTYPE(c_bool, c_void_p, c_void_p, c_char_p, POINTER(Value))
OUTLET = CFUNCTYPE(c_bool, c_void_p, c_void_p, c_char_p, c_void_p)
COLLECTION = CFUNCTYPE(c_bool, c_void_p, c_void_p, c_char_p, POINTER(c_void_p), c_size_t, c_bool)
ACTION = CFUNCTYPE(c_bool, c_void_p, c_void_p, c_void_p, c_char_p, c_uint64)
AWAKE = CFUNCTYPE(c_bool, c_void_p, c_void_p)
FAILURE = CFUNCTYPE(c_char_p, c_void_p)


class Factory(Structure):
    _fields_ = [
        ("size", c_size_t), ("context", c_void_p), ("make", MAKE), ("set_value", SET), ("set_attribute", SET),
        ("connect_outlet", OUTLET), ("connect_collection", COLLECTION), ("connect_action", ACTION), ("awake", AWAKE),
        ("failure", FAILURE),
    ]


_SLOT = POINTER(c_void_p)

_FUNCTIONS: dict = {
    "abi_version": (c_uint32, []),
    "version": (c_char_p, []),
    "error_code": (c_char_p, [c_void_p]),
    "error_message": (c_char_p, [c_void_p]),
    "error_file": (c_char_p, [c_void_p]),
    "error_line": (c_uint32, [c_void_p]),
    "error_column": (c_uint32, [c_void_p]),
    "error_offset": (c_int64, [c_void_p]),
    "error_object": (c_char_p, [c_void_p]),
    "error_free": (None, [c_void_p]),
    "bytes_data": (c_void_p, [c_void_p]),
    "bytes_count": (c_size_t, [c_void_p]),
    "bytes_free": (None, [c_void_p]),
    "diagnostics_count": (c_size_t, [c_void_p]),
    "diagnostics_get": (c_bool, [c_void_p, c_size_t, POINTER(Diagnostic)]),
    "diagnostics_free": (None, [c_void_p]),
    "open": (c_uint32, [c_char_p, _SLOT, _SLOT]),
    "open_bytes": (c_uint32, [c_void_p, c_size_t, c_char_p, _SLOT, _SLOT]),
    "interface_form": (c_uint32, [c_void_p]),
    "interface_free": (None, [c_void_p]),
    "interface_context": (c_uint32, [c_void_p, POINTER(ContextOptions), _SLOT, _SLOT]),
    "interface_list": (c_uint32, [c_void_p, c_uint32, c_uint32, _SLOT, _SLOT]),
    "context": (c_uint32, [POINTER(c_char_p), c_size_t, POINTER(ContextOptions), _SLOT, _SLOT]),
    "scan_begin": (c_uint32, [POINTER(c_char_p), c_size_t, _SLOT, _SLOT]),
    "scan_next": (c_uint32, [c_void_p, c_size_t, _SLOT, _SLOT]),
    "scan_free": (None, [c_void_p]),
    "code_name": (c_uint32, [c_char_p, c_uint32, _SLOT, _SLOT]),
    "compile": (c_uint32, [c_void_p, POINTER(CompileOptions), _SLOT, _SLOT, _SLOT]),
    "files_count": (c_size_t, [c_void_p]),
    "files_path": (c_char_p, [c_void_p, c_size_t]),
    "files_data": (c_void_p, [c_void_p, c_size_t, POINTER(c_size_t)]),
    "files_write": (c_uint32, [c_void_p, c_char_p, _SLOT]),
    "files_free": (None, [c_void_p]),
    "convert": (c_uint32, [c_void_p, c_uint32, _SLOT, _SLOT]),
    "interface_graph": (c_uint32, [c_void_p, _SLOT, _SLOT]),
    "graph_pickle": (c_uint32, [c_void_p, _SLOT, _SLOT]),
    "graph_free": (None, [c_void_p]),
    "instantiate": (c_uint32, [c_void_p, POINTER(Factory), c_void_p, _SLOT, _SLOT]),
    "instantiate_scene": (c_uint32, [c_void_p, c_char_p, POINTER(Factory), _SLOT, _SLOT]),
    "resolve": (c_uint32, [c_char_p, POINTER(c_char_p), c_size_t, POINTER(ResolveOptions), _SLOT, _SLOT]),
}


class Library:
    """The functions of the library by their names without `nibwright_`."""

    def __init__(self) -> None:
        loaded = ctypes.CDLL(self._path())
        for name, (result, arguments) in _FUNCTIONS.items():
            function = getattr(loaded, "nibwright_" + name)
            function.restype = result
            function.argtypes = arguments
            setattr(self, name, function)
        found = self.abi_version()
        if found != ABI_VERSION:
            raise ImportError(f"libnibwright has ABI version {found}, this package is for {ABI_VERSION}")

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    @staticmethod
    def _path() -> str:
        """The library that the environment names, the package's own, or the system's."""
        named = os.environ.get("NIBWRIGHT_LIBRARY")
        if named:
            return named
        own = os.path.join(os.path.dirname(__file__), f"libnibwright.so.{ABI_VERSION}")
        return own if os.path.exists(own) else f"libnibwright.so.{ABI_VERSION}"


library = Library()

_ERRORS: dict = {
    1: _errors.InvalidArgument, 2: _errors.NotFound, 3: _errors.Unreadable, 4: _errors.WrongForm,
    5: _errors.DocumentErrors, 6: _errors.CallbackFailed,
}


def text(value: Optional[bytes]) -> Optional[str]:
    """A text of the library."""
    return None if value is None else value.decode("utf-8", "replace")


def encoded(value: Optional[str], name: str) -> Optional[bytes]:
    """A text for the library: what C would cut short or could not read is refused here."""
    if value is None:
        return None
    if "\0" in value:
        raise _errors.InvalidArgument(f"{name} has a NUL in it", code="invalidArgument")
    try:
        return value.encode("utf-8")
    except UnicodeEncodeError:
        raise _errors.InvalidArgument(f"{name} is no UTF-8", code="invalidArgument") from None


def texts(values: Any, name: str) -> Any:
    """An array of texts."""
    items = [encoded(os.fspath(value), name) for value in values]
    return (c_char_p * len(items))(*items)


def check(status: int, error: c_void_p) -> None:
    """Raises the error of a call that failed."""
    if status == 0:
        return
    kind: Type[_errors.NibError] = _ERRORS.get(status, _errors.NibError)
    try:
        offset = library.error_offset(error)
        failure = kind(
            text(library.error_message(error)) or "", code=text(library.error_code(error)) or "other",
            file=text(library.error_file(error)) or None, line=library.error_line(error) or None,
            column=library.error_column(error) or None, offset=None if offset < 0 else offset,
            object=text(library.error_object(error)))
    finally:
        library.error_free(error)
    raise failure


# Asks for values as a pickle: `pickle.loads` makes them in a third of the time that text takes.
PICKLE = 1 << 1


def take_values(handle: c_void_p) -> Any:
    """The values of a handle that is a pickle, which is freed. The library writes only values, nothing that is called."""
    return pickle.loads(take_bytes(handle))


def take_bytes(handle: c_void_p) -> bytes:
    """The bytes of a handle, which is freed."""
    try:
        return ctypes.string_at(library.bytes_data(handle), library.bytes_count(handle))
    finally:
        library.bytes_free(handle)
