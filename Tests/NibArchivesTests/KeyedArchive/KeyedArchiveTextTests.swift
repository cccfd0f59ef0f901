import NibBytes
import Testing

@testable import NibArchives

@Suite("Text of keyed archives") struct KeyedArchiveTextTests {
  static let units: [[UInt16]] = [
    [], [0x41], [0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0xFFFF], [0xD800, 0xDC00], [0xDBFF, 0xDFFF, 0x42], [0xD83D],
    [0xDE00],
    [0xD83D, 0x41], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00, 0xDE00], [0x41, 0xD7FF, 0xE000, 0xD800],
  ]

  @Test("UTF-16 becomes the UTF-8 of a string, halves that stand alone included", arguments: units)
  func wideText(units: [UInt16]) {
    let content = units.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let bytes: [UInt8] = [9] + content + [9]
    var text = GrowingBuffer<UInt8>(capacity: 0)
    bytes.withUnsafeBufferPointer { text.append(wide: $0, ByteSpan(offset: 1, count: 2 * units.count)) }

    let made = text.array
    #expect(made == Array(String(decoding: units, as: UTF16.self).utf8))
  }

  @Test(
    "geometry is numbers where they give the same text again",
    arguments: [
      ("{1, 2}", [1, 2]), ("{{0, -20}, {320, 44}}", [0, -20, 320, 44]), ("{1, 2, 3, 4}", [1, 2, 3, 4]),
      ("{0.5, 2}", [0.5, 2]), ("{1234567890123, 0}", [1_234_567_890_123, 0]), ("{-0, 1}", nil), ("{01, 1}", nil),
      ("{1,2}", nil), ("{1, 2} ", nil), ("{{1, 2}}", nil), ("{{1, 2}, 3, 4}", nil), ("{1, 2, 3}", nil), ("{", nil),
      ("", nil),
    ] as [(String, [Double]?)])
  func geometry(text: String, numbers: [Double]?) {
    let bytes = Array("x\(text)x".utf8)

    let found = bytes.withUnsafeBufferPointer {
      GeometryText.numbers($0, ByteSpan(offset: 1, count: bytes.count - 2))
    }
    #expect(found == numbers)
  }
}
