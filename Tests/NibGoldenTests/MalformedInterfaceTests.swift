import NibCompiler
import NibDiagnostics
import NibDocument
import NibTestSupport
import Testing

/// Each file of `Archives/Malformed/UIKit` has one fault; the text beside it says where it is and what is said of it.
///
/// The text has two lines a message, as those of `Archives/Malformed/XML`: the message, then its code. A fault may
/// lead to others, as an id that is used twice leaves another without its element; the first message is the fault's.
@Suite("Malformed interfaces")
struct MalformedInterfaceTests {
  static let samples = TestDisk.files(below: Sample.archives + "/Malformed/UIKit", ending: [".xib"]).map(Sample.init)

  private func messages(_ sample: Sample) throws -> [Diagnostic] {
    var diagnostics = Diagnostics()
    let document = try XIBReader().read(sample.bytes(), file: sample.fileName)
    _ = try InterfaceCompiler().compile(document, into: &diagnostics)
    return diagnostics.messages
  }

  @Test("a fault is told with its place, its words and its code", arguments: samples)
  func fault(_ sample: Sample) throws {
    let found = try messages(sample)

    #expect(found.contains { $0.severity > .notice })
    Golden(sample.stem + ".expected.txt", beside: sample).check(found.map { "\($0)\n\($0.id)\n" }.joined())
  }

  @Test("a fault is told as often as the file is compiled", arguments: samples)
  func again(_ sample: Sample) throws {
    let compiler = InterfaceCompiler()

    let first = try CompiledSample(sample.bytes(), file: sample.fileName, compiler: compiler)
    let second = try CompiledSample(sample.bytes(), file: sample.fileName, compiler: compiler)

    #expect(first.messages == second.messages)
  }

  @Test("each fault has its text, and each text its fault")
  func texts() {
    let texts = TestDisk.files(below: Sample.archives + "/Malformed/UIKit", ending: [".txt"])

    #expect(Self.samples.count > 25)
    #expect(texts == Self.samples.map { $0.beside($0.stem + ".expected.txt") })
  }
}
