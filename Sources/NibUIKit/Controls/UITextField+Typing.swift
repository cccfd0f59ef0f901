import NibRuntime
import NibStandIns

/// What a user does with a field.
extension UITextField {
  /// Types a text at the end, character by character, as a keyboard does: each asks the delegate, and what it allows
  /// changes the text and fires `editingChanged`. Editing begins before, if it has not. A line break presses return;
  /// what comes after it goes on in the field that is edited then, if there is one.
  /// - Returns: false if nothing was typed: the field does not react, may not begin, or every character was refused.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func type(_ text: String) throws(RuntimeError) -> Bool {
    guard reacts, try takeFocus() else { return false }
    var hasTyped = false
    for (place, character) in text.enumerated() {
      if character.isNewline {
        if try pressReturn() { hasTyped = true }
        guard !isEditing else { continue }
        let rest = String(text.dropFirst(place + 1))
        return try typeOn(rest) || hasTyped
      }
      let end = NSRange(location: (self.text ?? "").utf16.count, length: 0)
      if try replace(end, with: String(character)) { hasTyped = true }
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
    guard reacts, try takeFocus() else { return false }
    return try replace(NSRange(location: 0, length: (self.text ?? "").utf16.count), with: text)
  }

  /// Presses the delete key: each time the delegate is asked, then `deleteBackward()` deletes at the end.
  /// - Returns: false if nothing was deleted.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func deleteBackward(_ count: Int) throws(RuntimeError) -> Bool {
    guard reacts, try takeFocus() else { return false }
    var hasDeleted = false
    selection = nil
    for _ in 0..<min(max(count, 0), (text ?? "").count) {
      guard let last = text?.last else { break }
      let length = String(last).utf16.count
      let range = NSRange(location: (text ?? "").utf16.count - length, length: length)
      guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { break }
      try RuntimeError.translating(self) { try InterfaceFaults.catching { deleteBackward() } }
      delegate?.textFieldDidChangeSelection(self)
      hasDeleted = true
    }
    return hasDeleted
  }

  /// Taps the clear button: the delegate is asked, the text goes, `editingChanged` fires.
  /// - Returns: false if nothing happened. A field that shows no clear button is cleared all the same.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func clear() throws(RuntimeError) -> Bool {
    guard reacts, delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    delegate?.textFieldDidChangeSelection(self)
    try send(.editingChanged)
    return true
  }

  /// Presses return: the delegate is asked, then `editingDidEndOnExit` and the primary action fire. A field with an
  /// action for `editingDidEndOnExit` ends editing, as UIKit's does; any other goes on until somebody resigns it.
  /// - Returns: false if nothing happened: the field is not edited, the delegate refuses, or return waits for text.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  public func pressReturn() throws(RuntimeError) -> Bool {
    guard isEditing, reacts, !(enablesReturnKeyAutomatically && (text ?? "").isEmpty) else { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    try send(.editingDidEndOnExit)
    try send(.primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { try giveUpFocus() }
    return true
  }

  private func replace(_ range: NSRange, with string: String) throws(RuntimeError) -> Bool {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return false
    }
    text = TextEdit.replace(range, of: text ?? "", with: string)
    delegate?.textFieldDidChangeSelection(self)
    try send(.editingChanged)
    return true
  }
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

/// Hears what happens to a text field, and may forbid it. All is optional: what is left out allows and does nothing.
///
/// Stands for UITextFieldDelegate, under the same names.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a text may take the place of a range, counted in UTF-16 units.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// The text changed by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may do its work.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key may do its work.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
