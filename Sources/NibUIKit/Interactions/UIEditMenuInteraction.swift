import NibRuntime
import NibStandIns

/// Where a menu of edits comes from. Stands in for UIEditMenuConfiguration.
@MainActor
public final class UIEditMenuConfiguration {
  /// What tells it from others.
  public let identifier: AnyHashable
  /// Where it is, in the view's coordinates, in points.
  public let sourcePoint: CGPoint
  /// Where the arrow is.
  public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Where the arrow of a menu of edits is.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As named.
  case automatic, up, down, left, right
}

/// Opens a menu of edits. Stands in for UIEditMenuInteraction.
public final class UIEditMenuInteraction: UIViewInteraction {
  /// Who says which menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu while it is open.
  public private(set) var openedMenu: UIMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Makes one.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Opens the menu: the delegate makes it. Without one there is the system's, which is empty here.
  public func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard view != nil else { return }
    let menu =
      delegate.map { $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: []) }
      ?? UIMenu(children: [])
    dismissMenu()
    guard let menu else { return }
    self.configuration = configuration
    if let view { menu.validate(from: view) }
    openedMenu = menu
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: nil)
  }

  /// Closes the menu.
  public func dismissMenu() {
    guard let configuration else { return }
    openedMenu = nil
    self.configuration = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: nil)
  }

  /// Chooses an item of the menu that is open, and closes it.
  /// - Parameter titles: the item's title, before it the titles of the menus that it is in.
  /// - Returns: false if no menu is open, or no item has these titles.
  /// - Throws: `RuntimeError` of the item's action.
  @discardableResult
  public func choose(_ titles: String...) throws(RuntimeError) -> Bool {
    guard let openedMenu, try openedMenu.choose(titles, from: view) else { return false }
    dismissMenu()
    return true
  }

  /// Does nothing: the menu is made when it is opened.
  public func reloadVisibleMenu() {}

  /// Does nothing: nothing is drawn.
  public func updateVisibleMenuPosition(animated: Bool) {}

  /// Where the menu is, in a view's coordinates, in points.
  public func location(in view: UIView?) -> CGPoint {
    let point = configuration?.sourcePoint ?? CGPoint()
    return self.view?.convert(point, to: view) ?? point
  }
}

/// Makes changes beside a menu that comes or goes: at once. Stands for UIEditMenuInteractionAnimating.
@MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Makes changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Who says which edits a menu offers; all is optional. Stands for UIEditMenuInteractionDelegate.
@MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that it is about.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// It comes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?)
  /// It goes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?)
}

extension UIEditMenuInteractionDelegate {
  /// What is suggested.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }
  /// None.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect() }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: (any UIEditMenuInteractionAnimating)?
  ) {}
}
