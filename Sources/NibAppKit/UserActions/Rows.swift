import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSTableView {
  /// Clicks a row: the table gets the keys, the delegate is asked, the row is selected, delegate and notifications say
  /// so, and the table's action is sent with `clickedRow`.
  ///
  /// With `.command` the row joins or leaves the selection, with `.shift` all rows up to it join.
  /// - Throws: `UserActionError`: `noSuchItem` with the rows that are there, `refused` by the delegate.
  public func select(row: Int, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.click(row, of: self, modifiers)
  }

  /// Clicks the first row that shows a text.
  /// - Throws: as `select(row:)`.
  public func select(rowShowing text: String, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    try select(row: Rows.row(showing: text, in: self), modifiers)
  }

  /// Clicks a row twice: it is selected, then the double action is sent.
  /// - Throws: as `select(row:)`; `nothingHappens` for a table without a double action.
  public func doubleClick(row: Int) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.click(row, of: self, [], count: 2)
  }

  /// Clicks the header of a column: the rows are sorted by it, the other way round where they are already, and the data
  /// source and the delegate hear it.
  /// - Throws: `UserActionError` for a table that a user does not get at, or a column that is not there.
  public func click(column title: String) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    let column = try Rows.column(title, of: self)
    try Pointer.send(.leftMouseDown, to: headerView ?? self) { try Rows.sort(self, by: column) }
  }
}

extension UserOperable where Self: NSTableView {
  /// Types a text into a cell in place of what is there, and return: into the field of the cell's view, or in a table of
  /// cells what the data source, or the model that the column is bound to, takes.
  /// - Throws: `UserActionError`: `noSuchItem`, `notEditable`, `refused` by the delegate.
  public func typeText(_ text: String, row: Int, column title: String) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.beThere(row, in: self)
    let column = try Rows.column(title, of: self)
    let place = columns.firstIndex { $0 === column } ?? 0
    if let view = view(atColumn: place, row: row, makeIfNecessary: true) {
      let fields = AppKitTree.all(below: [view]).compactMap { $0 as? NSTextField }
      guard let field = fields.first(where: \.isEditable) else {
        throw UserActionError(
          .notEditable, self, "the view of row \(row) in '\(title)' has no field that can be edited")
      }
      try field.replaceText(with: text)
      return try Keyboard.press(.return, [], in: Reach.window(of: field))
    }
    guard column.isEditable else {
      throw UserActionError(.notEditable, self, "column '\(title)' cannot be edited; isEditable is false")
    }
    guard delegate?.tableView(self, shouldEdit: column, row: row) ?? true else {
      throw UserActionError(.refused, self, "the delegate does not let row \(row) be edited in '\(title)'")
    }
    try UserActionError.running(self) {
      if boundRows != nil { return try enter(.string(text), column: column, row: row) }
      dataSource?.tableView(self, setObjectValue: text, for: column, row: row)
    }
  }
}

extension UserOperable where Self: NSOutlineView {
  /// Clicks the row of an item: one of the data source's, or the text that it shows.
  /// - Throws: as `select(row:)`; an item is not there unless those it lies in are open.
  public func select(item: Any, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Rows.click(Rows.row(of: item, in: self), of: self, modifiers)
  }

  /// Clicks the triangle of an item that is closed: one of the data source's, or the text that it shows.
  /// - Throws: `UserActionError`: `noSuchItem` with the items that are there, `notExpandable`, `refused` by the delegate,
  ///   `nothingHappens` for an item that is open.
  public func expand(item: Any) throws(UserActionError) {
    let (found, name) = try triangle(of: item)
    if isItemExpanded(found) { throw UserActionError(.nothingHappens, self, "'\(name)' is open already") }
    guard try UserActionError.running(self, { open(found) }) else {
      throw UserActionError(.refused, self, "the delegate does not let '\(name)' be opened")
    }
  }

  /// Clicks the triangle of an item that is open.
  /// - Throws: as `expand(item:)`.
  public func collapse(item: Any) throws(UserActionError) {
    let (found, name) = try triangle(of: item)
    guard isItemExpanded(found) else { throw UserActionError(.nothingHappens, self, "'\(name)' is closed already") }
    guard try UserActionError.running(self, { close(found) }) else {
      throw UserActionError(.refused, self, "the delegate does not let '\(name)' be closed")
    }
  }

  private func triangle(of item: Any) throws(UserActionError) -> (item: Any, name: String) {
    _ = try Pointer.activate(Reach.window(of: self))
    try Reach.beEnabled(self)
    let row = try Rows.row(of: item, in: self)
    let name = Rows.name(row, in: self)
    guard let found = self.item(atRow: row), isExpandable(found) else {
      throw UserActionError(.notExpandable, self, "'\(name)' holds no others")
    }
    return (found, name)
  }
}

/// Rows of tables, as users click them.
@MainActor
enum Rows {
  /// What a row shows first, or its number.
  static func name(_ row: Int, in table: NSTableView) -> String { table.texts(ofRow: row).first ?? "\(row)" }

  private static func names(of table: NSTableView) -> [String] {
    (0..<min(table.numberOfRows, 41)).map { name($0, in: table) }
  }

  private static func missing(_ words: String, in table: NSTableView) -> UserActionError {
    let count = table.numberOfRows
    let source = count == 0 && table.dataSource == nil && table.boundRows == nil ? " and no data source" : ""
    let rows = count == 0 ? "has no rows\(source)" : "has \(count) rows: \(UserActionError.list(names(of: table)))"
    return UserActionError(.noSuchItem, table, "\(words); \(Reach.name(table)) \(rows)")
  }

  /// The column of a title.
  static func column(_ title: String, of table: NSTableView) throws(UserActionError) -> NSTableColumn {
    let shown = table.columns.filter { !$0.isHidden }
    if let column = shown.first(where: { $0.title == title }) { return column }
    throw UserActionError(
      .noSuchItem, table, "there is no column '\(title)'; there are \(UserActionError.list(shown.map(\.title)))")
  }

  static func row(showing text: String, in table: NSTableView) throws(UserActionError) -> Int {
    guard let row = (0..<table.numberOfRows).first(where: { table.texts(ofRow: $0).contains(text) }) else {
      throw missing("no row shows '\(text)'", in: table)
    }
    return row
  }

  /// The row of an item, or of the text that it shows.
  static func row(of item: Any, in outline: NSOutlineView) throws(UserActionError) -> Int {
    let row = outline.row(forItem: item)
    if row >= 0 { return row }
    guard let text = item as? String else { throw missing("there is no row of \(item)", in: outline) }
    return try self.row(showing: text, in: outline)
  }

  /// Throws for a row that a user cannot click.
  static func beThere(_ row: Int, in table: NSTableView) throws(UserActionError) {
    try Reach.beEnabled(table)
    guard (0..<table.numberOfRows).contains(row) else { throw missing("there is no row \(row)", in: table) }
    if table.hiddenRowIndexes.contains(row) {
      throw UserActionError(.hidden, table, "row \(row) of \(Reach.name(table)) is hidden: hideRows(at:withAnimation:)")
    }
  }

  /// Clicks a row, or a view in it: the table hears `mouseDown(with:)`, and selects the row or sends its double action
  /// unless its class does otherwise.
  static func click(
    _ row: Int, of table: NSTableView, on view: NSView? = nil, _ modifiers: NSEvent.ModifierFlags, count: Int = 1
  ) throws(UserActionError) {
    try beThere(row, in: table)
    let frame = table.rect(ofRow: row)
    let point = view == nil ? NSPoint(x: frame.midX, y: frame.midY) : nil
    for click in 1...count {
      try Pointer.send(.leftMouseDown, to: view ?? table, actor: table, at: point, count: click, modifiers) {
        if click == 1 { try select(row, of: table, modifiers) } else { try sendDouble(row, of: table) }
      }
    }
  }

  /// Selects the next row, or the one before; the first or the last where none is selected. What the delegate lets nobody
  /// select is stepped over.
  static func step(_ steps: Int, in table: NSTableView) throws(UserActionError) {
    let selected = table.selectedRow
    let row = steps > 0 ? selected + 1 : selected < 0 ? table.numberOfRows - 1 : selected - 1
    try beThere(row, in: table)
    try change(to: IndexSet(integer: row), row, of: table, steps: steps)
  }

  /// Does what a click on a row does.
  static func select(_ row: Int, of table: NSTableView, _ modifiers: NSEvent.ModifierFlags) throws(UserActionError) {
    try beThere(row, in: table)
    if let window = table.window, table.acceptsFirstResponder { try Pointer.giveKeys(to: table, in: window) }
    let old = table.selectedRowIndexes
    var wanted = IndexSet(integer: row)
    if table.allowsMultipleSelection, modifiers.contains(.shift), let anchor = table.selectedRows.first {
      wanted = old.union(IndexSet(integersIn: min(anchor, row)...max(anchor, row)))
    } else if modifiers.contains(.command) {
      if old.contains(row) {
        wanted = old.subtracting(wanted)
        if wanted.isEmpty, !table.allowsEmptySelection { wanted = old }
      } else if table.allowsMultipleSelection {
        wanted.formUnion(old)
      }
    }
    try change(to: wanted, row, of: table, isByPointer: true)
    table.heldClickedRow = row
    table.extras.clickedColumn = table.columns.firstIndex { !$0.isHidden } ?? -1
    defer { (table.heldClickedRow, table.extras.clickedColumn) = (-1, -1) }
    _ = try UserActionError.running(table) { try table.sendAction() }
  }

  /// Selects rows in place of those that are selected, if the delegate allows it.
  /// - Parameter steps: how far a row is that is tried in place of one that the delegate does not allow; 0 for none.
  static func change(
    to rows: IndexSet, _ row: Int, of table: NSTableView, isByPointer: Bool = false, steps: Int = 0
  ) throws(UserActionError) {
    let old = table.selectedRowIndexes
    guard rows != old || !table.selectedColumnIndexes.isEmpty else { return }
    let delegate = table.delegate
    let wanted = try UserActionError.running(table) { () -> IndexSet? in
      guard delegate?.selectionShouldChange(in: table) ?? true else { return nil }
      let count = table.numberOfRows
      var tried = rows
      while true {
        let proposed = delegate?.tableView(table, selectionIndexesForProposedSelection: tried) ?? tried
        let allowed = proposed.filteredIndexSet {
          old.contains($0) || delegate?.shouldSelect(row: $0, in: table) ?? true
        }
        guard allowed.isEmpty, steps != 0, let next = tried.first.map({ $0 + steps }), (0..<count).contains(next) else {
          return allowed
        }
        tried = IndexSet(integer: next)
      }
    }
    guard let wanted else {
      throw UserActionError(.refused, table, "the delegate does not let the selection of \(Reach.name(table)) change")
    }
    guard !wanted.isEmpty || rows.isEmpty else {
      throw UserActionError(
        .refused, table, "the delegate does not let row \(row) ('\(name(row, in: table))') be selected")
    }
    try UserActionError.running(table) {
      table.selectedRows = Array(wanted)
      table.extras.selectedColumns = []
      if isByPointer { table.tellSelectionIsChanging() }
      table.commitSelection()
      table.tellSelection()
    }
  }

  /// Sends what a double click on a row sends.
  static func sendDouble(_ row: Int, of table: NSTableView) throws(UserActionError) {
    table.heldClickedRow = row
    defer { table.heldClickedRow = -1 }
    let performer = try UserActionError.running(table) { try table.sendDoubleAction() }
    guard performer == nil else { return }
    if let action = table.doubleActionBinding { throw table.unanswered(action) }
    throw UserActionError(.nothingHappens, table, "\(Reach.name(table)) has no double action; set doubleAction")
  }

  /// Clicks the header of a column: it is selected where columns can be, and the rows are sorted by it, the other way round
  /// where they are already.
  static func sort(_ table: NSTableView, by column: NSTableColumn) throws {
    let place = table.columns.firstIndex { $0 === column } ?? -1
    table.extras.clickedColumn = place
    defer { table.extras.clickedColumn = -1 }
    table.delegate?.tableView(table, mouseDownInHeaderOf: column)
    if table.allowsColumnSelection, table.delegate?.tableView(table, shouldSelect: column) ?? true {
      table.selectColumnIndexes(IndexSet(integer: place), byExtendingSelection: false)
    }
    table.delegate?.tableView(table, didClick: column)
    guard column.sortDescriptorPrototype != nil else {
      if table.delegate != nil || table.allowsColumnSelection { return }
      throw UserActionError(
        .nothingHappens, table, "column '\(column.title)' sorts nothing, and no delegate hears of a click")
    }
    try table.clickHeader(of: column)
  }
}
