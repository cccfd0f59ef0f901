import Testing

@Suite("Differences of texts")
struct TextDifferenceTests {
  @Test("equal texts have no difference")
  func equal() { #expect(TextDifference(expected: "a\nb\n", found: "a\nb\n") == nil) }

  @Test("a difference shows the lines before it and both sides")
  func changed() {
    let difference = TextDifference(expected: "a\nb\nc\nd\n", found: "a\nb\nC\nnew\nd\n")

    #expect(difference?.description == "line 3, 1 lines expected, 2 found\n  a\n  b\n- c\n+ C\n+ new")
  }

  @Test("long differences are cut")
  func long() {
    let found = (0..<50).map { "\($0)\n" }.joined()

    let difference = TextDifference(expected: "", found: found)

    #expect(difference?.description.hasSuffix("+ 11\n+ … 38 more") == true)
  }
}
