import NibCompiler
import NibGraph
import Testing

@Suite("Outlets to layout guides") struct GuideOutletTests {
  private static let guide = #"<viewLayoutGuide key="safeArea" id="g"/>"#

  private func view(_ inside: String = guide, constraints: String = "") -> String {
    #"<view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="200"/>"# + constraints + inside
      + "</view>"
  }

  private func storyboard(_ outlet: String, _ view: String) throws -> CompiledStoryboard {
    try CompiledStoryboard(
      CompiledStoryboard.scene(
        #"<viewController id="a" storyboardIdentifier="A" sceneMemberID="viewController">"# + view
          + "<connections>\(outlet)</connections></viewController>"))
  }

  @Test(
    "the safe area of a view is archived for an outlet of its controller, though no constraint names it",
    arguments: [
      #"<outlet property="guide" destination="g" id="o"/>"#,
      #"<outletCollection property="guide" destination="g" id="o"/>"#,
    ])
  func controller(outlet: String) throws {
    let made = try storyboard(outlet, view())

    #expect(made.diagnostics.messages.isEmpty)
    let connections = try made.connections("a-view-v.nib")
    #expect(connections.contains { $0.hasPrefix("guide: UpstreamPlaceholder-") })
    let graph = try made.graph("a-view-v.nib")
    let view = try #require(try made.first("UIView", "a-view-v.nib"))
    let guides = try #require(graph.object("UIViewLayoutGuides", of: view))
    #expect(graph.members(guides).count == 1)
    #expect(graph.object("UILayoutGuideOwningView", of: graph.members(guides)[0]) == view)
  }

  @Test("the guide of a XIB's view is the destination of its owner's outlet")
  func owner() throws {
    let made = try CompiledSample(
      #"<view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>"# + Self.guide
        + #"<connections><outlet property="guide" destination="g" id="o"/></connections></view>"#)

    #expect(made.diagnostics.messages.isEmpty)
    #expect(CompiledStoryboard.connections(of: made.graph) == ["guide: UIView -> UILayoutGuide"])
  }

  @Test("an outlet beside a constraint leads to the same guide")
  func constraint() throws {
    let constraints =
      #"<subviews><view id="i"/></subviews><constraints><constraint firstItem="i" firstAttribute="top" secondItem="g" "#
      + #"secondAttribute="top" id="c"/></constraints>"#
    let made = try storyboard(
      #"<outlet property="guide" destination="g" id="o"/>"#, view(constraints: constraints))

    let graph = try made.graph("a-view-v.nib")
    let guides = graph.objectIDs.filter {
      graph.className(of: $0) == "UILayoutGuide" && graph.object("UILayoutGuideOwningView", of: $0) != nil
    }
    #expect(made.diagnostics.messages.isEmpty && guides.count == 1)
  }
}
