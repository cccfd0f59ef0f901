import NibResources
import Testing

@MainActor
@Suite("What instantiate says of connections and keys") struct InstantiateReportTests {
  private static let cell = """
    <tableViewCell reuseIdentifier="Leaf" id="ce"><rect key="frame" x="0" y="28" width="390" height="44"/>\
    <tableViewCellContentView key="contentView" tableViewCell="ce" id="cc"><rect key="frame" x="0" y="0" width="390" \
    height="44"/><subviews><label text="Leaf" id="lb"><rect key="frame" x="5" y="5" width="90" height="20"/></label>\
    </subviews></tableViewCellContentView></tableViewCell>
    """

  private func storyboard(_ connections: String, cells: String = cell) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc"><scenes><scene sceneID="sc"><objects>
    <viewController id="vc" customClass="Garden" sceneMemberID="viewController"><view key="view" id="vw">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews><tableView dataMode="prototypes" id="tb">
    <rect key="frame" x="0" y="0" width="390" height="400"/><prototypes>\(cells)</prototypes></tableView></subviews></view>
    <connections>\(connections)</connections></viewController></objects></scene></scenes></document>
    """
  }

  private func run(_ text: String, name: String = "/Tea.storyboard", _ options: String...) -> CommandRun {
    CommandRun(["instantiate", name] + options, files: MemoryFileSource([name: Array(text.utf8)]))
  }

  private func xib(_ objects: String, platform: String = "CocoaTouch.XIB", runtime: String = "iOS.CocoaTouch") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(platform)" version="3.0" toolsVersion="22505" \
    targetRuntime="\(runtime)"><objects>\(objects)</objects></document>
    """
  }

  @Test("an outlet of a controller into a prototype cell is not made, and the reason is told")
  func prototype() {
    let run = run(storyboard(#"<outlet property="leafLabel" destination="lb" id="ou"/>"#))
    // Where a compile refuses such an outlet, nothing is instantiated; either way it is no outlet that was made.
    guard run.code == .success else {
      #expect(run.messages.contains("leafLabel") || run.messages.contains("repeating content"))
      return
    }
    #expect(run.output.contains("connections: 3 of 4 made"))
    #expect(run.output.contains("not made: outlet 'leafLabel': it leads into the prototype 'Leaf'"))
    #expect(run.messages.contains("cannot be connected to repeating content"))
  }

  @Test("outlets of a cell itself, and outlets to the list, are made")
  func ordinary() {
    let run = run(
      storyboard(#"<outlet property="table" destination="tb" id="ou"/>"#))

    #expect(run.output.contains("4 of 4 made") && !run.output.contains("not made"))
  }

  @Test(
    "an outlet that the framework's class is known not to have is not counted as made",
    arguments: [
      ("label", "dataSource", "UILabel"), ("label", "delegate", "UILabel"), ("button", "delegate", "UIButton"),
      ("imageView", "leaf", "UIImageView"), ("view", "dropDelegate", "UIView"),
    ])
  func unknownOutlet(tag: String, property: String, name: String) {
    let text = xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        + "<\(tag) id=\"a\"><connections><outlet property=\"\(property)\" destination=\"-1\" id=\"o\"/></connections></\(tag)>"
    )
    let run = run(text, name: "/Tea.xib")

    #expect(run.output.contains("connections: 0 of 1 made"))
    #expect(
      run.output.contains(
        "not made: \(name) has no outlet '\(property)'; it is set only if a category or an extension declares it"))
  }

  @Test(
    "an outlet that it has, or that a class that is not here may have, is made",
    arguments: [
      ("tableView", "dataSource"), ("collectionView", "dragDelegate"), ("pickerView", "dataSource"),
      ("textField", "delegate"), ("scrollView", "delegate"), ("label customClass=\"Leaf\"", "dataSource"),
    ])
  func knownOutlet(tag: String, property: String) {
    let end = tag.prefix { $0 != " " }
    let text = xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        + "<\(tag) id=\"a\"><connections><outlet property=\"\(property)\" destination=\"-1\" id=\"o\"/></connections></\(end)>"
    )

    #expect(run(text, name: "/Tea.xib").output.contains("connections: 1 of 1 made"))
  }

  @Test("an outlet to what is not there is not made: the first responder is nil when a nib is loaded")
  func nilDestination() {
    let text = xib(
      #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>"#
        + #"<outlet property="next" destination="-2" id="o"/></connections></placeholder>"#
        + #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/><view id="a"/>"#)
    let run = run(text, name: "/Tea.xib")

    #expect(run.output.contains("connections: 0 of 1 made"))
    #expect(run.output.contains("not made: its destination is not there; the outlet is nil"))
  }

  private static let menu = """
    <customObject id="-2"/><customObject id="-1" customClass="FirstResponder"/><customObject id="-3" customClass="NSObject"/>
    <menu title="Main" id="m"><items><menuItem title="Brew" keyEquivalent="b" id="i1"/>
    <menuItem title="Pour" keyEquivalent="p" id="i2"><modifierMask key="keyEquivalentModifierMask"/></menuItem>
    <menuItem title="Stir" id="i3"><string key="keyEquivalent">&#xf708;</string>
    <modifierMask key="keyEquivalentModifierMask" option="YES"/></menuItem>
    <menuItem title="Rest" id="i4"/></items></menu>
    <button id="bt"><buttonCell key="cell" type="push" title="OK" keyEquivalent="k" id="bc">
    <modifierMask key="keyEquivalentModifierMask" command="YES"/></buttonCell></button>
    """

  @Test("key equivalents are shown as menus show them, never as characters that nobody sees")
  func keys() {
    let run = run(
      xib(Self.menu, platform: "Cocoa.XIB", runtime: "MacOSX.Cocoa"), name: "/Menu.xib")
    let keys = run.output.split(separator: "\n").filter { $0.contains("keyEquivalent") }.map {
      $0.split(separator: " ").last
    }

    #expect(keys == ["⌘B", "P", "⌥F5", "⌘K"])
    #expect(!run.output.unicodeScalars.contains { 0xE000...0xF8FF ~= $0.value })
  }

  @Test("inspect tells the key beside its archived character, which is escaped")
  func inspected() {
    let text = xib(Self.menu, platform: "Cocoa.XIB", runtime: "MacOSX.Cocoa")
    let files = MemoryFileSource(["/Menu.xib": Array(text.utf8)])
    let lines = CommandRun(["inspect", "/Menu.xib"], files: files).output.split(separator: "\n").map {
      $0.drop { $0 == " " }
    }

    #expect(lines.contains(#"NSKeyEquiv: "b" (⌘B)"#) && lines.contains(#"NSKeyEquiv: "p" (P)"#))
    #expect(lines.contains(#"NSKeyEquiv: "\u{f708}" (⌥F5)"#) && lines.contains(#"NSKeyEquivalent: "k" (⌘K)"#))
    #expect(lines.contains(#"NSKeyEquiv: """#))
    for arguments in [["inspect", "--source"], ["inspect", "--format", "json"], ["context"]] {
      let run = CommandRun(arguments + ["/Menu.xib"], files: files)
      #expect(
        run.code == .success && !run.output.unicodeScalars.contains { 0xE000...0xF8FF ~= $0.value }, "\(arguments)")
    }
  }
}
