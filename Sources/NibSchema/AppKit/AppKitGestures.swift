import NibGraph

/// Gesture recognizers.
///
/// Archives show the one that every scroll view has of itself. Inferred: the keys of the others, spelled as its keys are.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let gestureKinds: [Catalog.Kind] = [
    Catalog.Kind("clickGestureRecognizer") { clickGestureRecognizer },
    Catalog.Kind("pressGestureRecognizer") { pressGestureRecognizer },
    Catalog.Kind("panGestureRecognizer") { panGestureRecognizer },
    Catalog.Kind("magnificationGestureRecognizer") { magnificationGestureRecognizer },
    Catalog.Kind("rotationGestureRecognizer") { rotationGestureRecognizer },
  ]

  /// What recognizers share; no element itself. Documented: AppKit, NSGestureRecognizer.
  package static let recognizer = ElementSchema(
    "recognizer", class: "NSGestureRecognizer", role: .object,
    rows: [
      .custom(.classSwapperNames),
      delay("delaysPrimaryMouseButtonEvents"), delay("delaysSecondaryMouseButtonEvents"),
      delay("delaysOtherMouseButtonEvents"), delay("delaysKeyEvents"), delay("delaysMagnificationEvents"),
      delay("delaysRotationEvents"),
      .bool("enabled", nib: "NSGestureRecognizer.enabled", default: true, omit: true),
    ])

  private static func delay(_ attribute: String) -> Row {
    .bool(attribute, nib: "NSGestureRecognizer." + attribute, default: false, omit: false)
  }

  /// Documented: AppKit, NSClickGestureRecognizer. Seen: a recognizer of Xcode 11.0, without what is as by default.
  package static let clickGestureRecognizer = ElementSchema(
    "clickGestureRecognizer", class: "NSClickGestureRecognizer", inherits: recognizer, role: .object,
    rows: [
      .int("buttonMask", nib: "NSClickGestureRecognizer.buttonMask", default: 1, omit: 1),
      .int("numberOfClicksRequired", nib: "NSClickGestureRecognizer.numberOfClicksRequired", default: 1, omit: 1),
      .int("numberOfTouchesRequired", nib: "NSClickGestureRecognizer.numberOfTouchesRequired", default: 1),
      .constant(nib: "NSClickGestureRecognizer.behavior", .int(0)),
      .constant(nib: "NSClickGestureRecognizer.allowableMovement", .double(0)),
      .constant(nib: "NSClickGestureRecognizer.hasCustomAllowableMovement", .bool(false)),
    ])

  /// Documented: AppKit, NSPressGestureRecognizer.
  package static let pressGestureRecognizer = ElementSchema(
    "pressGestureRecognizer", class: "NSPressGestureRecognizer", inherits: recognizer, role: .object,
    rows: [
      .int("buttonMask", nib: "NSPressGestureRecognizer.buttonMask", default: 1),
      .double("minimumPressDuration", nib: "NSPressGestureRecognizer.minimumPressDuration", default: 0.5),
      .double("allowableMovement", nib: "NSPressGestureRecognizer.allowableMovement", default: 3),
      .int("numberOfTouchesRequired", nib: "NSPressGestureRecognizer.numberOfTouchesRequired", default: 1),
    ])

  /// Documented: AppKit, NSPanGestureRecognizer. Seen: its keys, of the recognizers of 40 scroll views.
  package static let panGestureRecognizer = ElementSchema(
    "panGestureRecognizer", class: .class(.nsPanGestureRecognizer), inherits: recognizer, role: .object,
    rows: [
      .constant(nib: .key(.nsGestureRecognizerAllowedTouchTypes), .int(1)),
      .int("buttonMask", nib: .key(.nsPanGestureRecognizerButtonMask), default: 1),
      .int("numberOfTouchesRequired", nib: .key(.nsPanGestureRecognizerNumberOfTouchesRequired), default: 1),
    ])

  /// Documented: AppKit, NSMagnificationGestureRecognizer.
  package static let magnificationGestureRecognizer = ElementSchema(
    "magnificationGestureRecognizer", class: "NSMagnificationGestureRecognizer", inherits: recognizer, role: .object,
    rows: [])

  /// Documented: AppKit, NSRotationGestureRecognizer.
  package static let rotationGestureRecognizer = ElementSchema(
    "rotationGestureRecognizer", class: "NSRotationGestureRecognizer", inherits: recognizer, role: .object, rows: [])
}
