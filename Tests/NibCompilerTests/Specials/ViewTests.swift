import NibSchema
import Testing

@Suite("Views")
struct ViewTests {
  @Test("a frame is bounds and center")
  func frame() throws {
    let sample = try CompiledSample(
      #"<view id="a"><rect key="frame" x="10" y="20" width="30" height="41"/></view>"#)

    #expect(sample.value("UIBounds", of: "UIView") == "07:0,0,30,41")
    #expect(sample.value("UICenter", of: "UIView") == "07:25,40.5")
  }

  @Test("a view without a frame is as large as can be")
  func noFrame() throws {
    #expect(try CompiledSample(#"<view id="a"/>"#).value("UIBounds", of: "UIView") == "07:0,0,1000,1000")
  }

  @Test("insets are top, left, bottom, right, whatever the document calls them")
  func insets() throws {
    let margins = #"<view id="a"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>"#
    let old = #"<button id="a"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>"#

    #expect(try CompiledSample(margins).value("UIViewLayoutMargins", of: "UIView") == "07:1,2,3,4")
    #expect(try CompiledSample(old).value("UIContentEdgeInsets", of: "UIButton") == "07:2,1,4,3")
  }

  @Test(
    "a scale or a size says how far a label shrinks, and the other follows",
    arguments: [
      (#"minimumScaleFactor="0.3""#, "4.0", "0.3"), (#"minimumScaleFactor="0.58""#, "7.5", "0.58"),
      (#"minimumFontSize="6.5""#, "6.5", "0.5"), (#"adjustsFontSizeToFit="NO""#, "-", "-"),
    ])
  func shrinking(attribute: String, size: String, scale: String) throws {
    let sample = try CompiledSample(
      #"<label id="a" \#(attribute)><fontDescription key="fontDescription" type="system" pointSize="13"/></label>"#)

    #expect(sample.value("UIMinimumFontSize", of: "UILabel") == size)
    #expect(sample.value("UIMinimumScaleFactor", of: "UILabel") == scale)
  }

  @Test("a button's states stand in the order of their numbers")
  func states() throws {
    let sample = try CompiledSample(
      #"<button id="a"><state key="normal" title="N"/><state key="selected" title="S"/><state key="highlighted" title="H"/></button>"#
    )
    let graph = sample.graph

    let states = graph.object("UIButtonStatefulContent", of: sample.objects("UIButton")[0]).flatMap { graph.pairs($0) }

    #expect(states?.count == 3)
    #expect(
      states?.compactMap { if case .reference(let key) = $0.key { graph.number(key) } else { nil } } == [0, 1, 4])
  }

  @Test("the constraints of an older collection view cell are its content view's")
  func collectionCell() throws {
    let sample = try CompiledSample(
      """
      <collectionViewCell id="a"><view key="contentView" opaque="NO"><subviews><label id="b"/></subviews></view>
      <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/></constraints>
      </collectionViewCell>
      """, profile: .xcode8)

    #expect(sample.value("UIViewAutolayoutConstraints", of: "UICollectionViewCell") == "-")
    #expect(sample.value("NSSecondItem", of: "NSLayoutConstraint") == "@UIView")
    #expect(sample.value("UIOpaque", of: "UIView") == "true")
  }

  @Test(
    "a table view cell has a separator at its lower edge",
    arguments: [
      (OutputProfile.xcode7, "07:0,0,305,1"), (.xcode8, "07:0,0,305,0.5"), (.xcode11, "07:0,0,305,1"),
      (.xcode13, "07:0,0,312,1"),
    ])
  func separator(profile: OutputProfile, bounds: String) throws {
    let sample = try CompiledSample(
      #"<tableViewCell id="a"><rect key="frame" x="0" y="0" width="320" height="44"/><tableViewCellContentView key="contentView" tableViewCell="a" id="b"/></tableViewCell>"#,
      profile: profile)

    #expect(sample.value("UIBounds", of: "_UITableViewCellSeparatorView") == bounds)
  }

  @Test(
    "up to Xcode 5 a cell has a separator where its content view leaves room", arguments: [(43, true), (44, false)])
  func oldSeparator(height: Int, hasSeparator: Bool) throws {
    let sample = try CompiledSample(
      """
      <tableViewCell id="a"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
      <rect key="frame" x="0" y="0" width="320" height="\(height)"/></tableViewCellContentView></tableViewCell>
      """, profile: .xcode5)

    #expect(
      sample.graph.objectIDs.contains { sample.graph.className(of: $0) == "_UITableViewCellSeparatorView" }
        == hasSeparator)
  }

  @Test("a color and a font are what they are in the era")
  func values() throws {
    let xml = """
      <label id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      """
    let sample = try CompiledSample(xml, attributes: #"colorMatched="YES""#, profile: .xcode7)

    #expect(sample.value("UIRed", of: "UIColor") == "1.0")
    #expect(sample.value("UIFontName", of: "UIFont") == #"".SFUIText-Regular""#)
  }

  @Test("a frame of zeros alone is no key, and one at the origin has bounds") func zeroFrame() throws {
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="0" height="0"/></view>
      <label id="b"><rect key="frame" x="3" y="0" width="0" height="0"/></label>
      """)

    #expect(sample.value("UIBounds", of: "UIView") == "-")
    #expect(sample.value("UICenter", of: "UIView") == "-")
    #expect(sample.value("UIBounds", of: "UILabel") == "-")
    #expect(sample.value("UICenter", of: "UILabel") == "07:3,0")
  }

  @Test("the header of a table begins at its top") func tableHeader() throws {
    let sample = try CompiledSample(
      """
      <tableView id="a"><label key="tableHeaderView" id="b"><rect key="frame" x="0" y="64" width="100" height="20"/></label>
      </tableView>
      """)

    #expect(sample.value("UICenter", of: "UILabel") == "07:50,10")
  }

  @Test(
    "in the oldest era a view of constraints has another mask, and bars have further keys",
    arguments: [(OutputProfile.xcode5, "40"), (.xcode6, "36")])
  func oldest(profile: OutputProfile, mask: String) throws {
    let sample = try CompiledSample(
      """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/><label id="b"/><toolbar id="c"/>
      """, profile: profile, target: "8.0")

    #expect(sample.value("UIAutoresizingMask", of: "UIView") == mask)
    #expect(sample.value("UIAutoresizingMask", of: "UILabel") == "36")
    #expect(sample.value("UIViewContentHuggingPriority", of: "UIToolbar") == #""{250, 250}""#)
  }

  @Test(
    "a table is selected on touch up to Xcode 7, and says so there",
    arguments: [(OutputProfile.xcode5, "true"), (.xcode7, "true"), (.xcode8, "-")])
  func selectionOnTouch(profile: OutputProfile, shows: String) throws {
    let sample = try CompiledSample(#"<tableView id="a"/>"#, profile: profile, target: "8.0")

    #expect(sample.value("UIShowsSelectionImmediatelyOnTouchBegin", of: "UITableView") == shows)
  }

  @Test(
    "a view whose place is open is held weakly up to Xcode 8.0",
    arguments: [(OutputProfile.xcode5, 4), (.xcode8beta, 4), (.xcode8, 0)])
  func ambiguous(profile: OutputProfile, count: Int) throws {
    let sample = try CompiledSample(
      """
      <view id="a"><subviews><label id="b" ambiguous="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews></view>
      """, profile: profile, target: "8.0")
    let made = sample.objects("NSIBPrototypingLayoutConstraint")

    #expect(made.count == count)
    #expect(made.allSatisfy { sample.text("NSPriority", of: $0) == "251" })
    #expect(made.allSatisfy { sample.text("NSLayoutIdentifier", of: $0).hasSuffix(#"view with ambiguity""#) })
  }

  @Test("the components of a color stand as the document says, of a page control in ten decimals")
  func decimals() throws {
    let color = #"red="0.66666666666666663" green="0.5" blue="0.12345678949" alpha="1""#
    let space = #"colorSpace="custom" customColorSpace="sRGB""#
    let view = try CompiledSample(
      #"<view id="a"><color key="backgroundColor" \#(color) \#(space)/></view>"#, attributes: #"colorMatched="YES""#)
    let pages = try CompiledSample(
      #"<pageControl id="a"><color key="pageIndicatorTintColor" \#(color) \#(space)/></pageControl>"#,
      attributes: #"colorMatched="YES""#)

    #expect(view.value("UIRed-Double", of: "UIColor") == "0.6666666666666666")
    #expect(view.value("UIBlue-Double", of: "UIColor") == "0.12345678949")
    #expect(pages.value("UIRed-Double", of: "UIColor") == "0.6666666667")
    #expect(pages.value("UIBlue-Double", of: "UIColor") == "0.1234567895")
  }

  @Test("equal colors are one object")
  func sharing() throws {
    let color = #"colorSpace="calibratedRGB" red="1" green="0" blue="0" alpha="1""#
    let sample = try CompiledSample(
      #"<view id="a"><color key="backgroundColor" \#(color)/><color key="tintColor" \#(color)/></view>"#)

    #expect(sample.objects("UIColor").count == 1)
  }
}
