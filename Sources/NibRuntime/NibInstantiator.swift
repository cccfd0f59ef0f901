import NibDiagnostics
import NibGraph

/// Instantiates an archive of UIKit or AppKit: graph, owner and classes in, live objects out.
///
/// Every call makes new objects. Cost: some microseconds an object. The instantiator can be kept and sent anywhere.
/// Classes of frameworks are bound to the main actor, and so is making their objects; other threads may make those of
/// `UnboundClasses`.
public struct NibInstantiator: Sendable {
  /// The archive.
  public let graph: ObjectGraph
  /// All that the archive depends on.
  public let loader: InstantiationContext

  /// Makes an instantiator.
  public init(
    graph: ObjectGraph, classes: any ClassResolving = ClassRegistry.shared, resources: (any ResourceProviding)? = nil,
    nibs: (any NibProviding)? = nil, strictness: Strictness = .automatic, modules: [String: String] = [:],
    limits: ReadLimits = ReadLimits()
  ) {
    self.init(
      graph: graph,
      loader: InstantiationContext(
        classes: classes, resources: resources, nibs: nibs, strictness: strictness, modules: modules, limits: limits))
  }

  /// Makes an instantiator with what another nib depends on.
  public init(graph: ObjectGraph, loader: InstantiationContext) {
    self.graph = graph
    self.loader = loader
  }

  /// The external objects that the archive needs, in archive order. Cost: a walk over all values.
  public var requiredExternalObjects: [RequiredExternalObject] { ExternalObjects(graph: graph).needed }

  /// Makes the objects and returns the top-level ones, without proxies.
  /// - Throws: `RuntimeError`.
  @MainActor
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> [AnyObject] {
    try instantiateReport(owner: owner, externalObjects: externalObjects).topLevel
  }

  /// Makes the objects and returns all there is to know about them.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - externalObjects: what other proxies stand for, by their names.
  ///   - makers: make the objects of some indices in place of their classes; nil leaves one to its class.
  ///   - replacements: give objects of other nibs, loaded and awake, that take the places of some of this one's.
  /// - Throws: `RuntimeError`.
  @MainActor
  public func instantiateReport(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:],
    makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:],
    replacements: [ObjectID: () throws -> AnyObject] = [:]
  ) throws(RuntimeError) -> Instantiation {
    try instantiateHere(
      owner: owner, externalObjects: externalObjects, makers: makers, replacements: replacements)
  }

  /// Makes the objects on the calling thread, of classes that are bound to no actor; what `classes` does not know
  /// becomes a `PlaceholderObject`.
  /// - Throws: `RuntimeError`.
  public func instantiateReport(
    owner: (any NibUnboundOwner)? = nil, externalObjects: [String: AnyObject] = [:], unbound classes: UnboundClasses
  ) throws(RuntimeError) -> Instantiation {
    var loader = loader
    loader.classes = classes
    return try NibInstantiator(graph: graph, loader: loader)
      .instantiateHere(owner: owner, externalObjects: externalObjects)
  }

  /// Makes the objects on the calling thread, whatever their classes are bound to: for callers that let nobody else have
  /// them.
  /// - Throws: `RuntimeError`.
  package func instantiateHere(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:],
    makers: [ObjectID: (NibCoder) throws -> AnyObject?] = [:],
    replacements: [ObjectID: () throws -> AnyObject] = [:]
  ) throws(RuntimeError) -> Instantiation {
    var root = try GraphPlan.of(graph).root.get()
    var loader = loader
    loader.strictness = loader.strictness.resolved(for: root.archived.platform)
    let proxies = ExternalObjects(graph: graph)
    var diagnostics = Diagnostics()
    let externals = try proxies.complete(externalObjects, strictness: loader.strictness, into: &diagnostics)
    root.placeApplication(externals)
    let context = LoadContext(graph: graph, root: root, loader: loader, owner: owner, externals: externals)
    context.diagnostics = diagnostics
    context.makers = makers
    context.replacements = replacements
    do {
      var result = try ActorCrossing.unbound { (context: LoadContext) throws -> Instantiation in
        var lifecycle = Lifecycle(context)
        return try lifecycle.run()
      }(context)
      result.proxies = proxies.proxies
      return result
    } catch let error as RuntimeError {
      throw error
    } catch {
      throw RuntimeError(code: .objectFailed, place: Place(file: graph.origins.file), detail: "\(error)")
    }
  }
}
