extension ElementSchema {
  /// Documented: UIKit, UITapGestureRecognizer. Seen: 5 goldens.
  static let tapGestureRecognizer = ElementSchema(
    "tapGestureRecognizer", class: "UITapGestureRecognizer", inherits: "gestureRecognizer", role: .object,
    silent: ["numberOfTapsRequired"],
    rows: [
      .special(.tapCount),
      .int("numberOfTouchesRequired", nib: "UITapGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])
}
