extension ElementSchema {
  /// Documented: UIKit, UIPinchGestureRecognizer. Keys Inferred by analogy.
  static let pinchGestureRecognizer = ElementSchema(
    "pinchGestureRecognizer", class: "UIPinchGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .float("scale", nib: "UIPinchGestureRecognizer.scale", default: 1, omit: 1)
    ])
}
