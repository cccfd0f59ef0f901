import Testing

@Suite("Differences of texts")
struct TextDifferenceTests {
  @Test("equal texts have no difference")
  func equal() { #expect(TextDifference(expected: "a\nb\n", found: "a\nb\n") == nil) }

  @Test("each change shows the lines before it and both sides")
  func changed() {
    let difference = TextDifference(expected: "a\nb\nc\nd\ne\nf\ng", found: "a\nb\nC\nnew\nd\ne\nf")

    #expect(
      difference?.description == """
        line 3:
          a
          b
        - c
        + C
        + new
        line 7:
          e
          f
        - g
        """)
  }

  @Test("long differences are cut")
  func long() {
    let found = (0..<50).map { "\($0)" }.joined(separator: "\n")

    let difference = TextDifference(expected: "x", found: found)

    #expect(difference?.description.hasSuffix("+ 22\n… 27 more changed lines") == true)
  }
}
