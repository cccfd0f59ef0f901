import NibRuntime
import NibStandIns

/// Where the focus goes. Stands in for UIFocusHeading.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1)
  /// Downwards.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To the next one.
  public static let next = Self(rawValue: 16)
  /// To the one before.
  public static let previous = Self(rawValue: 32)
  /// To the first one.
  public static let first = Self(rawValue: 256)
  /// To the last one.
  public static let last = Self(rawValue: 512)
}

/// What the focus leaves and where it comes. Stands in for UIFocusUpdateContext.
@MainActor
open class UIFocusUpdateContext {
  /// What it leaves.
  open weak var previouslyFocusedItem: (any UIFocusItem)?
  /// Where it comes.
  open weak var nextFocusedItem: (any UIFocusItem)?
  /// Where a user moved it; empty where code did.
  public final let focusHeading: UIFocusHeading
  /// The view that it leaves.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view where it comes.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// Makes one, for tests.
  public init(
    from previous: (any UIFocusItem)? = nil, to next: (any UIFocusItem)? = nil, heading: UIFocusHeading = []
  ) {
    focusHeading = heading
    (previouslyFocusedItem, nextFocusedItem) = (previous, next)
  }
}

/// How long the focus takes to move. Stands for UIFocusAnimationContext.
@MainActor
public protocol UIFocusAnimationContext: AnyObject {
  /// Seconds: none here.
  var duration: TimeInterval { get }
}

/// Makes changes while the focus moves: at once. Stands in for UIFocusAnimationCoordinator.
@MainActor
open class UIFocusAnimationCoordinator {
  private final class Context: UIFocusAnimationContext {
    let duration: TimeInterval = 0
  }

  /// Makes one, for tests.
  public init() {}

  /// Makes changes.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }

  /// Makes changes of what the focus comes to.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Context())
    completion?()
  }

  /// Makes changes of what the focus leaves.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?(Context())
    completion?()
  }
}
