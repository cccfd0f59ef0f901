"""Interfaces in Jinja2 templates.

    from jinja2 import Environment, FileSystemLoader

    environment = Environment(loader=FileSystemLoader("."), extensions=["nibwright.jinja.NibExtension"])
    environment.get_template("scenes.swift.jinja").render()

A template asks `nib('Main.storyboard')` for the context of one interface, `nibs('App')` for that of a folder or app. The
filters `camel`, `pascal` and `snake` make names, `escaped` keeps one that is code already, `swift_string` quotes a text.
"""

from __future__ import annotations

from typing import Any, Dict

from jinja2 import Environment
from jinja2.ext import Extension

from . import NibError, code_name, context


def swift_string(text: Any) -> str:
    """A text as a string of Swift, in quotes."""
    out = []
    for character in str(text):
        if character in '"\\':
            out.append("\\" + character)
        elif character == "\n":
            out.append("\\n")
        elif ord(character) < 32 or ord(character) == 127:
            out.append(f"\\u{{{ord(character):x}}}")
        else:
            out.append(character)
    return '"' + "".join(out) + '"'


def nibs(*paths: str) -> Dict[str, Any]:
    """The context of files, folders and apps."""
    return context(paths)


def nib(path: str) -> Dict[str, Any]:
    """The context of one interface; raises what keeps it from being read."""
    whole = context([path])
    if whole["failures"] or len(whole["interfaces"]) != 1:
        failure = (whole["failures"] or [{"message": "this is not one interface", "file": path}])[0]
        raise NibError(
            failure["message"], code=failure.get("code", "other"), file=failure.get("file"), line=failure.get("line"),
            column=failure.get("column"), offset=failure.get("offset"))
    return whole["interfaces"][0]


class NibExtension(Extension):
    """Gives an environment `nib`, `nibs` and the filters of names."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        environment.globals.update(nib=nib, nibs=nibs)
        environment.filters.update(
            camel=lambda text: code_name(str(text), "camel"), pascal=lambda text: code_name(str(text), "pascal"),
            snake=lambda text: code_name(str(text), "snake"),
            escaped=lambda text: code_name(str(text), "escaped"), swift_string=swift_string)
