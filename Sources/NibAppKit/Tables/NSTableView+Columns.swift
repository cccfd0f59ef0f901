import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How wide columns are, where they stand, and what of that is kept.
extension NSTableView {
  /// Makes columns wider or narrower until they are as wide as the table, as `columnAutoresizingStyle` says; those without
  /// `.autoresizingMask` stay.
  final func fitColumns() {
    let shown = columns.filter { !$0.isHidden }
    let free = shown.filter { $0.resizingMask.contains(.autoresizingMask) }
    var rest = Double(bounds.width - columnsWidth)
    func give(_ column: NSTableColumn, _ part: Double) {
      let before = column.width
      column.width += part
      rest -= column.width - before
    }
    switch columnAutoresizingStyle {
    case .noColumnAutoresizing: return
    case .lastColumnOnlyAutoresizingStyle: if let last = free.last { give(last, rest) }
    case .firstColumnOnlyAutoresizingStyle: if let first = free.first { give(first, rest) }
    case .sequentialColumnAutoresizingStyle: for column in free.reversed() { give(column, rest) }
    case .reverseSequentialColumnAutoresizingStyle: for column in free { give(column, rest) }
    case .uniformColumnAutoresizingStyle:
      var open = free
      // What one cannot take goes to the others; each turn ends with fewer of them.
      for _ in shown where abs(rest) > 0.001 && !open.isEmpty {
        let part = rest / Double(open.count)
        for column in open { give(column, part) }
        open.removeAll { rest > 0 ? $0.width >= $0.maxWidth : $0.width <= $0.minWidth }
      }
    }
  }

  final func standardTile() { placeRows() }

  /// The sum of all columns that are shown, with their distances, in points.
  final var columnsWidth: CGFloat {
    columns.filter { !$0.isHidden }.reduce(0) { $0 + CGFloat($1.width) + intercellSpacing.width }
  }

  /// A column has another width, or is hidden or shown.
  final func columnDidChange(_ column: NSTableColumn, from oldWidth: Double?) {
    // One that is shown again may have no views in rows that have some.
    if oldWidth == nil, !column.isHidden { makeViews(of: column) }
    placeRows()
    keepColumns()
    guard let oldWidth else { return }
    let notice = Notification(
      name: Self.columnDidResizeNotification, object: self,
      userInfo: ["\(NSTableColumn.self)": column, "NSOldWidth": NSNumber(value: oldWidth)])
    delegate?.tableViewColumnDidResize(notice)
    NotificationCenter.default.post(notice)
  }

  final func standardMoveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard columns.indices.contains(oldIndex), columns.indices.contains(newIndex), oldIndex != newIndex else { return }
    let selected = extras.selectedColumns.map { ObjectIdentifier(columns[$0]) }
    heldColumns.insert(heldColumns.remove(at: oldIndex), at: newIndex)
    extras.selectedColumns = places(ofColumns: selected)
    placeRows()
    keepColumns()
    let notice = Notification(
      name: Self.columnDidMoveNotification, object: self,
      userInfo: ["NSOldColumn": NSNumber(value: oldIndex), "NSNewColumn": NSNumber(value: newIndex)])
    delegate?.tableViewColumnDidMove(notice)
    NotificationCenter.default.post(notice)
  }

  final func standardColumnIndexes(in rect: NSRect) -> IndexSet {
    IndexSet(
      columns.indices.filter { index in
        let column = self.rect(ofColumn: index)
        return column.width > 0 && column.minX < rect.maxX && rect.minX < column.maxX
      })
  }

  final func cellFrame(_ column: Int, _ row: Int) -> NSRect {
    let (across, down) = (rect(ofColumn: column), rect(ofRow: row))
    guard across.width > 0, down.height > 0 else { return .zero }
    let (x, y) = (intercellSpacing.width, intercellSpacing.height)
    return NSRect(
      x: across.minX + x / 2, y: down.minY + y / 2, width: across.width - x, height: max(0, down.height - y))
  }
}

/// What is kept of the columns of tables with a name.
@MainActor
private enum KeptColumns {
  struct Column {
    let name: NSUserInterfaceItemIdentifier
    let width: Double
    let isHidden: Bool
  }

  static var byName: [NSTableView.AutosaveName: (columns: [Column], order: [NibFoundation.NSSortDescriptor])] = [:]
}

extension NSTableView {
  /// Forgets what is kept of columns of all tables under a name: nothing outlives the program.
  public static func removeAutosavedColumns(named name: AutosaveName) { KeptColumns.byName[name] = nil }

  /// Shows columns, and items of an outline, as they were left.
  final func restore() {
    restoreColumns()
    (self as? NSOutlineView)?.restoreExpandedItems()
  }

  /// Keeps widths, order and sorting under the name.
  final func keepColumns() {
    guard let autosaveName, !autosaveName.isEmpty, autosaveTableColumns, !extras.isRestoring else { return }
    let kept = columns.map { KeptColumns.Column(name: $0.identifier, width: $0.width, isHidden: $0.isHidden) }
    KeptColumns.byName[autosaveName] = (kept, sortDescriptors)
  }

  /// Shows the columns as they were left.
  final func restoreColumns() {
    guard let autosaveName, autosaveTableColumns, let kept = KeptColumns.byName[autosaveName] else { return }
    extras.isRestoring = true
    defer { extras.isRestoring = false }
    for (place, saved) in kept.columns.enumerated() {
      guard let old = columns.firstIndex(where: { $0.identifier == saved.name }) else { continue }
      (columns[old].width, columns[old].isHidden) = (saved.width, saved.isHidden)
      if columns.indices.contains(place) { moveColumn(old, toColumn: place) }
    }
    sortDescriptors = kept.order
  }
}
