import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibUIKit

/// A storyboard document that was compiled in memory: all its archives, ready to be asked for.
public struct DocumentStoryboard: StoryboardContent {
  /// The document.
  public let name: String
  /// Which controllers there are.
  public let index: StoryboardIndex
  /// What compiling had to say.
  public private(set) var diagnostics = Diagnostics()
  private let graphs: [String: ObjectGraph]

  /// Reads and compiles a document.
  /// - Throws: `DocumentError`, `CompileError`; `NibFileError` with code `unsupportedFormat` for a document that is no
  ///   storyboard.
  public init(data bytes: [UInt8], name: String, environment: NibEnvironment) throws {
    self.name = name
    let document = try XIBReader(limits: environment.limits).read(bytes, file: name)
    let options = CompileOptions(module: environment.module, deploymentTarget: environment.deploymentTarget)
    let compiler = InterfaceCompiler(options: options) { try ArchiveEncoder(order: .canonical).encode($0) }
    let interface = try compiler.compile(document, into: &diagnostics)
    guard let information = interface.storyboard else {
      throw NibFileError(
        code: .unsupportedFormat, place: Place(file: name), detail: "this is a XIB and no storyboard; load it as a nib")
    }
    graphs = Self.graphs(interface.files, environment)
    index = StoryboardIndex(
      nibNames: Dictionary(information.nibNames.map { ($0, $0) }) { first, _ in first },
      initialIdentifier: information.entryPoint)
  }

  /// The archive of a base name.
  public func graph(named name: String) throws -> ObjectGraph? { graphs[name] }

  /// Archives by base name; of one that has members for several systems the member for the deployment target.
  private static func graphs(
    _ files: [CompiledInterface.File], _ environment: NibEnvironment
  ) -> [String: ObjectGraph] {
    var members: [String: [String: ObjectGraph]] = [:]
    for file in files {
      let parts = file.path.split(separator: "/", maxSplits: 1)
      guard let base = parts.first, base.hasSuffix(".nib") else { continue }
      members[String(base.dropLast(4)), default: [:]][parts.count > 1 ? String(parts[1]) : ""] = file.graph
    }
    return members.compactMapValues { forms in
      if let only = forms[""] { return only }
      let names = forms.keys.sorted()
      return NibFolder.member(among: names, deploymentTarget: environment.deploymentTarget).flatMap { forms[$0] }
    }
  }
}
