import NibBytes
import NibDiagnostics

/// Writes rows as lines of JSON, one object a line, in a form that stays small and quick: names of members are literals.
struct RowText {
  /// The lines.
  private(set) var bytes: [UInt8] = []
  private var start: [UInt8] = []

  /// Whether anything is written.
  var isEmpty: Bool { bytes.isEmpty }

  /// Hands over what is written.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Says which archive the rows that follow are of.
  mutating func begin(archive: String) {
    start = Array("{\"archive\":".utf8)
    start += RowText.quoted(archive)
    start += Array(",\"row\":\"".utf8)
  }

  /// Begins a row.
  mutating func row(_ kind: StaticString) {
    bytes += start
    append(kind)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Ends a row.
  mutating func end() { append("}\n") }

  /// Writes bytes that are right as they are.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Writes JSON that was made before.
  mutating func append(json: [UInt8]) { bytes += json }

  /// Writes a number that is no less than 0.
  mutating func append(_ number: Int32) {
    var divisor: Int32 = 1
    while number / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / divisor % 10))
      divisor /= 10
    }
  }

  /// Writes a text in quotes.
  mutating func append(text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { all in RowText.append(all, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes UTF-8: what a terminal would act on is escaped, as everywhere, and means the same to who reads JSON.
  private static func append(_ all: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    guard !all.contains(where: JSONWriter.mayBeHidden) else {
      for scalar in String(decoding: all, as: UTF8.self).unicodeScalars {
        if let byte = UInt8(exactly: scalar.value), isEscaped(byte) {
          escape(byte, into: &bytes)
        } else if VisibleText.isHidden(scalar) {
          let digits = String(scalar.value, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)".utf8
        } else {
          bytes += UTF8.encode(scalar) ?? .init()
        }
      }
      return
    }
    for byte in all { if isEscaped(byte) { escape(byte, into: &bytes) } else { bytes.append(byte) } }
  }

  /// Writes the text of a span in quotes; bytes that are not UTF-8 become U+FFFD.
  mutating func append(_ span: ByteSpan, of table: [UInt8]) {
    let range = span.range.clamped(to: 0..<table.count)
    let isPlain = table.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[range])
      guard text.allSatisfy({ $0 < 0x7F && !RowText.isEscaped($0) }) else { return false }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if !isPlain { append(text: table.text(span)) }
  }

  /// A text in quotes, as JSON has it.
  static func quoted(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 2)
    result.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { all in append(all, to: &result) }
    result.append(UInt8(ascii: "\""))
    return result
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func escape(_ byte: UInt8, into result: inout [UInt8]) {
    result.append(UInt8(ascii: "\\"))
    guard byte < 0x20 else { return result.append(byte) }
    let digits = Array("0123456789abcdef".utf8)
    result += Array("u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
