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
    var lines: [String] = []
    for node in tree.topLevel { add(node, depth: 0, to: &lines) }
    let made = tree.connections.count { $0.failure == nil }
    lines.append("connections: \(made) of \(tree.connections.count) made")
    lines += tree.connections.map { "  " + connection($0) }
    let found = tree.images.count { $0.file != nil }
    lines.append("images: \(found) found, \(tree.images.count - found) missing")
    lines += tree.images.map { "  " + image($0) }
    if !tree.diagnostics.isEmpty { lines.append("messages: \(tree.diagnostics.count)") }
    lines += tree.diagnostics.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  package func add(_ node: InstantiatedTree.Node, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + head(node))
    if showsProperties {
      lines += node.properties.map { "\(indent)  . \($0.name) = \($0.value)" }
      lines += node.outlets.map { "\(indent)  -> \($0.name) = \($0.value)" }
    }
    for child in node.children { add(child, depth: depth + 1, to: &lines) }
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
