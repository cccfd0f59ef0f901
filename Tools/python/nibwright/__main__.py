"""`python -m nibwright render TEMPLATE INPUT…` fills a Jinja2 template with the context of inputs."""

from __future__ import annotations

import argparse
import os
import sys

from . import NibError, context, version


def _render(options: argparse.Namespace) -> int:
    from jinja2 import ChoiceLoader, Environment, FileSystemLoader, StrictUndefined, TemplateError

    own = os.path.join(os.path.dirname(__file__), "templates")
    folder, name = os.path.split(options.template)
    if os.sep not in options.template and not os.path.exists(options.template):
        folder, name = own, options.template + ".jinja"
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(folder or "."), FileSystemLoader(own)]), trim_blocks=True,
        lstrip_blocks=True, keep_trailing_newline=True, undefined=StrictUndefined,
        extensions=["nibwright.jinja.NibExtension"])
    known = context(options.inputs, module=options.module)
    for message in known["warnings"] + known["failures"]:
        place = message["file"] + (f":{message['line']}:{message['column']}" if "line" in message else "")
        print(f"{place}: {message['severity']}: {message['message']} [{message['code']}]", file=sys.stderr)
    parameters = dict(pair.partition("=")[::2] for pair in options.set)
    try:
        text = environment.get_template(name).render(known, context=known, parameters=parameters)
    except TemplateError as error:
        line = getattr(error, "lineno", None)
        print(f"{options.template}{f':{line}' if line else ''}: error: {error}", file=sys.stderr)
        return 1
    if options.output:
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.write(text)
    return 3 if known["failures"] else 0


def _scan(options: argparse.Namespace) -> int:
    try:
        import pyarrow.parquet as parquet
    except ImportError:
        print("nibwright: error: scan needs pyarrow (pip install pyarrow)", file=sys.stderr)
        return 1
    from . import scan, schema

    failures = 0
    # A file with no rows is written whole, too, and one that could not be finished has no name.
    temporary = options.output + ".part"
    try:
        with parquet.ParquetWriter(temporary, schema()) as writer:
            for batch in scan(options.inputs):
                failures += batch.column("row").to_pylist().count("failure")
                writer.write_batch(batch)
        os.replace(temporary, options.output)
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise
    return 3 if failures else 0


def main() -> int:
    """Runs a command line; the exit codes are those of the command nibwright."""
    parser = argparse.ArgumentParser(prog="python -m nibwright", description=__doc__)
    parser.add_argument("--version", action="version", version=f"nibwright {version()}")
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="fill a Jinja2 template with the context of inputs")
    own = sorted(
        name[: -len(".jinja")] for name in os.listdir(os.path.join(os.path.dirname(__file__), "templates"))
        if name.endswith(".jinja"))
    render.add_argument("template", help="a file, or one of: " + ", ".join(own))
    render.add_argument("inputs", nargs="+", help="documents, archives, folders and apps")
    render.add_argument("-o", "--output", help="the file to write; default: standard output")
    render.add_argument("--module", help="module of the target, for documents that name none")
    render.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a parameter of the template")
    scan = commands.add_parser("scan", help="write the rows of archives, folders and apps as one Parquet file; needs pyarrow")
    scan.add_argument("inputs", nargs="+", help="compiled nibs and storyboards, folders and apps")
    scan.add_argument("-o", "--output", required=True, help="the file to write")
    options = parser.parse_args()
    try:
        return _scan(options) if options.command == "scan" else _render(options)
    except NibError as error:
        print(f"{error} [{error.code}]", file=sys.stderr)
        return 1


sys.exit(main())
