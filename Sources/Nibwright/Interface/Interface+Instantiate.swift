import NibCompiler
import NibDiagnostics
import NibGraph
import NibRuntime

extension Interface {
  /// The interface as a nib that can be instantiated again and again: a compiled nib, the member of a nib's folder for
  /// the environment's deployment target, or a XIB, which is compiled in memory.
  /// - Throws: `wrongForm` for a storyboard; as `graph(_:into:)`.
  public func nib(environment: NibEnvironment = NibEnvironment()) throws(NibError) -> NibFile {
    var diagnostics = Diagnostics()
    let graph = try graph(environment.compileOptions, into: &diagnostics)
    return NibFile(graph: graph, environment: environment, diagnostics: diagnostics)
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
  @MainActor
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:], environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) -> Instantiation {
    try nib(environment: environment).instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension NibEnvironment {
  /// How documents are compiled in memory for this environment.
  package var compileOptions: CompileOptions { CompileOptions(module: module, deploymentTarget: deploymentTarget) }
}
