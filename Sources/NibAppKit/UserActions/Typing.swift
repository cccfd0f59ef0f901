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
    editor?.selectAll(nil)
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
    try Keyboard.press(key, modifiers, in: nil)
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
  /// The key that deletes what comes next.
  public static let forwardDelete = KeyboardKey("\u{f728}")
  /// The key that leads to the beginning.
  public static let home = KeyboardKey("\u{f729}")
  /// The key that leads to the end.
  public static let end = KeyboardKey("\u{f72b}")
  /// The key that leads a page up.
  public static let pageUp = KeyboardKey("\u{f72c}")
  /// The key that leads a page down.
  public static let pageDown = KeyboardKey("\u{f72d}")
}

/// The text view that edits the text of a field while the field has the keys.
final class FieldEditor: NSTextView {
  weak var field: NSTextField?
  /// Whether the delegate heard that the text is edited.
  var hasBegun = false
  /// The tokens of a token field by the texts that they are edited as.
  var tokens: [(text: String, object: Any)] = []
  /// What the field had when it was shown, or took the text, the last time; by a formatter it may be another text.
  private var shown = ""
  /// The text that the field took the last time.
  private(set) var taken = ""

  override func textDidChange() { field?.takeEdit(string) }

  override func copy(_ sender: Any?) {
    if (field as? NSTokenField)?.writeTokens(self) != true { super.copy(sender) }
  }

  override func paste(_ sender: Any?) {
    if (field as? NSTokenField)?.readTokens(self) != true { super.paste(sender) }
  }

  override func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? {
    guard let field, let delegate = field.delegate else { return nil }
    return delegate.control(
      field, textView: self, completions: [], forPartialWordRange: charRange, indexOfSelectedItem: index)
  }

  /// Shows the text of the field, which may have been set meanwhile.
  func showField() {
    guard let field, field.stringValue != shown else { return }
    self.field = nil
    string = field.stringValue
    self.field = field
    note(string)
  }

  /// Notes that the field has taken a text, or is shown.
  func note(_ text: String) {
    taken = text
    shown = field?.stringValue ?? text
  }
}

extension NSTextField {
  /// Whether typing changes the text.
  final var isBeingEdited: Bool { editor?.isEditable == true }

  /// Begins to edit, with all of the text selected.
  final func beginEdit() {
    guard isEditable || isSelectable else { return }
    let new = FieldEditor()
    new.isFieldEditor = true
    new.string = stringValue
    new.isEditable = isEditable
    new.selectAll(nil)
    new.field = self
    new.note(stringValue)
    _ = cell.setUpFieldEditorAttributes(new)
    new.tokens = (self as? NSTokenField)?.editedTokens ?? []
    editor = new
  }

  /// Ends to edit, if the delegate allows it: it hears so, what is bound gets the text, and the action is sent if the cell says so.
  final func endEdit() -> Bool {
    guard let editor else { return true }
    guard mayEndEdit else { return false }
    if editor.hasBegun { validateEditing() }
    (self as? NSTokenField)?.takeTokens()
    self.editor = nil
    endEditor()
    guard editor.hasBegun else { return true }
    textDidEndEditing(notice(.ended))
    InterfaceFaults.raising {
      try (self as? NSSearchField)?.searchForTyped()
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
    guard let editor else { return false }
    guard editor.hasBegun || textShouldBeginEditing(editor) else { return false }
    editor.showField()
    let range = editor.selectedRange()
    if deleting, range.length == 0 {
      guard range.location > 0 else { return true }
      editor.deleteBackward(nil)
    } else {
      let rest = (self as? NSComboBox)?.completion(behind: text, in: editor) ?? ""
      editor.insertText(text + rest)
      if !rest.isEmpty, editor.string.hasSuffix(rest) {
        let count = rest.utf16.count
        editor.setSelectedRange(NSRange(location: editor.string.utf16.count - count, length: count))
      }
      if let tokens = self as? NSTokenField, tokens.isSeparated(text) { tokens.takeTokens() }
    }
    return true
  }

  /// Takes the text that the editor has now.
  final func takeEdit(_ text: String) {
    guard let editor, editor.taken != text else { return }
    if !editor.hasBegun {
      editor.hasBegun = true
      beginEditor()
      textDidBeginEditing(notice(.began))
    }
    stringValue = text
    editor.note(text)
    textDidChange(notice(.changed))
    (self as? NSSearchField)?.takeTyped()
    if liveBindings["value"]?.options.updatesContinuously == true { InterfaceFaults.raising { try commitBindings() } }
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
  /// Does what a key does, and hands the text to what is bound.
  /// - Returns: whether anybody took the key.
  final func take(_ event: NSEvent) throws(RuntimeError) -> Bool {
    let isTaken = ResponderChainEnd.isTaken { keyDown(with: event) }
    try commitBindings()
    return isTaken
  }
}
