import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Tables that fit their columns into what shows them")
struct AppKitTableFitTests {
  /// A table that fills its scroll view, which shows its vertical scroller unless it hides.
  struct Sample: CustomStringConvertible {
    var columns: [(width: Int, resizes: Bool)]
    /// The width of what shows the table in the document.
    var room: Int
    var attributes = ""
    var scrolls = false
    var hasBorder = true
    var target: DeploymentTarget?
    var profile = OutputProfile.newest

    var description: String { "\(columns.map(\.width)) in \(room), \(attributes)" }

    func compile() throws -> AppKitSample {
      let list = columns.enumerated().map { place, column in
        let mask = column.resizes ? #"<tableColumnResizingMask key="resizingMask" resizeWithTable="YES"/>"# : ""
        let prototype =
          #"<prototypeCellViews><tableCellView id="p\#(place)"><rect key="frame" x="1" y="1" width="\#(column.width + 5)" height="20"/>"#
          + "</tableCellView></prototypeCellViews>"
        return #"""
          <tableColumn width="\#(column.width)" minWidth="20" maxWidth="1000" id="c\#(place)">
          <tableHeaderCell key="headerCell" title="T"/><textFieldCell key="dataCell" id="d\#(place)"/>\#(mask)\#(prototype)
          </tableColumn>
          """#
      }
      let border = hasBorder ? "" : #"borderType="none""#
      let elements = #"""
        <customView id="v"><rect key="frame" x="0" y="0" width="900" height="400"/><subviews>
        <scrollView \#(border) autohidesScrollers="\#(scrolls ? "NO" : "YES")" hasHorizontalScroller="NO" id="s">
        <rect key="frame" x="20" y="20" width="\#(room + (hasBorder ? 2 : 0))" height="202"/>
        <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="\#(room)" height="200"/><subviews>
        <tableView viewBased="YES" \#(attributes) id="t"><rect key="frame" x="0" y="0" width="\#(room)" height="200"/>
        <tableColumns>\#(list.joined())</tableColumns></tableView></subviews></clipView>
        <scroller key="horizontalScroller" hidden="YES" horizontal="YES" id="x">
        <rect key="frame" x="-100" y="-100" width="9" height="9"/></scroller>
        <scroller key="verticalScroller" \#(scrolls ? "" : #"hidden="YES""#) horizontal="NO" id="y">
        <rect key="frame" x="-100" y="-100" width="9" height="9"/></scroller></scrollView></subviews></customView>
        """#
      var options = CompileOptions(profile: profile)
      options.deploymentTarget = target
      return try AppKitSample(elements, options: options)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let sample: @Sendable () -> Sample
    let widths: [Double]
    /// Bits of the table's word: 0x20_0000 where the columns do not fill the room, 0x40_0000 where they fill it or more.
    let fill: Int64
    let frame: String

    var testDescription: String { name }
  }

  private static func sample(
    _ columns: [(Int, Bool)], _ room: Int, last: Bool = false, scrolls: Bool = false, hasBorder: Bool = true
  ) -> Sample {
    Sample(
      columns: columns.map { ($0.0, $0.1) }, room: room,
      attributes: last ? #"columnAutoresizingStyle="lastColumnOnly""# : "", scrolls: scrolls, hasBorder: hasBorder)
  }

  private static let bare: Int64 = 0x20_0000
  private static let filled: Int64 = 0x40_0000

  static let cases: [Case] = [
    Case(
      name: "fills with a border: the inset is taken back",
      sample: { sample([(20, false), (115, true)], 141, last: true) },
      widths: [20, 106], fill: filled, frame: "{141, 200}"),
    Case(
      name: "does not fill: the inset stays", sample: { sample([(344, true)], 356, last: true) }, widths: [315],
      fill: bare, frame: "{356, 200}"),
    Case(
      name: "fills without a border: the inset stays",
      sample: { sample([(448, true)], 480, last: true, hasBorder: false) }, widths: [448], fill: filled,
      frame: "{480, 202}"),
    Case(
      name: "a scroller leaves too little", sample: { sample([(542, true)], 585, last: true, scrolls: true) },
      widths: [556], fill: filled, frame: "{568, 200}"),
    Case(
      name: "parts of columns that keep their widths are made up for",
      sample: { sample([(218, true), (34, false), (31, false)], 301) }, widths: [218, 34, 31], fill: filled,
      frame: "{301, 200}"),
    Case(
      name: "wider from the start", sample: { sample([(400, true)], 358, last: true) }, widths: [400],
      fill: bare | filled, frame: "{432, 200}"),
  ]

  @Test("columns have room for margins, and take it back where they fill a scroll view with a border", arguments: cases)
  func widths(given: Case) throws {
    let sample = try given.sample().compile()

    #expect(sample.objects("NSTableColumn").compactMap { sample.real("NSWidth", of: $0) } == given.widths)
    let table = try sample.only("NSTableView")
    #expect(try #require(sample.integer("NSTvFlags", of: table)) & 0x60_0000 == given.fill)
    #expect(sample.text("NSFrameSize", of: table) == given.frame)
  }

  @Test("for systems before macOS 11 columns that resize fill the room in equal parts, whatever the style")
  func plainTables() throws {
    var given = Self.sample([(60, true), (431, true)], 487, last: true)
    given.target = DeploymentTarget(major: 10, minor: 14)

    let sample = try given.compile()

    #expect(sample.objects("NSTableColumn").compactMap { sample.real("NSWidth", of: $0) } == [55, 426])
  }

  @Test("a table that is too wide has no inset where a target says which system it is for")
  func wideTable() throws {
    var given = Self.sample([(60, true), (431, true)], 487, last: true)
    given.target = DeploymentTarget(major: 11)

    let sample = try given.compile()

    #expect(try sample.text("NSFrameSize", of: sample.only("NSTableView")) == "{506, 200}")
  }
}
