import NibRuntime
import NibStandIns

/// A finger on the screen. Stands in for UITouch.
@MainActor
open class UITouch: Hashable {
  /// Where a touch stands.
  public enum Phase: Int, Sendable {
    /// As named.
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// As named.
    case direct, indirect, pencil, indirectPointer
  }

  /// What is known of a touch only later. Documented: the bits, by UIKit.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard it is.
    public static let force = Self(rawValue: 1)
    /// The direction of the pencil.
    public static let azimuth = Self(rawValue: 2)
    /// How steep the pencil is.
    public static let altitude = Self(rawValue: 4)
    /// Where it is.
    public static let location = Self(rawValue: 8)
    /// How far the pencil is turned.
    public static let roll = Self(rawValue: 16)
  }

  /// The view that it is on.
  open private(set) weak var view: UIView?
  /// Whose coordinates the places are in: the touched view's, or those of one that stays where the view is moved.
  private weak var space: UIView?
  private var place: CGPoint
  private var previous: CGPoint
  /// Where the touch stands.
  open private(set) var phase: Phase
  /// How many taps it makes.
  public final let tapCount: Int

  /// A touch at a place of a view's coordinates, in points.
  public init(at place: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1) {
    (self.place, previous) = (place, place)
    (self.view, space) = (view, view)
    self.phase = phase
    self.tapCount = tapCount
  }

  /// A touch on a view at a place of the coordinates of the root above it, which stay when the view is moved.
  init(on view: UIView, atRoot place: CGPoint) {
    (self.place, previous) = (place, place)
    (self.view, space) = (view, view.root)
    (phase, tapCount) = (.began, 1)
  }

  /// Goes to another place, likewise.
  func move(to place: CGPoint, _ phase: Phase) {
    (previous, self.place) = (self.place, place)
    self.phase = phase
  }

  /// What touches: a finger.
  open var type: TouchType { .direct }
  /// When it was, in seconds since the device began.
  open var timestamp: Double { 0 }
  /// How hard it is.
  open var force: CGFloat { 1 }
  /// How hard it may be.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The window that it is in.
  open var window: UIWindow? { view?.window }

  /// Where it is, in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint { location(of: place, in: view) }

  /// Where it was before.
  open func previousLocation(in view: UIView?) -> CGPoint { location(of: previous, in: view) }

  private func location(of place: CGPoint, in view: UIView?) -> CGPoint {
    space?.convert(place, to: view ?? self.view) ?? place
  }

  /// Where it is, more exactly: there.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where it was before, more exactly: there.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// Half of its width, in points.
  open var majorRadius: CGFloat { 0 }
  /// How exact that is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// How steep a pencil is, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pencil is turned about itself, in radians.
  open var rollAngle: CGFloat { 0 }
  /// The direction of a pencil in a view, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil in a view, of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The recognizers that look at it: those of its view.
  open var gestureRecognizers: [UIGestureRecognizer]? { view?.gestureRecognizers }
  /// What is only guessed: nothing.
  open var estimatedProperties: Properties { [] }
  /// What will be known later: nothing.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// What tells later values apart; nil for none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Whether both are one touch.
  public nonisolated static func == (first: UITouch, second: UITouch) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
