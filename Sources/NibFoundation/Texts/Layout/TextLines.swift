import Foundation

/// A text in lines: where they break, how high they are and where they stand, from the top down.
///
/// Widths are those of `FontMeasures`. Lines break between words, as their paragraph styles say.
package struct TextLines {
  /// A line.
  package struct Line {
    /// Its characters, with those that break it.
    package var range: NSRange
    /// All of the width that it may have, and its height.
    package var rect: NSRect
    /// Where its characters stand.
    package var used: NSRect
    /// From the top of the line to what letters stand on.
    package var baseline: CGFloat
    /// Whether a paragraph ends with it.
    package var endsParagraph: Bool
  }

  /// The lines, from the top.
  package private(set) var lines: [Line] = []
  /// Where the advance of each UTF-16 unit begins, from the beginning of its line.
  package private(set) var places: [CGFloat] = []
  /// How wide each unit is.
  package private(set) var widths: [CGFloat] = []
  /// The empty line behind a break at the end; nil for none.
  package private(set) var extraLine: Line?
  private let width: CGFloat
  private var y: CGFloat = 0
  private let padding: CGFloat

  /// Lays a text out.
  /// - Parameters:
  ///   - width: of lines, in points; 0 or less for one without an end.
  ///   - padding: at both ends of lines, in points.
  package init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat = 0, font: (any MeasuredFont)? = nil) {
    self.width = width > 0 ? width : .greatestFiniteMagnitude
    self.padding = padding
    let string = text.string as NSString
    let runs = TextRuns(text, font: font)
    (places, widths) = (Array(repeating: 0, count: string.length), runs.widths)
    var at = 0
    while at < string.length {
      var (end, contentsEnd) = (0, 0)
      string.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: at, length: 0))
      layOut(runs, at..<contentsEnd, end)
      at = max(end, at + 1)
    }
    // What `CharacterSet.newlines` has.
    if string.length > 0, [0xa, 0xb, 0xc, 0xd, 0x85, 0x2028, 0x2029].contains(runs.unit(string.length - 1)) {
      let height = runs.height(string.length - 1).height
      extraLine = Line(
        range: NSRange(location: string.length, length: 0), rect: rect(height),
        used: NSRect(x: padding, y: y, width: 0, height: height), baseline: runs.height(string.length - 1).baseline,
        endsParagraph: true)
    }
  }

  private func rect(_ height: CGFloat) -> NSRect {
    NSRect(x: 0, y: y, width: width, height: height)
  }

  private mutating func layOut(_ runs: TextRuns, _ paragraph: Range<Int>, _ end: Int) {
    let style = runs.style(paragraph.lowerBound)
    y += lines.isEmpty ? 0 : style.paragraphSpacingBefore
    let wraps = [.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
    var at = paragraph.lowerBound
    repeat {
      let indent = at == paragraph.lowerBound ? style.firstLineHeadIndent : style.headIndent
      let limit = style.tailIndent > 0 ? style.tailIndent : width - 2 * padding + style.tailIndent
      let fit = wraps ? lineEnd(runs, at, paragraph.upperBound, limit - indent, style) : paragraph.upperBound
      place(at..<fit, through: fit == paragraph.upperBound ? end : fit, indent, limit, style, runs)
      at = fit
    } while at < paragraph.upperBound
    y += style.paragraphSpacing
  }

  private func lineEnd(
    _ runs: TextRuns, _ start: Int, _ end: Int, _ limit: CGFloat, _ style: NSParagraphStyle
  ) -> Int {
    var (at, x, lastBreak) = (start, CGFloat(0), Int?.none)
    while at < end {
      let unit = runs.unit(at)
      let isSpace = unit == 0x20 || unit == 0x9
      x += unit == 0x9 ? Self.tab(after: x, style) - x : widths[at]
      // Spaces hang over the edge.
      if x > limit + 0.001, !isSpace, at > start {
        if style.lineBreakMode == .byWordWrapping, let lastBreak { return lastBreak }
        // A character stays whole, however narrow the line is.
        let character = runs.characterStart(at)
        if character > start { return character }
      }
      at += 1
      if isSpace || unit == 0x2d || unit == 0x2028 || (0x2e80..<0xd7b0).contains(unit) { lastBreak = at }
      if unit == 0x2028 { return at }
    }
    return end
  }

  /// Where a tab leads that comes after a place.
  private static func tab(after x: CGFloat, _ style: NSParagraphStyle) -> CGFloat {
    if let stop = style.tabStops.map(\.location).sorted().first(where: { $0 > x }) { return stop }
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    return ((x / interval).rounded(.down) + 1) * interval
  }

  private mutating func place(
    _ range: Range<Int>, through end: Int, _ indent: CGFloat, _ limit: CGFloat, _ style: NSParagraphStyle,
    _ runs: TextRuns
  ) {
    var x: CGFloat = 0
    var seen: CGFloat = 0
    for at in range {
      places[at] = x
      if runs.isTab(at) { widths[at] = Self.tab(after: x, style) - x }
      x += widths[at]
      if !runs.isSpace(at) { seen = x }
    }
    for at in range.upperBound..<max(end, range.upperBound) where places.indices.contains(at) { places[at] = x }
    var (height, baseline) = runs.heights(range.isEmpty ? range.lowerBound..<(range.lowerBound + 1) : range)
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    baseline = min(baseline, height)
    let room = min(limit, width == .greatestFiniteMagnitude ? seen + indent : limit) - indent - seen
    let shift: CGFloat =
      switch style.alignment {
      case .right: max(room, 0)
      case .center: max(room, 0) / 2
      default: 0
      }
    for at in range.lowerBound..<max(end, range.upperBound) where places.indices.contains(at) {
      places[at] += padding + indent + shift
    }
    lines.append(
      Line(
        range: NSRange(location: range.lowerBound, length: end - range.lowerBound),
        rect: rect(height + style.lineSpacing),
        used: NSRect(x: padding + indent + shift, y: y, width: seen, height: height), baseline: baseline,
        endsParagraph: end > range.upperBound))
    y += height + style.lineSpacing
  }

  /// The least rectangle around what is seen of all lines, without padding; spacing after the last one is left out.
  package var bounds: NSRect {
    let all = lines + (extraLine.map { [$0] } ?? [])
    guard let first = all.first else { return NSRect() }
    return all.dropFirst().reduce(first.used) { $0.union($1.used) }
  }

  /// The line of a character; the last one for the end of the text. nil for an empty text.
  package func line(of character: Int) -> Line? {
    number(of: character).flatMap { line($0) }
  }

  /// The number of the line of a character.
  package func number(of character: Int) -> Int? {
    if let extraLine, character >= extraLine.range.location { return lines.count }
    guard !lines.isEmpty else { return nil }
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if character < NSMaxRange(lines[middle].range) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The line of a number, that behind the last break among them.
  package func line(_ number: Int) -> Line? {
    lines.indices.contains(number) ? lines[number] : number == lines.count ? extraLine : nil
  }

  /// Where a character begins.
  package func x(of character: Int) -> CGFloat {
    if places.indices.contains(character) { return places[character] }
    guard let last = line(of: character), extraLine == nil else { return extraLine?.used.minX ?? padding }
    return last.used.maxX
  }

  /// The character at a place of a line, and how far through it the place lies, 0...1.
  package func character(at x: CGFloat, in line: Line) -> (index: Int, fraction: CGFloat) {
    let end = visibleEnd(of: line)
    for at in line.range.location..<max(end, line.range.location) where x < places[at] + widths[at] {
      return (at, widths[at] > 0 ? min(max((x - places[at]) / widths[at], 0), 1) : 0)
    }
    return (max(end - 1, line.range.location), end > line.range.location ? 1 : 0)
  }
}
