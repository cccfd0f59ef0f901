import Foundation
import NibAppKit

// A small app of documents for macOS, written as one for a Mac: undo, a menu that is validated, keys of the menu.

/// A poem: a title, lines, and whether it is done.
final class PoemDocument: NSDocument, NSTextViewDelegate, NSTextFieldDelegate {
  @Outlet var titleField: NSTextField!
  @Outlet var linesView: NSTextView!
  @Outlet var doneButton: NSButton!

  private(set) var title = ""
  private(set) var lines = ""
  private(set) var isDone = false

  override class var autosavesInPlace: Bool { false }
  override var windowNibName: NSNib.Name? { NSNib.Name("PoemDocument") }

  override func windowControllerDidLoadNib(_ windowController: NSWindowController) {
    super.windowControllerDidLoadNib(windowController)
    linesView.allowsUndo = true
    show()
  }

  private func show() {
    titleField?.stringValue = title
    linesView?.string = lines
    doneButton?.state = isDone ? .on : .off
  }

  override func data(ofType typeName: String) throws -> Data {
    linesView?.breakUndoCoalescing()
    lines = linesView?.string ?? lines
    return try JSONSerialization.data(
      withJSONObject: ["title": title, "lines": lines, "done": isDone], options: [.sortedKeys])
  }

  override func read(from data: Data, ofType typeName: String) throws {
    guard let poem = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    title = poem["title"] as? String ?? ""
    lines = poem["lines"] as? String ?? ""
    isDone = poem["done"] as? Bool ?? false
    show()
  }

  private func setTitle(_ new: String) {
    let old = title
    undoManager?.registerUndo(withTarget: self) { $0.setTitle(old) }
    undoManager?.setActionName("Title")
    title = new
    titleField?.stringValue = new
  }

  private func setDone(_ new: Bool) {
    undoManager?.registerUndo(withTarget: self) { $0.setDone(!new) }
    undoManager?.setActionName(new ? "Finish" : "Reopen")
    isDone = new
    doneButton?.state = new ? .on : .off
  }

  @Action("titleChanged:") var onTitle = { (owner: PoemDocument, sender: NSTextField) in
    if sender.stringValue != owner.title { owner.setTitle(sender.stringValue) }
  }
  @Action("toggleDone:") var onDone = { (owner: PoemDocument, sender: Any?) in owner.setDone(!owner.isDone) }
  @Action("shuffleLines:") var onShuffle = { (owner: PoemDocument, sender: Any?) in
    let old = owner.linesView.string
    owner.setLines(old.split(separator: "\n").reversed().joined(separator: "\n"))
  }

  private func setLines(_ new: String) {
    let old = linesView.string
    undoManager?.registerUndo(withTarget: self) { $0.setLines(old) }
    undoManager?.setActionName("Reverse Lines")
    linesView.string = new
  }

  override func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.action {
    case Selector("toggleDone:"):
      menuItem.state = isDone ? .on : .off
      menuItem.title = isDone ? "Reopen" : "Finish"
      return !title.isEmpty
    case Selector("shuffleLines:"): return linesView.string.contains("\n")
    default: return super.validateMenuItem(menuItem)
    }
  }
}

/// The app's delegate.
final class PoemAppDelegate: NSObject, NSApplicationDelegate {
  var log: [String] = []
  func applicationDidFinishLaunching(_ notification: Notification) { log.append("launched") }
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    log.append("should terminate")
    return .terminateNow
  }
  func applicationWillTerminate(_ notification: Notification) { log.append("will terminate") }
}
