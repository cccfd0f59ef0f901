"""Which Xcode an archive itself shows to be from, where the row of its pair tells another one.

Keys that all objects of a class have from some Xcode on and none before, or the other way, are marks of time. They are
read from the archives of other apps whose Xcode is known, so neither the pair's own app nor what the command compiles of
its document says anything here. A mark of an archive tells which Xcodes cannot have written it.
"""

import collections
import os
import re
import subprocess
import sys

import evidence

# An archive contradicts what its row tells where so many marks do, and of the Xcode that fits best at most this share.
LEAST, SHARE = 5, 1 / 3
# How many archives have to show each side of a mark, and how many apps both sides together.
ARCHIVES, APPS = 2, 3


def version(text):
    """The Xcode of a cell of the pairs: 0833, 13.4 or mac-xc6; None for names of spans and for what is not known."""
    if re.fullmatch(r"\d{4}", text or ""):
        return int(text[:2]), int(text[2])
    found = re.fullmatch(r"(?:mac-xc)?(\d+)(?:\.(\d+))?(?:\.\d+)?", text or "")
    return (int(found[1]), int(found[2] or 0)) if found else None


# The Xcodes with which the older names of eras for macOS begin: mac-xc8 stands for 8.0 until before 10.0.
MAC_ERAS = [4, 5, 6, 7, 8, 10, 11, 12, 13]


def told(pair):
    """The Xcode that a pair is compiled as: its own, but that of its profile where the two contradict each other.

    None where the profile is a name that tells no Xcode.
    """
    own, profile = version(pair["xcode"]), pair.get("profile")
    if not profile:
        return own
    named = version(profile)
    if own and named and profile.startswith("mac-xc"):
        later = [each for each in MAC_ERAS if each > named[0]]
        return own if named[0] <= own[0] < (later[0] if later else 100) else named
    return named


def count(judge, path):
    """How many objects of each class an archive has, and how many of them have each key."""
    files = [path] if os.path.isfile(path) else [
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names if name.endswith(".nib")]
    objects, keys = collections.Counter(), collections.Counter()
    for file in files:
        try:
            found = judge.reachable(judge.read(file))
        except Exception:
            continue  # A member of a form that the judge does not read tells nothing.
        for each in found:
            objects[each.cls] += 1
            keys.update((each.cls, key) for key in {item[0] for item in each.items})
    return objects, keys


class Marks:
    """What archives of known Xcodes show: by class and key, of each archive its Xcode, its app and its state."""

    def __init__(self, found):
        """`found` lists (app, Xcode, objects by class, objects by class and key)."""
        self.by_class, self.by_key = collections.defaultdict(list), collections.defaultdict(dict)
        for place, (app, xcode, objects, keys) in enumerate(found):
            for name, count in objects.items():
                self.by_class[name].append((place, app, xcode, count))
            for mark, count in keys.items():
                self.by_key[mark][place] = count
        self.xcodes = sorted({xcode for _, xcode, _, _ in found})

    def bounds(self, mark, state, own):
        """The first and the last Xcode that may have written an archive with a state, by all apps but its own.

        None where the key is no mark of time.
        """
        sides = {True: [], False: []}
        apps = set()
        for place, app, xcode, count in self.by_class[mark[0]]:
            if app == own:
                continue
            have = self.by_key[mark].get(place, 0)
            if have not in (0, count):
                return None
            sides[have == count].append(xcode)
            apps.add(app)
        if min(map(len, sides.values())) < ARCHIVES or len(apps) < APPS:
            return None
        same, other = sides[state], sides[not state]
        if min(same) > max(other):
            return min(x for x in self.xcodes if x > max(other)), self.xcodes[-1]
        if max(same) < min(other):
            return self.xcodes[0], max(x for x in self.xcodes if x < min(other))
        return None

    def contradictions(self, objects, keys, own):
        """By Xcode the marks of an archive that it cannot have written."""
        against = {xcode: [] for xcode in self.xcodes}
        every = {mark for mark in self.by_key if objects[mark[0]]}
        for mark in sorted(every):
            have = keys[mark]
            if have not in (0, objects[mark[0]]):
                continue
            bounds = self.bounds(mark, have > 0, own)
            if bounds is None:
                continue
            for xcode in self.xcodes:
                if not bounds[0] <= xcode <= bounds[1]:
                    against[xcode].append(("" if have else "no ") + ".".join(mark))
        return against


def nearest(xcodes, xcode):
    """The one of some Xcodes that is nearest to another: the newest before it, or the oldest."""
    return max((each for each in xcodes if each <= xcode), default=xcodes[0])


def inferred(against, tells, near=None):
    """The Xcode that the fewest marks contradict; None where what the row tells may be right.

    Of several it is the nearest to another one, which is what the row tells unless given.
    """
    stated = len(against[nearest(sorted(against), tells)])
    near = near or tells
    best = min(against, key=lambda xcode: (len(against[xcode]), abs(xcode[0] - near[0]), abs(xcode[1] - near[1])))
    if stated < LEAST or len(against[best]) > stated * SHARE:
        return None
    return best


def contradicted(shared, pairs, platform):
    """The pairs of a platform whose archives contradict their rows: (pair, Xcode told, Xcode shown, marks of both)."""
    sys.path.insert(0, os.path.join(shared, "tools"))
    import nibjudge

    known, read = [], {}
    for pair in pairs:
        if platform(pair):
            read[pair["id"]] = count(nibjudge, os.path.join(shared, "golden", pair["compiled"]))
            if version(pair["xcode"]) is not None:
                known.append((evidence.app(pair), version(pair["xcode"])) + read[pair["id"]])
    if not known:
        return []
    marks, found = Marks(known), []
    for pair in pairs:
        tells = told(pair)
        if pair["id"] not in read or tells is None:
            continue
        against = marks.contradictions(*read[pair["id"]], evidence.app(pair))
        shown = inferred(against, tells, version(pair["xcode"]))
        if shown is not None:
            found.append((pair, tells, shown, against[nearest(marks.xcodes, tells)], against[shown]))
    return found


def score(shared, program, pair, xcode):
    """The score of a pair whose document is compiled as by an Xcode, whatever its row tells."""
    command = [
        program, "compile", "{in}", "--output", "{out}", "{args}", "--emulate-xcode=%d.%d" % xcode,
        "--localizable-strings={strings}",
    ]
    judge = [sys.executable, os.path.join(shared, "tools", "golden.py"), "--group", pair["id"], "--time", "120"]
    run = subprocess.run(judge + ["--worst", "100", "--show", "1", "--"] + command, capture_output=True, text=True)
    found = scores(run.stdout.splitlines(), {pair["id"]})
    if run.returncode != 0 or pair["id"] not in found:
        sys.exit("goldens: %s cannot be scored: %s" % (pair["id"], (run.stderr or run.stdout).strip()))
    return found[pair["id"]]


def scores(lines, known):
    """The scores that the judge of the golden pairs prints, by pair."""
    found = {}
    rows = [line.split() for line in lines]
    for row, below in zip(rows, lines[1:] + [""]):
        if len(row) > 1 and row[1] in known:
            # A note below a pair says that it differs, however little.
            found[row[1]] = min(float(row[0]), 0.99995) if below.startswith(" " * 7) else float(row[0])
    return found
