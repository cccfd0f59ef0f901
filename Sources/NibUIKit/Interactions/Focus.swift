import NibFoundation
import NibRuntime
import NibStandIns

/// What may have the focus of a keyboard or remote, or hold what has it. Stands for UIFocusEnvironment.
@MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes first, best first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What it is in; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Whether the focus may move. Asked of all that the focus leaves or comes to.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved. Told to all that it left or came to.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The name of the group that the tab key goes to; nil for that around.
  var focusGroupIdentifier: String? { get set }
}

/// What may have the focus itself. Stands for UIFocusItem.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it may.
  var canBecomeFocused: Bool { get }
}

extension UIFocusEnvironment {
  /// Nothing around it.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

  /// Has the focus go to what it prefers by now, with `updateFocusIfNeeded()`, if the focus is in it or nowhere.
  public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.note(self) }

  /// Moves the focus if `setNeedsFocusUpdate()` asked for it.
  public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
}

/// What holds such things. Stands for UIFocusItemContainer.
@MainActor
public protocol UIFocusItemContainer: AnyObject {
  /// Those in a rectangle of the container's coordinates, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// Which thing of a group has the focus first. Stands in for UIFocusGroupPriority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The greater, the sooner.
  public let rawValue: Int

  /// Makes one.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Not considered.
  public static let ignored = Self(rawValue: 0)
  /// That which had it before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// Before others.
  public static let prioritized = Self(rawValue: 2000)
  /// What has it.
  public static let currentlyFocused = Self(rawValue: Int.max)

  /// Later is less.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// What shows that a view has the focus. Stands in for UIFocusEffect; nothing is drawn.
@MainActor
open class UIFocusEffect {
  /// As the system likes.
  public init() {}
}

/// A line around the view. Stands in for UIFocusHaloEffect.
public final class UIFocusHaloEffect: UIFocusEffect {
  /// The outline; nil for the view's.
  public let path: UIBezierPath?
  /// The view that the line is around.
  public weak var containerView: UIView?
  /// The view that the line is in front of.
  public weak var referenceView: UIView?
  /// Where the line is.
  public var position = UIFocusHaloEffectPosition.automatic

  /// Makes one around the view.
  public override init() {
    path = nil
    super.init()
  }

  /// Makes one around a rectangle, in points.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }

  /// Makes one around a rectangle with round corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  /// Makes one around a path.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }
}

/// Where a line around a view is.
public enum UIFocusHaloEffectPosition: Int, Sendable {
  /// As named.
  case automatic, outside, inside
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// Whether the view has the focus.
  public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

  /// The controller whose view this is, else the superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The name of the group that the tab key goes to; nil for that of the view above. Kept, like those below.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Which view of a group has the focus first.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { kept(.ignored) }
    set { keep(newValue) }
  }

  /// What shows that the view has the focus; nil for nothing.
  public var focusEffect: UIFocusEffect? {
    get { kept(UIFocusEffect()) }
    set { keep(newValue) }
  }

  /// What holds things that may have the focus.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The subviews in a rectangle that may have the focus.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.touches(rect) }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The name of the group that the tab key goes to; kept.
  public var focusGroupIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// What holds things that may have the focus.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// What the controller's view is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
