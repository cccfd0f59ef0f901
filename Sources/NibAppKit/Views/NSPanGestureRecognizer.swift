import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Tells drags. Stands in for NSPanGestureRecognizer.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// The buttons that count, one bit each.
  open var buttonMask = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1

  private final var start = NSPoint.zero
  private final var speed = NSPoint.zero

  /// How far the pointer moved since the drag began, or since this was set, in points of a view; of the window for nil.
  open func translation(in view: NSView?) -> NSPoint {
    let now = course.location
    return GestureCourse.offset(NSPoint(x: now.x - start.x, y: now.y - start.y), in: view)
  }

  /// Counts on from a distance, as if the pointer had moved so far.
  open func setTranslation(_ translation: NSPoint, in view: NSView?) {
    let offset = GestureCourse.offset(translation, in: view)
    start = NSPoint(x: course.location.x - offset.x, y: course.location.y - offset.y)
  }

  /// How fast the pointer moved last, in points a second, of a view; of the window for nil.
  open func velocity(in view: NSView?) -> NSPoint { GestureCourse.offset(speed, in: view) }

  /// Drags for a test: from a place of the window to others, in points, in steps of a tenth of a second.
  open func drag(from first: NSPoint, through points: [NSPoint]) {
    startCourse(at: first)
    state = .began
    for point in points where course.state != .possible {
      followCourse(to: point)
      state = .changed
    }
    if course.state != .possible { state = .ended }
  }

  override func startCourse(at place: NSPoint) {
    (course.location, start, speed) = (place, place, .zero)
  }

  override func followCourse(to place: NSPoint) {
    speed = NSPoint(x: (place.x - course.location.x) * 10, y: (place.y - course.location.y) * 10)
    course.location = place
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.panTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [panTable] }

  private static let panTable = PropertyTable(
    NSPanGestureRecognizer.self, kind: AppKitElements.panGestureRecognizer, fresh: { NSPanGestureRecognizer() },
    [
      Property("buttonMask", \.buttonMask),
      Property("numberOfTouchesRequired", \.numberOfTouchesRequired),
    ])
}

/// Tells fingers that spread or pinch. Stands in for NSMagnificationGestureRecognizer.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
  /// By how much larger things are to be: 0.5 for a half more.
  open var magnification: CGFloat = 0

  /// Spreads fingers for a test: the magnification of each step.
  open func magnify(through steps: [CGFloat]) {
    magnification = 0
    state = .began
    for step in steps where course.state != .possible {
      magnification = step
      state = .changed
    }
    if course.state != .possible { state = .ended }
  }
}

/// Tells fingers that turn. Stands in for NSRotationGestureRecognizer.
open class NSRotationGestureRecognizer: NSGestureRecognizer {
  /// How far they turned, in radians, counterclockwise.
  open var rotation: CGFloat = 0
  /// How far they turned, in degrees.
  open var rotationInDegrees: CGFloat {
    get { rotation * 180 / .pi }
    set { rotation = newValue * .pi / 180 }
  }

  /// Turns fingers for a test: the rotation of each step, in radians.
  open func rotate(through steps: [CGFloat]) {
    rotation = 0
    state = .began
    for step in steps where course.state != .possible {
      rotation = step
      state = .changed
    }
    if course.state != .possible { state = .ended }
  }
}
