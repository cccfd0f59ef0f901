import NibDiagnostics
import NibGraph

/// The root of an archive for a load: what it lists, and what stands for objects that are given.
struct LoadedRoot {
  /// What the archive lists, but for its connections.
  let archived: NibRoot
  /// Connections in the order in which they are made.
  let connections: [NibConnection]
  /// Custom objects that are not made but given, by index.
  private(set) var placeholders: [ObjectID: ProxyRole]
  /// Names of external objects that are told of their load, in archive order.
  private(set) var externalObjects: [String]

  /// Reads the root of either platform.
  /// - Throws: `RuntimeError` with code `notAnInterface` for a root that is neither's, `brokenRoot` for lists that do
  ///   not fit together, `brokenConnection` for a connection whose own lists do not.
  init(_ graph: ObjectGraph) throws(RuntimeError) {
    var archived: NibRoot
    do { archived = try NibRoot.read(graph) } catch { throw RuntimeError(error) }
    connections = archived.connections.map { NibConnection($0) }
    archived.connections = []
    self.archived = archived
    placeholders = archived.owner.map { [$0: .owner] } ?? [:]
    externalObjects = archived.externalNames
  }

  /// Says who means the application: what was given under its name, else an owner of its class; else one is made.
  mutating func placeApplication(_ externals: [String: AnyObject]) {
    let isGiven = externals[ExternalObjects.application] != nil
    guard isGiven || archived.isOwnerApplication else { return }
    for object in archived.applications {
      placeholders[object] = isGiven ? .external(ExternalObjects.application) : .owner
    }
    if isGiven && !archived.applications.isEmpty { externalObjects.append(ExternalObjects.application) }
  }
}

/// What an object of an archive stands for that is not made but given.
enum ProxyRole: Hashable {
  case owner
  case external(String)
}

extension RuntimeError {
  /// The same error of a graph, in the terms of a load.
  init(_ error: GraphError) {
    let code: Code =
      switch error.code {
      case .notAnInterface: .notAnInterface
      case .brokenConnection: .brokenConnection
      case .brokenRoot, .empty, .indexOutOfRange: .brokenRoot
      }
    self.init(code: code, place: error.place, detail: error.detail)
  }
}
