import Foundation
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

  /// Ends to edit, if the delegate allows it: it hears so, what is bound gets the text, and the action is sent if the cell says so.
  final func endEdit() -> Bool {
    guard let edit else { return true }
    guard mayEndEdit else { return false }
    self.edit = nil
    guard edit.hasBegun else { return true }
    tell(.ended)
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
  /// - Returns: false if the delegate does not let the text be changed.
  final func insert(_ text: String, deleting: Bool = false) -> Bool {
    guard var edit else { return false }
    guard edit.hasBegun || delegate?.control(self, textShouldBeginEditing: editingText) ?? true else { return false }
    let old = stringValue
    let count = old.utf16.count
    var (start, end) = (min(edit.selection.start, count), min(edit.selection.end, count))
    if deleting, start == end {
      guard start > 0 else { return true }
      let before = old.utf16.index(old.startIndex, offsetBy: start)
      start = old[..<old.index(before: before)].utf16.count
    }
    (start, end) = (min(start, end), max(start, end))
    if !edit.hasBegun { tell(.began) }
    edit.hasBegun = true
    let from = old.utf16.index(old.startIndex, offsetBy: start)
    let to = old.utf16.index(old.startIndex, offsetBy: end)
    stringValue = old[..<from] + text + old[to...]
    let place = start + text.utf16.count
    edit.selection = (place, place)
    self.edit = edit
    tell(.changed)
    if liveBindings["value"]?.options.updatesContinuously == true { InterfaceFaults.raising { try commitBindings() } }
    return true
  }
}

extension KeyboardKey {
  /// Whether it puts in a character that is seen.
  var isText: Bool {
    characters.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7f && !(0xf700...0xf8ff).contains($0.value)
    }
  }

  /// What it puts into a text.
  var text: String { self == .delete ? "" : self == .return ? "\n" : characters }
}

extension NSTextView {
  /// Puts a text in place of what is selected, as a key does.
  final func insert(_ text: String, deleting: Bool) throws(RuntimeError) {
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
