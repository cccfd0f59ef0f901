import NibCommands
import NibTestSupport
import Testing

@Suite("ibtool's translations") struct IBToolTranslationTests {
  let folder = TemporaryFolder()

  @Test("XLIFF has objects in objects with their texts, then the connections")
  func exported() throws {
    let path = try folder.add("A.xib", Self.document(title: "Go & see", x: "8"))

    let run = IBToolRun(
      "--export-xliff", folder.path + "/A.xlf", "--source-language", "es", "--target-language", "fr", path)

    #expect(run.code == .success && run.bytes.isEmpty)
    #expect(folder.text("A.xlf") == Self.xliff)
  }

  @Test("without languages XLIFF translates from English, and names no target")
  func languages() throws {
    _ = IBToolRun("--export-xliff", folder.path + "/A.xlf", try folder.add("A.xib", Self.document()))

    #expect(folder.text("A.xlf")?.contains("source-language=\"en\">") == true)
  }

  @Test(
    "targets of XLIFF come into the document, by the ids of strings files",
    arguments: [
      // As this library and Apple's ibtool write it.
      """
      <xliff xmlns:ib="com.apple.InterfaceBuilder3" version="1.2"><file original="Other.xib"><body><group>
      <trans-unit id="bt1-00-001.normalTitle"><source>Go</source><target>Los &amp; ab</target></trans-unit>
      <trans-unit id="lb1-00-001.text"><source>Hello</source><target/></trans-unit>
      </group></body></file></xliff>
      """,
      // As Xcode and translators' tools write it: several files, a prefix.
      """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <x:file original="App/B.xib"><x:body>
      <x:trans-unit id="lb1-00-001.text"><x:target>Nein</x:target></x:trans-unit>
      </x:body></x:file>
      <x:file original="App/Base.lproj/A.xib"><x:body><x:trans-unit id="bt1-00-001.normalTitle">
      <x:source>Go</x:source><x:target state="final">Los &amp; ab</x:target><x:note>ours</x:note></x:trans-unit>
      <x:trans-unit id="gone.text"><x:target>weg</x:target></x:trans-unit>
      </x:body></x:file></x:xliff>
      """,
    ])
  func imported(xliff: String) throws {
    let path = try folder.add("A.xib", Self.document())

    let run = IBToolRun(
      "--import-xliff", try folder.add("de.xlf", xliff), "--write", folder.path + "/B.xib", "--warnings", path)

    #expect(run.code == .success && !run.output.contains("<string>"))
    #expect(folder.text("B.xib") == Self.document(title: "Los &amp; ab", isEscaped: true))
  }

  @Test("what is exported and translated is imported again, and nothing else changes")
  func roundTrip() throws {
    let path = try folder.add("A.xib", Self.document())

    _ = IBToolRun("--export-xliff", folder.path + "/A.xlf", path)
    let translated = try #require(folder.text("A.xlf")).replacing(
      "<source>Hello</source>", with: "<source>Hello</source><target>Hallo</target>")
    _ = IBToolRun("--import-xliff", try folder.add("de.xlf", translated), "--write", folder.path + "/B.xib", path)

    #expect(folder.text("B.xib") == Self.document(text: "Hallo"))
  }

  @Test("runtime attributes that are localized are texts, counted among themselves, and name their entries in nibs")
  func runtimeAttributes() throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="go"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Go there" localized="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="hint" localized="YES"><string key="value">Tap</string>\
      </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></button>
      """
    let source = Self.document().replacing("</button>", with: attributes)
    let strings = try folder.add(
      "de.strings", "\"bt1-00-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]\" = \"Tippen\";")

    let run = IBToolRun(
      "--export-strings-file", folder.path + "/A.strings", "--import-strings-file", strings, "--write",
      folder.path + "/B.xib", "--compile", folder.path + "/A.nib", "--reference-external-strings-file",
      try folder.add("A.xib", source))
    let texts = try #require(folder.text("A.strings")).filter { $0 != "\0" }
    let tree = CommandRun("inspect", folder.path + "/A.nib").output

    #expect(run.code == .success, "\(run.output)")
    for (place, text) in [(0, "Go there"), (1, "Tippen")] {
      let entry = "bt1-00-001.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]"
      #expect(texts.contains("\"\(entry)\" = \"\(text)\";"))
      #expect(tree.contains(entry))
    }
    #expect(!texts.contains("LocalizableStrings[2]"))
    #expect(folder.text("B.xib") == source.replacing(">Tap<", with: ">Tippen<"))
  }

  @Test("a translation with elements in it is told with its place, and the text stays")
  func marked() throws {
    let xliff =
      "<xliff version=\"1.2\"><file><body>\n<trans-unit id=\"lb1-00-001.text\">"
      + "<target>Hallo <x id=\"1\"/></target></trans-unit></body></file></xliff>"
    let file = try folder.add("de.xlf", xliff)

    let run = IBToolRun(
      "--import-xliff", file, "--write", folder.path + "/B.xib", "--warnings", "--output-format",
      "human-readable-text", try folder.add("A.xib", Self.document()))

    #expect(run.code == .success)
    #expect(run.output.contains("\(file):2:34: warning: the translation of 'lb1-00-001.text' has elements in it"))
    #expect(folder.text("B.xib") == Self.document())
  }

  @Test(
    "other XML, other versions and files of other documents are refused",
    arguments: [
      ("<strings version=\"1.2\"/>", "this is not XLIFF 1.2."),
      ("<xliff version=\"2.0\"/>", "this is not XLIFF 1.2."),
      ("<xliff version=\"1.2\"><file original=\"a\"/><file/></xliff>", "it has no file named 'A.xib'."),
      ("<xliff version=\"1.2\">", "de.xlf:1:"),
    ])
  func refused(xliff: String, words: String) throws {
    let path = try folder.add("A.xib", Self.document())

    let run = IBToolRun("--import-xliff", try folder.add("de.xlf", xliff), "--write", folder.path + "/B.xib", path)

    #expect(run.code == .failure)
    #expect(run.output.contains(words), "\(run.output)")
    #expect(folder.bytes("B.xib") == nil)
  }

  @Test("an incremental localization keeps what the author did not touch since")
  func incremental() throws {
    let previous = try folder.add("old.xib", Self.document(title: "Go", text: "Hello", x: "8"))
    let translated = try folder.add("de.xib", Self.document(title: "Los", text: "Hallo", x: "4"))
    let changed = try folder.add("new.xib", Self.document(title: "Go", text: "Welcome", x: "8"))
    let moved = try folder.add("moved.xib", Self.document(title: "Start", text: "Hello", x: "9"))
    let words = ["--previous-file", previous, "--incremental-file", translated, "--localize-incremental", "--write"]

    let first = IBToolRun(words + [folder.path + "/a.xib", changed])
    let second = IBToolRun(words + [folder.path + "/b.xib", moved])

    #expect(first.code == .success && second.code == .success)
    #expect(folder.text("a.xib") == Self.document(title: "Los", text: "Welcome", x: "4"))
    #expect(folder.text("b.xib") == Self.document(title: "Start", text: "Hallo", x: "9"))
  }

  @Test("a strings file goes before an incremental localization")
  func incrementalStrings() throws {
    let previous = try folder.add("old.xib", Self.document())
    let translated = try folder.add("de.xib", Self.document(title: "Los", text: "Hallo"))
    let strings = try folder.add("de.strings", "\"lb1-00-001.text\" = \"Moin\";")

    let run = IBToolRun(
      "--previous-file", previous, "--incremental-file", translated, "--import-strings-file", strings,
      "--localize-incremental", previous, "--write", folder.path + "/a.xib")

    #expect(run.code == .success)
    #expect(folder.text("a.xib") == Self.document(title: "Los", text: "Moin"))
  }

  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    xmlns:ib="com.apple.InterfaceBuilder3" version="1.2" \
    xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 xliff-core-1.2-transitional.xsd">
        <file original="A.xib" datatype="x-com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
    tool-id="com.apple.ibtool" source-language="es" target-language="fr">
            <header>
                <tool tool-id="com.apple.ibtool" tool-name="ibtool" tool-version="24765"></tool>
            </header>
            <body>
                <group ib:member-type="objects">
                    <group ib:object-id="vw1-00-001" ib:class="UIView">
                        <group ib:object-id="bt1-00-001" ib:class="UIButton">
                            <trans-unit ib:key-path-category="string" ib:key-path="normalTitle" \
    id="bt1-00-001.normalTitle">
                                <source>Go &amp; see</source>
                            </trans-unit>
                        </group>
                        <group ib:object-id="lb1-00-001" ib:class="UILabel">
                            <trans-unit ib:key-path-category="string" ib:key-path="text" id="lb1-00-001.text">
                                <source>Hello</source>
                            </trans-unit>
                        </group>
                    </group>
                </group>
                <group ib:member-type="connections">
                    <group ib:object-id="ou1-00-001" ib:class="IBCocoaTouchOutletConnection"></group>
                </group>
            </body>
        </file>
    </xliff>

    """

  /// A document with a button, a label and the left edge of the label.
  private static func document(
    title: String = "Go", text: String = "Hello", x: String = "8", isEscaped: Bool = false
  ) -> String {
    let title = isEscaped ? title : title.replacing("&", with: "&amp;")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                  <connections>
                      <outlet property="view" destination="vw1-00-001" id="ou1-00-001"/>
                  </connections>
              </placeholder>
              <view id="vw1-00-001">
                  <subviews>
                      <button id="bt1-00-001">
                          <state key="normal" title="\(title)"/>
                      </button>
                      <label text="\(text)" id="lb1-00-001">
                          <rect key="frame" x="\(x)" y="8" width="100" height="20"/>
                      </label>
                  </subviews>
              </view>
          </objects>
      </document>
      """
  }
}
