"""Rows of many archives, as Arrow batches or as plain rows."""

from __future__ import annotations

import json
import os
from ctypes import byref, c_size_t, c_void_p
from typing import Any, Dict, Iterable, Iterator, Union

from ._library import check, library, take_bytes, texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    import pyarrow

Path = Union[str, "os.PathLike[str]"]

# The columns of a batch, and whether a number stands in them.
_COLUMNS = (
    ("archive", False), ("row", False), ("object", True), ("class", False), ("customClass", False), ("parent", True),
    ("connection", False), ("name", False), ("destination", True), ("key", False), ("string", False), ("image", False),
    ("error", False), ("message", False),
)


def _pieces(paths: Iterable[Path], wanted: int) -> Iterator[bytes]:
    """Whole lines of JSON, about so many bytes at a time; the interpreter's lock is let go while they are made."""
    items = texts(paths, "path")
    scan, error = c_void_p(), c_void_p()
    check(library.scan_begin(items, len(items), byref(scan), byref(error)), error)
    try:
        while True:
            rows = c_void_p()
            check(library.scan_next(scan, c_size_t(wanted), byref(rows), byref(error)), error)
            piece = take_bytes(rows)
            if not piece:
                return
            yield piece
    finally:
        library.scan_free(scan)


def schema() -> "pyarrow.Schema":
    """The columns of the batches that `scan` gives. Needs pyarrow."""
    import pyarrow

    return pyarrow.schema(
        [pyarrow.field(name, pyarrow.int32() if number else pyarrow.string()) for name, number in _COLUMNS])


def scan(paths: Union[Path, Iterable[Path]], *, batch_bytes: int = 1 << 20) -> "Iterator[pyarrow.RecordBatch]":
    """Goes through compiled nibs and storyboards, and folders and apps that have them, as Arrow batches. Needs pyarrow.

    A row is an `object`, a `connection`, a `string`, an `image` or a `failure`, which its column `row` says; columns that it
    has nothing for are null. A damaged archive is a failure with `error` and `message`. Batches hold the rows of about
    batch_bytes bytes of JSON, so that memory does not grow with the number of archives.
    """
    import pyarrow
    import pyarrow.json

    columns = schema()
    parse = pyarrow.json.ParseOptions(explicit_schema=columns, unexpected_field_behavior="ignore")
    for piece in _pieces(_listed(paths), batch_bytes):
        # A piece is one block: lines of any length are taken.
        read = pyarrow.json.ReadOptions(block_size=len(piece) + 1, use_threads=False)
        table = pyarrow.json.read_json(pyarrow.BufferReader(piece), read_options=read, parse_options=parse)
        yield from table.select(columns.names).to_batches()


def scan_rows(paths: Union[Path, Iterable[Path]]) -> Iterator[Dict[str, Any]]:
    """The same rows as dictionaries, without the columns that have nothing to say."""
    for piece in _pieces(_listed(paths), 1 << 16):
        for line in piece.splitlines():
            yield json.loads(line)


def _listed(paths: Union[Path, Iterable[Path]]) -> Iterable[Path]:
    return [paths] if isinstance(paths, (str, os.PathLike)) else paths
