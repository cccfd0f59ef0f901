import NibSchema
import Testing

@Suite("Segments, tables and collections")
struct CollectionTests {
  @Test(
    "segments share the control's width, a point apart, and what is left over is the last one's",
    arguments: [(252.0, 3, ["83", "83", "84"]), (298, 2, ["148", "149"]), (367, 4, ["91", "91", "91", "91"])])
  func segmentWidths(width: Double, count: Int, expected: [String]) throws {
    let segments = (0..<count).map { "<segment title=\"\($0)\"/>" }.joined()
    let sample = try CompiledSample(
      #"<segmentedControl id="a"><rect key="frame" x="0" y="0" width="\#(width)" height="29"/><segments>\#(segments)</segments></segmentedControl>"#,
      profile: .xcode8)

    let widths = sample.objects("UISegment").map { sample.text("UIBounds", of: $0).split(separator: ",")[2] }

    #expect(widths.map(String.init) == expected)
  }

  @Test("segments that lie alike share the bytes of their geometry")
  func segmentGeometry() throws {
    let sample = try CompiledSample(
      #"<segmentedControl id="a"><rect key="frame" x="0" y="0" width="98" height="29"/><segments><segment/><segment/><segment/></segments></segmentedControl>"#,
      profile: .xcode15)

    let segments = sample.objects("UISegment")

    #expect(segments.count == 3)
    for key in ["UIBounds", "UICenter"] {
      #expect(Set(segments.map { sample.graph.value(key, of: $0)?.span }).count == 1)
    }
  }

  @Test(
    "the last segment is the lowest view up to Xcode 8", arguments: [(OutputProfile.xcode8, true), (.xcode9, false)])
  func segmentOrder(profile: OutputProfile, isReversed: Bool) throws {
    let sample = try CompiledSample(
      #"<segmentedControl id="a"><rect key="frame" x="0" y="0" width="99" height="29"/><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>"#,
      profile: profile)
    let graph = sample.graph
    let control = sample.objects("UISegmentedControl")[0]

    let segments = graph.object("UISegments", of: control).map { graph.members($0) } ?? []
    let views = graph.object("UISubviews", of: control).map { graph.members($0) } ?? []

    #expect(segments.count == 2)
    #expect(views == (isReversed ? segments.reversed() : segments))
  }

  @Test("a table shows its footer below its header, and is as high as both")
  func tableEnds() throws {
    let sample = try CompiledSample(
      """
      <tableView id="a"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <label key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="110"/></label>
      <imageView key="tableFooterView" id="f"><rect key="frame" x="0" y="300" width="375" height="8"/></imageView>
      </tableView>
      """, profile: .xcode8)

    #expect(sample.value("UISubviews", of: "UITableView") == "[@UIImageView, @UILabel]")
    #expect(sample.value("UICenter", of: "UIImageView") == "07:187.5,114")
    #expect(sample.value("UIContentSize", of: "UITableView") == "07:375,118")
  }

  @Test(
    "a plain table leaves its standard section heights out, a grouped one writes them",
    arguments: [("plain", "28", "-"), ("plain", "22", "22.0"), ("grouped", "28", "28.0")])
  func sectionHeights(style: String, height: String, expected: String) throws {
    let sample = try CompiledSample(
      #"<tableView id="a" style="\#(style)" sectionHeaderHeight="\#(height)"/>"#, profile: .xcode8)

    #expect(sample.value("UISectionHeaderHeight", of: "UITableView") == expected)
  }

  @Test(
    "a collection view without cells is as long as its header, footer and insets, which Xcode 11 no longer says",
    arguments: [("vertical", "07:320,108"), ("horizontal", "07:370,400")])
  func collection(direction: String, expected: String) throws {
    let sample = try CompiledSample(
      """
      <collectionView id="a"><rect key="frame" x="0" y="0" width="320" height="400"/>
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="\(direction)" id="l">
      <size key="headerReferenceSize" width="306" height="71"/><size key="footerReferenceSize" width="50" height="31"/>
      <inset key="sectionInset" minX="7" minY="6" maxX="7" maxY="0"/></collectionViewFlowLayout></collectionView>
      """, profile: .xcode9)

    #expect(sample.value("UIContentSize", of: "UICollectionView") == expected)
    #expect(sample.list("UINibObjectsKey").contains(sample.objects("UICollectionViewFlowLayout")[0]))
  }
}
