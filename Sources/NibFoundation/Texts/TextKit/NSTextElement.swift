import Foundation

/// A part of a document that is laid out by itself. Stands in for NSTextElement.
open class NSTextElement: NSObject {
  /// What it belongs to; not kept alive.
  open weak var textContentManager: NSTextContentManager?
  /// Where it is in the document; nil for one that is in none.
  open var elementRange: NSTextRange?

  /// Makes one.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements inside of it: none.
  open var childElements: [NSTextElement] { [] }
  /// The element that it is inside of: none.
  open var parentElement: NSTextElement? { nil }
  /// Whether it is shown.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph. Stands in for NSTextParagraph.
open class NSTextParagraph: NSTextElement {
  /// Its text, with what ends it.
  public final let attributedString: NSAttributedString

  /// Makes one of a text.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// How many of its units are in front of what ends it.
  private var contentLength: Int {
    var contentsEnd = 0
    (attributedString.string as NSString)
      .getParagraphStart(nil, end: nil, contentsEnd: &contentsEnd, for: NSRange(location: 0, length: 0))
    return contentsEnd
  }

  private func part(_ range: NSRange) -> NSTextRange? {
    guard let start = TextPlace.offset(elementRange?.location) else { return nil }
    return NSTextRange(NSRange(location: start + range.location, length: range.length))
  }

  /// Where it is without what ends it; nil for one that is in no document.
  open var paragraphContentRange: NSTextRange? { part(NSRange(location: 0, length: contentLength)) }

  /// Where what ends it is; empty for the last one, nil for one that is in no document.
  open var paragraphSeparatorRange: NSTextRange? {
    part(NSRange(location: contentLength, length: attributedString.length - contentLength))
  }
}

/// What hands out the elements of a document. Stands in for NSTextElementProvider.
@preconcurrency @MainActor
public protocol NSTextElementProvider: AnyObject {
  /// All of the document.
  var documentRange: NSTextRange { get }
  /// Hands out elements from a place on, until the block says `false`.
  /// - Returns: where it ended; nil where there were none.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts elements in place of a part.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes what changed to where the document is kept.
  func synchronizeToBackingStore(completionHandler: (((any Error)?) -> Void)?)
  /// The place that is some units behind another; nil where there is none.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// How many units are between two places.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
}
