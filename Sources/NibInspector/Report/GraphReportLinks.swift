import NibGraph

extension GraphReportProducer {
  /// Connections in the order in which they are made, then those that no list names.
  mutating func addConnections() {
    var isAdded = Array(repeating: false, count: graph.count)
    let lists = graph.rootList(NibKey.connections) + appKitConnections
    for object in lists + graph.objectIDs where index.role(object) == .connection {
      guard !isAdded[Int(object.index)] else { continue }
      isAdded[Int(object.index)] = true
      addConnection(object)
    }
  }

  private var appKitConnections: [ObjectID] {
    let data = graph.object("IB.objectdata", of: .root)
    return data.flatMap { graph.object("NSConnections", of: $0) }.map { graph.members($0) } ?? []
  }

  private mutating func addConnection(_ object: ObjectID) {
    let className = index.className(object)
    if className == "NSIBUserDefinedRuntimeAttributesConnector" { return addRuntimeAttributes(object) }
    let source = graph.object(NibKey.source, of: object) ?? graph.object("NSSource", of: object)
    let label = text(NibKey.label, object) ?? text("NSLabel", object)
    var entry = ConnectionEntry(
      Self.kind(className), label: label, source: source.map(id), destinations: destinations(object))
    entry.class = className
    entry.place = place(object)
    entry.eventMask = integer(NibKey.eventMask, object)
    entry.events = entry.eventMask.map(ControlEventNames.names(mask:))
    entry.detail = text("NSKeyPath", object)
    report.connections.append(entry)
  }

  private static func kind(_ className: String) -> ConnectionEntry.Kind {
    switch className {
    case "UIRuntimeOutletConnection", "NSNibOutletConnector": .outlet
    case "UIRuntimeOutletCollectionConnection": .outletCollection
    case "UIRuntimeEventConnection", "NSNibControlConnector", "NSNibAuxiliaryActionConnector": .action
    case "NSNibBindingConnector": .binding
    default: .other
    }
  }

  private func destinations(_ object: ObjectID) -> [String] {
    guard let end = graph.object(NibKey.destination, of: object) ?? graph.object("NSDestination", of: object) else {
      return []
    }
    guard index.role(end) == .list, index.isInlined(end) else { return [id(end)] }
    return graph.members(end).map(id)
  }

  /// A segue template as a connection of its controller.
  mutating func addSegue(_ object: ObjectID) {
    let source = parents.parent(of: object, index).map(id)
    var entry = ConnectionEntry(.segue, label: text("UIIdentifier", object), source: source, destinations: [])
    entry.class = index.className(object)
    entry.destinationIdentifier = text("UIDestinationViewControllerIdentifier", object)
    entry.detail = Self.segueKind(index.className(object))
    entry.place = place(object)
    report.connections.append(entry)
  }

  /// `UIStoryboardPushSegueTemplate` is `push`; the bare template is `custom`.
  private static func segueKind(_ className: String) -> String {
    let name = className.dropFirst("UIStoryboard".count).dropLast("SegueTemplate".count)
    return name.isEmpty ? "custom" : name.prefix(1).lowercased() + name.dropFirst()
  }

  /// A user defined runtime attribute of UIKit.
  mutating func addRuntimeAttribute(_ object: ObjectID) {
    guard let target = graph.object("UIObject", of: object) else { return }
    let value = graph.value("UIValue", of: object)
    report.runtimeAttributes.append(
      runtimeAttribute(target, keyPath: text("UIKeyPath", object) ?? "", value))
  }

  /// AppKit keeps the attributes of one object in two parallel lists.
  private mutating func addRuntimeAttributes(_ object: ObjectID) {
    guard let target = graph.object("NSObject", of: object), let paths = graph.object("NSKeyPaths", of: object),
      let values = graph.object("NSValues", of: object), index.isInlined(paths), index.isInlined(values)
    else { return }
    for (path, value) in zip(index.elements(paths), index.elements(values)) {
      let keyPath = path.object.flatMap { graph.string($0) } ?? ""
      report.runtimeAttributes.append(runtimeAttribute(target, keyPath: keyPath, value))
    }
  }

  private func runtimeAttribute(_ target: ObjectID, keyPath: String, _ value: KeyedValue?) -> RuntimeAttributeEntry {
    guard let value, value.code != .null else {
      return RuntimeAttributeEntry(object: id(target), keyPath: keyPath, type: "nil", value: nil)
    }
    guard let object = value.object else {
      return RuntimeAttributeEntry(object: id(target), keyPath: keyPath, type: "scalar", value: content.scalar(value))
    }
    let scalar = graph.values(of: object).first.map { content.scalar($0) }
    let text = graph.string(object) ?? (index.role(object) == .number ? scalar : content.line(object))
    return RuntimeAttributeEntry(object: id(target), keyPath: keyPath, type: index.className(object), value: text)
  }

  /// A layout constraint.
  mutating func addConstraint(_ object: ObjectID) {
    let relation = ConstraintEntry.relationName(integer("NSRelation", object) ?? 0)
    var entry = ConstraintEntry(id: id(object), relation: relation)
    entry.firstItem = graph.object("NSFirstItem", of: object).map(id)
    entry.secondItem = graph.object("NSSecondItem", of: object).map(id)
    entry.firstAttribute = attributeName("NSFirstAttribute", object)
    entry.secondAttribute = attributeName("NSSecondAttribute", object)
    entry.multiplier = real("NSMultiplier", object)
    entry.constant = real("NSConstantV2", object) ?? real("NSConstant", object)
    entry.priority = real("NSPriority", object)
    entry.identifier = text("NSLayoutIdentifier", object)
    entry.owner = parents.parent(of: object, index).map(id)
    entry.place = place(object)
    report.constraints.append(entry)
  }

  /// The newer key knows margins; the older one is there for older systems.
  private func attributeName(_ key: String, _ object: ObjectID) -> String? {
    (integer(key + "V2", object) ?? integer(key, object)).map(ConstraintEntry.attributeName)
  }
}
