import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Nibwright
import Synchronization

/// Compiles documents as the command does, to archives whose objects say which rows apply to them.
package struct MarkedCompile {
  /// What was marked so far.
  package private(set) var marks = RowMarks()

  /// A compile of nothing yet.
  package init() {}

  /// The options of a compile, spelled as the command's.
  package static func options(
    module: String, target: String, profile: String, xcode: String, strings: String
  ) -> CompileOptions {
    var options = CompileOptions(
      module: module.isEmpty ? nil : module, deploymentTarget: DeploymentTarget(target),
      localizableStrings: LocalizableStrings(rawValue: strings) ?? .automatic)
    let eras = OutputProfile.eras(named: profile)
    if let eras { options.profile = eras.upperBound }
    options.openEras = eras
    options.keyedEra = CompileOptions.keyedEra(ofProfile: profile)
    if let release = OutputProfile(xcode: xcode), eras?.contains(release) ?? true {
      options.profile = release
      options.openEras = nil
    }
    return options
  }

  /// Compiles a document. One of Xcode 3 or 4 for AppKit has no rows and comes out unmarked.
  /// - Throws: as `Interface.compile`.
  package mutating func files(of interface: Interface, _ options: CompileOptions) throws -> [InterfaceFile] {
    guard let document = try interface.document() else { return try interface.compile(options).encoded() }
    let options = interface.settled(options)
    let platform = DocumentTarget(document).platform
    let name = DocumentTarget(document).system == .macOS ? "AppKit" : "UIKit"
    let questions = RowQuestions(
      document, profile: options.profile, devices: try InterfaceCompiler.devices(of: document, options.profile))
    let marker = GraphMarker(document, .of(platform), platform: name, questions)
    // Archives inside others are encoded by a closure that is called from the compile: what it marks is kept beside.
    let known = Mutex(marks)
    let compiler = InterfaceCompiler(options: options) { graph in
      let marked = try known.withLock { try marker.marked(graph, &$0) }
      return try ArchiveEncoder(order: .canonical).encode(marked)
    }
    var diagnostics = Diagnostics()
    var compiled = try compiler.compile(document, into: &diagnostics)
    marks = known.withLock { $0 }
    for place in compiled.files.indices {
      if let era = options.keyedEra { compiled.files[place].graph.format.container = .keyedArchive(.binary, era: era) }
      compiled.files[place].graph = try marker.marked(compiled.files[place].graph, &marks)
    }
    return try compiled.encoded()
  }
}
