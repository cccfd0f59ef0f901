import NibSchema
import NibTestSupport
import Testing

@Suite("The canvas of systems without size classes")
struct CanvasLayoutTests {
  /// A document for iOS 7 whose view grows from 600 by 600 to 768 by 1024, and the frame of its label.
  private func label(_ attributes: String = "", inside: String = "", constraints: String) throws -> String {
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
      <label id="l" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="100" y="50" width="80" height="20"/>\(inside)</label>
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="300" height="300"/>
      </view></subviews><constraints>\(constraints)</constraints></view>
      """, attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")
    return sample.value("UICenter", of: "UILabel") + " " + sample.value("UIBounds", of: "UILabel")
  }

  private func constraint(_ first: String, _ second: String, _ more: String = "") -> String {
    #"<constraint firstItem="l" firstAttribute="\#(first)" secondItem="a" secondAttribute="\#(second)" \#(more)/>"#
  }

  @Test(
    "what constraints tie to an edge or the middle moves with it, whatever their constants",
    arguments: [
      ("leading", "left", "07:140,60"), ("trailing", "trailing", "07:308,60"), ("centerX", "centerX", "07:224,60"),
      ("bottom", "bottom", "07:140,484"), ("centerY", "centerY", "07:140,272"),
    ])
  func edges(first: String, second: String, center: String) throws {
    let id = #"constant="17" id="c""#

    #expect(try label(constraints: constraint(first, second, id)) == "\(center) 07:0,0,80,20")
  }

  @Test("two edges that move apart make a view larger")
  func stretch() throws {
    let both = constraint("leading", "leading", #"id="c""#) + constraint("trailing", "trailing", #"id="d""#)

    #expect(try label(constraints: both) == "07:224,60 07:0,0,248,20")
  }

  @Test("a share of the size grows by its share")
  func multiplier() throws {
    #expect(
      try label(constraints: constraint("height", "height", #"multiplier="1:4" id="c""#)) == "07:140,113 07:0,0,80,126")
  }

  @Test("of constraints that contradict each other the one of higher priority holds, and inequalities do not count")
  func priorities() throws {
    let both =
      constraint("trailing", "trailing", #"priority="500" id="c""#) + constraint("leading", "leading", #"id="d""#)
      + #"<constraint firstItem="l" firstAttribute="width" constant="80" priority="750" id="e"/>"#
      + constraint("bottom", "bottom", #"relation="lessThanOrEqual" id="f""#)

    #expect(try label(constraints: both) == "07:140,60 07:0,0,80,20")
  }

  @Test("a view that another is tied to carries it along")
  func chain() throws {
    let chain =
      #"<constraint firstItem="v" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c"/>"#
      + #"<constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="d"/>"#

    #expect(try label(constraints: chain) == "07:308,60 07:0,0,80,20")
  }

  @Test("without constraints a view follows its mask: flexible parts share what there is")
  func mask() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMinY="YES"/>"#
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews><label id="l">
      <rect key="frame" x="100" y="50" width="80" height="20"/>\(mask)</label></subviews></view>
      """, attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")

    #expect(sample.value("UIBounds", of: "UILabel") == "07:0,0,164,20")
    #expect(sample.value("UICenter", of: "UILabel") == "07:266,484")
  }

  @Test("below 7 a view loses the room of the status bar, and what is in it follows its mask alone")
  func statusBar() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" heightSizable="YES"/>"#
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="320" height="568"/><subviews>
      <label id="l" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="10" width="80" height="50"/>
      \(mask)<constraints><constraint firstAttribute="height" constant="50" id="c"/></constraints></label></subviews>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/></view>
      """, profile: .xcode8, target: "6.0")

    #expect(sample.value("UIBounds", of: "UIView") == "07:0,0,320,548")
    #expect(sample.value("UIBounds", of: "UILabel") == "07:0,0,80,30")
    #expect(sample.value("UIBounds", of: "UILabel", in: 1) == "07:0,0,80,50")
  }

  @Test("a switch's frame at run time is the one of the canvas")
  func switchFrame() throws {
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>
      <switch id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="10" y="10" width="51" height="31"/>
      </switch></subviews><constraints>
      <constraint firstItem="s" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c"/>
      </constraints></view>
      """, attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")

    #expect(sample.value("NS.rectval", of: "NSValue") == #""{{178, 10}, {51, 31}}""#)
    #expect(sample.value("NS.rectval", of: "NSValue", in: 1) == #""{{10, 10}, {51, 31}}""#)
  }

  @Test("the member for newer systems keeps the document's frames, as do documents of other sizes")
  func untouched() throws {
    let xml = #"<view id="a"><rect key="frame" x="0" y="0" width="600" height="500"/></view>"#
    let sample = try CompiledSample(xml, attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")

    #expect(sample.value("UIBounds", of: "UIView") == "07:0,0,600,500")
    #expect(sample.value("UIBounds", of: "UIView", in: 1) == "07:0,0,600,500")
  }

  @Test("a crowd of views is left where it is, at no great cost")
  func crowd() throws {
    let views = (0..<5000).map {
      #"<view id="v\#($0)"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    }
    let time = try ProcessorTime.of {
      let sample = try CompiledSample(
        #"<view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews>\#(views.joined())"#
          + "</subviews></view>",
        attributes: #"useTraitCollections="YES""#, profile: .xcode7, target: "7.0")

      #expect(sample.value("UIBounds", of: "UIView") == "07:0,0,768,1024")
    }

    #expect(time < .seconds(60))
  }
}
