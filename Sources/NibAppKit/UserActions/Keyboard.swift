import Foundation
import NibRuntime
import NibStandIns

/// What a keyboard does.
@MainActor
enum Keyboard {
  /// Throws for a window that has not got the keys.
  static func beKey(_ window: NSWindow) throws(UserActionError) {
    try Reach.beUsable(window)
    guard !window.state.hasKeys else { return }
    let other = NSApplication.shared.keyWindow.map { "\(Reach.name($0)) has them" } ?? "no window has them"
    throw UserActionError(
      .windowNotKey, window, "\(Reach.name(window)) has not got the keys: \(other); call makeKeyAndOrderFront(nil)")
  }

  /// Types characters one by one, then pauses.
  static func type(_ text: String, in window: NSWindow) throws(UserActionError) {
    for character in text {
      let key = character.isNewline ? KeyboardKey.return : KeyboardKey("\(character)")
      let now = window.isVisible && window.state.hasKeys ? window : NSApplication.shared.keyWindow ?? window
      try strike(key, [], in: now)
    }
    try pause(window)
  }

  /// Presses a key and lets it go, then pauses.
  static func press(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow?
  ) throws(UserActionError) {
    try strike(key, modifiers, in: window)
    if let window { try pause(window) }
  }

  /// Presses a key and lets it go: its events go through the application. With command, nobody hears that it comes up.
  private static func strike(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow?
  ) throws(UserActionError) {
    let application = NSApplication.shared
    let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
    let isTaken = try application.deliver(event, to: window ?? application)
    guard let window else {
      if !isTaken { throw noSuchKey(key, modifiers, in: nil) }
      return
    }
    guard !modifiers.contains(.command), window.isVisible, let holder = window.firstResponder else { return }
    let release = NSEvent(.keyUp, in: window, characters: key.characters, modifiers: modifiers)
    try application.deliver(release, to: holder)
  }

  /// Does what a key does in a window that is no key of a button or menu.
  /// - Returns: true; what nobody takes is an error.
  static func take(_ event: NSEvent, in window: NSWindow) throws(UserActionError) -> Bool {
    let key = KeyboardKey(event.characters ?? "")
    let modifiers = event.equivalentModifiers
    if event.mayBeEquivalent {
      if try edit(event, in: window) { return true }
      if try hear(event, in: window) { return true }
      throw noSuchKey(event.equivalentKey, modifiers, in: window)
    }
    if try edit(event, in: window) { return true }
    let isTextView = (window.firstResponder as? NSTextView)?.isEditable == true
    switch key {
    case .tab where !isTextView: try pressTab(modifiers, in: window)
    case .return where !isTextView: try pressReturn(event, modifiers, in: window)
    case .escape: try pressEscape(event, modifiers, in: window)
    default: try pressPlain(key, event, modifiers, in: window)
    }
    return true
  }

  private static func pressTab(_ modifiers: NSEvent.ModifierFlags, in window: NSWindow) throws(UserActionError) {
    let holder = window.firstResponder
    let direction: KeyViewLoop.Direction = modifiers.contains(.shift) ? .previous : .next
    let field = holder as? NSTextField
    field?.movement = direction == .next ? .tab : .backtab
    defer { field?.movement = .other }
    guard try UserActionError.running(window, { window.step(direction) }) else {
      let isRefused = holder !== window && window.firstResponder === holder && holder is NSView
      let name = holder.map(Reach.name) ?? ""
      let hasOther = (holder as? NSView).flatMap { KeyViewLoop(window).valid(direction, from: $0) } != nil
      if isRefused, hasOther { throw UserActionError(.refused, window, "\(name) keeps the keys") }
      throw UserActionError(
        .nothingHappens, window, "the tab key leads from \(name) to no other view that takes the keys")
    }
  }

  private static func pressReturn(
    _ event: NSEvent, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) {
    if let field = window.firstResponder as? NSTextField, field.isBeingEdited {
      let performer = try UserActionError.running(field) { () -> AnyObject? in
        guard field.mayEndEdit else {
          throw UserActionError(.refused, field, "the delegate does not let the edit of \(Reach.name(field)) end")
        }
        let hasBegun = field.editor?.hasBegun == true
        if hasBegun { field.validateEditing() }
        (field as? NSTokenField)?.takeTokens()
        field.editor = nil
        field.endEditor()
        field.movement = .return
        defer { field.movement = .other }
        if hasBegun { field.textDidEndEditing(field.notice(.ended)) }
        return try field.sendAction()
      }
      if window.firstResponder === field { field.beginEdit() }
      // A field without anybody who takes its action leaves the key to the default button.
      if performer == nil { _ = try pressButton(.return, modifiers, in: window) }
      return
    }
    if try pressButton(.return, modifiers, in: window) { return }
    try pressPlain(.return, event, modifiers, in: window)
  }

  private static func pressEscape(
    _ event: NSEvent, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) {
    if try pressButton(.escape, modifiers, in: window) { return }
    let performer = try UserActionError.running(window) {
      try NSApplication.shared.sendAction("cancelOperation:", from: window.firstResponder)
    }
    if performer != nil { return }
    if try hear(event, in: window) { return }
    // As the window does with a key that its first responder has passed on.
    if let holder = window.firstResponder,
      try UserActionError.running(holder, { ResponderChainEnd.isTaken { holder.doCommand(by: "cancelOperation:") } })
    {
      return
    }
    if try UserActionError.running(window, { NSPopover.closeForEscape(in: window) }) { return }
    throw UserActionError(
      .noSuchKey, window, "\(Reach.name(window)) has no button of the escape key; \(keys(in: window))")
  }

  private static func pressPlain(
    _ key: KeyboardKey, _ event: NSEvent, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) {
    switch window.firstResponder {
    case let field as NSTextField where field.isBeingEdited:
      guard key.isText && !key.text.isEmpty || key == .delete else { break }
      guard try UserActionError.running(field, { field.insert(key.text, deleting: key == .delete) }) else {
        throw UserActionError(.refused, field, "the delegate does not let \(Reach.name(field)) be edited")
      }
      return
    case let view as NSTextView where view.isEditable:
      if try UserActionError.running(view, { try view.take(event) }) { return }
    case let outline as NSOutlineView where key == .left || key == .right:
      guard let item = outline.item(atRow: outline.selectedRow) else { break }
      return try hear(event, at: outline) {
        key == .right ? try outline.expand(item: item) : try outline.collapse(item: item)
      }
    case let table as NSTableView where key == .up || key == .down:
      return try hear(event, at: table) { try Rows.step(key == .down ? 1 : -1, in: table) }
    case let control as NSControl where key == .space && (control is NSButton || control is NSSwitch):
      return try hear(event, at: control) { try Pointer.press(control) }
    default: break
    }
    if try hear(event, in: window) { return }
    if try pressButton(key, modifiers, in: window) { return }
    let holder = window.firstResponder.map(Reach.name) ?? ""
    throw UserActionError(
      .nothingHappens, window, "\(holder), which has the keys, takes no \(name(key, modifiers)); \(keys(in: window))")
  }

  /// Lets the first responder hear of a key.
  /// - Returns: whether somebody along the chain takes it.
  private static func hear(_ event: NSEvent, in window: NSWindow) throws(UserActionError) -> Bool {
    guard let holder = window.firstResponder else { return false }
    return try UserActionError.running(holder) { holder.answers(event) { $0.keyDown(with: $1) } }
  }

  /// Lets a control hear of a key that it does something about, unless its class does otherwise.
  private static func hear(
    _ event: NSEvent, at control: NSControl, doing action: @escaping () throws -> Void
  ) throws(UserActionError) {
    try NSApplication.shared.pass(event, to: control, { $0.keyDown(with: $1) }, doing: action)
  }
}
