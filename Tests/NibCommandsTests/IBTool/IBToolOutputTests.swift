import NibCommands
import NibDiagnostics
import NibPropertyLists
import NibResources
import NibTestSupport
import Testing

@Suite("ibtool's output") struct IBToolOutputTests {
  let folder = TemporaryFolder()

  @Test("nothing to do ends with 64, and standard output stays empty")
  func noWords() {
    let run = IBToolRun([String]())

    #expect(run.code.rawValue == 64)
    #expect(run.bytes.isEmpty)
    #expect(run.messages.contains("nothing to do"))
  }

  @Test("reading ends at an unknown option; the document is missed when one that needs it came before")
  func unknownOption() {
    let alone = IBToolRun("--store", "--compile", "x.nib", "x.xib")
    let later = IBToolRun("--compile", "x.nib", "--target-device-family", "1", "x.xib")

    #expect(alone.code == .failure && later.code == .failure)
    #expect(
      alone.output
        == IBToolRun.list(
          """
          <dict>
          \t<key>com.apple.ibtool.errors</key>
          \t<array>
          \t\t<dict>
          \t\t\t<key>description</key>
          \t\t\t<string>Unknown argument '--store'.</string>
          \t\t</dict>
          \t</array>
          </dict>
          """))
    #expect(later.output.contains("<string>Unknown argument '--target-device-family'.</string>"))
    #expect(later.output.contains("<string>Not enough arguments provided; where is the input document to operate on?<"))
  }

  @Test("the version stands under the name that the tool was started by", arguments: ["ibtool", "nibforge"])
  func version(name: String) {
    let run = IBToolRun("--version", name: IBTool.name(ofProgram: "/usr/local/bin/\(name)"))

    #expect(run.output.contains("<key>com.apple.\(name).version</key>"))
  }

  @Test("all prints nine groups in their order")
  func all() throws {
    let build = try IBBuildFolder()

    let run = IBToolRun(build.words("--all {S}/foo.xib"))
    let keys = run.output.split(separator: "\n").filter { $0.hasPrefix("\t<key>") }

    #expect(
      keys
        == [
          "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects", "version-history",
          "warnings",
        ].map { "\t<key>com.apple.ibtool.document.\($0)</key>" })
  }

  @Test("the hierarchy has labels, names and custom classes, and layout guides among the children")
  func hierarchy() throws {
    let path = try folder.add("view.xib", Self.view)

    #expect(
      IBToolRun("--hierarchy", path).output
        == IBToolRun.list(
          """
          <dict>
          \t<key>com.apple.ibtool.document.hierarchy</key>
          \t<array>
          \t\t<dict>
          \t\t\t<key>custom-class</key>
          \t\t\t<string>Owner</string>
          \t\t\t<key>label</key>
          \t\t\t<string>File's Owner</string>
          \t\t\t<key>name</key>
          \t\t\t<string>File's Owner</string>
          \t\t\t<key>object-id</key>
          \t\t\t<string>-1</string>
          \t\t</dict>
          \t\t<dict>
          \t\t\t<key>children</key>
          \t\t\t<array>
          \t\t\t\t<dict>
          \t\t\t\t\t<key>label</key>
          \t\t\t\t\t<string>Safe Area</string>
          \t\t\t\t\t<key>object-id</key>
          \t\t\t\t\t<string>sa1-00-001</string>
          \t\t\t\t</dict>
          \t\t\t</array>
          \t\t\t<key>label</key>
          \t\t\t<string>View</string>
          \t\t\t<key>object-id</key>
          \t\t\t<string>vw1-00-001</string>
          \t\t</dict>
          \t</array>
          </dict>
          """))
  }

  @Test("connections, versions and geometry have the keys that were seen")
  func groups() throws {
    let path = try folder.add("groups.xib", Self.view)

    let run = IBToolRun("--connections", "--version-history", "--localizable-geometry", path)
    let list = try PropertyList(run.bytes, file: "output")

    let connection = list["com.apple.ibtool.document.connections"]?["ou1-00-001"]
    #expect(
      connection
        == .sorted([
          "destination-id": .string("vw1-00-001"), "destination-label": .string("View"), "label": .string("view"),
          "source-id": .string("-1"), "source-label": .string("File's Owner"),
          "type": .string("IBCocoaTouchOutletConnection"),
        ]))
    #expect(
      list["com.apple.ibtool.document.version-history"]?["interface-builder-version"]?[
        "com.apple.InterfaceBuilderKit"]?.text == "21507")
    #expect(
      list["com.apple.ibtool.document.localizable-geometry"]?["vw1-00-001"]
        == .sorted([
          "frameOrigin": .string("{0, 0}"), "frameSize": .string("{375, 667.5}"),
          "ibDesignAutoresizingMask": .integer(18),
          "ibExternalExplicitTranslatesAutoresizingMaskIntoConstraints": .boolean(true),
          "ibShadowedHorizontalContentCompressionResistancePriority": .real(750),
          "ibShadowedHorizontalContentHuggingPriority": .real(250),
          "ibShadowedVerticalContentCompressionResistancePriority": .real(750),
          "ibShadowedVerticalContentHuggingPriority": .real(250),
        ]))
  }

  @Test("objects have frame and mask by the editor's names, and priorities that the document states")
  func objects() throws {
    let path = try folder.add(
      "objects.xib",
      Self.view.replacing(
        "<view contentMode",
        with: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" "
          + "verticalHuggingPriority=\"251\" contentMode"))

    let list = try PropertyList(IBToolRun("--objects", path).bytes, file: "output")
    let view = list["com.apple.ibtool.document.objects"]?["vw1-00-001"]

    #expect(view?["ibDesignFrame"]?.text == "{{0, 0}, {375, 667.5}}")
    #expect(view?["autoresizingMask"] == .integer(18))
    #expect(view?["ibShadowedVerticalContentHuggingPriority"] == .real(251))
    #expect(view?["ibExternalExplicitTranslatesAutoresizingMaskIntoConstraints"] == .boolean(false))
  }

  @Test("a message that quotes line breaks is one line, for each line is a message")
  func oneLine() throws {
    let path = try folder.add(
      "lines.xib", SampleFiles.oddXIB.replacing("<hologram", with: "<hologram2 id=\"a&#10;b: error: c\"/><hologram"))

    let run = IBToolRun("--warnings", "--output-format", "human-readable-text", path)

    #expect(run.output.contains(":a b: error: c: warning: "))
    #expect(!run.output.contains("\nb: error"))
  }

  @Test("of very many messages all are told, and of warnings none that nobody asked for")
  func manyMessages() throws {
    let odd = (0..<1100).map { "<hologram id=\"h\($0)\"/>" }.joined()
    let path = try folder.add(
      "many.xib",
      Self.view.replacing("</objects>", with: odd + "<view id=\"tw\"/><view id=\"tw\"/></objects>"))

    let run = IBToolRun("--errors", "--notices", "--output-format", "human-readable-text", path)

    #expect(run.code == .failure)
    #expect(run.output.hasPrefix("/* com.apple.ibtool.document.errors */\n\(path):tw: error: the id 'tw' is used"))
    #expect(!run.output.contains("note: "))
    let warned = IBToolRun("--warnings", "--output-format", "human-readable-text", path)
    #expect(warned.output.split(separator: "\n").count { $0.contains(": warning: ") } == 1100)
  }

  @Test("messages name file and place, in text and in a property list")
  func messages() throws {
    let path = try folder.add("odd.xib", SampleFiles.oddXIB)

    let text = IBToolRun("--warnings", "--errors", "--output-format", "human-readable-text", path)
    let list = try PropertyList(IBToolRun("--warnings", "--errors", path).bytes, file: "output")

    #expect(text.code == .success)
    #expect(text.output.hasPrefix("/* com.apple.ibtool.document.warnings */\n\(path):hg1-00-001: warning: "))
    #expect(!text.output.contains("document.errors"))
    #expect(list["com.apple.ibtool.document.errors"] == .dictionary([]))
    guard case .array(let warnings) = list["com.apple.ibtool.document.warnings"]?[path] else {
      Issue.record("no list of warnings")
      return
    }
    #expect(warnings.first?["type"]?.text == "unknownElement")
    #expect(warnings.first?["message"]?.text?.contains("hologram") == true)
  }

  @Test("text for people has no escapes of a terminal that a file brought along")
  func escapes() throws {
    let list = "<plist version=\"1.0\"><dict><\u{1B}[31mRED\u{9B}0m\u{202E}></dict></plist>"
    let path = try folder.add("escapes.nib", list)

    let run = IBToolRun(
      "--compile", folder.path + "/o.nib", "--errors", "--output-format", "human-readable-text", path)

    #expect(run.code != .success && run.output.contains("RED"))
    #expect(!run.output.unicodeScalars.contains { $0 != "\n" && VisibleText.isHidden($0) })
  }

  @Test("the binary form says the same as XML")
  func binary() throws {
    let path = try folder.add("binary.xib", Self.view)

    let xml = IBToolRun("--all", path)
    let binary = IBToolRun("--all", path, "--output-format", "binary1")

    #expect(binary.bytes.starts(with: "bplist00".utf8))
    #expect(try PropertyList(binary.bytes, file: "b") == PropertyList(xml.bytes, file: "x"))
  }

  private static let view = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                <connections>
                    <outlet property="view" destination="vw1-00-001" id="ou1-00-001"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="vw1-00-001">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667.5"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <viewLayoutGuide key="safeArea" id="sa1-00-001"/>
            </view>
        </objects>
    </document>
    """
}
