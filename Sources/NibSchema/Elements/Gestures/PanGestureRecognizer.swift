extension ElementSchema {
  /// Documented: UIKit, UIPanGestureRecognizer. Keys Inferred by analogy.
  static let panGestureRecognizer = ElementSchema(
    "panGestureRecognizer", class: "UIPanGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .int("minimumNumberOfTouches", nib: "UIPanGestureRecognizer.minimumNumberOfTouches", omit: 1),
      .int("maximumNumberOfTouches", nib: "UIPanGestureRecognizer.maximumNumberOfTouches"),
    ])
}
