import NibGraph

/// Makes connections between live objects.
@MainActor
final class Connector {
  private let context: LoadContext
  private let setter = OutletSetter()
  private let assigner = AttributeAssigner()
  /// Bindings so far, in order.
  private(set) var bindings: [BindingRecord] = []

  private let checksActions: Bool
  /// What is known against the connection that was made last.
  private(set) var doubt: String?

  init(_ context: LoadContext) {
    self.context = context
    checksActions = context.strictness.response(to: .actionNotFound) != .defers
  }

  /// Makes one connection.
  /// - Returns: why there was nothing to do, or nil if the connection is made.
  /// - Throws: `RuntimeError` if it cannot be made.
  func connect(_ connection: NibConnection) throws -> String? {
    doubt = nil
    guard let sourceID = connection.source else {
      throw context.fault(.brokenConnection, connection.id, "connection '\(connection.label)' has no source")
    }
    guard let source = try context.value(of: sourceID).object else { return "its source is not there" }
    switch connection.kind {
    case .outlet: try connectOutlet(connection, of: source)
    case .outletCollection: try connectCollection(connection, of: source)
    case .event, .action: try connectEvent(connection, of: source)
    case .binding: try bind(connection, source)
    case .help: return setHelp(connection, source)
    case .attributes, .early: break
    case .unknown: return "\(context.graph.className(of: connection.id)) is not known"
    }
    return nil
  }

  private func destination(_ connection: NibConnection) throws -> AnyObject? {
    guard let id = connection.destinations.first else { return nil }
    return try context.value(of: id).object
  }

  private func connectOutlet(_ connection: NibConnection, of source: AnyObject) throws {
    let value = try destination(connection)
    let name = connection.label
    try translating(connection, source) {
      guard try setter.set(name, of: source, to: value) else { throw missing(connection, source) }
    }
    doubt = value == nil ? "its destination is not there; the outlet is nil" : doubt(about: name, of: source)
  }

  private func connectCollection(_ connection: NibConnection, of source: AnyObject) throws {
    var members: [AnyObject] = []
    for id in connection.destinations { if let member = try context.value(of: id).object { members.append(member) } }
    let (name, isAdding) = (connection.label, connection.addsToCollection)
    try translating(connection, source) {
      guard try setter.setCollection(name, of: source, to: members, isAdding: isAdding) else {
        throw missing(connection, source)
      }
    }
    let absent = connection.destinations.count - members.count
    doubt =
      absent > 0
      ? "\(absent) of its \(connection.destinations.count) members are not there" : doubt(about: name, of: source)
  }

  /// A stand-in takes any outlet; whether the class that it stands for has one of that name it may know.
  private func doubt(about outlet: String, of source: AnyObject) -> String? {
    guard let standIn = ClassTraits.standingIn(source), standIn.lacks(outlet: outlet) else { return nil }
    return
      "\(LiveClass.name(of: source)) has no outlet '\(outlet)'; it is set only if a category or an extension declares it"
  }

  /// A destination that is nil, as the first responder's proxy, leaves the target to the responder chain.
  private func connectEvent(_ connection: NibConnection, of source: AnyObject) throws {
    let target = try destination(connection)
    let events = connection.events.isEmpty ? .all : connection.events
    let binding = ActionBinding(target: target, selector: connection.label, events: events)
    guard let sender = source as? any ActionSending, sender.sendsActions else {
      // A control whose class is not here may be archived as a plain view.
      if let id = connection.source, context.graph.className(of: id) == .class(.classSwapper),
        let standIn = ClassTraits.standingIn(source), standIn.standsForAbsentClass
      {
        return standIn.keepAction(binding)
      }
      throw context.fault(
        .brokenConnection, placed(connection),
        "\(LiveClass.name(of: source)) sends no actions, but '\(connection.label)' is connected to it")
    }
    if checksActions, let target, let id = connection.destinations.first {
      try checkAction(connection, target, id, sender)
    }
    if let trigger = connection.trigger, let sender = sender as? any AuxiliaryActionSending {
      sender.addAction(binding, trigger: trigger)
    } else {
      sender.addAction(binding)
    }
  }

  private func bind(_ connection: NibConnection, _ source: AnyObject) throws {
    let target = try destination(connection)
    guard let archived = connection.binding else { return }
    let binding = try NibBinding(archived, in: context)
    bindings.append(BindingRecord(binding: binding, object: source, target: target))
    try translating(connection, source) { try (source as? any NibBindable)?.bind(binding, to: target) }
  }

  /// - Returns: why the tool tip is not set, or nil if it is.
  private func setHelp(_ connection: NibConnection, _ object: AnyObject) -> String? {
    switch assigner.set(.string(connection.label), at: "toolTip", of: object) {
    case .set, .kept: nil
    case .unknownKey, .wrongKind: "\(LiveClass.name(of: object)) has no tool tip"
    }
  }

  /// An object that stands in for a class that is not here may respond to anything.
  private func checkAction(
    _ connection: NibConnection, _ target: AnyObject, _ id: ObjectID, _ sender: AnyObject
  ) throws {
    let isUnknown =
      context.kind(of: id) == .live && context.isStandIn(id)
      || ClassTraits.standingIn(target)?.standsForAbsentClass == true
    guard !isUnknown, !ActionDispatch.responds(target, to: connection.label) else { return }
    throw context.fault(
      .actionNotFound, id, ActionDispatch.notFound(connection.label, target: target, sender: sender))
  }

  /// The object that a message about a connection points at: the connection itself where a document has a line of it,
  /// else one of its ends, which says more than the number of a connection.
  private func placed(_ connection: NibConnection, orAt end: ObjectID? = nil) -> ObjectID {
    if case .text = context.place(of: connection.id).position { return connection.id }
    return end ?? connection.source ?? connection.id
  }

  private func missing(_ connection: NibConnection, _ source: AnyObject) -> RuntimeError {
    let (table, name) = (WrapperTable(source), connection.label)
    let kind = connection.kind == .outlet ? "outlet" : "outlet collection"
    return context.fault(
      .missingOutlet, placed(connection),
      "\(LiveClass.name(of: source)) has no \(kind) '\(name)'\(table.hint(about: name))")
  }

  private func translating(_ connection: NibConnection, _ source: AnyObject, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let mismatch as OutletMismatch {
      throw context.fault(
        .wrongOutletType, placed(connection, orAt: connection.destinations.first),
        "outlet '\(connection.label)' of \(LiveClass.name(of: source)) wants \(mismatch.expected), got \(mismatch.found)"
      )
    } catch let error as RuntimeError {
      throw error
    } catch {
      throw context.fault(
        .objectFailed, placed(connection),
        "outlet '\(connection.label)' of \(LiveClass.name(of: source)) could not be set: \(error)")
    }
  }
}
