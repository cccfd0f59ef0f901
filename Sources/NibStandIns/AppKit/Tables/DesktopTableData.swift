import NibRuntime

/// What a table shows: asked of the object in its outlet `dataSource`.
public protocol DesktopTableDataSource: AnyObject {
  /// Number of rows.
  func numberOfRows(in table: DesktopTableView) -> Int
  /// The value in a column and row; asked of tables of cells.
  func value(in table: DesktopTableView, column: DesktopTableColumn, row: Int) -> NibValue
}

extension DesktopTableDataSource {
  /// No value.
  public func value(in table: DesktopTableView, column: DesktopTableColumn, row: Int) -> NibValue { .null }
}

/// How a table looks and what it is told: asked of the object in its outlet `delegate`.
public protocol DesktopTableDelegate: AnyObject {
  /// The view in a column and row; nil for tables of cells.
  func view(in table: DesktopTableView, column: DesktopTableColumn, row: Int) -> DesktopView?
  /// Whether a row may be selected.
  func shouldSelect(row: Int, in table: DesktopTableView) -> Bool
  /// Other rows are selected.
  func selectionDidChange(in table: DesktopTableView)
}

extension DesktopTableDelegate {
  /// No view.
  public func view(in table: DesktopTableView, column: DesktopTableColumn, row: Int) -> DesktopView? { nil }
  /// Every row.
  public func shouldSelect(row: Int, in table: DesktopTableView) -> Bool { true }
  /// Does nothing.
  public func selectionDidChange(in table: DesktopTableView) {}
}
