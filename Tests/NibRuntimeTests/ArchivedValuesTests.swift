import Testing

@testable import NibRuntime

@Suite("Archived values")
struct ArchivedValuesTests {
  private func values(_ keys: [String], _ pairs: KeyValuePairs<Int, Int64>) -> ArchivedValues {
    var values = ArchivedValues(keys: keys, capacity: pairs.count)
    for (key, value) in pairs { values.append(.int(value), key: key) }
    return values
  }

  private func texts(_ values: ArchivedValues) -> [String] { values.map { "\($0.key) \($0.value)" } }

  @Test("Values stand in archive order, and the first of a key is found")
  func order() {
    let values = values(["a", "b", "c"], [2: 1, 0: 2, 2: 3])
    #expect(texts(values) == ["c 1", "a 2", "c 3"])
    #expect(values.value(of: "c")?.description == "1")
    #expect(values.value(of: "b") == nil)
  }

  @Test("Values of another archive have other keys under the same numbers")
  func otherArchive() {
    var values = values(["a", "b"], [1: 1])
    values.append(contentsOf: self.values(["b", "c", "a"], [0: 2, 1: 3, 2: 4]))
    #expect(texts(values) == ["b 1", "b 2", "c 3", "a 4"])
    values.append(contentsOf: self.values(["a", "b"], [0: 5]))
    values.append(contentsOf: ArchivedValues())
    #expect(texts(values) == ["b 1", "b 2", "c 3", "a 4", "a 5"])
  }

  @Test("A value takes 24 bytes, its key included")
  func size() { #expect(MemoryLayout<ArchivedValues.Entry>.stride == 24) }
}
