import NibRuntime

/// Renders a live interface as indented text, for people and tests.
public struct InstantiatedTreeRendering: Sendable {
  /// Whether the properties are shown.
  public var showsProperties: Bool

  /// Makes a rendering.
  public init(showsProperties: Bool = true) {
    self.showsProperties = showsProperties
  }

  /// Tree, connections, images and messages of an instantiation.
  @MainActor
  public func render(_ instantiation: Instantiation) -> String { render(InstantiatedTree(instantiation)) }

  /// Tree, connections, images and messages.
  public func render(_ tree: InstantiatedTree) -> String {
    var text = ""
    render(tree) { text += $0 }
    return text
  }

  /// The same in pieces of whole lines, so that a large tree's text takes little memory.
  public func render(_ tree: InstantiatedTree, into write: (String) -> Void) {
    var lines: [String] = []
    for node in tree.topLevel { add(node, depth: 0, to: &lines, into: write) }
    let made = tree.connections.count { $0.failure == nil }
    lines.append(counts(ofConnections: tree.connections.count, made: made))
    for connection in tree.connections { add("  " + self.connection(connection), to: &lines, into: write) }
    add(tree.images, to: &lines, into: write)
    if !tree.diagnostics.isEmpty { lines.append("messages: \(tree.diagnostics.count)") }
    for message in tree.diagnostics { add("  " + message, to: &lines, into: write) }
    hand(&lines, to: write)
  }

  /// Tree, connections and images of live objects, each looked at when its lines are written.
  package func render(_ tree: LiveTree, into write: (String) -> Void) {
    var lines: [String] = []
    for object in tree.instantiation.topLevel { add(object, tree.objects, depth: 0, to: &lines, into: write) }
    let connections = tree.instantiation.connections
    lines.append(counts(ofConnections: connections.count, made: connections.count { $0.problem == nil }))
    for connection in connections {
      add("  " + self.connection(tree.objects.connection(connection)), to: &lines, into: write)
    }
    add(tree.instantiation.images.map(InstantiatedTreeMaker.image), to: &lines, into: write)
    hand(&lines, to: write)
  }

  private func counts(ofConnections count: Int, made: Int) -> String { "connections: \(made) of \(count) made" }

  private func add(_ images: [InstantiatedTree.Image], to lines: inout [String], into write: (String) -> Void) {
    let found = images.count { $0.file != nil }
    lines.append("images: \(found) found, \(images.count - found) missing")
    for image in images { add("  " + self.image(image), to: &lines, into: write) }
  }

  /// Lines that are kept before they are handed on.
  private static let mostLines = 1024

  func add(_ line: String, to lines: inout [String], into write: (String) -> Void) {
    lines.append(line)
    if lines.count >= Self.mostLines { hand(&lines, to: write) }
  }

  /// Hands lines on that were kept.
  func hand(_ lines: inout [String], to write: (String) -> Void) {
    if !lines.isEmpty { write(lines.joined(separator: "\n") + "\n") }
    lines.removeAll(keepingCapacity: true)
  }

  package func add(
    _ node: InstantiatedTree.Node, depth: Int, to lines: inout [String], into write: (String) -> Void
  ) {
    add(alone: node, depth: depth, to: &lines, into: write)
    for child in node.children { add(child, depth: depth + 1, to: &lines, into: write) }
  }

  func add(
    _ object: AnyObject, _ objects: LiveLook, depth: Int, to lines: inout [String], into write: (String) -> Void
  ) {
    let (node, below) = objects.look(at: object, depth: depth)
    add(alone: node, depth: depth, to: &lines, into: write)
    for child in below { add(child, objects, depth: depth + 1, to: &lines, into: write) }
  }

  private func add(
    alone node: InstantiatedTree.Node, depth: Int, to lines: inout [String], into write: (String) -> Void
  ) {
    let indent = String(repeating: "  ", count: depth)
    add(indent + head(node), to: &lines, into: write)
    guard showsProperties else { return }
    for property in node.properties {
      add("\(indent)  . \(property.name) = \(property.value)", to: &lines, into: write)
    }
    for outlet in node.outlets { add("\(indent)  -> \(outlet.name) = \(outlet.value)", to: &lines, into: write) }
  }

  private func head(_ node: InstantiatedTree.Node) -> String {
    var head = node.type
    if let archived = node.archivedClass, archived != node.type { head += " (\(archived))" }
    if let id = node.id { head += " \(id)" }
    if let identifier = node.identifier { head += " #\(identifier)" }
    return head
  }

  private func connection(_ connection: InstantiatedTree.Connection) -> String {
    let targets = connection.destinations.joined(separator: ", ")
    let line = "\(connection.kind) \(connection.label): \(connection.source) -> \(targets.isEmpty ? "nil" : targets)"
    return connection.failure.map { "\(line), not made: \($0)" } ?? line
  }

  private func image(_ image: InstantiatedTree.Image) -> String {
    if let file = image.file { return "\(image.name) -> \(file)" }
    let tried = image.tried ?? []
    return tried.isEmpty
      ? "\(image.name) is missing" : "\(image.name) is missing; tried \(tried.joined(separator: ", "))"
  }
}
