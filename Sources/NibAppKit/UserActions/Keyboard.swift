import Foundation
import NibRuntime
import NibStandIns

/// What a keyboard does.
@MainActor
enum Keyboard {
  /// Throws for a window that has not got the keys.
  static func beKey(_ window: NSWindow) throws(UserActionError) {
    try Reach.beUsable(window)
    guard !window.isKeyWindow else { return }
    let other = NSApplication.shared.keyWindow.map { "\(Reach.name($0)) has them" } ?? "no window has them"
    throw UserActionError(
      .windowNotKey, window, "\(Reach.name(window)) has not got the keys: \(other); call makeKeyAndOrderFront(nil)")
  }

  /// Types characters one by one.
  static func type(_ text: String, in window: NSWindow) throws(UserActionError) {
    for character in text {
      let key = character.isNewline ? KeyboardKey.return : KeyboardKey("\(character)")
      let now = window.isVisible && window.isKeyWindow ? window : NSApplication.shared.keyWindow ?? window
      try press(key, [], in: now)
    }
  }

  /// Presses a key.
  static func press(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) {
    // Blocks that watch events may take the key.
    let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
    guard NSEvent.monitored(event) != nil else { return }
    if !modifiers.isDisjoint(with: [.command, .control]) { return try pressEquivalent(key, modifiers, in: window) }
    let isTextView = (window.firstResponder as? NSTextView)?.isEditable == true
    switch key {
    case .tab where !isTextView: try pressTab(modifiers, in: window)
    case .return where !isTextView: try pressReturn(modifiers, in: window)
    case .escape: try pressEscape(modifiers, in: window)
    default: try pressPlain(key, modifiers, in: window)
    }
  }

  private static func pressTab(_ modifiers: NSEvent.ModifierFlags, in window: NSWindow) throws(UserActionError) {
    let holder = window.firstResponder
    let direction: KeyViewLoop.Direction = modifiers.contains(.shift) ? .previous : .next
    guard try UserActionError.running(window, { window.step(direction) }) else {
      let isRefused = holder !== window && window.firstResponder === holder && holder is NSView
      let name = holder.map(Reach.name) ?? ""
      let hasOther = (holder as? NSView).flatMap { KeyViewLoop(window).valid(direction, from: $0) } != nil
      if isRefused, hasOther { throw UserActionError(.refused, window, "\(name) keeps the keys") }
      throw UserActionError(
        .nothingHappens, window, "the tab key leads from \(name) to no other view that takes the keys")
    }
  }

  private static func pressReturn(_ modifiers: NSEvent.ModifierFlags, in window: NSWindow) throws(UserActionError) {
    if let field = window.firstResponder as? NSTextField, field.isBeingEdited {
      let performer = try UserActionError.running(field) { () -> AnyObject? in
        guard field.mayEndEdit else {
          throw UserActionError(.refused, field, "the delegate does not let the edit of \(Reach.name(field)) end")
        }
        let hasBegun = field.editor?.hasBegun == true
        field.editor = nil
        if hasBegun { field.tell(.ended) }
        return try field.sendAction()
      }
      if window.firstResponder === field { field.beginEdit() }
      // A field without anybody who takes its action leaves the key to the default button.
      if performer == nil { _ = try pressButton(.return, modifiers, in: window) }
      return
    }
    if try pressButton(.return, modifiers, in: window) { return }
    try pressPlain(.return, modifiers, in: window)
  }

  private static func pressEscape(_ modifiers: NSEvent.ModifierFlags, in window: NSWindow) throws(UserActionError) {
    if try pressButton(.escape, modifiers, in: window) { return }
    let performer = try UserActionError.running(window) {
      try NSApplication.shared.sendAction("cancelOperation:", from: window.firstResponder)
    }
    if performer != nil { return }
    if try sendEvent(.escape, modifiers, in: window) { return }
    throw UserActionError(
      .noSuchKey, window, "\(Reach.name(window)) has no button of the escape key; \(keys(in: window))")
  }

  private static func pressPlain(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) {
    switch window.firstResponder {
    case let field as NSTextField where field.isBeingEdited:
      guard key.isText || key == .delete else { break }
      guard try UserActionError.running(field, { field.insert(key.text, deleting: key == .delete) }) else {
        throw UserActionError(.refused, field, "the delegate does not let \(Reach.name(field)) be edited")
      }
      return
    case let view as NSTextView where view.isEditable:
      let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
      if try UserActionError.running(view, { try view.take(event) }) { return }
    case let outline as NSOutlineView where key == .left || key == .right:
      guard let item = outline.item(atRow: outline.selectedRow) else { break }
      return key == .right ? try outline.expand(item: item) : try outline.collapse(item: item)
    case let table as NSTableView where key == .up || key == .down:
      let selected = table.selectedRow
      let row = key == .down ? selected + 1 : selected < 0 ? table.numberOfRows - 1 : selected - 1
      try Rows.beThere(row, in: table)
      return try Rows.change(to: IndexSet(integer: row), row, of: table)
    case let control as NSControl where key == .space && (control is NSButton || control is NSSwitch):
      return try Pointer.press(control)
    default: break
    }
    if try sendEvent(key, modifiers, in: window) { return }
    if try pressButton(key, modifiers, in: window) { return }
    let holder = window.firstResponder.map(Reach.name) ?? ""
    throw UserActionError(
      .nothingHappens, window, "\(holder), which has the keys, takes no \(name(key, modifiers)); \(keys(in: window))")
  }

  static func sendEvent(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    guard let holder = window.firstResponder else { return false }
    return try UserActionError.running(holder) {
      let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
      let isTaken = window.deliver(event, to: holder)
      let release = NSEvent(.keyUp, in: window, characters: key.characters, modifiers: modifiers)
      _ = window.deliver(release, to: holder)
      return isTaken
    }
  }
}
