extension ElementSchema {
  /// Documented: UIKit, UIGestureRecognizer. Seen: 13 goldens. Inherited by all recognizers.
  static let gestureRecognizer = ElementSchema(
    "gestureRecognizer", class: "UIGestureRecognizer", role: .object,
    rows: [
      .bool("enabled", nib: "UIGestureRecognizer.disabled", default: true, inverted: true, omit: false),
      .bool("cancelsTouchesInView", nib: "UIGestureRecognizer.cancelsTouchesInView", default: true, omit: true),
      .bool("delaysTouchesBegan", nib: "UIGestureRecognizer.delaysTouchesBegan", default: false, omit: false),
      .bool("delaysTouchesEnded", nib: "UIGestureRecognizer.delaysTouchesEnded", default: true, omit: true),
      .constant(nib: "UIGestureRecognizer.allowedTouchTypes", .int(7)).since(.nib9e),
      .constant(nib: "UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)).since(.nib9e),
    ])
}
