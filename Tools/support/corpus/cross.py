"""Scores of golden pairs by app, each app weighing the same: how well documents of apps that nobody learned from compile.

A group with ten documents of one app says little about the next app, so an app's figures are the means of its pairs, and
a kind's figures the means of its apps. The groups `apps-` hold documents of many apps; targets are for them.
"""

import csv
import os
import re
from collections import defaultdict

import eras
import evidence

# Kinds of archives: name, which groups, then the targets for groups `apps-`: share of equal pairs, mean score.
KINDS = [
    ("iOS nibs", r"ios-nib", (0.80, 0.992)),
    ("iOS storyboards", r"ios-storyboard", (0.75, 0.99)),
    ("iOS legacy", r"ios-legacy", (0.60, 0.985)),
    ("macOS modern", None, (0.60, 0.985)),
    ("macOS keyed", None, (0.45, 0.97)),
    ("macOS legacy", None, (0.60, 0.985)),
    ("macOS designable", r"macos-designable", None),
    ("tvOS", r"tvos", None),
    ("watchOS", r"watchos", None),
]
TARGETS = {name: target for name, _, target in KINDS}


def read_pairs(shared):
    """The golden pairs of the shared files, in order."""
    with open(os.path.join(shared, "golden", "pairs.tsv")) as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def group(pair):
    return pair["id"].split("/")[0]


def is_unknown(pair):
    """Whether the pair is one of the groups of documents that rows were not learned from."""
    return group(pair).startswith("apps-")


def kind(pair):
    """The name of the kind of a pair.

    Of macOS the archive decides: one group may hold NIBArchives and keyed archives. Archives that the editor saved beside
    documents of apps (`designable`) are a kind of their own: no build made them.
    """
    name = group(pair).removeprefix("apps-")
    for label, form, _ in KINDS:
        if form is not None and re.match(form, name):
            return label
    if pair["source_format"].startswith("legacy"):
        return "macOS legacy"
    return "macOS modern" if "NIBArchive" in pair["container"] else "macOS keyed"


def by_app(scored):
    """Of (app, score): apps, pairs, the share of equal pairs and the mean, each app weighing the same."""
    apps = defaultdict(list)
    for app, score in scored:
        apps[app].append(score)
    equal = sum(sum(score == 1 for score in scores) / len(scores) for scores in apps.values())
    mean = sum(sum(scores) / len(scores) for scores in apps.values())
    count = len(apps)
    return count, sum(map(len, apps.values())), equal / max(count, 1), mean / max(count, 1)


def table(pairs, scores):
    """The figures by kind and by where the pairs are from: (kind, "all" or "apps-", apps, pairs, equal, mean)."""
    found = defaultdict(list)
    for pair in pairs:
        scored = (evidence.app(pair), scores.get(pair["id"], 0.0))
        found[kind(pair), "all"].append(scored)
        if is_unknown(pair):
            found[kind(pair), "apps-"].append(scored)
    return [
        (name, source) + by_app(found[name, source])
        for name, _, _ in KINDS
        for source in ("all", "apps-")
        if (name, source) in found
    ]


def verdict(name, source, equal, mean):
    """The target of a line of the table, and whether it is reached; nothing where there is none."""
    target = TARGETS[name] if source == "apps-" else None
    if target is None:
        return ""
    reached = "reached" if equal >= target[0] and mean >= target[1] else "missed"
    return "%5.1f %% %8.4f  %s" % (100 * target[0], target[1], reached)


def print_table(pairs, scores):
    """Prints the figures, each beside its target."""
    print("%-18s%-7s%6s%7s%9s%10s   %s" % ("kind", "groups", "apps", "pairs", "equal", "mean", "target"))
    for name, source, apps, count, equal, mean in table(pairs, scores):
        line = "%-18s%-7s%6d%7d%7.1f %%%10.4f   %s" % (
            name, source, apps, count, 100 * equal, mean, verdict(name, source, equal, mean))
        print(line.rstrip())


# The platforms whose archives are compared with one another to tell their Xcodes, by the names of their kinds.
PLATFORMS = [("iOS nibs", "iOS storyboards", "iOS legacy"), ("macOS modern", "macOS keyed", "macOS legacy")]


def print_eras(shared, program, pairs, scores):
    """Prints which archives contradict their rows, and the figures that change with the Xcode that they show."""
    found = [
        each for kinds in PLATFORMS for each in eras.contradicted(shared, pairs, lambda pair: kind(pair) in kinds)]
    second = dict(scores)
    print("\n%d archives cannot be from the Xcode that their rows tell, by keys that others have in all objects or none:" % (
        len(found)))
    for pair, tells, shown, against, left in found:
        second[pair["id"]] = eras.score(shared, program, pair, shown)
        print("%s: compiled as %d.%d %.4f, as %d.%d %.4f; %d keys contradict the former, %d the latter: %s" % (
            (pair["id"],) + tells + (scores.get(pair["id"], 0.0),) + shown
            + (second[pair["id"]], len(against), len(left), ", ".join(against[:3]))))
    print("\nsecond figures, with the Xcode that the archive itself shows:")
    for before, after in zip(table(pairs, scores), table(pairs, second)):
        if before != after:
            name, source, apps, count, equal, mean = after
            line = "%-18s%-7s%6d%7d%7.1f %%%10.4f   %s" % (
                name, source, apps, count, 100 * equal, mean, verdict(name, source, equal, mean))
            print(line.rstrip())


def print_weakest(rules, count):
    """Prints the rules that rest on one app or none where others could have shown them, worst first."""
    weak = evidence.weakest(rules)
    print("\n%d rules rest on one app or none and are contradicted%s" % (
        len(weak), "; the worst %d:" % count if len(weak) > count else ":"))
    for rule, each in weak[:count]:
        could, shows, _, against, documents, *_ = each.counts()
        print("rests on %d of %d apps that could show it, contradicted by %d (%d documents): %s" % (
            shows, could, against, documents, evidence.words(rule)))


def print_without_own(pairs, scores, found, rules):
    """Prints the share of equal pairs that is left when nothing counts that the pair's own app alone shows."""
    print("\nequal pairs whose every key rests on another app, too; each app weighs the same:")
    print("%-18s%-7s%10s%10s%12s%14s" % ("kind", "groups", "equal", "by rows", "and choices", "and code"))
    kept = [evidence.leave_one_out(found, rules, *flags) for flags in ((False, False), (False, True), (True, True))]
    whole = {pair["id"] for pair in pairs if scores.get(pair["id"]) == 1}
    columns = [table(pairs, {name: 1 for name in names}) for names in [whole] + kept]
    for lines in zip(*columns):
        shares = tuple(100 * line[4] for line in lines)
        print("%-18s%-7s%8.1f %%%8.1f %%%10.1f %%%12.1f %%" % (lines[0][:2] + shares))
    ios = [pair for pair in pairs if kind(pair) in ("iOS nibs", "iOS storyboards")]
    for name, chosen in (("all", ios), ("apps-", [pair for pair in ios if is_unknown(pair)])):
        shares = [
            100 * by_app([(evidence.app(pair), float(pair["id"] in names)) for pair in chosen])[2] for names in [whole] + kept]
        print("%-18s%-7s%8.1f %%%8.1f %%%10.1f %%%12.1f %%   target 60 %%" % (("iOS", name) + tuple(shares)))
