import NibCompiler
import NibDocument
import NibTestSupport
import Testing

@Suite("Compiling real documents again", .enabled(if: SharedFiles.root != nil, "the shared files are not here"))
struct SharedDeterminismTests {
  /// The modern XIBs for iOS of the shared collection.
  static let documents: [(path: String, bytes: [UInt8])] = {
    guard let root = SharedFiles.root else { return [] }
    return TestDisk.files(below: root + "/corpus", ending: [".xib"]).compactMap { path in
      guard let bytes = TestDisk.bytes(path), let document = try? XIBReader().read(bytes, file: path),
        document.kind == .xib, document.attribute("targetRuntime", of: .root)?.contains("iOS") ?? false
      else { return nil }
      return (path, bytes)
    }
  }()

  @Test("every document compiles to the same bytes and messages twice")
  func twice() throws {
    let compilers = (InterfaceCompiler(), InterfaceCompiler())
    for document in Self.documents {
      let first = try CompiledSample(document.bytes, file: document.path, compiler: compilers.0)
      let second = try CompiledSample(document.bytes, file: document.path, compiler: compilers.0)
      let other = try CompiledSample(document.bytes, file: document.path, compiler: compilers.1)

      #expect(!first.bytes.isEmpty, "\(document.path)")
      #expect(first.bytes == second.bytes && first.bytes == other.bytes, "\(document.path)")
      #expect(first.messages == second.messages && first.messages == other.messages, "\(document.path)")
    }
    print("determinism: \(Self.documents.count) documents")
    #expect(Self.documents.count > 100)
  }

  @Test("many threads with one compiler give what one thread gives, in whatever order they come")
  func threads() async throws {
    let compiler = InterfaceCompiler()
    let expected = try Self.documents.map {
      try CompiledSample($0.bytes, file: $0.path, compiler: InterfaceCompiler()).bytes
    }

    try await withThrowingTaskGroup(of: (Int, [[UInt8]]).self) { group in
      for round in 0..<3 {
        for place in Self.documents.indices {
          let index = round % 2 == 0 ? place : Self.documents.count - 1 - place
          let document = Self.documents[index]
          group.addTask {
            (index, try CompiledSample(document.bytes, file: document.path, compiler: compiler).bytes)
          }
        }
      }
      for try await (index, bytes) in group where bytes != expected[index] {
        Issue.record("\(Self.documents[index].path) differs")
      }
    }
  }
}
