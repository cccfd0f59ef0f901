"""Which archives a compile makes of the documents whose archives Apple's compiler put in a folder.

Names are compared, not what the archives hold. A document becomes one file, or a folder with a member for each range of systems; a storyboard becomes a folder with an
archive for each scene, each of which may be a folder again. What the editor saved is a folder though it has one archive.
"""

import collections
import concurrent.futures
import filecmp
import os
import subprocess
import tempfile

# What the editor keeps beside the archives of a document: the document itself.
SOURCES = {"designable.nib", "classes.nib", "info.nib"}
# The one file of a compile.
FILE = ""
LABELS = ("equal", "missing", "extra", "twin")
# Examples of a group.
SHOWN = 3


def names(folder):
    """The files below a folder by their paths in it, without what the editor keeps there."""
    found = set()
    for path, _, files in os.walk(folder):
        found |= {os.path.relpath(os.path.join(path, name), folder) for name in files if name not in SOURCES}
    return found


def options(pair):
    """The options that a pair is compiled with, as the judge gives them."""
    words = pair["args"].split()
    digits = pair["xcode"]
    if len(digits) == 4 and digits.isdigit():
        words.append("--emulate-xcode=%d.%d" % (int(digits[:2]), int(digits[2])))
    for name, column in (("profile", "profile"), ("localizable-strings", "strings")):
        if pair[column]:
            words.append("--%s=%s" % (name, pair[column]))
    return words


def compare(expected, made, are_alike=lambda one, other: False):
    """The names that both have, that Apple's compiler alone made, that ours alone made, and of these last the twins.

    A twin has the bytes of another member of its folder: who collected Apple's archives may have kept one of the two.
    """
    if made == {FILE} and len(expected) == 1:
        made = expected
    extra = sorted(made - expected)
    kept = {name: [other for other in made & expected if os.path.dirname(other) == os.path.dirname(name)] for name in extra}
    twins = [name for name in extra if any(are_alike(name, other) for other in kept[name])]
    return sorted(expected & made), sorted(expected - made), [name for name in extra if name not in twins], twins


def comparison(program, shared, pair):
    """What `compare` gives for a pair; None where the command makes nothing."""
    expected = names(os.path.join(shared, "golden", pair["compiled"]))
    with tempfile.TemporaryDirectory(prefix="members-") as folder:
        output = os.path.join(folder, os.path.basename(pair["compiled"]))
        source = os.path.join(shared, "golden", pair["source"])
        run = subprocess.run(
            [program, "compile", source, "--output", output] + options(pair), capture_output=True, timeout=120)
        if run.returncode != 0:
            return None
        return compare(
            expected, names(output) if os.path.isdir(output) else {FILE},
            lambda one, other: filecmp.cmp(os.path.join(output, one), os.path.join(output, other), shallow=False))


def collect(program, shared, pairs):
    """By pair whose archives lie in a folder: what `compare` gives, or None where the compile failed."""
    folders = [pair for pair in pairs if os.path.isdir(os.path.join(shared, "golden", pair["compiled"]))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(lambda pair: comparison(program, shared, pair), folders)
        return dict(zip((pair["id"] for pair in folders), found))


def lines(found):
    """The table by group, and the first differences of each."""
    groups = collections.OrderedDict()
    examples = collections.defaultdict(list)
    for name, each in found.items():
        group = name.split("/")[0]
        counts = groups.setdefault(group, collections.Counter())
        counts["pairs"] += 1
        if each is None:
            counts["failed"] += 1
            continue
        counts["same"] += not any(each[1:])
        for label, members in zip(LABELS, each):
            counts[label] += len(members)
        if any(each[1:]):
            examples[group].append(name + ": " + "; ".join(
                label + " " + ", ".join(member or "(one file)" for member in members[:3])
                + (" and %d more" % (len(members) - 3) if len(members) > 3 else "")
                for label, members in zip(LABELS[1:], each[1:]) if members))
    columns = ("pairs", "same", *LABELS, "failed")
    table = ["%-28s" % "group" + "".join("%10s" % column for column in columns)]
    for group, counts in [*groups.items(), ("all", sum(groups.values(), collections.Counter()))]:
        table.append("%-28s" % group + "".join("%10d" % counts[column] for column in columns))
    for each in examples.values():
        table += each[:SHOWN] + (["and %d more pairs" % (len(each) - SHOWN)] if len(each) > SHOWN else [])
    return table
