import NibDiagnostics
import NibDocument

/// Options about Auto Layout, which is not solved here: they are done where there is nothing to do, and refused elsewhere.
enum IBLayout {
  /// An option, what it needs that is not done here, and what is told where it has nothing to do.
  private static let rows:
    [(option: IBOption.Name, isNeeded: @Sendable (Document) -> Bool, refusal: String, notice: String)] =
      [
        (
          .enableAutoLayout, { $0.attribute("useAutolayout", of: .root) != "YES" },
          "Constraints are not made; turn Auto Layout on in an editor.", "the document uses Auto Layout already"
        ),
        (.updateFrames, hasConstraints, "Constraints are not solved.", "no frame depends on a constraint"),
        (.updateConstraints, hasConstraints, "Constraints are not solved.", "the document has no constraints"),
      ]

  /// Tells of the options that have nothing to do.
  /// - Throws: `IBRefusal` at the first that has.
  static func check(
    _ document: Document, _ arguments: ParsedArguments, into messages: inout Diagnostics
  ) throws(IBRefusal) {
    for row in rows where arguments.has(row.option) {
      guard !row.isNeeded(document) else {
        throw IBRefusal("The option '--\(row.option.rawValue)' is not supported.", row.refusal)
      }
      messages.add(
        Diagnostic(.notice, id: "nothingToLayOut", "\(row.notice); it stays as it is", at: Place(file: document.file)))
    }
  }

  @Sendable private static func hasConstraints(_ document: Document) -> Bool {
    guard let name = document.names.names.firstIndex(of: "constraint") else { return false }
    return document.elements.contains { Int($0.name) == name }
  }
}
