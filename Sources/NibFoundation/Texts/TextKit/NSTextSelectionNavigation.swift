import Foundation

/// Moves what is selected, by keys and by points. Stands in for NSTextSelectionNavigation.
///
/// Left and right are directions of the paragraph; where directions of writing meet within it is not looked at.
@MainActor
open class NSTextSelectionNavigation: NSObject {
  /// Where to. Documented: the numbers, by AppKit.
  public enum Direction: Int, Sendable {
    /// As named.
    case forward, backward, right, left, up, down
  }

  /// How far. Documented: the numbers, by AppKit.
  public enum Destination: Int, Sendable {
    /// As named.
    case character, word, line, sentence, paragraph, container, document
  }

  /// How a text is written. Documented: the numbers, by AppKit.
  public enum WritingDirection: Int, Sendable {
    /// As named.
    case leftToRight, rightToLeft
  }

  /// Keys that are held. Documented: the bits, by AppKit.
  public struct Modifier: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Modifiers of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is selected grows.
    public static let extend = Self(rawValue: 1 << 0)
    /// By what is seen; not looked at.
    public static let visual = Self(rawValue: 1 << 1)
    /// Another part is selected, too.
    public static let multiple = Self(rawValue: 1 << 2)
  }

  /// The text; not kept alive.
  public private(set) final weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether several parts may be selected.
  open var allowsNonContiguousRanges = false
  /// Whether coordinates are turned for texts that are written downward; kept.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Makes one for a text.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Forgets what it knows of layout: nothing.
  open func flushLayoutCache() {}

  // MARK: By keys

  /// What is selected after a move; nil where there is nothing to move.
  /// - Parameters:
  ///   - extending: whether one end stays.
  ///   - confined: whether it stays in its paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let isForward = isForward(direction, at: first.location, source)
    let (start, end) = (first.location, last.endLocation)
    let anchor = extending ? textSelection.anchor ?? (isForward ? start : end) : nil
    let head = anchor.map { $0.compare(start) == .orderedSame ? end : start } ?? (isForward ? end : start)
    let isVertical = direction == .up || direction == .down
    let goal = textSelection.anchorPositionOffset >= 0 ? textSelection.anchorPositionOffset : caret(at: head, source)
    var place = head
    if !extending, destination == .character, !isVertical, start.compare(end) != .orderedSame {
      // A move by a character takes what is selected together at that end.
    } else if isVertical, destination == .character || destination == .line {
      place = vertical(from: head, isForward: isForward, goal, source)
    } else {
      place = moved(head, isForward, destination, source)
    }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: head) {
      if place.compare(paragraph.location) == .orderedAscending { place = paragraph.location }
      if place.compare(paragraph.endLocation) == .orderedDescending { place = paragraph.endLocation }
    }
    let range = anchor.flatMap { NSTextRange(location: $0, end: place) ?? NSTextRange(location: place, end: $0) }
    let new = NSTextSelection(
      range: range ?? NSTextRange(location: place), affinity: .downstream, granularity: textSelection.granularity)
    new.anchor = anchor
    if isVertical { new.anchorPositionOffset = goal }
    new.typingAttributes = textSelection.typingAttributes
    return new
  }

  private func isForward(
    _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: location) == .leftToRight
    case .left: source.baseWritingDirection(at: location) == .rightToLeft
    }
  }

  /// The place that a move along the text leads to.
  private func moved(
    _ place: any NSTextLocation, _ isForward: Bool, _ destination: Destination,
    _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    func end(of granularity: NSTextSelection.Granularity, at place: any NSTextLocation) -> (any NSTextLocation)? {
      source.textRange(for: granularity, enclosing: place).map { isForward ? $0.endLocation : $0.location }
    }
    let document = source.documentRange
    let before = isForward ? place : source.location(place, offsetBy: -1) ?? place
    switch destination {
    case .character: return end(of: .character, at: before) ?? place
    case .word: return word(place, isForward, source) ?? end(of: .word, at: before) ?? place
    case .line:
      var edge: (any NSTextLocation)?
      source.enumerateCaretOffsetsInLineFragment(at: place) { _, place, _, _ in
        if isForward || edge == nil { edge = place }
      }
      return edge ?? place
    case .sentence: return end(of: .sentence, at: before) ?? place
    case .paragraph: return end(of: .paragraph, at: before) ?? place
    case .container, .document: return isForward ? document.endLocation : document.location
    }
  }

  /// The end of the next word, or the beginning of the last one; nil for a text whose characters are not known.
  private func word(
    _ place: any NSTextLocation, _ isForward: Bool, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let text = (source as? NSTextLayoutManager)?.content?.textStorage?.string, let at = TextPlace.offset(place)
    else { return nil }
    let units = TextUnits(text as NSString)
    return TextPlace(isForward ? units.wordEnd(from: at) : units.nextWord(from: at, isForward: false))
  }

  private func caret(at place: any NSTextLocation, _ source: any NSTextSelectionDataSource) -> CGFloat {
    var x: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: place) { offset, caret, _, stop in
      guard caret.compare(place) != .orderedDescending else {
        stop.pointee = true
        return
      }
      x = offset
    }
    return x
  }

  /// The place nearest to a distance from the left in the line of a place.
  private func nearest(
    _ x: CGFloat, inLineOf place: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var best: (place: any NSTextLocation, distance: CGFloat)?
    source.enumerateCaretOffsetsInLineFragment(at: place) { offset, caret, _, _ in
      let distance = abs(offset - x)
      if best.map({ distance < $0.distance }) ?? true { best = (caret, distance) }
    }
    return best?.place ?? place
  }

  private func vertical(
    from place: any NSTextLocation, isForward: Bool, _ goal: CGFloat, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    let document = source.documentRange
    guard let line = source.textRange(for: .line, enclosing: place) else { return place }
    if isForward {
      // The last line ends where its text does; an empty one may follow a break.
      let next = source.textRange(for: .line, enclosing: line.endLocation)
      guard let next, next.location.compare(line.location) == .orderedDescending else { return document.endLocation }
      return nearest(goal, inLineOf: next.location, source)
    }
    guard line.location.compare(document.location) == .orderedDescending,
      let before = source.location(line.location, offsetBy: -1)
    else { return document.location }
    return nearest(goal, inLineOf: before, source)
  }

  /// What a key that deletes would take away: what is selected, or what a move would go over.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    guard selected.isEmpty else { return selected }
    let extended = destinationSelection(
      for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
    return extended?.textRanges.filter { !$0.isEmpty } ?? []
  }

  /// Where a text comes in that is typed: at the beginning of what is selected.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }

  // MARK: By points

  /// The place nearest to a point; nil without a text.
  private func place(
    at point: CGPoint, _ location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    source.lineFragmentRange(for: point, inContainerAt: location).map {
      nearest(point.x, inLineOf: $0.location, source)
    }
  }

  /// What is selected where a pointer is at a point: an insertion point there, or from an anchor to it while the pointer
  /// selects or `extend` is held. Empty without a text.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source = textSelectionDataSource, let place = place(at: point, containerLocation, source) else {
      return []
    }
    if let old = anchors.last, let range = old.textRanges.first, selecting || modifiers.contains(.extend) {
      let anchor = old.anchor ?? range.location
      guard let new = NSTextRange(location: anchor, end: place) ?? NSTextRange(location: place, end: anchor) else {
        return []
      }
      let selection = old.textSelection(with: [new])
      selection.anchor = anchor
      let grown = old.granularity == .character ? selection : textSelection(for: old.granularity, enclosing: selection)
      return anchors.dropLast() + [grown]
    }
    let selection = NSTextSelection(place, affinity: .downstream)
    return allowsNonContiguousRanges && modifiers.contains(.multiple) ? anchors + [selection] : [selection]
  }

  /// What is selected grown to whole words, lines, sentences or paragraphs.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      guard let first = source.textRange(for: selectionGranularity, enclosing: range.location) else { return range }
      let end = range.isEmpty ? nil : source.location(range.endLocation, offsetBy: -1)
      return end.flatMap { source.textRange(for: selectionGranularity, enclosing: $0) }.map(first.union) ?? first
    }
    let new = NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    new.anchor = textSelection.anchor
    return new
  }

  /// The word, line, sentence or paragraph at a point; nil without a text.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let place = place(at: point, location, source) else { return nil }
    return textSelection(
      for: selectionGranularity, enclosing: NSTextSelection(place, affinity: .downstream))
  }
}
