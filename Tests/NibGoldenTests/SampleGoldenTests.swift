import NibInspector
import NibSchema
import NibTestSupport
import Testing

/// Each sample compiles to what lies beside it.
///
/// `sample.nib` is the newest profile's archive, `tree.txt` its content, `diagnostics.txt` the messages (no file means
/// none). `tree.nib9-e.txt` is the content of that profile's archive; an empty file of such a name asks for one.
@Suite("Samples and the files beside them")
struct SampleGoldenTests {
  @Test("a sample compiles to the expected archive", arguments: Sample.interfaces)
  func archive(_ sample: Sample) throws {
    let compiled = try CompiledSample(sample)

    #expect(compiled.files.allSatisfy { $0.path.isEmpty })
    // Not named after a document: a nib of its name would be loaded in its stead.
    Golden("sample.nib", beside: sample).check(archive: compiled.bytes.first ?? [])
  }

  @Test("the archive of a sample shows the expected tree", arguments: Sample.all)
  func tree(_ sample: Sample) throws {
    let compiled = try CompiledSample(sample)

    let trees = try compiled.files.map { file in
      (file.path.isEmpty ? "" : "\n\(file.path):\n") + (try TreeRendering().render(file.graph))
    }

    Golden("tree.txt", beside: sample).check(trees.joined())
  }

  @Test("the archive of an older profile shows the expected tree", arguments: Sample.interfaces)
  func olderTree(_ sample: Sample) throws {
    for profile in OutputProfile.allCases {
      let name = "tree.\(profile.rawValue).txt"
      guard TestDisk.bytes(sample.beside(name)) != nil else { continue }
      let compiled = try CompiledSample(sample, profile: profile)

      let trees = try compiled.files.map { try TreeRendering().render($0.graph) }

      Golden(name, beside: sample).check(trees.joined())
    }
  }

  @Test("compiling a sample says what is expected and no more", arguments: Sample.all)
  func messages(_ sample: Sample) throws {
    let compiled = try CompiledSample(sample)

    Golden("diagnostics.txt", beside: sample).check(compiled.messages)
  }

  @Test("there are samples of elements and of documents")
  func found() {
    #expect(Sample.all.count > 40)
    #expect(Sample.documents.count >= 3)
  }

  @Test("nobody records by accident")
  func recording() { #expect(!TestDisk.isRecording, "RECORD is set: expected files were rewritten") }
}
