import NibRuntime
import NibStandIns

/// A key or button that is pressed. Stands in for UIPress, which nothing here makes.
@MainActor
open class UIPress: Hashable {
  /// Which button.
  public enum PressType: Int, Sendable {
    /// As named.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// As named.
    case pageUp = 30
    /// As named.
    case pageDown = 31
    /// As named.
    case tvRemoteOneTwoThree = 32
    /// As named.
    case tvRemoteFourColors = 33
  }

  /// Where a press stands.
  public enum Phase: Int, Sendable {
    /// As named.
    case began, changed, stationary, ended, cancelled
  }

  /// Which button.
  public final let type: PressType

  /// The key of a keyboard; nil for a button of a remote.
  public final let key: UIKey?
  /// Where the press stands.
  public final let phase: Phase
  /// Who was told of it first; nil for nobody.
  open var responder: UIResponder? { nil }
  /// When it was, in seconds since the device began.
  open var timestamp: Double { 0 }
  /// How hard it is, 0...1.
  open var force: CGFloat { 1 }
  /// The window that it goes to; nil for none.
  open var window: UIWindow? { nil }
  /// The recognizers that look at it; none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// A press of a button.
  public init(type: PressType, phase: Phase = .began) { (self.type, key, self.phase) = (type, nil, phase) }

  /// A press of a key. Its type is that of the button that does the same: `select` for keys that are no arrows.
  public init(key: UIKey, phase: Phase = .began) {
    (self.key, self.phase) = (key, phase)
    type =
      switch key.keyCode {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardPageUp: .pageUp
      case .keyboardPageDown: .pageDown
      default: .select
      }
  }

  /// Whether both are one press.
  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event of keys or buttons. Stands in for UIPressesEvent, which nothing here makes.
open class UIPressesEvent: UIEvent {
  /// The presses: those that it was made with.
  open var allPresses: Set<UIPress> { presses }
  private let presses: Set<UIPress>

  /// An event of presses.
  public init(presses: Set<UIPress> = []) { self.presses = presses }

  /// An event of presses.
  open override var type: EventType { .presses }

  /// The presses that a recognizer looks at: none, for nothing looks.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
