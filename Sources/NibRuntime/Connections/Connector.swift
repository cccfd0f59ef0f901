import NibGraph

/// Makes connections between live objects.
///
/// An outlet is set by the object's own method, by its class's table, or by its wrapped properties, in this order:
/// the cheapest first.
final class Connector {
  private let context: LoadContext
  private var wrappers: [ObjectIdentifier: WrapperTable] = [:]
  /// Bindings so far, in order.
  private(set) var bindings: [BindingRecord] = []

  private let checksActions: Bool

  init(_ context: LoadContext) {
    self.context = context
    checksActions = context.options.response(to: .missingAction) != .waits
  }

  /// Makes one connection.
  /// - Returns: why there was nothing to do, or nil if the connection is made.
  /// - Throws: `RuntimeError` if it cannot be made.
  func connect(_ connection: NibConnection) throws -> String? {
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

  private func connectOutlet(_ connection: NibConnection, of source: AnyObject) throws {
    let value = try connection.destinations.first.flatMap { try context.value(of: $0).object }
    let name = connection.label
    try translating(connection, source) {
      if let source = source as? any NibConnectable, try source.setOutlet(name, to: value) { return }
      if let table = (type(of: source) as? any OutletDeclaring.Type)?.outlets,
        try table.connect(name, of: source, to: value)
      {
        return
      }
      guard let outlet = wrapperTable(source).outlets[name] else { throw missing(connection, source) }
      try outlet.connect(value)
    }
  }

  private func connectCollection(_ connection: NibConnection, of source: AnyObject) throws {
    let members = try connection.destinations.compactMap { try context.value(of: $0).object }
    let (name, isAdding) = (connection.label, connection.addsToCollection)
    try translating(connection, source) {
      if let source = source as? any NibConnectable,
        try source.setOutletCollection(name, to: members, isAdding: isAdding)
      {
        return
      }
      if let table = (type(of: source) as? any OutletDeclaring.Type)?.outlets,
        try table.connect(name, of: source, to: members, isAdding: isAdding)
      {
        return
      }
      guard let outlet = wrapperTable(source).collections[name] else { throw missing(connection, source) }
      try outlet.connect(members, isAdding: isAdding)
    }
  }

  /// A destination that is nil, as the first responder's proxy, leaves the target to the responder chain.
  private func connectEvent(_ connection: NibConnection, of source: AnyObject) throws {
    guard let sender = source as? any ActionSending else {
      throw context.fault(
        .brokenConnection, connection.source ?? connection.id,
        "\(type(of: source)) sends no actions, but '\(connection.label)' is connected to it")
    }
    let target = try connection.destinations.first.flatMap { try context.value(of: $0).object }
    if checksActions, let target, let id = connection.destinations.first {
      try checkAction(connection, target, id, sender)
    }
    let events = connection.events.isEmpty ? .all : connection.events
    let binding = ActionBinding(target: target, selector: connection.label, events: events)
    if let trigger = connection.trigger, let sender = sender as? any AuxiliaryActionSending {
      sender.addAction(binding, trigger: trigger)
    } else {
      sender.addAction(binding)
    }
  }

  private func bind(_ connection: NibConnection, _ source: AnyObject) throws {
    let target = try connection.destinations.first.flatMap { try context.value(of: $0).object }
    let binding = try AppKitConnectorReader(graph: context.graph).binding(connection.id, in: context)
    bindings.append(BindingRecord(binding: binding, object: source, target: target))
    try translating(connection, source) { try (source as? any NibBindable)?.bind(binding, to: target) }
  }

  /// - Returns: why the tool tip is not set, or nil if it is.
  private func setHelp(_ connection: NibConnection, _ object: AnyObject) -> String? {
    switch AttributeAssigner().set(.string(connection.label), at: "toolTip", of: object) {
    case .set, .kept: nil
    case .unknownKey, .wrongKind: "\(type(of: object)) has no tool tip"
    }
  }

  /// An object that stands in for a class that is not here may respond to anything.
  private func checkAction(
    _ connection: NibConnection, _ target: AnyObject, _ id: ObjectID, _ sender: AnyObject
  ) throws {
    let isUnknown = context.kind(of: id) == .live && context.isStandIn(id)
    guard !isUnknown, !ActionDispatch.responds(target, to: connection.label) else { return }
    throw context.fault(
      .actionNotFound, id, ActionDispatch.notFound(connection.label, target: target, sender: sender))
  }

  private func wrapperTable(_ object: AnyObject) -> WrapperTable {
    if let known = wrappers[ObjectIdentifier(object)] { return known }
    let table = WrapperTable(object)
    wrappers[ObjectIdentifier(object)] = table
    return table
  }

  private func missing(_ connection: NibConnection, _ source: AnyObject) -> RuntimeError {
    let (table, name) = (wrapperTable(source), connection.label)
    let kind = connection.kind == .outlet ? "outlet" : "outlet collection"
    return context.fault(
      .missingOutlet, connection.source ?? connection.id,
      "\(type(of: source)) has no \(kind) '\(name)'\(table.hint(about: name))")
  }

  private func translating(_ connection: NibConnection, _ source: AnyObject, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let mismatch as OutletMismatch {
      throw context.fault(
        .wrongOutletType, connection.destinations.first ?? connection.id,
        "outlet '\(connection.label)' of \(type(of: source)) wants \(mismatch.expected), got \(mismatch.found)")
    } catch let error as RuntimeError {
      throw error
    } catch {
      throw context.fault(
        .objectFailed, connection.source ?? connection.id,
        "outlet '\(connection.label)' of \(type(of: source)) could not be set: \(error)")
    }
  }
}
