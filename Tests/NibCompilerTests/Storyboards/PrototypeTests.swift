import NibArchives
import NibCompiler
import NibGraph
import NibSchema
import Testing

@Suite("Prototypes") struct PrototypeTests {
  private func frame(_ y: Double) -> String { #"<rect key="frame" x="4" y="\#(y)" width="100" height="44"/>"# }

  private func table(_ cells: [String]) -> String {
    let prototypes = cells.enumerated().map {
      #"<tableViewCell id="c\#($0.offset)" reuseIdentifier="\#($0.element)">\#(frame(28))</tableViewCell>"#
    }
    return CompiledStoryboard.scene(
      """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" id="t">\(frame(0))<prototypes>\(prototypes.joined())</prototypes></tableView>
      </tableViewController>
      """)
  }

  private func keys(_ key: String, _ made: CompiledStoryboard) throws -> [String] {
    let graph = try made.graph("a-view-t.nib")
    let table = try #require(try made.first("UITableView", "a-view-t.nib"))
    let members = graph.object(key, of: table).map { graph.members($0) } ?? []
    return members.enumerated().filter { $0.offset % 2 == 0 }.compactMap { graph.string($0.element) }
  }

  @Test(
    "stand in their dictionaries by their hashes",
    arguments: [
      // All of one slot: as they are put in.
      (["Cell1", "Cell2", "Cell3"], ["Cell1", "Cell2", "Cell3"], ["Cell3", "Cell2", "Cell1"]),
      // A fourth makes the table grow.
      (
        ["Cell1", "Cell2", "Cell3", "Cell4"], ["Cell1", "Cell4", "Cell3", "Cell2"],
        ["Cell1", "Cell4", "Cell3", "Cell2"]
      ),
    ])
  func order(names: [String], externals: [String], nibs: [String]) throws {
    let made = try CompiledStoryboard(table(names), attributes: #"initialViewController="a""#, profile: .xcode8)

    #expect(try keys("UITableViewCellPrototypeNibExternalObjects", made) == externals)
    #expect(try keys("UITableViewCellPrototypeNibs", made) == nibs)
  }

  @Test(
    "lose the place that they have in the document up to Xcode 10",
    arguments: [(OutputProfile.xcode9, "0 0"), (.xcode11, "4 28"), (.newest, "4 28")])
  func place(profile: OutputProfile, origin: String) throws {
    let made = try CompiledStoryboard(
      table(["Plant"]), attributes: #"initialViewController="a""#, profile: profile)
    let graph = try made.graph("a-view-t.nib")
    let holder = try #require(graph.objectIDs.first { graph.className(of: $0) == "NSData" })
    let nested = try nestedArchive(holder, graph)
    let cell = try #require(nested.objectIDs.first { nested.className(of: $0) == "UITableViewCell" })
    let center = try #require(reals("UICenter", cell, nested))

    #expect("\(Int(center[0] - 50)) \(Int(center[1] - 22))" == origin)
  }

  @Test("of headers and footers are shown by views without content, the footer first") func supplements() throws {
    let made = try CompiledStoryboard(
      CompiledStoryboard.scene(
        """
        <collectionViewController id="a" sceneMemberID="viewController"><collectionView key="view" id="t">\(frame(0))
        <collectionViewFlowLayout key="collectionViewLayout" id="f"><inset key="sectionInset" minX="1" minY="6" maxX="1" maxY="2"/>
        </collectionViewFlowLayout>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h">
        <rect key="frame" x="0" y="0" width="100" height="70"/></collectionReusableView>
        <collectionReusableView key="sectionFooterView" reuseIdentifier="F" id="g">
        <rect key="frame" x="0" y="200" width="100" height="30"/></collectionReusableView>
        </collectionView></collectionViewController>
        """), attributes: #"initialViewController="a""#, profile: .xcode9)
    let graph = try made.graph("a-view-t.nib")
    let holder = try #require(try made.first("UICollectionView", "a-view-t.nib"))
    let views = graph.object("UISubviews", of: holder).map { graph.members($0) } ?? []

    #expect(
      views.map { graph.object("UIReuseIdentifier", of: $0).flatMap { graph.string($0) } }
        == ["IBUICollectionViewFooterReuseIdentifier", "IBUICollectionViewHeaderReuseIdentifier"])
    #expect(views.compactMap { reals("UICenter", $0, graph)?.last } == [93, 35])
  }

  private func reals(_ key: String, _ object: ObjectID, _ graph: ObjectGraph) -> [Double]? {
    guard case .data(let span)? = graph.value(key, of: object)?.value else { return nil }
    return graph.reals(span)
  }

  private func nestedArchive(_ holder: ObjectID, _ graph: ObjectGraph) throws -> ObjectGraph {
    guard case .data(let span)? = graph.value("NS.bytes", of: holder)?.value else { throw Missing() }
    return try ArchiveDecoder().decode(Array(graph.bytes[span.range]), file: "nested")
  }

  private struct Missing: Error {}

  @Test("of a XIB, where nothing archives them, are told of with all that is in them")
  func outsideOfStoryboard() throws {
    let cell = #"<tableViewCell id="c" reuseIdentifier="C">\#(frame(28))<label key="x" id="l"/></tableViewCell>"#
    let table = try CompiledSample(
      "<tableView id=\"t\">\(frame(0))<prototypes>\(cell)</prototypes></tableView>")
    let collection = try CompiledSample(
      """
      <collectionView id="t">\(frame(0))<cells><collectionViewCell reuseIdentifier="C" id="c">\(frame(0))
      </collectionViewCell></cells><collectionReusableView key="sectionHeaderView" reuseIdentifier="H" id="h"/>
      </collectionView>
      """)
    let none = try CompiledSample("<collectionView id=\"t\">\(frame(0))<cells/></collectionView>")

    #expect(table.diagnostics.messages.map(\.id) == ["noKnownForm"])
    #expect(table.diagnostics.messages.first?.place.object == "c")
    #expect(collection.diagnostics.messages.map(\.place.object) == ["c", "h"])
    #expect(none.diagnostics.messages.isEmpty)
  }
}
