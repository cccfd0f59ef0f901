import Foundation
import NibAppKit
import Testing

/// A cell that notes how often it is used again.
private final class ReusedCell: NSTableCellView {
  var uses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class ReusedItem: NSCollectionViewItem {
  var uses = 0
  override func loadView() { view = NSView() }
  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

/// Shows numbers in cells that are used again.
private final class Numbers: NSTableViewDataSource, NSTableViewDelegate {
  var count = 2
  var made = 0
  func numberOfRows(in tableView: NSTableView) -> Int { count }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let identifier = NSUserInterfaceItemIdentifier("number")
    if let cell = tableView.makeView(withIdentifier: identifier, owner: self) { return cell }
    made += 1
    let cell = ReusedCell()
    cell.identifier = identifier
    return cell
  }
}

private final class Tiles: NSCollectionViewDataSource, NSCollectionViewDelegate {
  var log: [String] = []
  func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) {
    var texts: [String] = []
    draggingInfo.enumerateDraggingItems(for: collectionView, classes: [NSPasteboardItem.self]) { item, _, _ in
      texts.append((item.item as? NSPasteboardItem)?.string(forType: .string) ?? "")
    }
    log.append("looks as \(texts)")
  }
  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    log.append("may be dropped")
    return .copy
  }
  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo, indexPath: IndexPath,
    dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    log.append("dropped")
    return true
  }
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    collectionView.makeItem(withIdentifier: NSUserInterfaceItemIdentifier("tile"), for: indexPath)
  }
}

/// A tree of two words, and what of it typing finds.
private final class Words: NSOutlineViewDataSource, NSOutlineViewDelegate {
  let words: [NSString] = ["Ant", "Bee"]
  var log: [String] = []
  var types = true
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 2 : 0 }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { words[index] }
  func outlineView(_ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent, withCurrentSearch: String?) -> Bool
  { types }
  func outlineView(
    _ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any,
    for searchString: String
  ) -> Any? {
    log.append("\(startItem) to \(endItem)")
    return words.first { ($0 as String).lowercased().hasPrefix(searchString) }
  }
}

@MainActor
@Suite("Views of lists that are used again, and typing in outlines") struct ReuseTests {
  private let bench = UserActionBench()

  @Test("views of rows that are gone are used again, after they are told")
  func rows() throws {
    let (table, numbers) = (NSTableView(), Numbers())
    table.addTableColumn(NSTableColumn())
    (table.dataSource, table.delegate) = (numbers, numbers)
    let first = try #require(table.view(atColumn: 0, row: 0, makeIfNecessary: true) as? ReusedCell)
    first.isHidden = true
    first.alphaValue = 0.5
    table.reloadData()
    #expect(first.superview == nil && first.uses == 0)
    let again = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true) as? ReusedCell)
    #expect(again === first && first.uses == 1 && !first.isHidden && first.alphaValue == 1 && numbers.made == 1)
    _ = table.view(atColumn: 0, row: 0, makeIfNecessary: true)
    #expect(numbers.made == 2)
    numbers.count = 1
    table.removeRows(at: IndexSet(integer: 1), withAnimation: [])
    #expect(first.superview == nil)
    table.reloadData(forRowIndexes: IndexSet(integer: 0), columnIndexes: IndexSet(integer: 0))
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: true) === first && first.uses == 2 && numbers.made == 2)
  }

  @Test("items of a collection are used again likewise")
  func items() throws {
    let (collection, tiles) = (NSCollectionView(), Tiles())
    collection.register(ReusedItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("tile"))
    collection.dataSource = tiles
    let item = try #require(collection.item(at: IndexPath(item: 0, section: 0)) as? ReusedItem)
    item.isSelected = true
    collection.reloadData()
    let again = try #require(collection.item(at: IndexPath(item: 0, section: 0)) as? ReusedItem)
    #expect(again === item && item.uses == 1 && !item.isSelected && item.collectionView === collection)
  }

  @Test("the delegate of a collection hears how things look that are dropped, before it is asked")
  func drops() throws {
    let (collection, tiles) = (NSCollectionView(), Tiles())
    collection.register(ReusedItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("tile"))
    (collection.dataSource, collection.delegate) = (tiles, tiles)
    collection.registerForDraggedTypes([.string])
    _ = bench.window(collection)
    let pasteboard = NSPasteboard()
    pasteboard.setString("leaf", forType: .string)
    try collection.drop(pasteboard, at: IndexPath(item: 0, section: 0))
    #expect(tiles.log == ["looks as [\"leaf\"]", "may be dropped", "dropped"])
  }

  @Test("the delegate of an outline says which item typing selects")
  func typing() throws {
    let (outline, words) = (NSOutlineView(), Words())
    outline.addTableColumn(NSTableColumn())
    (outline.dataSource, outline.delegate) = (words, words)
    _ = bench.window(outline)
    outline.reloadData()
    try outline.typeSelect("b")
    #expect(outline.selectedRow == 1 && words.log == ["Ant to Bee"])
    words.types = false
    #expect(bench.code { try outline.typeSelect("a") } == .refused)
  }
}
