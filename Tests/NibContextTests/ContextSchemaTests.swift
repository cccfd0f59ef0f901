import NibContext
import NibTestSupport
import Nibwright
import Testing

@Suite("The schema of contexts") struct ContextSchemaTests {
  private static let archives = SharedFiles.packageRoot + "/Archives"
  static let samples = TestDisk.files(below: archives, ending: [".xib", ".storyboard", ".nib"]).map {
    String($0.dropFirst(archives.count + 1))
  }

  private func schema(_ schema: OutputSchema = .context, isStrict: Bool = true) throws -> SchemaSample {
    SchemaSample(try JSONSample(schema.json(isStrict: isStrict)))
  }

  @Test(
    "the files in Tools/schemas are what the code says, with the version in their identifiers; RECORD=1 writes them anew",
    arguments: [
      ("context-2.schema", OutputSchema.context, false), ("context-2.strict.schema", .context, true),
      ("scan-1.schema", .scan, false),
    ])
  func files(name: String, schema: OutputSchema, isStrict: Bool) throws {
    let path = SharedFiles.packageRoot + "/Tools/schemas/\(name).json"
    let bytes = schema.json(isStrict: isStrict)
    if TestDisk.isRecording { #expect(TestDisk.write(bytes, to: path)) }

    #expect(!TestDisk.isRecording && TestDisk.bytes(path) == bytes, "RECORD=1 writes \(name).json anew")
    let number = try #require(name.split(separator: ".").first?.split(separator: "-").last)
    #expect(try JSONSample(bytes)["$id"]?.text?.split(separator: ":").contains(number) == true)
  }

  @Test("what users get allows members that it does not have, at every level; the strict one allows none")
  func open() throws {
    let context = try Interface.read(
      Array(ContextSample.xib("<view id=\"v\"><color key=\"tintColor\" name=\"Brand\"/></view>").utf8), name: "A.xib"
    ).context()
    let value = try JSONSample(context.json())
    let more = Self.withMore(value)

    #expect(try schema().faults(value).isEmpty && schema(isStrict: false).faults(value).isEmpty)
    #expect(try schema(isStrict: false).faults(more).isEmpty)
    #expect(try schema().faults(more).count > 5)
  }

  /// The value with a member more in each object, but in attributes, which are named by documents.
  private static func withMore(_ value: JSONSample) -> JSONSample {
    switch value {
    case .list(let items): .list(items.map { withMore($0) })
    case .object(let members):
      .object(
        Dictionary(uniqueKeysWithValues: members.map { ($0, $0 == "attributes" ? $1 : withMore($1)) }).merging(
          ["addedLater": .number(1)]) { first, _ in first })
    default: value
    }
  }

  @Test("rows of scans of all samples follow the strict schema of rows")
  func scans() throws {
    let schema = try schema(.scan)
    var scan = ArchiveScan([Self.archives])
    var kinds: Set<String> = []

    while true {
      let bytes = scan.next()
      guard !bytes.isEmpty else { break }
      for line in TestSize.share(bytes.split(separator: UInt8(ascii: "\n")), every: 8) {
        let row = try JSONSample(Array(line))
        let faults = schema.faults(row)
        #expect(faults.isEmpty, "\(String(decoding: line, as: UTF8.self)): \(faults.first ?? "")")
        kinds.insert(row["row"]?.text ?? "")
      }
    }

    #expect(kinds.isSuperset(of: ["object", "connection", "string"]))
    #expect(!schema.faults(try JSONSample(#"{"archive":"a","row":"image","object":1}"#)).isEmpty)
    #expect(!schema.faults(try JSONSample(#"{"archive":"a","row":"sound","object":1}"#)).isEmpty)
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
