import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Where rows and columns stand.
extension NSTableView {
  private func height(of row: Int) -> CGFloat {
    delegate?.tableView(self, heightOfRow: row) ?? CGFloat(rowHeight)
  }

  /// What a row takes, with the distance to the next one; nothing where it is hidden.
  private func extent(of row: Int) -> CGFloat {
    extras.hiddenRows.contains(row) ? 0 : height(of: row) + intercellSpacing.height
  }

  /// The rectangle of a row, with the distance to the next one; empty beyond the ends.
  public final func rect(ofRow row: Int) -> NSRect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    let top = (0..<row).reduce(CGFloat(0)) { $0 + extent(of: $1) }
    return NSRect(x: 0, y: top, width: max(bounds.width, columnsWidth), height: extent(of: row))
  }

  /// The rectangle of a column; empty beyond the ends, and for a hidden one.
  public final func rect(ofColumn column: Int) -> NSRect {
    guard columns.indices.contains(column), !columns[column].isHidden else { return .zero }
    let left = columns[..<column].filter { !$0.isHidden }.reduce(CGFloat(0)) {
      $0 + CGFloat($1.width) + intercellSpacing.width
    }
    let rows = numberOfRows
    return NSRect(
      x: left, y: 0, width: CGFloat(columns[column].width) + intercellSpacing.width,
      height: rows > 0 ? rect(ofRow: rows - 1).maxY : 0)
  }

  /// The row at a point; -1 for none.
  public final func row(at point: NSPoint) -> Int {
    (0..<numberOfRows).first { (rect(ofRow: $0).minY..<rect(ofRow: $0).maxY).contains(point.y) } ?? -1
  }

  /// The column at a point; -1 for none.
  public final func column(at point: NSPoint) -> Int {
    columns.indices.first { index in
      let rect = rect(ofColumn: index)
      return !rect.isEmpty && (rect.minX..<rect.maxX).contains(point.x)
    } ?? -1
  }

  /// The rows that a rectangle touches.
  public final func rows(in rect: NSRect) -> NSRange {
    let found = (0..<numberOfRows).filter { self.rect(ofRow: $0).intersects(rect) }
    return NSRange(location: found.first ?? 0, length: found.count)
  }

  /// Takes a column away; one of another table is left alone.
  public final func removeTableColumn(_ column: NSTableColumn) {
    guard column.tableView === self else { return }
    heldColumns.removeAll { $0 === column }
    column.tableView = nil
    forgetRowViews()
  }

  /// Makes the last column as wide as what is left of the table.
  public final func sizeLastColumnToFit() {
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
