import NibDiagnostics
import NibRuntime
import NibStandIns

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

  /// Makes the controller of an identifier, loads its view and those of the controllers within, and looks at them.
  /// - Throws: what making the controller or loading a view throws.
  @MainActor
  public init(_ identifier: String, of storyboard: UIStoryboard) throws {
    let controller = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
    self.identifier = identifier
    isInitial = identifier == storyboard.initialIdentifier
    var controllers: [UIViewController] = []
    var pending = [controller]
    while let next = pending.popLast() {
      try next.loadViewOrThrow()
      controllers.append(next)
      pending += next.children.reversed()
    }
    let summaries = controllers.flatMap { [$0.sceneSummary, $0.viewSummary].compactMap(\.self) }
    var maker = InstantiatedTreeMaker()
    root = maker.node(controller)
    controllerCount = controllers.count
    viewCount = controllers.count(where: \.isViewLoaded)
    let repeated = controllers.flatMap { $0.viewIfLoaded?.repeatedConnections ?? [] }
    connectionCount = summaries.reduce(0) { $0 + $1.connections.count } + repeated.count
    failures = summaries.flatMap(\.connections).compactMap { connection in
      connection.problem.map { "\(connection.kind.rawValue) '\(connection.label)': \($0)" }
    }
    failures += repeated.map { "\($0.kind.rawValue) '\($0.label)': \($0.reason)" }
    missingImages = summaries.flatMap(\.images).filter { $0.file == nil && !$0.query.isSymbol }.map(\.query.name)
    let place = Place(file: storyboard.name)
    messages =
      summaries.flatMap(\.messages)
      + repeated.map {
        Diagnostic(
          .warning, id: "connectionNotMade", "\($0.kind.rawValue) '\($0.label)' is not connected: \($0.reason)",
          at: place)
      }
    diagnostics = messages.map(\.description)
  }
}

extension InstantiatedTreeRendering {
  /// The scene's tree under a line with its name, then its connections.
  public func render(_ scene: SceneTree) -> String {
    var lines = ["scene \(scene.identifier)\(scene.isInitial ? " (initial)" : "")"]
    add(scene.root, depth: 1, to: &lines)
    let made = scene.connectionCount - scene.failures.count
    lines.append("  connections: \(made) of \(scene.connectionCount) made")
    lines += scene.failures.map { "    not made: \($0)" }
    lines += scene.missingImages.map { "  \($0) is missing" }
    return lines.joined(separator: "\n") + "\n"
  }
}
