import NibSchema
import NibTestSupport
import Testing

@Suite("Constraints")
struct ConstraintTests {
  private func sample(
    _ constraint: String, margins: String = "", profile: OutputProfile = .xcode13
  ) throws -> CompiledSample {
    try CompiledSample(
      #"<view id="a"><subviews><label id="b"/></subviews>\#(margins)<constraints><constraint \#(constraint) id="c"/></constraints></view>"#,
      profile: profile)
  }

  @Test(
    "a margin is folded into the constant of the first generation, towards the inside",
    arguments: [
      (
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" constant="4""#, "4.0",
        "12.0"
      ),
      (#"firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing""#, "-", "8.0"),
      (#"firstAttribute="bottomMargin" secondItem="b" secondAttribute="bottom" constant="-8""#, "-8.0", "-"),
      (#"firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="trailingMargin""#, "-", "-8.0"),
      (#"firstItem="b" firstAttribute="width" constant="5""#, "5.0", "5.0"),
    ])
  func folding(xml: String, constantV2: String, constant: String) throws {
    let sample = try sample(xml)

    #expect(sample.value("NSConstantV2", of: "NSLayoutConstraint") == constantV2)
    #expect(sample.value("NSConstant", of: "NSLayoutConstraint") == constant)
  }

  @Test("the fold is the view's own margin where the document says one")
  func ownMargin() throws {
    let sample = try sample(
      #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin""#,
      margins: #"<edgeInsets key="layoutMargins" top="8" left="15" bottom="8" right="8"/>"#)

    #expect(sample.value("NSConstant", of: "NSLayoutConstraint") == "15.0")
  }

  @Test("a view's margins are looked for once, however many constraints ask")
  func manyMargins() throws {
    let crowd = (0..<20_000).map { #"<rect key="r\#($0)"/>"# }.joined()
    let constraints = (0..<20_000).map {
      #"<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="topMargin" id="c\#($0)"/>"#
    }
    let time = try ProcessorTime.of {
      let sample = try CompiledSample(
        #"<view id="a">\#(crowd)<subviews><label id="b"/></subviews>"#
          + "<constraints>\(constraints.joined())</constraints></view>")

      #expect(sample.value("NSConstant", of: "NSLayoutConstraint") == "8.0")
    }

    #expect(time < .seconds(60))
  }

  @Test(
    "a constraint's parts become keys",
    arguments: [
      (#"firstItem="b" firstAttribute="firstBaseline""#, "NSFirstAttribute", "12"),
      (#"firstItem="b" firstAttribute="topMargin""#, "NSFirstAttribute", "3"),
      (#"firstItem="b" firstAttribute="topMargin""#, "NSFirstAttributeV2", "15"),
      (#"firstItem="b" firstAttribute="width" relation="lessThanOrEqual""#, "NSRelation", "-1"),
      (#"firstItem="b" firstAttribute="width" multiplier="0.3""#, "NSMultiplier", "0.30000001192092896"),
      (#"firstItem="b" firstAttribute="width" multiplier="1:3""#, "NSMultiplier", "0.3333333432674408"),
      (#"firstItem="b" firstAttribute="width" priority="750""#, "NSPriority", "750"),
      (#"firstItem="b" firstAttribute="width" symbolic="YES""#, "NSSymbolicConstant", #""NSSpace""#),
      (#"firstItem="b" firstAttribute="width""#, "NSSecondAttribute", "-"),
    ])
  func parts(xml: String, key: String, expected: String) throws {
    #expect(try sample(xml).value(key, of: "NSLayoutConstraint") == expected)
  }

  @Test("a missing second item is written as attribute 0 up to Xcode 8.0")
  func oldSecondAttribute() throws {
    let xml = #"firstItem="b" firstAttribute="width""#

    #expect(try sample(xml, profile: .xcode8beta).value("NSSecondAttribute", of: "NSLayoutConstraint") == "0")
    #expect(try sample(xml, profile: .xcode8).value("NSSecondAttribute", of: "NSLayoutConstraint") == "-")
  }

  @Test(
    "a fixed frame is four constraints up to Xcode 8.0 and none later",
    arguments: [(OutputProfile.xcode6, 4), (.xcode8, 0)])
  func fixedFrame(profile: OutputProfile, count: Int) throws {
    let sample = try CompiledSample(
      #"<view id="a"><subviews><label id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></view>"#,
      profile: profile)

    #expect(sample.objects("NSIBPrototypingLayoutConstraint").count == count)
  }

  @Test("constraints stand by what they hold: the view itself, then views by their distance from its origin, then ids")
  func order() throws {
    #expect(try Self.priorities(.xcode15) == ["2", "3", "4", "6", "5", "7"])
  }

  @Test("among constraints of one item, left edges come before tops since Xcode 15.1")
  func orderOfLateXcodes() throws {
    #expect(try Self.priorities(.xcode26) == ["2", "3", "4", "5", "6", "7"])
  }

  /// The priorities of a view's constraints in the order of its archive.
  private static func priorities(_ profile: OutputProfile) throws -> [String]? {
    func frame(_ x: Int, _ y: Int) -> String { #"<rect key="frame" x="\#(x)" y="\#(y)" width="1" height="1"/>"# }
    func constraint(_ priority: Int, _ items: String) -> String {
      #"<constraint id="c\#(9 - priority)" priority="\#(priority)" \#(items)/>"#
    }
    let sample = try CompiledSample(
      """
      <view id="a"><subviews>
        <label id="p">\(frame(0, 30))</label><label id="q">\(frame(30, 0))</label><label id="z">\(frame(0, 5))</label>
        <view id="v"><subviews><label id="n">\(frame(8, 0))</label></subviews>\(frame(8, 0))</view>
      </subviews><constraints>
        \(constraint(7, #"firstItem="q" firstAttribute="top""#))
        \(constraint(6, #"firstItem="p" firstAttribute="top" secondItem="z" secondAttribute="top""#))
        \(constraint(5, #"firstItem="p" firstAttribute="left""#))
        \(constraint(4, #"firstItem="n" firstAttribute="top" secondItem="a" secondAttribute="top""#))
        \(constraint(3, #"firstAttribute="top" secondItem="z" secondAttribute="top""#))
        \(constraint(2, #"firstAttribute="height""#))
      </constraints></view>
      """, profile: profile)

    let list = sample.graph.object("UIViewAutolayoutConstraints", of: sample.objects("UIView")[0])
    return list.map { sample.graph.members($0).map { sample.text("NSPriority", of: $0) } }
  }

  @Test("a placeholder constraint is not archived")
  func placeholder() throws {
    #expect(
      try sample(#"firstItem="b" firstAttribute="width" placeholder="YES""#).objects("NSLayoutConstraint").isEmpty)
  }

  @Test(
    "a safe area is a guide for systems that know it, and the view for older ones",
    arguments: [("11.0", 1), ("10.0", 0)])
  func safeArea(target: String, guides: Int) throws {
    let sample = try CompiledSample(
      """
      <view id="a"><subviews><label id="b"/></subviews><viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints></view>
      """, profile: .xcode9, target: target)

    // The list of objects has another guide, of no view.
    let owned = sample.objects("UILayoutGuide").filter { sample.text("UILayoutGuideOwningView", of: $0) == "@UIView" }
    #expect(owned.count == guides)
    #expect(sample.files.map(\.path) == (guides == 1 ? [""] : ["runtime.nib", "objects-11.0+.nib"]))
  }
}
