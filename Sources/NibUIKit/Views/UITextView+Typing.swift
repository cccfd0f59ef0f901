import NibRuntime
import NibStandIns

/// What a user does with a text view.
extension UITextView {
  /// Types a text in the place of what is selected, at the end if code selected nothing, character by character: each asks
  /// the delegate, who hears of what it allows.
  /// - Returns: false if nothing was typed: no touch reaches the view, it may not begin, or all was refused.
  /// - Throws: `RuntimeError` of an action that the end of editing elsewhere fires.
  @discardableResult
  public func type(_ text: String) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    var hasTyped = false
    for character in text where typeOne(String(character)) { hasTyped = true }
    return hasTyped
  }

  /// Puts a text in the place of all there is, as pasting over a selection does.
  /// - Returns: false if nothing changed, as `type`.
  /// - Throws: as `type`.
  @discardableResult
  public func replaceText(with text: String) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    selection = NSRange(location: 0, length: unitCount)
    return typeOne(text)
  }

  /// Presses the delete key: each time the delegate is asked, then `deleteBackward()` deletes what is selected, or the
  /// character before it.
  /// - Returns: false if nothing was deleted.
  /// - Throws: as `type`.
  @discardableResult
  public func deleteBackward(_ count: Int) throws(RuntimeError) -> Bool {
    guard receivesTouches, try takeFocus() else { return false }
    var hasDeleted = false
    for _ in 0..<max(count, 0) {
      guard let range = deletedByKey,
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true
      else { break }
      try RuntimeError.translating(self) { try InterfaceFaults.catching { deleteBackward() } }
      hasDeleted = true
    }
    return hasDeleted
  }

  private func typeOne(_ string: String) -> Bool {
    let range = boundedSelection
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return false }
    typeAtSelection(string)
    tellChange()
    return true
  }

  func tellChange() {
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Tells the delegate that another part is selected.
  public final func tellSelection() { textDelegate?.textViewDidChangeSelection(self) }

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Editing began; `object` is the text view, as of those below.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A user changed the text, or `insertText` or `deleteBackward` did.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
