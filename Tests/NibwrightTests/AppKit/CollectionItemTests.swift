import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// An item that shows whether it is selected; its view is the nib's of its name.
private final class PlanetItem: NSCollectionViewItem {
  var loads = 0
  override func viewDidLoad() { loads += 1 }
  override var isSelected: Bool { didSet { textField?.alphaValue = isSelected ? 1 : 0.5 } }
}

private final class Planets: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  var names = ["Venus", "Earth", "Mars"]
  var told: [String] = []
  static let identifier = NSUserInterfaceItemIdentifier("PlanetItem")

  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: Self.identifier, for: indexPath)
    item.textField?.stringValue = names[indexPath.item]
    item.representedObject = names[indexPath.item]
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> { indexPaths.filter { names[$0.item] != "Mars" } }

  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
    told.append("+\(indexPaths.map(\.item).sorted())")
  }

  func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
    told.append("-\(indexPaths.map(\.item).sorted())")
  }
}

@MainActor
@Suite("Items of AppKit's collections") struct CollectionItemTests {
  private static func xib(_ owner: String, _ objects: String) -> [UInt8] {
    Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" userLabel="File's Owner" \(owner)/>\(objects)</objects>
      </document>
      """.utf8)
  }

  private static let text = """
    <customView id="v"><rect key="frame" x="0" y="0" width="90" height="20"/><subviews><textField id="t">
    <rect key="frame" x="0" y="0" width="90" height="20"/><textFieldCell key="cell" title="Name" id="tc"/></textField>
    </subviews></customView>
    """

  private static let files = MemoryFileSource([
    // The item owns the nib of its name; the other nib holds an item.
    "/App.app/PlanetItem.xib": Array(
      String(decoding: xib("customClass=\"NSCollectionViewItem\"", text), as: UTF8.self).replacing(
        "\"NSCollectionViewItem\"/>",
        with: """
          "NSCollectionViewItem"><connections><outlet property="view" destination="v" id="o1"/>
          <outlet property="textField" destination="t" id="o2"/></connections></customObject>
          """
      ).utf8),
    "/App.app/Held.xib": xib(
      "",
      text + """
        <collectionViewItem id="i"><connections><outlet property="view" destination="v" id="o3"/>
        <outlet property="textField" destination="t" id="o4"/></connections></collectionViewItem>
        """),
  ])

  private func collection(_ planets: Planets) -> NSCollectionView {
    let collection = NSCollectionView()
    (collection.isSelectable, collection.allowsMultipleSelection) = (true, true)
    collection.register(PlanetItem.self, forItemWithIdentifier: Planets.identifier)
    (collection.dataSource, collection.delegate) = (planets, planets)
    return collection
  }

  private func inApp(_ body: () throws -> Void) rethrows {
    try MainBundle.$current.withValue(MainBundle("/App.app", in: Self.files), operation: body)
  }

  @Test("an item of a registered class has the view of the nib of its name, with what the nib connects")
  func classes() throws {
    let planets = Planets()
    let collection = collection(planets)
    try inApp {
      let item = try #require(collection.item(at: IndexPath(item: 1, section: 0)) as? PlanetItem)

      #expect(item.loads == 1 && item.textField?.stringValue == "Earth" && item.view.frame.width == 90)
      #expect(item.collectionView === collection && item.view.superview === collection)
      #expect(collection.item(at: 1) === item && collection.indexPath(for: item) == IndexPath(item: 1, section: 0))
      #expect(collection.item(at: 7) == nil && collection.numberOfItems(inSection: 0) == 3)
      #expect(collection.visibleItems().compactMap { $0.representedObject as? String } == planets.names)
    }
  }

  @Test("an item of a nib is the nib's; one of which nothing is known is an error that says so")
  func nibs() throws {
    let planets = Planets()
    let collection = collection(planets)
    try inApp {
      collection.register(NSNib(nibNamed: "Held", bundle: nil), forItemWithIdentifier: Planets.identifier)
      let item = try #require(collection.item(at: 0))
      #expect(item.textField?.stringValue == "Venus" && item.isViewLoaded && !(item is PlanetItem))

      let error = #expect(throws: StandInError.self) {
        try InterfaceFaults.catching {
          collection.makeItem(withIdentifier: .init("Nothing"), for: IndexPath(item: 0, section: 0))
        }
      }
      #expect(error.map { "\($0)".contains("'Nothing'") } == true)
    }
  }

  @Test("clicks select what the delegate allows, and it hears of it; code selects without a word")
  func selection() throws {
    let planets = Planets()
    let collection = collection(planets)
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    try inApp {
      let first = try #require(collection.item(at: 0))
      try collection.select(itemsAt: [paths[0], paths[1]])
      let refused = #expect(throws: UserActionError.self) { try collection.select(itemsAt: [paths[2]]) }
      #expect(refused?.code == .refused && refused?.detail.contains("item 2 of section 0") == true)
      #expect(collection.selectionIndexPaths == [paths[0], paths[1]] && planets.told == ["+[0, 1]"])
      #expect(first.isSelected && first.textField?.alphaValue == 1)
      try collection.select(itemsAt: [paths[1]])
      #expect(planets.told == ["+[0, 1]", "-[0]"] && !first.isSelected)
      collection.selectAll(nil)
      collection.deselectItems(at: [paths[1]])
      #expect(collection.selectionIndexPaths == [paths[0], paths[2]] && planets.told.count == 2)

      planets.names.insert("Mercury", at: 0)
      collection.insertItems(at: [paths[0]])
      #expect(collection.indexPath(for: first) == paths[1])
      #expect(collection.selectionIndexPaths == [paths[1], IndexPath(item: 3, section: 0)])
      planets.names.remove(at: 1)
      collection.deleteItems(at: [paths[1]])
      #expect(first.view.superview == nil && collection.selectionIndexPaths == [paths[2]])
      collection.reloadData()
      #expect(collection.selectionIndexPaths.isEmpty && collection.item(at: 0)?.textField?.stringValue == "Mercury")
    }
  }

  @Test("what is registered last counts, and nothing once it is taken away")
  func registered() {
    let (collection, path) = (NSCollectionView(), IndexPath(item: 0, section: 0))
    let name = NSUserInterfaceItemIdentifier("Any")
    inApp {
      collection.register(NSNib(nibNamed: "Held", bundle: nil), forItemWithIdentifier: name)
      collection.register(PlanetItem.self, forItemWithIdentifier: name)
      #expect(collection.makeItem(withIdentifier: name, for: path) is PlanetItem)
      collection.register(nil as NSNib?, forItemWithIdentifier: name)
      #expect(throws: StandInError.self) {
        try InterfaceFaults.catching { collection.makeItem(withIdentifier: name, for: path) }
      }
      #expect(throws: StandInError.self) {
        try InterfaceFaults.catching { collection.register(NSView.self, forItemWithIdentifier: name) }
      }
    }
  }

  @Test("changes of a batch count together: what goes by the places before it, what comes by those after it")
  func batches() {
    let planets = Planets()
    let collection = collection(planets)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    inApp {
      let items = collection.visibleItems()
      planets.names = ["Mercury", "Mars", "Earth", "Jupiter"]
      collection.performBatchUpdates {
        collection.insertItems(at: [path(0), path(3)])
        collection.deleteItems(at: [path(0)])
        collection.moveItem(at: path(2), to: path(1))
      }
      #expect(items.map { collection.indexPath(for: $0) } == [nil, path(2), path(1)])
      #expect(collection.visibleItems().compactMap { $0.textField?.stringValue } == planets.names)

      collection.reloadItems(at: [path(2)])
      #expect(collection.indexPath(for: items[1]) == nil && collection.item(at: 2)?.textField?.stringValue == "Earth")
    }
  }

  @Test("paths that are no places of items, and counts below 0, do nothing")
  func oddPaths() {
    final class Fewer: NSObject, NSCollectionViewDataSource {
      func numberOfSections(in collectionView: NSCollectionView) -> Int { -1 }
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { -2 }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { NSCollectionViewItem() }
    }
    let (collection, odd) = (NSCollectionView(), [IndexPath(), IndexPath(index: 0), IndexPath(item: -1, section: 0)])
    collection.contentValues = [.int(1)]
    collection.selectionIndexPaths = Set(odd + [IndexPath(item: 0, section: 0)])
    #expect(collection.selectionIndexes == [0])

    let fewer = Fewer()
    collection.dataSource = fewer
    collection.selectionIndexPaths = Set(odd)
    collection.insertItems(at: Set(odd))
    collection.deleteItems(at: Set(odd))
    collection.moveItem(at: IndexPath(), to: IndexPath(index: 1))
    #expect(collection.selectionIndexPaths.isEmpty && collection.visibleItems().isEmpty)
    #expect(collection.item(at: 0) == nil)
  }
}
