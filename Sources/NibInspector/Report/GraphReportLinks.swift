import NibGraph

extension GraphReportProducer {
  /// Connections in the order in which they are made, then those that no list names.
  /// - Parameter step: may take what the report has so far.
  mutating func addConnections(_ step: (inout InterfaceReport) -> Void) {
    let reader = ConnectionReader(graph)
    var isAdded = Array(repeating: false, count: graph.count)
    for object in (root?.connections.map(\.id) ?? []) + graph.objectIDs where index.role(object) == .connection {
      guard !isAdded[Int(object.index)] else { continue }
      isAdded[Int(object.index)] = true
      if let attributes = reader.attributes(object) {
        for attribute in attributes {
          report.runtimeAttributes.append(
            runtimeAttribute(attribute.object, keyPath: attribute.keyPath, attribute.value))
        }
      } else {
        add(reader.connection(object))
      }
      step(&report)
    }
  }

  private mutating func add(_ connection: ArchivedConnection) {
    // Connections that share one long list would multiply it.
    listBudget -= connection.destinations.count
    let destinations = listBudget > 0 ? connection.destinations : Array(connection.destinations.prefix(1))
    var entry = ConnectionEntry(
      ConnectionEntry.Kind(connection.kind), label: connection.label, source: connection.source.map(id),
      destinations: destinations.map(id))
    entry.class = index.className(connection.id)
    entry.place = place(connection.id)
    entry.eventMask = connection.eventMask
    entry.events = connection.eventMask.map { ControlEvents(rawValue: $0).names }
    entry.detail = connection.binding?.keyPath
    report.connections.append(entry)
  }

  /// A segue template as a connection of its controller.
  mutating func addSegue(_ object: ObjectID) {
    let source = parents.parent(of: object, index).map(id)
    var entry = ConnectionEntry(.segue, label: text(.key(.uiIdentifier), object), source: source, destinations: [])
    entry.class = index.className(object)
    entry.destinationIdentifier = text(.key(.destinationViewControllerIdentifier), object)
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
    guard let target = graph.object(.key(.object), of: object) else { return }
    let value = graph.value(.key(.value), of: object)
    report.runtimeAttributes.append(
      runtimeAttribute(target, keyPath: text(.key(.keyPath), object) ?? "", value))
  }

  private mutating func runtimeAttribute(
    _ target: ObjectID, keyPath: String, _ value: KeyedValue?
  ) -> RuntimeAttributeEntry {
    guard let value, value.code != .null else {
      return RuntimeAttributeEntry(object: id(target), keyPath: keyPath, type: "nil", value: nil)
    }
    let shown = self.value(value, key: "value")
    return RuntimeAttributeEntry(object: id(target), keyPath: keyPath, type: type(value, shown), value: shown)
  }

  /// A document's word for the type of a value; the class of what has none.
  private func type(_ value: KeyedValue, _ shown: AttributeValue) -> String {
    switch shown {
    case .boolean: return "boolean"
    case .integer, .real: return "number"
    case .text: return "string"
    default: break
    }
    guard let object = value.object else { return "scalar" }
    switch index.role(object) {
    case .color: return "color"
    case .image: return "image"
    default: return index.className(object)
    }
  }

  /// A layout constraint.
  mutating func addConstraint(_ object: ObjectID) {
    let relation = ConstraintEntry.relationName(integer(.key(.relation), object) ?? 0)
    var entry = ConstraintEntry(id: id(object), relation: relation)
    entry.firstItem = graph.object(.key(.firstItem), of: object).map(id)
    entry.secondItem = graph.object(.key(.secondItem), of: object).map(id)
    entry.firstAttribute = attributeName(.key(.firstAttribute), object)
    entry.secondAttribute = attributeName(.key(.secondAttribute), object)
    entry.multiplier = real(.key(.multiplier), object)
    entry.constant = real(.key(.constantV2), object) ?? real(.key(.constant), object)
    entry.priority = real(.key(.priority), object)
    entry.identifier = text(.key(.layoutIdentifier), object)
    entry.owner = parents.parent(of: object, index).map(id)
    entry.place = place(object)
    report.constraints.append(entry)
  }

  /// The newer key knows margins; the older one is there for older systems.
  private func attributeName(_ key: String, _ object: ObjectID) -> String? {
    (integer(key + "V2", object) ?? integer(key, object)).map(ConstraintEntry.attributeName)
  }
}
