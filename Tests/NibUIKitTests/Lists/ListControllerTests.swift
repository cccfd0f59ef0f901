import NibRuntime
import NibUIKit
import Testing

/// Overrides what apps override of a table's controller.
private final class Rows: UITableViewController {
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    super.tableView(tableView, indentationLevelForRowAt: indexPath) + 2
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard.append("lit") }
  override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 1
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    heard.append("primary")
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Own") }) }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scrolls") }
}

/// Overrides what apps override of a collection's controller, and places items as a flow's delegate.
private final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var heard: [String] = []
  var count = 3

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { heard.append("moves to \(destinationIndexPath.item)") }
  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { IndexPath(item: 2, section: 0) }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Item \(indexPath.item)") })
  }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    heard.append("lit")
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.y = 5 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0) }
}

@Suite("Controllers of tables and collections, overridden")
struct ListControllerTests {
  @Test("a table's controller is asked what it overrides")
  func table() throws {
    let rows = Rows(style: .plain)
    let table = try #require(rows.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(table.contentSize.height == 0)
    #expect(table.visibleCells.map(\.indentationLevel) == [2, 2])
    #expect(table.contentSize.height == 90)
    #expect(table.touchIndex("A") == 0)

    try table.select(row: 0)
    try table.select(row: 1)
    #expect(rows.heard == ["lit", "lit", "primary"])
    #expect(try table.openMenu(at: IndexPath(row: 0, section: 0))?.title == "Own")
  }

  @Test("a collection's controller is asked what it overrides, also as a flow's delegate")
  func collection() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(items.collectionView)
    collection.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
    #expect(collection.rectForItem(at: IndexPath(item: 0, section: 0))?.origin.y == 4)
    #expect(collection.touchIndex("A") == IndexPath(item: 0, section: 0))

    #expect(collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 75, y: 10))
    collection.endInteractiveMovement()
    try collection.select(IndexPath(item: 0, section: 0))
    #expect(items.heard == ["moves to 2", "lit"])
    #expect(collection.openMenu(at: IndexPath(item: 1, section: 0))?.title == "Item 1")
    collection.drag(to: CGPoint(x: 0, y: 90))
    #expect(collection.contentOffset.y == 5)
  }

  @Test("a list is edited with its controller, and loses its selection when the view comes back")
  func appearance() throws {
    let rows = Rows(style: .plain)
    rows.setEditing(true, animated: false)
    #expect(!rows.isViewLoaded)
    rows.setEditing(false, animated: false)
    let table = try #require(rows.tableView)
    rows.setEditing(true, animated: false)
    #expect(table.isEditing)

    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(items.collectionView)
    items.setEditing(true, animated: false)
    #expect(collection.isEditing)

    let path = IndexPath(row: 1, section: 0)
    for clears in [false, true] {
      table.selectRow(at: path)
      collection.selectItem(at: path)
      (rows.clearsSelectionOnViewWillAppear, items.clearsSelectionOnViewWillAppear) = (clears, clears)
      rows.viewWillAppear(false)
      items.viewWillAppear(false)
      #expect(table.indexPathForSelectedRow == (clears ? nil : path))
      #expect(collection.indexPathsForSelectedItems == (clears ? [] : [path]))
    }
  }
}
