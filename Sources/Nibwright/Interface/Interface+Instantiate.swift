import NibCompiler
import NibDiagnostics
import NibGraph
import NibRuntime
import NibUIKit

extension Interface {
  /// The interface as a nib that can be instantiated again and again: a compiled nib, the member of a nib's folder for
  /// the environment's deployment target, or a XIB, which is compiled in memory.
  /// - Throws: `wrongForm` for a storyboard; as `graph(_:into:)`.
  public func nib(environment: NibEnvironment = NibEnvironment()) throws(NibError) -> NibFile {
    var diagnostics = Diagnostics()
    let graph = try graph(environment.compileOptions, into: &diagnostics)
    return NibFile(graph: graph, environment: environment, diagnostics: diagnostics)
  }

  /// The interface as a storyboard: a `.storyboardc` folder, or a document, which is compiled in memory.
  /// - Parameters:
  ///   - environment: classes, resources, options and limits.
  ///   - others: knows the storyboards that this one refers to; nil looks for them beside it.
  /// - Throws: `wrongForm` for a nib; the codes of `CompileError`; as `InterfaceFolder.manifest()`.
  public func storyboard(
    environment: NibEnvironment = NibEnvironment(), others: (any StoryboardProviding)? = nil
  ) throws(NibError) -> UIStoryboard {
    UIStoryboard(
      try StoryboardArchives(self, environment), loader: environment.loader,
      others: others ?? FolderStoryboards(beside: name, environment: environment))
  }

  /// Whether the interface is a storyboard, as a document or compiled.
  public var isStoryboard: Bool {
    switch content {
    case .document(let document): document.kind == .storyboard
    case .folder(let folder): folder.isStoryboard
    case .archive, .legacy: false
    }
  }

  /// Makes new live objects of a nib or XIB and returns all there is to know about them.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - externalObjects: what other proxies stand for, by their names.
  ///   - environment: classes, resources, options and limits.
  /// - Throws: as `nib(environment:)`; the codes of `RuntimeError`.
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:], environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) -> Instantiation {
    try nib(environment: environment).instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension NibEnvironment {
  /// How documents are compiled in memory for this environment.
  var compileOptions: CompileOptions { CompileOptions(module: module, deploymentTarget: deploymentTarget) }
}
