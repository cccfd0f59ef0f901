import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Takes actions and writes them down.
final class Desk: NSMenuItemValidation, NSTextFieldDelegate {
  var log: [String] = []
  var allows = true
  @Action("save:") var onSave = { (owner: Desk) in owner.log.append("save") }
  @Action("cancel:") var onCancel = { (owner: Desk) in owner.log.append("cancel") }
  @Action("open:") var onOpen = { (owner: Desk) in owner.log.append("open") }
  @Action("enter:") var onEnter = { (owner: Desk, field: NSTextField) in owner.log.append("enter \(field.stringValue)")
  }
  @Action("fail:") var onFail = { (_: Desk) in throw Fault.broken }

  enum Fault: Error { case broken }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allows }
  func controlTextDidBeginEditing(_ field: NSTextField) { log.append("begin") }
  func controlTextDidEndEditing(_ field: NSTextField) { log.append("end") }
}

/// Lets numbers alone be entered, and writes down what it hears.
final class EditingDelegate: NSTextFieldDelegate {
  var log: [String] = []
  var isLocked = false

  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { !isLocked }
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
    log.append("may \(fieldEditor.string) end")
    return fieldEditor.string.allSatisfy(\.isNumber)
  }
  func controlTextDidBeginEditing(_ obj: Notification) { log.append("begin") }
  func controlTextDidChange(_ obj: Notification) {
    log.append("change \((obj.userInfo?["NSFieldEditor"] as? NSTextView)?.string ?? "")")
  }
  func controlTextDidEndEditing(_ obj: Notification) { log.append("end") }
}

/// Shows the values of a table in labels.
final class Labels: NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    let label = NSTextField(labelWithString: "")
    label.stringValue = tableColumn.flatMap { String(nibValue: tableView.value(column: $0, row: row)) } ?? ""
    return label
  }
}

/// Keeps the windows of a test, as an app's controllers do.
final class Shown {
  var windows: [NSWindow] = []
}

/// Draws itself, and hears of pointer and keys.
final class CanvasView: NSView {
  var log: [String] = []
  var keepsKeys = false
  override var acceptsFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { !keepsKeys }
  override func mouseDown(with event: NSEvent) {
    log.append("down \(event.clickCount)\(event.modifierFlags.isEmpty ? "" : " with keys")")
  }
  override func mouseUp(with event: NSEvent) { log.append("up") }
  override func keyDown(with event: NSEvent) {
    if event.characters == "z" { super.keyDown(with: event) } else { log.append("key \(event.characters ?? "")") }
  }
  override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard event.characters == "g", event.modifierFlags == .command else { return false }
    log.append("⌘G")
    return true
  }
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    sender.draggingPasteboard.string(forType: .string) == "no" ? [] : .copy
  }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    log.append("dropped \(sender.draggingPasteboard.string(forType: .string) ?? "")")
    return true
  }
}

/// Shows names, and lets them be sorted by hand.
final class Names: NSTableViewDataSource, NSTableViewDelegate {
  var names = ["Ada", "Grace", "Alan"]
  var log: [String] = []
  var mayChange = true

  func numberOfRows(in tableView: NSTableView) -> Int { names.count }
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { names[row] }
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    row == 2 ? nil : names[row] as NSString
  }
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { dropOperation == .above ? .move : [] }
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool {
    guard let name = info.draggingPasteboard.pasteboardItems?.first?.string(forType: .string) else { return false }
    log.append("\(name) to \(row) from \(info.draggingSource is NSTableView ? "a table" : "elsewhere")")
    return true
  }
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) { names[row] = object as? String ?? "" }
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { row != 1 }
  func selectionShouldChange(in tableView: NSTableView) -> Bool { mayChange }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 1 }
  func tableViewSelectionDidChange(_ notification: Notification) {
    log.append("selected \((notification.object as? NSTableView)?.selectedRow ?? -2)")
  }
}

/// A window with views, and somebody who takes their actions.
struct UserActionBench {
  let desk = Desk()
  let shown = Shown()

  func action(_ selector: String, _ target: AnyObject?) -> ActionBinding {
    ActionBinding(target: target, selector: selector, events: .all)
  }

  func button(_ title: String, _ selector: String?, key: String = "") -> NSButton {
    let button = NSButton()
    button.title = title
    button.keyEquivalent = key
    if let selector { button.addAction(action(selector, desk)) }
    return button
  }

  func field(_ text: String = "") -> NSTextField {
    let field = NSTextField()
    field.isEditable = true
    field.stringValue = text
    return field
  }

  func window(_ views: NSView...) -> NSWindow {
    NSApplication.shared.closeAllWindows()
    NSApplication.shared.mainMenu = nil
    let window = NSWindow()
    shown.windows.append(window)
    window.title = "Desk"
    window.setContentView(NSView())
    for (place, view) in views.enumerated() {
      view.frame = NSRect(x: 0, y: CGFloat(100 - place * 10), width: 9, height: 9)
      window.contentView?.addSubview(view)
    }
    window.makeKeyAndOrderFront(nil)
    return window
  }

  func table(_ names: Names) -> NSTableView {
    let table = NSTableView()
    let column = NSTableColumn()
    column.title = "Name"
    table.addTableColumn(column)
    table.dataSource = names
    table.delegate = names
    return table
  }

  func code(_ body: () throws -> Void, _ location: SourceLocation = #_sourceLocation) -> UserActionError.Code? {
    #expect(throws: UserActionError.self, sourceLocation: location) { try body() }?.code
  }

  func menu(_ items: NSMenuItem...) -> NSMenu {
    let menu = NSMenu(title: "Main")
    for item in items { menu.addItem(item) }
    return menu
  }

  func item(_ title: String, _ selector: String?, key: String = "", _ target: AnyObject? = nil) -> NSMenuItem {
    let item = NSMenuItem()
    item.title = title
    item.keyEquivalent = key
    if let selector { item.addAction(action(selector, target ?? desk)) }
    return item
  }
}
