import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSBrowser {
  /// Clicks a row of a column: it is selected as the delegate has it, its own column is loaded behind, and the action is
  /// sent with `clickedRow` and `clickedColumn`.
  /// - Throws: `UserActionError`: `noSuchItem` with the rows that are there, `refused` by the delegate.
  public func select(row: Int, column: Int) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    try UserActionError.running(self) { if !isLoaded { loadColumnZero() } }
    try beThere(row, column)
    try Pointer.send(.leftMouseDown, to: self) { try self.choose(row, column) }
  }

  private func choose(_ row: Int, _ column: Int) throws {
    let proposed = IndexSet(integer: row)
    let rows = delegate?.browser(self, selectionIndexesForProposedSelection: proposed, inColumn: column) ?? proposed
    guard !rows.isEmpty else {
      throw UserActionError(
        .refused, self, "the delegate does not let row \(row) of column \(column) be selected")
    }
    selectRowIndexes(rows, inColumn: column)
    (clickedRow, clickedColumn) = (row, column)
    defer { (clickedRow, clickedColumn) = (-1, -1) }
    try sendAction()
  }

  /// Clicks the rows that show texts, one column after the other.
  /// - Throws: as `select(row:column:)`.
  public func select(path texts: [String]) throws(UserActionError) {
    _ = try Reach.window(of: self)
    try UserActionError.running(self) { if !isLoaded { loadColumnZero() } }
    for (column, text) in texts.enumerated() {
      let shown = try UserActionError.running(self) {
        (0..<rows(inColumn: column)).compactMap { self.text(ofRow: $0, inColumn: column) }
      }
      guard let row = shown.firstIndex(of: text) else {
        throw UserActionError(
          .noSuchItem, self,
          "column \(column) of \(Reach.name(self)) has no row '\(text)'; it has \(UserActionError.list(shown))")
      }
      try select(row: row, column: column)
    }
  }

  /// Clicks a row twice: it is selected, then the double action is sent.
  /// - Throws: as `select(row:column:)`; `nothingHappens` for a browser without a double action.
  public func doubleClick(row: Int, column: Int) throws(UserActionError) {
    try select(row: row, column: column)
    guard let action = doubleActionBinding else {
      throw UserActionError(.nothingHappens, self, "\(Reach.name(self)) has no double action; set doubleAction")
    }
    (clickedRow, clickedColumn) = (row, column)
    defer { (clickedRow, clickedColumn) = (-1, -1) }
    let performer = try UserActionError.running(self) { () -> AnyObject? in
      if action.goesAlongChain, let target {
        return try ActionDispatch.send(action.selector, to: target, from: self)
      }
      return try ActionDispatch.send(action, from: self)
    }
    if performer == nil { throw unanswered(action) }
  }

  private func beThere(_ row: Int, _ column: Int) throws(UserActionError) {
    let count = try UserActionError.running(self) { rows(inColumn: column) }
    guard !(0..<count).contains(row) else { return }
    throw UserActionError(
      .noSuchItem, self,
      "there is no row \(row) in column \(column); \(loading.columns.count) columns are loaded, and it has \(count) rows"
    )
  }
}
