import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Items of sections, by their numbers.
private final class Numbers: NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout, NSCollectionViewPrefetching
{
  var counts = [5]
  var log: [String] = []
  func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = NSCollectionViewItem()
    item.view = NSView()
    return item
  }
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("soon \(indexPaths.map(\.item))")
  }
  func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    log.append("not \(indexPaths.map(\.item))")
  }
  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) { log.append("\(highlightState)") }
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
    log.append("selects \(indexPaths.map(\.item).sorted())")
  }
  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? {
    let item = NSPasteboardItem()
    item.setString("\(indexPath.item)", forType: .string)
    return item
  }
  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    proposedDropOperation.pointee = .before
    return .move
  }
  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    log.append(
      "drops \(draggingInfo.draggingPasteboard.string(forType: .string) ?? "") \(dropOperation) \(indexPath.item)")
    return true
  }
}

@Suite("Layouts of AppKit's collections", .serialized) struct CollectionLayoutTests {
  private let numbers = Numbers()
  private let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 200))

  private func show(_ layout: NSCollectionViewLayout) {
    collection.isSelectable = true
    collection.collectionViewLayout = layout
    collection.dataSource = numbers
    collection.delegate = numbers
  }

  private func frame(_ item: Int, _ section: Int = 0) -> NSRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test("a flow fills lines, spreads full ones, and has room for headers; the other way it is turned")
  func flows() throws {
    let flow = NSCollectionViewFlowLayout()
    (flow.itemSize, flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (NSSize(width: 40, height: 30), 5, 4)
    flow.sectionInset = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    flow.headerReferenceSize = NSSize(width: 0, height: 20)
    show(flow)
    #expect(frame(0) == NSRect(x: 2, y: 21, width: 40, height: 30) && frame(1)?.minX == 58)
    #expect(frame(4) == NSRect(x: 2, y: 89, width: 40, height: 30) && frame(5) == nil)
    #expect(flow.collectionViewContentSize == NSSize(width: 100, height: 122))
    let header = collection.layoutAttributesForSupplementaryElement(
      ofKind: NSCollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == NSRect(x: 0, y: 0, width: 100, height: 20) && header?.representedElementKind != nil)
    #expect(collection.indexPathForItem(at: NSPoint(x: 60, y: 30)) == IndexPath(item: 1, section: 0))

    let item = try #require(collection.item(at: 3))
    #expect(item.view.frame == frame(3))
    collection.frame.size.width = 60
    collection.layoutSubtreeIfNeeded()
    collection.needsLayout = true
    collection.layoutSubtreeIfNeeded()
    #expect(item.view.frame.minX == 2 && item.view.frame == frame(3), "one in a line now")
    flow.scrollDirection = .horizontal
    flow.invalidateLayout()
    #expect(frame(1).map { $0.minX == frame(0)?.minX && $0.minY > 30 } == true)
    flow.collapseSection(at: 0)
    #expect(frame(0) == nil && flow.sectionAtIndexIsCollapsed(0))
  }

  @Test("a grid shares the width among its columns")
  func grids() {
    let grid = NSCollectionViewGridLayout()
    (grid.minimumItemSize, grid.minimumInteritemSpacing) = (NSSize(width: 30, height: 10), 2)
    show(grid)
    #expect(
      frame(0) == NSRect(x: 0, y: 0, width: 32, height: 10) && frame(3) == NSRect(x: 0, y: 10, width: 32, height: 10))
    grid.maximumNumberOfRows = 1
    #expect(frame(2)?.minX == 68 && frame(3) == nil)
  }

  @Test("a compositional layout repeats groups, with insets, distances, headers, badges and what is behind")
  func compositions() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)), subitems: [item])
    let (section, path) = (NSCollectionLayoutSection(group: group), IndexPath(item: 0, section: 1))
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)), elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "back")]
    let layout = NSCollectionViewCompositionalLayout(section: section)
    layout.configuration.interSectionSpacing = 7
    layout.register(NSBox.self, forDecorationViewOfKind: "back")
    numbers.counts = [3, 1]
    show(layout)
    #expect(frame(0) == NSRect(x: 12, y: 25, width: 36, height: 36))
    #expect(frame(1)?.minX == 52 && frame(2)?.minY == 71)
    // 20 for the header, 3 and 4 around, two groups of 40 with 6 between; then 7.
    #expect(frame(0, 1)?.minY == 145)
    #expect(layout.collectionViewContentSize.height == 187)
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "header", at: path)?.frame
        == NSRect(x: 10, y: 120, width: 80, height: 20))
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0))?.frame
        == NSRect(x: 43, y: 20, width: 10, height: 10))
    collection.needsLayout = true
    collection.layoutSubtreeIfNeeded()
    let boxes = collection.subviews.compactMap { $0 as? NSBox }
    #expect(boxes.map(\.frame.height).sorted() == [67, 113])
    #expect(layout.layoutAttributesForElements(in: NSRect(x: 0, y: 0, width: 100, height: 50)).count == 6)
  }

  @Test("groups lie in groups, items share them, and sections scroll across; a closure says which section looks how")
  func nesting() {
    let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(layoutSize: half, subitem: .init(layoutSize: full), count: 2)
    column.interItemSpacing = .fixed(4)
    let outer = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [NSCollectionLayoutItem(layoutSize: half), column])
    let across = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .absolute(60), heightDimension: .absolute(30)),
        subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    across.orthogonalScrollingBehavior = .continuous
    across.interGroupSpacing = 5
    numbers.counts = [4, 3]
    show(
      NSCollectionViewCompositionalLayout(sectionProvider: { section, room in
        #expect(room.container.effectiveContentSize.width == 100)
        return section == 0 ? NSCollectionLayoutSection(group: outer) : across
      }))
    #expect(frame(0) == NSRect(x: 0, y: 0, width: 50, height: 44))
    #expect(frame(1) == NSRect(x: 50, y: 0, width: 50, height: 20) && frame(2)?.minY == 24 && frame(3)?.minY == 44)
    #expect(frame(0, 1) == NSRect(x: 0, y: 88, width: 60, height: 30) && frame(2, 1)?.minX == 130)
    #expect(collection.collectionViewLayout?.collectionViewContentSize.height == 118)
  }

  @Test("a layout of an app's own places items by its attributes")
  func ownLayouts() throws {
    final class Diagonal: NSCollectionViewLayout {
      var prepared = 0
      override func prepare() { prepared += 1 }
      override var collectionViewContentSize: NSSize { NSSize(width: 500, height: 500) }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        let attributes = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
        attributes.frame = NSRect(x: indexPath.item * 10, y: indexPath.item * 10, width: 10, height: 10)
        attributes.alpha = 0.5
        return attributes
      }
    }
    let layout = Diagonal()
    show(layout)
    let item = try #require(collection.item(at: 3))
    #expect(item.view.frame.minX == 30 && item.view.alphaValue == 0.5 && layout.prepared == 1)
    layout.invalidateLayout()
    collection.layoutSubtreeIfNeeded()
    #expect(layout.prepared == 2)
    let copy = layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.copy()
    #expect((copy as? NSCollectionViewLayoutAttributes)?.alpha == 0.5)
  }

  @Test("who loads ahead is told of the next item, and that it is not needed; clicks change looks; items are dragged")
  func usersAndPrefetching() throws {
    show(NSCollectionViewFlowLayout())
    collection.prefetchDataSource = numbers
    _ = collection.item(at: 1)
    #expect(numbers.log == ["soon [2]"])
    collection.reloadData()
    #expect(numbers.log.last == "not [2]")
    numbers.log = []
    collection.prefetchDataSource = nil
    try collection.select(itemsAt: [IndexPath(item: 1, section: 0)])
    #expect(numbers.log == ["forSelection", "none", "selects [1]"] && collection.selectionIndexes == [1])
    collection.selectionIndexes = [2]
    #expect(collection.selectionIndexPaths == [IndexPath(item: 2, section: 0)])
    collection.selectItems(at: [IndexPath(item: 4, section: 0)], scrollPosition: .nearestVerticalEdge)
    #expect(collection.itemsScrolledTo == [IndexPath(item: 4, section: 0)])

    let window = NSWindow()
    window.setContentView(NSView())
    window.contentView?.addSubview(collection)
    window.makeKeyAndOrderFront(nil)
    collection.registerForDraggedTypes([.string])
    try collection.drag(
      itemAt: IndexPath(item: 0, section: 0), to: collection, at: IndexPath(item: 3, section: 0), .on)
    #expect(numbers.log.last == "drops 0 before 3")
  }

  @Test("an item shows its picture and text while it is dragged; sections come, go and move with what is selected")
  func sections() throws {
    let item = NSCollectionViewItem()
    let label = NSTextField(labelWithString: "one")
    item.textField = label
    #expect(item.draggingImageComponents.map(\.key) == [.label])
    #expect(item.draggingImageComponents.first?.contents as? String == "one")

    numbers.counts = [1, 2]
    show(NSCollectionViewFlowLayout())
    collection.selectionIndexPaths = [IndexPath(item: 1, section: 1)]
    numbers.counts = [3, 1, 2]
    collection.insertSections([0])
    #expect(collection.selectionIndexPaths == [IndexPath(item: 1, section: 2)])
    numbers.counts = [2, 3, 1]
    collection.moveSection(2, toSection: 0)
    #expect(collection.selectionIndexPaths == [IndexPath(item: 1, section: 0)])
    numbers.counts = [3, 1]
    collection.deleteSections([0])
    #expect(collection.selectionIndexPaths.isEmpty)
    collection.dataSource = nil
    collection.content = ["a", 2]
    #expect(collection.numberOfItems(inSection: 0) == 2 && collection.content[1] as? Int == 2)
  }
}
