import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// What a table draws. Nothing is seen; what an app's class draws itself is called as in AppKit.

extension NSTableView {
  final func drawParts(_ rect: NSRect) {
    drawBackground(inClipRect: rect)
    // Rows are made when somebody asks for them, not for being drawn.
    if !DueDisplay.isPassing, isOfCells {
      highlightSelection(inClipRect: rect)
      let range = rows(in: rect)
      for row in range.location..<(range.location + range.length) { drawRow(row, clipRect: rect) }
    }
    if !gridStyleMask.isEmpty { drawGrid(inClipRect: rect) }
  }

  /// Whether the delegate makes no views.
  final var isOfCells: Bool {
    guard numberOfRows > 0, let place = columns.indices.first(where: { !columns[$0].isHidden }) else { return false }
    return view(atColumn: place, row: 0, makeIfNecessary: true) == nil
  }

  final func fillGrid(_ clip: NSRect) {
    (gridColor ?? .gridColor).setFill()
    if gridStyleMask.contains(.solidVerticalGridLineMask) {
      for column in columnIndexes(in: clip) {
        NSRect(x: rect(ofColumn: column).maxX - 1, y: clip.minY, width: 1, height: clip.height).fill()
      }
    }
    guard !gridStyleMask.isDisjoint(with: [.solidHorizontalGridLineMask, .dashedHorizontalGridLineMask]) else { return }
    let range = rows(in: clip)
    for row in range.location..<(range.location + range.length) {
      NSRect(x: clip.minX, y: rect(ofRow: row).maxY - 1, width: clip.width, height: 1).fill()
    }
  }

  /// The cell of a column, with the value of a row, as it would be drawn: of the delegate, else of the column; nil beyond
  /// the ends, and in tables of views.
  public final func preparedCell(atColumn column: Int, row: Int) -> NSCell? {
    guard columns.indices.contains(column), (0..<numberOfRows).contains(row) else { return nil }
    let tableColumn = columns[column]
    guard let cell = delegate?.tableView(self, dataCellFor: tableColumn, row: row) ?? tableColumn.ownCell(forRow: row)
    else { return nil }
    cell.contentValue = value(column: tableColumn, row: row)
    delegate?.tableView(self, willDisplayCell: cell, for: tableColumn, row: row)
    return cell
  }

  final func prepareCells(ofRow row: Int) {
    for column in columns.indices where !columns[column].isHidden { _ = preparedCell(atColumn: column, row: row) }
  }
}

/// Cells that are edited.
extension NSTableView {
  /// The column of the cell that is edited; -1 for none.
  public final var editedColumn: Int { edited?.column ?? -1 }

  /// The row of the cell that is edited; -1 for none.
  public final var editedRow: Int { edited?.row ?? -1 }

  /// The cell that is edited: the one whose field has the keys, or the one that code began to edit in a table of cells.
  private var edited: (column: Int, row: Int)? {
    if let holder = window?.firstResponder as? NSView, holder.isDescendant(of: self), holder !== self {
      let (column, row) = (column(for: holder), row(for: holder))
      return column >= 0 && row >= 0 ? (column, row) : nil
    }
    guard let cell = extras.edited, cell.row < numberOfRows, columns.indices.contains(cell.column) else { return nil }
    return cell
  }

  final func beginEdit(_ column: Int, _ row: Int) {
    guard columns.indices.contains(column), (0..<numberOfRows).contains(row), !extras.hiddenRows.contains(row) else {
      return
    }
    scrollRowToVisible(row)
    if let view = view(atColumn: column, row: row, makeIfNecessary: true) {
      let fields = AppKitTree.all(below: [view]).compactMap { $0 as? NSTextField }
      if let field = fields.first(where: \.isEditable) { window?.makeFirstResponder(field) }
      return
    }
    guard columns[column].isEditable, delegate?.tableView(self, shouldEdit: columns[column], row: row) ?? true else {
      return
    }
    let editor = NSTextView()
    editor.string = texts(ofRow: row, in: columns[column]).first ?? ""
    guard textShouldBeginEditing(editor) else { return }
    extras.edited = (column, row)
    textDidBeginEditing(Notification(name: NSControl.textDidBeginEditingNotification, object: editor))
  }

  /// Ends what `editColumn(_:row:with:select:)` began: a table of cells gives the text to what the column is bound to, or
  /// to the data source.
  /// - Returns: false if no cell of a table of cells is edited.
  /// - Throws: `RuntimeError` if the model refuses it.
  @discardableResult
  public final func endEditing(with value: Any?) throws(RuntimeError) -> Bool {
    guard let cell = extras.edited else { return false }
    let editor = NSTextView()
    editor.string = value as? String ?? ""
    guard textShouldEndEditing(editor) else { return false }
    extras.edited = nil
    defer { textDidEndEditing(Notification(name: NSControl.textDidEndEditingNotification, object: editor)) }
    guard columns.indices.contains(cell.column), cell.row < numberOfRows else { return false }
    let column = columns[cell.column]
    if boundRows != nil {
      try enter(ModelBox.boxed(value), column: column, row: cell.row)
    } else {
      dataSource?.tableView(self, setObjectValue: value, for: column, row: cell.row)
    }
    return true
  }
}
