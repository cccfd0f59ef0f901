import NibArchives
import NibCompiler
import NibDiagnostics
import NibGraph
import NibInspector
import NibSchema
import NibStandIns
import NibTestSupport
import Nibwright
import Testing

/// What holds for every sample, whatever it compiles to.
@Suite("What holds for every sample")
struct SampleInvariantTests {
  private func eachArchive(_ sample: Sample, _ check: (_ bytes: [UInt8], _ profile: OutputProfile) throws -> Void)
    throws
  {
    for profile in TestSize.share(OutputProfile.allCases, every: 3, from: sample.fileName.utf8.count) {
      let compiled = try CompiledSample(sample, profile: profile)
      #expect(!compiled.bytes.isEmpty)
      for bytes in compiled.bytes { try check(bytes, profile) }
    }
  }

  @Test("in each profile, decoding and encoding gives the same bytes", arguments: Sample.interfaces)
  func identity(_ sample: Sample) throws {
    try eachArchive(sample) { bytes, profile in
      let graph = try ArchiveDecoder().decode(bytes, file: sample.fileName)
      #expect(try ArchiveEncoder(order: .asStored).encode(graph) == bytes, "\(profile)")
    }
  }

  @Test("in each profile, the order of the tables follows from the graph alone", arguments: Sample.interfaces)
  func canonical(_ sample: Sample) throws {
    try eachArchive(sample) { bytes, profile in
      let graph = try ArchiveDecoder().decode(bytes, file: sample.fileName)
      #expect(try ArchiveEncoder(order: .canonical).encode(graph) == bytes, "\(profile)")
    }
  }

  @Test("a compiler that was used before and a new one give the same bytes and messages", arguments: Sample.interfaces)
  func twice(_ sample: Sample) throws {
    let fresh = InterfaceCompiler()

    let first = try CompiledSample(sample.bytes(), file: sample.fileName, compiler: fresh)
    let second = try CompiledSample(sample.bytes(), file: sample.fileName, compiler: fresh)
    let shared = try CompiledSample(sample)

    #expect(first.bytes == second.bytes && first.bytes == shared.bytes)
    #expect(first.messages == second.messages && first.messages == shared.messages)
  }

  @Test("it comes to life with every connection of its graph made", arguments: Sample.interfaces)
  @MainActor func connections(_ sample: Sample) throws {
    let nib = try NibFile(data: sample.bytes(), name: sample.fileName, environment: .inspection)

    let report = try nib.instantiateReport(owner: RecordingOwner())

    let failures = report.connections.compactMap(\.failure)
    #expect(failures.isEmpty)
    #expect(report.establishedConnections.count == nib.graph.rootList(.key(.nibConnectionsKey)).count)
  }

  @Test("the compiled nib comes to life as the XIB does", arguments: Sample.interfaces)
  @MainActor func compiledLife(_ sample: Sample) throws {
    let bytes = try #require(CompiledSample(sample).bytes.first)
    let source = try NibFile(data: sample.bytes(), name: sample.fileName, environment: .inspection)
    let compiled = try NibFile(data: bytes, name: sample.fileName, environment: .inspection)

    let expected = try source.instantiateReport(owner: RecordingOwner())
    let found = try compiled.instantiateReport(owner: RecordingOwner())

    #expect(found.objects.map(\.className).sorted() == expected.objects.map(\.className).sorted())
    #expect(found.establishedConnections.count == expected.establishedConnections.count)
  }
}
