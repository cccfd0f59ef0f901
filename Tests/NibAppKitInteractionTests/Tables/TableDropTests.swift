import Foundation
import NibAppKit
import Testing

/// Marks itself while something is over it, and lets its data source say the rest.
private final class MarkedTable: NSTableView {
  var log: [String] = []
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    let allowed = super.draggingEntered(sender)
    log.append("entered \(allowed == .move)")
    return allowed
  }
  override func draggingExited(_ sender: (any NSDraggingInfo)?) { log.append("exited") }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    log.append("drops")
    return super.performDragOperation(sender)
  }
  override func concludeDragOperation(_ sender: (any NSDraggingInfo)?) { log.append("concluded") }
}

/// Takes every text, and says itself where.
private final class Groups: NSOutlineViewDataSource {
  var log: [String] = []
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 2 : 0 }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { ["A", "B"][index] }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation {
    outlineView.setDropItem(item, dropChildIndex: 7)
    return .copy
  }
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool {
    log.append("\(item ?? "top") \(index)")
    return index != 8
  }
}

@MainActor
@Suite("Drops on tables") struct TableDropTests {
  private func pasteboard() -> NSPasteboard {
    let pasteboard = NSPasteboard(name: NSPasteboard.Name("TableDropTests"))
    pasteboard.clearContents()
    pasteboard.setString("Ada", forType: .string)
    return pasteboard
  }

  private func show(_ table: NSTableView) -> NSWindow {
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    table.registerForDraggedTypes([.string])
    let window = NSWindow()
    window.setContentView(table)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  @Test("a table's own hooks hear of a drop, and what they inherit asks the data source")
  func hooks() throws {
    let (table, names) = (MarkedTable(), Names())
    table.dataSource = names
    let window = show(table)
    defer { window.close() }
    try table.drop(pasteboard(), row: 1)
    #expect(table.log == ["entered true", "drops", "concluded"] && names.log == ["Ada to 1 from elsewhere"])

    table.log = []
    #expect {
      try table.drop(pasteboard(), row: 1, .on)
    } throws: {
      let words = ($0 as? UserActionError)?.detail ?? ""
      return words.contains("at row 1") && words.contains("validateDrop allows nothing")
    }
    #expect(table.log == ["entered false", "exited"])
  }

  @Test("an outline drops where its data source said when it was asked")
  func outlines() throws {
    let (outline, groups) = (NSOutlineView(), Groups())
    outline.dataSource = groups
    let window = show(outline)
    defer { window.close() }
    outline.reloadData()
    try outline.drop(pasteboard(), row: 1, .on)
    #expect(groups.log == ["B 7"])
  }
}
