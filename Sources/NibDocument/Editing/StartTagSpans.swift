/// Where the name, the attributes and the end of a start tag stand in the source.
struct StartTagSpans: Sendable {
  /// One attribute.
  struct Attribute: Sendable {
    /// The white space before it.
    var gap: Range<Int>
    /// Its name.
    var name: Range<Int>
    /// Its value, without the quotes.
    var value: Range<Int>
    /// Offset behind the closing quote.
    var end: Int { value.upperBound + 1 }
  }

  /// Offset behind the tag's name.
  let nameEnd: Int
  /// The attributes and namespace declarations as they are written.
  let attributes: [Attribute]
  /// The `>` or `/>` with the white space before it.
  let close: Range<Int>

  /// Reads the tag that begins at an offset of a well-formed text and ends before another.
  init(_ source: [UInt8], start: Int, end: Int) {
    var at = start + 1
    func skip(while isWanted: (UInt8) -> Bool) -> Range<Int> {
      let from = at
      while at < end, isWanted(source[at]) { at += 1 }
      return from..<at
    }
    nameEnd = skip { !Self.endsName($0) }.upperBound
    var attributes: [Attribute] = []
    while true {
      let gap = skip(while: Self.isSpace)
      let name = skip { !Self.endsName($0) }
      if name.isEmpty {
        close = gap.lowerBound..<end
        break
      }
      _ = skip { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard at < end else {
        close = gap.lowerBound..<end
        break
      }
      let quote = source[at]
      at += 1
      attributes.append(Attribute(gap: gap, name: name, value: skip { $0 != quote }))
      at += 1
    }
    self.attributes = attributes
  }

  /// The attribute of a name.
  func attribute(_ name: String, in source: [UInt8]) -> Attribute? {
    attributes.first { source[$0.name].elementsEqual(name.utf8) }
  }

  /// Whether a byte is XML's white space.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
