import NibBytes
import NibSchema

/// Numbers of attributes.
extension ElementReader {
  /// The numbers of a geometry element in archive order; a missing one is 0.
  mutating func numbers(of element: Int, _ shape: Geometry) -> [Double] {
    switch shape {
    case .point: return [requiredReal(.x, of: element), requiredReal(.y, of: element)]
    case .size: return [requiredReal(.width, of: element), requiredReal(.height, of: element)]
    case .rect:
      return [WellKnownName.x, WellKnownName.y, WellKnownName.width, WellKnownName.height].map {
        requiredReal($0, of: element)
      }
    case .insets:
      if attribute(.minX, of: element) != nil || attribute(.minY, of: element) != nil {
        return [WellKnownName.minY, WellKnownName.minX, WellKnownName.maxY, WellKnownName.maxX].map {
          real($0, of: element)
        }
      }
      return [WellKnownName.top, WellKnownName.left, WellKnownName.bottom, WellKnownName.right].map {
        real($0, of: element)
      }
    case .directionalInsets:
      return [WellKnownName.top, WellKnownName.leading, WellKnownName.bottom, WellKnownName.trailing].map {
        real($0, of: element)
      }
    case .offset: return [WellKnownName.horizontal, WellKnownName.vertical].map { real($0, of: element) }
    }
  }

  /// A real attribute of any element; 0 when it is absent, and a warning when it is no number.
  mutating func real(_ name: WellKnownName, of element: Int, default absent: Double = 0) -> Double {
    guard let span = attribute(name, of: element) else { return absent }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return absent
  }

  /// A real attribute that an element must have; 0 and a warning when it is absent or no number.
  mutating func requiredReal(_ name: WellKnownName, of element: Int) -> Double {
    guard let span = attribute(name, of: element) else {
      warnMissing(name, element, "0 is used")
      return 0
    }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return 0
  }

  /// An integer, also where a document has a real of whole value; nil for one with a fraction, which no 64 bits hold.
  mutating func integer(_ span: ByteSpan) -> Int64? {
    if let value = Decimal.integer(document.bytes, span) { return value }
    return Decimal.real(document.bytes, span).flatMap { Int64(exactly: $0) }
  }

  /// Warns of text that should be a number.
  mutating func warnNumber(_ span: ByteSpan, _ element: Int) {
    warn(.badNumber, "'\(text(span))' is not a number; attribute ignored", at: element)
  }

  /// Raw value of a name in a choice.
  mutating func raw(of span: ByteSpan, in choice: Int) -> Int64? { raw(of: span, in: schema.tables.choices[choice]) }

  /// Raw value of a name in a choice, found without making a string.
  mutating func raw(of span: ByteSpan, in choice: Choice) -> Int64? {
    let (word, words) = (document.bytes.leadingWord(span), choice.leadingWords)
    for index in words.indices where words[index] == word {
      // By index: taking an entry out of the list costs a reference count.
      if span.count <= 7 || document.bytes.equals(span, choice.entries[index].name) {
        return choice.entries[index].value
      }
    }
    return nil
  }

  /// A whole number attribute of any element; 0 where it is absent, and a warning when it is none.
  mutating func wholeNumber(_ name: WellKnownName, of element: Int) -> Int64 {
    guard let span = attribute(name, of: element) else { return 0 }
    if let value = integer(span) { return value }
    warn(.badNumber, "'\(text(span))' is not a 64-bit integer; attribute ignored", at: element)
    return 0
  }

  /// The number that an attribute holds; nil and a warning when it holds anything else.
  mutating func number(_ span: ByteSpan, _ element: Int) -> Double? {
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return nil
  }
}
