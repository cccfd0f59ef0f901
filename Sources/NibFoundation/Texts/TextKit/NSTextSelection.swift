import Foundation

/// What is selected of a document. Stands in for NSTextSelection.
open class NSTextSelection: NSObject {
  /// By what it grows. Documented: the numbers, by AppKit.
  public enum Granularity: Int, Sendable {
    /// As named.
    case character, word, paragraph, line, sentence
  }

  /// On which line a place between two lines is. Documented: the numbers, by AppKit.
  public enum Affinity: Int, Sendable {
    /// At the end of the first, and at the beginning of the second.
    case upstream, downstream
  }

  /// The parts, in order; an empty one for an insertion point.
  public final let textRanges: [NSTextRange]
  /// By what it grows.
  public final let granularity: Granularity
  /// On which line a place between two lines is.
  public final let affinity: Affinity
  /// Whether it is what a user is still selecting; kept.
  public final let isTransient = false
  /// Where the insertion point wants to be while it moves up and down, in points from the left; -1 for where it is.
  open var anchorPositionOffset: CGFloat = -1
  /// Whether parts follow the order of the text; kept.
  open var isLogical = true
  /// The other place of an insertion point where directions of writing meet: none.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// Attributes of what is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The end that stays where the selection grows.
  final var anchor: (any NSTextLocation)?

  /// Makes one of parts.
  public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }

  /// Makes one of a part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }

  /// Makes an insertion point.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
  }

  /// The same of other parts.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let new = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (new.anchorPositionOffset, new.isLogical, new.typingAttributes) = (
      anchorPositionOffset, isLogical, typingAttributes
    )
    return new
  }

  /// Whether another selection has the same parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextSelection else { return false }
    return other.textRanges == textRanges && other.affinity == affinity && other.granularity == granularity
  }

  /// Equal for equal selections.
  open override var hash: Int { textRanges.first?.hash ?? 0 }
}

/// What selections are moved by. Stands in for NSTextSelectionDataSource, without what enumerates parts of a text.
@MainActor
public protocol NSTextSelectionDataSource: AnyObject {
  /// All of the document.
  var documentRange: NSTextRange { get }
  /// The place that is some units behind another; nil beyond the ends.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// How many units are between two places.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// In which direction a paragraph is written.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// The character, word, line, sentence or paragraph that a place is in.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// The line at a point.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Hands out where the insertion point can be in a line.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
}
