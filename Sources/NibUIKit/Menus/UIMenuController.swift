import NibFoundation
import NibRuntime
import NibStandIns

/// A menu over a selection, of older systems; kept, and shown to nobody. Stands in for UIMenuController.
@MainActor
public final class UIMenuController {
  /// Where the arrow points.
  public enum ArrowDirection: Int, Sendable {
    /// As named.
    case `default`, up, down, left, right
  }

  /// The one there is.
  public static let shared = UIMenuController()

  /// Items besides the system's.
  public var menuItems: [UIMenuItem]?
  /// Whether it is open.
  public private(set) var isMenuVisible = false
  /// Where the arrow points; kept.
  public var arrowDirection = ArrowDirection.default
  private var target = CGRect()
  private weak var targetView: UIView?

  /// Where the menu is: where it was opened, in the coordinates of the screen.
  public var menuFrame: CGRect { isMenuVisible ? targetView?.convert(target, to: nil) ?? target : CGRect() }

  /// Says where the menu opens.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, self.targetView) = (targetRect, targetView)
  }

  /// Opens the menu, or closes it; the notifications are posted.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isMenuVisible = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Opens the menu.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Closes the menu.
  public func hideMenu() { setMenuVisible(false, animated: true) }

  /// Closes the menu of a view.
  public func hideMenu(from targetView: UIView) { hideMenu() }

  /// Does nothing: the items are looked at when somebody asks.
  public func update() {}

  private nonisolated static func named(_ name: String) -> Notification.Name {
    Notification.Name("UIMenuController\(name)Notification")
  }

  /// The menu is about to open.
  public nonisolated static let willShowMenuNotification = named("WillShowMenu")
  /// The menu is open.
  public nonisolated static let didShowMenuNotification = named("DidShowMenu")
  /// The menu is about to close.
  public nonisolated static let willHideMenuNotification = named("WillHideMenu")
  /// The menu is closed.
  public nonisolated static let didHideMenuNotification = named("DidHideMenu")
  /// The menu is elsewhere; posted by tests alone.
  public nonisolated static let menuFrameDidChangeNotification = named("MenuFrameDidChange")
}
