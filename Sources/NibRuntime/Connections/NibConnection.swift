import NibGraph

/// A connection of an archive and what became of it.
public struct NibConnection: Sendable, Hashable {
  /// The kinds.
  public enum Kind: String, Sendable, Hashable {
    /// One object in a property of another.
    case outlet
    /// Several objects in a property of another.
    case outletCollection
    /// An event of one object that sends an action to another.
    case event
    /// An action of one object that is sent to another; takes the place of an earlier one (AppKit).
    case action
    /// A property of one object that follows another's (AppKit).
    case binding
    /// User defined runtime attributes of one object, in the place of a connection (AppKit).
    case attributes
    /// The tool tip of an object, in the place of a connection (AppKit).
    case help
    /// Asks for its source to be made early and connects nothing (AppKit).
    case early
    /// A connection class that is not known here.
    case unknown
  }

  /// Which kind.
  public let kind: Kind
  /// The connection's own index in the archive.
  public let id: ObjectID
  /// Outlet name or selector; of a binding its description, of attributes their key paths, of help the text.
  public let label: String
  /// The object that has the outlet or sends the event; of attributes and help the object that gets them.
  public let source: ObjectID?
  /// The object connected, or the members of a collection.
  public let destinations: [ObjectID]
  /// Which events fire; empty for outlets.
  public let events: ControlEvents
  /// Which kind of action fires it where there are several, as `doubleAction` (AppKit).
  public private(set) var trigger: String? = nil
  /// Whether a collection is appended to.
  public let addsToCollection: Bool
  /// Why it was not made; nil if it was.
  public internal(set) var failure: String?

  /// Whether it was made.
  public var isMade: Bool { failure == nil }
}

/// Reads connections from a graph.
struct ConnectionReader {
  let graph: ObjectGraph

  /// All connections, in archive order.
  func all() -> [NibConnection] { graph.rootList(NibKey.connections).map(read) }

  private func read(_ id: ObjectID) -> NibConnection {
    let kind = kind(graph.className(of: id))
    let destination = graph.object(NibKey.destination, of: id)
    return NibConnection(
      kind: kind, id: id,
      label: graph.object(NibKey.label, of: id).flatMap { graph.string($0) } ?? "",
      source: graph.object(NibKey.source, of: id),
      destinations: kind == .outletCollection
        ? destination.map { graph.members($0) } ?? [] : destination.map { [$0] } ?? [],
      events: ControlEvents(rawValue: integer(NibKey.eventMask, id)),
      addsToCollection: integer("addsContentToExistingCollection", id) != 0)
  }

  private func kind(_ className: String) -> NibConnection.Kind {
    switch className {
    case "UIRuntimeOutletConnection": .outlet
    case "UIRuntimeOutletCollectionConnection": .outletCollection
    case "UIRuntimeEventConnection": .event
    default: .unknown
    }
  }

  private func integer(_ key: String, _ object: ObjectID) -> Int64 {
    switch graph.value(key, of: object)?.value {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    default: 0
    }
  }
}
