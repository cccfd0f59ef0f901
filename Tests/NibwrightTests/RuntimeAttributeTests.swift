import NibUIKit
import Nibwright
import Testing

/// A view of a user with a property of every type that a runtime attribute can have.
private final class Card: UIView {
  @Inspectable var heading = ""
  @Inspectable var subheading = ""
  @Inspectable var count = 0
  @Inspectable var ratio = 0.0
  @Inspectable var isOpen = false
  @Inspectable var anchor = CGPoint()
  @Inspectable var extent = CGSize()
  @Inspectable var area = CGRect()
  @Inspectable var span = NSRange()
  @Inspectable var fill: NibColor?
  @Inspectable var icon: NibImage?
  @Inspectable var note: String? = "something"
  @Outlet var label: UILabel?
  var labelWhenSet: UILabel?

  override func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome {
    labelWhenSet = label
    return super.setAttribute(value, forKey: key)
  }
}

@Suite("Runtime attributes of a document")
struct RuntimeAttributeTests {
  private static let attributes = """
    <userDefinedRuntimeAttribute type="string" keyPath="heading" value="Hello"/>
    <userDefinedRuntimeAttribute type="string" keyPath="subheading"><string key="value">Long</string></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isOpen" value="YES"/>
    <userDefinedRuntimeAttribute type="point" keyPath="anchor"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="size" keyPath="extent"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="rect" keyPath="area"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="5" length="6"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="fill"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="image" keyPath="icon" value="star"/>
    <userDefinedRuntimeAttribute type="nil" keyPath="note"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    """

  private func load(_ attributes: String, strictness: Strictness = .automatic) throws -> Instantiation {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142" targetRuntime="iOS.CocoaTouch" colorMatched="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <view contentMode="scaleToFill" id="top-00-001" customClass="Card" customModule="App">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews><label opaque="NO" text="x" id="lbl-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/></label></subviews>
            <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="lbl-00-001" id="con-00-001"/></connections>
          </view>
        </objects>
        <resources><image name="star" width="16" height="16"/></resources>
      </document>
      """
    let classes = ClassRegistry(parent: StandInCatalog.registry)
    classes.register(Card.self, as: "Card")
    let environment = NibEnvironment(classes: classes, strictness: strictness)
    return try NibFile(data: Array(document.utf8), name: "Card.xib", environment: environment).instantiateReport()
  }

  @Test("every type that Interface Builder knows reaches its property, nested key paths too")
  func everyType() throws {
    let report = try load(Self.attributes)
    let card = try #require(report.find(Card.self))

    #expect(card.heading == "Hello")
    #expect(card.subheading == "Long")
    #expect(card.count == 7)
    #expect(card.ratio == 0.5)
    #expect(card.isOpen)
    #expect(card.anchor == CGPoint(x: 1, y: 2))
    #expect(card.extent == CGSize(width: 3, height: 4))
    #expect(card.area == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(card.span == NSRange(location: 5, length: 6))
    #expect(card.fill?.red == 1)
    #expect(card.icon?.name == "star")
    #expect(card.note == nil)
    #expect(card.layer.cornerRadius == 8)
    #expect(card.layer.borderColor?.description == "#0000ff")
    #expect(report.attributes.allSatisfy { $0.outcome == .set })
  }

  @Test("attributes are set before outlets are connected")
  func order() throws {
    let card = try #require(try load(Self.attributes).find(Card.self))

    #expect(card.labelWhenSet == nil)
    #expect(card.label != nil)
  }

  @Test("those that cannot be set are collected with their lines, and the others are set")
  func failures() throws {
    let wrong = #"<userDefinedRuntimeAttribute type="string" keyPath="count" value="many"/>"#
    let report = try load(wrong + Self.attributes)

    #expect(report.find(Card.self)?.count == 7)
    #expect(report.attributes.first?.outcome == .wrongKind(expected: "int"))
    #expect(
      report.diagnostics.messages.map(\.description)
        == ["Card.xib:5:5: warning: 'count' of _TtC3App4Card wants int, got string [object top-00-001]"])
  }
}
