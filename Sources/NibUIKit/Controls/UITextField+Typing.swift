import NibRuntime
import NibStandIns

/// What a user does with a field.
extension UITextField {
  /// Types a text in the place of what is selected, at the end if code selected nothing, character by character as a keyboard
  /// does: each asks the delegate, and what it allows changes the text and fires `editingChanged`. Editing begins before, if it has not. A line break presses return;
  /// what comes after it goes on in the field that is edited then, if there is one.
  /// - Returns: false if nothing was typed: the field does not react, may not begin, or every character was refused.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func type(_ text: String) throws(RuntimeError) -> Bool {
    if let searchBar { return try searchBar.type(text) }
    guard reacts, try takeFocus() else { return false }
    var hasTyped = false
    for (place, character) in text.enumerated() {
      if character.isNewline {
        if try pressReturn() { hasTyped = true }
        guard !isEditing else { continue }
        let rest = String(text.dropFirst(place + 1))
        return try typeOn(rest) || hasTyped
      }
      if try replaceSelected(with: String(character)) { hasTyped = true }
    }
    return hasTyped
  }

  /// Types in whatever field is edited now.
  private func typeOn(_ text: String) throws(RuntimeError) -> Bool {
    guard !text.isEmpty, let next = firstResponder as? UITextField else { return false }
    return try next.type(text)
  }

  /// Puts a text in the place of all there is, as pasting over a selection does: one question, one change.
  /// - Returns: false if nothing changed, as `type`.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func replaceText(with text: String) throws(RuntimeError) -> Bool {
    if let searchBar { return try searchBar.replaceText(with: text) }
    guard reacts, try takeFocus() else { return false }
    selection = NSRange(location: 0, length: unitCount)
    return try replaceSelected(with: text)
  }

  /// Presses the delete key: each time the delegate is asked, then `deleteBackward()` deletes what is selected, or the
  /// character before it.
  /// - Returns: false if nothing was deleted.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func deleteBackward(_ count: Int) throws(RuntimeError) -> Bool {
    if let searchBar { return try searchBar.deleteBackward(count) }
    guard reacts, try takeFocus() else { return false }
    var hasDeleted = false
    for _ in 0..<max(count, 0) {
      guard let range = deletedByKey,
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
      else { break }
      try RuntimeError.translating(self) { try InterfaceFaults.catching { deleteBackward() } }
      hasDeleted = true
    }
    return hasDeleted
  }

  /// Taps the clear button: the delegate is asked, the text goes, `editingChanged` fires.
  /// - Returns: false if nothing happened. A field that shows no clear button is cleared all the same.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func clear() throws(RuntimeError) -> Bool {
    if let searchBar { return searchBar.clear() }
    guard reacts, delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    tellSelection()
    try send(.editingChanged)
    post(Self.textDidChangeNotification)
    return true
  }

  /// Presses return: the delegate is asked, then `editingDidEndOnExit` and the primary action fire. A field with an
  /// action for `editingDidEndOnExit` ends editing, as UIKit's does; any other goes on until somebody resigns it.
  /// - Returns: false if nothing happened: the field is not edited, the delegate refuses, or return waits for text.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func pressReturn() throws(RuntimeError) -> Bool {
    if let searchBar { return searchBar.search() }
    guard isEditing, reacts, !(enablesReturnKeyAutomatically && (text ?? "").isEmpty) else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    try send(.editingDidEndOnExit)
    try send(.primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { try giveUpFocus() }
    return true
  }

  private func replaceSelected(with string: String) throws(RuntimeError) -> Bool {
    let range = boundedSelection
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return false
    }
    typeAtSelection(string)
    try send(.editingChanged)
    post(Self.textDidChangeNotification)
    return true
  }

  /// Tells of a change that `insertText` or `deleteBackward` made.
  func tellChange() {
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Tells the delegate that another part is selected.
  public final func tellSelection() { delegate?.textFieldDidChangeSelection(self) }

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// Edits of text by ranges in UTF-16 units, as delegates are told them.
package enum TextEdit {
  /// The text with another in the place of a range; parts of the range beyond the text do not count.
  package static func replace(_ range: NSRange, of text: String, with string: String) -> String {
    let units = text.utf16
    let count = units.count
    let start = min(max(range.location, 0), count)
    let from = units.index(units.startIndex, offsetBy: start)
    let to = units.index(from, offsetBy: min(max(range.length, 0), count - start))
    return String(text[..<from]) + string + String(text[to...])
  }

  /// The place behind a text.
  static func end(of text: String?) -> NSRange { NSRange(location: (text ?? "").utf16.count, length: 0) }

  /// The characters of a range, which lies within the text.
  static func part(_ range: NSRange, of text: String) -> String {
    let units = text.utf16
    guard let from = units.index(units.startIndex, offsetBy: range.location, limitedBy: units.endIndex) else {
      return ""
    }
    let to = units.index(from, offsetBy: range.length, limitedBy: units.endIndex) ?? units.endIndex
    return String(decoding: Array(units[from..<to]), as: UTF16.self)
  }
}
