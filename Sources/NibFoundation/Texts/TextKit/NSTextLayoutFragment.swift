import Foundation

/// A paragraph as it is laid out. Stands in for NSTextLayoutFragment.
///
/// What it says is of the layout that it was made in; an edit of the text makes others.
@MainActor
open class NSTextLayoutFragment: NSObject {
  /// In which order, and how far, fragments are handed out. Documented: the bits, by AppKit.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end.
    public static let reverse = Self(rawValue: 1 << 0)
    /// With an estimate of their sizes; all are laid out.
    public static let estimatesSize = Self(rawValue: 1 << 1)
    /// Laid out where they are not; all are.
    public static let ensuresLayout = Self(rawValue: 1 << 2)
    /// With an empty line behind a last line break; the last fragment always has it.
    public static let ensuresExtraLineFragment = Self(rawValue: 1 << 3)
  }

  /// How far it is laid out. Documented: the numbers, by AppKit.
  public enum State: UInt, Sendable {
    /// As named.
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  /// What has laid it out; not kept alive.
  public private(set) final weak var textLayoutManager: NSTextLayoutManager?
  /// The paragraph.
  public final let textElement: NSTextElement?
  /// Where its text is in the document.
  public final let rangeInElement: NSTextRange
  /// Its lines, from the top.
  public private(set) final var textLineFragments: [NSTextLineFragment] = []
  /// The queue that it is laid out on; kept, it is laid out when somebody asks.
  open var layoutQueue: OperationQueue?
  /// How far it is laid out: all of it, once a layout manager has it.
  open var state: State { textLineFragments.isEmpty ? .none : .layoutAvailable }
  private final var frame = CGRect.zero

  /// Makes one of an element.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    self.rangeInElement =
      rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }

  /// Takes the lines of a paragraph.
  final func lay(_ lines: TextLines, _ range: NSRange, isLast: Bool, _ manager: NSTextLayoutManager) {
    textLayoutManager = manager
    let extra = isLast ? lines.extraLine : nil
    let own = lines.touched(range) + (extra.map { [$0] } ?? [])
    guard let first = own.first else { return }
    let sides = own.dropFirst().reduce(first.used) { $0.union($1.used) }
    let heights = own.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    frame = CGRect(x: sides.minX, y: heights.minY, width: sides.width, height: heights.height)
    let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    textLineFragments = own.map { NSTextLineFragment($0, lines, text, range.location, frame.origin) }
  }

  /// Where it is, in the container's coordinates: as high as its lines with the space between them, and as wide as what is
  /// seen of them.
  open var layoutFragmentFrame: CGRect { frame }
  /// What drawing it touches, in its own coordinates: no letter reaches beyond its lines.
  open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// What is free in front of its lines: nothing, their places say it.
  open var leadingPadding: CGFloat { 0 }
  /// What is free behind them: nothing.
  open var trailingPadding: CGFloat { 0 }
  /// What is free above it: nothing, places of fragments say it.
  open var topMargin: CGFloat { 0 }
  /// What is free below it: nothing.
  open var bottomMargin: CGFloat { 0 }

  /// The line of a place; that in front of it where `isUpstreamAffinity`. nil for a place of another fragment.
  open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
    guard let offset = TextPlace.offset(textLocation), let start = TextPlace.offset(rangeInElement.location) else {
      return nil
    }
    let place = offset - start - (isUpstreamAffinity && offset > start ? 1 : 0)
    return textLineFragments.first { NSLocationInRange(place, $0.characterRange) }
      ?? textLineFragments.last.flatMap { NSMaxRange($0.characterRange) == place ? $0 : nil }
  }

  /// The line at a height of the fragment's own coordinates; the nearest for one outside where `requiresExactMatch` is not
  /// asked for.
  open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment?
  {
    if let line = textLineFragments.first(where: {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }) {
      return line
    }
    guard !requiresExactMatch else { return nil }
    return verticalOffset < 0 ? textLineFragments.first : textLineFragments.last
  }

  /// Where the attachment at a place stands, in the fragment's own coordinates; empty where none is there.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let line = textLineFragment(for: location, isUpstreamAffinity: false),
      let offset = TextPlace.offset(location), let start = TextPlace.offset(rangeInElement.location),
      offset - start < line.attributedString.length,
      let attachment = line.attributedString.attribute(.attachment, at: offset - start, effectiveRange: nil)
        as? any MeasuredAttachment
    else { return .zero }
    let origin = line.locationForCharacter(at: offset - start)
    let size = attachment.measuredSize
    let baseline = line.typographicBounds.minY + line.glyphOrigin.y
    return CGRect(
      x: line.typographicBounds.minX + origin.x, y: baseline - size.height - attachment.measuredRise, width: size.width,
      height: size.height)
  }

  /// Has its layout manager lay the text out anew when somebody asks.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

  /// Draws it at a point: no letter is drawn. A subclass draws what it adds.
  open func draw(at point: CGPoint, in context: CGContext) {}
}

/// A line of a paragraph. Stands in for NSTextLineFragment.
@MainActor
open class NSTextLineFragment: NSObject {
  /// The text of its paragraph.
  public final let attributedString: NSAttributedString
  /// Its characters in that text, with those that break it.
  public final let characterRange: NSRange
  /// Where it stands, in the fragment's coordinates.
  public final let typographicBounds: CGRect
  /// Where its letters begin on the line that they stand on, from the top left of its bounds.
  public final let glyphOrigin: CGPoint
  /// Where each of its units begins, and how wide it is, from the left of its bounds.
  private final let places: [(x: CGFloat, width: CGFloat)]

  init(_ line: TextLines.Line, _ lines: TextLines, _ text: NSAttributedString, _ start: Int, _ origin: CGPoint) {
    attributedString = text
    characterRange = NSRange(location: line.range.location - start, length: line.range.length)
    typographicBounds = line.used.offsetBy(dx: -origin.x, dy: -origin.y)
    glyphOrigin = CGPoint(x: 0, y: line.baseline)
    places = (line.range.location..<NSMaxRange(line.range)).map { (lines.x(of: $0) - line.used.minX, lines.widths[$0]) }
    super.init()
  }

  /// Makes the first line of a text by itself, without a bound of its width.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: attributedString.length))
    let lines = TextLines(attributedString.attributedSubstring(from: whole), width: 0)
    let line = lines.lines.first
    (self.attributedString, characterRange) = (attributedString, whole)
    typographicBounds = line?.used ?? .zero
    glyphOrigin = CGPoint(x: 0, y: line?.baseline ?? 0)
    places = lines.places.indices.map { (lines.places[$0], lines.widths[$0]) }
    super.init()
  }

  /// Where a character of the paragraph's text begins on the line that letters stand on, from the top left of the bounds.
  open func locationForCharacter(at index: Int) -> CGPoint {
    let place = index.subtractingReportingOverflow(characterRange.location).partialValue
    let x = places.indices.contains(place) ? places[place].x : place < 0 ? 0 : typographicBounds.width
    return CGPoint(x: x, y: glyphOrigin.y)
  }

  private func found(_ x: CGFloat) -> (index: Int, fraction: CGFloat) {
    for (place, part) in places.enumerated() where x < part.x + part.width {
      let share = part.width > 0 ? min(max((x - part.x) / part.width, 0), 1) : 0
      return (characterRange.location + place, share)
    }
    return (characterRange.location + max(places.count - 1, 0), places.isEmpty ? 0 : 1)
  }

  /// The character at a point of the bounds' coordinates; the nearest for one outside.
  open func characterIndex(for point: CGPoint) -> Int { found(point.x).index }

  /// How far through its character a point lies, 0...1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { found(point.x).fraction }

  /// Draws the line at a point: no letter is drawn.
  open func draw(at point: CGPoint, in context: CGContext) {}
}
