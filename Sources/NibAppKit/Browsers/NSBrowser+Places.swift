import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few browsers are told.
private struct BrowserUse: RareState {
  var dragging = (local: NSDragOperation.every, outside: NSDragOperation([]))
}

/// Where columns, their titles and rows are, and what a click does.
extension NSBrowser {
  /// Forgets the columns that were kept under a name.
  public class func removeSavedColumns(withAutosaveName name: String) {
    UserDefaults.standard.removeObject(forKey: "NSBrowser Columns \(name)")
  }

  final func standardSetCellClass(_ factoryId: AnyClass) {
    guard let type = factoryId as? NSBrowserCell.Type else { return }
    cellPrototype = type.made()
  }

  final func standardColumnWidth(forColumnContentWidth columnContentWidth: CGFloat) -> CGFloat {
    columnContentWidth + NSScroller.scrollerWidth(for: .regular, scrollerStyle: NSScroller.preferredScrollerStyle)
  }

  final func standardColumnContentWidth(forColumnWidth columnWidth: CGFloat) -> CGFloat {
    max(0, columnWidth - NSScroller.scrollerWidth(for: .regular, scrollerStyle: NSScroller.preferredScrollerStyle))
  }

  /// Height of titles, in points; 0 without them.
  public final var titleHeight: CGFloat { isTitled ? 21 : 0 }

  final func standardTitleFrame(ofColumn column: Int) -> NSRect {
    let place = frame(ofColumn: column)
    return NSRect(x: place.minX, y: bounds.maxY - titleHeight, width: place.width, height: titleHeight)
  }

  final func standardFrame(ofInsideOfColumn column: Int) -> NSRect {
    let place = frame(ofColumn: column)
    return NSRect(
      x: place.minX, y: place.minY, width: columnContentWidth(forColumnWidth: place.width), height: place.height)
  }

  /// The row and the column at a point.
  /// - Returns: whether there is a row there.
  public final func getRow(
    _ row: UnsafeMutablePointer<Int>?, column: UnsafeMutablePointer<Int>?, for point: NSPoint
  ) -> Bool {
    for place in 0..<max(0, numberOfVisibleColumns) where frame(ofColumn: place).contains(point) {
      column?.pointee = place
      guard let found = (0..<rows(inColumn: place)).first(where: { frame(ofRow: $0, inColumn: place).contains(point) })
      else { break }
      row?.pointee = found
      return true
    }
    row?.pointee = -1
    return false
  }

  final func standardNoteHeightOfRows(withIndexesChanged indexSet: IndexSet, inColumn columnIndex: Int) {
    reloadData(forRowIndexes: indexSet, inColumn: columnIndex)
  }

  final func standardTile() {
    validateVisibleColumns()
    needsDisplay = true
  }

  final func standardScrollColumnsLeft(by shiftAmount: Int) {
    scrollColumnToVisible(max(0, (columnScrolledTo ?? firstVisibleColumn) - shiftAmount))
  }

  final func standardScrollColumnsRight(by shiftAmount: Int) {
    scrollColumnToVisible(min(lastColumn, (columnScrolledTo ?? 0) + shiftAmount))
  }

  final func standardDoClick(_ sender: Any?) { if let action { sendAction(action, to: target) } }

  final func standardDoDoubleClick(_ sender: Any?) { if let doubleAction { sendAction(doubleAction, to: target) } }

  final func standardSetDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    if isLocal {
      self[rare: BrowserUse.self].dragging.local = mask
    } else {
      self[rare: BrowserUse.self].dragging.outside = mask
    }
  }

  final func standardDraggingSourceOperationMask(forLocal isLocal: Bool) -> NSDragOperation {
    let both = self[rare: BrowserUse.self].dragging
    return isLocal ? both.local : both.outside
  }

  final func standardCanDragRows(with rowIndexes: IndexSet, inColumn column: Int, with event: NSEvent) -> Bool {
    !rowIndexes.isEmpty && rowIndexes.allSatisfy { (0..<rows(inColumn: column)).contains($0) }
  }

  /// The picture of rows that are dragged: as large as they are, and clear.
  public final func draggingImageForRows(
    with rowIndexes: IndexSet, inColumn column: Int, with event: NSEvent, offset dragImageOffset: NSPointPointer?
  ) -> NSImage? {
    NSImage(size: rowIndexes.reduce(NSRect.zero) { $0.union(frame(ofRow: $1, inColumn: column)) }.size)
  }
}

extension NSBrowserCell {
  /// The sign of a row that holds others.
  public class var branchImage: NSImage? { NSImage(named: NSImage.rightFacingTriangleTemplateName) }
  /// That sign while the row is selected.
  public class var highlightedBranchImage: NSImage? { branchImage }
  /// Takes the selection off.
  public final func reset() {
    isHighlighted = false
    state = .off
  }
  /// Selects it.
  public final func set() {
    isHighlighted = true
    state = .on
  }
}
