"""Instantiation: the library's callbacks as calls of a Python factory."""

from __future__ import annotations

import ctypes
from ctypes import c_void_p
from typing import Any, Callable, List, Optional

from . import _library
from ._library import text


class FactoryCalls:
    """Keeps the objects that were made, by the numbers that the library knows them by, and the factory's exception."""

    def __init__(self, factory: Any, owner: Any) -> None:
        self.objects: List[Any] = []
        self.exception: Optional[BaseException] = None
        self._owner = owner
        self.owner_pointer = None if owner is None else c_void_p(1)
        self._factory = factory
        make = getattr(factory, "make", None)
        self._make: Callable[..., Any] = make or (lambda class_name, original, identifier: factory(class_name))
        self.structure = self._structure()

    def _structure(self) -> _library.Factory:
        own = self._factory

        def known(name: str, default: Optional[Callable[..., Any]], form: Any, wrap: Callable[..., Any]) -> Any:
            method = getattr(own, name, default)
            return form(wrap(method)) if method else form()

        return _library.Factory(
            ctypes.sizeof(_library.Factory), None, _library.MAKE(self._made),
            known("set_value", None, _library.SET, self._setter),
            known("set_attribute", None, _library.SET, self._setter),
            known("connect_outlet", setattr, _library.OUTLET, self._outlet),
            known("connect_collection", _set_collection, _library.COLLECTION, self._collection),
            known("connect_action", None, _library.ACTION, self._action),
            known("awake", _awake, _library.AWAKE, self._awake), _library.FAILURE())

    def _object(self, pointer: Optional[int]) -> Any:
        if pointer is None:
            return None
        return self._owner if pointer == 1 else self.objects[pointer - 2]

    def _guard(self, work: Callable[..., Any], *arguments: Any) -> bool:
        """Calls the factory: an exception is kept, and ends the load."""
        try:
            work(*arguments)
            return True
        except BaseException as exception:  # noqa: B902 - nothing may pass through C
            self.exception = exception
            return False

    def _made(self, _: Any, known: Any) -> Optional[int]:
        info = known.contents
        names = (text(info.class_name), text(info.original_class_name), text(info.identifier))

        def work() -> None:
            self.objects.append(self._make(*names))

        # 1 is the owner, and 0 would be NULL.
        return len(self.objects) + 1 if self._guard(work) else None

    def _setter(self, method: Callable[..., Any]) -> Callable[..., bool]:
        return lambda _, pointer, key, value: self._guard(
            lambda: method(self._object(pointer), text(key), self._value(value.contents)))

    def _outlet(self, method: Callable[..., Any]) -> Callable[..., bool]:
        return lambda _, pointer, name, value: self._guard(
            lambda: method(self._object(pointer), text(name), self._object(value)))

    def _collection(self, method: Callable[..., Any]) -> Callable[..., bool]:
        return lambda _, pointer, name, members, count, adds: self._guard(
            lambda: method(
                self._object(pointer), text(name), [self._object(members[index]) for index in range(count)], adds))

    def _action(self, method: Callable[..., Any]) -> Callable[..., bool]:
        return lambda _, pointer, target, selector, events: self._guard(
            lambda: method(self._object(pointer), self._object(target), text(selector), events))

    def _awake(self, method: Callable[..., Any]) -> Callable[..., bool]:
        return lambda _, pointer: self._guard(lambda: method(self._object(pointer)))

    def _value(self, value: Any) -> Any:
        kind = value.kind
        if kind == 1:
            return bool(value.integer)
        if kind == 2:
            return value.integer
        if kind == 3:
            return value.real
        if kind in (4, 10):
            return ctypes.string_at(value.bytes, value.count).decode("utf-8", "replace")
        if kind == 5:
            return ctypes.string_at(value.bytes, value.count)
        if kind == 6:
            return tuple(value.numbers[index] for index in range(value.count))
        if kind == 7:
            return self._object(value.object)
        if kind == 8:
            return [self._value(value.items[index]) for index in range(value.count)]
        if kind == 9:
            # A list of pairs: keys need not be hashable, and their order counts.
            items = [self._value(value.items[index]) for index in range(value.count)]
            return list(zip(items[::2], items[1::2]))
        return None


def _set_collection(target: Any, name: str, members: List[Any], adds: bool) -> None:
    setattr(target, name, list(getattr(target, name, [])) + members if adds else members)


def _awake(target: Any) -> None:
    method = getattr(target, "awakeFromNib", None)
    if method:
        method()
