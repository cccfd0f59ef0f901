import NibBytes
import Testing

@Suite("Name tables")
struct NameTableTests {
  static let names = NameTable(["view", "", "label", "views", "Café", "label"])

  static let searches: [(name: String, index: Int?)] = [
    ("view", 0), ("", 1), ("label", 2), ("views", 3), ("Café", 4), ("lab", nil), ("labels", nil), ("Cafe", nil),
  ]

  @Test("a name is found at its first index, and only whole", arguments: searches)
  func find(_ row: (name: String, index: Int?)) {
    #expect(Self.names.firstIndex(of: row.name) == row.index)
  }

  @Test("a span that reaches past the bytes is no name")
  func outside() {
    let spans = [ByteSpan(offset: 1, count: 9), ByteSpan(offset: 0, count: 2)]
    let table = NameTable(bytes: Array("ab".utf8), spans: spans)

    #expect(table.firstIndex(of: "ab") == 1)
    #expect(table[0] == "b")
  }

  @Test("a name is kept once when it is interned")
  func intern() {
    var table = NameTable(["a"])

    #expect(table.intern("b") == 1)
    #expect(table.intern("a") == 0)
    #expect(table.names == ["a", "b"])
  }
}
