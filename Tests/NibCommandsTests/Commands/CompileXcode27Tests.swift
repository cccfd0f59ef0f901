import NibCommands
import NibTestSupport
import Testing

/// What the first versions of Xcode 27's compiler for UIKit got wrong: each is compiled for that era to an archive that loads
/// and has the value, or, where the form of an archive is not known, told.
///
/// Documented: release notes of Xcode 27.
@MainActor @Suite("Mended in Xcode 27")
struct CompileXcode27Tests {
  private let folder = TemporaryFolder()

  private func document(_ objects: String, runtime: String = "iOS.CocoaTouch", type: String = "3.CocoaTouch") -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder\(type).XIB" version="3.0" toolsVersion="23504" targetRuntime="\(runtime)" \
    useAutolayout="YES" useTraitCollections="YES">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    \(objects)
    </objects></document>
    """
  }

  /// Compiles a document for Xcode 27: the ids of the messages, and what the archive shows and becomes.
  private func compile(_ text: String) throws -> (ids: [String], archive: String, live: String) {
    let output = folder.path + "/A.nib"
    let run = CommandRun(
      "compile", try folder.add("A.xib", text), "--output", output, "--emulate-xcode", "27")
    try #require(run.code == .success, "\(run.messages)")
    let live = CommandRun("instantiate", output)
    #expect(live.code == .success, "\(live.messages)")
    return (Self.ids(run), CommandRun("inspect", output).output, live.output)
  }

  /// The ids of a run's messages, in their order.
  private static func ids(_ run: CommandRun) -> [String] {
    run.messages.split(separator: "\n").compactMap { line in
      line.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test("a card of TVUIKit in a XIB is a view of that class with its contents")
  func card() throws {
    let made = try compile(
      document(
        """
        <view id="a" customClass="TVCardView"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><label id="b" text="Moss"/></subviews></view>
        """, runtime: "AppleTV", type: ".AppleTV"))

    #expect(made.ids.isEmpty)
    #expect(made.archive.contains(#"UIClassName: "TVCardView""#))
    #expect(made.live.contains("UIView (TVCardView)"))
    #expect(made.live.contains(#"text = "Moss""#))
  }

  @Test("an element that may stand for the card is told, for its form is not known")
  func cardElement() throws {
    let made = try compile(document(#"<tvCardView id="a"/>"#, runtime: "AppleTV", type: ".AppleTV"))

    #expect(made.ids == ["unknownElement"])
  }

  @Test(
    "a text input with a password rule loads with its other traits, and the rule is told",
    arguments: ["textField", "textView"],
    [
      (#"passwordRules="minlength: 20;""#, "", "unknownAttribute"),
      ("", #"<passwordRules key="passwordRules" descriptor="minlength: 20;"/>"#, "unknownElement"),
    ])
  func passwordRule(kind: String, rule: (attribute: String, child: String, id: String)) throws {
    let made = try compile(
      document(
        """
        <\(kind) id="a"><rect key="frame" x="0" y="0" width="200" height="34"/>
        <textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="new-password" \(rule.attribute)>\
        \(rule.child)</textInputTraits></\(kind)>
        """))

    #expect(made.ids == [rule.id])
    #expect(made.live.contains("secureTextEntry = true"))
    #expect(made.live.contains(#"textContentType = "new-password""#))
  }

  @Test("variations of directional margins are told, and the margins are there")
  func margins() throws {
    let made = try compile(
      document(
        """
        <view id="a"><directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="16" bottom="9" trailing="24"/>
        <variation key="heightClass=compact">
        <directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="5" bottom="6" trailing="7"/></variation>
        <variation key="widthClass=regular">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></variation>
        </view>
        """))

    #expect(made.ids == ["unknownVariation", "unknownVariation"])
    #expect(made.live.contains("layoutMargins = {8, 16, 9, 24}"))
    #expect(made.archive.contains("UIViewLayoutMarginsAreDirectional: true"))
  }

  private static let scenes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    <tableViewController id="a" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t"><prototypes>
    <tableViewCell reuseIdentifier="Cell" id="c"><tableViewCellContentView key="contentView" id="v"/>
    <connections><segue destination="b" kind="show" identifier="open" id="g">PREVIEW</segue></connections>
    </tableViewCell></prototypes></tableView>
    <connections>
    <segue destination="b" kind="popover" identifier="pop" id="h">
    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
    <segue destination="b" kind="replace" identifier="swap" splitViewControllerTargetIndex="1" id="i"/>
    </connections></tableViewController>
    </objects></scene><scene sceneID="r"><objects>
    <viewController storyboardIdentifier="Detail" id="b" sceneMemberID="viewController"><view key="view" id="w"/>
    </viewController></objects></scene></scenes></document>
    """

  /// Compiles the scenes for Xcode 27: the ids of the messages, and the archive of the table's controller.
  private func scenes(preview: String) throws -> (ids: [String], archive: String) {
    let output = folder.path + "/A.storyboardc"
    let text = Self.scenes.replacing("PREVIEW", with: preview)
    let run = CommandRun(
      "compile", try folder.add("A.storyboard", text), "--output", output, "--emulate-xcode", "27")
    try #require(run.code == .success, "\(run.messages)")
    let live = CommandRun("instantiate", output, "--scene", "Detail")
    #expect(live.code == .success, "\(live.messages)")
    return (Self.ids(run), CommandRun("inspect", output + "/UITableViewController-a.nib").output)
  }

  @Test("popover and replace segues that are not adaptive have templates with their values")
  func segues() throws {
    let made = try scenes(preview: "")

    #expect(made.ids.isEmpty)
    let lines = made.archive.split(separator: "\n").map { $0.drop { $0 == " " } }
    let popover = try #require(lines.firstIndex { $0.hasPrefix("- UIStoryboardPopoverSegueTemplate") })
    #expect(lines[popover...].prefix(4).contains("UIPermittedArrowDirections: 3"))
    let replace = try #require(lines.firstIndex { $0.hasPrefix("- UIStoryboardReplaceSegueTemplate") })
    #expect(lines[replace...].prefix(5).contains("UISplitViewControllerIndex: 1"))
  }

  @Test("peek and pop of a cell's segue are told, and the segue is there")
  func peek() throws {
    let made = try scenes(
      preview: """
        <segue key="commit" inheritsFrom="parent" id="g1"/><segue key="preview" inheritsFrom="commit" id="g2"/>
        """)

    #expect(made.ids == ["noKnownForm", "noKnownForm"])
    #expect(made.archive.contains(#"UIIdentifier: "open""#))
    #expect(made.archive.contains("UIStoryboardShowSegueTemplate"))
  }
}
