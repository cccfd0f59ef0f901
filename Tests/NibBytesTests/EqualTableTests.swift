import NibBytes
import Testing

@Suite("Values by equal keys") struct EqualTableTests {
  @Test("a key finds its value, another one none, in the order in which they came")
  func values() {
    var table = EqualTable<String, Int>()
    #expect(table.find("a") == nil && table.entries.isEmpty)

    for number in 0..<100 { table.add("key\(number)", number) }

    for number in 0..<100 { #expect(table.find("key\(number)") == number) }
    #expect(table.find("key100") == nil)
    #expect(table.entries.map(\.value) == Array(0..<100))
  }

  @Test("a value that is set takes the place of the one that the key had")
  func replaced() {
    var table = EqualTable<String, Int>()
    table.set("a", 1)
    table.set("b", 2)
    table.set("a", 3)

    #expect(table.entries.map(\.key) == ["a", "b"] && table.find("a") == 3)
  }
}
