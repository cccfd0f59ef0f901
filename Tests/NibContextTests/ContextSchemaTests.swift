import NibContext
import NibTestSupport
import Testing

@Suite("The schema of contexts") struct ContextSchemaTests {
  private static let archives = SharedFiles.packageRoot + "/Archives"
  static let samples = TestDisk.files(below: archives, ending: [".xib", ".storyboard", ".nib"]).map {
    String($0.dropFirst(archives.count + 1))
  }

  private func schema() throws -> SchemaSample {
    let path = SharedFiles.packageRoot + "/Tools/schemas/context-2.schema.json"
    return SchemaSample(try JSONSample(try #require(TestDisk.bytes(path))))
  }

  @Test("holds for every sample, documents and archives, whether they can be read or not")
  func samples() throws {
    let schema = try schema()
    var read = 0

    for sample in TestSize.share(Self.samples, every: 4) {
      let context = ContextMaker.context(of: ["\(Self.archives)/\(sample)"])
      let faults = schema.faults(try JSONSample(context.json()))
      #expect(faults.isEmpty, "\(sample): \(faults.first ?? "")")
      if context.failures.isEmpty { read += 1 }
      var compiled = ContextMaker()
      compiled.compilesDocuments = true
      compiled.add(path: "\(Self.archives)/\(sample)")
      let text = compiled.context().json()
      let compiledFaults = schema.faults(try JSONSample(text))
      #expect(compiledFaults.isEmpty, "\(sample), compiled: \(compiledFaults.first ?? "")")
      #expect(text == compiled.context().json())
    }

    #expect(read > TestSize.count(25, full: 100))
  }

  @Test("refuses what is missing, what is too much, and what is of another type")
  func refusals() throws {
    let schema = try schema()
    let whole = try JSONSample(ContextMaker().empty.json())
    guard case .object(let members) = whole else { return #expect(Bool(false)) }

    #expect(schema.faults(whole).isEmpty)
    #expect(schema.faults(.object(members.filter { $0.key != "modules" })) == ["$: no member 'modules'"])
    #expect(schema.faults(.object(members.merging(["more": .null]) { first, _ in first })).count == 1)
    #expect(schema.faults(.object(members.merging(["platform": .number(1)]) { $1 })).count == 1)
    #expect(schema.faults(.object(members.merging(["schemaVersion": .number(1)]) { $1 })).count == 1)
  }
}

extension ContextMaker {
  /// The context of nothing.
  fileprivate var empty: Context {
    var maker = self
    return maker.context()
  }
}
