import NibRuntime
import NibStandIns

/// Where the focus of a keyboard or remote is in a window. Stands in for UIFocusSystem.
///
/// The focus is nowhere until code asks for it or a test moves it, and may be at a view that can have it, that is shown and
/// that takes touches.
@MainActor
public final class UIFocusSystem {
  private let place: FocusPlace
  private var window: UIWindow? { place.window }

  fileprivate init(_ place: FocusPlace) { self.place = place }

  /// Makes one of the window that something is in, whose focus all that are made of it share; nil outside of windows.
  public convenience init?(for environment: any UIFocusEnvironment) {
    guard let window = Self.window(of: environment) else { return nil }
    self.init(window.focusPlace)
  }

  /// That of the window that something is in; nil outside of windows.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    window(of: environment)?.focusSystem
  }

  private static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    around(environment).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// Whether something is in another, or is that.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool { around(otherEnvironment).contains { $0 === environment } }

  private static func around(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    environment.map { Array(sequence(first: $0, next: \.parentFocusEnvironment)) } ?? []
  }

  /// What has the focus; nil for nothing, and for what has left the window or can no longer have it.
  public var focusedItem: (any UIFocusItem)? {
    guard let focused = place.focused, isInWindow(focused), Self.canHaveFocus(focused) else { return nil }
    return focused
  }

  private func isInWindow(_ environment: any UIFocusEnvironment) -> Bool {
    window.map { Self.environment($0, contains: environment) } ?? false
  }

  private static func canHaveFocus(_ item: any UIFocusItem) -> Bool {
    item.canBecomeFocused && (item as? UIView)?.receivesTouches != false
  }

  func note(_ environment: any UIFocusEnvironment) {
    if focusedItem.map({ Self.environment(environment, contains: $0) }) ?? true { place.asking = environment }
  }

  /// Moves the focus if something asked for that.
  public func updateFocusIfNeeded() {
    guard let environment = place.asking else { return }
    place.asking = nil
    requestFocusUpdate(to: environment)
  }

  /// Moves the focus to what is preferred in something; it stays where that has nothing that can have it.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    var known: Set<ObjectIdentifier> = []
    if let item = preferred(in: environment, &known) { move(to: item) }
  }

  private func preferred(
    in environment: any UIFocusEnvironment, _ known: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard known.insert(ObjectIdentifier(environment)).inserted else { return nil }
    for next in environment.preferredFocusEnvironments {
      if let item = preferred(in: next, &known) { return item }
    }
    if let item = environment as? any UIFocusItem, isInWindow(item), Self.canHaveFocus(item) { return item }
    for view in (environment as? UIView)?.subviews ?? [] {
      if let item = preferred(in: view, &known) { return item }
    }
    return nil
  }

  /// Moves the focus as a user's arrow key does: to the nearest view that lies there.
  /// - Returns: false if there is none, or if one that the focus would leave or come to forbids it.
  @discardableResult
  public func move(_ heading: UIFocusHeading) -> Bool {
    guard let window, let start = focusedItem as? UIView else { return false }
    let from = start.convert(start.bounds, to: window)
    let found = window.subtree.lazy.filter { $0 !== start && Self.canHaveFocus($0) }
      .compactMap { view in
        FocusWay(from, view.convert(view.bounds, to: window), heading).map { (view: view, way: $0) }
      }
      .min { $0.way < $1.way }
    return found.map { move(to: $0.view, heading) } ?? false
  }

  /// Moves the focus to where a guide sends it, as a user does who moves it onto the guide.
  /// - Returns: false if the guide is off, or sends it nowhere.
  @discardableResult
  public func move(onto guide: UIFocusGuide) -> Bool {
    var known: Set<ObjectIdentifier> = []
    guard guide.isEnabled, guide.owningView is UIView else { return false }
    for environment in guide.preferredFocusEnvironments {
      if let item = preferred(in: environment, &known) { return move(to: item) }
    }
    return false
  }

  @discardableResult
  private func move(to item: any UIFocusItem, _ heading: UIFocusHeading = []) -> Bool {
    let previous = focusedItem
    if previous === item { return true }
    let context = UIFocusUpdateContext(from: previous, to: item, heading: heading)
    var known: Set<ObjectIdentifier> = []
    let all = (Self.around(previous) + Self.around(item)).filter { known.insert(ObjectIdentifier($0)).inserted }
    guard all.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      post(Self.movementDidFailNotification, [Self.focusUpdateContextUserInfoKey: context])
      return false
    }
    place.focused = item
    let coordinator = UIFocusAnimationCoordinator()
    for environment in all { environment.didUpdateFocus(in: context, with: coordinator) }
    post(
      Self.didUpdateNotification,
      [Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator])
    return true
  }

  private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  /// The focus moved; the system is `object`.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Something forbade that the focus move.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// What a notification has the context by.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// What a notification has the coordinator by.
  public nonisolated static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"
}

/// Where the focus of a window is, and what asked for it.
@MainActor
private final class FocusPlace {
  weak var window: UIWindow?
  weak var focused: (any UIFocusItem)?
  weak var asking: (any UIFocusEnvironment)?

  init(_ window: UIWindow) { self.window = window }
}

extension UIWindow {
  fileprivate var focusPlace: FocusPlace { keptOnce { FocusPlace(self) } }
  fileprivate var focusSystem: UIFocusSystem { keptOnce { UIFocusSystem(focusPlace) } }
}

/// How far one rectangle lies from another in a direction; the nearest one comes first, and of these the most in line.
private struct FocusWay: Comparable {
  private let ahead: CGFloat
  private let aside: CGFloat

  /// Nil for one that does not lie there.
  init?(_ from: CGRect, _ to: CGRect, _ heading: UIFocusHeading) {
    switch heading {
    case .down: (ahead, aside) = (to.minY - from.maxY, abs(to.midX - from.midX))
    case .up: (ahead, aside) = (from.minY - to.maxY, abs(to.midX - from.midX))
    case .right: (ahead, aside) = (to.minX - from.maxX, abs(to.midY - from.midY))
    case .left: (ahead, aside) = (from.minX - to.maxX, abs(to.midY - from.midY))
    default: return nil
    }
    if ahead < 0 { return nil }
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.ahead + first.aside, first.ahead) < (second.ahead + second.aside, second.ahead)
  }
}

/// Sends the focus on that a user moves onto it. Stands in for UIFocusGuide. No frame is known of it, for constraints are not
/// solved: `UIFocusSystem.move(onto:)` moves the focus onto it.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus may be moved onto it.
  open var isEnabled = true
  /// Where it sends the focus, best first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    get { goals.compactMap(\.environment) }
    set { goals = newValue.map { Goal(environment: $0) } }
  }
  private var goals: [Goal] = []

  private struct Goal {
    weak var environment: (any UIFocusEnvironment)?
  }
}
