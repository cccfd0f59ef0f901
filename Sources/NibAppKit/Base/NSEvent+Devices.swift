import Foundation
import NibFoundation
import NibRuntime

/// What a pen is and where. Stands in for the parts of an event that a tablet fills.
struct PenState {
  var place = (x: 0, y: 0, z: 0)
  var buttons: NSEvent.ButtonMask = []
  var tilt = NSPoint.zero
  var tangentialPressure: Float = 0
  var kind = NSEvent.PointingDeviceType.unknown
  var isEntering = false
  var device = 0
}

extension NSEvent {
  /// What a pen's end is. Documented: the numbers, by AppKit.
  public enum PointingDeviceType: UInt, Sendable {
    /// Not known; the tip; a mouse on a tablet; the end that erases.
    case unknown, pen, cursor, eraser
  }

  /// What a press of a trackpad does. Documented: the numbers, by AppKit.
  public enum PressureBehavior: Int, Sendable {
    /// Not known.
    case unknown = -1
    /// As the system likes.
    case primaryDefault = 0
    /// It clicks.
    case primaryClick = 1
    /// Its pressure is told.
    case primaryGeneric = 2
    /// It goes faster the stronger it is.
    case primaryAccelerator = 3
    /// It clicks, then clicks deeper.
    case primaryDeepClick = 5
    /// It clicks deeper while it drags.
    case primaryDeepDrag = 6
  }

  /// How a swipe is followed. Documented: the bits, by AppKit.
  public struct SwipeTrackingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the direction alone in which it began.
    public static let lockDirection = Self(rawValue: 1)
    /// No farther than the ends.
    public static let clampGestureAmount = Self(rawValue: 2)
  }

  /// Makes an event of a pen, for tests.
  public static func penEvent(
    _ kind: PointingDeviceType = .pen, pressure: Float = 1, tilt: NSPoint = .zero, buttons: ButtonMask = .penTip,
    device: Int = 1, entering: Bool? = nil, in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: entering == nil ? .tabletPoint : .tabletProximity, location: location)
    contents.pressure = pressure
    contents.pen = PenState(
      place: (Int(location.x), Int(location.y), 0), buttons: buttons, tilt: tilt, kind: kind,
      isEntering: entering ?? false, device: device)
    return NSEvent(contents, in: window)
  }

  /// Makes an event of a trackpad that is pressed, for tests.
  public static func pressureEvent(
    _ pressure: Float, stage: Int, behavior: PressureBehavior = .primaryDefault, transition: CGFloat = 0,
    in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    var contents = Contents(type: .pressure, location: location)
    (contents.pressure, contents.stage) = (pressure, (stage, transition, behavior))
    return NSEvent(contents, in: window)
  }

  private var pen: PenState { contents.pen ?? PenState() }
  /// Where the pen is on the tablet.
  public final var absoluteX: Int { pen.place.x }
  /// Where the pen is on the tablet.
  public final var absoluteY: Int { pen.place.y }
  /// Where the pen is on the tablet.
  public final var absoluteZ: Int { pen.place.z }
  /// The buttons of the pen that are pressed.
  public final var buttonMask: ButtonMask { pen.buttons }
  /// How the pen is tilted, -1...1.
  public final var tilt: NSPoint { pen.tilt }
  /// How strongly its wheel is pressed, -1...1.
  public final var tangentialPressure: Float { pen.tangentialPressure }
  /// Which end of the pen it is.
  public final var pointingDeviceType: PointingDeviceType { pen.kind }
  /// Whether the pen comes near, not leaves.
  public final var isEnteringProximity: Bool { pen.isEntering }
  /// The number of the tablet.
  public final var deviceID: Int { pen.device }
  /// The number of the tablet.
  public final var tabletID: Int { pen.device }
  /// The number of the tablet in the system.
  public final var systemTabletID: Int { pen.device }
  /// The number of the pen.
  public final var pointingDeviceID: Int { pen.device }
  /// The number of the pen as its maker counts.
  public final var pointingDeviceSerialNumber: Int { pen.device }
  /// The number of the maker; 0, for a test makes it.
  public final var vendorID: Int { 0 }
  /// The number of the kind of pen as its maker counts; 0.
  public final var vendorPointingDeviceType: Int { 0 }
  /// A number that no other pen has.
  public final var uniqueID: UInt64 { UInt64(pen.device) }
  /// What the tablet can do; nothing is known.
  public final var capabilityMask: Int { 0 }
  /// What its maker adds; nothing.
  public final var vendorDefined: Any { NSNull() }

  /// How deep a press of a trackpad is: 0, 1, and 2 for a deeper click.
  public final var stage: Int { contents.stage.number }
  /// How near the press is to the stage above, or below, -1...1.
  public final var stageTransition: CGFloat { contents.stage.transition }
  /// What the press does.
  public final var pressureBehavior: PressureBehavior { contents.stage.behavior }
  /// The kinds of events that may come with this one: those of its press, for a press.
  public final var associatedEventsMask: EventTypeMask {
    type == .leftMouseDown || type == .pressure ? [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .pressure] : []
  }

  /// Follows a swipe of scrolling that begins with this event: the handler is told for each event that waits how far it is,
  /// in widths of a page of 400 points, and last that it is over.
  public final func trackSwipeEvent(
    options: SwipeTrackingOptions = [], dampenAmountThresholdMin minDampenThreshold: CGFloat,
    max maxDampenThreshold: CGFloat,
    usingHandler trackingHandler: (CGFloat, Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    var amount: CGFloat = 0
    var next: NSEvent? = self
    while let event = next, !isStopped.boolValue {
      amount += event.scrollingDeltaX / 400
      if options.contains(.clampGestureAmount) {
        amount = Swift.min(Swift.max(amount, minDampenThreshold), maxDampenThreshold)
      }
      let isOver = !event.phase.isDisjoint(with: [.ended, .cancelled])
      trackingHandler(amount, event.phase, isOver, &isStopped)
      if isOver { return }
      next = NSApplication.shared.nextEvent(
        matching: .scrollWheel, until: .distantPast, inMode: .eventTracking, dequeue: true)
    }
    if !isStopped.boolValue { trackingHandler(amount, .ended, true, &isStopped) }
  }

  @MainActor private static var periodic: Timer?

  /// Posts an event of the kind `periodic` again and again, as the main run loop runs, until `stopPeriodicEvents()`.
  public class func startPeriodicEvents(afterDelay delay: TimeInterval, withPeriod period: TimeInterval) {
    stopPeriodicEvents()
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: period, repeats: true) { _ in
      MainActor.assumeIsolated {
        NSApplication.shared.postEvent(NSEvent(Contents(type: .periodic), in: nil), atStart: false)
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    periodic = timer
  }

  /// Ends such events.
  public class func stopPeriodicEvents() {
    periodic?.invalidate()
    periodic = nil
  }
}

/// What a press of a trackpad in a view does; kept, for there is no trackpad. Stands in for NSPressureConfiguration.
@MainActor
open class NSPressureConfiguration: NSObject {
  /// What a press does.
  public final let pressureBehavior: NSEvent.PressureBehavior
  /// The one that was set last for the press at hand.
  public private(set) static var current: NSPressureConfiguration?

  /// Makes one of what a press does.
  public init(pressureBehavior: NSEvent.PressureBehavior) {
    self.pressureBehavior = pressureBehavior
    super.init()
  }

  /// Has the press at hand do it: `current` is this one then.
  open func set() { Self.current = self }
}
