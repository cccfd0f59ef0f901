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

import ctypes
import enum
import io
import struct
from ctypes import byref, c_size_t, c_void_p
from functools import partial
from itertools import repeat
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Tuple, Union

from . import _errors
from ._interface import open as _open
from ._library import check, library, text

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


_TYPES = tuple(NIBValueType(number) for number in range(11))


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


class ClassName(NamedTuple):
    """The name of a class; `extras` are the indices of classes to fall back on."""

    length: int
    extras_count: int
    name: str
    extras: List[int] = []


class NIBKey(NamedTuple):
    """The name of a key."""

    length: int
    name: str

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NIBKey) and self.name == other.name


class NIBObject(NamedTuple):
    """An object: its class and where its values stand."""

    class_name_index: int
    values_index: int
    value_count: int


class NIBValue(tuple):
    """A value: its key, how it is stored, and what it is, which is read when it is asked for."""

    __slots__ = ()

    @property
    def key_index(self) -> int:
        """Index of its key."""
        return self[1]

    @property
    def type(self) -> NIBValueType:
        """How it is stored; an archive within the archive is NIBARCHIVE."""
        if self[2] == 8 and self._bytes[:10] == MAGIC_BYTES and (self[0] & 0xFFFFFFFF) > 10:
            return NIBValueType.NIBARCHIVE
        return _TYPES[self[2]]

    @property
    def _bytes(self) -> bytes:
        start = self[0] >> 32
        return self[3][start:start + (self[0] & 0xFFFFFFFF)]

    @property
    def data(self) -> Any:
        """An integer, a real, bytes, a list of two or four reals, an archive, the number of an object, or None for nil."""
        bits, _, code, _ = self
        if code <= 3:
            return bits - (1 << 64) if bits >> 63 else bits
        if code <= 5:
            return code == 5
        if code == 6:
            return struct.unpack("<f", bits.to_bytes(8, "little")[:4])[0]
        if code == 7:
            return struct.unpack("<d", bits.to_bytes(8, "little"))[0]
        if code == 9:
            return None
        if code == 10:
            return bits
        data = self._bytes
        if len(data) > 10 and data[:10] == MAGIC_BYTES:
            return NIBArchiveParser().parse(io.BytesIO(data))
        if data[:1] == b"\x07" and len(data) in (17, 33):
            return list(struct.unpack(f"<{len(data) // 8}d", data[1:]))
        return data

    def __repr__(self) -> str:
        return f"NIBValue(key_index={self.key_index}, type={self.type!r}, data={self.data!r})"


# A row of a table as it is, without a call of Python's own for each: archives have thousands.
_object: Callable[[Any], NIBObject] = partial(tuple.__new__, NIBObject)
_value: Callable[[Any], NIBValue] = partial(tuple.__new__, NIBValue)


class _Names(dict):  # type: ignore[type-arg]
    """Keys by their bytes: most archives have the same ones, and rows of them never change."""

    def __missing__(self, raw: bytes) -> NIBKey:
        if len(self) > 50_000:
            self.clear()
        name = raw.decode("utf-8", "replace")
        # The library writes what is no UTF-8 anew, and so counts that.
        made = self[raw] = NIBKey(len(name.encode()), name)
        return made


_keys = _Names()


class NIBArchive:
    """An archive: header, objects, keys, values and class names, each table a list."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._graph: Optional[c_void_p] = self._read(data)
        self._tables: Dict[str, Any] = {}

    @staticmethod
    def _read(data: bytes) -> c_void_p:
        graph, error = c_void_p(), c_void_p()
        interface = _open(data, name="archive")
        check(library.interface_graph(interface._handle, byref(graph), byref(error)), error)
        return graph

    def __del__(self) -> None:
        graph, self._graph = getattr(self, "_graph", None), None
        if graph and library is not None:
            library.graph_free(graph)

    def _rows(self, name: str, size: int) -> bytes:
        count = c_size_t()
        rows = getattr(library, name)(self._graph, byref(count))
        return ctypes.string_at(rows, count.value * size) if rows else b""

    def _table(self, name: str, make: Any) -> Any:
        if name not in self._tables:
            self._tables[name] = make()
        return self._tables[name]

    @property
    def objects(self) -> List[NIBObject]:
        """The objects; the first is the root."""
        return self._table(
            "objects",
            lambda: list(map(_object, struct.iter_unpack("<III", self._rows("graph_object_rows", 12)))))

    @property
    def values(self) -> List[NIBValue]:
        """The values of all objects."""
        def make() -> List[NIBValue]:
            data = self._rows("graph_bytes", 1)
            rows = self._rows("graph_value_rows", 16)
            flat = struct.unpack(f"<{'QII' * (len(rows) // 16)}", rows)
            return list(map(_value, zip(flat[::3], flat[1::3], flat[2::3], repeat(data))))

        return self._table("values", make)

    def _names(self, function: Any) -> List[str]:
        names: List[str] = []
        while True:
            name = function(self._graph, len(names))
            if name is None:
                return names
            names.append(name.decode("utf-8", "replace"))

    @property
    def keys(self) -> List[NIBKey]:
        """The names of keys."""
        def make() -> List[NIBKey]:
            header, data = self.header, self._data
            if not header.offset_keys:
                return [NIBKey(len(name.encode()), name) for name in self._names(library.graph_key_name)]
            found, offset = [], header.offset_keys
            for _ in range(header.key_count):
                length = data[offset]
                offset += 1
                if length & 0x80:
                    length &= 0x7F
                else:
                    length, used = varint(data, offset - 1)
                    offset += used - 1
                found.append(_keys[data[offset:offset + length]])
                offset += length
            return found

        return self._table("keys", make)

    @property
    def class_names(self) -> List[ClassName]:
        """The names of classes."""
        return self._table("class_names", self._class_names)

    def _class_names(self) -> List[ClassName]:
        header = self.header
        if not header.offset_class_names:
            return [ClassName(len(name.encode()) + 1, 0, name) for name in self._names(library.graph_class_name)]
        found = []
        offset, data = header.offset_class_names, self._data
        for _ in range(header.class_name_count):
            length, count = data[offset], data[offset + 1]
            offset += 2
            if length & count & 0x80:
                length, count = length & 0x7F, count & 0x7F
            else:
                length, used = varint(data, offset - 2)
                offset += used - 2
                count, used = varint(data, offset)
                offset += used
            extras = list(struct.unpack_from(f"<{count}i", data, offset)) if count else []
            offset += 4 * count
            name = _keys[data[offset:offset + length].rstrip(b"\0")].name
            offset += length
            found.append(ClassName(length, count, name, extras))
        return found

    @property
    def header(self) -> NIBArchiveHeader:
        """The header."""
        return self._table("header", self._header)

    def _header(self) -> NIBArchiveHeader:
        if self._data[:10] == MAGIC_BYTES:
            return NIBArchiveHeader(*struct.unpack_from("<10I", self._data, 10))
        return NIBArchiveHeader(
            0, 0, len(self.objects), 0, len(self.keys), 0, len(self.values), 0,
            len(self._names(library.graph_class_name)), 0)

    def get_object_values(self, obj: NIBObject) -> List[NIBValue]:
        """The values of an object."""
        return self.values[obj.values_index:obj.values_index + obj.value_count]

    def get_object_items(self, obj: NIBObject) -> Dict[NIBKey, NIBValue]:
        """The values of an object by key; of one that repeats, as in a collection, the last."""
        keys = self.keys
        return {keys[value[1]]: value for value in self.get_object_values(obj)}

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
