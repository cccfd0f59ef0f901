import NibDiagnostics
import NibRuntime

/// A scene of a storyboard as values: its controllers with their views loaded, and what became of their connections.
public struct SceneTree: Sendable, Encodable, Hashable {
  /// Identifier of the controller.
  public var identifier: String
  /// Whether it is the storyboard's initial one.
  public var isInitial: Bool
  /// The controller with its view and the controllers within.
  public var root: InstantiatedTree.Node
  /// Number of controllers, those within included.
  public var controllerCount: Int
  /// How many of them have a view.
  public var viewCount: Int
  /// Number of connections that the archives hold.
  public var connectionCount: Int
  /// The connections that were not made, one line each.
  public var failures: [String]
  /// Images asked for that no file was found for, in order.
  public var missingImages: [String]
  /// Messages of the runtime; they are encoded as `diagnostics`.
  public var messages: [Diagnostic]
  /// The messages, one line each.
  public var diagnostics: [String] { messages.map(\.description) }

  private enum CodingKeys: String, CodingKey {
    case identifier, isInitial, root, controllerCount, viewCount, connectionCount, failures, missingImages, diagnostics
  }

  /// Looks at a scene that was made, with the views of its controllers loaded.
  /// - Parameters:
  ///   - identifier: of its controller.
  ///   - isInitial: whether it is the storyboard's initial one.
  ///   - root: the controller.
  ///   - counts: the numbers of controllers and of those with a view.
  ///   - summaries: of the archives that were loaded, in order.
  ///   - repeated: the connections into prototypes.
  ///   - file: how messages name the storyboard.
  ///   - isAlone: whether what is below the controller is left out.
  @MainActor
  package init(
    _ identifier: String, isInitial: Bool, root: AnyObject, counts: (controllers: Int, views: Int),
    summaries: [LoadSummary], repeated: [RepeatedConnection], file: String, isAlone: Bool = false
  ) {
    self.identifier = identifier
    self.isInitial = isInitial
    var maker = InstantiatedTreeMaker()
    self.root = isAlone ? maker.look(at: root, depth: 0).node : maker.node(root)
    (controllerCount, viewCount) = counts
    connectionCount = summaries.reduce(0) { $0 + $1.connections.count } + repeated.count
    failures = summaries.flatMap { summary in
      summary.connections.compactMap { connection in
        connection.problem.map { "\(connection.kind.rawValue) '\(connection.label)': \($0)" }
      }
    }
    failures += repeated.map { "\($0.kind.rawValue) '\($0.label)': \($0.reason)" }
    missingImages = summaries.flatMap(\.images).filter { $0.file == nil && !$0.query.isSymbol }.map(\.query.name)
    messages =
      summaries.flatMap(\.messages)
      + repeated.map {
        Diagnostic(
          .warning, id: "connectionNotMade", "\($0.kind.rawValue) '\($0.label)' is not connected: \($0.reason)",
          at: Place(file: file))
      }
  }
}

extension SceneTree {
  /// Writes the scene with its whole tree.
  public func encode(to encoder: any Encoder) throws { try encode(root, to: encoder) }

  /// Writes the scene with this in the place of its tree.
  func encode(_ root: some Encodable, to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(identifier, forKey: .identifier)
    try members.encode(isInitial, forKey: .isInitial)
    try members.encode(root, forKey: .root)
    try members.encode(controllerCount, forKey: .controllerCount)
    try members.encode(viewCount, forKey: .viewCount)
    try members.encode(connectionCount, forKey: .connectionCount)
    try members.encode(failures, forKey: .failures)
    try members.encode(missingImages, forKey: .missingImages)
    try members.encode(diagnostics, forKey: .diagnostics)
  }
}

extension InstantiatedTreeRendering {
  /// The scene's tree under a line with its name, then its connections.
  public func render(_ scene: SceneTree) -> String {
    var text = ""
    render(scene) { text += $0 }
    return text
  }

  /// The same in pieces of whole lines.
  public func render(_ scene: SceneTree, into write: (String) -> Void) {
    render(scene, into: write) { add(scene.root, depth: 1, to: &$0, into: write) }
  }

  /// The same of live objects, each looked at when its lines are written.
  package func render(_ scene: LiveScene, into write: (String) -> Void) {
    render(scene.summary, into: write) { add(scene.root, scene.objects, depth: 1, to: &$0, into: write) }
  }

  private func render(_ scene: SceneTree, into write: (String) -> Void, tree: (inout [String]) -> Void) {
    var lines = ["scene \(scene.identifier)\(scene.isInitial ? " (initial)" : "")"]
    tree(&lines)
    let made = scene.connectionCount - scene.failures.count
    lines.append("  connections: \(made) of \(scene.connectionCount) made")
    for failure in scene.failures { add("    not made: \(failure)", to: &lines, into: write) }
    for image in scene.missingImages { add("  \(image) is missing", to: &lines, into: write) }
    hand(&lines, to: write)
  }
}
