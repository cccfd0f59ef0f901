extension ElementSchema {
  /// Documented: UIKit, UIRotationGestureRecognizer. Seen: 7 goldens.
  static let rotationGestureRecognizer = ElementSchema(
    "rotationGestureRecognizer", class: "UIRotationGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .float("rotation", nib: "UIRotationGestureRecognizer.rotation", default: 0, omit: 0)
    ])
}
