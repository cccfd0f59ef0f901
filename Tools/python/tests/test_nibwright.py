"""The Python package, against the samples of Archives. NIBWRIGHT_LIBRARY names the library when it is not installed."""

import copy
import gc
import json
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LOGIN = ROOT / "Archives/Documents/Login/Login.xib"
BOARD = ROOT / "Archives/Documents/Storyboard/Main.storyboard"

import nibwright  # noqa: E402


class Interfaces(unittest.TestCase):
    def test_reads_paths_and_bytes(self):
        for source in (LOGIN, str(LOGIN), LOGIN.read_bytes(), bytearray(LOGIN.read_bytes()), memoryview(LOGIN.read_bytes())):
            self.assertEqual(nibwright.open(source).form, "xib")

    def test_members_of_archives_are_paths(self):
        with tempfile.TemporaryDirectory() as folder:
            ipa = os.path.join(folder, "App.ipa")
            with zipfile.ZipFile(ipa, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.write(LOGIN, "Payload/App.app/Login.xib")
                for bundle in sorted((LOGIN.parent / "Main.app").rglob("*")):
                    archive.write(bundle, Path("Payload/App.app") / bundle.relative_to(LOGIN.parent / "Main.app"))
            path = ipa + "!Payload/App.app/Login.xib"
            self.assertEqual(nibwright.open(path).form, "xib")
            self.assertEqual(nibwright.open(path).objects, nibwright.open(LOGIN).objects)
            self.assertIn("Login.LoginView", {row.get("customClass") for row in nibwright.scan_rows(path)})
            self.assertEqual(nibwright.context([path])["failures"], [])
            found = nibwright.resolve("logo", [ipa + "!Payload/App.app"], scale=2)
            self.assertTrue(found["file"].endswith("Kit.bundle/logo@2x.png"), found)
            with self.assertRaises(nibwright.NotFound):
                nibwright.open(ipa + "!Payload/None.nib")

    def test_gives_objects_and_connections(self):
        login = nibwright.open(LOGIN)
        self.assertIn("LoginView", {item["type"] for item in login.objects})
        outlets = {item["property"]: item["destinationType"] for item in login.connections if item["kind"] == "outlet"}
        self.assertEqual(outlets["passwordField"], "UITextField")

    def test_context_is_that_of_the_command(self):
        context = nibwright.context([BOARD], style="swiftgen")
        self.assertEqual([scene["identifier"] for scene in context["storyboards"][0]["scenes"]], ["List", "Start"])
        self.assertEqual(nibwright.open(BOARD).context()["schemaVersion"], 2)

    def test_lists_are_those_of_the_context(self):
        for path in (LOGIN, BOARD, ROOT / "Archives/Documents/Login/sample.nib"):
            whole = nibwright.open(path).context()["interfaces"][0]
            one = nibwright.open(path)
            self.assertEqual(one.objects, whole["objects"])
            self.assertEqual(one.connections, whole["connections"])
            self.assertEqual(one.scenes, whole["scenes"])

    def test_a_copy_is_the_same_interface(self):
        login = nibwright.open(LOGIN)
        for made in (copy.copy(login), copy.deepcopy(login)):
            del made
            gc.collect()
            self.assertEqual(login.form, "xib")
        compiled = login.compile()
        del compiled
        with self.assertRaises(TypeError):
            pickle.dumps(login)

    def test_an_identifier_that_leaves_the_folder_is_refused(self):
        text = BOARD.read_text().replace('storyboardIdentifier="List"', 'storyboardIdentifier="../../List"')
        self.assertIn("../../List", text)
        with self.assertRaises(nibwright.NibError) as caught:
            nibwright.open(text.encode(), name="Main.storyboard").compile()
        self.assertEqual(caught.exception.code, "unsafeName")

    def test_files_are_written_by_the_library_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            target = os.path.join(folder, "Main.storyboardc")
            compiled = nibwright.open(BOARD).compile()
            compiled.write(target)
            compiled.write(target)
            self.assertEqual(set(os.listdir(target)), {name.split("/")[0] for name in compiled.files})
            self.assertEqual(os.listdir(folder), ["Main.storyboardc"])
            with self.assertRaises(nibwright.InvalidArgument):
                nibwright.Compiled({"../a.nib": b""}, []).write(target)

    def test_a_folder_without_archives_is_an_exception(self):
        with tempfile.TemporaryDirectory(suffix=".storyboardc") as folder:
            with self.assertRaises(nibwright.NibError):
                nibwright.open(folder).objects

    def test_errors_have_file_line_and_column(self):
        bad = b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504">\n  <a b=></a></document>'
        with self.assertRaises(nibwright.Unreadable) as caught:
            nibwright.open(bad, name="bad.xib")
        self.assertEqual((caught.exception.file, caught.exception.line), ("bad.xib", 2))
        self.assertTrue(str(caught.exception).startswith("bad.xib:2:"))

    def test_what_goes_in_wrong_is_an_exception(self):
        for source, kind in (
            ("/nowhere.xib", FileNotFoundError), ("a\0b", nibwright.InvalidArgument), (b"", nibwright.Unreadable),
            (b"NIBArchive", nibwright.Unreadable), ("\udcff.xib", nibwright.InvalidArgument), (7, TypeError),
        ):
            with self.subTest(source=source), self.assertRaises(kind):
                nibwright.open(source)
        with self.assertRaises(nibwright.InvalidArgument):
            nibwright.open(LOGIN).context("stencil")


class Scenes(unittest.TestCase):
    def test_a_scene_has_its_controller_and_view(self):
        class Thing:
            def __init__(self, name):
                self.name = name

        board = nibwright.open(BOARD)
        made = board.instantiate_scene(Thing, "List").objects
        controllers = [thing for thing in made if hasattr(thing, "view")]
        self.assertTrue(controllers and all(isinstance(thing.view, Thing) for thing in controllers))
        self.assertTrue(board.instantiate_scene(Thing).objects)
        with self.assertRaises(nibwright.NotFound):
            board.instantiate_scene(Thing, "Nowhere")


class Scanning(unittest.TestCase):
    FOLDER = ROOT / "Archives/Documents/Login"

    def test_rows_are_plain_dictionaries(self):
        rows = list(nibwright.scan_rows(self.FOLDER))
        self.assertEqual({"object", "connection", "string"} - {row["row"] for row in rows}, set())
        failure = list(nibwright.scan_rows(["/nowhere.nib"]))
        self.assertEqual([(row["row"], row["error"]) for row in failure], [("failure", "notFound")])

    def test_batches_have_the_same_rows(self):
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            self.skipTest("needs pyarrow")
        with tempfile.TemporaryDirectory() as scratch:
            (Path(scratch) / "torn.nib").write_bytes(b"NIBArchive")
            paths = [self.FOLDER, scratch]
            for size in (1, 1 << 20):
                batches = list(nibwright.scan(paths, batch_bytes=size))
                found = [
                    {key: value for key, value in row.items() if value is not None}
                    for batch in batches for row in batch.to_pylist()
                ]
                self.assertEqual(found, list(nibwright.scan_rows(paths)))
                self.assertTrue(all(batch.schema == nibwright.schema() for batch in batches))
            self.assertEqual([row["error"] for row in found if row["row"] == "failure"], ["truncated"])

    def test_parquet_has_the_same_rows(self):
        try:
            import pyarrow.parquet as parquet
        except ImportError:
            self.skipTest("needs pyarrow")
        with tempfile.TemporaryDirectory() as scratch:
            (Path(scratch) / "torn.nib").write_bytes(b"NIBArchive")
            paths, target = [str(self.FOLDER), scratch], os.path.join(scratch, "rows.parquet")
            done = subprocess.run(
                [sys.executable, "-m", "nibwright", "scan", *paths, "-o", target], capture_output=True, text=True)
            self.assertEqual(done.returncode, 3, done.stderr)
            found = [
                {key: value for key, value in row.items() if value is not None}
                for row in parquet.read_table(target).to_pylist()
            ]
            self.assertEqual(found, list(nibwright.scan_rows(paths)))
            self.assertEqual(sorted(os.listdir(scratch)), ["rows.parquet", "torn.nib"])

    def test_a_scan_that_is_left_early_ends(self):
        rows = nibwright.scan_rows(ROOT / "Archives")
        self.assertIn("row", next(rows))
        rows.close()


class Compiling(unittest.TestCase):
    def test_compiles_writes_and_converts(self):
        compiled = nibwright.open(LOGIN).compile(module="Login", deployment_target="15.0")
        self.assertEqual(compiled.data[:10], b"NIBArchive")
        with tempfile.TemporaryDirectory() as folder:
            compiled.write(Path(folder) / "Login.nib")
            again = nibwright.open(Path(folder) / "Login.nib")
            self.assertEqual(again.convert(canonical=True), compiled.data)
            self.assertRaises(nibwright.WrongForm, again.compile)

    def test_storyboards_are_folders(self):
        compiled = nibwright.open(BOARD).compile()
        self.assertIn("Info.plist", compiled.files)
        with tempfile.TemporaryDirectory() as folder:
            compiled.write(os.path.join(folder, "Main.storyboardc"))
            scenes = nibwright.open(os.path.join(folder, "Main.storyboardc")).scenes
            self.assertEqual({scene.get("storyboardIdentifier") for scene in scenes} - {None}, {"List", "Start"})

    def test_document_errors_have_diagnostics(self):
        odd = b'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" ' \
            b'targetRuntime="iOS.CocoaTouch"><objects>\n<hologram id="h"/></objects></document>'
        self.assertEqual(nibwright.open(odd).compile().diagnostics[0].line, 2)
        with self.assertRaises(nibwright.DocumentErrors) as caught:
            nibwright.open(odd).compile(strict=True)
        self.assertEqual([message.severity for message in caught.exception.diagnostics], ["error"])


class Made:
    def __init__(self, class_name):
        self.class_name = class_name
        self.awoken = False

    def awakeFromNib(self):
        self.awoken = True


class Instantiating(unittest.TestCase):
    def test_outlets_become_attributes(self):
        owner = Made("Owner")
        made = nibwright.open(LOGIN).instantiate(Made, owner)
        self.assertEqual(owner.passwordField.class_name, "UITextField")
        self.assertEqual([field.class_name for field in owner.fields], ["UITextField", "UITextField"])
        self.assertTrue(owner.passwordField.awoken)
        self.assertIn(owner.passwordField, made.objects)

    def test_a_factory_gets_values_attributes_and_actions(self):
        class Factory:
            def __init__(self):
                self.values, self.actions, self.attributes = {}, [], []

            def make(self, class_name, original, identifier):
                return Made(class_name)

            def set_value(self, target, key, value):
                self.values.setdefault(target.class_name, {})[key] = value

            def set_attribute(self, target, key_path, value):
                self.attributes.append((key_path, value))

            def connect_action(self, target, to, selector, events):
                self.actions.append((target.class_name, selector, events))

        factory = Factory()
        nibwright.open(LOGIN).instantiate(factory, Made("Owner"))
        self.assertIn(("UIButton", "signIn:", 64), factory.actions)
        self.assertEqual(len(factory.values["UILabel"]["UIBounds"]), 4)
        self.assertIsInstance(factory.values["UILabel"]["UIText"], str)

    def test_an_exception_ends_the_load_and_comes_back(self):
        made = []

        def factory(name):
            made.append(name)
            if len(made) == 3:
                raise KeyError("no room")
            return Made(name)

        self.assertRaises(KeyError, nibwright.open(LOGIN).instantiate, factory)
        self.assertEqual(len(made), 3)

    def test_threads_share_an_interface(self):
        login, answers = nibwright.open(LOGIN), []
        threads = [threading.Thread(target=lambda: answers.append(len(login.compile().data))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(set(answers)), 1)
        self.assertEqual(len(answers), 8)


class Resolving(unittest.TestCase):
    bundles = [ROOT / "Archives/Documents/Login/Main.app"]

    def test_finds_names_in_bundles(self):
        found = nibwright.resolve("logo", self.bundles, scale=2)
        self.assertTrue(found["file"].endswith("Kit.bundle/logo@2x.png"))

    def test_says_what_was_tried(self):
        with self.assertRaises(nibwright.NotFound) as caught:
            nibwright.resolve("none", self.bundles)
        self.assertIn("none", str(caught.exception))


class Archives(unittest.TestCase):
    def test_tables_are_those_of_the_file(self):
        from nibwright import nibarchive

        with open(ROOT / "Archives/Documents/Login/sample.nib", "rb") as file:
            archive = nibarchive.NIBArchiveParser().parse(file)
        self.assertEqual(archive.header.object_count, len(archive.objects))
        self.assertEqual(archive.header.value_count, len(archive.values))
        self.assertEqual(archive.header.key_count, len(archive.keys))
        self.assertEqual(archive.header.class_name_count, len(archive.class_names))
        root = {key.name: value for key, value in archive.get_object_items(archive.objects[0]).items()}
        top = archive.objects[root["UINibTopLevelObjectsKey"].data]
        self.assertEqual(archive.get_class_name(top).name, "NSArray")
        self.assertIs(archive.get_object_values(top)[0].data, True)

    def test_values_are_what_the_archive_says(self):
        import copy
        import pickle
        from nibwright import nibarchive

        with open(ROOT / "Archives/Documents/Login/sample.nib", "rb") as file:
            archive = nibarchive.NIBArchiveParser().parse(file)
        kinds = nibarchive.NIBValueType
        expected = {
            kinds.INT8: int, kinds.INT16: int, kinds.INT32: int, kinds.INT64: int, kinds.BOOL_TRUE: bool,
            kinds.BOOL_FALSE: bool, kinds.FLOAT: float, kinds.DOUBLE: float, kinds.OBJECT_REF: int,
        }
        for value in archive.values:
            if value.type in expected:
                self.assertIsInstance(value.data, expected[value.type])
        lists = [value.data for value in archive.values if isinstance(value.data, list)]
        self.assertTrue(lists and all(len(found) in (2, 4) for found in lists))
        for row in (archive.objects[0], archive.values[0], archive.class_names[0], archive.keys[0]):
            self.assertEqual(copy.copy(row), row)
            self.assertEqual(pickle.loads(pickle.dumps(row)), row)
        self.assertTrue(repr(archive.values[0]).startswith("NIBValue(key_index="))

    def test_an_archive_in_the_archive_is_read_when_it_is_asked_for(self):
        import struct
        from nibwright import nibarchive

        inner = (ROOT / "Archives/Documents/Login/sample.nib").read_bytes()

        def number(value):
            rest = []
            while value > 0x7F:
                rest.append(value & 0x7F)
                value >>= 7
            return bytes(rest + [value | 0x80])

        def archive(data):
            objects = number(0) + number(0) + number(1)
            keys = number(8) + b"NS.bytes"
            values = number(0) + b"\x08" + number(len(data)) + data
            classes = number(7) + number(0) + b"NSData\0"
            start = 50
            offsets = [start, start + len(objects), start + len(objects + keys), start + len(objects + keys + values)]
            counts = [1, 1, 1, 1]
            head = struct.pack("<II", 1, 10) + b"".join(struct.pack("<II", *pair) for pair in zip(counts, offsets))
            return b"NIBArchive" + head + objects + keys + values + classes

        for data, works in ((inner, True), (inner[:200], False)):
            value = nibarchive.NIBArchive(archive(data)).values[0]
            self.assertIs(value.type, nibarchive.NIBValueType.NIBARCHIVE)
            self.assertEqual([type(row) for row in nibarchive.NIBArchive(archive(data)).values], [type(value)])
            if works:
                self.assertEqual(len(value.data.objects), len(nibarchive.NIBArchive(inner).objects))
            else:
                self.assertRaises(nibarchive.NIBFormatError, lambda: value.data)

    def test_damage_is_an_exception(self):
        import io
        from nibwright import nibarchive

        whole = (ROOT / "Archives/Documents/Login/sample.nib").read_bytes()
        self.assertRaises(nibarchive.NIBFormatError, nibarchive.NIBArchiveParser().parse, io.BytesIO(whole[:99]))
        self.assertTrue(nibarchive.is_nib(whole[:10]))
        self.assertEqual(nibarchive.varint(b"\x01\x82"), (257, 2))


try:
    import jinja2  # noqa: F401
    HAS_JINJA = True
except ImportError:
    HAS_JINJA = False


@unittest.skipUnless(HAS_JINJA, "needs jinja2")
class Templates(unittest.TestCase):
    def render(self, *words):
        return subprocess.run([sys.executable, "-m", "nibwright", "render", *words], capture_output=True, text=True)

    def test_ten_lines_make_swift_of_a_storyboard(self):
        from jinja2 import Environment

        environment = Environment(extensions=["nibwright.jinja.NibExtension"])
        template = environment.from_string(
            "{% for scene in nib(path).scenes %}case {{ scene.type | camel }} = {{ scene.type | swift_string }}\n{% endfor %}")
        text = template.render(path=str(BOARD))
        self.assertIn('case startController = "StartController"', text)
        self.assertEqual(environment.from_string("{{ 'a b' | snake }} {{ 'default' | escaped }}").render(), "a_b `default`")

    def test_shipped_templates(self):
        swift = self.render("swift", str(BOARD), str(LOGIN))
        self.assertEqual(swift.returncode, 0, swift.stderr)
        self.assertIn("static func start(in bundle: Bundle? = nil) -> StartController", swift.stdout)
        self.assertIn("static func load(owner: Any? = nil, in bundle: Bundle? = nil) -> LoginView?", swift.stdout)
        self.assertIn("var passwordField: UITextField?", self.render("testdouble", str(LOGIN)).stdout)
        self.assertIn("| outlet `passwordField` | LoginController | UITextField |", self.render("inventory", str(LOGIN)).stdout)

    def test_own_templates_and_failures(self):
        with tempfile.TemporaryDirectory() as folder:
            own = os.path.join(folder, "own.txt")
            Path(own).write_text("{{ interfaces | length }} {{ parameters.word }}")
            done = self.render(own, str(LOGIN), "/nowhere.xib", "--set", "word=hi")
            self.assertEqual((done.returncode, done.stdout), (3, "1 hi"))
            self.assertIn("/nowhere.xib: error:", done.stderr)
            Path(own).write_text("\n{{ missing }}")
            self.assertEqual(self.render(own, str(LOGIN)).returncode, 1)


class Contexts(unittest.TestCase):
    def test_types_are_those_of_the_schema(self):
        done = subprocess.run([sys.executable, str(ROOT / "Tools/python/types"), "--check"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_follows_the_schema(self):
        try:
            import jsonschema
        except ImportError:
            self.skipTest("needs jsonschema")
        schema = json.loads((ROOT / "Tools/schemas/context-2.strict.schema.json").read_text())
        jsonschema.validate(nibwright.context([LOGIN, BOARD]), schema)


if __name__ == "__main__":
    unittest.main()
