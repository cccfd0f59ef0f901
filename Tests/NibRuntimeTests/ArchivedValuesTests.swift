import NibBytes
import NibGraph
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

@Suite("Inline data that objects have in common")
struct RecentDataTests {
  @Test("Equal numbers under one key are one array, wherever they stand; others are read anew")
  func shares() throws {
    var builder = GraphBuilder()
    let (root, keys) = (builder.reserve(builder.class("UIView")), ["a", "b"].map { builder.key($0) })
    var spans: [ByteSpan] = []
    for number: UInt8 in [1, 1, 2] {
      spans.append(ByteSpan(offset: builder.bytes.count, count: 9))
      // Two numbers of 4 bytes; the second begins with a byte that tells the lists apart.
      builder.bytes += [6, 0, 0, 128, 63, number, 0, 128, 63]
    }
    builder.begin(root)
    for (key, span) in [(0, 0), (0, 1), (0, 2), (1, 2), (0, 0)] { builder.add(.data(keys[key], spans[span])) }
    builder.add(.int(keys[0], 7))
    builder.end()
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "a.nib")
    let source = ContentPreparer(graph, kinds: [], inlineMark: nil)
    var recent = RecentData()

    let values = graph.values.map { recent.immediate($0, in: source) }

    let arrays = values.compactMap { value -> [Double]? in
      if case .reals(let numbers) = value { numbers } else { nil }
    }
    let memory = arrays.map { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    #expect(arrays == graph.values.compactMap { $0.span.flatMap { graph.reals($0) } })
    #expect(memory[0] == memory[1])
    #expect(Set(memory).count == 4)
    #expect(values.last?.description == "7")
  }
}
