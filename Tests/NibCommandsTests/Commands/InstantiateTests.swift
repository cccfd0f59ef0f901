import NibTestSupport
import Nibwright
import Testing

@MainActor @Suite("instantiate") struct InstantiateTests {
  let folder = TemporaryFolder()

  @Test("the objects of a XIB come to life, connections and images are told")
  func tree() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)
    let bundle = try folder.addFolder("App.nib", [("star.png", [])])

    let run = CommandRun("instantiate", path, "--bundle", bundle)

    #expect(run.code == .success)
    #expect(run.output.hasPrefix("UIView (App.Badge)"))
    #expect(run.output.contains("\n  UIImageView @"))
    #expect(run.output.contains(" #iv1-00-001\n"))
    #expect(run.messages.contains("A.xib:10:9: warning: no class is registered for '_TtC3App5Badge'"))
    #expect(run.output.contains("\nconnections: 1 of 1 made\n"))
    #expect(run.output.contains("\nimages: 1 found, 0 missing\n  star -> \(bundle)/star.png\n"))
  }

  @Test("a missing image is told, and with --strict it ends with 1")
  func missing() throws {
    let path = try folder.add("A.xib", SampleFiles.xib)

    #expect(CommandRun("instantiate", path).output.contains("  star is missing"))
    #expect(CommandRun("instantiate", path, "--strict").code == .failure)
  }

  @Test("a file is opened once, whatever it is", arguments: ["A.nib", "A.xib", "A.storyboard"])
  func reads(_ name: String) throws {
    let bytes =
      switch name {
      case "A.nib":
        try #require(try Interface.read(Array(SampleFiles.xib.utf8), name: "A.xib").compile().encoded().first).bytes
      case "A.xib": Array(SampleFiles.xib.utf8)
      default: Array(SampleFiles.storyboard.utf8)
      }
    let files = CountingFileSource([("/" + name, bytes)])

    let run = CommandRun(["instantiate", "/" + name], files: files)

    #expect(run.code == .success || name == "A.storyboard")
    #expect(!run.output.isEmpty)
    #expect(files.reads == ["/" + name: 1])
  }

  /// A storyboard for iOS with one scene, or one that refers to another.
  private static func board(_ object: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>\(object)</objects></scene></scenes></document>
      """.utf8)
  }

  @Test("a reference leads to documents of the project, and to those of the bundles that are named")
  func reference() {
    let scene =
      "<viewController storyboardIdentifier=\"Leaf\" title=\"Green\" id=\"v\" sceneMemberID=\"viewController\"/>"
    let reference = """
      <viewControllerPlaceholder storyboardIdentifier="leaf" storyboardName="Leaves" referencedIdentifier="Leaf" id="p" \
      sceneMemberID="viewController"/>
      """
    var files = MemoryFileSource(["/Tea/App/Main.storyboard": Self.board(reference)])
    files.add(Self.board(scene), at: "/Kit/Green/Base.lproj/Leaves.storyboard")
    let line = ["instantiate", "/Tea/App/Main.storyboard", "--scene", "leaf"]

    let alone = CommandRun(line, files: files)
    let helped = CommandRun(line + ["--bundle", "/Kit"], files: files)
    files.add(Self.board(scene), at: "/Tea/App/Green/Leaves.storyboard")
    let near = CommandRun(line, files: files)

    #expect(alone.code == .failure && alone.messages.contains("no storyboard named 'Leaves'; tried /Tea/App/Leaves."))
    #expect(helped.code == .success && helped.output.contains("title = \"Green\""), "\(helped.messages)")
    #expect(near.code == .success && near.output.contains("title = \"Green\""), "\(near.messages)")
  }

  /// A controller with a segue to the one of another storyboard.
  private static let leading = """
    <viewController storyboardIdentifier="Top" id="a" sceneMemberID="viewController"><connections>\
    <segue destination="p" kind="show" identifier="go" id="g"/></connections></viewController></objects></scene>
    <scene sceneID="t"><objects>
    <viewControllerPlaceholder storyboardName="Leaves" referencedIdentifier="Leaf" id="p" \
    sceneMemberID="viewController"/>
    """

  @Test(
    "a segue to a storyboard or a controller that is not there is told where the reference stands",
    arguments: [
      (nil, "unknownStoryboard", "no storyboard named 'Leaves'; tried /Tea/Leaves.storyboardc, "),
      ("Root", "unknownController", "storyboard 'Leaves' has no controller with identifier 'Leaf'"),
      ("Leaf", nil, ""),
    ] as [(String?, String?, String)])
  func lostSegue(there: String?, id: String?, words: String) {
    var files = MemoryFileSource(["/Tea/Main.storyboard": Self.board(Self.leading)])
    if let there {
      let scene = "<viewController storyboardIdentifier=\"\(there)\" id=\"v\" sceneMemberID=\"viewController\"/>"
      files.add(Self.board(scene), at: "/Tea/Leaves.storyboard")
    }
    let line = ["instantiate", "/Tea/Main.storyboard", "--bundle", "/Tea"]

    let run = CommandRun(line, files: files)
    let strict = CommandRun(line + ["--strict"], files: files)

    let warning = "/Tea/Main.storyboard:3:1: warning: segue 'go' of UIViewController leads nowhere: "
    let lines = run.messages.split(separator: "\n").filter { $0.contains("leads nowhere") }
    #expect(lines.count == (id == nil ? 0 : 1) && run.code == .success, "\(run.messages)")
    #expect(lines.allSatisfy { $0.hasPrefix(warning + words) && $0.hasSuffix(" [object p] [\(id ?? "")]") }, "\(lines)")
    #expect(strict.code == (id == nil ? .success : .failure))
    // The folder is the storyboard's own and a bundle, and is named once.
    #expect(run.messages.ranges(of: "/Tea/Leaves.storyboardc").count == (there == nil ? 1 : 0))
  }

  @Test("an initial controller of another storyboard is shown, and told where that storyboard is not there")
  func initialReference() throws {
    let reference = """
      <viewControllerPlaceholder storyboardName="Leaves" referencedIdentifier="Leaf" id="p" \
      sceneMemberID="viewController"/>
      """
    let board = String(decoding: Self.board(reference), as: UTF8.self)
      .replacing("<document ", with: "<document initialViewController=\"p\" ", maxReplacements: 1)
    var files = MemoryFileSource(["/Tea/Main.storyboard": Array(board.utf8)])
    let scene = "<viewController storyboardIdentifier=\"Leaf\" id=\"v\" sceneMemberID=\"viewController\"/>"
    files.add(Self.board(scene), at: "/Kit/Green/Base.lproj/Leaves.storyboard")

    let alone = CommandRun(["instantiate", "/Tea/Main.storyboard"], files: files)
    let found = CommandRun(["instantiate", "/Tea/Main.storyboard", "--bundle", "/Kit"], files: files)

    #expect(alone.code == .failure)
    #expect(alone.messages.hasPrefix("/Tea/Main.storyboard:"), "\(alone.messages)")
    #expect(alone.messages.contains("no storyboard named 'Leaves', which the initial controller refers to; tried /"))
    #expect(alone.messages.contains("name the folder that holds it with '--bundle' [object p]"))
    #expect(found.code == .success && found.messages.isEmpty && found.output.contains("(initial)"), "\(found.messages)")
    #expect(found.output.contains("1 scene, 1 controller, 1 view"))
  }

  /// A storyboard for macOS: a main menu, a window, and two controllers side by side.
  private static let harbor: String = {
    let controller = { (id: String, text: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="100" height="50"/><subviews><textField id="t\(id)">
      <rect key="frame" x="0" y="0" width="50" height="20"/><textFieldCell key="cell" title="\(text)" id="l\(id)"/></textField>
      </subviews></view></viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="w-00-001"><scenes>
      <scene sceneID="sm"><objects><application id="a-00-001" sceneMemberID="viewController"><menu key="mainMenu" title="Main" \
      id="m-00-001"><items><menuItem title="Boats" id="i-00-001"/></items></menu></application></objects></scene>
      <scene sceneID="sw"><objects><windowController storyboardIdentifier="Harbor" id="w-00-001" sceneMemberID="viewController">
      <window key="window" title="Harbor" id="n-00-001"><rect key="contentRect" x="0" y="0" width="200" height="50"/>
      <view key="contentView" id="c-00-001"><rect key="frame" x="0" y="0" width="200" height="50"/></view></window><connections>
      <segue destination="p-00-001" kind="relationship" relationship="window.shadowedContentViewController" id="r-00-001"/>
      </connections></windowController></objects></scene>
      <scene sceneID="sp"><objects><splitViewController id="p-00-001" sceneMemberID="viewController">
      <splitViewItems><splitViewItem id="x-00-001"/><splitViewItem id="x-00-002"/></splitViewItems>
      <splitView key="splitView" id="q-00-001"><rect key="frame" x="0" y="0" width="200" height="50"/></splitView><connections>
      <segue destination="l-00-001" kind="relationship" relationship="splitItems" id="r-00-002"/>
      <segue destination="l-00-002" kind="relationship" relationship="splitItems" id="r-00-003"/></connections>
      </splitViewController></objects></scene>
      \(controller("l-00-001", "Fleet"))\(controller("l-00-002", "Boat"))</scenes></document>
      """
  }()

  @Test("scenes of a storyboard for macOS come to life: a window, controllers side by side, the main menu")
  func macStoryboard() throws {
    let path = try folder.add("Harbor.storyboard", Self.harbor)
    let compiled = folder.path + "/Harbor.storyboardc"
    #expect(CommandRun("compile", path, "--output", compiled).code == .success)

    for input in [path, compiled] {
      let run = CommandRun("instantiate", input)

      #expect(run.code == .success, "\(run.messages)")
      #expect(run.output.contains("scene Harbor (initial)\n  NSWindowController"))
      #expect(run.output.contains("\n    NSSplitViewController"))
      #expect(run.output.contains(". stringValue = \"Fleet\"") && run.output.contains(". stringValue = \"Boat\""))
      #expect(run.output.contains("\n  NSApplication") && run.output.contains("Boats"))
      let summary = run.output.split(separator: "\n").last ?? ""
      #expect(summary.hasPrefix("2 scenes, 5 controllers"), "\(summary)")
    }
    #expect(CommandRun("instantiate", path, "--scene", "Harbor").output.hasPrefix("scene Harbor (initial)"))
  }

  @Test("of a compiled storyboard each file is opened once")
  func folderReads() throws {
    let archives = try SampleFiles.sceneArchives()
    let manifest = CompiledInterface(files: [], storyboard: .init(scenes: [.init(identifier: "Home")]))
    let files = CountingFileSource([
      ("/A.storyboardc/Home.nib", archives.scene), ("/A.storyboardc/Home-view.nib", archives.view),
      ("/A.storyboardc/Info.plist", try #require(try manifest.encoded().first).bytes),
    ])

    let run = CommandRun(["instantiate", "/A.storyboardc"], files: files)

    #expect(run.code == .success)
    #expect(files.reads.values.allSatisfy { $0 == 1 })
    #expect(files.reads.count == 3)
  }

  @Test("a bundle that is not there ends with 3")
  func noBundle() throws {
    let run = CommandRun("instantiate", try folder.add("A.xib", SampleFiles.xib), "--bundle", folder.path + "/none")

    #expect(run.code == .unreadable)
    #expect(run.messages.contains("/none: error: no folder is at this path"))
  }

  @Test("several files are told in a line each, and only so")
  func summary() throws {
    let paths = try ["A.xib", "B.xib"].map { try folder.add($0, SampleFiles.xib) }

    let run = CommandRun(["instantiate"] + paths + ["--format", "summary"])
    let refused = CommandRun(["instantiate"] + paths)
    let missing = CommandRun(["instantiate", paths[0], folder.path + "/none.nib", "--format", "summary"])

    #expect(run.code == .success)
    #expect(
      run.output.split(separator: "\n").map { $0.hasSuffix(" objects, 1 of 1 connections made") } == [true, true])
    #expect(run.output.hasPrefix(paths[0] + ": "))
    #expect(refused.code == .usage && refused.messages.contains("'--format summary'"))
    #expect(missing.code == .unreadable && missing.output.hasPrefix(paths[0]))
  }

  @Test("the same is told as JSON")
  func json() throws {
    let run = CommandRun("instantiate", try folder.add("A.nib", SampleFiles.nib()), "--format", "json")

    #expect(run.code == .success)
    #expect(run.output.contains("\"type\": \"UIView\","))
    #expect(run.output.contains("\"schemaVersion\": 1"))
  }

  /// A compiled storyboard with one scene.
  private func storyboard() throws -> String {
    let archives = try SampleFiles.sceneArchives()
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIStoryboardDesignatedEntryPointIdentifier</key><string>Home</string>
      <key>UIViewControllerIdentifiersToNibNames</key><dict><key>Home</key><string>Home</string></dict></dict></plist>
      """
    return try folder.addFolder(
      "Main.storyboardc",
      [("Info.plist", Array(list.utf8)), ("Home.nib", archives.scene), ("Home-view.nib", archives.view)])
  }

  @Test("the scenes of a compiled storyboard come to life with their views")
  func scenes() throws {
    let run = CommandRun("instantiate", try storyboard())

    #expect(run.code == .success)
    #expect(run.output.hasPrefix("scene Home (initial)\n  UIViewController\n"))
    #expect(run.output.contains("\n    UILabel\n"))
    #expect(run.output.contains("\n      . text = \"Hello\"\n"))
    #expect(run.output.hasSuffix("\n1 scene, 1 controller, 1 view, connections: 3 of 3 made\n"))
  }

  @Test("one scene can be asked for; one that is not there is an error that names those there are")
  func oneScene() throws {
    let path = try storyboard()

    #expect(CommandRun("instantiate", path, "--scene", "Home").code == .success)
    let run = CommandRun("instantiate", path, "--scene", "Away")
    #expect(run.code == .failure)
    #expect(run.messages.contains("the storyboard has no controller with identifier 'Away'; it has 'Home'"))
    let other = CommandRun("instantiate", try folder.add("A.nib", SampleFiles.nib()), "--scene", "Home")
    #expect(other.code == .unreadable)
    #expect(other.messages.contains("--scene is for storyboards; this is none"))
  }

  @Test("scenes are told as JSON")
  func scenesAsJSON() throws {
    let run = CommandRun("instantiate", try storyboard(), "--format", "json")

    #expect(run.output.contains("\"initialIdentifier\": \"Home\""))
    #expect(run.output.contains("\"connectionCount\": 3"))
  }

  @Test(
    "every compiled storyboard of the shared collection comes to life whole",
    .enabled(if: SharedFiles.root != nil, "no shared files"))
  func shared() throws {
    let root = SharedFiles.root ?? ""
    var folders = TestDisk.files(below: root + "/golden/ios-storyboard", ending: ["Info.plist"])
    folders += TestDisk.files(below: root + "/nibs", ending: ["Info.plist"])
    folders = folders.filter { $0.hasSuffix(".storyboardc/Info.plist") }.map { String($0.dropLast(11)) }
    for path in folders {
      let run = CommandRun("instantiate", path)
      #expect(run.code == .success, "\(path)")
      #expect(!run.output.contains("not made"), "\(path)")
    }
    #expect(folders.count > 35)
  }
}
