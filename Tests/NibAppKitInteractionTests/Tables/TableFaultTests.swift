import Foundation
import NibAppKit
import Testing

@Suite("Tables, grids and stacks at their ends") struct TableFaultTests {
  @Test("a column that goes is selected no more; others can be moved then")
  func columns() {
    let table = NSTableView()
    for name in ["a", "b", "c"] { table.addTableColumn(NSTableColumn(identifier: .init(name))) }
    table.allowsMultipleSelection = true
    table.selectColumnIndexes([0, 2], byExtendingSelection: false)
    table.removeTableColumn(table.tableColumns[0])
    #expect(table.selectedColumnIndexes == [1])
    table.moveColumn(0, toColumn: 1)
    #expect(table.selectedColumnIndexes == [0])
  }

  @Test("a column that comes has views in rows that are shown; what is made anew stands in its column")
  func views() throws {
    let (table, lines) = (NSTableView(), Lines())
    table.addTableColumn(NSTableColumn(identifier: "a"))
    (table.dataSource, table.delegate) = (lines, lines)
    _ = table.rowView(atRow: 0, makeIfNecessary: true)
    table.addTableColumn(NSTableColumn(identifier: "b"))
    let cell = try #require(table.view(atColumn: 1, row: 0, makeIfNecessary: false))
    #expect(cell.frame.minX == 103 && cell.frame.width == 100)
    let other = table.view(atColumn: 0, row: 0, makeIfNecessary: false)
    table.reloadData(forRowIndexes: [0, 99], columnIndexes: [1, 99])
    let again = try #require(table.view(atColumn: 1, row: 0, makeIfNecessary: false))
    #expect(again !== cell && again.frame == cell.frame && cell.superview == nil)
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: false) === other)
    table.moveRow(at: 0, to: -3)
    #expect(table.hiddenRowIndexes.isEmpty)
  }

  @Test("a delegate may make the view of a row to say how high it is")
  func measuring() {
    final class Measuring: NSTableViewDataSource, NSTableViewDelegate {
      func numberOfRows(in tableView: NSTableView) -> Int { 2_000 }
      func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 40))
      }
      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
        _ = tableView.view(atColumn: 0, row: row, makeIfNecessary: true)
        return 40
      }
    }
    let (table, source) = (NSTableView(), Measuring())
    table.intercellSpacing = .zero
    table.addTableColumn(NSTableColumn(identifier: "a"))
    (table.dataSource, table.delegate) = (source, source)
    #expect(table.rect(ofRow: 1_999).minY == 79_960)
    #expect(table.rowView(atRow: 1_999, makeIfNecessary: false)?.frame.minY == 79_960)
  }

  @Test("rows and columns that left a grid name no cells; ranges may be any")
  func grids() {
    let grid = NSGridView(views: [[NSView(), NSView()], [NSView(), NSView()]])
    let (row, column) = (grid.row(at: 0), grid.column(at: 0))
    column.mergeCells(in: NSRange(location: 0, length: .max))
    let below = grid.cell(atColumnIndex: 0, rowIndex: 1)
    #expect(below.headOfMergedCell === grid.cell(atColumnIndex: 0, rowIndex: 0))
    grid.removeRow(at: 0)
    #expect(row.gridView == nil && below.headOfMergedCell == nil)
    row.mergeCells(in: NSRange(location: 0, length: 2))
    grid.removeColumn(at: 0)
    column.mergeCells(in: NSRange(location: NSNotFound, length: 1))
    #expect(column.numberOfCells == 0 && grid.numberOfColumns == 1)
  }

  @Test("a view that leaves a stack is no member, and nothing is kept of it")
  func stacks() {
    let (stack, view) = (NSStackView(), NSView())
    stack.addView(view, in: .trailing)
    stack.setVisibilityPriority(.notVisible, for: view)
    stack.setCustomSpacing(3, after: view)
    view.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
    stack.addArrangedSubview(view)
    #expect(stack.visibilityPriority(for: view) == .mustHold && stack.views(in: .leading).count == 1)
    #expect(stack.customSpacing(after: view) == NSStackView.useDefaultSpacing)
  }

  @Test("columns of a grid layout that lie over each other, and endless room")
  func gridLayouts() {
    final class Two: NSCollectionViewDataSource {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { NSCollectionViewItem() }
    }
    let (collection, source, grid) = (NSCollectionView(), Two(), NSCollectionViewGridLayout())
    collection.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
    collection.collectionViewLayout = grid
    collection.dataSource = source
    grid.minimumItemSize = NSSize(width: 50, height: 50)
    grid.minimumInteritemSpacing = -50
    #expect(collection.frameForItem(at: 1).height == 50)
    collection.frame.size.width = .greatestFiniteMagnitude
    grid.minimumInteritemSpacing = 0
    #expect(collection.frameForItem(at: 1).minY == 0)
  }

  @Test("times of buttons that are held are cut to a minute")
  func periods() {
    let button = NSButton()
    button.setPeriodicDelay(.nan, interval: .infinity)
    var (delay, interval): (Float, Float) = (1, 1)
    button.getPeriodicDelay(&delay, interval: &interval)
    #expect(delay == 0 && interval == 60)
  }

  @Test("panes have no negative lengths, whatever the delegate says; places may be any")
  func panes() {
    final class Wild: NSSplitViewDelegate {
      func splitView(
        _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
      ) -> CGFloat { proposedPosition > 50 ? 10_000 : -10_000 }
    }
    let (split, wild) = (NSSplitView(frame: NSRect(x: 0, y: 0, width: 101, height: 10)), Wild())
    (split.isVertical, split.dividerStyle) = (true, .thin)
    let (first, second) = (NSView(), NSView())
    split.addArrangedSubview(second)
    split.insertArrangedSubview(first, at: -4)
    #expect(split.arrangedSubviews == [first, second])
    split.delegate = wild
    split.setPosition(20, ofDividerAt: 0)
    #expect(first.frame.width == 0 && second.frame.width == 100)
    split.setPosition(80, ofDividerAt: 0)
    #expect(first.frame.width == 100 && second.frame.width == 0)
  }

  @Test("a delegate that asks for places while it says sizes gets none, and a layout without room places items")
  func places() {
    final class Asking: NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem { NSCollectionViewItem() }
      func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> NSSize {
        let place = collectionViewLayout.layoutAttributesForItem(at: indexPath)
        return NSSize(width: place?.size.width ?? 20, height: 20)
      }
    }
    let (collection, asking) = (NSCollectionView(), Asking())
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    (collection.dataSource, collection.delegate) = (asking, asking)
    #expect(collection.frameForItem(at: 2).size == NSSize(width: 20, height: 20))

    let part = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: part, subitems: [NSCollectionLayoutItem(layoutSize: part)])
    collection.collectionViewLayout = NSCollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    #expect(collection.frameForItem(at: 2) == .zero && collection.layoutAttributesForItem(at: [0, 2]) != nil)
  }

  @Test("a section changes how its items are seen each time that they are placed")
  func visibleItems() throws {
    final class Two: NSCollectionViewDataSource {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
      ) -> NSCollectionViewItem {
        let item = NSCollectionViewItem()
        item.view = NSView()
        return item
      }
    }
    let (collection, two) = (NSCollectionView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), Two())
    let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    var rooms: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      rooms.append(environment.container.contentSize.width)
      items.last?.alpha = 0.5
      items.last?.center.x += offset.x + 7
    }
    collection.collectionViewLayout = NSCollectionViewCompositionalLayout(section: section)
    collection.dataSource = two
    let views = collection.visibleItems().map(\.view)
    #expect(views.map(\.alphaValue) == [1, 0.5])
    #expect(views[1].frame == NSRect(x: 7, y: 20, width: 40, height: 20))
    collection.frame.size.width = 60
    collection.layout()
    #expect(rooms == [100, 60])
  }

  @Test("numbers that are none, or too large, do not end the program")
  func numbers() {
    let (slider, cell) = (NSSlider(), NSCell())
    for number in [Double.nan, .infinity, -1e300] {
      (slider.doubleValue, cell.doubleValue) = (number, number)
      _ = (slider.integerValue, slider.intValue, cell.integerValue, cell.intValue)
      slider.takeIntegerValueFrom(slider)
    }
    let matrix = NSMatrix(
      frame: .zero, mode: .radioModeMatrix, prototype: NSButtonCell(), numberOfRows: 2, numberOfColumns: 2)
    matrix.cells.removeLast()
    matrix.removeColumn(1)
    matrix.removeRow(1)
    #expect(matrix.cells.count == 1)
  }
}
