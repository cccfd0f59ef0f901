"""What goes wrong, as exceptions."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Optional


class NibError(Exception):
    """An error with its place: `file`, `line` and `column` of a document, `offset` in an archive, `object` by id.

    `code` is a stable word for the kind of error. What is not known is None.
    """

    def __init__(
        self, message: str, *, code: str = "other", file: Optional[str] = None, line: Optional[int] = None,
        column: Optional[int] = None, offset: Optional[int] = None, object: Optional[str] = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.offset = offset
        self.object = object

    def __str__(self) -> str:
        place = self.file or ""
        if self.line is not None:
            place += f":{self.line}:{self.column}"
        elif self.offset is not None:
            place += f"@{self.offset}"
        return f"{place}: {self.message}" if place else self.message


class InvalidArgument(NibError, ValueError):
    """An argument that cannot be taken, or an interface that was closed."""


class NotFound(NibError, FileNotFoundError):
    """Nothing lies at a path, or nothing has a name."""

    def __init__(self, message: str, **place: object) -> None:
        NibError.__init__(self, message, **place)  # type: ignore[arg-type]


class Unreadable(NibError, ValueError):
    """An input that is there and is not what it should be."""


class WrongForm(NibError, ValueError):
    """An interface that the call is not for, as a compiled nib that is to be compiled."""


class DocumentErrors(NibError):
    """A document with errors; `diagnostics` has all of them."""

    diagnostics: list = []


class CallbackFailed(NibError):
    """A factory that failed without an exception of its own."""
