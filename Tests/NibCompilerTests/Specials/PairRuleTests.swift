import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("What pairs of documents and archives show of single eras")
struct PairRuleTests {
  private static func button(_ font: String, _ type: String = "system") -> String {
    #"<button id="a" buttonType="\#(type)"><fontDescription key="fontDescription" \#(font)/></button>"#
  }

  @Test(
    "the font that a button has of itself is left out up to Xcode 12",
    arguments: [
      (#"type="system" pointSize="18""#, OutputProfile.xcode12, "-"),
      (#"type="system" pointSize="18""#, .xcode13, "@UIFont"), (#"type="system" pointSize="17""#, .xcode12, "@UIFont"),
      (#"type="boldSystem" pointSize="18""#, .xcode12, "@UIFont"),
      (#"type="system" weight="bold" pointSize="18""#, .xcode12, "@UIFont"),
    ])
  func ownFont(font: String, profile: OutputProfile, expected: String) throws {
    let sample = try CompiledSample(Self.button(font), profile: profile)

    #expect(sample.value("UIFont", of: "UIButton") == expected)
  }

  @Test("colors alone are no content of a button that shows a picture of the system")
  func pictureButtons() throws {
    func button(_ type: String, _ title: String) -> String {
      """
      <button id="a" buttonType="\(type)"><state key="normal" \(title)><color key="titleShadowColor" white="0.5" alpha="1"
      colorSpace="calibratedWhite"/></state></button>
      """
    }
    let add = try CompiledSample(button("contactAdd", ""), profile: .xcode8)
    let titled = try CompiledSample(button("contactAdd", #"title="Add""#), profile: .xcode8)
    let custom = try CompiledSample(button("custom", ""), profile: .xcode8)

    #expect(add.value("UIButtonStatefulContent", of: "UIButton") == "-")
    #expect(titled.value("UIButtonStatefulContent", of: "UIButton") != "-")
    #expect(custom.value("UIButtonStatefulContent", of: "UIButton") != "-")
  }

  @Test("Xcode 8 leaves a view on the square canvas that was drawn for no device")
  func squareCanvas() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="320" height="480"/>"#
    let metrics = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\"/>"
    let canvas = #"useTraitCollections="YES" useAutolayout="YES""#
    let bare = try CompiledSample("<view id=\"a\">\(frame)</view>", attributes: canvas, profile: .xcode8)
    let drawn = try CompiledSample("<view id=\"a\">\(frame)\(metrics)</view>", attributes: canvas, profile: .xcode8)
    let newer = try CompiledSample(
      "<view id=\"a\">\(frame)</view>", attributes: canvas, profile: .xcode9, target: "11.0")

    #expect(bare.value("UIBounds", of: "UIView") == "07:0,0,600,600")
    #expect(drawn.value("UIBounds", of: "UIView") == "07:0,0,320,480")
    #expect(newer.value("UIBounds", of: "UIView") == "07:0,0,320,480")
  }

  @Test(
    "Xcode 8 leaves a view on the square canvas for systems before iOS 10, whatever device it was drawn for",
    arguments: [("8.0", OutputProfile.xcode8point3, true), ("10.0", .xcode8point3, false), ("8.0", .xcode7, false)])
  func oldTargets(target: String, profile: OutputProfile, isSquare: Bool) throws {
    let sample = try CompiledSample(
      #"<view id="a"><rect key="frame" x="0" y="0" width="320" height="480"/></view>"#,
      attributes: #"useTraitCollections="YES" useAutolayout="YES""#, profile: profile, target: target,
      resources: #"<device id="retina4_7" orientation="portrait"/>"#)

    #expect(sample.value("UIBounds", of: "UIView") == (isSquare ? "07:0,0,600,600" : "07:0,0,320,480"))
  }

  @Test(
    "a switch has a size of its own since Xcode 9",
    arguments: [(OutputProfile.xcode8point3, "49,31"), (.xcode9, "51,31"), (.xcode16, "51,31"), (.xcode26, "63,28")])
  func switches(profile: OutputProfile, size: String) throws {
    let sample = try CompiledSample(
      #"<switch id="a"><rect key="frame" x="16" y="40" width="49" height="31"/></switch>"#, profile: profile)

    #expect(sample.value("UIBounds", of: "UISwitch") == "07:0,0,\(size)")
  }

  @Test("a collection view of Xcode 9 that follows the readable width says its margins")
  func readableMargins() throws {
    let xml = #"<collectionView id="a" layoutMarginsFollowReadableWidth="YES"/>"#
    let nine = try CompiledSample(xml, profile: .xcode9)
    let eight = try CompiledSample(xml, profile: .xcode8)
    let plain = try CompiledSample(#"<collectionView id="a"/>"#, profile: .xcode9)

    #expect(nine.value("UIViewLayoutMargins", of: "UICollectionView") == "07:8,8,8,8")
    #expect(eight.value("UIViewLayoutMargins", of: "UICollectionView") == "-")
    #expect(plain.value("UIViewLayoutMargins", of: "UICollectionView") == "-")
  }

  @Test("Xcode 9 lists a guide for a cell of a collection view that has no element for it")
  func cellGuides() throws {
    let cell = """
      <collectionViewCell id="a"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView"><rect key="frame" x="0" y="0" width="50" height="50"/></view></collectionViewCell>
      """
    let safe = try CompiledSample(
      cell, attributes: #"useSafeAreas="YES""#, profile: .xcode9, target: "11.0")
    let unused = try CompiledSample(cell, attributes: #"useSafeAreas="YES""#, profile: .xcode9, target: "9.0")
    let user = """
      <view id="b"><viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="g" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/></constraints></view>
      """
    let older = try CompiledSample(cell + user, attributes: #"useSafeAreas="YES""#, profile: .xcode9, target: "9.0")
    let without = try CompiledSample(cell, profile: .xcode9, target: "11.0")

    func owners(_ sample: CompiledSample) -> [String] {
      sample.objects("UILayoutGuide").map { sample.text("UILayoutGuideOwningView", of: $0) }.sorted()
    }
    #expect(owners(safe) == ["@UIView", "nil"])
    #expect(owners(older) == ["@UIView", "nil", "nil"])
    #expect(owners(unused).isEmpty)
    #expect(owners(without).isEmpty)
  }

  @Test("calibrated black is a label's own color on Apple TV")
  func televisionLabels() throws {
    func label(_ space: String) -> String {
      """
      <label id="a"><color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="\(space)"/></label>
      """
    }
    let key = "UIDisableUpdateTextColorOnTraitCollectionChange"
    let own = try CompiledSample(label("calibratedRGB"), runtime: "AppleTV", profile: .xcode8)
    let device = try CompiledSample(label("deviceRGB"), runtime: "AppleTV", profile: .xcode8)
    let phone = try CompiledSample(label("calibratedRGB"), profile: .xcode8)

    #expect(own.value("UISystemColorName", of: "UIColor") == #""blackColor""#)
    #expect([own, device, phone].map { $0.value(key, of: "UILabel") } == ["false", "true", "true"])
  }

  @Test("Xcode 6 places views of constraints by the plain mask for systems without size classes")
  func masks() throws {
    let xml = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><autoresizingMask key="autoresizingMask"
      widthSizable="YES" heightSizable="YES"/></view>
      """
    let old = try CompiledSample(xml, profile: .xcode6, target: "7.0")
    let new = try CompiledSample(xml, profile: .xcode6, target: "8.0")
    let placed = try CompiledSample(
      xml.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\"", with: ""), profile: .xcode6, target: "7.0")

    #expect([old, new, placed].map { $0.value("UIAutoresizingMask", of: "UIView") } == ["36", "18", "18"])
  }

  @Test("a cell of a collection view keeps its constraints up to Xcode 5", arguments: [OutputProfile.xcode5, .xcode6])
  func cellConstraints(profile: OutputProfile) throws {
    let sample = try CompiledSample(
      """
      <collectionViewCell id="a"><view key="contentView"><subviews><view id="b"/></subviews></view><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/></constraints>
      </collectionViewCell>
      """, profile: profile)

    let isKept = profile == .xcode5
    #expect((sample.value("UIViewAutolayoutConstraints", of: "UICollectionViewCell") == "-") == !isKept)
    #expect(sample.value("NSSecondItem", of: "NSLayoutConstraint") == (isKept ? "@UICollectionViewCell" : "@UIView"))
  }
}
