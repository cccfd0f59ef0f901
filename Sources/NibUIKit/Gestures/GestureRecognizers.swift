import NibRuntime
import NibSchema
import NibStandIns

/// Fingers that tap. Stands in for UITapGestureRecognizer.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps that are needed.
  open var numberOfTapsRequired = 1
  /// Fingers that are needed.
  open var numberOfTouchesRequired = 1
  /// Buttons of a mouse that are needed; a finger counts as the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tapGestureRecognizerTable.read(self, from: coder)
    if let counts: UITapRecognizer = try coder.member(Self.tapGestureRecognizerTable.names.key("counts")) {
      numberOfTapsRequired = counts.numberOfTapsRequired
      numberOfTouchesRequired = counts.storedTouches ?? numberOfTouchesRequired
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tapGestureRecognizerTable] }

  private static let tapGestureRecognizerTable = PropertyTable(
    UITapGestureRecognizer.self, kind: UIKitElements.tapGestureRecognizer, fresh: { UITapGestureRecognizer() },
    [
      Property("numberOfTapsRequired", \.numberOfTapsRequired),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}

/// How many taps and fingers a recognizer counts; archives keep it apart. Stands in for UITapRecognizer.
///
/// - Seen: key `_imp` of tap and long press recognizers in compiled nibs.
open class UITapRecognizer: NibObjectStandIn {
  /// Taps that are needed; nil where the archive leaves it to the recognizer.
  open private(set) var storedTaps: Int?
  /// Fingers that are needed; nil likewise.
  open private(set) var storedTouches: Int?

  /// Taps that are needed.
  open var numberOfTapsRequired: Int { storedTaps ?? 1 }
  /// Fingers that are needed.
  open var numberOfTouchesRequired: Int { storedTouches ?? 1 }

  /// Reads the archived counts.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tapTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tapTable] }

  private static let tapTable = PropertyTable(
    UITapRecognizer.self, fresh: { UITapRecognizer() },
    [
      Property("numberOfTapsRequired", \.storedTaps),
      Property(
        "numberOfTouchesRequired", \.storedTouches),
    ])
}

/// Fingers that stay. Stands in for UILongPressGestureRecognizer.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds that fingers must stay.
  open var minimumPressDuration = 0.5
  /// Points that fingers may move.
  open var allowableMovement: CGFloat = 10.0
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  /// Fingers that are needed.
  open var numberOfTouchesRequired = 1

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.longPressGestureRecognizerTable.read(self, from: coder)
    if let counts: UITapRecognizer = try coder.member(Self.longPressGestureRecognizerTable.names.key("counts")) {
      numberOfTapsRequired = counts.storedTaps ?? numberOfTapsRequired
      numberOfTouchesRequired = counts.storedTouches ?? numberOfTouchesRequired
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [longPressGestureRecognizerTable] }

  private static let longPressGestureRecognizerTable = PropertyTable(
    UILongPressGestureRecognizer.self, kind: UIKitElements.pongPressGestureRecognizer,
    fresh: { UILongPressGestureRecognizer() },
    [
      Property("minimumPressDuration", \.minimumPressDuration),
      Property("allowableMovement", \.allowableMovement),
      Property(
        "numberOfTapsRequired", \.numberOfTapsRequired),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}

/// Fingers that drag. Stands in for UIPanGestureRecognizer.
open class UIPanGestureRecognizer: PanStandIn {
  /// Least number of fingers.
  open var minimumNumberOfTouches = 1
  /// Greatest number of fingers.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// How far the fingers went, in points; a test sets it before it sends a state.
  open var translation = CGPoint()
  /// How fast they go, in points a second, likewise.
  open var velocity = CGPoint()
  /// Which wheels and fingers on a trackpad count as dragging; kept.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.panGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [panGestureRecognizerTable] }

  private static let panGestureRecognizerTable = PropertyTable(
    UIPanGestureRecognizer.self, kind: UIKitElements.panGestureRecognizer, fresh: { UIPanGestureRecognizer() },
    [
      Property("minimumNumberOfTouches", \.minimumNumberOfTouches),
      Property("maximumNumberOfTouches", \.maximumNumberOfTouches),
      Property("translation", \.translation),
      Property("velocity", \.velocity),
    ])
}

/// A finger that drags from an edge of the screen. Stands in for UIScreenEdgePanGestureRecognizer.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Bits of the edges: top 1, left 2, bottom 4, right 8.
  open var edges: UIRectEdge = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.screenEdgePanGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [screenEdgePanGestureRecognizerTable] }

  private static let screenEdgePanGestureRecognizerTable = PropertyTable(
    UIScreenEdgePanGestureRecognizer.self, kind: UIKitElements.screenEdgePanGestureRecognizer,
    fresh: { UIScreenEdgePanGestureRecognizer() },
    [
      Property("edges", \.edges)
    ])
}

/// Two fingers that move apart or together. Stands in for UIPinchGestureRecognizer.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Distance of the fingers against that at the beginning.
  open var scale: CGFloat = 1.0
  /// How fast the scale changes, each second.
  open var velocity: CGFloat = 0.0

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.pinchGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [pinchGestureRecognizerTable] }

  private static let pinchGestureRecognizerTable = PropertyTable(
    UIPinchGestureRecognizer.self, kind: UIKitElements.pinchGestureRecognizer, fresh: { UIPinchGestureRecognizer() },
    [
      Property("scale", \.scale),
      Property("velocity", \.velocity),
    ])
}

/// Two fingers that turn. Stands in for UIRotationGestureRecognizer.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians.
  open var rotation: CGFloat = 0.0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat = 0.0

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.rotationGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rotationGestureRecognizerTable] }

  private static let rotationGestureRecognizerTable = PropertyTable(
    UIRotationGestureRecognizer.self, kind: UIKitElements.rotationGestureRecognizer,
    fresh: { UIRotationGestureRecognizer() },
    [
      Property("rotation", \.rotation),
      Property("velocity", \.velocity),
    ])
}

/// Fingers that move quickly in a direction. Stands in for UISwipeGestureRecognizer.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Bits of the directions: right 1, left 2, up 4, down 8.
  open var direction: Direction = .right
  /// Fingers that are needed.
  open var numberOfTouchesRequired = 1

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.swipeGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [swipeGestureRecognizerTable] }

  private static let swipeGestureRecognizerTable = PropertyTable(
    UISwipeGestureRecognizer.self, kind: UIKitElements.swipeGestureRecognizer, fresh: { UISwipeGestureRecognizer() },
    [
      Property("direction", \.direction),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}

/// A pointer over a view. Stands in for UIHoverGestureRecognizer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far the pointer is above the screen, 0...1.
  open var zOffset: CGFloat = 0.0
  /// The angle between a pencil and the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Around where a pencil leans, in radians: nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Where a pencil leans, as a direction of one point.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// How far a pencil is turned, in radians: not at all.
  open var rollAngle: CGFloat { 0 }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.hoverGestureRecognizerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [hoverGestureRecognizerTable] }

  private static let hoverGestureRecognizerTable = PropertyTable(
    UIHoverGestureRecognizer.self, fresh: { UIHoverGestureRecognizer() },
    [
      Property("zOffset", \.zOffset)
    ])
}
