import NibGraph

/// One connection: which object has it, what it is called, what it leads to.
public struct ConnectionEntry: Sendable, Hashable {
  /// What a connection does.
  public enum Kind: String, Sendable, Hashable {
    /// Sets a property to an object.
    case outlet
    /// Sets a property to several objects.
    case outletCollection
    /// Sends a message on an event.
    case action
    /// Keeps two values the same (AppKit).
    case binding
    /// Leads to another scene.
    case segue
    /// Anything else; `class` tells.
    case other
  }

  /// What it does.
  public var kind: Kind
  /// Property, selector or segue identifier.
  public var label: String?
  /// Id of the object that has the outlet or sends the action.
  public var source: String?
  /// Ids of the objects it leads to. An action without one goes to the first responder.
  public var destinations: [String]
  /// Event mask of a control, as stored.
  public var eventMask: Int64?
  /// Names of the events, `touchUpInside`.
  public var events: [String]?
  /// What is special about the kind: a segue's kind (`show`, `relationship`), a binding's key path.
  public var detail: String?
  /// Of a segue in an archive, the identifier of the scene it leads to.
  public var destinationIdentifier: String?
  /// Class of the connection object; absent for a document.
  public var `class`: String?
  /// Where it stands in its source.
  public var place: PlaceEntry?

  /// Makes an entry.
  public init(_ kind: Kind, label: String?, source: String?, destinations: [String]) {
    self.kind = kind
    self.label = label
    self.source = source
    self.destinations = destinations
  }
}

extension ConnectionEntry.Kind {
  /// What a connection of an archive is called in a report.
  package init(_ kind: ArchivedConnection.Kind) {
    switch kind {
    case .outlet: self = .outlet
    case .outletCollection: self = .outletCollection
    case .event, .action: self = .action
    case .binding: self = .binding
    case .attributes, .help, .early, .unknown: self = .other
    }
  }
}
