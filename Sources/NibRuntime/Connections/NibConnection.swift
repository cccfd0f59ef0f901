import NibGraph

/// Events of a control that can fire an action.
public typealias ControlEvents = NibGraph.ControlEvents

/// A connection of an archive and what became of it.
public struct NibConnection: Sendable, Hashable {
  /// The kinds.
  public typealias Kind = ArchivedConnection.Kind

  /// Which kind.
  public let kind: Kind
  /// The connection's own index in the archive.
  public let id: ObjectID
  /// Outlet name or selector; of a binding its description, of attributes their key paths, of help the text.
  public let label: String
  /// The object that has the outlet or sends the event; of attributes and help the object that gets them.
  public let source: ObjectID?
  /// The object connected, or the elements of a collection.
  public let destinations: [ObjectID]
  /// Which events fire; empty for outlets.
  public let events: ControlEvents
  /// Which kind of action fires it where there are several, as `doubleAction` (AppKit).
  public let trigger: String?
  /// Whether a collection is appended to.
  public let addsToCollection: Bool
  /// Why it was not made; nil if it was.
  public internal(set) var failure: String?
  /// Why it may not do what the archive says though it was made: an object that it leads to is not there, so that an outlet
  /// is nil as in UIKit; or a stand-in took an outlet that its class does not have. Nil if nothing is known against it.
  public internal(set) var doubt: String?

  let binding: ArchivedBinding?

  init(_ archived: ArchivedConnection) {
    kind = archived.kind
    id = archived.id
    label = archived.label ?? ""
    source = archived.source
    destinations = archived.destinations
    events = ControlEvents(rawValue: archived.eventMask ?? 0)
    trigger = archived.trigger
    addsToCollection = archived.addsToCollection
    binding = archived.binding
  }

  /// Whether it was made.
  public var isMade: Bool { failure == nil }

  /// Why it does not do what the archive says, as far as is known; nil if it does.
  public var problem: String? { failure ?? doubt }
}
