import NibBytes
import Testing

@Suite("Names by numbers") struct NameRegistryTests {
  @Test("a name has one number, whichever table it stands in, and others have others")
  func numbers() {
    var registry = NameRegistry()
    let first = NameTable(["UIView", "NSArray", "UIVie"])
    let second = NameTable(["NSArray", "", "UIView"])

    let numbers = [first, second].map { table in table.spans.map { registry.number(table.bytes, $0) } }

    #expect(numbers == [[0, 1, 2], [1, 3, 0]] && registry.count == 4)
  }

  @Test("names that are known to differ are numbered behind those that are there, and found as others")
  func distinct() {
    var registry = NameRegistry(expecting: 1)
    registry.number("UIView")
    registry.append(distinct: (0..<50).map { "name\($0)" })

    #expect(registry.count == 51 && registry.find("UIView") == 0)
    for number in Int32(0)..<50 {
      #expect(registry.find("name\(number)") == number + 1)
      #expect(registry.number("name\(number)") == number + 1)
    }
    #expect(registry.find("name50") == -1)
  }

  @Test("many names keep their numbers while room for more is made")
  func growth() {
    var registry = NameRegistry()
    let table = NameTable((0..<5000).map { "name\($0)" })
    for (place, span) in table.spans.enumerated() { #expect(registry.number(table.bytes, span) == Int32(place)) }

    let again = table.spans.map { registry.number(table.bytes, $0) }

    #expect(again == Array(0..<Int32(5000)) && registry.count == 5000)
  }
}
