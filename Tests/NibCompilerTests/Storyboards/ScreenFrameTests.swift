import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Which views of controllers fill the screen of the document's device")
struct ScreenFrameTests {
  /// The bounds of the one object of a class in an archive of a document for a device of 375 by 667 points.
  private func bounds(
    of name: String = "UIView", in archive: String = "c-view-v.nib", _ scenes: String,
    profile: OutputProfile = .xcode10, initial: String = "c"
  ) throws -> [Double] {
    let sample = try CompiledStoryboard(
      scenes, attributes: #"initialViewController="\#(initial)""#, profile: profile,
      resources: #"<device id="retina4_7"/>"#)
    let graph = try sample.graph(archive)
    let view = try #require(try sample.first(name, archive))
    guard case .data(let span) = try #require(graph.value("UIBounds", of: view)?.value) else {
      Issue.record("bounds are no data")
      return []
    }
    return try #require(graph.reals(span))
  }

  private static func controller(_ children: String = "") -> String {
    CompiledStoryboard.scene(
      """
      <viewController id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="618"/></view>\(children)</viewController>
      """)
  }

  private static func tabs(_ bar: String, frame: String = "") -> String {
    CompiledStoryboard.scene(
      """
      <tabBarController id="t"><tabBar key="tabBar" \(bar) id="b">\(frame)</tabBar><connections>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="g"/></connections>
      </tabBarController>
      """, id: "u")
  }

  @Test("one that is lower does, but of a controller of a size of its own")
  func ownSize() throws {
    #expect(try bounds(Self.controller()) == [0, 0, 375, 667])
    #expect(
      try bounds(Self.controller(#"<size key="freeformSize" width="375" height="618"/>"#)) == [0, 0, 375, 618])
  }

  @Test("one above an opaque tab bar does not", arguments: [("", 667), (#"translucent="NO""#, 618)])
  func tabBar(bar: String, height: Double) throws {
    #expect(try bounds(Self.tabs(bar) + Self.controller()) == [0, 0, 375, height])
  }

  @Test(
    "a tab bar that the editor has not laid out has the compiler's own size from Xcode 9 on",
    arguments: [(.xcode8, 49), (.xcode10, 50)] as [(OutputProfile, Double)])
  func unsaidBar(profile: OutputProfile, height: Double) throws {
    let scenes =
      Self.tabs("", frame: #"<rect key="frame" x="0" y="0" width="1000" height="1000"/>"#) + Self.controller()
    #expect(
      try bounds(of: "UITabBar", in: "UITabBarController-t.nib", scenes, profile: profile, initial: "t")
        == [0, 0, 320, height])
  }
}
