import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The text of a view with its attributes, which code changes in place. Stands in for NSTextStorage.
@MainActor
public final class NSTextStorage {
  private weak var view: NSTextView?

  init(of view: NSTextView) { self.view = view }

  private var text: NSMutableAttributedString {
    NSMutableAttributedString(attributedString: DesktopText.attributed(view?.text ?? NibText("")))
  }

  private func change(_ body: (NSMutableAttributedString) -> Void) {
    let changed = text
    body(changed)
    view?.text = DesktopText.archived(changed)
  }

  /// The characters.
  public var string: String { view?.string ?? "" }
  /// How many UTF-16 units there are.
  public var length: Int { string.utf16.count }
  /// The text as a value.
  public var attributedString: NSAttributedString { text }

  /// Puts a text in place of a part, which is cut to what is there.
  private func replace(_ range: NSRange, with new: NibText) {
    guard let view else { return }
    let start = min(max(range.location, 0), length)
    let end = min(max(start + range.length, start), length)
    view.text = view.text.part(0..<start).joined(new).joined(view.text.part(end..<length))
  }

  /// Adds a text at the end.
  public func append(_ text: NSAttributedString) { insert(text, at: length) }
  /// Puts a text at a place.
  public func insert(_ text: NSAttributedString, at location: Int) {
    replace(NSRange(location: location, length: 0), with: DesktopText.archived(text))
  }
  /// Puts another text in place of all.
  public func setAttributedString(_ text: NSAttributedString) { view?.text = DesktopText.archived(text) }
  /// Puts characters in place of others, with the attributes of the first; at the end with those of the last.
  public func replaceCharacters(in range: NSRange, with text: String) {
    let attributes = view?.text.attributes(at: min(range.location, length - 1)) ?? []
    let run = NibText.Run(length: text.utf16.count, attributes: attributes)
    replace(range, with: NibText(text, runs: attributes.isEmpty ? [] : [run]))
  }
  /// Puts a text in place of others.
  public func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
    replace(range, with: DesktopText.archived(text))
  }
  /// Takes characters away.
  public func deleteCharacters(in range: NSRange) { replace(range, with: NibText("")) }
  /// Adds an attribute.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }
  /// Adds attributes.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change { $0.addAttributes(attributes, range: range) }
  }
  /// Puts attributes in place of all others.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { $0.setAttributes(attributes, range: range) }
  }
  /// Takes an attribute away.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change { $0.removeAttribute(name, range: range) }
  }
  /// The value of an attribute at a place; nil for none.
  public func attribute(
    _ name: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? { text.attribute(name, at: location, effectiveRange: range) }
  /// A part of the text.
  public func attributedSubstring(from range: NSRange) -> NSAttributedString { text.attributedSubstring(from: range) }
  /// Begins changes that belong together; each is made at once here.
  public func beginEditing() {}
  /// Ends them.
  public func endEditing() {}
}

extension NSTextView {
  /// The text with its attributes, to be changed in place.
  public final var textStorage: NSTextStorage? { NSTextStorage(of: self) }

  /// The text with its attributes, as a value.
  public final func attributedString() -> NSAttributedString { DesktopText.attributed(text) }

  /// The font of all of the text.
  public final var font: NSFont? {
    get { plainFont ?? attributedString().firstFont }
    set {
      plainFont = newValue
      guard let newValue, let storage = textStorage, storage.length > 0 else { return }
      storage.addAttribute(.font, value: newValue, range: NSRange(location: 0, length: storage.length))
    }
  }

  /// Sets the font of a part of the text.
  public final func setFont(_ font: NSFont, range: NSRange) {
    textStorage?.addAttribute(.font, value: font, range: clipped(range))
  }

  /// Sets the color of a part of the text; nil for that of the view.
  public final func setTextColor(_ color: NSColor?, range: NSRange) {
    if let color {
      textStorage?.addAttribute(.foregroundColor, value: color, range: clipped(range))
    } else {
      textStorage?.removeAttribute(.foregroundColor, range: clipped(range))
    }
  }

  /// What of a range lies in the text, which may have become shorter since.
  final func clipped(_ range: NSRange) -> NSRange {
    let count = string.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }

  /// Puts characters in place of others; the delegate is not asked.
  public final func replaceCharacters(in range: NSRange, with text: String) {
    textStorage?.replaceCharacters(in: clipped(range), with: text)
  }

  /// Does what typing does: puts a text in place of a part, or of what is selected where the part is not found. The
  /// delegate is asked and told, and the insertion point goes behind the text.
  public final func insertText(_ string: Any, replacementRange: NSRange) {
    guard isEditable else { return }
    let typed = (string as? NSAttributedString)?.string ?? string as? String ?? "\(string)"
    let range = replacementRange.location == NSNotFound ? selectedRange() : clipped(replacementRange)
    guard shouldChangeText(in: range, replacementString: typed) else { return }
    // First, for who hears of the text asks where the insertion point is.
    let old = selection
    selection = NSRange(location: range.location + typed.utf16.count, length: 0)
    if let text = string as? NSAttributedString {
      textStorage?.replaceCharacters(in: range, with: text)
    } else {
      textStorage?.replaceCharacters(in: range, with: typed)
    }
    if selection != old { tellSelection() }
    didChangeText()
  }

  /// Does what typing does at what is selected.
  public final func insertText(_ string: Any) {
    insertText(string, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  /// Takes away what is selected, else the character before the insertion point.
  public final func deleteBackward(_ sender: Any?) {
    var range = selectedRange()
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    insertText("", replacementRange: range)
  }

  /// Asks the delegate whether a text may come in place of a part.
  public final func shouldChangeText(in range: NSRange, replacementString text: String?) -> Bool {
    isEditable && (textDelegate?.textView(self, shouldChangeTextIn: range, replacementString: text) ?? true)
  }

  /// Tells the delegate that the text is another one.
  public final func didChangeText() {
    let notification = Notification(name: Self.textDidChangeNotification, object: self)
    textDelegate?.textDidChange(notification)
    NotificationCenter.default.post(notification)
  }

  /// Tells the delegate that another part is selected.
  final func tellSelection() {
    let notification = Notification(name: Self.didChangeSelectionNotification, object: self)
    textDelegate?.textViewDidChangeSelection(notification)
    NotificationCenter.default.post(notification)
  }

  /// What is told of editing, if it is of the protocol.
  public final var delegate: (any NSTextViewDelegate)? {
    get { textDelegate }
    set { connect("delegate", to: newValue) }
  }

  private var textDelegate: (any NSTextViewDelegate)? { outlet("delegate") as? any NSTextViewDelegate }

  /// What is selected, as several parts; here one.
  public final var selectedRanges: [NSValue] {
    get { [NSValue(range: selectedRange())] }
    set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
  }

  /// The part that was scrolled to last; nil for none. Nothing is laid out.
  public final func scrollRangeToVisible(_ range: NSRange) { rangeScrolledTo = clipped(range) }

  /// Scrolls to the end of the text.
  public final func scrollToEndOfDocument(_ sender: Any?) {
    scrollRangeToVisible(NSRange(location: string.utf16.count, length: 0))
  }

  /// Scrolls to the beginning of the text.
  public final func scrollToBeginningOfDocument(_ sender: Any?) {
    scrollRangeToVisible(NSRange(location: 0, length: 0))
  }

  /// Puts what is selected on the pasteboard.
  public final func copy(_ sender: Any?) {
    let range = selectedRange()
    guard range.length > 0 else { return }
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString((string as NSString).substring(with: range), forType: .string)
  }

  /// Puts what is selected on the pasteboard, and takes it away.
  public final func cut(_ sender: Any?) {
    guard isEditable, selectedRange().length > 0 else { return }
    copy(sender)
    insertText("", replacementRange: selectedRange())
  }

  /// Puts the text of the pasteboard in place of what is selected.
  public final func paste(_ sender: Any?) {
    if let text = NSPasteboard.general.string(forType: .string) { insertText(text) }
  }

  /// Another part is selected.
  public static let didChangeSelectionNotification = Notification.Name("NSTextViewDidChangeSelectionNotification")
  /// The text is another one.
  public static let textDidChangeNotification = Notification.Name("NSTextDidChangeNotification")

  /// Makes a text view within a scroll view.
  public static func scrollableTextView() -> NSScrollView {
    let scroll = NSScrollView()
    scroll.hasVerticalScroller = true
    scroll.documentView = Self()
    return scroll
  }
}

extension NSAttributedString {
  fileprivate var firstFont: NSFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? NSFont : nil
  }
}

/// What is told of editing in a text view. Stands in for NSTextViewDelegate.
@MainActor
public protocol NSTextViewDelegate: AnyObject {
  /// Whether a text may come in place of a part.
  func textView(_ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString text: String?) -> Bool
  /// The text is another one.
  func textDidChange(_ notification: Notification)
  /// Another part is selected.
  func textViewDidChangeSelection(_ notification: Notification)
}

extension NSTextViewDelegate {
  /// Every text.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString text: String?
  ) -> Bool { true }
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
}
