extension ElementSchema {
  /// Documented: UIKit, UIScreenEdgePanGestureRecognizer. Keys Inferred by analogy.
  static let screenEdgePanGestureRecognizer = ElementSchema(
    "screenEdgePanGestureRecognizer", class: "UIScreenEdgePanGestureRecognizer", inherits: "panGestureRecognizer",
    role: .object,
    rows: [
      .bits("edges", .edges, nib: "UIScreenEdgePanGestureRecognizer.edges", omit: 0)
    ])
}
