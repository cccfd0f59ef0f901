import NibSchema

@testable import NibCompiler

extension CheckSample {
  /// A table view controller with one prototype cell that holds a label, or what is given.
  private static func list(
    _ connections: String = "", cell: String = "", content: String = #"<label text="Name" id="l"/>"#,
    name: String = #"reuseIdentifier="Plant""#
  ) -> CheckInput {
    .storyboard(
      """
      <tableViewController id="c" customClass="PlantList" sceneMemberID="viewController">
      <tableView key="view" dataMode="prototypes" id="t"><prototypes>
      <tableViewCell \(name) customClass="PlantCell" id="p"><tableViewCellContentView key="contentView" id="k">
      <subviews>\(content)</subviews></tableViewCellContentView><connections>\(cell)</connections></tableViewCell>
      </prototypes></tableView><connections>\(connections)</connections></tableViewController>
      """)
  }

  /// A controller whose collection view has one cell and a header.
  private static func grid(_ connections: String, header: String = "", name: String = #"reuseIdentifier="Bed""#)
    -> CheckInput
  {
    .storyboard(
      """
      <collectionViewController id="c" customClass="BedGrid" sceneMemberID="viewController">
      <collectionView key="view" id="t"><collectionViewFlowLayout key="collectionViewLayout" id="y"/><cells>
      <collectionViewCell \(name) id="p"><view key="contentView" id="k"><subviews><label id="l"/></subviews></view>
      </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h">
      <subviews><label id="hl"/></subviews><connections>\(header)</connections></collectionReusableView></collectionView>
      <connections>\(connections)</connections></collectionViewController>
      """)
  }

  private static let nameOutlet = #"<outlet property="nameLabel" destination="l" id="o"/>"#

  static let contents = [
    CheckSample(
      .outletIntoRepeatingContent, list(nameOutlet), sound: list(cell: nameOutlet),
      "The nameLabel outlet from the PlantList to the UILabel is invalid. Outlets cannot be connected to repeating content."
    ),
    CheckSample(
      .actionIntoRepeatingContent,
      .storyboard(
        """
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
        <button id="b"><connections><action selector="water:" destination="p" eventType="touchUpInside" id="a"/>
        </connections></button><tableView dataMode="prototypes" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Plant" customClass="PlantCell" id="p"/></prototypes></tableView>
        </subviews></view></viewController>
        """),
      sound: list(
        content: """
          <button id="b"><connections><action selector="water:" destination="c" eventType="touchUpInside" id="a"/>
          <action selector="shake:" destination="p" eventType="touchUpInside" id="a2"/></connections></button>
          """)),
    CheckSample(
      .staticTableOutsideTableController,
      .storyboard(
        CheckInput.controller(view: #"<tableView key="view" dataMode="static" id="t"><sections/></tableView>"#)),
      sound: .storyboard(
        """
        <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="t">
        <sections/></tableView></tableViewController>
        """), "Static table views are only valid when embedded in UITableViewController instances"),
    CheckSample(
      .containerViewInRepeatingContent,
      list(content: #"<containerView id="e"/>"#),
      sound: .storyboard(
        CheckInput.controller(view: CheckInput.view(#"<containerView id="e"/>"#, #"key="view" id="v""#))),
      "Container Views cannot be placed in elements that are repeated at runtime."),
    CheckSample(
      .missingReuseIdentifier, list(name: ""), sound: list(), "Prototype table cells must have reuse identifiers"),
  ]

  /// More documents that the same rows tell of, with Interface Builder's words.
  static let furtherContents: [(issue: DocumentIssue, input: CheckInput, words: String?)] = [
    (.outletIntoRepeatingContent, list(#"<outletCollection property="labels" destination="l" id="o"/>"#), nil),
    (
      .outletIntoRepeatingContent, list(#"<outlet property="cell" destination="p" id="o"/>"#),
      "The cell outlet from the PlantList to the PlantCell is invalid. Outlets cannot be connected to repeating content."
    ),
    (
      .outletIntoRepeatingContent, grid(nameOutlet),
      "The nameLabel outlet from the BedGrid to the UILabel is invalid. Outlets cannot be connected to repeating content."
    ),
    // From one prototype into another.
    (
      .outletIntoRepeatingContent, grid("", header: nameOutlet),
      "The nameLabel outlet from the UICollectionReusableView to the UILabel is invalid. Outlets cannot be connected to "
        + "repeating content."
    ),
    (.missingReuseIdentifier, grid("", name: ""), "Prototype collection view cells must have reuse identifiers"),
    (
      .missingReuseIdentifier, list(name: "").for(nil, by: .xcode5),
      "Prototype cells must have reuse identifiers"
    ),
  ]
}
