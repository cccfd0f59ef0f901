import NibDiagnostics
import NibGraph

/// Reads the connectors of an AppKit archive.
struct AppKitConnectorReader {
  let graph: ObjectGraph

  private struct Row {
    let kind: NibConnection.Kind
    let source: String
    let label: String
  }

  /// - Seen: classes in NSConnections of compiled nibs; a control's connector names the sender as its source.
  /// - Inferred: NSNibAuxiliaryActionConnector is read as a control's; no sample has one, and
  ///   `NSTrigger` is named as its attribute in documents.
  private static func row(_ className: String) -> Row? {
    switch className {
    case "NSNibOutletConnector": Row(kind: .outlet, source: AppKitKey.source, label: AppKitKey.label)
    case "NSNibControlConnector", "NSNibAuxiliaryActionConnector":
      Row(kind: .action, source: AppKitKey.source, label: AppKitKey.label)
    case "NSNibBindingConnector": Row(kind: .binding, source: AppKitKey.source, label: AppKitKey.label)
    case "NSIBUserDefinedRuntimeAttributesConnector": Row(kind: .attributes, source: "NSObject", label: "")
    case "NSIBHelpConnector": Row(kind: .help, source: AppKitKey.destination, label: "NSMarker")
    case "NSNibConnector": Row(kind: .early, source: AppKitKey.source, label: AppKitKey.label)
    default: nil
    }
  }

  /// A connector as a connection.
  func connection(_ id: ObjectID) -> NibConnection {
    let row = Self.row(graph.className(of: id))
    let hasDestination = row?.kind == .outlet || row?.kind == .action || row?.kind == .binding
    return NibConnection(
      kind: row?.kind ?? .unknown, id: id,
      label: row?.kind == .attributes ? keyPaths(id) : text(row?.label ?? AppKitKey.label, id) ?? "",
      source: graph.object(row?.source ?? AppKitKey.source, of: id),
      destinations: hasDestination ? graph.object(AppKitKey.destination, of: id).map { [$0] } ?? [] : [],
      events: [], trigger: text("NSTrigger", id), addsToCollection: false)
  }

  private func keyPaths(_ id: ObjectID) -> String {
    let paths = graph.object("NSKeyPaths", of: id).map { graph.members($0) } ?? []
    return paths.compactMap { graph.string($0) }.joined(separator: ", ")
  }

  /// The runtime attributes that a connector sets; nil for other connectors.
  /// - Throws: `RuntimeError` with code `brokenConnection` if there is not a value for each key path.
  func attributes(_ id: ObjectID) throws(RuntimeError) -> [ArchivedAttribute]? {
    guard graph.className(of: id) == "NSIBUserDefinedRuntimeAttributesConnector" else { return nil }
    guard let object = graph.object("NSObject", of: id) else { return [] }
    let paths = elements("NSKeyPaths", id)
    let values = elements("NSValues", id)
    guard paths.count == values.count else {
      throw RuntimeError(
        code: .brokenConnection, place: graph.place(of: id),
        detail: "NSKeyPaths has \(paths.count) elements, but NSValues has \(values.count)")
    }
    return zip(paths, values).compactMap { path, value in
      guard let path = path.object.flatMap({ graph.string($0) }) else { return nil }
      return ArchivedAttribute(object: object, keyPath: path, value: value)
    }
  }

  private static let accessibilityNames = [
    "AXDescription": "accessibilityLabel", "AXHelp": "accessibilityHint", "AXIdentifier": "accessibilityIdentifier",
    "AXValueDescription": "accessibilityValue", "AXTitle": "accessibilityTitle",
  ]

  /// What a connector says to assistive technology.
  /// - Seen: NSNibAXAttributeConnector with `AXDescription` and `AXHelp`.
  func accessibility(_ id: ObjectID) -> ArchivedAttribute? {
    guard let object = graph.object("AXDestinationArchiveKey", of: id),
      let name = text("AXAttributeTypeArchiveKey", id)
    else { return nil }
    return ArchivedAttribute(
      object: object, keyPath: Self.accessibilityNames[name] ?? name,
      value: graph.value("AXAttributeValueArchiveKey", of: id))
  }

  /// What a binding binds.
  func binding(_ id: ObjectID, in context: LoadContext) throws -> NibBinding {
    var options: [NibPair] = []
    if let stored = graph.object("NSOptions", of: id), case .dictionary(let pairs) = try context.value(of: stored) {
      options = pairs
    }
    return NibBinding(name: text("NSBinding", id) ?? "", keyPath: text("NSKeyPath", id) ?? "", options: options)
  }

  private func elements(_ key: String, _ id: ObjectID) -> [KeyedValue] {
    guard let list = graph.object(key, of: id), graph.elements(list) != nil else { return [] }
    return Array(graph.values(of: list).dropFirst())
  }

  private func text(_ key: String, _ id: ObjectID) -> String? {
    graph.object(key, of: id).flatMap { graph.string($0) }
  }
}
