import Testing

@testable import NibImaging

@Suite("A budget of bytes") struct ByteBudgetTests {
  @Test("the value used longest ago goes first")
  func order() {
    var budget = ByteBudget<String, Int>(limit: 30)
    for (index, key) in ["a", "b", "c"].enumerated() { budget.keep(index, bytes: 10, for: key) }

    _ = budget.value("a")
    budget.keep(3, bytes: 10, for: "d")

    #expect(budget.value("b") == nil)
    #expect(["a", "c", "d"].map { budget.value($0) } == [0, 2, 3])
    #expect(budget.bytes == 30)
  }

  @Test("a value larger than the budget is not kept, and pushes nothing out")
  func tooLarge() {
    var budget = ByteBudget<String, Int>(limit: 30)
    budget.keep(1, bytes: 30, for: "a")

    budget.keep(2, bytes: 31, for: "b")

    #expect(budget.value("a") == 1)
    #expect(budget.value("b") == nil)
  }

  @Test("many changes at random leave the count of bytes true and within the limit")
  func random() {
    var budget = ByteBudget<Int, Int>(limit: 100)
    var sizes: [Int: Int] = [:]
    for _ in 0..<5000 {
      let (key, bytes) = (Int.random(in: 0..<40), Int.random(in: 0...60))
      switch Int.random(in: 0..<4) {
      case 0: budget.remove(key)
      case 1: _ = budget.value(key)
      default:
        budget.keep(bytes, bytes: bytes, for: key)
        sizes[key] = bytes
      }
      #expect(budget.bytes <= 100)
    }
    let left = (0..<40).compactMap { budget.value($0) }
    #expect(left.reduce(0, +) == budget.bytes)
    #expect(left.count == budget.count)
  }
}
