import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The titles of a table's columns. Stands in for NSTableHeaderView.
open class NSTableHeaderView: NSView {
  /// The table.
  open weak var tableView: NSTableView?
  /// The column that a user drags to another place; -1 for none. A drag is over at once.
  open internal(set) var draggedColumn = -1
  /// How far it is dragged, in points.
  open internal(set) var draggedDistance: CGFloat = 0
  /// The column that a user makes wider; -1 for none.
  open internal(set) var resizedColumn = -1

  /// Columns begin at the upper left.
  open override var isFlipped: Bool { true }

  /// The rectangle of a column's title, in the view's coordinates; empty beyond the ends, and for a hidden one.
  open func headerRect(ofColumn column: Int) -> NSRect {
    guard let tableView else { return .zero }
    let rect = tableView.rect(ofColumn: column)
    return rect.width > 0 ? NSRect(x: rect.minX, y: 0, width: rect.width, height: bounds.height) : .zero
  }

  /// The column whose title is at a point; -1 for none.
  open func column(at point: NSPoint) -> Int {
    guard let tableView, bounds.height == 0 || (0 <= point.y && point.y < bounds.height) else { return -1 }
    return tableView.column(at: NSPoint(x: point.x, y: 0))
  }
}
