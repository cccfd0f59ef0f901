"""What the tools that compare with recorded figures have in common: shared files, the command, tables of figures."""

import os
import sys

PACKAGE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def shared_folder(needed):
    """The folder of shared files, found as the tests find it, if it has the file NEEDED; else None."""
    folder = os.environ.get("NIBWRIGHT_SHARED") or os.path.join(os.path.dirname(PACKAGE), "shared")
    return os.path.abspath(folder) if os.path.exists(os.path.join(folder, needed)) else None


def skip(tool):
    """Says that the shared files are not here, and ends well: not everybody has them."""
    print("%s: skipped; needs the shared files in ../shared or in the folder that NIBWRIGHT_SHARED names" % tool)
    sys.exit(0)


def built_programs(name):
    """The programs of that name, one a configuration that is built."""
    built = [os.path.join(PACKAGE, ".build", mode, name) for mode in ("release", "debug")]
    return [path for path in built if os.path.exists(path)]


def is_built(name):
    return bool(built_programs(name))


def newest_program(name):
    """The program of that name that was built last, in whatever configuration."""
    built = built_programs(name)
    if not built:
        sys.exit("no %s is built; build it with `swift build --product %s`, or name it" % (name, name))
    return max(built, key=os.path.getmtime)


def recorded_path(name):
    return os.path.join(PACKAGE, "Tools", "recorded", name)


def read_table(name):
    """A recorded table: its rows by the first column, each a list of texts; empty when there is none."""
    try:
        with open(recorded_path(name)) as file:
            rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    except FileNotFoundError:
        return {}
    return {row[0]: row[1:] for row in rows[1:]}


def write_table(name, comment, columns, rows):
    with open(recorded_path(name), "w") as file:
        file.write("# %s\n" % comment)
        file.write("\t".join(columns) + "\n")
        for key in sorted(rows):
            file.write("\t".join([key] + [str(cell) for cell in rows[key]]) + "\n")
    print("recorded %s; read the difference before committing it" % os.path.relpath(recorded_path(name), PACKAGE))


def options(documentation, values=(), flags=()):
    """The command line: options with a value and flags; anything else prints the usage and ends with 2."""
    found, words = {}, sys.argv[1:]
    while words:
        word = words.pop(0)
        if word in flags:
            found[word] = True
        elif word in values and words:
            found[word] = words.pop(0)
        else:
            print(documentation.strip())
            sys.exit(0 if word in ("-h", "--help") else 2)
    return found
