import NibDocument

/// Options about Auto Layout, which is not solved here: they are done where there is nothing to do, and refused elsewhere.
enum IBLayout {
  /// An option, whether a document needs what is not done here, and what is told of it then.
  private static let rows: [(option: IBOption.Name, isNeeded: @Sendable (Document) -> Bool, refusal: String)] = [
    (
      .enableAutoLayout, { $0.attribute("useAutolayout", of: .root) != "YES" },
      "Constraints are not made; turn Auto Layout on in an editor."
    ),
    (.updateFrames, { isMarked($0, ["misplaced", "ambiguous"]) }, marked),
    (.updateConstraints, { isMarked($0, ["misplaced"]) }, marked),
  ]

  private static let marked =
    "Objects of the document are marked as misplaced, and constraints are not solved here; update them in an editor."

  /// Refuses an option that has something to do.
  /// - Throws: `IBRefusal`
  static func check(_ document: Document, _ arguments: ParsedArguments) throws(IBRefusal) {
    for row in rows where arguments.has(row.option) && row.isNeeded(document) {
      throw IBRefusal("The option '--\(row.option.rawValue)' is not supported.", row.refusal)
    }
  }

  /// Whether the editor marked an object by one of some attributes.
  ///
  /// - Documented: ibtool(1): frames of misplaced and ambiguous objects are updated, and constraints of misplaced ones.
  private static func isMarked(_ document: Document, _ names: [String]) -> Bool {
    document.elements.indices.contains { element in
      names.contains { document.attribute($0, of: ElementIndex(element)) == "YES" }
    }
  }
}
