import NibGraph
import Testing

@testable import NibCompiler

@Suite("Views that hold others, for macOS")
struct AppKitContainerTests {
  private static func table(
    width: Int, columns: String, header: Bool = false, scroll: String = "", table: String = ""
  ) -> String {
    let headerName = header ? #"headerView="h""# : ""
    return #"""
      <customView id="v"><rect key="frame" x="0" y="0" width="900" height="400"/><subviews>
      <scrollView autohidesScrollers="YES" \#(scroll) id="s">
        <rect key="frame" x="20" y="20" width="\#(width)" height="202"/>
        <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="10" height="10"/><subviews>
          <tableView \#(headerName) \#(table) id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <tableColumns>\#(columns)</tableColumns></tableView></subviews></clipView>
        <scroller key="horizontalScroller" hidden="YES" horizontal="YES" id="x">
          <rect key="frame" x="-100" y="-100" width="9" height="9"/></scroller>
        <scroller key="verticalScroller" hidden="YES" horizontal="NO" id="y">
          <rect key="frame" x="-100" y="-100" width="9" height="9"/></scroller>
        \#(header ? #"<tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="9" height="23"/></tableHeaderView>"# : "")
      </scrollView></subviews></customView>
      """#
  }

  private static func column(_ width: Int, resizes: Bool = true) -> String {
    let mask = resizes ? #"<tableColumnResizingMask key="resizingMask" resizeWithTable="YES"/>"# : ""
    return #"""
      <tableColumn width="\#(width)" minWidth="40" maxWidth="1000" id="c\#(width)">
        <tableHeaderCell key="headerCell" title="T"/><textFieldCell key="dataCell" id="d\#(width)"/>\#(mask)</tableColumn>
      """#
  }

  @Test("what a header sorts by ascends unless the document says that it does not")
  func sortDescriptors() throws {
    let column = { (id: String, more: String) in
      #"""
        <tableColumn width="90" minWidth="40" maxWidth="1000" id="\#(id)"><tableHeaderCell key="headerCell" title="T"/>
        <textFieldCell key="dataCell" id="\#(id)-d"/>
        <sortDescriptor key="sortDescriptorPrototype" sortKey="\#(id)" selector="compare:" \#(more)/></tableColumn>
      """#
    }
    let columns = column("plain", "") + column("down", #"ascending="NO""#) + column("up", #"ascending="YES""#)

    let sample = try AppKitSample(Self.table(width: 402, columns: columns))

    let ascends = sample.objects("NSSortDescriptor").map { object in
      "\(sample.text("NSKey", of: object) ?? "") \(sample.value("NSAscending", of: object).map { "\($0)" } ?? "nil")"
    }
    #expect(ascends == ["plain bool(true)", "down bool(false)", "up bool(true)"])
  }

  @Test("a table fills what shows it, and a header is above its first row")
  func header() throws {
    let sample = try AppKitSample(Self.table(width: 402, columns: Self.column(200), header: true))

    let table = try sample.only("NSTableView")
    #expect(sample.text("NSFrameSize", of: table) == "{400, 177}")
    let clips = sample.objects("NSClipView")
    #expect(clips.count == 2)
    let own = try #require(clips.first { sample.text("NSBounds", of: $0) != nil })
    #expect(sample.text("NSFrame", of: own) == "{{1, 1}, {400, 200}}")
    #expect(sample.text("NSBounds", of: own) == "{{0, -23}, {400, 200}}")
    let header = try sample.only("NSTableHeaderView")
    #expect(sample.text("NSFrameSize", of: header) == "{400, 23}")
    #expect(sample.graph.object("NSTableView", of: header) == table)
    let superview = try #require(sample.graph.object("NSSuperview", of: header))
    #expect(superview != own)
    #expect(sample.graph.className(of: superview) == "NSClipView")
  }

  @Test(
    "columns that resize with their table give up the room of its margins, where the document's fit without",
    arguments: [
      // 32 points of margins in place of a spacing of 3.
      ColumnCase(widths: [350], room: 358, expected: [321]),
      ColumnCase(widths: [178, 172], room: 358, expected: [163, 158]),
      // Room enough, and too little in the document already.
      ColumnCase(widths: [200], room: 400, expected: [200]), ColumnCase(widths: [400], room: 358, expected: [400]),
    ])
  func columns(sample given: ColumnCase) throws {
    let columns = given.widths.map { Self.column($0) }.joined()

    let sample = try AppKitSample(Self.table(width: Int(given.room) + 2, columns: columns))

    #expect(sample.objects("NSTableColumn").compactMap { sample.real("NSWidth", of: $0) } == given.expected)
  }

  struct ColumnCase: Sendable {
    let widths: [Int]
    let room: Double
    let expected: [Double]
  }

  @Test("a table that is too wide shows the scroller that hides on its own, with the share that is shown")
  func scroller() throws {
    let sample = try AppKitSample(Self.table(width: 302, columns: Self.column(400, resizes: false)))

    let horizontal = try #require(sample.objects("NSScroller").first { sample.integer("NSsFlags", of: $0) == 1 })
    #expect(sample.text("NSFrame", of: horizontal) == "{{1, 184}, {300, 17}}")
    #expect(sample.real("NSPercent", of: horizontal) == 300.0 / 432)
    #expect((sample.integer("NSsFlags", of: try sample.only("NSScrollView")) ?? 0) & 0x80 != 0)
  }

  @Test("a cell of a column is the table's")
  func cells() throws {
    let sample = try AppKitSample(Self.table(width: 402, columns: Self.column(200)))

    let cell = try sample.only("NSTextFieldCell")
    #expect(sample.graph.object("NSControlView", of: cell) == (try sample.only("NSTableView")))
  }

  @Test("a text view has a container, a layout manager and a storage that name each other")
  func texts() throws {
    let sample = try AppKitSample(
      #"""
      <textView editable="NO" importsGraphics="NO" id="t"><rect key="frame" x="0" y="0" width="90" height="40"/>
        <attributedString key="textStorage"><fragment content="one "><attributes><font key="NSFont" metaFont="label"/>
        </attributes></fragment><fragment content="two"/></attributedString></textView>
      """#)

    let container = try sample.only("NSTextContainer")
    let manager = try sample.only("NSLayoutManager")
    #expect(sample.graph.object("NSLayoutManager", of: container) == manager)
    #expect(sample.graph.members(try #require(sample.graph.object("NSTextContainers", of: manager))) == [container])
    #expect(sample.real("NSWidth", of: container) == 90)
    let storage = try sample.only("NSTextStorage")
    #expect(sample.text("NSString", of: storage) == "one two")
    #expect(try sample.classes("NSAttributes", of: storage) == ["NSDictionary", "NSDictionary"])
    // Selectable, rich and with a background; neither editable nor with graphics.
    #expect((sample.integer("NSFlags", of: try sample.only("NSTextViewSharedData")) ?? 0) & 0x80F == 0x805)
  }

  @Test("a stack view has a container for its views and a connector that comes first and has no number")
  func stacks() throws {
    let sample = try AppKitSample(
      #"""
      <stackView orientation="vertical" alignment="leading" id="s"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <subviews><customView id="a"/></subviews><connections><outlet property="delegate" destination="-2" id="o"/>
        </connections></stackView>
      """#)

    let stack = try sample.only("NSStackView")
    #expect(sample.integer("NSStackViewOrientation", of: stack) == 1)
    #expect(sample.integer("NSStackViewSecondaryAlignment", of: stack) == 1)
    let container = try sample.only("NSStackViewContainer")
    #expect(try sample.classes("NSStackViewContainerNonDroppedViews", of: container) == ["NSCustomView"])
    let connectors = try sample.connectors()
    #expect(connectors.map { sample.graph.className(of: $0) } == ["NSNibConnector", "NSNibOutletConnector"])
    let data = try sample.only("NSIBObjectData")
    let numbered = sample.graph.members(try #require(sample.graph.object("NSOidsKeys", of: data)))
    #expect(!numbered.contains(connectors[0]) && numbered.contains(connectors[1]))
  }

  @Test("a tab view holds the view of its selected item alone")
  func tabs() throws {
    let sample = try AppKitSample(
      #"""
      <tabView initialItem="two" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/><tabViewItems>
        <tabViewItem label="One" id="one"><view key="view" id="v1"/></tabViewItem>
        <tabViewItem label="Two" id="two"><view key="view" id="v2"/></tabViewItem></tabViewItems></tabView>
      """#)

    let tabView = try sample.only("NSTabView")
    let items = sample.objects("NSTabViewItem")
    #expect(sample.graph.object("NSSelectedTabViewItem", of: tabView) == items[1])
    let views = items.compactMap { sample.graph.object("NSView", of: $0) }
    #expect(sample.graph.members(try #require(sample.graph.object("NSSubviews", of: tabView))) == [views[1]])
    #expect(sample.graph.object("NSSuperview", of: views[1]) == tabView)
    #expect(sample.graph.object("NSSuperview", of: views[0]) == nil)
  }

  @Test("panes that do not fill their split view share its room")
  func splits() throws {
    let sample = try AppKitSample(
      #"""
      <splitView dividerStyle="thin" vertical="YES" id="s"><rect key="frame" x="0" y="0" width="101" height="40"/>
        <subviews><customView id="a"><rect key="frame" x="0" y="0" width="10" height="40"/></customView>
        <customView id="b"><rect key="frame" x="11" y="0" width="10" height="40"/></customView></subviews></splitView>
      """#)

    let frames = sample.objects("NSCustomView").map {
      sample.text("NSFrameSize", of: $0) ?? sample.text("NSFrame", of: $0)
    }
    #expect(frames == ["{50, 40}", "{{51, 0}, {50, 40}}"])
  }

  @Test("the content of a window fills its content rect, and what is in it follows by its mask")
  func windows() throws {
    let sample = try AppKitSample(
      #"""
      <window id="w"><rect key="contentRect" x="0" y="0" width="300" height="200"/>
        <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <customView id="a"><rect key="frame" x="10" y="10" width="20" height="20"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></customView></subviews></view></window>
      """#)

    #expect(sample.text("NSFrameSize", of: try sample.only("NSView")) == "{300, 200}")
    #expect(sample.text("NSFrame", of: try sample.only("NSCustomView")) == "{{10, 110}, {120, 20}}")
  }
}
