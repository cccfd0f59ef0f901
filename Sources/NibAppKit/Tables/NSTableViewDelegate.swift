import Foundation
import NibRuntime
import NibStandIns

/// What a table shows: asked of the object in its outlet `dataSource`. Stands in for NSTableViewDataSource.
@MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Number of rows.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// The value in a column and row; asked of tables of cells.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  /// A user changed the value in a column and row.
  func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  /// What the rows are sorted by changed.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// What is dragged with a row; nil for a row that is not dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  /// What a drop would do; none refuses it.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Takes what is dropped; false refuses it.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
  /// The value in a column and row in the form of archives' values; by default that of `tableView(_:objectValueFor:row:)`.
  func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue
}

extension NSTableViewDataSource {
  /// None: for tables that are bound.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// No value.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
  /// Nothing is dragged.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { nil }
  /// Refuses.
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// Refuses.
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
  /// The object value.
  public func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue {
    ModelBox.box(tableView(table, objectValueFor: column, row: row) as Any)
  }
}

/// How a table looks and what it is told: asked of the object in its outlet `delegate`. Stands in for NSTableViewDelegate.
@MainActor
public protocol NSTableViewDelegate: AnyObject {
  /// The view in a column and row; nil for tables of cells.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// Whether a user may change the selection at all.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// Whether a row may be selected.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// The rows that are selected in place of those that a user chose.
  func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet) -> IndexSet
  /// Whether a user may edit a value.
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  /// A user clicked the header of a column.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Other rows are selected; the notification's object is the table.
  func tableViewSelectionDidChange(_ notification: Notification)
  /// The same as `tableView(_:viewFor:row:)`, which it is by default.
  func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView?
  /// The same as `tableView(_:shouldSelectRow:)`, which it is by default.
  func shouldSelect(row: Int, in table: NSTableView) -> Bool
  /// The same as `tableViewSelectionDidChange(_:)`, which it calls by default.
  func selectionDidChange(in table: NSTableView)
}

extension NSTableViewDelegate {
  /// No view.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  /// Yes.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  /// Every row.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// The rows that a user chose.
  public func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet) -> IndexSet {
    proposed
  }
  /// Yes.
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  /// The view that AppKit's method gives.
  public func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView? {
    tableView(table, viewFor: column, row: row)
  }
  /// What AppKit's method says.
  public func shouldSelect(row: Int, in table: NSTableView) -> Bool { tableView(table, shouldSelectRow: row) }
  /// Calls AppKit's method.
  public func selectionDidChange(in table: NSTableView) {
    tableViewSelectionDidChange(Notification(name: NSTableView.selectionDidChangeNotification, object: table))
  }
}

extension NSTableView {
  /// Where something is dropped in a table. Documented: the numbers, by AppKit.
  public enum DropOperation: UInt, Sendable {
    /// On a row.
    case on
    /// Above a row.
    case above
  }

  /// A place in the table.
  struct CellPlace: Hashable {
    let column: ObjectIdentifier
    let row: Int
  }

  /// Tells the delegate, and whoever listens to notifications, that other rows are selected.
  final func tellSelection() {
    delegate?.selectionDidChange(in: self)
    NotificationCenter.default.post(name: Swift.type(of: self).selectionDidChangeNotification, object: self)
  }

  /// The view in a column and row, which stays in the table until its rows are shown anew; nil beyond the ends, or where
  /// none was made and none is to be.
  public final func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard columns.indices.contains(column), (0..<numberOfRows).contains(row) else { return nil }
    let place = CellPlace(column: ObjectIdentifier(columns[column]), row: row)
    if let kept = keptViews[place] { return kept }
    guard makeIfNecessary, let view = view(column: columns[column], row: row) else { return nil }
    keptViews[place] = view
    addSubview(view)
    return view
  }

  /// The row of a view of the table, or of one within it; -1 for a view that is none.
  public final func row(for view: NSView) -> Int { place(of: view)?.row ?? -1 }

  /// The column of a view of the table, or of one within it; -1 for a view that is none.
  public final func column(for view: NSView) -> Int {
    place(of: view).flatMap { place in columns.firstIndex { ObjectIdentifier($0) == place.column } } ?? -1
  }

  private final func place(of view: NSView) -> CellPlace? {
    var next: NSView? = view
    while let cell = next, cell !== self {
      if let found = keptViews.first(where: { $0.value === cell }) { return found.key }
      next = cell.superview
    }
    return nil
  }

  /// Lets go of the views of rows.
  final func forgetViews() {
    for view in keptViews.values { view.removeFromSuperview() }
    keptViews = [:]
  }

  /// A view of the nib that is registered for an identifier, as a column's is; nil where there is none.
  public final func makeView(withIdentifier identifier: String?, owner: Any?) -> NSView? {
    identifier.flatMap { makeView(withIdentifier: NSUserInterfaceItemIdentifier($0), owner: owner) }
  }

  /// What a row shows, for messages and for finding it: the texts of its columns.
  final func texts(ofRow row: Int) -> [String] {
    columns.indices.flatMap { index -> [String] in
      let column = columns[index]
      guard !column.isHidden else { return [] }
      if let view = view(atColumn: index, row: row, makeIfNecessary: true) {
        return AppKitTree.all(below: [view]).compactMap { $0 as? NSView }.flatMap(\.shownTexts)
      }
      switch value(column: column, row: row) {
      case .string(let text): return [text]
      case .null: return []
      case let value: return [String(nibValue: value) ?? value.description]
      }
    }
  }
}
