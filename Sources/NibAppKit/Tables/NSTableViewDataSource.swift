import NibRuntime
import NibStandIns

/// What a table shows: asked of the object in its outlet `dataSource`.
public protocol NSTableViewDataSource: AnyObject {
  /// Number of rows.
  func numberOfRows(in table: NSTableView) -> Int
  /// The value in a column and row; asked of tables of cells.
  func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue
}

extension NSTableViewDataSource {
  /// No value.
  public func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue { .null }
}

/// How a table looks and what it is told: asked of the object in its outlet `delegate`.
public protocol NSTableViewDelegate: AnyObject {
  /// The view in a column and row; nil for tables of cells.
  func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView?
  /// Whether a row may be selected.
  func shouldSelect(row: Int, in table: NSTableView) -> Bool
  /// Other rows are selected.
  func selectionDidChange(in table: NSTableView)
}

extension NSTableViewDelegate {
  /// No view.
  public func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView? { nil }
  /// Every row.
  public func shouldSelect(row: Int, in table: NSTableView) -> Bool { true }
  /// Does nothing.
  public func selectionDidChange(in table: NSTableView) {}
}
