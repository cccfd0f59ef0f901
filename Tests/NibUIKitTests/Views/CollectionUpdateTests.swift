import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Counts: UICollectionViewDataSource {
  var sections = [3, 2]
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
}

@MainActor
@Suite("Changes of a collection")
struct CollectionUpdateTests {
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView
  private let counts = Counts()

  init() {
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 60, height: 100), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("that the numbers follow are shown, and the selection goes with its items")
  func right() throws {
    collection.dataSource = counts
    collection.allowsMultipleSelection = true
    _ = collection.numberOfSections
    for item in [path(0), path(2), path(0, 1)] { collection.selectItem(at: item, animated: false, scrollPosition: []) }
    var finished = false
    try InterfaceFaults.catching {
      collection.performBatchUpdates({
        counts.sections = [1, 4, 2]
        collection.deleteItems(at: [path(0)])
        collection.insertItems(at: [path(1, 1)])
        collection.moveItem(at: path(2), to: path(0))
        collection.deleteItems(at: [path(1)])
        collection.insertSections([1])
        collection.insertItems(at: [path(0, 1), path(2, 1), path(3, 1)])
      }) { finished = $0 }
    }
    #expect(finished)
    #expect(collection.numberOfItems(inSection: 1) == 4)
    #expect(collection.indexPathsForSelectedItems == [path(0), path(0, 2)])
    counts.sections = [1, 9, 2]
    try InterfaceFaults.catching { collection.reloadSections([1]) }
    #expect(collection.numberOfItems(inSection: 1) == 9)
    try InterfaceFaults.catching { collection.reloadItems(at: [path(0)]) }
    try InterfaceFaults.catching { collection.moveSection(0, toSection: 0) }
    counts.sections = [1, 2]
    try InterfaceFaults.catching { collection.deleteSections([1]) }
    #expect(collection.indexPathsForSelectedItems == [path(0), path(0, 1)])
  }

  @Test("that the numbers do not follow are errors that say what was expected")
  func wrong() {
    collection.dataSource = counts
    _ = collection.numberOfSections
    counts.sections[0] = 5
    let insert = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { collection.insertItems(at: [path(0)]) }
    }
    #expect(insert?.code == .inconsistentUpdate)
    #expect(
      insert?.detail
        == "section 0 has 5 items after the update, expected 4: 3 before, 1 inserted or moved in, 0 deleted or moved out"
    )
    let sections = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { collection.deleteSections([0]) }
    }
    #expect(sections?.detail == "there are 2 sections after the update, expected 1: 2 before, 0 inserted, 1 deleted")
    let absent = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching { collection.deleteItems(at: [path(8)]) }
    }
    #expect(absent?.detail == "0.8 was deleted or moved, and was not there before the update")
  }

  @Test("of the layout and of the place: items are scrolled to where asked")
  func scroll() {
    collection.dataSource = counts
    counts.sections = [20]
    collection.scrollToItem(at: path(5), at: .top, animated: true)
    #expect(collection.contentOffset.y == 300)
    collection.selectItem(at: path(5), animated: false, scrollPosition: .centeredVertically)
    #expect(collection.contentOffset.y == 275)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 50, height: 20)
    collection.setCollectionViewLayout(flow, animated: false)
    #expect(collection.collectionViewLayout === flow)
    #expect(collection.rectForItem(at: path(1))?.origin.y == 30)
  }

  private func headers() -> UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider {
    layout.headerReferenceSize = CGSize(width: 60, height: 10)
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.accessibilityLabel = "Header \(path.section)" }
    return { list, _, path in list.dequeueConfiguredReusableSupplementary(using: header, for: path) }
  }

  @Test("by snapshots, with cells and headers that registrations fill, of a class and of a nib")
  func diffable() throws {
    var nib = TestNib()
    nib.object("c", "UICollectionViewCell", [("UITag", .int(7))])
    let instantiator = NibInstantiator(graph: try nib.graph(), classes: UIKitCatalog.registry)
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let archived = UICollectionView.CellRegistration<UICollectionViewCell, String>(cellNib: instantiator) {
      cell, _, name in cell.accessibilityLabel = name
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { list, path, name in
      name.hasPrefix("nib")
        ? list.dequeueConfiguredReusableCell(using: archived, for: path, item: name)
        : list.dequeueConfiguredReusableCell(using: plain, for: path, item: name)
    }
    source.supplementaryViewProvider = headers()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "nib two"])
    source.apply(snapshot)

    #expect(collection.find(text: "one") != nil)
    #expect(collection.find(accessibilityLabel: "nib two")?.tag == 7)
    #expect(collection.find(accessibilityLabel: "Header 0") != nil)
    let first = try #require(collection.cellForItem(at: path(0)))
    #expect(first is UICollectionViewListCell)
    collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    snapshot.moveItem("one", afterItem: "nib two")
    source.apply(snapshot)
    #expect(collection.cellForItem(at: path(1)) === first)
    #expect(collection.indexPathsForSelectedItems == [path(1)])
    snapshot.deleteItems(["one"])
    source.apply(snapshot)
    #expect(collection.visibleCells.count == 1)
    #expect(source.indexPath(for: "nib two") == path(0))
  }
}
