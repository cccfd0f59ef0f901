import NibAppKit
import NibUIKit
import Nibwright
import Testing

@MainActor
@Suite("Storyboards that many references lead to") struct ReadOnceTests {
  private static func board(_ kind: String, _ runtime: String, initial: String, _ scenes: [String]) -> [UInt8] {
    let parts = scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.\(kind).Storyboard.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="\(runtime)" initialViewController="\(initial)"><scenes>\(parts.joined())</scenes></document>
      """.utf8)
  }

  private static func controller(_ name: String, _ subviews: String = "", _ rest: String = "") -> String {
    """
    <viewController title="\(name)" storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
    <view key="view" id="\(name)-view"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(subviews)</subviews>
    </view>\(rest)</viewController>
    """
  }

  /// References to each of some controllers of another storyboard.
  private static func references(_ count: Int, tag: String, to name: String) -> [String] {
    (0..<count).map {
      """
      <\(tag) storyboardName="\(name)" referencedIdentifier="\(name)\($0)" id="to\(name)\($0)" \
      sceneMemberID="viewController"/>
      """
    }
  }

  private static func embedding(_ name: String, _ others: [String]) -> String {
    controller(
      name,
      others.map {
        """
        <containerView id="\(name)-\($0)"><connections><segue destination="to\($0)" kind="embed" id="\(name)-\($0)-segue"/>
        </connections></containerView>
        """
      }.joined())
  }

  @Test("are read once for UIKit, and so are those that these refer to; each reference has a storyboard of its own")
  func phone() throws {
    let places = 0..<6
    let top = Self.embedding("Top", places.map { "Leaf\($0)" })
    let leaves = places.map { Self.embedding("Leaf\($0)", ["End\($0)"]) }
    let files = CountingFileSource([
      (
        "/Top.storyboard",
        Self.board(
          "CocoaTouch", "iOS.CocoaTouch", initial: "Top",
          [top] + Self.references(6, tag: "viewControllerPlaceholder", to: "Leaf"))
      ),
      (
        "/Leaf.storyboard",
        Self.board(
          "CocoaTouch", "iOS.CocoaTouch", initial: "Leaf0",
          leaves + Self.references(6, tag: "viewControllerPlaceholder", to: "End"))
      ),
      (
        "/End.storyboard",
        Self.board("CocoaTouch", "iOS.CocoaTouch", initial: "End0", places.map { Self.controller("End\($0)") })
      ),
    ])
    let storyboard = try UIStoryboard(contentsOf: "/Top.storyboard", environment: NibEnvironment(files: files))

    let made = try storyboard.instantiateInitialViewController(as: UIViewController.self)
    made.loadViewIfNeeded()
    for child in made.children { child.loadViewIfNeeded() }

    #expect(made.children.map(\.title) == places.map { "Leaf\($0)" })
    #expect(made.children.flatMap(\.children).map(\.title) == places.map { "End\($0)" })
    #expect(["/Top", "/Leaf", "/End"].map { files.reads[$0 + ".storyboard"] } == [1, 1, 1])
    #expect(Set(made.children.compactMap { $0.storyboard.map { ObjectIdentifier($0) } }).count == 6)
  }

  @Test("are read once for AppKit; each reference has a storyboard of its own")
  func desktop() throws {
    let segues = (0..<6).map { "<segue destination=\"toLeaf\($0)\" kind=\"show\" identifier=\"\($0)\" id=\"g\($0)\"/>" }
    let top = Self.controller("Top", "", "<connections>\(segues.joined())</connections>")
    let files = CountingFileSource([
      (
        "/Top.storyboard",
        Self.board(
          "Cocoa", "MacOSX.Cocoa", initial: "Top",
          [top] + Self.references(6, tag: "controllerPlaceholder", to: "Leaf"))
      ),
      (
        "/Leaf.storyboard",
        Self.board("Cocoa", "MacOSX.Cocoa", initial: "Leaf0", (0..<6).map { Self.controller("Leaf\($0)") })
      ),
    ])
    let storyboard = try NSStoryboard(contentsOf: "/Top.storyboard", environment: NibEnvironment(files: files))
    let made = try storyboard.instantiateInitialController(as: NSViewController.self)

    for number in 0..<6 { made.performSegue(withIdentifier: "\(number)") }

    let shown = made.presentedControllers.compactMap { $0 as? NSViewController }
    #expect(shown.map(\.title) == (0..<6).map { "Leaf\($0)" })
    #expect(files.reads["/Leaf.storyboard"] == 1)
    #expect(Set(shown.compactMap { $0.storyboard.map { ObjectIdentifier($0) } }).count == 6)
  }
}
