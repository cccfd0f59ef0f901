/// A connection as an archive says it.
public struct ArchivedConnection: Sendable, Hashable {
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
  /// Outlet name or selector; of a binding its description, of attributes their key paths, of help the text. Nil where
  /// the archive has none.
  public let label: String?
  /// The object that has the outlet or sends the event; of attributes and help the object that gets them.
  public let source: ObjectID?
  /// The object connected, or the elements of a collection.
  public let destinations: [ObjectID]
  /// Which events fire, as the archive's bits; nil where the archive says none.
  public let eventMask: Int64?
  /// Which kind of action fires it where there are several, as `doubleAction` (AppKit).
  public let trigger: String?
  /// Whether a collection is appended to.
  public let addsToCollection: Bool
  /// What a binding binds; nil for other kinds.
  public let binding: ArchivedBinding?
}

/// What a binding of an AppKit archive says beside its ends.
public struct ArchivedBinding: Sendable, Hashable {
  /// The property of the source that is bound: `value`, `hidden`, `enabled`.
  public let name: String
  /// Where the value comes from, seen from the destination.
  public let keyPath: String
  /// A dictionary of options by name; nil where there are none.
  public let options: ObjectID?
}

/// A value of an archive that is set by key path.
public struct ArchivedAttribute: Sendable, Hashable {
  /// The object it is set on.
  public let object: ObjectID
  /// The key path.
  public let keyPath: String
  /// The value; nil when the archive has none, which sets nil.
  public let value: KeyedValue?
}

/// Reads connections of all platforms, by the forms that each has.
public struct ConnectionReader: Sendable {
  /// Where one class of connections says what.
  package struct Form: Sendable {
    /// Which kind its connections are of.
    package let kind: ArchivedConnection.Kind
    let className: String
    let source: String
    let label: String
    let destination: String?

    /// The form of a class. One that is not known is read by the keys that all classes of its platform have.
    package init(className: String) {
      var form: Self?
      _ = NibPlatform.first { platform in
        form = platform.traits.connections?.forms.first { $0.className == className }
        return form != nil
      }
      self = form ?? Self.unknown(className)
    }

    private static func unknown(_ className: String) -> Self {
      let owner = NibPlatform.first { $0.traits.connections?.owns.holds(className) ?? false }
      let connections = owner?.traits.connections ?? NibPlatform.standard.traits.connections
      return connections?.unknown(className) ?? Self(className, .unknown)
    }

    /// The form of a class's connections: which keys hold their ends and their label.
    package init(
      _ className: String, _ kind: ArchivedConnection.Kind, source: String = .key(.nsSource),
      label: String = .key(.nsLabel), destination: String? = nil
    ) {
      self.className = className
      self.kind = kind
      self.source = source
      self.label = label
      self.destination = destination
    }
  }

  private let graph: ObjectGraph

  /// A reader of the connections of a graph.
  public init(_ graph: ObjectGraph) { self.graph = graph }

  /// An object as a connection. One of a class that is not known is read by the keys that all classes of its platform
  /// have.
  public func connection(_ id: ObjectID) -> ArchivedConnection {
    let form = Form(className: graph.className(of: id))
    let (source, label, destinations) = ends(id, form)
    return ArchivedConnection(
      kind: form.kind, id: id, label: form.kind == .attributes ? keyPaths(id) : label.flatMap { graph.string($0) },
      source: source, destinations: destinations,
      eventMask: integer(.key(.eventMask), id), trigger: text(.key(.nsTrigger), id),
      addsToCollection: (integer(.key(.addsContentToExistingCollection), id) ?? 0) != 0,
      binding: form.kind == .binding ? binding(id) : nil)
  }

  /// The ends of a connection, and the object that is its label, without any text being made.
  package func ends(
    _ id: ObjectID, _ form: Form
  ) -> (source: ObjectID?, label: ObjectID?, destinations: [ObjectID]) {
    (graph.object(form.source, of: id), graph.object(form.label, of: id), destinations(form, id))
  }

  private func destinations(_ form: Form, _ id: ObjectID) -> [ObjectID] {
    guard let key = form.destination, let end = graph.object(key, of: id) else { return [] }
    let isCollection = form.kind == .outletCollection || form.kind == .unknown && graph.elements(end) != nil
    return isCollection ? graph.members(end) : [end]
  }

  private func binding(_ id: ObjectID) -> ArchivedBinding {
    ArchivedBinding(
      name: text(.key(.nsBinding), id) ?? "", keyPath: text(.key(.nsKeyPath), id) ?? "",
      options: graph.object(.key(.nsOptions), of: id))
  }

  private func keyPaths(_ id: ObjectID) -> String {
    let paths = graph.object(.key(.nsKeyPaths), of: id).map { graph.members($0) } ?? []
    return paths.compactMap { graph.string($0) }.joined(separator: ", ")
  }

  func text(_ key: String, _ id: ObjectID) -> String? {
    graph.object(key, of: id).flatMap { graph.string($0) }
  }

  private func integer(_ key: String, _ object: ObjectID) -> Int64? {
    switch graph.value(key, of: object)?.value {
    case .int(let value): value
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }
}

// MARK: Values set by key path

extension ConnectionReader {
  /// The runtime attributes that a connector of AppKit sets, as far as it has both key paths and values; nil for other
  /// connections.
  public func attributes(_ id: ObjectID) -> [ArchivedAttribute]? {
    guard graph.className(of: id) == .class(.nsIBUserDefinedRuntimeAttributesConnector) else { return nil }
    guard let object = graph.object(.key(.nsObject), of: id) else { return [] }
    return zip(elements(.key(.nsKeyPaths), id), elements(.key(.nsValues), id)).compactMap { path, value in
      guard let path = path.object.flatMap({ graph.string($0) }) else { return nil }
      return ArchivedAttribute(object: object, keyPath: path, value: value)
    }
  }

  /// What is wrong with the lists of such a connector.
  func attributeError(_ id: ObjectID) -> GraphError? {
    let (paths, values) = (elements(.key(.nsKeyPaths), id).count, elements(.key(.nsValues), id).count)
    guard paths != values, graph.object(.key(.nsObject), of: id) != nil else { return nil }
    return GraphError(
      code: .brokenConnection, place: graph.place(of: id),
      detail: "NSKeyPaths has \(paths) elements, but NSValues has \(values)")
  }

  private func elements(_ key: String, _ id: ObjectID) -> [KeyedValue] {
    guard let list = graph.object(key, of: id), graph.elements(list) != nil else { return [] }
    return Array(graph.values(of: list).dropFirst())
  }

  /// A user defined runtime attribute of UIKit.
  func attribute(_ pair: ObjectID) -> ArchivedAttribute? {
    guard let target = graph.object(.key(.object), of: pair), let path = text(.key(.keyPath), pair) else { return nil }
    return ArchivedAttribute(object: target, keyPath: path, value: graph.value(.key(.value), of: pair))
  }

  private static let accessibilityKeys: [(String, String)] = [
    (.key(.accessibilityLabel), "accessibilityLabel"), (.key(.accessibilityHint), "accessibilityHint"),
    (.key(.accessibilityValue), "accessibilityValue"), (.key(.accessibilityIdentifier), "accessibilityIdentifier"),
    (.key(.accessibilityTraits), "accessibilityTraits"), (.key(.isAccessibilityElement), "isAccessibilityElement"),
  ]

  private static let accessibilityNames = [
    "AXDescription": "accessibilityLabel", "AXHelp": "accessibilityHint", "AXIdentifier": "accessibilityIdentifier",
    "AXValueDescription": "accessibilityValue", "AXTitle": "accessibilityTitle",
    "AXTitleUIElement": "accessibilityTitleUIElement",
  ]

  /// What a configuration of UIKit, or a connector of AppKit, says to assistive technology.
  ///
  /// - Seen: the class of UIKit spells its object's key `UIAccessibileObject`; NSNibAXAttributeConnector with
  ///   `AXDescription` and `AXHelp`.
  func accessibility(_ id: ObjectID) -> [ArchivedAttribute] {
    if let target = graph.object(.key(.accessibileObject), of: id) {
      return Self.accessibilityKeys.compactMap { stored, property in
        graph.value(stored, of: id).map { ArchivedAttribute(object: target, keyPath: property, value: $0) }
      }
    }
    guard let target = graph.object(.key(.axDestinationArchiveKey), of: id),
      let name = text(.key(.axAttributeTypeArchiveKey), id)
    else { return [] }
    return [
      ArchivedAttribute(
        object: target, keyPath: Self.accessibilityNames[name] ?? name,
        value: graph.value(.key(.axAttributeValueArchiveKey), of: id))
    ]
  }
}
