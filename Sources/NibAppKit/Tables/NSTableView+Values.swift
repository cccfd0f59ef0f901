import Foundation
import NibDiagnostics
import NibFoundation
import NibRuntime
import NibStandIns

// Columns of a table, what is in them, and what clicks on rows do.

extension NSTableView {
  final func standardAddTableColumn(_ column: NSTableColumn) {
    heldColumns.append(column)
    column.tableView = self
    guard !shownRows.isEmpty else { return }
    makeViews(of: column)
    placeRows()
  }

  /// The column of an identifier.
  public func column(identifier: String) -> NSTableColumn? { columns.first { $0.identifier.rawValue == identifier } }

  /// The value in a column and row, asked of what the column is bound to, or of the data source.
  public func value(column: NSTableColumn, row: Int) -> NibValue {
    if let boundRows, boundRows.indices.contains(row), let value = column.boundValue(of: boundRows[row]) {
      return value
    }
    return dataSource?.value(in: self, column: column, row: row) ?? .null
  }

  /// Does what typing into a cell does: writes to what the column is bound to.
  /// - Throws: `RuntimeError` if the model refuses the value.
  public func enter(_ value: NibValue, column: NSTableColumn, row: Int) throws(RuntimeError) {
    guard isEnabled, column.isEditable, let boundRows, boundRows.indices.contains(row) else { return }
    do { try column.setBoundValue(value, of: boundRows[row]) } catch {
      throw RuntimeError(
        code: .objectFailed, place: Place(file: "\(type(of: self))"),
        detail: "row \(row) of '\(column.title)': \(error)")
    }
  }

  /// The view in a column and row: the delegate's, or in a table that is bound a new one that shows the row's object.
  public func view(column: NSTableColumn, row: Int) -> NSView? {
    if let maker = dataSource as? any TableViewsMaking { return maker.view(of: self, column: column, row: row) }
    if let view = delegate?.view(in: self, column: column, row: row) {
      giveObject(of: row, column, to: view)
      return view
    }
    guard let boundRows, boundRows.indices.contains(row), let identifier = column.heldIdentifier,
      let view = InterfaceFaults.raising(or: nil, { try makeView(identifier: identifier.rawValue, owner: delegate) })
    else { return nil }
    (view as? NSTableCellView)?.contentValue = boundRows[row]
    return view
  }

  /// Gives the delegate's view of a cell the object of its row, or the value that the data source has for it.
  private func giveObject(of row: Int, _ column: NSTableColumn, to view: NSView) {
    guard let cell = view as? NSTableCellView else { return }
    if let boundRows {
      if boundRows.indices.contains(row) { cell.contentValue = boundRows[row] }
    } else if let value = dataSource?.value(in: self, column: column, row: row), !value.isNull {
      cell.contentValue = value
    }
  }

  /// Does what clicks on rows do: those that may not be selected are left out, then the delegate hears it and the action
  /// is sent. Rows outside do nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func select(_ rows: [Int]) throws(RuntimeError) -> AnyObject? {
    let count = numberOfRows
    var wanted = Array(Set(rows)).sorted().filter { (0..<count).contains($0) }
    wanted = wanted.filter { delegate?.shouldSelect(row: $0, in: self) ?? true }
    if !allowsMultipleSelection { wanted = wanted.suffix(1) }
    guard isEnabled, !wanted.isEmpty || allowsEmptySelection else { return nil }
    if wanted != selectedRows {
      selectedRows = wanted
      extras.selectedColumns = []
      commitSelection()
      tellSelection()
    }
    return try sendAction()
  }

  /// Does what a double click on a row does: selects it, and sends the double action.
  /// - Returns: the object that performed the double action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func doubleClick(_ row: Int) throws(RuntimeError) -> AnyObject? {
    try select([row])
    guard selectedRows == [row] else {
      return try sendBoundAction("doubleClickTarget", argument: "doubleClickArgument")
    }
    return try sendDoubleAction()
  }

  /// Sends what a double click sends: what is bound, else the double action.
  /// - Returns: the object that performed it.
  final func sendDoubleAction() throws(RuntimeError) -> AnyObject? {
    if let performer = try sendBoundAction("doubleClickTarget", argument: "doubleClickArgument") { return performer }
    guard let doubleActionBinding else { return nil }
    // One that code sets goes to the target of the table, as the action does.
    if doubleActionBinding.goesAlongChain, let target {
      return try ActionDispatch.send(doubleActionBinding.selector, to: target, from: self)
    }
    return try ActionDispatch.send(doubleActionBinding, from: self)
  }

  /// Makes a nib the one of views with an identifier.
  public func register(_ nib: ArchivedNib, forIdentifier identifier: String) { nibs[identifier] = nib }

  /// Names of the views that the table can make.
  public var reusableIdentifiers: [String] { (nibs.keys + codeNibs.keys.map(\.rawValue)).sorted() }

  /// Makes a view from the nib of an identifier, as every row needs one.
  /// - Returns: nil if there is no nib of the identifier, or no view in it.
  /// - Throws: `RuntimeError` for a nib that cannot be loaded.
  public func makeView(identifier: String, owner: AnyObject? = nil) throws(RuntimeError) -> NSView? {
    if let nib = codeNibs[.init(identifier)] { return codeView(of: nib, identifier, owner) }
    guard let nib = nibs[identifier] else { return nil }
    let made = try nib.instantiate(owner: owner ?? RecordingOwner()).lazy.compactMap { $0 as? NSView }.first
    made?.identifier = .init(identifier)
    return made
  }

  private func codeView(of nib: NSNib, _ identifier: String, _ owner: AnyObject?) -> NSView? {
    var objects: NSArray?
    guard nib.instantiate(withOwner: owner ?? RecordingOwner(), topLevelObjects: &objects) else { return nil }
    let made = (objects ?? []).lazy.compactMap { $0 as? NSView }.first
    made?.identifier = .init(identifier)
    return made
  }
}

/// A data source that makes the views of a table itself, as one by snapshots does.
@MainActor
protocol TableViewsMaking: AnyObject {
  func view(of table: NSTableView, column: NSTableColumn, row: Int) -> NSView?
  /// The view of a row; nil for a plain one.
  func rowView(of table: NSTableView, row: Int) -> NSTableRowView?
  func isGroupRow(_ row: Int) -> Bool
  /// The view of a group's title; nil for a row that is none.
  func groupView(of table: NSTableView, row: Int) -> NSView?
}
