import NibBytes
import Testing

@Suite("Leading words of names") struct LeadingWordTests {
  private func word(_ name: String, after bytes: String = "", before more: String = "") -> UInt64 {
    let all = Array((bytes + name + more).utf8)
    return all.leadingWord(ByteSpan(offset: bytes.utf8.count, count: name.utf8.count))
  }

  @Test("are the same wherever a name stands", arguments: ["", "top", "leading", "trailing", "centerYWithinMargins"])
  func place(name: String) {
    #expect(word(name) == word(name, after: "first=", before: "\" and more"))
    #expect(word(name) == word(name, after: "x"))
  }

  @Test("tell names of up to seven bytes apart, and of longer ones those of another length or beginning")
  func difference() {
    let names = ["", "t", "to", "top", "tops", "leading", "leadings", "leadingmargin", "trailing", "trailingMargin"]
    #expect(Set(names.map { word($0) }).count == names.count)
    #expect(word("leadingMargin") == word("leadingOthers"))
    #expect(word(String(repeating: "a", count: 300)) == word(String(repeating: "a", count: 400)))
  }
}
