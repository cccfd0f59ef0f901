"""Interfaces, and what can be done with them."""

from __future__ import annotations

import ctypes
import os
import sys
from ctypes import byref, c_size_t, c_void_p
from typing import Any, Dict, Iterable, List, NamedTuple, Optional, Sequence, Union

from . import _errors, _library
from ._factory import FactoryCalls
from ._library import PICKLE, check, encoded, library, take_bytes, take_values, text, texts

_STYLES = {"nibwright": 0, "swiftgen": 1, "rswift": 2}
_KINDS = {"image": 0, "nib": 1, "storyboard": 2, "file": 3}
_CONVENTIONS = {"camel": 0, "pascal": 1, "snake": 2, "escaped": 3}
_LISTS = {"objects": 0, "connections": 1, "scenes": 2}
_FORMS = ("unknown", "xib", "storyboard", "nib", "folder")
_SEVERITIES = ("notice", "warning", "error")

TYPE_CHECKING = False
if TYPE_CHECKING:
    from . import types as _types

Record = Dict[str, Any]


class Diagnostic(NamedTuple):
    """A message about an input."""

    severity: str
    code: str
    message: str
    file: str
    line: Optional[int]
    column: Optional[int]
    object: Optional[str]

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}:{self.column}"
        return f"{place}: {self.severity}: {self.message}"


class _Handle:
    """A handle of the library and the function that gives it back.

    A copy is the same one: what it stands for never changes, and it is given back once.
    """

    def __init__(self, pointer: c_void_p, free: Any) -> None:
        self.pointer: Optional[c_void_p] = pointer
        self._free = free

    def __del__(self) -> None:
        pointer, self.pointer = self.pointer, None
        if pointer:
            self._free(pointer)

    def __copy__(self) -> "_Handle":
        return self

    def __deepcopy__(self, memo: Any) -> "_Handle":
        return self

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("what stands in the library cannot be pickled; keep the bytes")


class _Files(NamedTuple):
    files: Dict[str, bytes]
    diagnostics: List[Diagnostic]


class Compiled(_Files):
    """What a document compiles to: files by their paths below the output; a nib that is one file has the path ""."""

    _handle: Optional[_Handle] = None

    @property
    def data(self) -> bytes:
        """The one file of a nib.

        Raises WrongForm when there are several.
        """
        if len(self.files) != 1:
            raise _errors.WrongForm(f"there are {len(self.files)} files; use 'files'", code="wrongForm")
        return next(iter(self.files.values()))

    def write(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the file, or the folder with all its files, in one step: a reader sees the old state or the new one.

        Raises InvalidArgument for files that no compile gave.
        """
        if self._handle is None:
            raise _errors.InvalidArgument("only what a compile gave can be written", code="invalidArgument")
        error = c_void_p()
        check(library.files_write(self._handle.pointer, encoded(os.fspath(path), "path"), byref(error)), error)


class Instantiation(NamedTuple):
    """What a factory made: objects in the order of making, and what was noticed on the way."""

    objects: List[Any]
    diagnostics: List[Diagnostic]


def _diagnostics(handle: c_void_p) -> List[Diagnostic]:
    """The messages of a handle, which is freed."""
    found: List[Diagnostic] = []
    message = _library.Diagnostic()
    try:
        for index in range(library.diagnostics_count(handle)):
            library.diagnostics_get(handle, index, byref(message))
            found.append(
                Diagnostic(
                    _SEVERITIES[message.severity], text(message.code) or "", text(message.message) or "",
                    text(message.file) or "", message.line or None, message.column or None, text(message.object)))
    finally:
        library.diagnostics_free(handle)
    return found


def _choice(table: Dict[str, int], value: str, name: str) -> int:
    if value not in table:
        words = ", ".join(table)
        raise _errors.InvalidArgument(f"{name} '{value}' is none of {words}", code="invalidArgument")
    return table[value]


def _context_options(style: str, module: Optional[str]) -> _library.ContextOptions:
    return _library.ContextOptions(
        ctypes.sizeof(_library.ContextOptions), _choice(_STYLES, style, "style"), PICKLE, encoded(module, "module"))


class Interface:
    """A XIB, a storyboard, a compiled nib, or a folder that is a compiled nib or storyboard.

    Never changes once it is made; several threads may use one.
    """

    def __init__(self, handle: c_void_p, name: str) -> None:
        self._owned = _Handle(handle, library.interface_free)
        self.name = name
        self._lists: Dict[str, Any] = {}

    @property
    def _handle(self) -> Optional[c_void_p]:
        return self._owned.pointer

    def __repr__(self) -> str:
        return f"<nibwright.Interface {self.form} {self.name!r}>"

    @property
    def form(self) -> str:
        """`xib`, `storyboard`, `nib` or `folder`."""
        return _FORMS[library.interface_form(self._handle)]

    def context(self, style: str = "nibwright", *, module: Optional[str] = None) -> Record:
        """All that templates need, as `Tools/schemas/context-2.schema.json` describes it.

        style is `nibwright`, `swiftgen` or `rswift`; module is the target's, for documents that name none.
        """
        options = _context_options(style, module)
        result, error = c_void_p(), c_void_p()
        check(library.interface_context(self._handle, byref(options), byref(result), byref(error)), error)
        return take_values(result)

    def _list(self, name: str) -> Any:
        """A list of the context, made once, without the rest of it."""
        if name not in self._lists:
            result, error = c_void_p(), c_void_p()
            check(library.interface_list(self._handle, _LISTS[name], PICKLE, byref(result), byref(error)), error)
            self._lists[name] = take_values(result)
        return self._lists[name]

    @property
    def objects(self) -> "List[_types.Object]":
        """Objects with their classes, holders, attributes and places."""
        return self._list("objects")

    @property
    def connections(self) -> "List[_types.Connection]":
        """Outlets, collections, actions and bindings with the classes of their ends."""
        return self._list("connections")

    @property
    def scenes(self) -> "List[_types.Scene]":
        """Scenes of a storyboard."""
        return self._list("scenes")

    def compile(
        self, *, module: Optional[str] = None, deployment_target: Optional[str] = None, xcode: Optional[str] = None,
        strict: bool = False,
    ) -> Compiled:
        """Compiles a XIB or storyboard.

        module is that of custom classes which name none; deployment_target the oldest system, "13.0"; xcode the version whose
        compiler is imitated; strict makes warnings errors. Raises DocumentErrors with all diagnostics, WrongForm.
        """
        options = _library.CompileOptions(
            ctypes.sizeof(_library.CompileOptions), 1 if strict else 0, 0, encoded(module, "module"),
            encoded(deployment_target, "deployment_target"), encoded(xcode, "xcode"))
        files, messages, error = c_void_p(), c_void_p(), c_void_p()
        status = library.compile(self._handle, byref(options), byref(files), byref(messages), byref(error))
        diagnostics = _diagnostics(messages) if messages else []
        try:
            check(status, error)
        except _errors.DocumentErrors as failure:
            failure.diagnostics = diagnostics
            raise
        handle = _Handle(files, library.files_free)
        found: Dict[str, bytes] = {}
        count = c_size_t()
        for index in range(library.files_count(files)):
            data = library.files_data(files, index, byref(count))
            found[text(library.files_path(files, index)) or ""] = ctypes.string_at(data, count.value)
        compiled = Compiled(found, diagnostics)
        compiled._handle = handle
        return compiled

    def convert(self, *, canonical: bool = False) -> bytes:
        """Decodes an archive and encodes it anew, as it is stored or in canonical order. Raises WrongForm."""
        result, error = c_void_p(), c_void_p()
        check(library.convert(self._handle, 1 if canonical else 0, byref(result), byref(error)), error)
        return take_bytes(result)

    def instantiate(self, factory: Any, owner: Any = None) -> Instantiation:
        """Brings the objects of a nib or XIB to life.

        factory is called with a class name and returns an object, or it has methods: `make(class_name, original_class_name,
        identifier)` and, as wanted, `set_value(object, key, value)`, `set_attribute(object, key_path, value)`,
        `connect_outlet(object, name, value)`, `connect_collection(object, name, members, adds)`,
        `connect_action(object, target, selector, events)` and `awake(object)`. Without them outlets and collections become
        attributes, and `awakeFromNib` is called where there is one. owner is what the nib knows as File's Owner.

        An exception of the factory ends the load and is raised here.
        """
        return self._instantiate(
            FactoryCalls(factory, owner), lambda calls, messages, error: library.instantiate(
                self._handle, byref(calls.structure), calls.owner_pointer, messages, error))

    def instantiate_scene(self, factory: Any, identifier: Optional[str] = None) -> Instantiation:
        """Instantiates a scene of a storyboard, for UIKit or AppKit: its controllers, then the view of each.

        identifier is the controller's in the storyboard; without one it is the initial scene. factory is as for instantiate.
        """
        scene = encoded(identifier, "identifier")
        return self._instantiate(
            FactoryCalls(factory, None), lambda calls, messages, error: library.instantiate_scene(
                self._handle, scene, byref(calls.structure), messages, error))

    def _instantiate(self, calls: FactoryCalls, load: Any) -> Instantiation:
        messages, error = c_void_p(), c_void_p()
        status = load(calls, byref(messages), byref(error))
        if calls.exception is not None:
            library.error_free(error)
            if messages:
                library.diagnostics_free(messages)
            raise calls.exception
        check(status, error)
        return Instantiation(calls.objects, _diagnostics(messages) if messages else [])


def _pointer(data: Any) -> Any:
    """Where bytes lie, without a copy of them, and how many there are."""
    if isinstance(data, bytes):
        return ctypes.cast(ctypes.c_char_p(data), c_void_p), len(data)
    view = memoryview(data).cast("B")
    if view.readonly or not view.contiguous:
        whole = bytes(view)
        return ctypes.cast(ctypes.c_char_p(whole), c_void_p), len(whole)
    if len(view) == 0:
        return c_void_p(), 0
    return ctypes.cast((ctypes.c_char * len(view)).from_buffer(view), c_void_p), len(view)


def open(source: Union[str, "os.PathLike[str]", bytes, bytearray, memoryview], *, name: Optional[str] = None) -> Interface:
    """Reads an interface from a path, from a member of an archive (`App.ipa!Payload/App.app/Main.nib`), or from bytes,
    which messages call by `name`.

    Raises NotFound and Unreadable.
    """
    result, error = c_void_p(), c_void_p()
    if isinstance(source, (bytes, bytearray, memoryview)):
        pointer, count = _pointer(source)
        label = name or "interface"
        check(library.open_bytes(pointer, count, encoded(label, "name"), byref(result), byref(error)), error)
        return Interface(result, label)
    path = os.fspath(source)
    if isinstance(path, bytes):
        path = os.fsdecode(path)
    check(library.open(encoded(path, "path"), byref(result), byref(error)), error)
    return Interface(result, path)


def context(
    paths: Iterable[Union[str, "os.PathLike[str]"]], *, style: str = "nibwright", module: Optional[str] = None,
) -> Record:
    """The context of files, folders and apps as one; what cannot be read is among its `failures`."""
    items = texts(paths, "path")
    options = _context_options(style, module)
    result, error = c_void_p(), c_void_p()
    check(library.context(items, len(items), byref(options), byref(result), byref(error)), error)
    return take_values(result)


def code_name(value: str, convention: str = "camel") -> str:
    """A text as a name in code: `camel`, `pascal`, `snake`, or `escaped` for one that is code already."""
    result, error = c_void_p(), c_void_p()
    number = _choice(_CONVENTIONS, convention, "convention")
    check(library.code_name(encoded(value.replace("\0", " "), "text"), number, byref(result), byref(error)), error)
    return take_bytes(result).decode("utf-8")


def resolve(
    name: str, bundles: Sequence[Union[str, "os.PathLike[str]"]], *, kind: str = "image", scale: int = 1,
    languages: Sequence[str] = (),
) -> Record:
    """What a name means in bundles and all bundles inside them: `file`, `bundle` and what else is known.

    kind is `image`, `nib`, `storyboard` or `file`; scale is pixels to a point. Raises NotFound, which names what was tried.
    """
    folders, wanted = texts(bundles, "bundle"), texts(languages, "language")
    options = _library.ResolveOptions(
        ctypes.sizeof(_library.ResolveOptions), _choice(_KINDS, kind, "kind"), scale, wanted, len(wanted))
    result, error = c_void_p(), c_void_p()
    check(
        library.resolve(
            encoded(name, "name"), folders, len(folders), byref(options), byref(result), byref(error)), error)
    import json

    return json.loads(take_bytes(result))


def version() -> str:
    """The version of the library."""
    return text(library.version()) or ""


# What the package's own names are found by; the library's errors stand beside them.
for _name in ("CallbackFailed", "DocumentErrors", "InvalidArgument", "NibError", "NotFound", "Unreadable", "WrongForm"):
    setattr(sys.modules[__name__], _name, getattr(_errors, _name))
