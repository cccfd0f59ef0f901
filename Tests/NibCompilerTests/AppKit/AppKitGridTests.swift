import NibDiagnostics
import NibDocument
import NibGraph
import Testing

@testable import NibCompiler

@Suite("Grids, collections, recognizers and key loops of macOS")
struct AppKitGridTests {
  @Test("a grid holds what its cells show, and cells name their rows, columns and heads")
  func grid() throws {
    let sample = try AppKitSample(
      #"""
      <gridView xPlacement="leading" yPlacement="bottom" rowAlignment="none" rowSpacing="8" id="g">
        <rect key="frame" x="0" y="0" width="100" height="60"/>
        <rows><gridRow height="20" id="r"/></rows>
        <columns><gridColumn width="40" xPlacement="trailing" id="k"/><gridColumn id="k2"/></columns>
        <gridCells><gridCell row="r" column="k" id="c"><customView key="contentView" id="one"/></gridCell>
        <gridCell row="r" column="k2" headOfMergedCell="c" id="c2"><imageView key="contentView" id="two"/></gridCell>
        </gridCells></gridView>
      """#)

    let grid = try sample.only("NSGridView")
    #expect(try sample.classes("NSSubviews", of: grid) == ["NSCustomView", "NSImageView"])
    #expect(sample.real("NSGrid_rowSpacing", of: grid) == 8)
    #expect(sample.integer("NSGrid_yPlacement", of: grid) == 3)
    let row = try sample.only("NSGridRow")
    #expect(sample.graph.object("NSGrid_owningGrid", of: row) == grid)
    #expect(sample.real("NSGrid_height", of: row) == 20)
    let cells = sample.objects("NSGridCell")
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { sample.graph.object("NSGrid_owningRow", of: $0) == row })
    #expect(sample.graph.object("NSGrid_mergeHead", of: cells[1]) == cells[0])
    let image = try sample.only("NSImageView")
    #expect(sample.graph.object("NSGrid_content", of: cells[1]) == image)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  private static let twoRows = """
    <gridView id="g"><rect key="frame" x="0" y="0" width="100" height="60"/>
    <rows><gridRow id="r1"/><gridRow height="20" hidden="YES" id="r2"/></rows>
    <columns><gridColumn width="40" id="k1"/><gridColumn id="k2"/></columns>
    <gridCells><gridCell row="r2" column="k2" id="c4"><customView key="contentView" id="v4"/></gridCell>
    <gridCell row="r1" column="k1" id="c1"><textField key="contentView" id="v1">
    <textFieldCell key="cell" title="One" id="tc"/></textField></gridCell>
    <gridCell row="r1" column="k2" id="c2"/><gridCell row="r2" column="k1" headOfMergedCell="c4" id="c3"/></gridCells>
    </gridView>
    """

  @Test("a row has its cells by their columns, and a size that nobody gave is that of the content")
  func rows() throws {
    let sample = try AppKitSample(Self.twoRows)
    let graph = sample.graph
    let grid = try sample.only("NSGridView")

    let rows = graph.members(try #require(graph.object("NSGrid_rows", of: grid)))
    let columns = graph.members(try #require(graph.object("NSGrid_columns", of: grid)))
    #expect(sample.value("NSGrid_cells", of: grid) == nil)
    for row in rows {
      let cells = graph.members(try #require(graph.object("NSGrid_cells", of: row)))
      #expect(cells.map { graph.object("NSGrid_owningColumn", of: $0) } == columns)
      #expect(cells.allSatisfy { graph.object("NSGrid_owningRow", of: $0) == row })
    }
    #expect(rows.map { sample.real("NSGrid_height", of: $0) } == [1.1754943508222875e-38, 20])
    #expect(columns.map { sample.real("NSGrid_width", of: $0) } == [40, 1.1754943508222875e-38])
    let heads = sample.objects("NSGridCell").map { sample.value("NSGrid_mergeHead", of: $0) }
    #expect(heads.filter { $0 == .null }.count == 3)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("a grid that is raised has its cells in one list, and compiles to the same")
  func raised() throws {
    let first = try AppKitSample(Self.twoRows)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(first.graph, into: &diagnostics)

    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    #expect(text.ranges(of: "<gridCell ").count == 4 && text.ranges(of: "<gridCells>").count == 1)
    #expect(!text.contains("e-38"))
    let document = try XIBReader().read(Array(text.utf8), file: "Raised.xib")
    let second = try InterfaceCompiler().compile(document, into: &diagnostics).files[0].graph
    let shapes = [first.graph, second].map { graph in
      graph.objectIDs.filter { graph.className(of: $0) == "NSGridRow" }.map { row in
        graph.members(graph.object("NSGrid_cells", of: row) ?? .root).map { cell in
          graph.object("NSGrid_content", of: cell).map { graph.className(of: $0) } ?? "none"
        }
      }
    }
    #expect(shapes[0] == shapes[1] && shapes[0] == [["NSTextField", "none"], ["none", "NSCustomView"]])
  }

  @Test("a collection view has its background, selection and layout")
  func collection() throws {
    let sample = try AppKitSample(
      #"""
      <collectionView selectable="YES" maxNumberOfRows="5" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <color key="primaryBackgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" scrollDirection="horizontal" id="l">
        <size key="itemSize" width="30" height="20"/></collectionViewFlowLayout></collectionView>
      """#)

    let view = try sample.only("NSCollectionView")
    #expect(try sample.classes("NSBackgroundColors", of: view) == ["NSColor"])
    #expect(sample.integer("NSMaxNumberOfGridRows", of: view) == 5)
    #expect(sample.value("NSSelectable", of: view) == .bool(true))
    let layout = try #require(sample.graph.object("NSCollectionViewLayout", of: view))
    #expect(sample.text("NSItemSize", of: layout) == "{30, 20}")
    #expect(sample.integer("NSScrollDirection", of: layout) == 1)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("recognizers are the view's, and their actions are connected")
  func recognizers() throws {
    let sample = try AppKitSample(
      #"""
      <customView id="v"><gestureRecognizers>
        <clickGestureRecognizer delaysPrimaryMouseButtonEvents="YES" numberOfClicksRequired="2" id="g">
        <connections><action selector="click:" target="-2" id="a"/></connections></clickGestureRecognizer>
      </gestureRecognizers></customView>
      """#)

    let view = try sample.only("NSCustomView")
    #expect(try sample.classes("NSGestureRecognizers", of: view) == ["NSClickGestureRecognizer"])
    let recognizer = try sample.only("NSClickGestureRecognizer")
    #expect(sample.integer("NSClickGestureRecognizer.numberOfClicksRequired", of: recognizer) == 2)
    #expect(sample.graph.object("NSSource", of: try sample.only("NSNibControlConnector")) == recognizer)
  }

  @Test("in a tab view each view leads to the next in the order of reading, and the last back to the tab view")
  func keyLoop() throws {
    let sample = try AppKitSample(
      #"""
      <customView id="v"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <tabView id="t"><rect key="frame" x="0" y="0" width="200" height="200"/><tabViewItems>
      <tabViewItem label="One" id="i"><view key="view" id="w"><rect key="frame" x="0" y="0" width="200" height="170"/>
      <subviews>
        <progressIndicator id="low"><rect key="frame" x="0" y="10" width="20" height="20"/></progressIndicator>
        <imageView id="right"><rect key="frame" x="90" y="95" width="20" height="30"/></imageView>
        <customView id="left"><rect key="frame" x="10" y="100" width="20" height="20"/></customView>
      </subviews></view></tabViewItem></tabViewItems></tabView></subviews></customView>
      """#)

    let graph = sample.graph
    let tabs = try sample.only("NSTabView")
    var path: [String] = []
    var view = try #require(graph.object("NSNextKeyView", of: tabs))
    while view != tabs, path.count < 9 {
      path.append(graph.className(of: view))
      view = try #require(graph.object("NSNextKeyView", of: view))
    }
    #expect(path == ["NSView", "NSCustomView", "NSImageView", "NSProgressIndicator"])
  }

  @Test("the limits of a number formatter are numbers, and stand in its dictionary as well")
  func limits() throws {
    let sample = try AppKitSample(
      #"""
      <numberFormatter id="f"><integer key="minimum" value="2"/><decimal key="maximum" value="70000"/></numberFormatter>
      """#)

    let formatter = try sample.only("NSNumberFormatter")
    let least = try #require(sample.graph.object("NS.min", of: formatter))
    #expect(sample.graph.className(of: least) == "NSNumber")
    let most = try #require(sample.graph.object("NS.max", of: formatter))
    #expect(sample.integer("NS.length", of: most) == 2)
    let attributes = try #require(sample.graph.object("NS.attributes", of: formatter))
    let names = try #require(sample.graph.pairs(attributes)).compactMap { pair -> String? in
      if case .reference(let key) = pair.key { return sample.graph.string(key) }
      return nil
    }
    #expect(names.contains("minimum") && names.contains("maximum"))
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("equal numbers of formatters are one object, in the form of the one that is archived first")
  func equalNumbers() throws {
    let field = { (id: String, y: Int, formatter: String) in
      """
      <textField id="\(id)"><rect key="frame" x="10" y="\(y)" width="80" height="22"/>
      <textFieldCell key="cell" id="\(id)-c"><numberFormatter key="formatter" id="\(id)-f" \(formatter)
      </numberFormatter></textFieldCell></textField>
      """
    }
    let whole = field("a", 150, #"minimumIntegerDigits="1">"#)
    let real = field("b", 100, #"minimumIntegerDigits="0"><real key="minimum" value="1"/>"#)
    let sample = try AppKitSample(
      #"<customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>"# + whole + real
        + "</subviews></customView>")

    let graph = sample.graph
    let formatters = graph.objectIDs.filter { graph.className(of: $0) == "NSNumberFormatter" }
    #expect(formatters.count == 2)
    let limit = try #require(
      formatters.compactMap { graph.object("NS.min", of: $0) }.first { graph.className(of: $0) == "NSNumber" })
    let uses = graph.objectIDs.flatMap { graph.values(of: $0) }.filter { $0.object == limit }
    #expect(uses.count > 3, "its limit twice, the digits of the other and an object's number")
    let forms = graph.values(of: limit).map { graph.keyName($0.key) }
    let first = try #require(
      graph.object("NSSubviews", of: sample.only("NSCustomView")).flatMap { graph.members($0).first })
    #expect(sample.text("NSFrame", of: first)?.contains("100") == true)
    #expect(forms == ["NS.dblval"])
  }
}
