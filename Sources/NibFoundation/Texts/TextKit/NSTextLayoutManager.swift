import Foundation

/// What is asked of layout. Stands in for NSTextLayoutManagerDelegate; all is optional.
@MainActor
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// The fragment of an element: one of an own class. It gets its lines from the layout manager.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Whether a line may break before a place. Lines break as they do without it.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool
  /// How a link looks at a place; nil for text like another.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// A fragment of the standard class.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
  /// Says yes.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool { true }
  /// As it is.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Lays out a document, paragraph by paragraph. Stands in for NSTextLayoutManager.
///
/// Lines break as those of `NSLayoutManager`, by the same code; no letter is drawn. It lays out the paragraphs of an
/// `NSTextContentStorage`, all of them in one container.
@MainActor
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// What parts of a text rectangles are asked of. Documented: the numbers, by AppKit.
  public enum SegmentType: Int, Sendable {
    /// What letters take of the line, the whole line, and what is highlighted, which here is as the first.
    case standard, selection, highlight
  }

  /// How rectangles of a text are handed out. Documented: the bits, by AppKit.
  public struct SegmentOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the ranges.
    public static let rangeNotRequired = Self(rawValue: 1 << 0)
    /// Middle parts as wide as the container.
    public static let middleFragmentsExcluded = Self(rawValue: 1 << 1)
    /// With an empty one at the beginning.
    public static let headSegmentExtended = Self(rawValue: 1 << 2)
    /// With what is behind the end.
    public static let tailSegmentExtended = Self(rawValue: 1 << 3)
    /// An empty range at the end of a line counts to that line.
    public static let upstreamAffinity = Self(rawValue: 1 << 4)
  }

  /// Who is asked; not kept alive.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { forgetLayout() } }
  /// The document; not kept alive by the layout manager.
  public private(set) final weak var textContentManager: NSTextContentManager?
  /// Where the text is laid out.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      forgetLayout()
    }
  }
  /// Whether lines count what fonts leave between them; kept, fonts leave nothing.
  open var usesFontLeading = true
  /// Whether lines are hyphenated; kept, they are not.
  open var usesHyphenation = false
  /// Whether only the beginning of a suspicious text is laid out; kept.
  open var limitsLayoutForSuspiciousContents = false
  /// What is selected.
  open var textSelections: [NSTextSelection] = []
  /// Moves what is selected.
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  /// What of the text is seen.
  public private(set) final lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)
  /// The queue that text is laid out on; kept, it is laid out when somebody asks.
  open var layoutQueue: OperationQueue?
  /// Gives attributes to the fragments that are laid out; called before they are.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
  /// Whether paragraphs without a direction have that of their base; kept.
  open var resolvesNaturalAlignmentWithBaseWritingDirection = false
  private final var laidOut = LaidOutText()
  private final var fragments: [Int: NSTextLayoutFragment] = [:]
  private final let rendering = TemporaryAttributes()

  /// Makes one without a document.
  public override init() { super.init() }

  /// Takes the document that has added it, or none.
  final func take(_ manager: NSTextContentManager?) {
    textContentManager = manager
    forgetLayout()
  }

  /// Has another document laid out.
  open func replace(_ textContentManager: NSTextContentManager) {
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  final var content: NSTextContentStorage? { textContentManager as? NSTextContentStorage }
  private var length: Int { content?.textStorage?.length ?? 0 }

  /// Lays the text out anew when somebody asks.
  final func forgetLayout() {
    _ = laidOut.forget()
    fragments = [:]
  }

  /// The text in lines; laid out now where that is due.
  final var lines: TextLines {
    let text = content?.textStorage ?? NSAttributedString(string: "")
    let (lines, isNew) = laidOut.lines(of: text, in: textContainer)
    if isNew { fragments = [:] }
    return lines
  }

  /// What of the container is used, in points, from its top left.
  open var usageBoundsForTextContainer: CGRect { lines.usedBounds(in: textContainer) }

  /// Lays a part out: all of the text.
  open func ensureLayout(for range: NSTextRange) { _ = lines }
  /// Lays out what a rectangle of the container touches: all of the text.
  open func ensureLayout(for bounds: CGRect) { _ = lines }
  /// Lays a part out anew when somebody asks: all of the text.
  open func invalidateLayout(for range: NSTextRange) { forgetLayout() }

  /// The fragment of a paragraph by its number.
  private func fragment(_ number: Int) -> NSTextLayoutFragment? {
    let lines = lines
    if let made = fragments[number] { return made }
    guard let content, let paragraph = content.paragraph(number), let range = paragraph.elementRange else { return nil }
    let fragment =
      delegate?.textLayoutManager(self, textLayoutFragmentFor: range.location, in: paragraph)
      ?? NSTextLayoutFragment(textElement: paragraph, range: range)
    renderingAttributesValidator?(self, fragment)
    fragment.lay(lines, content.ranges[number], isLast: number == content.ranges.count - 1, self)
    fragments[number] = fragment
    return fragment
  }

  /// The fragment of a place; that of the last paragraph for the end. nil without a text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let offset = TextPlace.offset(location), offset <= length else { return nil }
    return content?.number(offset).flatMap(fragment)
  }

  /// The fragment at a point of the container: the nearest above or below where none is there. nil without a text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    let lines = lines
    guard let line = lines.line(at: position) ?? lines.lines.last else { return nil }
    return content?.number(line.range.location).flatMap(fragment)
  }

  /// Hands out fragments from that of a place on, until the block says `false`; from the end, those in front of the place.
  /// - Returns: where it ended; nil where there were none.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    content?.enumerateTextElements(from: location, options: options.contains(.reverse) ? .reverse : []) { element in
      guard let place = element.elementRange?.location, let fragment = textLayoutFragment(for: place) else {
        return false
      }
      return block(fragment)
    }
  }

  /// Puts a text in place of a part of the document.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  /// Puts elements in place of a part of the document.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    textContentManager?.replaceContents(in: range, with: textElements)
  }

  // MARK: Attributes that are shown and do not belong to the text

  /// Follows an edit of the text; new characters have none.
  final func shift(_ edited: NSRange, _ delta: Int) { rendering.shift(edited, delta, length: length) }

  private func units(_ range: NSTextRange) -> NSRange { content?.units(of: range) ?? NSRange(location: 0, length: 0) }

  /// Puts attributes in place of all others of a part; they do not belong to the text.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    rendering.change(units(textRange), length: length) { $0.setAttributes(renderingAttributes, range: $1) }
  }

  /// Adds an attribute to a part; it does not belong to the text.
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange)
  {
    guard let value else { return removeRenderingAttribute(renderingAttribute, for: textRange) }
    rendering.change(units(textRange), length: length) { $0.addAttributes([renderingAttribute: value], range: $1) }
  }

  /// Takes an attribute of that kind from a part.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    rendering.change(units(textRange), length: length) { $0.removeAttribute(renderingAttribute, range: $1) }
  }

  /// Takes all attributes of that kind from a part.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { setRenderingAttributes([:], for: textRange) }

  /// Hands out the attributes of that kind from a place on with the parts that have them, until the block says `false`.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let start = min(max(TextPlace.offset(location) ?? 0, 0), length)
    for (attributes, range) in rendering.runs(start, length: length, isReverse: reverse) {
      if !block(self, attributes, NSTextRange(range)) { return }
    }
  }
}
