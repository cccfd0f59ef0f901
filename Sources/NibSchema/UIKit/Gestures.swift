extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let gestureKinds: [Catalog.Kind] = [
    Catalog.Kind("gestureRecognizer") { gestureRecognizer },
    Catalog.Kind("panGestureRecognizer") { panGestureRecognizer },
    Catalog.Kind("pinchGestureRecognizer") { pinchGestureRecognizer },
    Catalog.Kind("pongPressGestureRecognizer") { pongPressGestureRecognizer },
    Catalog.Kind("rotationGestureRecognizer") { rotationGestureRecognizer },
    Catalog.Kind("screenEdgePanGestureRecognizer", describesClass: true) { screenEdgePanGestureRecognizer },
    Catalog.Kind("swipeGestureRecognizer", describesClass: true) { swipeGestureRecognizer },
    Catalog.Kind("tapGestureRecognizer") { tapGestureRecognizer },
  ]

  /// Documented: UIKit, UIGestureRecognizer. Seen: 13 goldens. Inherited by all recognizers.
  public static let gestureRecognizer = ElementSchema(
    "gestureRecognizer", class: "UIGestureRecognizer", role: .object,
    // Documented: UIKit, `allowedPressTypes`. No archive of tvOS at hand has any, so its form is not known.
    unarchived: [
      "pressTypeMask": "it reacts to the presses that are the system's default; set `allowedPressTypes` in code"
    ],
    rows: [
      .bool("enabled", nib: "UIGestureRecognizer.disabled", default: true, inverted: true, omit: false),
      .bool("cancelsTouchesInView", nib: "UIGestureRecognizer.cancelsTouchesInView", default: true, omit: true),
      .bool("delaysTouchesBegan", nib: "UIGestureRecognizer.delaysTouchesBegan", default: false, omit: false),
      .bool("delaysTouchesEnded", nib: "UIGestureRecognizer.delaysTouchesEnded", default: true, omit: true),
      // Seen: 7 up to Xcode 11.2; 15 in 2 archives of Xcode 12 or before, 2 of Xcode 16, 1 of 26.2 and in 31 pan gestures
      // that have kinds of scrolling. Documented: pointers and kinds of scrolling came with iOS 13.4.
      .constant(nib: "UIGestureRecognizer.allowedTouchTypes", .int(7)).since(.xcode8).through(.xcode11point3),
      .constant(nib: "UIGestureRecognizer.allowedTouchTypes", .int(15)).since(.xcode11point4),
      .constant(nib: "UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)).since(.xcode8),
    ])

  /// Documented: UIKit, UITapGestureRecognizer. Seen: 5 goldens.
  public static let tapGestureRecognizer = ElementSchema(
    "tapGestureRecognizer", class: "UITapGestureRecognizer", inherits: UIKitElements.gestureRecognizer, role: .object,
    rows: [
      .synthesized(
        nib: "UITapGestureRecognizer._imp", class: "UITapRecognizer",
        rows: [.int("numberOfTapsRequired", nib: "UITapRecognizer.numberOfTapsRequired", omit: 1)]),
      .int("numberOfTouchesRequired", nib: "UITapGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])

  /// Documented: UIKit, UILongPressGestureRecognizer. The tag is spelled so by Interface Builder. Seen: 4 goldens.
  public static let pongPressGestureRecognizer = ElementSchema(
    "pongPressGestureRecognizer", class: "UILongPressGestureRecognizer", inherits: UIKitElements.gestureRecognizer,
    role: .object,
    rows: [
      .synthesized(
        nib: "UILongPressGestureRecognizer._imp", class: "UITapRecognizer",
        rows: [.int("numberOfTapsRequired", nib: "UITapRecognizer.numberOfTapsRequired", default: 0, omit: 1)]),
      .float(
        "minimumPressDuration", nib: "UILongPressGestureRecognizer.minimumPressDuration", default: 0.5, omit: 0.5),
      .float("allowableMovement", nib: "UILongPressGestureRecognizer.allowableMovement", default: 10, omit: 10),
      .int("numberOfTouchesRequired", nib: "UILongPressGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])

  /// Documented: UIKit, UISwipeGestureRecognizer. Seen: 1 golden.
  public static let swipeGestureRecognizer = ElementSchema(
    "swipeGestureRecognizer", class: "UISwipeGestureRecognizer", inherits: UIKitElements.gestureRecognizer,
    role: .object,
    rows: [
      .choice("direction", .swipeDirection, nib: "UISwipeGestureRecognizer.direction", omit: 1),
      .int("numberOfTouchesRequired", nib: "UISwipeGestureRecognizer.numberOfTouchesRequired", omit: 1),
    ])

  /// Documented: UIKit, UIPanGestureRecognizer. Seen: 116 without sources, 115 of any number of touches. Inferred: the key
  /// of the smallest number.
  public static let panGestureRecognizer = ElementSchema(
    "panGestureRecognizer", class: "UIPanGestureRecognizer", inherits: UIKitElements.gestureRecognizer, role: .object,
    rows: [
      .int("minimumNumberOfTouches", nib: "UIPanGestureRecognizer.minimumNumberOfTouches", omit: 1),
      .int("maximumNumberOfTouches", nib: "UIPanGestureRecognizer.maximumNumberOfTouches", default: -1),
      .constant(nib: "UIPanGestureRecognizer.allowedScrollTypesMask", .int(0)).since(.xcode11point4),
    ])

  /// Documented: UIKit, UIScreenEdgePanGestureRecognizer. Keys Inferred by analogy.
  public static let screenEdgePanGestureRecognizer = ElementSchema(
    "screenEdgePanGestureRecognizer", class: "UIScreenEdgePanGestureRecognizer",
    inherits: UIKitElements.panGestureRecognizer,
    role: .object,
    rows: [
      .bits("edges", .edges, nib: "UIScreenEdgePanGestureRecognizer.edges", omit: 0)
    ])

  /// Documented: UIKit, UIPinchGestureRecognizer. Keys Inferred by analogy.
  public static let pinchGestureRecognizer = ElementSchema(
    "pinchGestureRecognizer", class: "UIPinchGestureRecognizer", inherits: UIKitElements.gestureRecognizer,
    role: .object,
    rows: [
      .float("scale", nib: "UIPinchGestureRecognizer.scale", default: 1, omit: 1)
    ])

  /// Documented: UIKit, UIRotationGestureRecognizer. Seen: 7 goldens.
  public static let rotationGestureRecognizer = ElementSchema(
    "rotationGestureRecognizer", class: "UIRotationGestureRecognizer", inherits: UIKitElements.gestureRecognizer,
    role: .object,
    rows: [
      .float("rotation", nib: "UIRotationGestureRecognizer.rotation", default: 0, omit: 0)
    ])
}
