import NibBytes
import NibSchema

extension Geometry {
  /// Numbers of a geometry as text: `{h, v}`, `{t, l, b, r}`, and a rect's origin and size apart, `{{x, y}, {w, h}}`.
  static func text(_ values: [Double], of shape: Geometry) -> String {
    let words = values.map { Decimal.text($0) }
    guard case .rect = shape, words.count == 4 else { return "{" + words.joined(separator: ", ") + "}" }
    return "{{\(words[0]), \(words[1])}, {\(words[2]), \(words[3])}}"
  }

  /// Adds the text of a rect, or of its size alone, to bytes.
  static func append(_ rect: [Double], isSizeOnly: Bool, to bytes: inout [UInt8]) -> ByteSpan {
    let start = bytes.count
    if !isSizeOnly {
      bytes.append(contentsOf: "{{".utf8)
      append(rect[0], rect[1], to: &bytes)
      bytes.append(contentsOf: ", ".utf8)
    }
    bytes.append(UInt8(ascii: "{"))
    append(rect[2], rect[3], to: &bytes)
    if !isSizeOnly { bytes.append(UInt8(ascii: "}")) }
    return ByteSpan(offset: start, count: bytes.count - start)
  }

  /// Adds two numbers and what closes them.
  private static func append(_ one: Double, _ other: Double, to bytes: inout [UInt8]) {
    append(one, to: &bytes)
    bytes.append(contentsOf: ", ".utf8)
    append(other, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }

  private static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard let whole = Int16(exactly: number), whole >= 0 else {
      return bytes.append(contentsOf: Decimal.text(number).utf8)
    }
    var divisor: Int16 = whole < 10 ? 1 : whole < 100 ? 10 : whole < 1000 ? 100 : whole < 10_000 ? 1000 : 10_000
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(whole / divisor % 10))
      divisor /= 10
    }
  }
}
