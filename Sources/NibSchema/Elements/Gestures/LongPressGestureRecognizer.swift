extension ElementSchema {
  /// Documented: UIKit, UILongPressGestureRecognizer. The tag is spelled so by Interface Builder. Seen: 4 goldens.
  static let pongPressGestureRecognizer = ElementSchema(
    "pongPressGestureRecognizer", class: "UILongPressGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .made(
        nib: "UILongPressGestureRecognizer._imp", class: "UITapRecognizer",
        rows: [.int("numberOfTapsRequired", nib: "UITapRecognizer.numberOfTapsRequired", default: 0, omit: 1)]),
      .float(
        "minimumPressDuration", nib: "UILongPressGestureRecognizer.minimumPressDuration", default: 0.5, omit: 0.5),
      .float("allowableMovement", nib: "UILongPressGestureRecognizer.allowableMovement", default: 10, omit: 10),
      .int("numberOfTouchesRequired", nib: "UILongPressGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])
}
