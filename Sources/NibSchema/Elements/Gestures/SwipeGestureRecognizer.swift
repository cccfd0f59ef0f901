extension ElementSchema {
  /// Documented: UIKit, UISwipeGestureRecognizer. Seen: 1 golden.
  static let swipeGestureRecognizer = ElementSchema(
    "swipeGestureRecognizer", class: "UISwipeGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .choice("direction", .swipeDirection, nib: "UISwipeGestureRecognizer.direction", omit: 1),
      .int("numberOfTouchesRequired", nib: "UISwipeGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])
}
