extension ElementSchema {
  /// Documented: UIKit, UITapGestureRecognizer. Seen: 5 goldens.
  static let tapGestureRecognizer = ElementSchema(
    "tapGestureRecognizer", class: "UITapGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    rows: [
      .made(
        nib: "UITapGestureRecognizer._imp", class: "UITapRecognizer",
        rows: [.int("numberOfTapsRequired", nib: "UITapRecognizer.numberOfTapsRequired", omit: 1)]),
      .int("numberOfTouchesRequired", nib: "UITapGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])
}
