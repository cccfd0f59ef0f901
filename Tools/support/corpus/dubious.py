"""A report of the rules that golden pairs contradict most, with the values and pairs: for who mends rules."""

import evidence

COUNT = 40
SHOWN = 16


def contradictions(pairs):
    """By rule: (pair, outcome, Apple's value, ours), in the order of the pairs."""
    found = {}
    for pair in pairs:
        for (rule, outcome), (theirs, ours) in pair.examples.items():
            found.setdefault(rule, []).append((pair.id, outcome, theirs, ours))
    return found


def entry(number, rule, each, examples, alone):
    """The lines of a rule; `alone` are the pairs that differ by it and by no other row."""
    could, shows, _, against, documents, *_ = each.counts()
    lines = ["%d. **%s**: shown by %d of %d apps that could show it; contradicted by %d apps, %d documents" % (
        number, evidence.words(rule), shows, could, against, documents)]
    if alone:
        lines.append("   - alone in the way of: " + ", ".join(pair.id for pair in alone[:12]))
    if each.documents["shown"] and shows <= 2:
        lines.append("   - shown in: " + ", ".join(sorted(each.documents["shown"])[:4]))
    alike = {}
    for name, *difference in examples:
        alike.setdefault(tuple(difference), []).append(name)
    ranked = sorted(alike.items(), key=lambda item: -len(item[1]))
    for (outcome, theirs, ours), names in ranked[:SHOWN]:
        # Documents of apps that nobody learned from first.
        names.sort(key=lambda name: not name.startswith("apps-"))
        more = " and %d more" % (len(names) - 6) if len(names) > 6 else ""
        lines.append("   - Apple's %s, ours %s (%s): %s%s" % (theirs, ours, outcome, ", ".join(names[:6]), more))
    if len(ranked) > SHOWN:
        lines.append("   - and %d other differences" % (len(ranked) - SHOWN))
    return lines


def section(title, note, ranked, examples, alone):
    """The lines of a list of rules."""
    lines = ["", "## " + title, "", note, ""]
    for number, (rule, each) in enumerate(ranked, 1):
        lines += entry(number, rule, each, examples.get(rule, []), alone.get(rule, []))
    return lines


def lists(platform, rules, obstacles):
    """The lists of a platform: title, what they hold, rules in order."""
    own = [item for item in rules.items() if item[0].platform == platform and item[1].against]
    alone = {
        rule: len({pair.app for pair in found}) for rule, found in obstacles.items() if rule.platform == platform}
    weak = [item for item in evidence.weakest(rules) if item[0].platform == platform]
    own.sort(key=lambda item: (-len(item[1].against), -len(item[1].contradicting()), item[0]))
    first = sorted((item for item in own if item[0] in alone), key=lambda item: (-alone[item[0]], item[0]))
    return [
        ("rest on one app or none", "No app shows them, or one; those that most others contradict come first.", weak),
        ("alone in the way", "Some pairs differ by them and by no other row; by how many apps have such pairs.", first),
        (
            "contradicted most", "More than one app shows them; by how many apps contradict them.",
            [item for item in own if item[0].form != evidence.CODE and item not in weak]),
        (
            "keys that no row writes",
            "Written by code, or by Apple's compiler alone: by element or, with a dot, by class of the object.",
            [item for item in own if item[0].form == evidence.CODE]),
    ]


def report(pairs, rules):
    """The report."""
    examples, obstacles = contradictions(pairs), evidence.obstacles(pairs)
    lines = ["# Rules that golden pairs contradict", ""]
    lines.append(
        "`value`: both archives have the key; `missing`: ours alone; `left`: Apple's alone. A document counts once a rule, "
        "with the first object that contradicts. Dates of the moment of the compile cannot be the same.")
    lines += ["", "## The %d most dubious" % COUNT, ""]
    for number, (rule, each) in enumerate(evidence.weakest(rules)[:COUNT], 1):
        could, shows, _, against, documents, *_ = each.counts()
        lines.append("%d. %s: rests on %d of %d apps, contradicted by %d (%d documents)" % (
            number, evidence.words(rule), shows, could, against, documents))
    for platform in ("UIKit", "AppKit"):
        for title, note, ranked in lists(platform, rules, obstacles):
            lines += section(platform + ": " + title, note, ranked[:COUNT], examples, obstacles)
    return lines
