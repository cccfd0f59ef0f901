import NibRuntime
import NibTestSupport
import NibUIKit
import Testing

private final class Colors: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections = [5, 1]
  var heard: [String] = []
  var identifier = "Color"
  var refused: IndexPath?
  var wide: IndexPath?
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    cell.tag = indexPath.section * 10 + indexPath.item
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Edge", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    indexPath == wide ? CGSize(width: 200, height: 80) : collectionView.flowLayout.itemSize
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    refused != indexPath
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    heard.append("select \(indexPath.section).\(indexPath.row)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    heard.append("deselect \(indexPath.section).\(indexPath.row)")
  }
}

@Suite("A collection with a data source")
struct CollectionViewTests {
  private let layout = UICollectionViewFlowLayout()
  private let collection: UICollectionView
  private let colors = Colors()

  init() {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.sectionInset = NibInsets(top: 5, left: 10, bottom: 5, right: 10)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 240, height: 300), collectionViewLayout: layout)
    collection.dataSource = colors
    collection.delegate = colors
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Color")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Edge")
  }

  private func origin(_ item: Int, _ section: Int = 0) -> CGPoint? {
    collection.rectForItem(at: IndexPath(item: item, section: section))?.origin
  }

  @Test("places items in lines, as many as have room, full lines spread")
  func lines() throws {
    #expect(origin(0) == CGPoint(x: 10, y: 5))
    #expect(origin(1) == CGPoint(x: 130, y: 5))
    #expect(origin(2) == CGPoint(x: 10, y: 65))
    #expect(origin(0, 1) == CGPoint(x: 10, y: 180 + 5))
    #expect(collection.contentSize == CGSize(width: 240, height: 240))
    #expect(try InterfaceFaults.catching { collection.visibleCells.map(\.tag) } == [0, 1, 2, 3, 4, 10])
    #expect(collection.numberOfItems(inSection: 0) == 5)
    #expect(collection.numberOfItems(inSection: 7) == 0)
    #expect(collection.numberOfSections == 2)
  }

  @Test("places items in columns where the layout is horizontal")
  func horizontal() {
    layout.scrollDirection = .horizontal
    layout.sectionInset = NibInsets()
    collection.bounds.size.height = 110

    #expect(origin(1) == CGPoint(x: 0, y: 60))
    #expect(origin(2) == CGPoint(x: 110, y: 0))
    #expect(collection.contentSize == CGSize(width: 420, height: 110))
  }

  @Test("asks the delegate for sizes, and has headers where the layout has room")
  func sizes() throws {
    colors.wide = IndexPath(item: 0, section: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)

    #expect(origin(1) == CGPoint(x: 10, y: 20 + 5 + 80 + 10))
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 240, height: 20))
    #expect(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test("uses cells again that scroll out of sight")
  func reuse() throws {
    collection.bounds.size.height = 50
    let first = try #require(
      try InterfaceFaults.catching { collection.cellForItem(at: IndexPath(item: 0, section: 0)) })

    collection.scrollToItem(at: IndexPath(item: 4, section: 0))
    let last = try #require(try InterfaceFaults.catching { collection.cellForItem(at: IndexPath(item: 4, section: 0)) })

    #expect(try InterfaceFaults.catching { collection.cellForItem(at: IndexPath(item: 0, section: 0)) } == nil)
    #expect(collection.indexPath(for: last) == IndexPath(item: 4, section: 0))
    #expect(first === last || first.superview == nil)
  }

  @Test("a user selects one item, or several, and what is refused is left")
  func select() throws {
    #expect(try collection.select(IndexPath(item: 0, section: 0)))
    #expect(try collection.select(IndexPath(item: 1, section: 0)))
    colors.refused = IndexPath(item: 2, section: 0)
    #expect(try !collection.select(IndexPath(item: 2, section: 0)))
    #expect(colors.heard == ["select 0.0", "deselect 0.0", "select 0.1"])
    #expect(
      try InterfaceFaults.catching { collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected } == true)

    collection.allowsMultipleSelection = true
    #expect(try collection.select(IndexPath(item: 0, section: 0)))
    #expect(try collection.select(IndexPath(item: 1, section: 0)))
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    collection.selectItem(at: nil)
    #expect(collection.indexPathsForSelectedItems == [])
    collection.reloadData()
    colors.sections = [1]
    #expect(collection.numberOfSections == 1)
  }

  @Test("the item at a point is the one whose place has it, its first edges included")
  func point() throws {
    let frame = try #require(collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))).frame

    #expect(collection.indexPathForItem(at: frame.origin) == IndexPath(item: 1, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == IndexPath(item: 1, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: -1, y: -1)) == nil)
  }

  @Test("errors name what is registered, and what is there")
  func errors() throws {
    colors.identifier = "Colour"
    let unknown = #expect(throws: StandInError.self) { try InterfaceFaults.catching { collection.visibleCells } }
    #expect(
      unknown?.detail
        == "no cell is registered for 'Colour' (item 0.0); registered: 'Color' (class UICollectionViewCell)")
    let view = #expect(throws: StandInError.self) {
      try InterfaceFaults.catching {
        collection.dequeueReusableSupplementaryView(
          ofKind: "Footer", withReuseIdentifier: "Edge", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      view?.detail
        == "no view is registered for 'Footer/Edge' (section 0); registered: "
        + "'UICollectionElementKindSectionHeader/Edge' (class UICollectionReusableView)")
    colors.identifier = "Color"
    let range = #expect(throws: StandInError.self) { try collection.select(IndexPath(item: 5, section: 0)) }
    #expect(range?.detail == "there is no item 0.5; the sections have 5, 1 items")
    let none = #expect(throws: StandInError.self) { try UICollectionView().select(IndexPath(item: 0, section: 0)) }
    #expect(none?.detail == "item 0.0 cannot be there: the collection has no data source")
    final class Special: UICollectionViewCell {}
    let wrong = #expect(throws: StandInError.self) {
      try collection.dequeueReusableCell(
        withReuseIdentifier: "Color", for: IndexPath(item: 0, section: 0), as: Special.self)
    }
    #expect(wrong?.detail == "the cell for 'Color' is a UICollectionViewCell, expected Special; register the class")
  }
}
