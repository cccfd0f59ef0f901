import NibCommands
import NibPropertyLists
import NibResources
import NibTestSupport
import Testing

@Suite("What ibtool writes") struct IBToolFilesTests {
  let folder = TemporaryFolder()

  @Test("without flattening the document is kept beside what runs, and stripping takes it out")
  func editable() throws {
    let build = try IBBuildFolder()

    #expect(build.bytes("{S}/X.nib/designtime.nib") == build.bytes("{S}/foo.xib"))
    #expect(build.bytes("{S}/X.nib/runtime.nib") == build.bytes("{S}/Y.nib"))
    #expect(build.bytes("{S}/X.storyboardc/designable.storyboard") == build.bytes("{S}/Main.storyboard"))

    _ = IBToolRun(build.words("--strip {R}/X.nib {S}/X.nib"))
    _ = IBToolRun(build.words("--strip {R}/X.storyboardc {S}/X.storyboardc"))

    #expect(build.bytes("{R}/X.nib") == build.bytes("{S}/Y.nib"))
    #expect(build.bytes("{R}/X.storyboardc/designable.storyboard") == nil)
    #expect(build.bytes("{R}/X.storyboardc/Start.nib") == build.bytes("{T}/bar.storyboardc/Start.nib"))
  }

  @Test(
    "without flattening a keyed archive for macOS has the names of its folders, and the document compiles again",
    arguments: [false, true])
  func editableKeyed(isLegacy: Bool) throws {
    let build = try IBBuildFolder()
    let input = isLegacy ? "{S}/old.xib" : "{S}/desk.xib"
    let line = "--minimum-deployment-target 10.6"

    for words in ["--compile {S}/D.nib --flatten NO \(line) \(input)", "--compile {S}/E.nib \(line) \(input)"] {
      let run = IBToolRun(build.words(words))
      try #require(run.code == .success, "\(run.output)")
    }

    #expect(
      build.files("{S}/D.nib").keys.sorted() == [
        "/designable.nib", "/keyedobjects-101300.nib", "/keyedobjects.nib",
      ])
    #expect(build.bytes("{S}/D.nib/designable.nib") == build.bytes(input))
    #expect(build.bytes("{S}/D.nib/keyedobjects.nib") == build.bytes("{S}/E.nib/keyedobjects.nib"))
    #expect(build.bytes("{S}/E.nib/keyedobjects.nib")?.starts(with: "bplist".utf8) == true)
    #expect(build.bytes("{S}/E.nib/keyedobjects-101300.nib")?.starts(with: "NIBArchive".utf8) == true)
    let again = IBToolRun(build.words("--compile {R}/F.nib \(line) {S}/D.nib/designable.nib"))
    #expect(again.code == .success)
    #expect(build.files("{R}/F.nib") == build.files("{S}/E.nib"))
    _ = IBToolRun(build.words("--strip {R}/D.nib {S}/D.nib"))
    #expect(build.files("{R}/D.nib") == build.files("{S}/E.nib"))
  }

  @Test("companion strings are copied as they are, under the name of the nib")
  func companions() throws {
    let build = try IBBuildFolder()

    _ = IBToolRun(
      build.words("--compile {R}/Base.lproj/bar.nib --companion-strings-file de:{S}/foo.strings {S}/foo.xib"))

    #expect(build.bytes("{R}/de.lproj/bar.strings") == build.bytes("{S}/foo.strings"))
  }

  @Test("the partial Info.plist is empty, or lists the font files when they are to be activated")
  func partial() throws {
    let fonts = "<customFonts><array key=\"B.ttf\"><string>B</string></array><array key=\"A.ttf\"/></customFonts>"
    let text = SampleFiles.xib.split(separator: "\n").map { $0.contains("<objects>") ? fonts + $0 : String($0) }
    let path = try folder.add("A.xib", text.joined(separator: "\n"))
    let target = folder.path + "/A.nib"

    _ = IBToolRun("--compile", target, "--output-partial-info-plist", folder.path + "/a.plist", path)
    _ = IBToolRun(
      "--compile", target, "--output-partial-info-plist", folder.path + "/b.plist", "--auto-activate-custom-fonts", path
    )

    #expect(folder.bytes("a.plist") == Array(IBToolRun.list("<dict/>").utf8))
    let list = try PropertyList(folder.bytes("b.plist") ?? [], file: "b.plist")
    #expect(list == .sorted(["UIAppFonts": .array([.string("A.ttf"), .string("B.ttf")])]))
  }

  @Test("a strings file has a comment a text, sorted by key, in UTF-16 with a byte order mark")
  func strings() throws {
    let path = try folder.add("A.xib", Self.texts)

    #expect(IBToolRun("--export-strings-file", folder.path + "/A.strings", path).code == .success)
    let bytes = try #require(folder.bytes("A.strings"))

    #expect(bytes.starts(with: [0xFF, 0xFE]))
    #expect(
      String(decoding: stride(from: 2, to: bytes.count, by: 2).map { UInt16(bytes[$0]) }, as: UTF16.self) == """

        /* Class = "UILabel"; text = "Say \\"Hi\\" * / now"; ObjectID = "aa1-00-001"; */
        "aa1-00-001.text" = "Say \\"Hi\\" */ now";

        /* Class = "UIButton"; normalTitle = "Go"; ObjectID = "bt1-00-001"; */
        "bt1-00-001.normalTitle" = "Go";

        /* Class = "UISegmentedControl"; sg1-00-001.segmentTitles[0] = "One"; ObjectID = "sg1-00-001"; */
        "sg1-00-001.segmentTitles[0]" = "One";

        /* Class = "UISegmentedControl"; sg1-00-001.segmentTitles[1] = "Two"; ObjectID = "sg1-00-001"; */
        "sg1-00-001.segmentTitles[1]" = "Two";

        /* Class = "UITextView"; text = "Long"; ObjectID = "tv1-00-001"; */
        "tv1-00-001.text" = "Long";

        """)
  }

  @Test("a text of a list has its place among all members, those without a text too")
  func places() throws {
    let path = try folder.add(
      "A.xib",
      Self.texts.replacing(
        "<segment title=\"One\"/>", with: "<segment/><segment title=\"One\" toolTip=\"1\" label=\"L\"/>"))

    let list = try PropertyList(IBToolRun("--localizable-stringarrays", path).bytes, file: "output")
    _ = IBToolRun("--export-xliff", folder.path + "/A.xlf", path)
    let keys = (folder.text("A.xlf") ?? "").split(separator: "\"").filter { $0.hasPrefix("sg1-00-001.") }

    #expect(
      keys == [
        "sg1-00-001.segmentTitles[1]", "sg1-00-001.ibShadowedToolTips[1]", "sg1-00-001.ibShadowedLabels[1]",
        "sg1-00-001.segmentTitles[2]",
      ])
    #expect(
      list["com.apple.ibtool.document.localizable-stringarrays"]?["sg1-00-001"]?["segmentTitles"]
        == .array([.string("One"), .string("Two")]))
  }

  @Test(
    "options of Auto Layout leave a document as it is where they have nothing to do",
    arguments: ["--update-frames", "--update-constraints"])
  func noLayout(option: String) throws {
    let path = try folder.add("A.xib", Self.texts)

    let run = IBToolRun(option, path, "--write", folder.path + "/B.xib")

    #expect(run.code == .success && run.bytes.isEmpty)
    #expect(folder.bytes("B.xib") == folder.bytes("A.xib"))
  }

  @Test("a document without texts gives a byte order mark and a line end")
  func noStrings() throws {

    _ = IBToolRun("--export-strings-file", folder.path + "/A.strings", try folder.add("A.xib", SampleFiles.xib))

    #expect(folder.bytes("A.strings") == [0xFF, 0xFE, 0x0A, 0x00])
  }

  @Test("translations come into the document, and all else stays as it is written")
  func translated() throws {
    let path = try folder.add("A.xib", Self.texts)
    let strings = try folder.add(
      "de.strings",
      """
      // ours
      "aa1-00-001.text" = "<Gr\\U00fc\\U00df> & \\"mehr\\"\\nZeile";
      "sg1-00-001.segmentTitles[1]" = "Zwei";
      "tv1-00-001.text" = "Lang & breit";
      "zz1-00-001.text" = "gone";
      """)

    let run = IBToolRun("--import-strings-file", strings, "--write", folder.path + "/B.xib", path)

    #expect(run.code == .success)
    let wanted = Self.texts.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.contains("aa1") { return line.prefix { $0 != "S" } + "&lt;Grüß&gt; &amp; &quot;mehr&quot;&#10;Zeile\"/>" }
      if line.contains("Two") { return line.prefix { $0 != "T" } + "Zwei\"/>" }
      if line.contains("Long") { return line.prefix { $0 != "L" } + "Lang &amp; breit</string>" }
      return String(line)
    }
    #expect(folder.bytes("B.xib").map { String(decoding: $0, as: UTF8.self) } == wanted.joined(separator: "\n"))
  }

  @Test("a strings file that cannot be read is refused with its line")
  func brokenStrings() throws {
    let strings = try folder.add("de.strings", "/* a */\n\"b\" = \"c\"\n\"d\" = \"e\";")

    let run = IBToolRun(
      "--import-strings-file", strings, "--write", folder.path + "/B.xib", try folder.add("A.xib", Self.texts))

    #expect(run.code == .failure)
    #expect(run.output.contains("de.strings:3:1: The strings file cannot be read: expected ';'."))
    #expect(folder.bytes("B.xib") == nil)
  }

  @Test("classes are renamed by name and by prefix", arguments: [("Badge-Seal", "Seal"), ("Bad*-New", "Newge")])
  func renamed(rename: String, name: String) throws {

    let run = IBToolRun(
      "--convert", rename, "--write", folder.path + "/B.xib", try folder.add("A.xib", SampleFiles.xib))
    let text = String(decoding: folder.bytes("B.xib") ?? [], as: UTF8.self)

    #expect(run.code == .success)
    #expect(text.contains("customClass=\"\(name)\" customModule=\"App\""))
    #expect(text.contains("customClass=\"Owner\""))
  }

  @Test("a text in a section of characters is replaced; one with elements in it is told, and stays")
  func otherForms() throws {
    func document(_ text: String) -> String {
      Self.texts.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.contains("Long") ? "<string key=\"text\">\(text)</string>" : String(line)
      }.joined(separator: "\n")
    }
    let section = try folder.add("A.xib", document("<![CDATA[Long]]>"))
    let mixed = try folder.add("B.xib", document("Long<b/>"))
    let strings = try folder.add("de.strings", "\"tv1-00-001.text\" = \"Lang\";")
    let words = ["--import-strings-file", strings, "--warnings", "--output-format", "human-readable-text", "--write"]

    let replaced = IBToolRun(words + [folder.path + "/C.xib", section])
    let kept = IBToolRun(words + [folder.path + "/D.xib", mixed])

    #expect(replaced.code == .success && !replaced.output.contains("warning"))
    #expect(folder.text("C.xib") == document("Lang"))
    #expect(kept.code == .success)
    #expect(kept.output.contains("\(mixed):tv1-00-001: warning: the text 'tv1-00-001.text' cannot be replaced"))
    #expect(folder.bytes("D.xib") == folder.bytes("B.xib"))
  }

  @Test("a document in another encoding says UTF-8 once it is changed")
  func encoding() throws {
    let head = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
    let text = Self.texts.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      line.hasPrefix("<?xml") ? head : line.contains("Long") ? "<string key=\"text\">L\u{F6}ng</string>" : String(line)
    }.joined(separator: "\n")
    let path = try folder.add("A.xib", text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    let strings = try folder.add("de.strings", "\"aa1-00-001.text\" = \"\u{20AC}\";")

    let run = IBToolRun("--import-strings-file", strings, "--write", folder.path + "/B.xib", path)
    let changed = String(decoding: folder.bytes("B.xib") ?? [], as: UTF8.self)

    #expect(run.code == .success)
    #expect(changed.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"))
    #expect(changed.contains("L\u{F6}ng") && changed.contains("text=\"\u{20AC}\""))
  }

  static let texts = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
        <objects>
            <segmentedControl id="sg1-00-001">
                <segments>
                    <segment title="One"/>
                    <segment title="Two"/>
                </segments>
            </segmentedControl>
            <button id="bt1-00-001">
                <state key="normal" title="Go"/>
                <state key="selected" title=""/>
            </button>
            <textView id="tv1-00-001">
                <string key="text">Long</string>
            </textView>
            <label id="aa1-00-001" text="Say &quot;Hi&quot; */ now"/>
        </objects>
    </document>
    """
}
