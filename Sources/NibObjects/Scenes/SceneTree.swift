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
  /// Messages of the runtime, one line each.
  public var diagnostics: [String]
  /// The same messages; not encoded.
  public var messages: [Diagnostic]

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
  @MainActor
  package init(
    _ identifier: String, isInitial: Bool, root: AnyObject, counts: (controllers: Int, views: Int),
    summaries: [LoadSummary], repeated: [RepeatedConnection], file: String
  ) {
    self.identifier = identifier
    self.isInitial = isInitial
    var maker = InstantiatedTreeMaker()
    self.root = maker.node(root)
    (controllerCount, viewCount) = counts
    connectionCount = summaries.reduce(0) { $0 + $1.connections.count } + repeated.count
    failures = summaries.flatMap(\.connections).compactMap { connection in
      connection.problem.map { "\(connection.kind.rawValue) '\(connection.label)': \($0)" }
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
    diagnostics = messages.map(\.description)
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
    var lines = ["scene \(scene.identifier)\(scene.isInitial ? " (initial)" : "")"]
    add(scene.root, depth: 1, to: &lines, into: write)
    let made = scene.connectionCount - scene.failures.count
    lines.append("  connections: \(made) of \(scene.connectionCount) made")
    lines += scene.failures.map { "    not made: \($0)" }
    lines += scene.missingImages.map { "  \($0) is missing" }
    write(lines.joined(separator: "\n") + "\n")
  }
}
