import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where rows and columns stand.
extension NSTableView {
  final func standardRect(ofRow row: Int) -> NSRect {
    let tops = rowTops
    guard row >= 0, row < tops.count - 1 else { return .zero }
    return NSRect(
      x: 0, y: tops[row], width: max(bounds.width, columnsWidth), height: tops[row + 1] - tops[row])
  }

  final func standardRect(ofColumn column: Int) -> NSRect {
    guard columns.indices.contains(column), !columns[column].isHidden else { return .zero }
    let left = columns[..<column].filter { !$0.isHidden }.reduce(CGFloat(0)) {
      $0 + CGFloat($1.width) + intercellSpacing.width
    }
    return NSRect(
      x: left, y: 0, width: CGFloat(columns[column].width) + intercellSpacing.width, height: rowTops.last ?? 0)
  }

  final func standardRow(at point: NSPoint) -> Int {
    let tops = rowTops
    // Hidden rows have no height: of rows with one top the last is meant.
    let row = ListPlaces.count(of: tops) { $0 <= point.y } - 1
    return row >= 0 && row < tops.count - 1 ? row : -1
  }

  final func standardColumn(at point: NSPoint) -> Int {
    columns.indices.first { index in
      let rect = rect(ofColumn: index)
      return !rect.isEmpty && rect.minX <= point.x && point.x < rect.maxX
    } ?? -1
  }

  final func standardRows(in rect: NSRect) -> NSRange {
    let tops = rowTops
    let width = max(bounds.width, columnsWidth)
    guard rect.height > 0, rect.width > 0, rect.minX < width, rect.maxX > 0 else { return NSRange() }
    let first = max(0, ListPlaces.count(of: tops) { $0 <= rect.minY } - 1)
    let end = min(tops.count - 1, ListPlaces.count(of: tops) { $0 < rect.maxY })
    return end > first ? NSRange(location: first, length: end - first) : NSRange()
  }

  /// Whether a row is one that the window shows.
  final func isSeen(_ row: Int) -> Bool {
    guard window?.isVisible == true, !isHiddenOrHasHiddenAncestor else { return false }
    return NSLocationInRange(row, rows(in: visibleRect))
  }

  final func standardRemoveTableColumn(_ column: NSTableColumn) {
    guard column.tableView === self else { return }
    let selected = extras.selectedColumns.map { ObjectIdentifier(columns[$0]) }
    heldColumns.removeAll { $0 === column }
    column.tableView = nil
    extras.selectedColumns = places(ofColumns: selected)
    extras.indicatorImages[ObjectIdentifier(column)] = nil
    forgetRowViews()
  }

  final func standardSizeLastColumnToFit() {
    guard let last = columns.last(where: { !$0.isHidden }) else { return }
    let rest = Double(bounds.width - columnsWidth) + last.width
    last.width = min(max(rest, last.minWidth), last.maxWidth)
  }

  /// Tells the delegate and all who listen that other rows are selected.
  final func tellSelection() {
    markSelectedRows()
    delegate?.selectionDidChange(in: self)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
