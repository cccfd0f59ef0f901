import NibBytes
@testable import NibContext
import Testing

@Suite("Names kept over archives") struct NameMemoryTests {
  @Test("a name has one number, whichever table it stands in, and others have others")
  func numbers() {
    var memory = NameMemory()
    let first = NameTable(["UIView", "NSArray", "UIVie"])
    let second = NameTable(["NSArray", "", "UIView"])

    let numbers = [first, second].map { table in table.spans.map { memory.number(of: $0, in: table.bytes) } }

    #expect(numbers == [[0, 1, 2], [1, 3, 0]] && memory.count == 4)
  }

  @Test("many names keep their numbers while room for more is made")
  func growth() {
    var memory = NameMemory()
    let table = NameTable((0..<5000).map { "name\($0)" })
    for (place, span) in table.spans.enumerated() { #expect(memory.number(of: span, in: table.bytes) == place) }

    let again = table.spans.map { memory.number(of: $0, in: table.bytes) }

    #expect(again == Array(0..<5000) && memory.count == 5000)
  }
}
