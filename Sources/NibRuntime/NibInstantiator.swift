import NibDiagnostics
import NibGraph

/// Brings a UIKit archive to life: graph, owner and classes in, live objects out.
///
/// Every call makes new objects. Cost: some microseconds an object. The instantiator can be kept and sent anywhere;
/// the objects stay on the thread that made them.
public struct NibInstantiator: Sendable {
  /// The archive.
  public let graph: ObjectGraph
  /// Which class a name means.
  public var classes: any ClassResolving
  /// Which file an image name means; nil asks nobody.
  public var resources: (any ResourceProviding)?
  /// How strict to be.
  public var options: InstantiationOptions

  /// Makes an instantiator.
  public init(
    graph: ObjectGraph, classes: any ClassResolving = ClassRegistry.shared, resources: (any ResourceProviding)? = nil,
    options: InstantiationOptions = InstantiationOptions()
  ) {
    self.graph = graph
    self.classes = classes
    self.resources = resources
    self.options = options
  }

  /// Makes the objects and returns the top-level ones, without proxies.
  /// - Throws: `RuntimeError`.
  public func instantiate(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> [AnyObject] {
    try instantiateReport(owner: owner, externalObjects: externalObjects).topLevel
  }

  /// Makes the objects and returns all there is to know about them.
  /// - Throws: `RuntimeError`.
  public func instantiateReport(
    owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]
  ) throws(RuntimeError) -> Instantiation {
    guard graph.value(NibKey.objects, of: .root) != nil || graph.value(NibKey.topLevelObjects, of: .root) != nil else {
      throw RuntimeError(
        code: .notAnInterface, place: Place(file: graph.origins.file),
        detail: "the root has no \(NibKey.objects): this is no UIKit archive")
    }
    let proxies = ExternalObjects(graph: graph)
    let externals = try proxies.complete(externalObjects, makesMissing: options.makesMissingExternals)
    let context = LoadContext(
      graph: graph, classes: classes, options: options, owner: owner, externals: externals, resources: resources)
    do {
      var lifecycle = Lifecycle(context)
      var result = try lifecycle.run()
      result.proxies = proxies.proxies
      return result
    } catch let error as RuntimeError {
      throw error
    } catch {
      throw RuntimeError(code: .objectFailed, place: Place(file: graph.origins.file), detail: "\(error)")
    }
  }
}
