"""Which Xcodes are proven by how many archives: a table of Xcodes and kinds of elements from golden pairs."""

import os
import re
import xml.etree.ElementTree as xml
from collections import defaultdict

import recorded

PAGE = os.path.join(recorded.PACKAGE, "Sources", "Nibwright", "Nibwright.docc", "OutputProfiles.md")
README = os.path.join(recorded.PACKAGE, "README.md")
BEGIN, END = "<!-- proven -->", "<!-- end of proven -->"

# Families of kinds, by a part of the tag; the first that fits, in this order.
FAMILIES = [
    ("cells", r"(Cell|collectionReusableView)$"), ("tables, collections", r"^(table|collection)View$"),
    ("bars and items", r"(Bar|Item|toolbar)$"), ("controllers", r"Controller$"), ("segues", r"^segue$"),
    ("text", r"^(label|textField|textView)$"),
    ("controls", r"^(button|datePicker|pageControl|segmentedControl|slider|stepper|switch|refreshControl)$"),
    ("stacks", r"^stackView$"), ("other views", r"(View|^view|^window|Picker)$"),
]


def families(path):
    """The families of kinds that a document has."""
    try:
        tags = {element.tag for element in xml.parse(path).iter() if element.get("id")}
    except (OSError, xml.ParseError):
        return set()
    return {next((name for name, form in FAMILIES if re.search(form, tag)), None) for tag in tags} - {None}


def xcode(pair):
    """The first number of the Xcode that compiled a pair; None where it is not known, or the pair is not UIKit's."""
    digits = pair["xcode"]
    known = len(digits) == 4 and digits.isdigit() and pair["id"].startswith(("ios-nib", "ios-storyboard", "tvos"))
    return int(digits[:2]) if known else None


def sentence(pairs, scores):
    """What the README says: which Xcodes, and how many documents whose Xcode is known come out equal."""
    known = [(xcode(pair), scores[pair["id"]]) for pair in pairs if xcode(pair) is not None and pair["id"] in scores]
    known = [(major, score) for major, score in known if major >= 7]
    majors = sorted({major for major, _ in known})
    equal = sum(score == 1 for _, score in known)
    spans = "%d to %d and %d" % (majors[0], majors[-2], majors[-1])
    return (
        "Proven for Xcode %s: of %d documents for iOS and tvOS that Apple's compilers of these made, %d come out equal in "
        "every key and value, and the mean score is %.4f. [Output profiles](Sources/Nibwright/Nibwright.docc/"
        "OutputProfiles.md#proven-xcodes) has the table by Xcode and kind of element."
    ) % (spans, len(known), equal, sum(score for _, score in known) / len(known))


def lines(shared, pairs, scores):
    """The table as lines of Markdown: a cell says equal pairs of all, and the mean of all."""
    cells = defaultdict(list)
    for pair in pairs:
        major, score = xcode(pair), scores.get(pair["id"])
        if major is None or score is None or major < 7:
            continue
        cells[major, "all"].append(score)
        for family in families(os.path.join(shared, "golden", pair["source"])):
            cells[major, family].append(score)
    columns = ["all"] + [name for name, _ in FAMILIES]

    def cell(found):
        return "%d of %d, %.4f" % (sum(s == 1 for s in found), len(found), sum(found) / len(found)) if found else "-"

    made = ["| Xcode | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for major in sorted({major for major, _ in cells}):
        made.append("| %d | " % major + " | ".join(cell(cells[major, column]) for column in columns) + " |")
    return made


def write(table, path=PAGE):
    """Puts lines into a page, between its marks: the table into the guide's, unless another page is named."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    head, rest = text.split(BEGIN, 1)
    tail = rest.split(END, 1)[1]
    with open(path, "w", encoding="utf-8") as file:
        file.write(head + BEGIN + "\n" + "\n".join(table) + "\n" + END + tail)
