"""Counts of a run that a busy machine does not change: instructions and blocks of memory, by valgrind."""

import os
import re
import subprocess
import sys

# Hash tables would otherwise have another order in each process, and so other counts.
ENVIRONMENT = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", LC_ALL="C")


def _report(tool, command, statuses=(0,)):
    """What valgrind itself says of a run; the run must end with one of the statuses."""
    run = subprocess.run(["valgrind", *tool, *command], capture_output=True, env=ENVIRONMENT)
    text = run.stderr.decode("utf8", "replace")
    if run.returncode not in statuses:
        sys.exit("failed with %d: %s\n%s" % (run.returncode, " ".join(command), text[-2000:]))
    return text


def _number(pattern, text, command):
    found = re.search(pattern, text)
    if found is None:
        sys.exit("valgrind counts nothing of %s:\n%s" % (" ".join(command), text[-2000:]))
    return int(found.group(1).replace(",", ""))


def instructions(command, statuses=(0,)):
    """Instructions that a command runs; it must end with one of the statuses."""
    tool = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    return _number(r"I +refs: +([0-9,]+)", _report(tool, command, statuses), command)


def allocations(command):
    """Blocks that a command asks the heap for."""
    tool = ["--tool=memcheck", "--leak-check=no", "--undef-value-errors=no"]
    return _number(r"total heap usage: ([0-9,]+) allocs", _report(tool, command), command)
