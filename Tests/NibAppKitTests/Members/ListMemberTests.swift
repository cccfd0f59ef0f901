import Foundation
import NibAppKit
import Testing

@Suite("Members of tables, collections, browsers and pasteboards")
struct ListMemberTests {
  private final class Table: NSTableView {
    var heard: [String] = []
    override func textShouldBeginEditing(_ textObject: NSText) -> Bool {
      heard.append("begin \(textObject.string)")
      return true
    }
    override func textDidEndEditing(_ notification: Notification) { heard.append("ended") }
    override var clickedRow: Int {
      heard.append("asked")
      return super.clickedRow
    }
  }

  private final class Source: NSTableViewDataSource {
    var texts = ["green", "black"]
    func numberOfRows(in tableView: NSTableView) -> Int { texts.count }
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
      texts[row]
    }
    func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int) {
      texts[row] = object as? String ?? ""
    }
  }

  @Test("a table of cells hears that a cell is edited")
  func editing() throws {
    let (table, source) = (Table(), Source())
    let column = NSTableColumn(identifier: "name")
    column.isEditable = true
    table.addTableColumn(column)
    table.dataSource = source
    table.editColumn(0, row: 1, with: nil, select: true)
    try table.endEditing(with: "white")
    #expect(source.texts == ["green", "white"] && table.heard == ["begin black", "ended"])
  }

  private final class Brewing: NSCollectionView {
    var heard: [String] = []
    override func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
      heard.append("begin")
    }
  }

  @Test("a collection makes items of its prototype")
  func prototype() {
    let collection = Brewing()
    collection.itemPrototype = NSCollectionViewItem()
    #expect(collection.newItem(forRepresentedObject: "tea").representedObject as? String == "tea")
    collection.backgroundColors = nil
    #expect(collection.backgroundColors == nil)
  }

  private final class Shelf: NSBrowserDelegate {
    func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 2 : 0 }
    func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any { "\(index)" }
    func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool { item != nil }
    func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any? { item }
  }

  @Test("places of a browser")
  func browser() {
    let (browser, shelf) = (NSBrowser(frame: NSRect(x: 0, y: 0, width: 200, height: 100)), Shelf())
    browser.setDefaultColumnWidth(100)
    browser.delegate = shelf
    browser.loadColumnZero()
    var (row, column) = (-1, -1)
    let place = browser.frame(ofRow: 1, inColumn: 0)
    #expect(
      browser.getRow(&row, column: &column, for: NSPoint(x: place.midX, y: place.midY)) && row == 1 && column == 0)
    #expect(browser.canDragRows(with: [0, 1], inColumn: 0, with: .penEvent()) && browser.titleHeight == 21)
    #expect(!browser.canDragRows(with: [5], inColumn: 0, with: .penEvent()))
  }

  private final class Leaf: NSPasteboardWriting {
    var asked = 0
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    func writingOptions(
      forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.WritingOptions { .promised }
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
      asked += 1
      return "tea"
    }
  }

  @Test("what is promised is asked for when somebody reads it")
  func promises() {
    let (pasteboard, leaf) = (NSPasteboard.withUniqueName(), Leaf())
    #expect(pasteboard.writeObjects([leaf]) && leaf.asked == 0)
    #expect(pasteboard.string(forType: .string) == "tea" && leaf.asked == 1)
  }

  @Test("patterns of a text on a pasteboard")
  func patterns() async throws {
    let pasteboard = NSPasteboard.withUniqueName()
    pasteboard.setString("example.org", forType: .string)
    #expect(try await pasteboard.detectedPatterns(for: [\.probableWebURL, \.number]) == [\.probableWebURL])
    pasteboard.clearContents()
    pasteboard.setString("ann@example.org 3", forType: .string)
    let found = try await pasteboard.detectedValues(for: [\.emailAddresses])
    #expect(found.emailAddresses == ["ann@example.org"] && found.number == nil)
  }

  @Test("workspaces ask, eject and know types")
  func workspace() async throws {
    let workspace = NSWorkspace.shared
    await #expect(throws: CocoaError.self) { _ = try await workspace.requestAuthorization(to: .replaceFile) }
    workspace.grantsAuthorization = true
    defer { workspace.grantsAuthorization = false }
    #expect(try await workspace.requestAuthorization(to: .replaceFile).type == .replaceFile)
    let folder = FileManager.default.temporaryDirectory
    try workspace.unmountAndEjectDevice(at: folder)
    #expect(workspace.ejectedURLs.last == folder && !workspace.unmountAndEjectDevice(atPath: "/no/such/disk"))
    try await workspace.setDefaultApplication(at: folder, toOpenURLsWithScheme: "tea")
    #expect(workspace.defaultApplications["tea:"] == folder)
    #expect(workspace.filenameExtension("png", isValidForType: "public.png"))
  }

  private final class Plain: NSStoryboardSegue {
    override init(identifier: NSStoryboardSegue.Identifier, source: Any, destination: Any) {
      super.init(identifier: identifier, source: source, destination: destination)
    }
  }

  @Test("a class of segues has AppKit's initializer, and other small members behave")
  func small() {
    let segue = Plain(identifier: "", source: NSViewController(), destination: NSWindowController())
    #expect(segue.identifier == nil && segue.destinationController is NSWindowController)
    let scroll = NSScrollView()
    scroll.findBarView = NSView()
    scroll.isFindBarVisible = true
    #expect(scroll.findBarView?.superview === scroll)
    scroll.isFindBarVisible = false
    #expect(scroll.findBarView?.superview == nil)
    NSRulerView.registerUnit(
      withName: .init(rawValue: "Leaves"), abbreviation: "lf", unitToPointsConversionFactor: 10, stepUpCycle: [2],
      stepDownCycle: [0.5])
    let ruler = NSRulerView(scrollView: nil, orientation: .horizontalRuler)
    ruler.measurementUnits = .init(rawValue: "Leaves")
    #expect(ruler.unit?.conversionFactor == 10 && NSAppearance(named: .vibrantDark)?.allowsVibrancy == true)
  }

  private final class Chosen: NSArrayController {
    var set = 0
    override func setSelectionIndexes(_ indexes: IndexSet) -> Bool {
      set += 1
      return super.setSelectionIndexes(indexes)
    }
  }

  private final class Ledger: NSDocument {
    var isKept = false
    override func lock(completionHandler: (((any Error)?) -> Void)? = nil) {
      isKept = true
      super.lock(completionHandler: completionHandler)
    }
  }

  private final class Shifted: NSView {
    override func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
      let inside = super.convert(point, from: view)
      return NSPoint(x: inside.x + 1, y: inside.y)
    }
  }

  private final class Wide: NSWindow {
    override var isZoomed: Bool { true }
    override var frame: NSRect { super.frame.insetBy(dx: -1, dy: 0) }
  }

  @Test("members are asked as classes of an app override them")
  func overridden() {
    let controller = Chosen(content: ["green", "black"])
    #expect(controller.setSelectedObjects(["black"]) && controller.set == 1 && controller.selectionIndex == 1)
    let ledger = Ledger()
    ledger.lock(nil)
    #expect(ledger.isKept && ledger.isLocked)
    let view: NSView = Shifted(frame: NSRect(x: 0, y: 0, width: 9, height: 9))
    #expect(view.convert(NSPoint(x: 1, y: 1), from: nil) == NSPoint(x: 2, y: 1))
    let window: NSWindow = Wide(
      contentRect: NSRect(x: 5, y: 5, width: 9, height: 9), styleMask: .borderless, backing: .buffered, defer: true)
    #expect(window.isZoomed && window.frame.minX == 4 && window.convertPoint(toScreen: .zero).x == 4)
  }
}
