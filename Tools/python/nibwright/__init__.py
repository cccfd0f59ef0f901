"""Interface Builder's documents and archives, without Apple's tools.

    import nibwright

    login = nibwright.open("Login.xib")
    for outlet in login.connections:
        print(outlet["kind"], outlet.get("property"))
    login.compile(module="Login").write("Login.nib")

Everything is done by the library for C, `libnibwright`, which comes with the package; the interpreter's lock is let go while
it works. Errors are exceptions with file, line and column.
"""

from __future__ import annotations

from ._errors import (
    CallbackFailed, DocumentErrors, InvalidArgument, NibError, NotFound, Unreadable, WrongForm,
)

# Type checkers take this for true; at run time neither the library nor the module typing is loaded for it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._interface import (
        Compiled, Diagnostic, Interface, Instantiation, code_name, context, open, resolve, version,
    )
    from ._scan import scan, scan_rows, schema

__all__ = [
    "CallbackFailed", "Compiled", "Diagnostic", "DocumentErrors", "Instantiation", "Interface", "InvalidArgument",
    "NibError", "NotFound", "Unreadable", "WrongForm", "code_name", "context", "open", "resolve", "scan", "scan_rows",
    "schema", "version",
]

_SCANNING = ("scan", "scan_rows", "schema")


def __getattr__(name: str) -> Any:
    """Loads the library when something of it is asked for first, so that importing costs next to nothing."""
    if name not in __all__:
        raise AttributeError(f"module 'nibwright' has no attribute '{name}'")
    if name in _SCANNING:
        from . import _scan
        value = getattr(_scan, name)
    else:
        from . import _interface
        value = getattr(_interface, name)
    globals()[name] = value
    return value
