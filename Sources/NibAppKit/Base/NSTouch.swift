import Foundation
import NibFoundation
import NibRuntime

/// A finger on a trackpad or a touch bar, as a test makes one and sends it by `NSEvent.touchEvent`. Stands in for NSTouch.
@MainActor
open class NSTouch: NSObject {
  /// Where in its course a finger is. Documented: the bits, by AppKit.
  public struct Phase: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes phases of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It came.
    public static let began = Self(rawValue: 1)
    /// It moved.
    public static let moved = Self(rawValue: 2)
    /// It stays.
    public static let stationary = Self(rawValue: 4)
    /// It left.
    public static let ended = Self(rawValue: 8)
    /// The system took it.
    public static let cancelled = Self(rawValue: 16)
    /// It is there.
    public static let touching: Self = [.began, .moved, .stationary]
    /// Wherever it is.
    public static let any = Self(rawValue: .max)
  }

  /// Where a finger is. Documented: the numbers, by AppKit.
  public enum TouchType: Int, Sendable {
    /// On what is shown, as of a touch bar; on a trackpad.
    case direct, indirect
  }

  /// Where fingers are. Documented: the bits, by AppKit.
  public struct TouchTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Makes the set of one place.
    public init(type: TouchType) { rawValue = 1 << UInt(type.rawValue) }
    /// On what is shown, as of a touch bar.
    public static let direct = Self(rawValue: 1)
    /// On a trackpad.
    public static let indirect = Self(rawValue: 2)
  }

  /// What tells the finger from others, in all events of its course.
  public final let identity: any NSCopying & NSObjectProtocol
  /// Where in its course it is.
  public final let phase: Phase
  /// Where it is on the device, 0...1 from the lower left.
  public final let normalizedPosition: NSPoint
  /// Whether it only rests.
  public final let isResting: Bool
  /// Size of the device in points of 1/72 inch.
  public final let deviceSize: NSSize
  /// Where it is.
  public final let type: TouchType
  /// The device; there is none here.
  open var device: Any? { nil }
  private final let places: (now: NSPoint, before: NSPoint)

  /// Makes a finger, for tests: by a number that tells it from others, and for one of a touch bar by its place in the
  /// window.
  public init(
    _ number: Int, phase: Phase, at normalizedPosition: NSPoint = .zero, type: TouchType = .indirect,
    isResting: Bool = false, deviceSize: NSSize = NSSize(width: 300, height: 200), inWindow place: NSPoint = .zero,
    before: NSPoint? = nil
  ) {
    identity = NSNumber(value: number)
    (self.phase, self.normalizedPosition, self.isResting) = (phase, normalizedPosition, isResting)
    (self.deviceSize, self.type) = (deviceSize, type)
    places = (place, before ?? place)
    super.init()
  }

  /// Where a finger on a touch bar is in a view; in the window for nil.
  open func location(in view: NSView?) -> NSPoint { view?.convert(places.now, from: nil) ?? places.now }

  /// Where it was before.
  open func previousLocation(in view: NSView?) -> NSPoint {
    view?.convert(places.before, from: nil) ?? places.before
  }
}

extension NSEvent {
  /// Makes an event of fingers, for tests. A window sends it to the view at a place, if `allowedTouchTypes` has theirs.
  public static func touchEvent(
    _ touches: Set<NSTouch>, in window: NSWindow? = nil, at location: NSPoint = .zero
  ) -> NSEvent {
    let isDirect = touches.contains { $0.type == .direct }
    var contents = Contents(type: isDirect ? .directTouch : .gesture, location: location)
    contents.touches = touches
    return NSEvent(contents, in: window)
  }

  /// The fingers of some phases; those on a view alone that hears of them, where one is given.
  public final func touches(matching phase: NSTouch.Phase, in view: NSView?) -> Set<NSTouch> {
    let allowed = view?.allowedTouchTypes ?? [.direct, .indirect]
    return contents.touches.filter {
      !phase.isDisjoint(with: $0.phase) && allowed.contains(NSTouch.TouchTypeMask(type: $0.type))
        && (!$0.isResting || view?.wantsRestingTouches ?? true)
    }
  }

  /// All fingers.
  public final func allTouches() -> Set<NSTouch> { contents.touches }

  /// The fingers that a view hears of.
  public final func touches(for view: NSView) -> Set<NSTouch> { touches(matching: .any, in: view) }

  /// Where a finger was since the last event: at its place alone.
  public final func coalescedTouches(for touch: NSTouch) -> [NSTouch] {
    contents.touches.filter { $0.identity.isEqual(touch.identity) }
  }
}

extension NSWindow {
  /// Tells a view of fingers that it hears of: those that came, moved, left and were taken.
  /// - Returns: false for an event without fingers.
  final func tellTouches(_ event: NSEvent, _ view: NSResponder?) -> Bool {
    guard !event.allTouches().isEmpty else { return false }
    guard let view = view as? NSView else { return true }
    if !event.touches(matching: .began, in: view).isEmpty { view.touchesBegan(with: event) }
    if !event.touches(matching: .moved, in: view).isEmpty { view.touchesMoved(with: event) }
    if !event.touches(matching: .ended, in: view).isEmpty { view.touchesEnded(with: event) }
    if !event.touches(matching: .cancelled, in: view).isEmpty { view.touchesCancelled(with: event) }
    return true
  }
}
