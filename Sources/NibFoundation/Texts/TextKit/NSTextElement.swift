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

/// A paragraph that is an item of a list. Stands in for NSTextListElement.
open class NSTextListElement: NSTextParagraph {
  /// The list.
  public final let textList: NSTextList
  /// The text without the mark.
  public final let contents: NSAttributedString
  /// Attributes of the mark; nil for those of the text.
  public final let markerAttributes: [NSAttributedString.Key: Any]?
  private final let children: [NSTextElement]

  /// Makes one of a text: with the mark of the list before it, and a break behind it.
  public init(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
    childElements: [NSTextElement]?
  ) {
    (self.textList, self.contents, self.markerAttributes) = (textList, contents, markerAttributes)
    children = childElements ?? []
    let text = NSMutableAttributedString(
      string: "\t\(textList.marker(forItemNumber: textList.startingItemNumber))\t", attributes: markerAttributes ?? [:])
    text.append(contents)
    super.init(attributedString: text)
  }

  /// Makes one of elements inside of it, with the text of the first.
  public convenience init(childElements: [NSTextElement], textList: NSTextList, nestingLevel: Int) {
    let text = (childElements.first as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    self.init(contents: text, markerAttributes: nil, textList: textList, childElements: childElements)
  }

  /// The elements inside of it.
  open override var childElements: [NSTextElement] { children }
}

/// What hands out the elements of a document. Stands in for NSTextElementProvider.
@MainActor
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
