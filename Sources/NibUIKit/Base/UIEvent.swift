import NibRuntime
import NibStandIns

/// A touch, a motion or a key. Stands in for UIEvent, which nothing here makes.
@MainActor
open class UIEvent {
  /// Whether a touch that ended went along the whole responder chain and nobody kept it.
  final var isUnwanted = false
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
    /// A button of headphones or of a remote.
    case remoteControlPlay = 100
    /// Likewise.
    case remoteControlPause
    /// Likewise.
    case remoteControlStop
    /// Likewise.
    case remoteControlTogglePlayPause
    /// Likewise.
    case remoteControlNextTrack
    /// Likewise.
    case remoteControlPreviousTrack
    /// Likewise.
    case remoteControlBeginSeekingBackward
    /// Likewise.
    case remoteControlEndSeekingBackward
    /// Likewise.
    case remoteControlBeginSeekingForward
    /// Likewise.
    case remoteControlEndSeekingForward
  }

  /// Buttons of a pointer. Documented: the bits, by UIKit.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first one.
    public static let primary = Self(rawValue: 1)
    /// The second one, that opens menus.
    public static let secondary = Self(rawValue: 2)
    /// A button by its number, from 1 on; empty for no such number.
    public static func button(_ buttonNumber: Int) -> Self {
      (1...32).contains(buttonNumber) ? Self(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  /// An event of no kind.
  public init() {}

  /// What kind of event it is.
  open var type: EventType { .touches }
  /// More of what kind it is.
  open var subtype: EventSubtype { .none }
  /// When it was, in seconds since the device began.
  open var timestamp: Double { 0 }
  /// The touches: none, for nobody's finger is here. A subclass for a test says them.
  open var allTouches: Set<UITouch>? { nil }
  /// Buttons of the pointer: none.
  open var buttonMask: ButtonMask { [] }
  /// Keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The touches in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// The touches on a view; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// The touches that a recognizer looks at: those on its view; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.view != nil && $0.view === gesture.view }
  }

  private func touches(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = (allTouches ?? []).filter(belongs)
    return found.isEmpty ? nil : found
  }

  /// All that was measured of a touch since the last event: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where a touch might go next: nothing is guessed.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// Which wheels and fingers on a trackpad scroll. Stands in for UIScrollTypeMask; documented: the bits, by UIKit.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wheels that go by steps.
  public static let discrete = Self(rawValue: 1)
  /// Fingers on a trackpad.
  public static let continuous = Self(rawValue: 2)
  /// Both.
  public static let all: Self = [.discrete, .continuous]
}
