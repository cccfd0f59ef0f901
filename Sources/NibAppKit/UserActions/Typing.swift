import Foundation
import NibGraph
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSTextField {
  /// Types a text, as a user does who clicks the field if it has not got the keys: then behind what is there, else in
  /// place of what is selected, which is all of it where the keys came by the tab key.
  ///
  /// Each character changes the text, and the delegate hears it. A tab goes on to the next view and what comes behind it
  /// is typed there; a line break presses return.
  /// - Throws: `UserActionError` for a field that a user does not get at or cannot edit.
  public func typeText(_ text: String) throws(UserActionError) {
    let window = try Reach.window(of: self)
    try Pointer.activate(window)
    try Reach.beEnabled(self)
    guard isEditable else {
      throw UserActionError(.notEditable, self, "\(Reach.name(self)) cannot be edited; isEditable is false")
    }
    if window.firstResponder !== self { try click() }
    try Keyboard.type(text, in: window)
  }

  /// Types a text in place of all there is.
  /// - Throws: as `typeText(_:)`.
  public func replaceText(with text: String) throws(UserActionError) {
    try click()
    edit?.selection = (0, stringValue.utf16.count)
    if text.isEmpty { try Keyboard.press(.delete, [], in: Reach.window(of: self)) } else { try typeText(text) }
  }
}

extension UserOperable where Self: NSTextView {
  /// Types a text in place of what is selected; a click gives the view the keys if it has not got them.
  /// - Throws: `UserActionError` for a view that a user does not get at or cannot edit.
  public func typeText(_ text: String) throws(UserActionError) {
    let window = try Reach.window(of: self)
    try Pointer.activate(window)
    guard isEditable else {
      throw UserActionError(.notEditable, self, "\(Reach.name(self)) cannot be edited; isEditable is false")
    }
    try Pointer.giveKeys(to: self, in: window)
    try Keyboard.type(text, in: window)
  }
}

extension UserOperable where Self: NSWindow {
  /// Types a text where the keys are.
  /// - Throws: `UserActionError` for a window without the keys, or for keys that nobody takes.
  public func typeText(_ text: String) throws(UserActionError) {
    try Keyboard.beKey(self)
    try Keyboard.type(text, in: self)
  }

  /// Presses a key, with modifiers: `key("s", .command)`, `key(.tab, .shift)`, `key(.return)`.
  ///
  /// With command or control, the views of the window are asked first, then the main menu. Tab goes through the order of
  /// `nextKeyView`; return ends the edit of a field, or clicks the default button; escape clicks the button of that key.
  /// What nobody takes is an error that says which keys there are.
  /// - Throws: `UserActionError`.
  public func key(_ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    try Keyboard.beKey(self)
    try Keyboard.press(key, modifiers, in: self)
  }
}

extension UserOperable where Self: NSApplication {
  /// Presses a key in the window that has the keys; without one, of the main menu.
  /// - Throws: as `NSWindow.key`.
  public func key(_ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    if let window = keyWindow { return try window.key(key, modifiers) }
    try Keyboard.pressEquivalent(key, modifiers, in: nil)
  }

  /// Types a text in the window that has the keys.
  /// - Throws: as `NSWindow.typeText`; `windowNotKey` without such a window.
  public func typeText(_ text: String) throws(UserActionError) {
    guard let window = keyWindow else {
      throw UserActionError(.windowNotKey, self, "no window has the keys; call makeKeyAndOrderFront(nil)")
    }
    try window.typeText(text)
  }
}

/// A key of the keyboard: a character, or one without.
public struct KeyboardKey: ExpressibleByStringLiteral, Hashable, Sendable {
  /// The characters, as key equivalents have them.
  public let characters: String

  /// The key of a character.
  public init(_ characters: String) { self.characters = characters }

  /// The key of a character.
  public init(stringLiteral value: String) { characters = value }

  /// The return key.
  public static let `return` = KeyboardKey("\r")
  /// The escape key.
  public static let escape = KeyboardKey("\u{1b}")
  /// The tab key.
  public static let tab = KeyboardKey("\t")
  /// The space bar.
  public static let space = KeyboardKey(" ")
  /// The delete key.
  public static let delete = KeyboardKey("\u{7f}")
  /// The arrow up.
  public static let up = KeyboardKey("\u{f700}")
  /// The arrow down.
  public static let down = KeyboardKey("\u{f701}")
  /// The arrow to the left: closes a row of an outline.
  public static let left = KeyboardKey("\u{f702}")
  /// The arrow to the right: opens a row of an outline.
  public static let right = KeyboardKey("\u{f703}")
}

/// The edit of a field, while it has the keys.
struct FieldEdit {
  /// What is selected, in UTF-16: from and to.
  var selection: (start: Int, end: Int)
  /// Whether a character was typed.
  var hasBegun = false
}

extension NSTextField {
  /// Begins to edit, with all of the text selected.
  final func beginEdit() {
    guard isEditable else { return }
    edit = FieldEdit(selection: (0, stringValue.utf16.count))
  }

  /// Ends to edit: the delegate hears it, what is bound gets the text, and the action is sent if the cell says so.
  final func endEdit() -> Bool {
    guard let edit else { return true }
    self.edit = nil
    guard edit.hasBegun else { return true }
    delegate?.controlTextDidEndEditing(self)
    InterfaceFaults.raising {
      if cell.sendsActionOnEndEditing {
        try sendAction()
      } else {
        try commitBindings()
        try cell.commitBindings()
      }
    }
    return true
  }

  /// Puts a text in place of what is selected, as a key does.
  final func insert(_ text: String, deleting: Bool = false) {
    guard var edit else { return }
    let old = stringValue
    let count = old.utf16.count
    var (start, end) = (min(edit.selection.start, count), min(edit.selection.end, count))
    if deleting, start == end {
      guard start > 0 else { return }
      let before = old.utf16.index(old.startIndex, offsetBy: start)
      start = old[..<old.index(before: before)].utf16.count
    }
    (start, end) = (min(start, end), max(start, end))
    if !edit.hasBegun { delegate?.controlTextDidBeginEditing(self) }
    edit.hasBegun = true
    let from = old.utf16.index(old.startIndex, offsetBy: start)
    let to = old.utf16.index(old.startIndex, offsetBy: end)
    stringValue = old[..<from] + text + old[to...]
    let place = start + text.utf16.count
    edit.selection = (place, place)
    self.edit = edit
    delegate?.controlTextDidChange(self)
    guard liveBindings["value"]?.options.updatesContinuously == true else { return }
    InterfaceFaults.raising { try commitBindings() }
  }
}

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
    if let field = window.firstResponder as? NSTextField, field.edit != nil {
      let performer = try UserActionError.running(field) { () -> AnyObject? in
        let hasBegun = field.edit?.hasBegun == true
        field.edit = nil
        if hasBegun { field.delegate?.controlTextDidEndEditing(field) }
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
    case let field as NSTextField where field.edit != nil:
      guard key.isText || key == .delete else { break }
      return try UserActionError.running(field) { field.insert(key.text, deleting: key == .delete) }
    case let view as NSTextView where view.isEditable && (key.isText || [.delete, .return, .tab].contains(key)):
      return try UserActionError.running(view) { try view.insert(key.text, deleting: key == .delete) }
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

  private static func sendEvent(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    guard let holder = window.firstResponder else { return false }
    return try UserActionError.running(holder) {
      let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
      let isTaken = holder.answers(event) { $0.keyDown(with: $1) }
      _ = holder.answers(NSEvent(.keyUp, in: window, characters: key.characters, modifiers: modifiers)) {
        $0.keyUp(with: $1)
      }
      return isTaken
    }
  }

  // MARK: Key equivalents

  /// Presses a key that views and the main menu are asked for.
  static func pressEquivalent(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow?
  ) throws(UserActionError) {
    if let window {
      let event = NSEvent(.keyDown, in: window, characters: key.characters, modifiers: modifiers)
      for view in views(of: window) where !view.isHiddenOrHasHiddenAncestor {
        if try UserActionError.running(view, { view.performKeyEquivalent(with: event) }) { return }
      }
      if try pressButton(key, modifiers, in: window) { return }
    }
    if let menu = NSApplication.shared.mainMenu, try pressItem(key, modifiers, in: menu) { return }
    if let window, try sendEvent(key, modifiers, in: window) { return }
    throw UserActionError(
      .noSuchKey, window ?? NSApplication.shared, "nobody has the key \(name(key, modifiers)); \(keys(in: window))")
  }

  private static func views(of window: NSWindow) -> [NSView] {
    window.contentView.map { AppKitTree.all(below: [$0]).compactMap { $0 as? NSView } } ?? []
  }

  private static func isKey(
    _ own: String, _ ownModifiers: NSEvent.ModifierFlags, _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags
  ) -> Bool {
    guard !own.isEmpty else { return false }
    // The keys of buttons have a line feed in some documents, a carriage return in others.
    let own = own == "\n" ? "\r" : own
    if own == key.characters, ownModifiers == modifiers { return true }
    // A capital stands for the shift key.
    let capital = key.characters.uppercased()
    return own == capital && capital != key.characters && ownModifiers.union(.shift) == modifiers
  }

  /// Clicks the button of a key in a window.
  private static func pressButton(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in window: NSWindow
  ) throws(UserActionError) -> Bool {
    var disabled: NSButton?
    for case let button as NSButton in views(of: window) where !button.isHiddenOrHasHiddenAncestor {
      guard button.window === window,
        isKey(button.keyEquivalent, button.buttonCell?.keyEquivalentModifiers ?? [], key, modifiers)
      else { continue }
      guard button.isEnabled else {
        disabled = disabled ?? button
        continue
      }
      try Pointer.press(button)
      return true
    }
    if let disabled { try Reach.beEnabled(disabled) }
    return false
  }

  /// Chooses the menu item of a key; the menus that are asked are validated.
  private static func pressItem(
    _ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags, in menu: NSMenu
  ) throws(UserActionError) -> Bool {
    var disabled: NSMenuItem?
    for item in menu.allItems where isKey(item.keyEquivalent, item.keyEquivalentModifiers, key, modifiers) {
      if let menu = item.menu {
        menu.delegate?.menuNeedsUpdate(menu)
        menu.update()
      }
      guard item.canBeChosen else {
        disabled = disabled ?? item
        continue
      }
      try Menus.perform(item)
      return true
    }
    guard let disabled else { return false }
    try Menus.beEnabled(disabled)
    throw UserActionError(.hidden, disabled, "menu item '\(disabled.title)', which has the key, is hidden")
  }

  private static func name(_ key: KeyboardKey, _ modifiers: NSEvent.ModifierFlags) -> String {
    KeyEquivalent.text(key.characters, modifiers: Int64(modifiers.rawValue))
  }

  /// The keys that buttons of a window and items of the main menu have, for messages.
  private static func keys(in window: NSWindow?) -> String {
    let buttons = window.map { views(of: $0).compactMap { $0 as? NSButton } } ?? []
    let ofButtons = buttons.filter { !$0.keyEquivalent.isEmpty }.map {
      name(KeyboardKey($0.keyEquivalent), $0.buttonCell?.keyEquivalentModifiers ?? []) + " \($0.title)"
    }
    let items = NSApplication.shared.mainMenu?.allItems ?? []
    let ofItems = items.filter { !$0.keyEquivalent.isEmpty }.map {
      name(KeyboardKey($0.keyEquivalent), $0.keyEquivalentModifiers) + " \($0.title)"
    }
    return "keys of buttons: \(UserActionError.list(ofButtons)); of the main menu: \(UserActionError.list(ofItems))"
  }
}

extension KeyboardKey {
  /// Whether it puts in a character that is seen.
  fileprivate var isText: Bool {
    characters.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7f && !(0xf700...0xf8ff).contains($0.value)
    }
  }

  /// What it puts into a text.
  fileprivate var text: String { self == .delete ? "" : self == .return ? "\n" : characters }
}

extension NSTextView {
  /// Puts a text in place of what is selected, as a key does.
  fileprivate final func insert(_ text: String, deleting: Bool) throws(RuntimeError) {
    var range = selectedRange()
    let old = string as NSString
    if deleting, range.length == 0, range.location > 0 {
      range = old.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    string = old.replacingCharacters(in: range, with: text)
    setSelectedRange(NSRange(location: range.location + text.utf16.count, length: 0))
    try commitBindings()
  }
}
