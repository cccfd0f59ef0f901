import Foundation
import NibAppKit
import NibRuntime
import Testing

@Suite("AppKit's data sources by snapshots") struct DiffableSourceTests {
  private func snapshot(_ sections: (String, [Int])...) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("a table keeps the views and the selection of rows that stay; titles of sections are rows of groups")
  func tables() throws {
    let table = NSTableView()
    table.addTableColumn(NSTableColumn(identifier: "n"))
    let source = NSTableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _, number in
      NSTextField(labelWithString: "\(number)")
    }
    source.apply(snapshot(("a", [1, 2]), ("b", [3])), animatingDifferences: false)
    #expect(table.numberOfRows == 3 && source.itemIdentifier(forRow: 2) == 3 && source.row(forItemIdentifier: 2) == 1)
    let view = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true) as? NSTextField)
    table.selectRowIndexes([1], byExtendingSelection: false)
    var isDone = false
    source.apply(snapshot(("b", [3, 2])), animatingDifferences: true) { isDone = true }
    #expect(isDone && table.selectedRow == 1 && table.view(atColumn: 0, row: 1, makeIfNecessary: true) === view)
    var again = source.snapshot()
    again.reloadItems([2])
    source.apply(again, animatingDifferences: true)
    #expect(table.view(atColumn: 0, row: 1, makeIfNecessary: true) !== view)

    source.sectionHeaderViewProvider = { _, _, section in NSTextField(labelWithString: section.uppercased()) }
    #expect(
      table.numberOfRows == 3 && source.sectionIdentifier(forRow: 0) == "b"
        && source.row(forSectionIdentifier: "b") == 0)
    let title = table.rowView(atRow: 0, makeIfNecessary: true)
    #expect(title?.isGroupRowStyle == true && (title?.subviews.first as? NSTextField)?.stringValue == "B")
    source.rowViewProvider = { _, row, identifier in
      let view = NSTableRowView()
      view.identifier = .init("\(row) \(identifier)")
      return view
    }
    table.reloadData()
    #expect(table.rowView(atRow: 2, makeIfNecessary: true)?.identifier == "2 2")
    #expect(source.numberOfRows(in: table) == 3)
  }

  @Test("a collection keeps the items and the selection that stay, and asks for headers")
  func collections() throws {
    final class Title: NSView, NSCollectionViewElement {}
    let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let flow = NSCollectionViewFlowLayout()
    flow.headerReferenceSize = NSSize(width: 0, height: 10)
    collection.collectionViewLayout = flow
    let source = NSCollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, number in
      let item = NSCollectionViewItem()
      item.view = NSView()
      item.representedObject = number
      return item
    }
    source.supplementaryViewProvider = { _, _, _ in Title() }
    source.apply(snapshot(("a", [1, 2, 3])))
    let item = try #require(collection.item(at: 1))
    collection.selectionIndexPaths = [IndexPath(item: 1, section: 0)]
    source.apply(snapshot(("a", [3]), ("b", [2])))
    #expect(collection.item(at: IndexPath(item: 0, section: 1)) === item && item.isSelected)
    #expect(collection.selectionIndexPaths == [IndexPath(item: 0, section: 1)])
    #expect(source.indexPath(for: 2) == IndexPath(item: 0, section: 1) && source.itemIdentifier(for: [0, 0]) == 3)
    #expect(collection.numberOfSections == 2)
    #expect(
      collection.visibleSupplementaryViews(ofKind: NSCollectionView.elementKindSectionHeader).allSatisfy { $0 is Title }
    )
    collection.layoutSubtreeIfNeeded()
    #expect(item.view.frame == collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame)
  }
}
