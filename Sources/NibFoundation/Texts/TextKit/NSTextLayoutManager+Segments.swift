import Foundation

/// Where parts of a text stand, and what selections are moved by.
extension NSTextLayoutManager {
  /// All of the document; empty without one.
  public var documentRange: NSTextRange {
    textContentManager?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }

  /// The place that is some units behind another; nil beyond the ends.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// How many units are between two places.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? 0
  }

  /// Hands out the rectangles that a part of the text has, one for each line that it touches, until the block says `false`.
  ///
  /// An empty part has a rectangle without width. `selection` gives whole heights and, where the part goes on in the next
  /// line, all of the width behind it.
  public func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let content, let textContainer else { return }
    let (lines, units) = (lines, content.units(of: textRange))
    func hand(_ range: NSRange, _ rect: CGRect, _ baseline: CGFloat) -> Bool {
      block(options.contains(.rangeNotRequired) ? nil : NSTextRange(range), rect, baseline, textContainer)
    }
    guard units.length > 0 else {
      let before = max(units.location - 1, 0)
      let isUpstream =
        options.contains(.upstreamAffinity) && lines.line(of: before).map { !$0.endsParagraph } ?? false
      guard let line = lines.line(of: isUpstream ? before : units.location) else { return }
      let x = isUpstream ? line.used.maxX : lines.x(of: units.location)
      let rect = CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)
      _ = hand(units, rect, line.baseline)
      return
    }
    let touched = lines.touched(units)
    for (number, line) in touched.enumerated() {
      if options.contains(.middleFragmentsExcluded), number > 0, number < touched.count - 1 { continue }
      var rect = lines.rect(of: units, in: line)
      if type == .selection {
        (rect.origin.y, rect.size.height) = (line.rect.minY, line.rect.height)
        if number < touched.count - 1, line.rect.width < .greatestFiniteMagnitude {
          rect.size.width = max(line.rect.maxX - rect.minX, rect.width)
        }
      }
      if !hand(NSIntersectionRange(units, line.range), rect, line.baseline) { return }
    }
  }

  /// The line of a point of the container: its characters. nil without a text.
  public func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { (lines.line(at: point) ?? lines.lines.last).map { NSTextRange($0.range) } }

  /// Hands out where the insertion point can be in the line of a place, from the left: where it is, in points, at which
  /// place, and whether that is in front of a character.
  public func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let lines = lines
    guard let offset = TextPlace.offset(location), let line = lines.line(of: offset) else { return }
    let text = (content?.textStorage?.string ?? "") as NSString
    var stop = ObjCBool(false)
    var at = line.range.location
    let end = lines.visibleEnd(of: line)
    while at < end, !stop.boolValue {
      block(lines.x(of: at), TextPlace(at), true, &stop)
      at = max(NSMaxRange(text.rangeOfComposedCharacterSequence(at: at)), at + 1)
    }
    let isWrapped = !line.endsParagraph && NSMaxRange(line.range) < text.length
    if !stop.boolValue { block(isWrapped ? line.used.maxX : lines.x(of: end), TextPlace(end), false, &stop) }
  }

  /// In which direction the paragraph of a place is written: as its style says, else from left to right.
  public func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    guard let text = content?.textStorage, let offset = TextPlace.offset(location), offset < text.length, offset >= 0
    else {
      return .leftToRight
    }
    let style = text.attribute(.paragraphStyle, at: offset, effectiveRange: nil) as? NSParagraphStyle
    return style?.baseWritingDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The character, word, line, sentence or paragraph that a place is in; nil beyond the ends. Sentences end with `.`, `!`
  /// or `?` and blanks, or with their paragraph.
  public func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? {
    guard let text = content?.textStorage, let offset = TextPlace.offset(location), offset <= text.length, offset >= 0
    else { return nil }
    let string = text.string as NSString
    switch selectionGranularity {
    case .paragraph: return NSTextRange(string.paragraphRange(for: NSRange(location: offset, length: 0)))
    case .line: return lines.line(of: offset).map { NSTextRange($0.range) }
    case .character, .word, .sentence:
      guard offset < string.length else { return NSTextRange(location: location) }
      if selectionGranularity == .character {
        return NSTextRange(string.rangeOfComposedCharacterSequence(at: offset))
      }
      let units = TextUnits(string)
      return NSTextRange(selectionGranularity == .word ? units.word(at: offset) : units.sentence(at: offset))
    }
  }
}

extension NSTextLayoutManager {
  /// How links look where nothing else is set: underlined.
  public class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.underlineStyle: NSUnderlineStyle.single.rawValue]
  }
  /// How a link looks at a place, as the delegate has it.
  public final func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key:
    Any]
  {
    let standard = Self.linkRenderingAttributes
    guard let delegate else { return standard }
    return delegate.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: standard)
      ?? [:]
  }
}
