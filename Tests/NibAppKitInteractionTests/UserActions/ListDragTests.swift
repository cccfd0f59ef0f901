import Foundation
import NibAppKit
import NibRuntime
import Testing

@Suite("Drags of rows and items", .serialized) struct ListDragTests {
  /// Rows that can be dragged and dropped, and what is heard of that.
  private final class Rows: NSTableViewDataSource {
    var log: [String] = []
    var allows = NSDragOperation.copy
    func numberOfRows(in tableView: NSTableView) -> Int { 3 }
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
      let item = NSPasteboardItem()
      item.setString("\(row)", forType: .string)
      return item
    }
    func tableView(
      _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
      proposedDropOperation dropOperation: NSTableView.DropOperation
    ) -> NSDragOperation { allows }
    func tableView(
      _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation
    ) -> Bool {
      log.append("drops")
      return true
    }
    func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
      forRowIndexes rowIndexes: IndexSet
    ) {
      log.append("begins \(Array(rowIndexes)) with \(session.draggingPasteboard.string(forType: .string) ?? "")")
    }
    func tableView(
      _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) { log.append("ends \(operation.rawValue)") }
  }

  /// Items likewise.
  private final class Items: NSOutlineViewDataSource {
    var log: [String] = []
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 2 : 0 }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { "item \(index)" }
    func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)? {
      let written = NSPasteboardItem()
      written.setString("\(item)", forType: .string)
      return written
    }
    func outlineView(
      _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
      forItems draggedItems: [Any]
    ) { log.append("begins \(draggedItems)") }
    func outlineView(
      _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
      operation: NSDragOperation
    ) { log.append("ends \(operation.rawValue)") }
  }

  private let shown = Shown()

  private func window(_ view: NSView) {
    let window = NSWindow()
    shown.windows.append(window)
    window.setContentView(NSView())
    window.contentView?.addSubview(view)
    window.makeKeyAndOrderFront(nil)
    view.registerForDraggedTypes([.string])
  }

  @Test("a data source hears where a drag of rows begins and what it ends with")
  func tables() throws {
    let (table, rows) = (NSTableView(), Rows())
    table.addTableColumn(NSTableColumn(identifier: "a"))
    table.dataSource = rows
    window(table)
    try table.drag(row: 1, to: table, row: 0)
    #expect(rows.log == ["begins [1] with 1", "drops", "ends 1"] && NSDraggingSession.current == nil)
    rows.allows = []
    #expect(throws: UserActionError.self) { try table.drag(row: 2, to: table, row: 0) }
    #expect(rows.log.last == "ends 0")
    rows.allows = .copy
    table.setDraggingSourceOperationMask(.move, forLocal: true)
    try table.drag(row: 1, to: table, row: 0)
    #expect(rows.log.last == "ends 0")
  }

  @Test("an outline's data source hears of items") func outlines() {
    let (outline, items) = (NSOutlineView(), Items())
    outline.addTableColumn(NSTableColumn(identifier: "a"))
    outline.dataSource = items
    window(outline)
    #expect(throws: UserActionError.self) { try outline.drag(item: "item 1", onto: "item 0") }
    #expect(items.log == ["begins [\"item 1\"]", "ends 0"])
  }
}
