import NibArchives
import NibDiagnostics
import NibGraph
import NibResources
import NibRuntime

/// A nib in memory, ready to be instantiated as often as one likes.
///
/// Made from a compiled nib, a nib that is a folder, or a XIB, which is compiled in memory. The file is read once.
public struct NibFile: Sendable {
  /// What the archive says.
  public let graph: ObjectGraph
  /// What the nib depends on.
  public var environment: NibEnvironment
  /// What compiling a XIB had to say; empty for a compiled nib.
  public private(set) var diagnostics = Diagnostics()

  /// A nib from a graph.
  public init(graph: ObjectGraph, environment: NibEnvironment = NibEnvironment()) {
    self.graph = graph
    self.environment = environment
  }

  /// A nib from the bytes of a compiled nib or a XIB.
  /// - Parameter name: how messages name the nib.
  /// - Throws: `ArchiveError`, `DocumentError`, `CompileError`, `NibFileError`.
  public init(
    data: some Collection<UInt8>, name: String = "nib", environment: NibEnvironment = NibEnvironment()
  ) throws {
    let bytes = Array(data)
    self.environment = environment
    switch ArchiveFormatSniffer.sniff(bytes) {
    case .xmlDocument:
      graph = try XIBCompiling.graph(bytes, file: name, environment: environment, into: &diagnostics)
    default:
      graph = try ArchiveDecoder(limits: environment.limits).decode(bytes, file: name)
    }
  }

  /// A nib from a file, or from a folder that is a nib.
  /// - Throws: as `init(data:)`, and `ResourceError` for what cannot be read.
  public init(contentsOf path: String, environment: NibEnvironment = NibEnvironment()) throws {
    let file = try Self.file(at: path, environment)
    let bytes = try environment.files.read(file, limit: environment.limits.bytes)
    try self.init(data: bytes, name: file, environment: environment)
  }

  /// A nib by name: in each bundle the compiled form before the XIB, language folders first. Images come from the
  /// same bundles unless the environment says otherwise.
  /// - Throws: `NibFileError` with code `notFound`, naming the paths tried; else as `init(contentsOf:)`.
  public init(
    named name: String, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws {
    var environment = environment
    environment.files = bundles.source
    if environment.resources == nil { environment.resources = BundleImages(bundles, idiom: idiom) }
    if environment.nibs == nil {
      environment.nibs = BundleNibs(bundles, languages: languages, idiom: idiom, environment: environment)
    }
    switch ResourceLookup(chain: bundles, languages: languages, idiom: idiom).nib(named: name) {
    case .found(let match): try self.init(contentsOf: match.path, environment: environment)
    case .missing(let tried):
      throw NibFileError(
        code: .notFound, place: Place(file: name),
        detail: "no nib of this name; tried \(tried.isEmpty ? "no bundle" : tried.joined(separator: ", "))")
    }
  }

  /// The archive to read: the path itself, or the member of the folder for the deployment target.
  private static func file(at path: String, _ environment: NibEnvironment) throws -> String {
    switch environment.files.kind(path) {
    case .file: return path
    case .directory:
      let names = try environment.files.list(path)
      if let member = NibFolder.member(among: names, deploymentTarget: environment.deploymentTarget) {
        return path + "/" + member
      }
      throw NibFileError(
        code: .noArchiveInFolder, place: Place(file: path),
        detail: "the folder holds \(names.joined(separator: ", ")), expected runtime.nib or objects.nib")
    case nil: throw NibFileError(code: .notFound, place: Place(file: path), detail: "nothing lies at this path")
    }
  }
}

extension NibFile {
  /// Makes new live objects and returns the top-level ones, without proxies.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - externalObjects: what other proxies stand for, by their names.
  /// - Throws: `RuntimeError`.
  @discardableResult
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> [AnyObject] {
    try instantiator.instantiate(owner: owner, externalObjects: externalObjects)
  }

  /// Makes new live objects and returns all there is to know about them.
  /// - Throws: `RuntimeError`.
  public func instantiateReport(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> Instantiation {
    try instantiator.instantiateReport(owner: owner, externalObjects: externalObjects)
  }

  private var instantiator: NibInstantiator {
    NibInstantiator(graph: graph, loader: environment.loader)
  }
}
