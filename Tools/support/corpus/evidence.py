"""What golden pairs show of each row of the schema: which keys Apple's archives have with the value that rows write.

Documents are compiled to archives whose objects are marked with the rows that apply to their elements (NibEvidenceTool).
The judge of the shared files pairs the objects of both archives; each key of a paired object is then one of these:

  shown    both archives have it with the same value
  value    both have it, with other values
  missing  a row writes it, Apple's archive has it not
  left     Apple's archive has it; a row applies and leaves it out, or none of the rows with the key applies

The last three contradict the row. A key that no row names is the code's own, under the element's kind or, for an object
that no element became, under its class.
"""

import collections
import concurrent.futures
import csv
import os
import re
import subprocess
import sys
import tempfile

import recorded

MARK = "nibwright.evidence.mark"
OUTCOMES = ("shown", "value", "missing", "left")
CODE = "code"

# A key of a row: what the recorded table has a line of.
Rule = collections.namedtuple("Rule", "platform kind attribute key form condition")


def app(pair):
    """The app of a pair: the repository of its document, whatever else its origin says.

    An origin may name a path in the repository, another one that built the document, or, before a plus, the app that its
    archive was found in.
    """
    return re.match(r"[^\s,]+", pair["origin"].split(" + ")[-1]).group(0)


def has_marks(pair):
    """Whether the archives of a pair's document can be marked.

    What watchOS gets is a property list, which has no objects of classes that a mark could stand on and no rows of keys.
    """
    return "watchos" not in pair["id"].split("/")[0].split("-")


class Pair:
    """What one pair shows: outcomes by rule, examples of contradictions, values of choices, and whether it is equal."""

    def __init__(self, pair):
        self.id, self.app, self.equal = pair["id"], app(pair), False
        self.platform = "AppKit" if "macos" in pair["id"].split("/")[0] else "UIKit"
        self.found = collections.defaultdict(collections.Counter)
        self.examples = {}
        self.values = set()


class Rows:
    """The rows of the schema and the marks, as the tool says them."""

    def __init__(self, lines):
        self.rows, self.kinds, self.marks = {}, {}, {}
        for line in lines:
            what, *cells = line.rstrip("\n").split("\t")
            if what == "row":
                self.rows[cells[0]] = cells[1:4] + [cells[4].split(",") if cells[4] else []] + cells[5:]
            elif what == "kind":
                self.kinds[cells[0], cells[1]] = cells[2].split(",") if cells[2] else []
            else:
                own = self.kinds[cells[1], cells[2]]
                self.marks[int(cells[0])] = (cells[1], cells[2], [own[int(place)] for place in cells[3].split(",") if place])
        # The marks of a kind differ in which rows apply; what a key means to each is found once.
        self.known = {}

    def rule(self, number, key):
        platform, kind, attribute, _, form, condition = self.rows[number]
        return Rule(platform, kind, attribute, key, form, condition)

    def every(self):
        """All rules of the schema."""
        return {self.rule(number, key) for number, row in self.rows.items() for key in row[3] if row[4] != "place"}

    def of(self, mark, key):
        """The rule of a key of an object with a mark."""
        if (mark, key) not in self.known:
            self.known[mark, key] = self.find(mark, key)
        return self.known[mark, key]

    def find(self, mark, key):
        platform, kind, applying = self.marks[mark]
        named = [number for number in applying if key in self.rows[number][3] and self.rows[number][4] != "place"]
        named.sort(key=lambda number: self.rows[number][4] == "custom")
        if named:
            return self.rule(named[0], key)
        others = [number for number in self.kinds[platform, kind] if key in self.rows[number][3]]
        if others:
            return Rule(platform, self.rows[others[0]][1], "", key, "none", "no row with the key applies")
        return Rule(platform, kind, "", key, CODE, "")


def judge_of(shared):
    """The shared files' judge, which takes marks off the archives that it reads; and the marks by object."""
    sys.path.insert(0, os.path.join(shared, "tools"))
    import nibjudge

    marks = {}
    if not hasattr(nibjudge, "plain_read_bytes"):
        nibjudge.plain_read_bytes = nibjudge.read_bytes

    def read_bytes(data):
        root = nibjudge.plain_read_bytes(data)
        for each in nibjudge.reachable(root):
            for item in each.items:
                if item[0] == MARK:
                    marks[id(each)] = (each, item[2])
            each.items = [item for item in each.items if item[0] != MARK]
        return root

    nibjudge.read_bytes = read_bytes
    return nibjudge, marks


class Study:
    """Compares the archives of a pair and counts what they show."""

    def __init__(self, shared, rows):
        self.judge, self.marks = judge_of(shared)
        self.rows = rows

    def pair(self, pair, golden, made):
        """What a pair shows."""
        found = Pair(pair)
        self.marks.clear()
        for label, expected, candidate in self.judge.members(golden, made):
            if candidate is None or not os.path.exists(candidate):
                continue
            try:
                self.archive(self.judge.read(expected), self.judge.read(candidate), found)
            except self.judge.Bad:
                continue
        return found

    def archive(self, golden, made, found, depth=0):
        judge, paired = self.judge, []

        class Recorder(judge.Judge):
            def members(self, g, c, path, first):
                if first:
                    paired.append((g, c))
                return super().members(g, c, path, first)

        for root in (golden, made):
            judge.pair_parents(judge.reachable(root))
            judge.pair_tokens(judge.reachable(root))
            judge.share_values(judge.reachable(root))
        judge.tint(judge.reachable(golden))
        judge.tint(judge.reachable(made))
        Recorder(0).run(golden, made)
        for g, c in paired:
            self.objects(g, c, found, depth)

    def objects(self, golden, made, found, depth):
        sides = ({}, {})
        for side, each in zip(sides, (golden, made)):
            for key, form, value in each.items:
                if key not in self.judge.SKIP_KEYS and key not in self.judge.ELEMENT_KEYS:
                    side.setdefault(key, []).append((form, value))
        mark = self.marks.get(id(made))
        # A pair of child and parent is the judge's own.
        for key in sides[0].keys() | sides[1].keys() if made.cls != "pair" else ():
            theirs, ours = sides[0].get(key), sides[1].get(key)
            inner = self.nested(theirs), self.nested(ours)
            if None not in inner and depth < 4:
                self.archive(self.judge.read_bytes(inner[0]), self.judge.read_bytes(inner[1]), found, depth + 1)
                continue
            if ours is None:
                outcome = "left"
            elif theirs is None:
                outcome = "missing"
            else:
                outcome = "shown" if self.same(theirs, ours) else "value"
            if mark is None:
                rule = Rule(found.platform, "." + made.cls, "", key, CODE, "")
            else:
                rule = self.rows.of(mark[1], key)
            found.found[rule][outcome] += 1
            if outcome != "shown":
                if (rule, outcome) not in found.examples:
                    found.examples[rule, outcome] = self.difference(theirs, ours) or (self.show(theirs), self.show(ours))
            elif rule.form == "choice":
                found.values.add((rule, repr(ours)))

    def nested(self, values):
        """The bytes of an archive inside another."""
        data = values[0][1] if values and len(values) == 1 and values[0][0] == "data" else b""
        is_archive = isinstance(data, bytes) and (data[:10] == b"NIBArchive" or data[:6] == b"bplist")
        return data if is_archive else None

    def same(self, theirs, ours):
        """Whether the values of a key are the same; objects of other elements are, if their classes are."""
        return len(theirs) == len(ours) and all(self.same_value(a, b) for a, b in zip(theirs, ours))

    def same_value(self, a, b, depth=0, cls=""):
        if a[0] != b[0]:
            return False
        if a[0] in ("float", "double") and "Color" in cls:
            return abs(a[1] - b[1]) <= 5e-7
        if a[0] != "ref":
            if self.nested([a]) and self.nested([b]):
                return True
            return a[1] == b[1] or (a[1] != a[1] and b[1] != b[1])
        a, b = a[1], b[1]
        if a.cls != b.cls:
            return False
        if id(b) in self.marks or depth > 5:
            return True
        elements = [
            [(form, value) for key, form, value in each.items if key in self.judge.ELEMENT_KEYS] for each in (a, b)]
        if elements[0] or elements[1]:
            kinds = [[v.cls if f == "ref" else (f, v) for f, v in side] for side in elements]
            if not a.cls.endswith("Dictionary"):
                return sorted(map(str, kinds[0])) == sorted(map(str, kinds[1]))
        deep = self.judge.VALUES.match(a.cls)
        sides = [
            sorted(((k, f, v) for k, f, v in each.items if k not in self.judge.SKIP_KEYS and (deep or f != "ref")),
                   key=lambda item: item[0]) for each in (a, b)]
        return len(sides[0]) == len(sides[1]) and all(
            x[0] == y[0] and self.same_value(x[1:], y[1:], depth + 1, a.cls) for x, y in zip(*sides))

    def difference(self, theirs, ours):
        """Of two objects of one class the values in which they differ, by their path; nothing where that is not it."""
        lines, open_pairs = ([], []), [("", theirs, ours)]
        while open_pairs and len(lines[0]) < 3:
            path, a, b = open_pairs.pop(0)
            plain = a and b and len(a) == len(b) == 1 and a[0][0] == b[0][0] == "ref" and a[0][1].cls == b[0][1].cls
            if not plain:
                lines[0].append(path + self.show(a))
                lines[1].append(path + self.show(b))
                continue
            sides = ({}, {})
            for side, each in zip(sides, (a[0][1], b[0][1])):
                for key, form, value in each.items:
                    side.setdefault(key, []).append((form, value))
            for key in sorted(sides[0].keys() | sides[1].keys()):
                inner = sides[0].get(key), sides[1].get(key)
                if key not in self.judge.SKIP_KEYS and path.count(" ") < 4 and not (all(inner) and self.same(*inner)):
                    open_pairs.append((path + key + " ", *inner))
        return (", ".join(lines[0]), ", ".join(lines[1])) if lines[0] else None

    def show(self, values):
        """A value for people to read, in this report alone."""
        if values is None:
            return "nothing"
        form, value = values[0]
        if form == "ref":
            inner = [i for i in value.items if i[0] == "NS.bytes" or i[1] != "ref"][:6]
            text = value.cls + (" {" + ", ".join("%s=%s" % (k, v) for k, _, v in inner) + "}" if inner else "")
        else:
            text = form if form in ("nil", "true", "false") else "%s %r" % (form, value)
        return text if len(text) < 110 else text[:107] + "..."


def xcode(pair):
    digits = pair["xcode"]
    return "%d.%d" % (int(digits[:2]), int(digits[2])) if len(digits) == 4 and digits.isdigit() else ""


def job(shared, pair, folder):
    """The line of a pair for the tool, and where its output comes."""
    words = pair["args"].split()
    named = dict(zip(words[::2], words[1::2]))
    output = os.path.join(folder, pair["id"], os.path.basename(pair["compiled"]))
    os.makedirs(os.path.dirname(output), exist_ok=True)
    cells = [
        os.path.join(shared, "golden", pair["source"]), output, named.get("--module", ""),
        named.get("--minimum-deployment-target", ""), pair["profile"], xcode(pair), pair["strings"]]
    return "\t".join(cells), output


def study(shared, tool, pairs):
    """What some pairs show, and the rules of the schema."""
    sys.setrecursionlimit(100000)
    with tempfile.TemporaryDirectory(prefix="evidence-") as folder:
        jobs = [job(shared, pair, folder) for pair in pairs]
        with open(os.path.join(folder, "jobs"), "w") as file:
            file.write("\n".join(line for line, _ in jobs) + "\n")
        subprocess.run([tool, os.path.join(folder, "jobs"), folder], check=True, stdout=subprocess.DEVNULL)
        with open(os.path.join(folder, "rows.tsv")) as file:
            rows = Rows(file)
        judge = Study(shared, rows)
        found = []
        for pair, (_, output) in zip(pairs, jobs):
            if os.path.exists(output):
                found.append(judge.pair(pair, os.path.join(shared, "golden", pair["compiled"]), output))
        return found, rows.every()


def collect(shared, pairs, scores=None):
    """What all pairs show: a list of pairs, and the rules of the schema."""
    tool = recorded.newest_program("NibEvidenceTool")
    pairs = [pair for pair in pairs if has_marks(pair)]
    count = os.cpu_count() or 1
    # Every so many, so that groups of large documents are shared.
    parts = [pairs[place::count * 2] for place in range(count * 2)]
    with concurrent.futures.ProcessPoolExecutor(count) as pool:
        results = [job.result() for job in [pool.submit(study, shared, tool, part) for part in parts]]
    found = sorted((pair for part, _ in results for pair in part), key=lambda pair: pair.id)
    for pair in found:
        pair.equal = (scores or {}).get(pair.id) == 1
    return found, results[0][1]


class Evidence:
    """What all pairs show of a rule."""

    def __init__(self):
        self.apps = {outcome: set() for outcome in OUTCOMES}
        self.documents = {outcome: set() for outcome in OUTCOMES}

    def add(self, pair, outcomes):
        for outcome in outcomes:
            self.apps[outcome].add(pair.app)
            self.documents[outcome].add(pair.id)

    @property
    def could(self):
        """The apps in which the rule could be seen."""
        return set().union(*self.apps.values())

    @property
    def against(self):
        """The apps that contradict the rule."""
        return self.apps["value"] | self.apps["missing"] | self.apps["left"]

    def contradicting(self):
        """The documents that contradict it."""
        return self.documents["value"] | self.documents["missing"] | self.documents["left"]

    def counts(self):
        """The cells of the recorded table."""
        return [
            len(self.could), len(self.apps["shown"]), len(self.documents["shown"]), len(self.against),
            len(self.contradicting()), len(self.documents["value"]), len(self.documents["missing"]),
            len(self.documents["left"])]


def by_rule(pairs):
    """The evidence of each rule that pairs have to do with."""
    rules = collections.defaultdict(Evidence)
    for pair in pairs:
        for rule, outcomes in pair.found.items():
            rules[rule].add(pair, outcomes)
    return rules


def obstacles(pairs):
    """By rule: the pairs that are different by it alone.

    A value differs as its row's and as that of the object that holds it, so what code writes counts where no row differs.
    """
    alone = collections.defaultdict(list)
    for pair in pairs:
        against = {rule for rule, outcomes in pair.found.items() if set(outcomes) != {"shown"}}
        against = {rule for rule in against if rule.form != CODE} or against
        if len(against) == 1:
            alone[against.pop()].append(pair)
    return alone


def weakest(rules):
    """Rules that no app shows, or one where others could, worst first: (rule, evidence)."""
    weak = [
        (rule, each) for rule, each in rules.items()
        if rule.form != CODE and len(each.apps["shown"]) <= 1 and each.against]
    return sorted(weak, key=lambda item: (
        -len(item[1].against - item[1].apps["shown"]), len(item[1].apps["shown"]), -len(item[1].contradicting()), item[0]))


NAMES = list(Rule._fields)
COUNTS = ["could", "apps", "documents", "against", "contradicting", "value", "missing", "left"]
COMMENT = "What golden pairs show of the schema's rows; Tools/corpus evidence counts and records it."


def table(rules, every):
    """The counts of all rules of the schema, and of keys that none of a kind's rows wrote; not of code's own keys."""
    counted = {rule for rule in rules if rule.form != CODE}
    return {tuple(rule): rules.get(rule, Evidence()).counts() for rule in every | counted}


def read_recorded():
    """The recorded counts by the names of the rule."""
    try:
        with open(recorded.recorded_path("evidence.tsv")) as file:
            rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")][1:]
    except FileNotFoundError:
        return {}
    return {tuple(row[:len(NAMES)]): [int(cell) for cell in row[len(NAMES):]] for row in rows}


def write_recorded(counts):
    """Records the counts."""
    recorded.write_table(
        "evidence.tsv", COMMENT, NAMES + COUNTS, {"\t".join(rule): cells for rule, cells in counts.items()})


def write_provenance(rules):
    """Writes the tables of apps by kind and key that the schema reads for its own rows."""
    for platform, name, file in (("UIKit", "uiKit", "SeenKeys+UIKit"), ("AppKit", "appKit", "SeenKeys+AppKit")):
        path = os.path.join(recorded.PACKAGE, "Sources", "NibSchema", "Provenance", file + ".swift")
        with open(path, "w") as written:
            written.write("\n".join(provenance(rules, platform, name)) + "\n")


def provenance(rules, platform, name):
    """The lines of such a file: kinds with the keys of their own rows and the number of apps that show them."""
    apps = collections.defaultdict(lambda: collections.defaultdict(set))
    for rule, each in rules.items():
        if rule.platform == platform and rule.form not in (CODE, "none") and each.apps["shown"]:
            apps[rule.kind][rule.key] |= each.apps["shown"]
    lines = ["/// Written by `Tools/corpus evidence --record`.", "extension SeenKeys {"]
    lines += ["  /// Kinds with the keys of their own rows, and how many apps show them.", "  static let %s = \"\"\"" % name]
    for kind in sorted(kind for kind in apps if "/" not in kind):
        line = "    " + kind
        for key in sorted(apps[kind]):
            word = " %s=%d" % (key, len(apps[kind][key]))
            if len(line) + len(word) > 116:
                lines.append(line)
                line = "    " + kind
            line += word
        lines.append(line)
    return lines + ["    \"\"\"", "}"]


def words(rule):
    """A rule in words."""
    text = "%s %s %s" % (rule.platform, rule.kind, rule.key)
    if rule.attribute:
        text += " from " + rule.attribute
    return text + " (" + "; ".join(part for part in (rule.form, rule.condition) if part) + ")"


def leave_one_out(pairs, rules, with_code=False, with_values=False):
    """The pairs that are equal and rest on nothing that their own app alone shows, by id."""
    values = collections.defaultdict(set)
    for pair in pairs:
        for value in pair.values:
            values[value].add(pair.app)
    kept = set()
    for pair in pairs:
        shown = [rule for rule, outcomes in pair.found.items() if "shown" in outcomes]
        own = any(
            rules[rule].apps["shown"] == {pair.app} for rule in shown if with_code or rule.form != CODE)
        if with_values:
            own = own or any(values[value] == {pair.app} for value in pair.values)
        if pair.equal and not own:
            kept.add(pair.id)
    return kept
