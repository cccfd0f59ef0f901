"""NIBArchives as tables, with the interface of PyPI's `nibarchive`.

    from nibwright import nibarchive

    with open("Login.nib", "rb") as file:
        archive = nibarchive.NIBArchiveParser().parse(file)
    for item in archive.objects:
        print(archive.get_class_name(item).name, archive.get_object_items(item))

A program that imports `nibarchive` moves over by changing the import. Tables are made when they are asked for first. Beyond
that package it reads keyed archives, too, whose header then counts the same tables, and refuses damaged files by exception.
"""

from __future__ import annotations

import enum
import io
import pickle
import struct
from ctypes import byref, c_void_p
from itertools import chain, islice
from typing import (
    Any, Callable, Dict, Iterator, List, NamedTuple, Optional, Sequence, Tuple, TypeVar, Union,
)

from . import _errors
from ._library import check, library, take_bytes

MAGIC_BYTES = b"NIBArchive"

__all__ = [
    "ClassName", "MAGIC_BYTES", "NIBArchive", "NIBArchiveHeader", "NIBArchiveParser", "NIBFormatError", "NIBKey", "NIBObject",
    "NIBValue", "NIBValueType", "is_nib", "varint",
]


class NIBFormatError(Exception):
    """An archive that is damaged; the place is in the words."""


class NIBValueType(enum.IntEnum):
    """How a value is stored."""

    NIBARCHIVE = -1
    INT8 = 0
    INT16 = 1
    INT32 = 2
    INT64 = 3
    # The package that these names come from takes 4 for true and 5 for false, against what archives mean.
    BOOL_FALSE = 4
    BOOL_TRUE = 5
    FLOAT = 6
    DOUBLE = 7
    DATA = 8
    NIL = 9
    OBJECT_REF = 10

    @staticmethod
    def from_byte(value: int) -> "NIBValueType":
        """The type of a number; ValueError for one that is none."""
        return NIBValueType(value)


class NIBArchiveHeader(NamedTuple):
    """The header. Of a keyed archive, which has none, the numbers of its tables and no offsets."""

    unknown_1: int
    unknown_2: int
    object_count: int
    offset_objects: int
    key_count: int
    offset_keys: int
    value_count: int
    offset_values: int
    class_name_count: int
    offset_class_names: int


class NIBKey(NamedTuple):
    """The name of a key."""

    length: int
    name: str

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NIBKey) and self.name == other.name


# Where the members of rows stand. Rows themselves are made of a tuple each, without a call of Python's own, which a named tuple
# would make: archives have thousands.
class _ClassFields(NamedTuple):
    length: int
    extras_count: int
    name: str
    extras: List[int]


class _ObjectFields(NamedTuple):
    class_name_index: int
    values_index: int
    value_count: int


class _ValueFields(NamedTuple):
    key_index: int
    type: NIBValueType
    data: Any


def _repr(row: Any, fields: Any) -> str:
    return f"{type(row).__name__}({', '.join(f'{name}={getattr(row, name)!r}' for name in fields._fields)})"


class ClassName(tuple):  # type: ignore[type-arg]
    """The name of a class; `extras` are the indices of classes to fall back on. Made of one tuple."""

    __slots__ = ()
    length: int = _ClassFields.length
    extras_count: int = _ClassFields.extras_count
    name: str = _ClassFields.name
    extras: List[int] = _ClassFields.extras

    def __repr__(self) -> str:
        return _repr(self, _ClassFields)


class NIBObject(tuple):  # type: ignore[type-arg]
    """An object: its class and where its values stand. Made of one tuple."""

    __slots__ = ()
    class_name_index: int = _ObjectFields.class_name_index
    values_index: int = _ObjectFields.values_index
    value_count: int = _ObjectFields.value_count

    def __repr__(self) -> str:
        return _repr(self, _ObjectFields)


class NIBValue(tuple):  # type: ignore[type-arg]
    """A value: its key, how it is stored, and what it is. Made of one tuple.

    That is an integer, a real, bytes, a list of two or four reals, an archive, the number of an object, or None for nil.
    """

    __slots__ = ()
    key_index: int = _ValueFields.key_index
    type: NIBValueType = _ValueFields.type
    data: Any = _ValueFields.data

    def __repr__(self) -> str:
        return _repr(self, _ValueFields)


class _ArchiveValue(NIBValue):
    """An archive within the archive, read when it is asked for."""

    __slots__ = ()

    @property
    def data(self) -> Any:
        return NIBArchiveParser().parse(io.BytesIO(self[2]))


_ArchiveValue.__name__ = "NIBValue"

# By the byte that the library tells a type by.
_TYPES = [NIBValueType(number) for number in range(11)] + [NIBValueType.NIBARCHIVE] * 245


class _Names(dict):  # type: ignore[type-arg]
    """Keys by their bytes: most archives have the same ones, and rows of them never change."""

    def __missing__(self, raw: bytes) -> NIBKey:
        if len(self) > 50_000:
            self.clear()
        made = self[raw] = NIBKey(len(raw), raw.decode("utf-8", "replace"))
        return made


_keys = _Names()


Row = TypeVar("Row")


class Rows(Sequence[Row]):
    """A table whose rows are made when they are asked for; a slice is a list.

    Most programs read a few rows of many, and rows that are let go again cost the collector of garbage nothing.
    """

    __slots__ = ("_columns", "_make")

    def __init__(self, make: Callable[[Tuple[Any, ...]], Row], *columns: Any) -> None:
        self._make = make
        self._columns = columns

    def __len__(self) -> int:
        return len(self._columns[0])

    def __iter__(self) -> Iterator[Row]:
        return map(self._make, zip(*self._columns))

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(map(self._make, zip(*[column[index] for column in self._columns])))
        return self._make(tuple([column[index] for column in self._columns]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"<{len(self)} rows>"


def _value(row: Tuple[Any, ...]) -> NIBValue:
    return _ArchiveValue(row) if row[1] is NIBValueType.NIBARCHIVE else NIBValue(row)


class _NestingRows(Rows[NIBValue]):
    """Values of which some are archives: rows of these are made apart, so that those between them cost no more than others."""

    __slots__ = ("_codes",)

    def __init__(self, codes: bytes, *columns: Any) -> None:
        super().__init__(_value, *columns)
        self._codes = codes

    def __iter__(self) -> Iterator[NIBValue]:
        rows = zip(*self._columns)
        parts: List[Iterator[NIBValue]] = []
        start, nested = 0, self._codes.find(0xFF)
        while nested >= 0:
            parts += map(NIBValue, islice(rows, nested - start)), map(_ArchiveValue, islice(rows, 1))
            start, nested = nested + 1, self._codes.find(0xFF, nested + 1)
        return chain(*parts, map(NIBValue, rows))


def _tables(written: bytes) -> Dict[str, Any]:
    """The tables of an archive."""
    objects, value_keys, codes, data, keys, lengths, counts, names, extras = pickle.loads(written)
    rows = memoryview(objects).cast("I")
    # Numbers below 256 are bytes already, which are read quicker.
    classes = objects[::12] if len(names) <= 256 else rows[::3]
    key_numbers = value_keys[::4] if len(keys) <= 256 else memoryview(value_keys).cast("I")
    columns = (key_numbers, _Types(codes), data)
    return {
        "objects": Rows(NIBObject, classes, rows[1::3], rows[2::3]),
        "values": _NestingRows(codes, *columns) if 0xFF in codes else Rows(NIBValue, *columns),
        "keys": list(map(_keys.__getitem__, keys)),
        "class_names": Rows(ClassName, memoryview(lengths).cast("I"), memoryview(counts).cast("I"), names, extras),
    }


class _Types:
    """A column of types, by the bytes that the library tells them by."""

    __slots__ = ("_codes",)

    def __init__(self, codes: bytes) -> None:
        self._codes = codes

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[NIBValueType]:
        return map(_TYPES.__getitem__, self._codes)

    def __getitem__(self, index: Any) -> Any:
        found = self._codes[index]
        return list(map(_TYPES.__getitem__, found)) if isinstance(index, slice) else _TYPES[found]


def _written(data: Any) -> bytes:
    """The tables of an archive as the library writes them."""
    whole = data if isinstance(data, bytes) else bytes(memoryview(data))
    interface, graph, tables, error = c_void_p(), c_void_p(), c_void_p(), c_void_p()
    check(library.open_bytes(whole, len(whole), b"archive", byref(interface), byref(error)), error)
    try:
        check(library.interface_graph(interface, byref(graph), byref(error)), error)
        check(library.graph_pickle(graph, byref(tables), byref(error)), error)
    finally:
        library.graph_free(graph)
        library.interface_free(interface)
    return take_bytes(tables)


class NIBArchive:
    """An archive: header, objects, keys, values and class names, each table a sequence."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        # The tables as the library writes them, until they are asked for.
        self._written: Optional[bytes] = _written(data)
        self._tables: Dict[str, Any] = {}

    def _table(self, name: str) -> Any:
        written = self._written
        if written is not None:
            self._tables = _tables(written)
            self._written = None
        return self._tables[name]

    @property
    def objects(self) -> Sequence[NIBObject]:
        """The objects; the first is the root."""
        return self._table("objects")

    @property
    def values(self) -> Sequence[NIBValue]:
        """The values of all objects."""
        return self._table("values")

    @property
    def keys(self) -> List[NIBKey]:
        """The names of keys."""
        return self._table("keys")

    @property
    def class_names(self) -> Sequence[ClassName]:
        """The names of classes."""
        return self._table("class_names")

    @property
    def header(self) -> NIBArchiveHeader:
        """The header."""
        if self._data[:10] == MAGIC_BYTES:
            return NIBArchiveHeader(*struct.unpack_from("<10I", self._data, 10))
        return NIBArchiveHeader(
            0, 0, len(self.objects), 0, len(self.keys), 0, len(self.values), 0,
            len(self.class_names), 0)

    def get_object_values(self, obj: NIBObject) -> List[NIBValue]:
        """The values of an object."""
        return self.values[obj.values_index:obj.values_index + obj.value_count]

    def get_object_items(self, obj: NIBObject) -> Dict[NIBKey, NIBValue]:
        """The values of an object by key; of one that repeats, as in a collection, the last."""
        keys = self.keys
        return {keys[value.key_index]: value for value in self.get_object_values(obj)}

    def get_value_key(self, value: NIBValue) -> NIBKey:
        """The key of a value."""
        return self.keys[value.key_index]

    def get_class_name(self, obj: NIBObject) -> ClassName:
        """The class of an object."""
        return self.class_names[obj.class_name_index]


class NIBArchiveParser:
    """Reads archives. Tables are always checked; `verify` is taken and changes nothing."""

    def __init__(self, verify: bool = True) -> None:
        self.archive: Optional[NIBArchive] = None
        self.verify = verify

    def parse(self, fp: io.IOBase) -> NIBArchive:
        """Reads an archive from an open file.

        Raises TypeError for what is no file, NIBFormatError for a damaged archive.
        """
        if not isinstance(fp, io.IOBase):
            raise TypeError(f"expected an open file, got {type(fp)}")
        data = fp.read()
        try:
            self.archive = NIBArchive(bytes(data))
        except _errors.NibError as error:
            raise NIBFormatError(str(error)) from error
        return self.archive


def is_nib(fp: Union[io.IOBase, bytes, bytearray]) -> bool:
    """Whether an open file, or ten bytes, begin as a NIBArchive does."""
    if isinstance(fp, io.IOBase):
        fp.seek(0)
        data = fp.read(10)
    elif isinstance(fp, (bytes, bytearray)):
        data = fp
    else:
        raise TypeError(f"expected an open file or bytes, got {type(fp)}")
    if len(data) != 10:
        raise ValueError(f"expected 10 bytes, got {len(data)}")
    return data == MAGIC_BYTES


def varint(buf: Union[bytes, io.IOBase], offset: int = 0) -> Tuple[int, int]:
    """An integer of seven bits a byte, the last with its high bit set, and how many bytes it takes."""
    result = count = 0
    while True:
        byte = buf.read(1)[0] if isinstance(buf, io.IOBase) else buf[offset + count]
        result |= (byte & 0x7F) << 7 * count
        count += 1
        if byte & 0x80:
            return result, count
