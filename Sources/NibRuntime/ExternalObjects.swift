import NibDiagnostics
import NibGraph

/// An object that an archive expects from outside, and what for.
public struct RequiredExternalObject: Sendable, Hashable {
  /// The identifier, as instantiation expects it in `externalObjects`.
  public let name: String
  /// Whether anything in the archive refers to it: a connection, a runtime attribute or a value. One that is not used
  /// is needed all the same.
  public let isUsed: Bool
  /// Outlet names and selectors of the connections that begin or end at it, in archive order.
  public let connections: [String]
}

/// The objects that an archive expects from outside, besides its owner.
public struct ExternalObjects {
  /// Names of the external objects, in archive order, each once.
  public let names: [String]
  /// What each proxy of the archive stands for, in words.
  public let proxies: [ObjectID: String]
  private let graph: ObjectGraph
  private let first: ObjectID?

  /// Finds the proxies of a graph.
  public init(graph: ObjectGraph) {
    let table = GraphPlan.of(graph).proxies
    self.graph = graph
    names = table.names
    proxies = table.proxies
    first = table.first
  }

  /// Name under which the application of an AppKit archive may be given; without it an owner of class NSApplication
  /// means it, or one is made.
  public static let application = "Application"

  /// What the archive needs, in archive order, with what each is needed for. Cost: a walk over all values.
  public var needed: [RequiredExternalObject] {
    var connections: [String: [String]] = [:]
    for connection in NibRoot(graph)?.connections.map({ NibConnection($0) }) ?? [] {
      for end in (connection.source.map { [$0] } ?? []) + connection.destinations {
        if let name = proxies[end] { connections[name, default: []].append(connection.label) }
      }
    }
    let used = namesReferredTo()
    return names.map {
      RequiredExternalObject(name: $0, isUsed: used.contains($0), connections: connections[$0] ?? [])
    }
  }

  /// Proxies that something other than the root's own lists refers to.
  private func namesReferredTo() -> Set<String> {
    let data = graph.object(.key(.ibObjectdata), of: .root)
    let lists =
      [String.key(.nibTopLevelObjectsKey), .key(.nibObjectsKey)].compactMap { graph.object($0, of: .root) } + [.root]
      + AppKitKey.lists.compactMap { key in data.flatMap { graph.object(key, of: $0) } }
    var used: Set<String> = []
    for holder in graph.objectIDs where !lists.contains(holder) {
      for value in graph.values(of: holder) {
        if let name = value.object.flatMap({ proxies[$0] }) { used.insert(name) }
      }
    }
    return used
  }

  /// The objects given, completed by made-up ones if everything is collected.
  /// - Throws: `RuntimeError` with code `missingExternals`, naming all that are missing.
  func complete(
    _ given: [String: AnyObject], strictness: Strictness, into diagnostics: inout Diagnostics
  ) throws(RuntimeError) -> [String: AnyObject] {
    let missing = names.filter { given[$0] == nil }
    guard let first, !missing.isEmpty else { return given }
    if strictness.makesUpExternals {
      var objects = given
      for name in missing { objects[name] = RecordingOwner(name: name) }
      return objects
    }
    let list = missing.map { "'\($0)'" }.joined(separator: ", ")
    let error = RuntimeError(
      code: .missingExternals, place: graph.place(of: first),
      detail: "external objects not given: \(list); pass them in externalObjects")
    guard strictness.response(to: .missingExternals) != .throws else { throw error }
    diagnostics.add(error.asWarning)
    return given
  }
}
