import NibDiagnostics

/// What the root of an archive lists, in one form for all platforms.
///
/// Whoever loads, shows or reports an archive reads this and never the root, so nothing after it asks which platform an
/// archive is for.
public struct NibRoot: Sendable {
  /// The framework that the archive was written for.
  public let platform: NibPlatform
  /// File's Owner where the archive has an object for it (AppKit); UIKit has proxies instead.
  public internal(set) var owner: ObjectID?
  /// Whether File's Owner is of the application's class (AppKit).
  public internal(set) var isOwnerApplication = false
  /// Custom objects that mean the application (AppKit).
  public internal(set) var applications: [ObjectID] = []
  /// Objects that ask to be made before all others.
  public internal(set) var early: [ObjectID] = []
  /// The top-level objects in archive order; proxies may be among them.
  public internal(set) var topLevel: [ObjectID] = []
  /// Objects with an identity, in the order in which they are made.
  public internal(set) var identified: [ObjectID] = []
  /// Which object holds an object with an identity, where the archive says so (AppKit).
  public internal(set) var parents: [(child: ObjectID, parent: ObjectID)] = []
  /// Connections in the order in which they are made.
  public package(set) var connections: [ArchivedConnection] = []
  /// User defined runtime attributes that are set before connections are made.
  public internal(set) var attributes: [ArchivedAttribute] = []
  /// User defined runtime attributes that a connection sets in its turn, by the connection's index.
  public internal(set) var connectedAttributes: [ObjectID: [ArchivedAttribute]] = [:]
  /// Values for assistive technology.
  public internal(set) var accessibility: [ArchivedAttribute] = []
  /// Windows to show.
  public internal(set) var visibleWindows: [ObjectID] = []
  /// Names of external objects that are listed, in archive order (AppKit).
  public internal(set) var externalNames: [String] = []
  /// The controllers of scenes, where one archive has those of a whole storyboard (WatchKit).
  public internal(set) var sceneControllers: [ObjectID] = []
  /// The one of them that is shown first.
  public internal(set) var initialController: ObjectID?
  /// What is wrong with the lists; what can be read of them is there nevertheless.
  public internal(set) var error: GraphError?

  init(platform: NibPlatform) { self.platform = platform }

  /// Reads the root by its platform; nil for one of no platform. Linear in its lists.
  public init?(_ graph: ObjectGraph) {
    guard let read = graph.rootPlatform?.traits.readRoot else { return nil }
    self = read(graph)
  }

  /// Reads the root of an interface that is to be loaded.
  /// - Throws: `GraphError`: `notAnInterface` for a root of no platform, `brokenRoot` for lists that do not fit
  ///   together, `brokenConnection` for a connection whose own lists do not.
  public static func read(_ graph: ObjectGraph) throws(GraphError) -> NibRoot {
    guard let root = NibRoot(graph) else {
      throw GraphError(
        code: .notAnInterface, place: Place(file: graph.origins.file),
        detail: "the root has neither \(NibPlatform.rootKeys.joined(separator: " nor ")): this is no interface")
    }
    if let error = root.error { throw error }
    let traits = root.platform.traits
    guard traits.loading.makesObjects else {
      throw GraphError(
        code: .notAnInterface, place: Place(file: graph.origins.file),
        detail:
          "this is an interface for \(traits.framework), of which \(traits.systems[0]) alone makes objects: nothing "
          + "is instantiated; inspect it, or make its context")
    }
    return root
  }
}

extension ObjectGraph {
  /// The objects that an array under a key of the root refers to; empty when there is none.
  public func rootList(_ key: String) -> [ObjectID] {
    object(key, of: .root).map { members($0) } ?? []
  }

  /// Identifier of a proxy: `IBFilesOwner`, `IBFirstResponder`, or the name of an external object.
  public func proxyIdentifier(_ object: ObjectID) -> String? {
    switch className(of: object) {
    case .class(.proxyObject): self.object(.key(.proxiedObjectIdentifier), of: object).flatMap { string($0) }
    case .class(.nsNibExternalObjectPlaceholder):
      self.object(.key(.nsExternalObjectPlaceholderIdentifier), of: object).flatMap { string($0) }
    default: nil
    }
  }
}
