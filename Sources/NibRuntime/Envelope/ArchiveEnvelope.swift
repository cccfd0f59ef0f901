import NibDiagnostics
import NibGraph

/// What the root of an archive lists, in one form for both platforms.
///
/// The life cycle reads this and never the root, so nothing after it asks which platform an archive is for.
struct ArchiveEnvelope {
  /// The framework that the archive was written for.
  let platform: NibPlatform
  /// Objects that ask to be made before all others.
  var first: [ObjectID] = []
  /// The top-level objects in archive order; proxies may be among them.
  var topLevel: [ObjectID] = []
  /// Objects with an identity, in the order in which they are made.
  var identified: [ObjectID] = []
  /// Connections in the order in which they are made.
  var connections: [NibConnection] = []
  /// User defined runtime attributes that are set before connections are made.
  var attributes: [ArchivedAttribute] = []
  /// User defined runtime attributes that a connection sets in its turn, by the connection's index.
  var connectedAttributes: [ObjectID: [ArchivedAttribute]] = [:]
  /// Values for assistive technology.
  var accessibility: [ArchivedAttribute] = []
  /// Windows to show.
  var visibleWindows: [ObjectID] = []
  /// Custom objects that are not made but given, by index.
  var stands: [ObjectID: ProxyRole] = [:]
  /// Custom objects that mean the application.
  var applications: [ObjectID] = []
  /// Whether File's Owner is of the application's class.
  var isOwnedByApplication = false
  /// Names of external objects, in archive order.
  var given: [String] = []

  init(platform: NibPlatform) { self.platform = platform }

  /// Reads the root of either platform.
  /// - Throws: `RuntimeError` with code `notAnInterface` for a root that is neither's, `brokenRoot` for lists that do
  ///   not fit together.
  static func read(_ graph: ObjectGraph) throws(RuntimeError) -> ArchiveEnvelope {
    if graph.value(NibKey.objects, of: .root) != nil || graph.value(NibKey.topLevelObjects, of: .root) != nil {
      return UIKitRoot(graph: graph).envelope()
    }
    if graph.value(AppKitKey.objectData, of: .root) != nil { return try AppKitRoot(graph: graph).envelope() }
    throw RuntimeError(
      code: .notAnInterface, place: Place(file: graph.origins.file),
      detail: "the root has neither \(NibKey.objects) nor \(AppKitKey.objectData): this is no interface")
  }
}

extension ArchiveEnvelope {
  /// Says who means the application: what was given under its name, else an owner of its class; else one is made.
  mutating func placeApplication(_ externals: [String: AnyObject]) {
    let isGiven = externals[ExternalObjects.application] != nil
    guard isGiven || isOwnedByApplication else { return }
    for object in applications { stands[object] = isGiven ? .external(ExternalObjects.application) : .owner }
    if isGiven && !applications.isEmpty { given.append(ExternalObjects.application) }
  }
}

/// What an object of an archive stands for that is not made but given.
enum ProxyRole: Hashable {
  case owner
  case external(String)
}

/// A value of an archive that is set by key path.
struct ArchivedAttribute {
  let object: ObjectID
  let keyPath: String
  /// Nil when the archive has none: sets nil.
  let value: KeyedValue?
}
