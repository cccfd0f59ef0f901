import Foundation
import NibFoundation

// Attributes of the text and of what is typed next.

extension NSTextView {
  /// The font of all of the text.
  public final var font: NSFont? {
    get {
      if let plainFont { return plainFont }
      let text = attributedString()
      return text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? NSFont : nil
    }
    set {
      plainFont = newValue
      guard let newValue, !string.isEmpty, let storage = textStorage else { return }
      storage.addAttribute(.font, value: newValue, range: whole)
    }
  }

  private var whole: NSRange { NSRange(location: 0, length: string.utf16.count) }

  final func standardSetFont(_ font: NSFont, range: NSRange) {
    textStorage?.addAttribute(.font, value: font, range: clipped(range))
  }

  final func standardSetTextColor(_ color: NSColor?, range: NSRange) {
    if let color {
      textStorage?.addAttribute(.foregroundColor, value: color, range: clipped(range))
    } else {
      textStorage?.removeAttribute(.foregroundColor, range: clipped(range))
    }
  }

  final var standardTypingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let typing = system.typing { return typing }
      let text = attributedString()
      let range = selectedRange()
      let place = range.length > 0 ? range.location : range.location - 1
      if text.length > 0, case let attributes = text.attributes(at: max(place, 0), effectiveRange: nil),
        !attributes.isEmpty
      {
        return attributes.filter { $0.key != .attachment && $0.key != .link }
      }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = plainFont
      attributes[.foregroundColor] = textColor
      attributes[.paragraphStyle] = system.paragraphStyle
      return attributes
    }
    set {
      let old = Dictionary(uniqueKeysWithValues: typingAttributes.map { ($0.key.rawValue, $0.value) })
      system.typing =
        textDelegate?.textView(self, shouldChangeTypingAttributes: old, toAttributes: newValue) ?? newValue
      let notification = Notification(name: Self.didChangeTypingAttributesNotification, object: self)
      textDelegate?.textViewDidChangeTypingAttributes(notification)
      NotificationCenter.default.post(notification)
    }
  }

  final var standardDefaultParagraphStyle: NSParagraphStyle? {
    get { system.paragraphStyle }
    set { system.paragraphStyle = newValue }
  }

  final var standardLinkTextAttributes: [NSAttributedString.Key: Any]? {
    get {
      system.linkAttributes ?? [
        .foregroundColor: NSColor.linkColor, .underlineStyle: NSUnderlineStyle.single.rawValue,
        .cursor: NSCursor.pointingHand,
      ]
    }
    set { system.linkAttributes = newValue }
  }

  final var standardSelectedTextAttributes: [NSAttributedString.Key: Any] {
    get { system.selectedAttributes }
    set { system.selectedAttributes = newValue }
  }

  final var standardMarkedTextAttributes: [NSAttributedString.Key: Any]? {
    get { system.markedAttributes }
    set { system.markedAttributes = newValue }
  }

  /// How the first paragraph is aligned; setting it aligns all.
  public final var alignment: NSTextAlignment {
    get { style(at: 0).alignment }
    set { changeStyles(in: whole) { $0.alignment = newValue } }
  }

  /// In which direction the first paragraph is written; setting it sets that of all.
  public final var baseWritingDirection: NSWritingDirection {
    get { style(at: 0).baseWritingDirection }
    set { changeStyles(in: whole) { $0.baseWritingDirection = newValue } }
  }

  final func standardSetAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    changeStyles(in: clipped(range)) { $0.alignment = alignment }
  }

  /// Sets the direction in which the paragraphs of a part are written.
  public final func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {
    changeStyles(in: clipped(range)) { $0.baseWritingDirection = writingDirection }
  }

  private func style(at place: Int) -> NSParagraphStyle {
    let text = attributedString()
    let own = place < text.length ? text.attribute(.paragraphStyle, at: place, effectiveRange: nil) : nil
    return own as? NSParagraphStyle ?? system.paragraphStyle ?? .default
  }

  /// Changes the styles of the paragraphs that a range touches; of an empty text that of what is typed.
  final func changeStyles(in range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    func changed(_ style: NSParagraphStyle) -> NSMutableParagraphStyle {
      let new = NSMutableParagraphStyle()
      new.setParagraphStyle(style)
      change(new)
      return new
    }
    guard !string.isEmpty else {
      system.paragraphStyle = changed(style(at: 0))
      return
    }
    let text = string as NSString
    let all = text.paragraphRange(for: range)
    textStorage?.beginEditing()
    var at = all.location
    while at < NSMaxRange(all) {
      let paragraph = text.paragraphRange(for: NSRange(location: at, length: 0))
      textStorage?.addAttribute(.paragraphStyle, value: changed(style(at: at)), range: paragraph)
      at = max(NSMaxRange(paragraph), at + 1)
    }
    textStorage?.endEditing()
  }

  /// Changes attributes of what is selected, if the delegate allows it; without a selection those of what is typed.
  final func changeSelected(
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let range = selectedRange()
    guard range.length > 0 else {
      typingAttributes = change(typingAttributes)
      return
    }
    guard shouldChangeText(in: range, replacementString: nil), let storage = textStorage else { return }
    storage.beginEditing()
    var at = range.location
    while at < NSMaxRange(range) {
      var run = NSRange(location: at, length: 0)
      let attributes = storage.attributes(at: at, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), at + 1), NSMaxRange(range))
      storage.setAttributes(change(attributes), range: NSRange(location: at, length: end - at))
      at = end
    }
    storage.endEditing()
    didChangeText()
  }

  /// The same with a change in place.
  final func changeTyped(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    changeSelected { old in
      var new = old
      change(&new)
      return new
    }
  }

  final func align(_ alignment: NSTextAlignment) {
    guard shouldChangeText(in: selectedRange(), replacementString: nil) else { return }
    changeStyles(in: selectedRange()) { $0.alignment = alignment }
    didChangeText()
  }

  final func standardAlignJustified(_ sender: Any?) { align(.justified) }

  final func toggleUnderline() {
    let isOn = number(.underlineStyle, in: typingAttributes) != 0
    changeSelected { old in
      var new = old
      new[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return new
    }
  }

  final func raise(by levels: Int?) {
    changeSelected { old in
      var new = old
      new[.superscript] = levels.map { self.number(.superscript, in: old) + $0 }
      return new
    }
  }

  final func number(_ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]) -> Int {
    attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue ?? 0
  }

  final func takeFont(from sender: Any?) {
    guard let sender = sender as? NSFontManager else { return }
    if !isRichText {
      font = sender.convert(font ?? NSFont.systemFont(ofSize: 12))
      return
    }
    changeSelected { old in
      var new = old
      new[.font] = sender.convert(old[.font] as? NSFont ?? self.font ?? NSFont.systemFont(ofSize: 12))
      return new
    }
  }

  final func copyAttributes() { TextSystem.copiedAttributes = typingAttributes }

  final func pasteAttributes() {
    let copied = TextSystem.copiedAttributes
    changeSelected { $0.merging(copied) { $1 } }
  }
}
