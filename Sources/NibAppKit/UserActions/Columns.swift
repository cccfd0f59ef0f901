import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSTableView {
  /// Drags the header of a column to the place of another one; the delegate is asked, and hears of it.
  /// - Throws: `UserActionError`: `noSuchItem`, `refused` where columns cannot be dragged or the delegate says no.
  public func drag(column title: String, toColumn other: String) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    let (column, goal) = (try Rows.column(title, of: self), try Rows.column(other, of: self))
    let from = columns.firstIndex { $0 === column } ?? 0
    let place = columns.firstIndex { $0 === goal } ?? 0
    guard allowsColumnReordering else {
      throw UserActionError(.refused, self, "columns of \(Reach.name(self)) cannot be dragged: allowsColumnReordering")
    }
    let isMoved = try UserActionError.running(self) { () -> Bool in
      if let delegate {
        delegate.tableView(self, mouseDownInHeaderOf: column)
        guard delegate.tableView(self, shouldReorderColumn: from, toColumn: -1),
          delegate.tableView(self, shouldReorderColumn: from, toColumn: place)
        else { return false }
      }
      moveColumn(from, toColumn: place)
      delegate?.tableView(self, didDrag: column)
      return true
    }
    guard isMoved else {
      throw UserActionError(.refused, self, "the delegate does not let '\(title)' be dragged: shouldReorderColumn")
    }
  }

  /// Drags the edge of a column's header until the column has a width, in points; it keeps to its limits.
  /// - Throws: `UserActionError`: `noSuchItem`, `refused` for a column that a user cannot make wider.
  public func resize(column title: String, to width: Double) throws(UserActionError) {
    let column = try resizable(title)
    try UserActionError.running(self) { column.width = width }
  }

  /// Clicks twice on the edge of a column's header: the column gets the width that the delegate says, else that of its
  /// longest text.
  /// - Throws: as `resize(column:to:)`.
  public func fit(column title: String) throws(UserActionError) {
    let column = try resizable(title)
    let place = columns.firstIndex { $0 === column } ?? 0
    try UserActionError.running(self) {
      column.width = Double(
        delegate?.tableView(self, sizeToFitWidthOfColumn: place) ?? fittingWidth(ofColumn: place))
    }
  }

  private func resizable(_ title: String) throws(UserActionError) -> NSTableColumn {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    let column = try Rows.column(title, of: self)
    guard allowsColumnResizing, column.resizingMask.contains(.userResizingMask) else {
      throw UserActionError(.refused, self, "a user cannot make '\(title)' wider: allowsColumnResizing, resizingMask")
    }
    return column
  }

  /// Types a text quickly, so that the next row that begins with it is selected.
  /// - Throws: `UserActionError`: `refused` where typing selects nothing, `noSuchItem` for a text that no row begins with,
  ///   and as `select(row:)`.
  public func typeSelect(_ text: String) throws(UserActionError) {
    let window = try Reach.window(of: self)
    try Pointer.activate(window)
    try Reach.beEnabled(self)
    let row = try UserActionError.running(self) { () -> Int? in
      let event = NSEvent(.keyDown, in: window, characters: text, modifiers: [])
      guard allowsTypeSelect, delegate?.tableView(self, shouldTypeSelectFor: event, withCurrentSearch: nil) ?? true
      else { return nil }
      let (start, count) = (max(0, selectedRow), numberOfRows)
      guard count > 0 else { return -1 }
      return delegate?.tableView(self, nextTypeSelectMatchFromRow: start, toRow: (start + count - 1) % count, for: text)
        ?? typeSelectMatch(from: start, to: (start + count - 1) % count, text)
    }
    guard let row else {
      throw UserActionError(.refused, self, "typing selects nothing in \(Reach.name(self)): allowsTypeSelect")
    }
    guard (0..<numberOfRows).contains(row) else {
      throw UserActionError(.noSuchItem, self, "no row of \(Reach.name(self)) begins with '\(text)'")
    }
    try Rows.beThere(row, in: self)
    try Rows.change(to: IndexSet(integer: row), row, of: self)
  }
}

extension NSTableView {
  /// Tells the delegate and all who listen that a user is selecting rows.
  final func tellSelectionIsChanging() {
    let notice = Notification(name: Self.selectionIsChangingNotification, object: self)
    delegate?.tableViewSelectionIsChanging(notice)
    NotificationCenter.default.post(notice)
  }
}
