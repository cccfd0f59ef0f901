import NibRuntime

/// What an archive came to be, for people.
struct InstantiationText {
  /// The live objects, then connections, runtime attributes and images, each with what became of it.
  func render(_ report: InstantiationReport, _ live: Instantiation) -> String {
    var text = LiveObjects().render(live)
    text += section("connections", report.connections.map(line))
    text += section("runtime attributes", report.runtimeAttributes.map(line))
    text += section("images", report.images.map(line))
    return text
  }

  private func section(_ name: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n\(name):\n" + lines.map { "  " + $0 + "\n" }.joined()
  }

  private func line(_ connection: InstantiationReport.Connection) -> String {
    let ends = connection.destinations.joined(separator: ", ")
    let words =
      "\(connection.kind) \(connection.source ?? "nobody").\(connection.label) -> \(ends.isEmpty ? "nil" : ends)"
    return words + (connection.failure.map { ": not made: \($0)" } ?? "")
  }

  private func line(_ attribute: InstantiationReport.Attribute) -> String {
    "\(attribute.object).\(attribute.keyPath) = \(attribute.value): \(attribute.outcome)"
  }

  private func line(_ image: InstantiationReport.Image) -> String {
    if let file = image.file { return "\(image.name): \(file)" }
    if image.isSymbol { return "\(image.name): a system symbol" }
    return "\(image.name): missing; tried \((image.tried ?? []).joined(separator: ", "))"
  }
}
