import NibCommands
import NibTestSupport
import Testing

/// Inputs that are meant badly, or torn, are told of; none of them costs more than its size.
@Suite("Hostile inputs of commands") struct HostileInputTests {
  private let folder = TemporaryFolder()

  /// A storyboard of one scene with something replaced in it.
  private func storyboard(_ old: String, _ new: String) throws -> String {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one-id-001">
        <scenes>
          <scene sceneID="sc1-id-001">
            <objects>
              <viewController id="one-id-001" sceneMemberID="viewController"><view key="view" id="vw1-id-001"/></viewController>
              <placeholder placeholderIdentifier="IBFirstResponder" id="fr1-id-001" sceneMemberID="firstResponder"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """
    #expect(text.contains(old))
    return try folder.add("Main.storyboard", text.replacing(old, with: new))
  }

  @Test(
    "what would lose a scene is told, and is an error where warnings are",
    arguments: [
      ("<scene ", "<sceneX ", "</scene>", "</sceneX>", "unknown element <sceneX> in <scenes>"),
      ("</scenes>", "</scenes><object/>", "", "", "unknown element <object> in <document>"),
      ("<objects>", "<object>", "</objects>", "</object>", "unknown element <object> in <scene>"),
      ("<objects>", "<objects/><list>", "</objects>", "</list>", "the scene has no controller among its <objects>"),
      (
        "initialViewController=\"one-id-001\"", "initialViewController=\"nobody\"", "", "",
        "the initial controller 'nobody'"
      ),
    ])
  func lostScene(old: String, new: String, oldEnd: String, newEnd: String, words: String) throws {
    var path = try storyboard(old, new)
    if !oldEnd.isEmpty {
      path = try folder.add(
        "Main.storyboard", try #require(folder.text("Main.storyboard")).replacing(oldEnd, with: newEnd))
    }

    let plain = CommandRun("compile", path, "--output", folder.path + "/a.storyboardc")
    let strict = CommandRun("compile", "--strict", path, "--output", folder.path + "/b.storyboardc")

    #expect(plain.code == .success)
    #expect(plain.messages.contains("warning: " + words), "\(plain.messages)")
    #expect(strict.code == .failure)
    #expect(!folder.names.contains("b.storyboardc"))
  }

  @Test("scenes within scenes that multiply end in an error, for the whole load")
  @MainActor func multiplied() throws {
    let rect = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
    let scenes = (0..<6).map { level in
      let boxes = (0..<30).map { box in
        """
        <containerView id="b\(level)-\(box)">\(rect)<connections><segue destination="c\(level + 1)" kind="embed" \
        id="s\(level)-\(box)"/></connections></containerView>
        """
      }
      return """
        <scene sceneID="x\(level)"><objects><viewController id="c\(level)" sceneMemberID="viewController">
        <view key="view" id="v\(level)">\(rect)<subviews>\(level < 5 ? boxes.joined() : "")</subviews></view>
        </viewController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23094" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c0"><scenes>\(scenes.joined())</scenes></document>
      """

    let run = CommandRun("instantiate", try folder.add("Many.storyboard", text), "--format", "summary")

    #expect(run.code == .failure)
    #expect(run.messages.contains("the scenes within the scene have more than 50000 objects in all"), "\(run.messages)")
  }

  @Test("an identifier that leads out of the output is refused, and nothing is written")
  func unsafeIdentifier() throws {
    let path = try storyboard("id=\"one-id-001\" sceneM", "storyboardIdentifier=\"../../x\" id=\"one-id-001\" sceneM")

    let run = CommandRun("compile", path, "--output", folder.path + "/a.storyboardc")

    #expect(run.code != .success && run.messages.contains(":6:") && run.messages.contains("[unsafeName]"))
    #expect(folder.names == ["Main.storyboard"])
  }

  @Test(
    "a list that names one archive again and again is told, and the archive is shown once",
    arguments: [["context"], ["inspect", "--format", "json"]])
  func namedAgain(command: [String]) throws {
    let identified = "storyboardIdentifier=\"k0\" id=\"one-id-001\" sceneM"
    let made = folder.path + "/a.storyboardc"
    #expect(
      CommandRun("compile", try storyboard("id=\"one-id-001\" sceneM", identified), "--output", made).code == .success)
    let plain = CommandRun(command + [made])
    #expect(plain.code == .success)
    let names = (0..<1000).map { "<key>k\($0)</key><string>k0</string>" }.joined()
    _ = try folder.add(
      "a.storyboardc/Info.plist",
      """
      <plist version="1.0"><dict><key>UIViewControllerIdentifiersToNibNames</key><dict>\(names)</dict></dict></plist>
      """)

    let run = CommandRun(command + [made])
    #expect(run.code == .unreadable)
    #expect(run.messages.contains("names 1000 controllers and 1 archives, of which each holds one"), "\(run.messages)")
    #expect(run.output.utf8.count < 2 * plain.output.utf8.count)
  }

  @Test("connections of the first responder itself are made, or told of")
  func firstResponder() throws {
    let path = try folder.add(
      "Menu.xib",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="14490" \
      targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner"/>
        <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"><connections>
          <action selector="alignCenter:" destination="499" id="518"/>
          <outlet property="next" destination="499" id="519"/>
          <hologram/>
        </connections></customObject>
        <menuItem title="Center" id="499"/>
      </objects></document>
      """)
    let output = folder.path + "/Menu.nib"

    let run = CommandRun("compile", path, "--output", output)
    #expect(run.messages.contains(":5:") && run.messages.contains("an outlet of the first responder"))
    #expect(run.messages.contains(":6:") && run.messages.contains("unknown connection 'hologram'"))
    #expect(CommandRun("inspect", output).output.contains("NSLabel: \"alignCenter:\""))
  }

  @Test("a whole storyboard has nothing to tell") func wholeStoryboard() throws {
    let path = try storyboard("</document>", "</document>")

    #expect(CommandRun("compile", path, "--output", folder.path + "/a.storyboardc").messages.isEmpty)
  }

  @Test("bytes behind a NUL are no part of a document and are not passed over") func garbage() throws {
    let path = try storyboard("</document>", "</document>\0garbage")

    let run = CommandRun("compile", path, "--output", folder.path + "/a.storyboardc")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("11:12: error: a NUL stands behind the document"), "\(run.messages)")
  }

  @Test(
    "a compiled nib that is torn is copied by no option", arguments: ["--compile", "--strip", "--write", "--errors"])
  func tornNib(option: String) throws {
    let whole = folder.path + "/whole.nib"
    let xib = SharedFiles.packageRoot + "/Archives/Documents/Login/Login.xib"
    #expect(CommandRun("compile", xib, "--output", whole).code == .success)
    let torn = try folder.add("torn.nib", Array(try #require(folder.bytes("whole.nib")).prefix(3000)))

    let words = ["ibtool", option] + (option == "--errors" ? [] : [folder.path + "/out.nib"]) + [torn]
    let run = CommandRun(words)

    #expect(run.code == .failure)
    #expect(run.output.contains("the file has 3000 bytes"), "\(run.output)")
    #expect(folder.names.sorted() == ["torn.nib", "whole.nib"])
  }

  @Test("a link in a nib's folder that leads out of it is not followed") func link() throws {
    let secret = try folder.add("secret.nib", Array("secret".utf8))
    let nib = try folder.addFolder("a.nib", [])
    _ = try folder.link("a.nib/runtime.nib", to: secret)

    let run = CommandRun("ibtool", "--strip", folder.path + "/out.nib", nib)

    #expect(run.code == .failure)
    #expect(run.output.contains("a link that leads out of the folder"), "\(run.output)")
  }

  @Test("control characters of a file do not reach the terminal", arguments: ["tree", "raw", "json"])
  func escapes(format: String) throws {
    let path = try storyboard("id=\"vw1-id-001\"", "id=\"vw1-id-001\" customClass=\"A\u{9B}31m\u{202E}B\"")
    #expect(CommandRun("compile", path, "--output", folder.path + "/a.storyboardc").code == .success)

    let run = CommandRun("inspect", "--format", format, folder.path + "/a.storyboardc")

    #expect(run.code == .success)
    #expect(run.output.contains(format == "json" ? "A\\u009b31m\\u202eB" : "A\\u{9b}31m\\u{202e}B"), "\(run.output)")
  }
}

/// The files that were met badly once; each within its time and a bound on what is written.
@MainActor @Suite("Hostile inputs that were met", .enabled(if: SharedFiles.root != nil)) struct MetInputTests {
  private func path(_ name: String) -> String { (SharedFiles.root ?? "") + "/repro/" + name }

  @Test(
    "views that all list the same subviews are shown in a tree of bounded size, not in hours",
    arguments: ["summary", "tree"])
  func sharedSubviews(format: String) {
    let clock = ContinuousClock()
    let start = clock.now

    let run = CommandRun("instantiate", "--format", format, path("cubic.nib"))

    #expect(run.code == .success && run.output.utf8.count < 10_000_000)
    #expect(format == "summary" || run.output.contains("left out: the tree is too large"))
    #expect(clock.now - start < .seconds(20))
  }

  @Test("a long text that thousands of objects share is not written thousands of times", arguments: ["tree", "json"])
  func sharedText(format: String) {
    let run = CommandRun("inspect", "--format", format, path("shared-text.nib"))

    #expect(run.code == .success)
    #expect(run.output.utf8.count < 20_000_000)
    #expect(run.messages.contains("[cutTexts]") == (format == "json"))
  }

  @Test("the same of instances") func sharedTextOfInstances() {
    let run = CommandRun("instantiate", path("shared-text.nib"))

    #expect(run.code == .success)
    #expect(run.output.utf8.count < 20_000_000)
  }

  @Test("no byte of an archive steers the terminal", arguments: ["inspect", "instantiate"]) func steering(
    command: String
  ) {
    let run = CommandRun(command, path("esc.nib"))

    #expect(
      !(run.output + run.messages).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
  }

  @Test("UTF-16 with a byte order mark is shown as it is compiled") func wideText() {
    #expect(CommandRun("inspect", path("utf16le_bom.xib")).code == .success)
  }
}
