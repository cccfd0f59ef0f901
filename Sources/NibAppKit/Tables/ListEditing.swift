import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a table is asked and told when a cell is edited and rows are dragged, for subclasses to override; a base of
/// `NSTableView`.
open class ListEditing: NSControl, NSDraggingSource {
  private final var own: NSTableView { (self as? NSTableView) ?? NSTableView() }
  private final func post(_ name: Notification.Name, _ notification: Notification) {
    NotificationCenter.default.post(name: name, object: self, userInfo: notification.userInfo)
  }

  /// Whether the text of a cell may be edited, in a table of cells.
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Whether the text of a cell is taken that was edited.
  open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// The text of a cell is edited: posts `NSControl.textDidBeginEditingNotification`.
  open func textDidBeginEditing(_ notification: Notification) {
    post(NSControl.textDidBeginEditingNotification, notification)
  }
  /// The text of a cell is another one: posts `NSControl.textDidChangeNotification`.
  open func textDidChange(_ notification: Notification) { post(NSControl.textDidChangeNotification, notification) }
  /// The text of a cell was edited: posts `NSControl.textDidEndEditingNotification`.
  open func textDidEndEditing(_ notification: Notification) {
    post(NSControl.textDidEndEditingNotification, notification)
  }

  /// The column that has the keys, in a table of cells; -1 for none.
  open var focusedColumn = -1
  /// Whether a cell may have the keys: yes, unless a subclass overrides it.
  open func shouldFocusCell(_ cell: NSCell, atColumn column: Int, row: Int) -> Bool { true }
  /// Does what a click on a cell does: the action is sent with the cell as the clicked one.
  open func performClickOnCell(atColumn column: Int, row: Int) {
    guard (0..<own.numberOfColumns).contains(column), (0..<own.numberOfRows).contains(row) else { return }
    let table = own
    (table.heldClickedRow, table.extras.clickedColumn) = (row, column)
    defer { (table.heldClickedRow, table.extras.clickedColumn) = (-1, -1) }
    if let action { sendAction(action, to: target) }
  }

  /// The picture of rows that are dragged: as large as they are, and clear.
  open func dragImageForRows(
    with dragRows: IndexSet, tableColumns: [NSTableColumn], event dragEvent: NSEvent,
    offset dragImageOffset: NSPointPointer
  ) -> NSImage {
    let place = dragRows.reduce(NSRect.zero) { $0.union(own.rect(ofRow: $1)) }
    return NSImage(size: place.size)
  }

  /// What a drop of rows may do: the mask of `setDraggingSourceOperationMask(_:forLocal:)`.
  open func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { context == .withinApplication ? own.localDragging : own.outerDragging }
  /// Rows begin to be dragged. Does nothing here; the data source is told besides.
  open func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {}
  /// Rows are dragged to another place. Does nothing here.
  open func draggingSession(_ session: NSDraggingSession, movedTo screenPoint: NSPoint) {}
  /// Rows were dropped, or not. Does nothing here; the data source is told besides.
  open func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) {}
  /// Whether modifier keys do not change what a drop does.
  open func ignoreModifierKeys(for session: NSDraggingSession) -> Bool { false }
}

extension NSView.BackgroundStyle {
  /// As ever, by its older name.
  public static let light = NSView.BackgroundStyle.normal
  /// In a strong color, by its older name.
  public static let dark = NSView.BackgroundStyle.emphasized
}
