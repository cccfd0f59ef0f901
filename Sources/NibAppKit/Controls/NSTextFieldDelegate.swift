import Foundation
import NibRuntime
import NibStandIns

/// What is asked and told of editing in a control. Stands in for NSControlTextEditingDelegate.
///
/// The object of a notification is the control, its `userInfo` has the text view under `NSFieldEditor`, and that of the end
/// the number of an `NSTextMovement` under `NSTextMovement`.
@MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  /// Whether the text may be changed; asked before the first character.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Whether editing may end with the text as it is; no keeps the keys where they are.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Whether a text that the formatter does not know is taken as it is; no keeps the keys where they are.
  func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?) -> Bool
  /// Whether what the formatter made of the text may be the content; no keeps the keys where they are.
  func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
  /// Whether it does itself what a key stands for, as `moveDown:` or `cancelOperation:`; the editor then does nothing.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// What a part of a word can be completed to, and which is selected; -1 for none.
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]
  /// Editing begins.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// The text changed.
  func controlTextDidChange(_ obj: Notification)
  /// Editing ends.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  /// Yes.
  public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
  /// Yes.
  public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
  /// No.
  public func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error: String?)
    -> Bool
  { false }
  /// Yes.
  public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
  /// No.
  public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// The words that there are.
  public func control(
    _ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] { words }
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// What is told of editing in a text field, by notifications or with the field itself. Stands in for
/// NSTextFieldDelegate.
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
  /// Editing begins.
  func controlTextDidBeginEditing(_ field: NSTextField)
  /// The text changed.
  func controlTextDidChange(_ field: NSTextField)
  /// Editing ends.
  func controlTextDidEndEditing(_ field: NSTextField)
}

extension NSTextFieldDelegate {
  /// Calls the method that takes the notification.
  public func controlTextDidBeginEditing(_ field: NSTextField) { controlTextDidBeginEditing(field.notice(.began)) }
  /// Calls the method that takes the notification.
  public func controlTextDidChange(_ field: NSTextField) { controlTextDidChange(field.notice(.changed)) }
  /// Calls the method that takes the notification.
  public func controlTextDidEndEditing(_ field: NSTextField) { controlTextDidEndEditing(field.notice(.ended)) }
}

/// What is told of an edit. Documented: the names, by AppKit.
enum EditNotice: String {
  case began = "NSControlTextDidBeginEditingNotification"
  case changed = "NSControlTextDidChangeNotification"
  case ended = "NSControlTextDidEndEditingNotification"
}

extension NSTextField {
  /// The text as a text view has it, for those who are asked and told of an edit.
  final var editingText: NSTextView {
    if let editor { return editor }
    let view = NSTextView()
    view.isFieldEditor = true
    view.string = stringValue
    return view
  }

  /// The notification of what is told; that of the end says what ended it.
  final func notice(_ notice: EditNotice) -> Notification {
    var info: [AnyHashable: Any] = ["NSFieldEditor": editingText]
    if notice == .ended { info[NSText.movementUserInfoKey] = movement.rawValue }
    return Notification(name: Notification.Name(notice.rawValue), object: self, userInfo: info)
  }

  /// Tells the delegate, and whoever listens to notifications.
  final func tell(_ notice: EditNotice) {
    switch notice {
    case .began: delegate?.controlTextDidBeginEditing(self)
    case .changed: delegate?.controlTextDidChange(self)
    case .ended: delegate?.controlTextDidEndEditing(self)
    }
    NotificationCenter.default.post(self.notice(notice))
  }

  /// Whether the formatter and the delegate let an edit end with the text as it is.
  final var mayEndEdit: Bool {
    guard let editor, editor.hasBegun else { return true }
    guard takes(editor.string) else { return false }
    return textShouldEndEditing(editor)
  }

  /// Whether a text can be the content: the formatter knows it, or the delegate takes it all the same.
  final func takes(_ text: String) -> Bool {
    guard let refusal = cell.refusal(of: text) else {
      return delegate?.control(self, isValidObject: cell.objectValue) ?? true
    }
    return delegate?.control(self, didFailToFormatString: text, errorDescription: refusal) ?? false
  }
}
