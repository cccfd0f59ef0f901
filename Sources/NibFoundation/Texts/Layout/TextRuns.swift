import Foundation

/// What attributes say of the units of a text: how wide and how high they are.
struct TextRuns {
  private struct Run {
    var range: NSRange
    var style: NSParagraphStyle
    var height: CGFloat
    var baseline: CGFloat
  }

  private var runs: [Run] = []
  private let units: [UInt16]
  /// How wide each unit is, in points.
  private(set) var widths: [CGFloat]
  private let plain: Run

  /// Reads a text; `font` is for characters without one.
  init(_ text: NSAttributedString, font: (any MeasuredFont)?) {
    units = Array(text.string.utf16)
    widths = Array(repeating: 0, count: units.count)
    let size = font?.measuredSize ?? 12
    plain = Run(
      range: NSRange(location: 0, length: 0), style: .default, height: FontMeasures.lineHeight(size),
      baseline: (size * FontMeasures.ascender).rounded(.up))
    var at = 0
    while at < units.count {
      var range = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &range)
      let end = min(max(NSMaxRange(range), at + 1), units.count)
      add(NSRange(location: at, length: end - at), attributes, font)
      at = end
    }
  }

  private mutating func add(
    _ range: NSRange, _ attributes: [NSAttributedString.Key: Any], _ plainFont: (any MeasuredFont)?
  ) {
    let font = attributes[.font] as? any MeasuredFont ?? plainFont
    let size = font?.measuredSize ?? 12
    let (isFixedPitch, isBold) = (font?.isMeasuredAsFixedPitch ?? false, font?.isMeasuredAsBold ?? false)
    let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double ?? 0
    for at in range.location..<NSMaxRange(range) {
      let width = FontMeasures.width(units[at], isFixedPitch: isFixedPitch, isBold: isBold)
      widths[at] = width > 0 ? size * width + kern : 0
    }
    var run = Run(
      range: range, style: attributes[.paragraphStyle] as? NSParagraphStyle ?? .default,
      height: FontMeasures.lineHeight(size), baseline: (size * FontMeasures.ascender).rounded(.up))
    if let attachment = attributes[.attachment] as? any MeasuredAttachment {
      let (size, rise) = (attachment.measuredSize, attachment.measuredRise)
      for at in range.location..<NSMaxRange(range) where units[at] == 0xfffc { widths[at] = size.width }
      run.baseline = max(run.baseline, size.height + rise)
      run.height = max(run.height, run.baseline - min(rise, 0))
    }
    runs.append(run)
  }

  /// The number of the run of a place; that of the last for a place behind the text.
  private func number(_ place: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if place < NSMaxRange(runs[middle].range) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func run(_ place: Int) -> Run { runs.isEmpty ? plain : runs[number(place)] }

  /// The paragraph style at a place.
  func style(_ place: Int) -> NSParagraphStyle { run(place).style }

  /// How high a line is of what is at a place, and from its top to what letters stand on.
  func height(_ place: Int) -> (height: CGFloat, baseline: CGFloat) { (run(place).height, run(place).baseline) }

  /// The same of all in a range.
  func heights(_ range: Range<Int>) -> (height: CGFloat, baseline: CGFloat) {
    let inside = runs.isEmpty ? [] : runs[number(range.lowerBound)...].prefix { $0.range.location < range.upperBound }
    guard !inside.isEmpty else { return height(range.lowerBound) }
    let baseline = inside.map(\.baseline).max() ?? 0
    return (baseline + (inside.map { $0.height - $0.baseline }.max() ?? 0), baseline)
  }

  /// A unit.
  func unit(_ place: Int) -> UInt16 { units[place] }

  /// Where the character begins that a unit belongs to: a pair of surrogates, marks on a letter, pictures that are joined.
  /// Not more than 32 units are looked at.
  func characterStart(_ place: Int) -> Int {
    var at = place
    while at > 0, place - at < 32 {
      switch units[at] {
      case 0xdc00..<0xe000, 0x300..<0x370, 0x200d, 0xfe00...0xfe0f: break
      default: if units[at - 1] != 0x200d { return at }
      }
      at -= 1
    }
    return at
  }

  /// Whether a unit is a tab.
  func isTab(_ place: Int) -> Bool { units[place] == 9 }
  /// Whether a unit is a space.
  func isSpace(_ place: Int) -> Bool { units[place] == 0x20 || units[place] == 9 }
}
