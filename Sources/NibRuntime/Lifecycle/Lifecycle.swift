import NibDiagnostics
import NibGraph

/// What happens to an archive's objects, in this order; written here and nowhere else.
///
/// - Documented: Apple, Resource Programming Guide, "The Object Loading Process", for make, connect, awake, show.
/// - Seen: attributes before connections and one assignment a collection were measured in UIKit on iOS 26.1. AppKit's
///   archives list attributes among the connections, so there they are set in their turn of that list.
package enum Phase: String, Sendable, CaseIterable {
  /// Every object is made and decodes its values. First, for everything else needs objects.
  case decode
  /// User defined runtime attributes are set. Before connections: an outlet's observer sees a finished object.
  case runtimeAttributes
  /// Connections are made in archive order.
  case connect
  /// Accessibility labels and traits are set.
  case accessibility
  /// Objects that the loader made hear that all is connected.
  case awakeFromNib
  /// Visible windows are shown. Last: what is shown is awake.
  case showWindows
}

/// Runs the phases over one load.
///
/// It calls objects that are bound to the main actor, and it also runs elsewhere, for loads of objects that are bound to
/// none. So here and in what it is made of no closure is handed to the standard library: of one that belongs to an actor
/// the language asks at run time where it is called.
@MainActor
struct Lifecycle {
  let context: LoadContext
  private let root: LoadedRoot
  private let rules: PlatformTraits.Loading
  private let assigner = AttributeAssigner()
  private(set) var result: Instantiation

  init(_ context: LoadContext) {
    self.context = context
    root = context.root
    rules = root.archived.platform.traits.loading
    result = Instantiation(platform: root.archived.platform)
  }

  /// Runs all phases in order and hands over the result.
  mutating func run() throws -> Instantiation {
    for phase in Phase.allCases { try run(phase) }
    result.images = context.images
    result.diagnostics = context.diagnostics
    context.keepFindings()
    result.owner = context.owner
    result.externals = context.externals
    return result
  }

  private mutating func run(_ phase: Phase) throws {
    switch phase {
    case .decode: try make()
    case .runtimeAttributes: try setAttributes()
    case .connect: try connect()
    case .accessibility: try setAccessibility()
    case .awakeFromNib: awake()
    case .showWindows: try show()
    }
  }

  /// Objects with an identity first, in their order; what only a connection or an attribute names comes after.
  private func make() throws {
    for object in context.plan.made {
      _ = try context.value(of: object)
      try context.drain()
    }
  }

  private mutating func setAttributes() throws {
    for attribute in root.archived.attributes { try set(attribute) }
  }

  private mutating func set(_ attribute: ArchivedAttribute) throws {
    let (target, path) = (attribute.object, attribute.keyPath)
    let value = if let archived = attribute.value { try context.value(archived) } else { NibValue.null }
    let object = try context.value(of: target).object
    let outcome = if let object { assigner.set(value, at: path, of: object) } else { AttributeOutcome.unknownKey }
    try report(outcome, value, path, target)
    result.attributes.append(NibAttribute(object: target, keyPath: path, value: value, outcome: outcome))
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
    if outcome != .kept && context.strictness.response(to: .attributeNotSet) == .throws {
      throw context.fault(.attributeNotSet, target, "\(words); runtime attributes set what is marked @Inspectable")
    }
    let severity: Diagnostic.Severity = outcome == .kept ? .notice : .warning
    context.note(severity, RuntimeError.Code.attributeNotSet.rawValue, words, target)
  }

  private mutating func connect() throws {
    let connector = Connector(context)
    // Shared with all loads of the graph as long as every connection is made.
    result.connections = root.connections
    for (index, connection) in root.connections.enumerated() {
      var failure: String?
      do {
        failure = try connector.connect(connection)
        if let doubt = connector.doubt { result.connections[index].doubt = doubt }
        if !root.archived.connectedAttributes.isEmpty {
          for attribute in root.archived.connectedAttributes[connection.id] ?? [] { try set(attribute) }
        }
      } catch let error as RuntimeError where context.isReported(error) {
        failure = error.detail
      }
      if let failure {
        result.connections[index].failure = failure
        context.note(
          .warning, "connectionNotMade",
          "\(connection.kind.rawValue) '\(connection.label)' is not connected: \(failure)",
          connection.source ?? connection.id)
      }
    }
    result.bindings = connector.bindings
    try collect()
  }

  /// The lists of the result; top-level views learn where the responder chain goes on.
  private mutating func collect() throws {
    for object in root.archived.topLevel where context.kind(of: object) == .live {
      let made = try context.liveObject(object)
      (made as? any ResponderChainRoot)?.nextResponderFallback = context.owner
      result.topLevel.append(made)
    }
    result.objects = context.liveObjects
  }

  private func setAccessibility() throws {
    for attribute in root.archived.accessibility {
      guard let object = try context.value(of: attribute.object).object, let value = attribute.value else { continue }
      _ = assigner.set(try context.value(value), at: attribute.keyPath, of: object)
    }
  }

  /// Objects with an identity in their order, then the others in archive order; each once. Where the platform wakes
  /// what was given too, it comes last, and the owner at the end.
  private func awake() {
    var isDone = Array(repeating: false, count: context.graph.count)
    for id in root.archived.identified { awake(id, &isDone) }
    for object in result.objects { awake(object.id, &isDone) }
    guard rules.wakesGivenObjects else { return }
    for object in context.givenObjects { (object as? any NibAwakening)?.awakeFromNib() }
  }

  private func awake(_ id: ObjectID, _ isDone: inout [Bool]) {
    guard !isDone[Int(id.index)], let object = context.existing(id) else { return }
    isDone[Int(id.index)] = true
    // What another nib made has been awake since then.
    guard context.replacements[id] == nil else { return }
    context.traits(of: object, id).awake?(object)
  }

  private func show() throws {
    for window in root.archived.visibleWindows where context.kind(of: window) == .live {
      (try context.liveObject(window) as? any NibWindowShowing)?.showAfterLoading()
    }
  }
}
