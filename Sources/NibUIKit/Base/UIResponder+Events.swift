import NibRuntime
import NibStandIns

/// A touch, a motion or a key. Stands in for UIEvent, which nothing here makes.
@MainActor
open class UIEvent {
  /// What kind of event it is.
  public enum EventType: Int, Sendable {
    /// As named.
    case touches, motion, remoteControl, presses, scroll, hover, transform
  }

  /// More of what kind it is.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// An event of no kind.
  public init() {}

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// More of what kind it is.
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds since the device began.
  open var timestamp: Double { 0 }
  /// The touches: none, for nobody's finger is here.
  open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen. Stands in for UITouch.
@MainActor
open class UITouch: Hashable {
  /// Where a touch stands.
  public enum Phase: Int, Sendable {
    /// As named.
    case began, moved, stationary, ended, cancelled
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// As named.
    case direct, indirect, pencil, indirectPointer
  }

  /// The view that it is on.
  public private(set) final weak var view: UIView?
  private let place: CGPoint
  /// Where the touch stands.
  public final let phase: Phase
  /// How many taps it makes.
  public final let tapCount: Int

  /// A touch at a place of a view's coordinates, in points.
  public init(at place: CGPoint, in view: UIView?, phase: Phase = .began, tapCount: Int = 1) {
    self.place = place
    self.view = view
    self.phase = phase
    self.tapCount = tapCount
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
  public var window: UIWindow? { view?.window }

  /// Where it is, in a view's coordinates, in points.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view ?? self.view) ?? place }

  /// Where it was before: there.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Whether both are one touch.
  public nonisolated static func == (first: UITouch, second: UITouch) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key or button that is pressed. Stands in for UIPress, which nothing here makes.
@MainActor
open class UIPress: Hashable {
  /// Which button.
  public enum PressType: Int, Sendable {
    /// As named.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// Which button.
  public final let type: PressType

  /// A press of a button.
  public init(type: PressType) { self.type = type }

  /// Whether both are one press.
  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys or buttons. Stands in for UIPressesEvent, which nothing here makes.
open class UIPressesEvent: UIEvent {
  /// The presses: none.
  open var allPresses: Set<UIPress> { [] }
}

extension UIResponder {
  /// Does nothing: there is no keyboard.
  public func reloadInputViews() {}

  /// Who performs an action along the responder chain from here; nil if nobody does.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: { $0.next }).prefix(1000).first { $0.canPerformAction(action, withSender: sender) }
  }
}
