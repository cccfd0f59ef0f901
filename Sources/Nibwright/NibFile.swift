import NibDiagnostics
import NibGraph
import NibResources
import NibRuntime

/// A nib in memory, ready to be instantiated as often as one likes.
///
/// Made from a compiled nib, a nib that is a folder, or a XIB, which is compiled in memory. The file is read once and
/// the decoded archive is kept, so the second instantiation reads nothing. Nothing in a nib file changes after it is
/// made: it may be shared between threads, each of which makes objects of its own.
///
/// - Documented: UINib keeps the contents of its file in memory and makes new objects at each instantiation.
public struct NibFile: Sendable {
  /// What the archive says.
  public let graph: ObjectGraph
  /// What the nib depends on.
  public let environment: NibEnvironment
  /// What compiling a XIB had to say; empty for a compiled nib.
  public let diagnostics: Diagnostics

  /// A nib from a graph.
  public init(graph: ObjectGraph, environment: NibEnvironment = NibEnvironment()) {
    self.init(graph: graph, environment: environment, diagnostics: Diagnostics())
  }

  init(graph: ObjectGraph, environment: NibEnvironment, diagnostics: Diagnostics) {
    self.graph = graph
    self.environment = environment
    self.diagnostics = diagnostics
  }

  /// A nib from the bytes of a compiled nib or a XIB, wherever they come from.
  /// - Parameters:
  ///   - data: the whole file.
  ///   - name: how messages name the nib.
  ///   - bundles: where the images and nibs that it names are looked for; nil asks the environment's providers alone.
  ///   - environment: classes, options and limits.
  /// - Throws: as `Interface.read`, as `Interface.nib(environment:)`.
  public init(
    data: some Collection<UInt8>, name: String = "nib", bundles: BundleChain? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let environment = bundles.map { environment.resolving(in: $0) } ?? environment
    self = try Interface.read(data, name: name, limits: environment.limits).nib(environment: environment)
  }

  /// A nib from a file, or from a folder that is a nib.
  /// - Throws: as `Interface.read`, as `Interface.nib(environment:)`.
  public init(contentsOf path: String, environment: NibEnvironment = NibEnvironment()) throws(NibError) {
    self = try Interface.read(path, environment).nib(environment: environment)
  }

  /// A nib by name: in each bundle the compiled form before the XIB, language folders first. Images come from the
  /// same bundles unless the environment says otherwise.
  /// - Throws: `notFound`, naming the paths tried; else as `init(contentsOf:)`.
  public init(
    named name: String, in bundles: BundleChain, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let environment = environment.resolving(in: bundles, languages: languages, idiom: idiom)
    switch ResourceLookup(chain: bundles, languages: languages, idiom: idiom).nib(named: name) {
    case .found(let match): try self.init(contentsOf: match.path, environment: environment)
    case .missing(let tried): throw NibError(noNib: name, tried: tried)
    }
  }

  /// A nib by name from one bundle alone, without the bundles inside it.
  /// - Throws: as `init(named:in:)`.
  public init(
    named name: String, inOnly bundle: ResourceBundle, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    let chain = BundleChain(
      nibBundle: bundle, source: environment.files, limits: ResourceLimits(bundles: 1), fallsBack: false)
    try self.init(named: name, in: chain, languages: languages, idiom: idiom, environment: environment)
  }

  /// A nib by name from the bundles of the running program, then from beside its executable, as UINib looks where no
  /// bundle is given.
  /// - Throws: as `init(named:in:)`.
  public init(
    named name: String, languages: [String] = [], idiom: ImageIdiom? = nil,
    environment: NibEnvironment = NibEnvironment()
  ) throws(NibError) {
    try self.init(
      named: name, in: BundleChain.programFolder(in: environment.files), languages: languages, idiom: idiom,
      environment: environment)
  }

  /// The same nib with other surroundings: nothing is read again.
  public func with(environment: NibEnvironment) -> NibFile {
    NibFile(graph: graph, environment: environment, diagnostics: diagnostics)
  }
}

extension NibFile {
  /// The external objects that the nib needs besides its owner, in archive order. Cost: a walk over all values.
  public var requiredExternalObjects: [RequiredExternalObject] { instantiator.requiredExternalObjects }

  /// Makes new live objects and returns the top-level ones, without proxies.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - externalObjects: what other proxies stand for, by their names.
  /// - Throws: the codes of `RuntimeError`.
  @MainActor
  @discardableResult
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(NibError) -> [AnyObject] {
    try instantiateReport(owner: owner, externalObjects: externalObjects).topLevel
  }

  /// Makes new live objects and returns all there is to know about them.
  /// - Throws: as `instantiate`.
  @MainActor
  public func instantiateReport(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(NibError) -> Instantiation {
    try instantiateHere(owner: owner, externalObjects: externalObjects)
  }

  /// Makes new live objects on the calling thread, whichever it is, of classes that are bound to no actor. Objects of all
  /// other classes, the frameworks' too, become placeholders that keep every value.
  /// - Throws: as `instantiate`.
  public func instantiateReport(
    owner: (any NibUnboundOwner)? = nil, externalObjects: [String: AnyObject] = [:], unbound classes: UnboundClasses
  ) throws(NibError) -> Instantiation {
    do {
      return try instantiator.instantiateReport(owner: owner, externalObjects: externalObjects, unbound: classes)
    } catch {
      throw NibError(error)
    }
  }

  /// Makes new live objects on the calling thread, whatever their classes are bound to: for callers that let nobody else
  /// have them.
  /// - Throws: as `instantiate`.
  package func instantiateHere(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(NibError) -> Instantiation {
    do { return try instantiator.instantiateHere(owner: owner, externalObjects: externalObjects) } catch {
      throw NibError(error)
    }
  }

  private var instantiator: NibInstantiator {
    NibInstantiator(graph: graph, loader: environment.loader)
  }
}
