"""Holds what the counts by app and the evidence of rows reckon, with pairs of our own; Tools/check runs it."""

import collections
import os
import plistlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
FOLDER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path[:0] = [os.path.dirname(FOLDER), FOLDER]
import cross
import dubious
import eras
import evidence
import members
import recorded

Rule = evidence.Rule


def pair(name, app, **other):
    cells = {"id": name, "origin": app, "source_format": "modern(3.0)", "container": "nib-file[NIBArchive]"}
    return {**cells, **other}


def rule(key, form="int", condition=""):
    return Rule("UIKit", "orb", key.lower(), key, form, condition)


def seen(name, app, equal=True, **outcomes):
    """A pair that shows outcomes of the rules of keys."""
    found = evidence.Pair(pair(name, app))
    found.equal = equal
    for key, outcome in outcomes.items():
        found.found[rule(key)][outcome] += 1
        if outcome != "shown":
            found.examples[rule(key), outcome] = ("int8 1", "nothing")
    return found


class Members(unittest.TestCase):
    def test_names(self):
        self.assertEqual(members.compare({"a", "b"}, {"b", "c"}), (["b"], ["a"], ["c"], []))
        self.assertEqual(members.compare({"keyedobjects.nib"}, {members.FILE}), (["keyedobjects.nib"], [], [], []))
        self.assertEqual(members.compare({"a", "b"}, {members.FILE}), ([], ["a", "b"], [members.FILE], []))

    def test_twins(self):
        found = members.compare({"A.nib/b", "C"}, {"A.nib/b", "A.nib/c", "C"}, lambda one, other: True)
        self.assertEqual(found, (["A.nib/b", "C"], [], [], ["A.nib/c"]))
        found = members.compare({"C/b", "A"}, {"C/b", "A/c"}, lambda one, other: True)
        self.assertEqual(found, (["C/b"], ["A"], ["A/c"], []))

    def test_lines(self):
        lines = members.lines({"g/1": (["a"], [], [], []), "g/2": (["a"], ["b"], [], []), "h/1": None})
        self.assertEqual(lines[1].split(), ["g", "2", "1", "2", "1", "0", "0", "0"])
        self.assertEqual(lines[3].split(), ["all", "3", "1", "2", "1", "0", "0", "1"])
        self.assertEqual(lines[4:], ["g/2: missing b"])

    def test_options(self):
        one = {"args": "--module A", "xcode": "1341", "profile": "", "strings": "never"}
        self.assertEqual(
            members.options(one), ["--module", "A", "--emulate-xcode=13.4", "--localizable-strings=never"])


class Marks(unittest.TestCase):
    def test_pairs_of_watchos_have_none(self):
        groups = ["apps-watchos", "apps-ios-nib", "macos-nib", "tvos-nib"]
        kept = [group for group in groups if evidence.has_marks(pair(group + "/1", "app"))]

        self.assertEqual(kept, groups[1:])


class Apps(unittest.TestCase):
    def test_each_app_weighs_the_same(self):
        apps, pairs, equal, mean = cross.by_app([("a", 1.0), ("a", 1.0), ("a", 0.5), ("b", 0.5)])

        self.assertEqual((apps, pairs), (2, 4))
        self.assertAlmostEqual(equal, (2 / 3 + 0) / 2)
        self.assertAlmostEqual(mean, (2.5 / 3 + 0.5) / 2)

    def test_an_app_is_the_repository_of_the_document(self):
        for origin in ["o/app", "o/app, Debug/Main.nib", "o/app, built in other/lab", "x/y (Kit 1.0) + o/app"]:
            self.assertEqual(evidence.app(pair("ios-nib/1", origin)), "o/app")

    def test_kinds_of_archives(self):
        keyed = "nib-file[bplist-keyedarchive]"
        for name, other, kind in [
            ("ios-nib-late/1", {}, "iOS nibs"), ("apps-ios-storyboard/1", {}, "iOS storyboards"),
            ("apps-ios-legacy-nib-keyed/1", {"source_format": "legacy(7.10)"}, "iOS legacy"),
            ("macos-sparkle/1", {}, "macOS modern"), ("macos-sparkle/2", {"container": keyed}, "macOS keyed"),
            ("macos-legacy-nib-keyed/1", {"source_format": "legacy(7.10)", "container": keyed}, "macOS legacy"),
            ("apps-macos-designable/1", {"container": keyed}, "macOS designable"),
        ]:
            self.assertEqual(cross.kind(pair(name, "a", **other)), kind)

    def test_a_target_is_for_apps_that_nobody_learned_from(self):
        self.assertIn("reached", cross.verdict("iOS nibs", "apps-", 0.8, 0.992))
        self.assertIn("missed", cross.verdict("iOS nibs", "apps-", 0.9, 0.991))
        self.assertEqual(cross.verdict("iOS nibs", "all", 1, 1), "")

    def test_a_pair_without_a_score_counts_as_none(self):
        table = cross.table([pair("ios-nib/1", "a"), pair("ios-nib/2", "b")], {"ios-nib/1": 1.0})

        self.assertEqual(table, [("iOS nibs", "all", 2, 2, 0.5, 0.5)])


class Counts(unittest.TestCase):
    def test_apps_and_documents_for_and_against(self):
        rules = evidence.by_rule([
            seen("1", "a", A="shown"), seen("2", "a", A="shown"), seen("3", "b", A="missing"), seen("4", "a", A="value")])

        # could, apps, documents, against, contradicting, value, missing, left
        self.assertEqual(rules[rule("A")].counts(), [2, 1, 2, 2, 2, 1, 1, 0])

    def test_rules_that_rest_on_one_app_come_worst_first(self):
        rules = evidence.by_rule([
            seen("1", "a", A="shown", B="shown", C="shown", D="missing"), seen("2", "b", A="left", C="shown"),
            seen("3", "c", A="left", C="value", D="missing")])

        self.assertEqual([each.key for each, _ in evidence.weakest(rules)], ["D", "A"])

    def test_what_one_app_alone_shows_is_taken_from_it(self):
        pairs = [
            seen("1", "a", A="shown"), seen("2", "b", A="shown", B="shown"), seen("3", "b", A="shown"),
            seen("4", "c", equal=False, A="shown")]

        self.assertEqual(evidence.leave_one_out(pairs, evidence.by_rule(pairs)), {"1", "3"})

    def test_values_of_choices_and_keys_of_code_count_when_they_are_asked_for(self):
        pairs = [seen("1", "a", A="shown"), seen("2", "b", A="shown")]
        pairs[0].values.add((rule("A"), "2"))
        pairs[1].found[rule("X", evidence.CODE)]["shown"] += 1
        rules = evidence.by_rule(pairs)

        self.assertEqual(evidence.leave_one_out(pairs, rules), {"1", "2"})
        self.assertEqual(evidence.leave_one_out(pairs, rules, with_values=True), {"2"})
        self.assertEqual(evidence.leave_one_out(pairs, rules, with_code=True), {"1"})

    def test_a_rule_stands_alone_in_the_way_where_no_other_differs(self):
        pairs = [seen("1", "a", A="left", B="shown"), seen("2", "b", A="left", B="value"), seen("3", "c", A="shown")]
        pairs[0].found[rule("X", evidence.CODE)]["value"] += 1

        self.assertEqual({each: [one.id for one in found] for each, found in evidence.obstacles(pairs).items()},
                         {rule("A"): ["1"]})

    def test_the_table_has_every_rule_of_the_schema_and_no_key_of_code(self):
        pairs = [seen("1", "a", A="shown")]
        pairs[0].found[rule("X", evidence.CODE)]["shown"] += 1

        table = evidence.table(evidence.by_rule(pairs), {rule("A"), rule("B")})

        self.assertEqual(table, {tuple(rule("A")): [1, 1, 1, 0, 0, 0, 0, 0], tuple(rule("B")): [0] * 8})

    def test_the_schema_gets_the_apps_of_a_kind_and_key(self):
        pairs = [seen("1", "a", A="shown"), seen("2", "b", A="shown", B="value")]
        pairs[1].found[rule("A", condition="with b")]["shown"] += 1

        lines = evidence.provenance(evidence.by_rule(pairs), "UIKit", "uiKit")

        self.assertIn("    orb A=2", lines)

    def test_the_report_says_values_and_pairs(self):
        text = "\n".join(dubious.report(*[pairs := [seen("1", "a", A="left"), seen("2", "b", A="left")]],
                                        evidence.by_rule(pairs)))

        self.assertIn("**UIKit orb A from a (int)**: shown by 0 of 2 apps", text)
        self.assertIn("Apple's int8 1, ours nothing (left): 1, 2", text)


class Marks(unittest.TestCase):
    ROWS = [
        "row\t0\tUIKit\torb\ta\tA\tint\t", "row\t1\tUIKit\torb\tb\tB\tbool\tsince 9.0",
        "row\t2\tUIKit\torb\tlook\tA,C\tcustom\t", "row\t3\tUIKit\torb\t\tD\tplace\t",
        "kind\tUIKit\torb\t0,1,2,3", "mark\t7\tUIKit\torb\t0,2"]

    def test_a_key_is_that_of_the_row_that_applies(self):
        rows = evidence.Rows(self.ROWS)

        self.assertEqual(rows.of(7, "A").form, "int")
        self.assertEqual(rows.of(7, "C"), Rule("UIKit", "orb", "look", "C", "custom", ""))
        self.assertEqual(rows.of(7, "B"), Rule("UIKit", "orb", "", "B", "none", "no row with the key applies"))
        self.assertEqual(rows.of(7, "E"), Rule("UIKit", "orb", "", "E", evidence.CODE, ""))
        self.assertNotIn("D", {each.key for each in rows.every()})


@unittest.skipUnless(recorded.shared_folder("tools/nibjudge.py"), "needs the judge of the shared files")
class Archives(unittest.TestCase):
    def archive(self, folder, name, **values):
        """A keyed archive of one object with values, and a color that it holds."""
        orb = {"$class": plistlib.UID(3), "color": plistlib.UID(2), **values}
        color = {"$class": plistlib.UID(4), "red": 0.5}
        objects = ["$null", orb, color, {"$classname": "Orb"}, {"$classname": "UIColor"}]
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            plistlib.dump({"$top": {"root": plistlib.UID(1)}, "$objects": objects}, file, fmt=plistlib.FMT_BINARY)
        return path

    def test_keys_of_paired_objects_are_shown_or_contradict(self):
        with tempfile.TemporaryDirectory() as folder:
            golden = self.archive(folder, "golden", A=1, B=True, C=2)
            made = self.archive(folder, "made", A=1, B=False, E=3, **{evidence.MARK: 7})
            study = evidence.Study(recorded.shared_folder("tools/nibjudge.py"), evidence.Rows(Marks.ROWS))

            found = study.pair(pair("ios-nib/1", "a"), golden, made)

        outcomes = {(each.kind, each.key): dict(counts) for each, counts in found.found.items()}
        self.assertEqual(outcomes["orb", "A"], {"shown": 1})
        self.assertEqual(outcomes["orb", "B"], {"value": 1})
        self.assertEqual(outcomes["orb", "C"], {"left": 1})
        self.assertEqual(outcomes["orb", "E"], {"missing": 1})
        self.assertEqual(outcomes["orb", "color"], {"shown": 1})
        self.assertEqual(outcomes[".UIColor", "red"], {"shown": 1})
        self.assertNotIn(evidence.MARK, {key for _, key in outcomes})


class Eras(unittest.TestCase):
    """Archives of seven apps, of Xcode 7.0 to 12.0: six keys that orbs have from 10.0 on, and one that some have."""

    def setUp(self):
        xcodes = [(7, 0), (8, 0), (9, 0), (10, 0), (11, 0), (12, 0), (12, 0)]
        self.known = [("app%d" % place, xcode) + self.archive(xcode >= (10, 0)) for place, xcode in enumerate(xcodes)]

    def archive(self, is_new, keys=6):
        found = {("Orb", "new%d" % place): 2 for place in range(keys)} if is_new else {}
        found["Orb", "some"] = 1
        return collections.Counter({"Orb": 2}), collections.Counter(found)

    def test_told(self):
        self.assertEqual(eras.told({"xcode": "1341", "profile": ""}), (13, 4))
        self.assertEqual(eras.told({"xcode": "", "profile": "11.3"}), (11, 3))
        self.assertEqual(eras.told({"xcode": "0833", "profile": "mac-xc8"}), (8, 3))
        self.assertEqual(eras.told({"xcode": "1130", "profile": "mac-xc6"}), (6, 0))
        self.assertIsNone(eras.told({"xcode": "0832", "profile": "nib9-c"}))
        self.assertIsNone(eras.told({"xcode": "", "profile": "keyed"}))

    def test_bounds(self):
        marks = eras.Marks(self.known)
        self.assertEqual(marks.bounds(("Orb", "new0"), True, "other"), ((10, 0), (12, 0)))
        self.assertEqual(marks.bounds(("Orb", "new0"), False, "other"), ((7, 0), (9, 0)))
        self.assertIsNone(marks.bounds(("Orb", "some"), True, "other"))

    def test_own_app_shows_nothing(self):
        marks = eras.Marks([("app0",) + each[1:] if each[1] < (9, 0) else each for each in self.known])
        self.assertIsNone(marks.bounds(("Orb", "new0"), True, "app0"))

    def test_inferred(self):
        marks = eras.Marks(self.known)
        against = marks.contradictions(*self.archive(True), "other")
        self.assertEqual((len(against[9, 0]), len(against[10, 0])), (6, 0))
        self.assertEqual(eras.inferred(against, (6, 0)), (10, 0))
        self.assertEqual(eras.inferred(against, (8, 3), (11, 3)), (11, 0))
        self.assertIsNone(eras.inferred(against, (11, 4)))
        self.assertIsNone(eras.inferred(marks.contradictions(*self.archive(True, keys=0), "other"), (8, 0)))

    def test_few_marks_do_not_contradict(self):
        marks = eras.Marks([each[:2] + self.archive(each[1] >= (10, 0), keys=4) for each in self.known])
        self.assertIsNone(eras.inferred(marks.contradictions(*self.archive(True), "other"), (6, 0)))

    def test_scores(self):
        lines = ["1.0000 g/1 ", "1.0000 g/2 ", "       a note", "0.5000 g/3 wrote nothing"]
        self.assertEqual(eras.scores(lines, {"g/1", "g/2", "g/3"}), {"g/1": 1, "g/2": 0.99995, "g/3": 0.5})


if __name__ == "__main__":
    unittest.main()
