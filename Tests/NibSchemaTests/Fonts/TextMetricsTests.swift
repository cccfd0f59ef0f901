import NibSchema
import Testing

@Suite("Text metrics")
struct TextMetricsTests {
  static let rows: [(text: Substring, width: Double, lines: Double)] = [
    ("", 100, 1), ("one", 100, 1), ("one\ntwo", 100, 2), ("one\n\n", 100, 3),
    ("Boats and anchors", 66, 2), ("Boats  and anchors", 200, 1), ("half-round", 40, 2),
    ("Donaudampfschifffahrtsgesellschaft", 100, 3), ("船船船船船船", 42, 2),
  ]

  @Test("text wraps at words, at hyphens, and within words that are wider than a line", arguments: rows)
  func lines(_ row: (text: Substring, width: Double, lines: Double)) {
    let height = TextMetrics.height(of: [(row.text, 14)], width: row.width, in: .xcode16)

    #expect(height == row.lines * 16)
  }

  @Test(
    "a line is as high as its era has it",
    arguments: [
      (OutputProfile.xcode5, 17.0, 21.0), (.xcode8, 14, 16.702), (.xcode15point1, 14, 16.702), (.xcode16, 14, 16),
      (.xcode26, 14, 16),
    ])
  func height(profile: OutputProfile, size: Double, expected: Double) {
    #expect(abs(TextMetrics.height(of: [("line", size)], width: 100, in: profile) - expected) < 0.0001)
  }

  @Test("a line is as high as its largest font")
  func runs() {
    let height = TextMetrics.height(of: [("small ", 14), ("large", 28), ("\nsmall", 14)], width: 1000, in: .xcode16)

    #expect(height == 27 + 6 + 16)
  }
}
