import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// What a sample compiles to.
struct CompiledSample {
  /// The archives, with their paths below the output.
  let files: [CompiledInterface.File]
  /// The bytes of each.
  let bytes: [[UInt8]]
  /// The messages, one a line, each with line and column; empty when there are none.
  let messages: String

  /// One compiler a profile, in the order of age.
  static let compilers = OutputProfile.allCases.map {
    InterfaceCompiler(options: .init(profile: $0), encodeNested: encode)
  }

  /// Prototype cells are encoded as all archives are.
  static let encode: NestedEncoder = { try ArchiveEncoder(order: .canonical).encode($0) }

  /// Reads, compiles and encodes; what refuses the document becomes a message.
  init(_ sample: Sample, profile: OutputProfile = .standard) throws {
    let compiler = Self.compilers.first { $0.options.profile == profile } ?? InterfaceCompiler()
    try self.init(sample.bytes(), file: sample.fileName, compiler: compiler)
  }

  /// Reads, compiles and encodes the bytes of a document.
  init(_ document: [UInt8], file: String, compiler: InterfaceCompiler) throws {
    var diagnostics = Diagnostics()
    do {
      files = try compiler.compile(XIBReader().read(document, file: file), into: &diagnostics).files
    } catch let error as CompileError {
      files = []
      diagnostics.add(error.diagnostic)
    }
    bytes = try files.map { try ArchiveEncoder(order: .canonical).encode($0.graph) }
    messages = diagnostics.messages.map { "\($0)\n" }.joined()
  }
}
