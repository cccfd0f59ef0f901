import NibGraph
import NibSchema
import Testing

@Suite("What archives of late Xcodes have of their own")
struct LateEraTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="300" height="40"/>"#

  @Test("Xcode 26 holds segments in two views, beside an empty one")
  func segments() throws {
    let control = """
      <segmentedControl id="a">\(Self.frame)<segments><segment title="A"/><segment title="B"/><segment title="C"/></segments>
      </segmentedControl>
      """
    let late = try CompiledSample(control, profile: .xcode26)
    let early = try CompiledSample(control, profile: .xcode16)

    #expect(late.value("UISubviews", of: "UISegmentedControl") == "[@UIView, @UIView]")
    #expect(late.objects("UIView").map { late.text("UITag", of: $0) }.sorted() == ["-", "-2031", "-2032"])
    #expect(early.value("UISubviews", of: "UISegmentedControl") == "[@UISegment, @UISegment, @UISegment]")
    #expect(early.objects("UISegment").map { early.text("UISegmentPosition", of: $0) } == ["-", "3", "1"])
  }

  @Test(
    "a text view that scrolls is archived as high as its text",
    arguments: [
      ("", "", OutputProfile.xcode14point3, "07:300,33"), ("", "", .xcode26, "07:300,32"),
      (#"text="Boats&#10;Anchors""#, "", .xcode14point3, "07:300,50"),
      (#"text="Boats" scrollEnabled="NO""#, "", .xcode14point3, "07:300,40"),
    ])
  func contentSize(attributes: String, child: String, profile: OutputProfile, expected: String) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    let sample = try CompiledSample(
      "<textView \(attributes) id=\"a\">\(Self.frame)\(font)</textView>", profile: profile)

    #expect(sample.value("UIContentSize", of: "UITextView") == expected)
  }

  @Test("Xcode 26 makes search bars with titles of scopes higher, and no others")
  func searchBars() throws {
    let titles = "<scopeButtonTitles><string>A</string></scopeButtonTitles>"
    let plain = try CompiledSample("<searchBar id=\"a\">\(Self.frame)</searchBar>", profile: .xcode26)
    let scoped = try CompiledSample("<searchBar id=\"a\">\(Self.frame)\(titles)</searchBar>", profile: .xcode26)

    #expect(plain.value("UIBounds", of: "UISearchBar") == "07:0,0,300,40")
    #expect(scoped.value("UIBounds", of: "UISearchBar") == "07:0,0,300,64")
  }

  @Test("a bar of its own is the bar of its items, and not opaque")
  func ownBar() throws {
    let sample = try CompiledSample(
      """
      <navigationBar id="a">\(Self.frame)<items><navigationItem title="Boats" id="b"/></items></navigationBar>
      """, profile: .xcode14)

    #expect(sample.value("UINavigationBar", of: "UINavigationItem") == "@UINavigationBar")
    #expect(sample.value("UIOpaque", of: "UINavigationBar") == "-")
  }

  @Test("margins of a stack view count unless it says otherwise", arguments: [("", "true"), ("NO", "false")])
  func stackMargins(said: String, expected: String) throws {
    let margins = #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#
    let attribute = said.isEmpty ? "" : #"layoutMarginsRelativeArrangement="\#(said)""#
    let sample = try CompiledSample("<stackView \(attribute) id=\"a\">\(Self.frame)\(margins)</stackView>")
    let without = try CompiledSample("<stackView id=\"a\">\(Self.frame)</stackView>")

    #expect(sample.value("UIStackViewLayoutMarginsRelative", of: "UIStackView") == expected)
    #expect(without.value("UIStackViewLayoutMarginsRelative", of: "UIStackView") == "false")
  }

  @Test("etched separators have a number of their own")
  func separators() throws {
    let table = "<tableView separatorStyle=\"singleLineEtched\" id=\"a\">\(Self.frame)</tableView>"
    let sample = try CompiledSample(table, profile: .xcode14)

    #expect(sample.value("UISeparatorStyle", of: "UITableView") == "2")
    #expect(sample.value("UISeparatorStyleIOS9AndLater", of: "UITableView") == "2")
  }

  @Test(
    "a view for a screen of Xcode 5 is laid out on that of the compiler's device",
    arguments: [
      (OutputProfile.xcode10, "9.0", "07:0,0,320,568", "07:0,0,250,250"),
      (.xcode11, "9.0", "07:0,0,414,896", "07:0,0,344,578"), (.xcode26, "9.0", "07:0,0,393,852", "07:0,0,323,534"),
      (.xcode26, "13.0", "07:0,0,320,568", "07:0,0,250,250"),
    ])
  func oldScreens(profile: OutputProfile, target: String, outer: String, inner: String) throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
    let sample = try CompiledSample(
      """
      <view id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\(mask)
      <subviews><view id="b"><rect key="frame" x="35" y="83" width="250" height="250"/>\(mask)</view></subviews>
      <simulatedScreenMetrics key="simulatedDestinationMetrics" type="retina4"/></view>
      """, profile: profile, target: target)

    #expect(Set(sample.objects("UIView").map { sample.text("UIBounds", of: $0) }) == [outer, inner])
  }
}
