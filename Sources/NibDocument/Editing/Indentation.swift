import NibBytes

/// How the lines of a document are broken and indented.
struct Indentation: Sendable {
  /// What ends a line: that of the first one.
  let lineEnd: [UInt8]
  /// What a level is indented by: that of the first element with a child in a line below its own.
  let unit: [UInt8]

  /// Seen: four spaces, in documents of Interface Builder.
  private static let usual = [UInt8](repeating: 0x20, count: 4)

  /// The number of elements that are looked at.
  private static let sample = 64

  /// Looks at the beginning of a document.
  init(_ document: Document) {
    let source = document.source
    lineEnd = Self.firstLineEnd(source)
    var found: [UInt8]?
    for element in document.elements.prefix(Self.sample) where found == nil && element.parent >= 0 {
      let parent = document.elements[Int(element.parent)]
      guard let inner = Self.before(Int(element.offset), in: source) else { continue }
      let outer = Self.before(Int(parent.offset), in: source) ?? []
      if inner.count > outer.count, inner.starts(with: outer) { found = Array(inner.dropFirst(outer.count)) }
    }
    unit = found ?? Self.usual
  }

  private static func firstLineEnd(_ source: [UInt8]) -> [UInt8] {
    guard let first = source.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [0x0A] }
    let isPair = source[first] == 0x0D && first + 1 < source.count && source[first + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [source[first]]
  }

  /// What stands before an offset in its line; nil when that is more than white space, or more of it than anybody
  /// indents by.
  static func before(_ offset: Int, in source: [UInt8]) -> [UInt8]? {
    let gap = gap(before: offset, in: source)
    guard let lineEnd = source[gap].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }), offset - lineEnd <= most else {
      return nil
    }
    return Array(source[(lineEnd + 1)..<offset])
  }

  /// The most bytes of an indentation, so that a strange document cannot make the new text grow without bound.
  private static let most = 4096

  /// The white space before an offset.
  static func gap(before offset: Int, in source: [UInt8]) -> Range<Int> {
    var start = offset
    while start > 0, StartTagSpans.isSpace(source[start - 1]) { start -= 1 }
    return start..<offset
  }
}
