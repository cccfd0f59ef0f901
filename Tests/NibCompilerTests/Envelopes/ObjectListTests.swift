import NibSchema
import Testing

@Suite("The list of objects")
struct ObjectListTests {
  private func classes(_ xml: String, profile: OutputProfile = .standard) throws -> [String] {
    let sample = try CompiledSample(xml, profile: profile, target: "15.0")
    return sample.list("UINibObjectsKey").dropFirst().map { sample.graph.className(of: $0) }
  }

  @Test("goes down by level: constraints, then views")
  func levels() throws {
    let xml = """
      <view id="a"><subviews><view id="b"><subviews><label id="l"/></subviews></view><slider id="s"/></subviews>
      <constraints><constraint firstItem="b" firstAttribute="width" id="c"/></constraints></view>
      """

    #expect(try classes(xml) == ["UIView", "NSLayoutConstraint", "UIView", "UISlider", "UILabel"])
  }

  @Test("names a view deep in the tree where a constraint further up names it")
  func constrained() throws {
    let xml = """
      <view id="a"><subviews><slider id="s"><constraints><constraint firstAttribute="width" id="d"/></constraints></slider>
      <view id="b"><subviews><label id="l"/></subviews></view></subviews>
      <constraints><constraint firstItem="l" firstAttribute="width" id="c"/></constraints></view>
      """

    #expect(
      try classes(xml) == ["UIView", "NSLayoutConstraint", "UISlider", "UIView", "UILabel", "NSLayoutConstraint"])
  }

  @Test("names a safe area before the constraints")
  func guides() throws {
    let xml = """
      <view id="a"><subviews><label id="l"/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="top" secondItem="g" secondAttribute="top" id="c"/></constraints>
      <viewLayoutGuide key="safeArea" id="g"/></view>
      """

    #expect(try classes(xml) == ["UIView", "UILayoutGuide", "NSLayoutConstraint", "UILabel"])
  }

  @Test("names the layout of a collection before the constraints")
  func layouts() throws {
    let xml = """
      <collectionView id="a"><collectionViewFlowLayout key="collectionViewLayout" id="f"/><constraints>
      <constraint firstAttribute="width" id="c"/></constraints></collectionView>
      """

    #expect(try classes(xml) == ["UICollectionView", "UICollectionViewFlowLayout", "NSLayoutConstraint"])
  }

  @Test("names the footer of a table before its header")
  func tableEnds() throws {
    let xml = """
      <tableView id="a"><view key="tableHeaderView" id="h"/><label key="tableFooterView" id="f"/></tableView>
      """

    #expect(try classes(xml) == ["UITableView", "UILabel", "UIView"])
  }

  @Test("names what a cell's content view holds right behind it")
  func cells() throws {
    let xml = """
      <tableViewCell id="a"><tableViewCellContentView key="contentView" tableViewCell="a" id="v"><subviews>
      <label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="width" id="c"/></constraints>
      </tableViewCellContentView></tableViewCell>
      """

    #expect(
      try classes(xml) == ["UITableViewCell", "UITableViewCellContentView", "UILabel", "NSLayoutConstraint"])
  }

  @Test("does not name a cell's content view without an id")
  func unnamedContent() throws {
    let xml = """
      <tableViewCell id="a"><tableViewCellContentView key="contentView"><subviews><label id="l"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """

    #expect(try classes(xml) == ["UITableViewCell", "UILabel"])
  }

  @Test("names the content view of a visual effect")
  func effects() throws {
    let xml = """
      <visualEffectView id="a"><view key="contentView" id="v"><subviews><label id="l"/></subviews></view>
      <blurEffect style="dark"/></visualEffectView>
      """

    #expect(try classes(xml) == ["UIVisualEffectView", "_UIVisualEffectContentView", "UILabel"])
  }
}
