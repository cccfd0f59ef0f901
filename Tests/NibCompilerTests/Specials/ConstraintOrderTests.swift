import NibSchema
import Testing

@Suite("The order of constraints")
struct ConstraintOrderTests {
  /// A view of four labels, by their origins, and a constraint on the width of each, in the order of the ids.
  private func widths(
    _ labels: [(id: String, x: Double, y: Double)], constraints: [String], profile: OutputProfile = .standard
  ) throws -> String {
    let views = labels.map {
      #"<label id="\#($0.id)"><rect key="frame" x="\#($0.x)" y="\#($0.y)" width="10" height="10"/></label>"#
    }
    let elements = constraints.enumerated().map { number, xml in
      #"<constraint \#(xml) constant="\#(number + 1)" id="c\#(number)"/>"#
    }
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="7" y="9" width="100" height="100"/>
      <subviews>\(views.joined())</subviews><constraints>\(elements.joined())</constraints>
      <viewLayoutGuide key="safeArea" id="guide"/></view>
      """, profile: profile)
    let view = sample.objects("UIView")[0]
    let list = sample.graph.object("UIViewAutolayoutConstraints", of: view)
    return list.map { sample.graph.members($0).map { sample.text("NSConstant", of: $0) }.joined(separator: " ") } ?? "-"
  }

  private func width(_ id: String) -> String { #"firstItem="\#(id)" firstAttribute="width""# }

  @Test("views that lie nearer to the origin come first, at one distance the one further left")
  func distance() throws {
    let labels = [("far", 0.0, 60.0), ("near", 20.0, 10.0), ("right", 40.0, 30.0), ("left", 30.0, 40.0)]

    #expect(
      try widths(labels, constraints: ["far", "right", "left", "near"].map { width($0) }) == "4.0 3.0 2.0 1.0")
  }

  @Test("views at one place come by their ids, capitals first")
  func ids() throws {
    let labels = [("e", 5.0, 5.0), ("d", 5.0, 5.0), ("C", 5.0, 5.0)]

    #expect(try widths(labels, constraints: ["e", "d", "C"].map { width($0) }) == "3.0 2.0 1.0")
  }

  @Test("a constraint of the holder alone comes first, one between it and a view counts for the view")
  func holder() throws {
    let constraints = [
      width("b"), #"firstAttribute="trailing" secondItem="b" secondAttribute="trailing""#,
      #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing""#,
      width("a"), #"firstAttribute="width""#,
    ]
    let labels = [("b", 5.0, 5.0), ("c", 1.0, 1.0)]

    #expect(try widths(labels, constraints: constraints, profile: .xcode15) == "3.0 4.0 5.0 1.0 2.0")
    // Since Xcode 15.1 widths come before edges.
    #expect(try widths(labels, constraints: constraints) == "4.0 5.0 3.0 1.0 2.0")
  }

  @Test("a safe area lies at the origin of its view")
  func guide() throws {
    let constraints = [
      width("b"), #"firstItem="guide" firstAttribute="top" secondItem="b" secondAttribute="top""#,
    ]

    #expect(try widths([("b", 5.0, 5.0)], constraints: constraints) == "2.0 1.0")
  }

  @Test("a view deeper in the tree lies where its parents put it")
  func nested() throws {
    let sample = try CompiledSample(
      """
      <view id="a"><subviews>
      <view id="in"><rect key="frame" x="50" y="50" width="40" height="40"/>
      <subviews><label id="deep"><rect key="frame" x="1" y="1" width="9" height="9"/></label></subviews></view>
      <label id="b"><rect key="frame" x="20" y="20" width="9" height="9"/></label>
      </subviews><constraints><constraint firstItem="deep" firstAttribute="width" constant="1" id="c1"/>
      <constraint firstItem="b" firstAttribute="width" constant="2" id="c2"/></constraints></view>
      """)
    let constraints = sample.list("UINibObjectsKey").filter { sample.graph.className(of: $0) == "NSLayoutConstraint" }

    #expect(constraints.map { sample.text("NSConstant", of: $0) } == ["2.0", "1.0"])
  }
}
