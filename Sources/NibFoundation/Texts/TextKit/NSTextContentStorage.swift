import Foundation

/// What is told of the edits of a text storage beside its layout managers. Stands in for NSTextStorageObserving.
@MainActor
public protocol NSTextStorageObserving: AnyObject {
  /// The text.
  var textStorage: NSTextStorage? { get set }
  /// The text was edited.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  /// Changes the text; edits inside of the block are told of together.
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}

/// What is asked of paragraphs. Stands in for NSTextContentStorageDelegate; all is optional.
@MainActor
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph of a range in place of the storage's own; nil for that. It is handed out; layout is that of the text.
  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// The storage's own.
  public func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
  { nil }
}

/// A document whose elements are the paragraphs of a text storage. Stands in for NSTextContentStorage.
///
/// Its places are counted in UTF-16 units.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  /// The text.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      guard storage !== newValue else { return }
      if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
      storage = newValue
      if newValue?.textStorageObserver !== self { newValue?.textStorageObserver = self }
      forgetParagraphs()
    }
  }
  private final var storage: NSTextStorage?
  private final var known: [NSRange]?
  private final var paragraphs: [Int: NSTextParagraph] = [:]

  /// Makes one with an empty text.
  public override init() {
    super.init()
    textStorage = NSTextStorage(string: "")
  }

  /// The text with its attributes. Another one comes into the text storage.
  open var attributedString: NSAttributedString? {
    get { storage }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      if let storage { storage.setAttributedString(new) } else { textStorage = NSTextStorage(attributedString: new) }
    }
  }

  private func forgetParagraphs() {
    (known, paragraphs) = (nil, [:])
    if !hasEditingTransaction { synchronizeTextLayoutManagers() }
  }

  /// Where the paragraphs are, in UTF-16 units.
  final var ranges: [NSRange] {
    if let known { return known }
    let text = (storage?.string ?? "") as NSString
    var (found, at): ([NSRange], Int) = ([], 0)
    while at < text.length {
      let end = max(NSMaxRange(text.paragraphRange(for: NSRange(location: at, length: 0))), at + 1)
      found.append(NSRange(location: at, length: end - at))
      at = end
    }
    known = found
    return found
  }

  /// The number of the paragraph of a place; that of the last one for the end. nil without a text.
  final func number(_ offset: Int) -> Int? {
    let ranges = ranges
    guard !ranges.isEmpty, offset >= 0 else { return nil }
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offset < NSMaxRange(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// A paragraph by its number.
  final func paragraph(_ number: Int) -> NSTextParagraph? {
    guard let storage, ranges.indices.contains(number) else { return nil }
    if let made = paragraphs[number] { return made }
    let range = ranges[number]
    let own = (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
    let paragraph = own ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    paragraph.textContentManager = self
    paragraph.elementRange = NSTextRange(range)
    paragraphs[number] = paragraph
    return paragraph
  }

  /// All of the text.
  open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: storage?.length ?? 0)) }

  /// Hands out paragraphs from that of a place on, until the block says `false`; from the end, those in front of the place.
  /// - Returns: where it ended; nil where there were none.
  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let offset = TextPlace.offset(textLocation) ?? (isReverse ? storage?.length ?? 0 : 0)
    guard var at = number(isReverse ? offset - 1 : offset), isReverse || offset < storage?.length ?? 0 else {
      return nil
    }
    var end: (any NSTextLocation)?
    while let paragraph = paragraph(at), let range = paragraph.elementRange {
      let element = delegate?.textContentManager(self, textElementAt: range.location) ?? paragraph
      if delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true {
        end = isReverse ? range.location : range.endLocation
        if !block(element) { return end }
      }
      at += isReverse ? -1 : 1
    }
    return end
  }

  /// Puts the texts of paragraphs in place of a part.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString(string: "")
    for case let paragraph as NSTextParagraph in textElements ?? [] { text.append(paragraph.attributedString) }
    storage?.replaceCharacters(in: units(of: range), with: text)
  }

  /// The UTF-16 units of a range, cut off where the text ends.
  final func units(of range: NSTextRange) -> NSRange {
    let length = storage?.length ?? 0
    let start = min(max(TextPlace.offset(range.location) ?? 0, 0), length)
    let end = min(max(TextPlace.offset(range.endLocation) ?? start, start), length)
    return NSRange(location: start, length: end - start)
  }

  /// The place that is some UTF-16 units behind another, or before it; nil beyond the ends.
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = TextPlace.offset(location) else { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(offset)
    return !isTooFar && (0...(storage?.length ?? 0)).contains(place) ? TextPlace(place) : nil
  }

  /// How many UTF-16 units are between two places; below 0 where the second is first. `NSNotFound` for places of another
  /// document's kind.
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = TextPlace.offset(from), let end = TextPlace.offset(to) else { return NSNotFound }
    return end - start
  }

  /// A range that an edit may have, which here is the same.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  /// The text of an element; nil for one that is no paragraph.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph of a text, that is in no document.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  /// The text was edited: layout managers lay it out anew when somebody asks.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorageEditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    if editMask.contains(.editedCharacters) {
      for manager in textLayoutManagers { manager.shift(newCharRange, delta) }
    }
    forgetParagraphs()
  }

  /// Changes the text; edits inside of the block are told of together.
  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction {
      textStorage.beginEditing()
      transaction()
      textStorage.endEditing()
    }
  }
}
