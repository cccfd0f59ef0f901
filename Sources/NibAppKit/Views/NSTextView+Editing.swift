import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// Changes of the text, as keys and menus make them.

extension NSTextView {
  final var textDelegate: (any NSTextViewDelegate)? { outlet("delegate") as? any NSTextViewDelegate }

  /// What is told of editing, if it is of the protocol.
  public final var delegate: (any NSTextViewDelegate)? {
    get { textDelegate }
    set { connect("delegate", to: newValue) }
  }

  final func standardAttributedString() -> NSAttributedString { DesktopText.attributed(text) }

  /// What of a range lies in the text, which may have become shorter since.
  final func clipped(_ range: NSRange) -> NSRange {
    let count = string.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }

  final func standardReplaceCharacters(in range: NSRange, with text: String) {
    textStorage?.replaceCharacters(in: clipped(range), with: text)
  }

  /// - Returns: whether the text came in: the view can be edited, and the delegate allows it.
  @discardableResult
  final func type(_ string: Any, in replacementRange: NSRange, isSubstitute: Bool = false) -> Bool {
    guard isEditable else { return false }
    let typed = (string as? NSAttributedString)?.string ?? string as? String ?? "\(string)"
    let range = replacementRange.location == NSNotFound ? markedOrSelected : clipped(replacementRange)
    guard shouldChangeText(in: range, replacementString: typed) else { return false }
    let typing = system.typing
    // First, for who hears of the text asks where the insertion point is.
    let old = selection
    noteUndo(of: range, typed: typed.utf16.count)
    selections = [NSRange(location: range.location + typed.utf16.count, length: 0)]
    (anchor, goalX) = (nil, nil)
    system.marked = NSRange(location: NSNotFound, length: 0)
    system.isTyping = true
    if let text = string as? NSAttributedString {
      textStorage?.replaceCharacters(in: range, with: text)
    } else if let typing, !typed.isEmpty {
      textStorage?.replaceCharacters(in: range, with: NSAttributedString(string: typed, attributes: typing))
    } else {
      textStorage?.replaceCharacters(in: range, with: typed)
    }
    system.isTyping = false
    selections = selections.map { clipped($0) }
    if selection != old { tellSelection(after: [old]) }
    didChangeText()
    if !isSubstitute { substitute(after: typed) }
    return true
  }

  private var markedOrSelected: NSRange { hasMarkedText() ? clipped(system.marked) : selectedRange() }

  /// Asks whether a text may come in place of a part, and whether editing may begin.
  final func mayChange(_ range: NSRange, _ text: String?) -> Bool {
    guard isEditable else { return false }
    if !system.hasBegun {
      guard textDelegate?.textShouldBeginEditing(self) ?? true else { return false }
      system.hasBegun = true
      let notification = Notification(name: NSText.didBeginEditingNotification, object: self)
      textDelegate?.textDidBeginEditing(notification)
      NotificationCenter.default.post(notification)
    }
    return textDelegate?.textView(
      self, shouldChangeTextInRanges: [NSValue(range: range)], replacementStrings: text.map { [$0] }) ?? true
  }

  final func standardShouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool {
    isEditable
      && textDelegate?.textView(self, shouldChangeTextInRanges: affectedRanges, replacementStrings: replacementStrings)
        ?? true
  }

  final func tellChange() {
    let notification = Notification(name: Self.textDidChangeNotification, object: self)
    textDelegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  /// Ends editing: the delegate may refuse it.
  final func endEditing() -> Bool {
    guard system.hasBegun else { return true }
    guard textDelegate?.textShouldEndEditing(self) ?? true else { return false }
    system.hasBegun = false
    let notification = Notification(name: NSText.didEndEditingNotification, object: self)
    textDelegate?.textDidEndEditing(notification)
    NotificationCenter.default.post(notification)
    return true
  }

  /// The text is another one.
  public static let textDidChangeNotification = NSText.didChangeNotification

  /// Makes a text view within a scroll view.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = make(dynamic: .zero)
    return scroll
  }

  /// Makes a text view within a scroll view for a text without attributes: black on white, with straight quotes.
  public static func scrollablePlainDocumentContentTextView() -> NSScrollView {
    let scroll = scrollableTextView()
    let view = scroll.documentView as? NSTextView
    view?.isRichText = false
    view?.allowsUndo = true
    return scroll
  }

  /// Makes a text view within a scroll view for a document.
  public static func scrollableDocumentContentTextView() -> NSScrollView {
    let scroll = scrollableTextView()
    (scroll.documentView as? NSTextView)?.allowsUndo = true
    return scroll
  }
}

/// Undoing.
extension NSTextView {
  final var undoManagerOfText: UndoManager? { undoManager ?? window?.undoManager }

  /// Notes how a change is undone. Characters that are typed one after another are undone together.
  private func noteUndo(of range: NSRange, typed: Int) {
    guard allowsUndo, let manager = undoManagerOfText else { return }
    if let run = system.run, range.length == 0, typed > 0, range.location == NSMaxRange(run.range), !manager.isUndoing {
      run.range.length += typed
      return
    }
    let old = attributedString().attributedSubstring(from: range)
    let run = TypedRun(NSRange(location: range.location, length: typed), insteadOf: old)
    system.run = typed > 0 && range.length == 0 ? run : nil
    manager.registerUndo(withTarget: self) { view in
      view.system.run = nil
      view.insertText(run.old, replacementRange: run.range)
      view.system.run = nil
    }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName("Typing") }
  }

  final func standardBreakUndoCoalescing() { system.run = nil }
  /// Whether what is typed next is undone with what was typed last.
  public final var isCoalescingUndo: Bool { system.run != nil }
}
