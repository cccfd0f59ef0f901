import Foundation
import NibAppKit
import NibRuntime
import Testing

private final class Folder {
  let name: String
  var folders: [Folder]
  init(_ name: String, _ folders: [Folder] = []) { (self.name, self.folders) = (name, folders) }
}

private final class Folders: NSOutlineViewDataSource, NSOutlineViewDelegate {
  let top = Folder("top", [Folder("a", [Folder("a1"), Folder("a2")]), Folder("b")])
  var log: [String] = []
  private func folder(_ item: Any?) -> Folder { item as? Folder ?? top }
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    folder(item).folders.count
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    folder(item).folders[index]
  }
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    tableColumn.map { _ in NSTextField(labelWithString: folder(item).name) }
  }
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    folder(item).name == "a" ? 40 : 20
  }
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? {
    let row = NSTableRowView()
    row.identifier = .init(folder(item).name)
    return row
  }
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { folder(item).name }
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? {
    top.folders.first { $0.name == object as? String }
  }
  func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration? {
    folder(item).name == "a" ? NSTintConfiguration(fixedColor: .systemRed) : nil
  }
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation {
    log.append("asked \(index)")
    outlineView.setDropItem(top.folders[1], dropChildIndex: 0)
    return .move
  }
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool {
    log.append("drops into \(folder(item).name) at \(index)")
    return true
  }
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)? {
    let writer = NSPasteboardItem()
    writer.setString(folder(item).name, forType: .string)
    return writer
  }
}

@Suite("More of AppKit's outlines", .serialized) struct OutlineMemberTests {
  private let folders = Folders()
  private let outline = NSOutlineView(frame: NSRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    outline.addTableColumn(NSTableColumn(identifier: "name"))
    outline.intercellSpacing = .zero
    outline.dataSource = folders
    outline.delegate = folders
  }

  @Test("rows have the heights and views of their items, and cells begin behind the triangles")
  func rows() {
    let a = folders.top.folders[0]
    #expect(outline.rect(ofRow: 0).height == 40 && outline.rect(ofRow: 1).height == 20)
    #expect(outline.rowView(atRow: 1, makeIfNecessary: true)?.identifier == "b")
    #expect(outline.tintConfiguration(forItem: a)?.equivalentContentTintColor == .systemRed)
    #expect(NSTintConfiguration.monochrome.equivalentContentTintColor == .labelColor)
    outline.expandItem(a)
    #expect(outline.frameOfOutlineCell(atRow: 0) == NSRect(x: 0, y: 0, width: 16, height: 40))
    #expect(outline.frameOfOutlineCell(atRow: 1).isEmpty, "it holds none")
    #expect(outline.frameOfCell(atColumn: 0, row: 1).minX == 32)
  }

  @Test("an item that moves stays open and selected; what a class overrides is called by the short forms")
  func moves() {
    final class Counting: NSOutlineView {
      var expansions = 0
      override func expandItem(_ item: Any?, expandChildren: Bool) {
        expansions += 1
        super.expandItem(item, expandChildren: expandChildren)
      }
    }
    let a = folders.top.folders[0]
    outline.expandItem(a)
    outline.selectRowIndexes([1], byExtendingSelection: false)
    folders.top.folders.swapAt(0, 1)
    outline.moveItem(at: 0, inParent: nil, to: 1, inParent: nil)
    #expect(outline.row(forItem: a) == 1 && outline.isItemExpanded(a) && outline.selectedRow == 2)
    let counting = Counting()
    counting.dataSource = folders
    counting.expandItem(a)
    #expect(counting.expansions == 1)
  }

  @Test("open items are open again in an outline of the same name")
  func autosaving() {
    defer { NSOutlineView.removeAutosavedItems(named: "Folders") }
    (outline.autosaveName, outline.autosaveExpandedItems) = ("Folders", true)
    outline.expandItem(folders.top.folders[0])
    let other = NSOutlineView()
    other.dataSource = folders
    other.autosaveExpandedItems = true
    #expect(other.numberOfRows == 2)
    other.autosaveName = "Folders"
    #expect(other.numberOfRows == 4)
  }

  @Test("a data source sends a drop into another item")
  func drops() throws {
    let window = NSWindow()
    window.setContentView(NSView())
    window.contentView?.addSubview(outline)
    window.makeKeyAndOrderFront(nil)
    outline.registerForDraggedTypes([.string])
    try outline.drag(item: folders.top.folders[1], onto: folders.top.folders[0])
    #expect(folders.log == ["asked \(NSOutlineViewDropOnItemIndex)", "drops into b at 0"])
  }
}
