import NibBytes
import Testing

@Suite("Decimal numbers")
struct DecimalTests {
  private func real(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    return Decimal.real(bytes, ByteSpan(offset: 0, count: bytes.count))
  }

  @Test(
    "a number is the nearest double, however long its text is",
    arguments: [
      "0", "-0", "-0.0", "1", "12.5", ".5", "5.", "007", "0.1", "-44.5", "375", "0.80000000000000004",
      "0.33333333333333331", "0.94117647058823528", "123456789012345678", "9007199254740993", "9007199254740991.5",
      "0.0000000000000000001", "0.0000000000000000012345", "1844674407370955161", "9999999999999999999",
      "0.9999999999999999999", "1.7976931348623157e308", "1e5", "1E-5", "4.9e-324", "+3.25",
      "3.14159265358979323846264338327950288", "00000000000000000000000000000000000001.5",
      "1.00000000000000011102230246251565404236316680908203125",
    ])
  func nearest(_ text: String) throws {
    let expected = try #require(Double(text))

    #expect(real(text)?.bitPattern == expected.bitPattern)
  }

  @Test("numbers of 16 to 19 digits are what the standard library reads, whatever their bits")
  func manyDigits() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var different: [String] = []
    for _ in 0..<200_000 {
      // The middle of Knuth's generator: fixed, so a failure comes back.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String(state >> (state & 15)).prefix(19)
      let place = digits.index(digits.startIndex, offsetBy: Int(state >> 32) % digits.count)
      let text = "0\(digits[..<place]).\(digits[place...])"
      if real(text) != Double(text) { different.append(text) }
    }
    #expect(different.isEmpty)
  }

  @Test("a number halfway between two doubles goes to the even one")
  func halves() {
    for (text, expected) in [
      ("9007199254740993", 9_007_199_254_740_992.0), ("9007199254740995", 9_007_199_254_740_996),
      ("18014398509481986", 18_014_398_509_481_984), ("18014398509481990", 18_014_398_509_481_992),
      ("4503599627370497.5", 4_503_599_627_370_498), ("4503599627370498.5", 4_503_599_627_370_498),
    ] {
      #expect(real(text) == expected, "\(text)")
    }
  }

  @Test(
    "what is no finite decimal number is none",
    arguments: [
      "", "-", ".", "-.", "1,5", "1.2.3", "nan", "inf", "-inf", "infinity", "0x1p3", "1e", "e5", "1e999", " 1", "1 ",
      "1\u{0}", "--1", "1-2", "12345678901234567890,5", "0.80000000000000004 ", "\u{0661}",
      "1000000000000000000000000000000000000000000000000000000000000000",
    ])
  func noNumber(_ text: String) {
    #expect(real(text) == nil)
  }

  @Test("a span beyond the bytes holds no number")
  func beyond() {
    #expect(Decimal.real(Array("12".utf8), ByteSpan(offset: 1, count: 2)) == nil)
  }

  @Test(
    "a real is printed with 17 digits, as older systems do",
    arguments: [
      ("272.00000009349748", "272.00000009349748"), ("1.1", "1.1000000000000001"), ("12", "12"),
      ("-2.5", "-2.5"), ("0.1", "0.1"), ("999999999999999.9", "999999999999999.88"),
    ])
  func fullText(_ text: String, _ expected: String) throws {
    #expect(Decimal.fullText(try #require(Double(text))) == expected)
  }
}
