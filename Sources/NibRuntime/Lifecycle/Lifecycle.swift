import NibDiagnostics
import NibGraph

/// Runs the phases over one load.
struct Lifecycle {
  let context: LoadContext
  private let identified: [ObjectID]
  private(set) var result = Instantiation()

  init(_ context: LoadContext) {
    self.context = context
    identified = context.graph.rootList(NibKey.objects)
  }

  /// Runs all phases in order and hands over the result.
  mutating func run() throws -> Instantiation {
    for phase in Phase.allCases { try run(phase) }
    result.images = context.images
    result.diagnostics = context.diagnostics
    result.owner = context.owner
    result.externals = context.externals
    return result
  }

  private mutating func run(_ phase: Phase) throws {
    switch phase {
    case .make: try make()
    case .attributes: try setAttributes()
    case .connect: try connect()
    case .accessibility: try setAccessibility()
    case .awake: awake()
    case .show: try show()
    }
  }

  /// Objects with an identity first, in their order; what only a connection or an attribute names comes after.
  private func make() throws {
    let graph = context.graph
    let ends = ConnectionReader(graph: graph).all().flatMap { ($0.source.map { [$0] } ?? []) + $0.destinations }
    let owners = graph.rootList(NibKey.keyValuePairs).compactMap { graph.object("UIObject", of: $0) }
    for object in graph.rootList(NibKey.topLevelObjects) + identified + ends + owners {
      _ = try context.value(of: object)
      try context.drain()
    }
  }

  private mutating func setAttributes() throws {
    for pair in context.graph.rootList(NibKey.keyValuePairs) {
      guard let target = context.graph.object("UIObject", of: pair),
        let path = context.graph.object("UIKeyPath", of: pair).flatMap({ context.graph.string($0) })
      else { continue }
      let value = try context.graph.value("UIValue", of: pair).map { try context.value($0) } ?? .null
      let object = try context.value(of: target).object
      let outcome = object.map { AttributeAssigner().set(value, at: path, of: $0) } ?? .unknownKey
      try report(outcome, value, path, target)
      result.attributes.append(NibAttribute(object: target, keyPath: path, value: value, outcome: outcome))
    }
  }

  private func report(_ outcome: AttributeOutcome, _ value: NibValue, _ path: String, _ target: ObjectID) throws {
    let name = context.graph.wantedClassName(target)
    let words: String
    switch outcome {
    case .set: return
    case .kept: words = "\(name) has no property '\(path)'; the value is kept"
    case .unknownKey: words = "\(name) has no property '\(path)'"
    case .wrongKind(let expected): words = "'\(path)' of \(name) wants \(expected), got \(value.kind)"
    }
    if outcome != .kept && context.options.response(to: .attributeNotSet) == .stops {
      throw context.fault(.attributeNotSet, target, "\(words); runtime attributes set what is marked @Inspectable")
    }
    let severity: Diagnostic.Severity = outcome == .kept ? .notice : .warning
    context.diagnostics.add(
      Diagnostic(severity, id: RuntimeError.Code.attributeNotSet.rawValue, words, at: context.graph.place(of: target)))
  }

  private mutating func connect() throws {
    let connector = Connector(context)
    for var connection in ConnectionReader(graph: context.graph).all() {
      do {
        connection.failure = try connector.connect(connection)
      } catch let error as RuntimeError where context.isReported(error) {
        connection.failure = error.detail
      }
      if let failure = connection.failure {
        context.diagnostics.warn(
          "connectionNotMade", "\(connection.kind.rawValue) '\(connection.label)' is not connected: \(failure)",
          at: context.graph.place(of: connection.source ?? connection.id))
      }
      result.connections.append(connection)
    }
    try collect()
  }

  /// The lists of the result; top-level views learn where the responder chain goes on.
  private mutating func collect() throws {
    for object in context.graph.rootList(NibKey.topLevelObjects) where context.kind(of: object) == .live {
      let made = try context.liveObject(object)
      (made as? any ChainEnding)?.chainEnd = context.owner
      result.topLevel.append(made)
    }
    result.objects = context.liveObjects.map { id, object in
      LiveObject(
        id: id, identifier: context.graph.origins.identifier(of: id), className: context.graph.wantedClassName(id),
        object: object)
    }
  }

  /// - Seen: the class spells its object's key `UIAccessibileObject`.
  private func setAccessibility() throws {
    let keys = [
      ("UIAccessibilityLabel", "accessibilityLabel"), ("UIAccessibilityHint", "accessibilityHint"),
      ("UIAccessibilityValue", "accessibilityValue"), ("UIAccessibilityIdentifier", "accessibilityIdentifier"),
      ("UIAccessibilityTraits", "accessibilityTraits"), ("UIIsAccessibilityElement", "isAccessibilityElement"),
    ]
    for configuration in context.graph.rootList(NibKey.accessibilityConfigurations) {
      guard let target = context.graph.object("UIAccessibileObject", of: configuration),
        let object = try context.value(of: target).object
      else { continue }
      for (stored, property) in keys {
        guard let value = context.graph.value(stored, of: configuration) else { continue }
        _ = AttributeAssigner().set(try context.value(value), at: property, of: object)
      }
    }
  }

  /// Objects with an identity in their order, then the others in archive order; each once.
  private func awake() {
    var done: Set<ObjectID> = []
    for id in identified + result.objects.map(\.id) where done.insert(id).inserted {
      guard context.kind(of: id) == .live else { continue }
      (context.existing(id) as? any NibAwakening)?.awakeFromNib()
    }
  }

  private func show() throws {
    for window in context.graph.rootList(NibKey.visibleWindows) where context.kind(of: window) == .live {
      (try context.liveObject(window) as? any NibShowing)?.showFromNib()
    }
  }
}
