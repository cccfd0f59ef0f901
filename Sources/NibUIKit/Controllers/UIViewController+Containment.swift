import NibRuntime
import NibStandIns

extension UIViewController {
  /// Controllers within this one, in order.
  final var ownChildren: [UIViewController] { family.children }

  /// The controller that this one is in.
  final var ownParent: UIViewController? { family.parent }

  /// The nearest controller around this one that is of a class.
  public func ancestor<Kind>(_ kind: Kind.Type = Kind.self) -> Kind? {
    ancestors.lazy.compactMap { $0 as? Kind }.first
  }

  /// The stack that this controller is in.
  final var ownNavigationController: UINavigationController? { ancestor() }

  /// The tabs that this controller is in.
  final var ownTabBarController: UITabBarController? { ancestor() }

  /// The split that this controller is in.
  final var ownSplitViewController: UISplitViewController? { ancestor() }

  /// Adds a controller: `willMove(toParent:)` is sent here, `didMove(toParent:)` is the caller's to send.
  /// - Throws: `UIControllerError` with code `misplacedController` for one that would hold itself.
  final func ownAddChild(_ child: UIViewController) {
    InterfaceFaults.raising {
      guard !isInside(child) else {
        throw UIControllerError(
          .misplacedController, at: self, "\(child.displayName) cannot be added to \(displayName), which is within it")
      }
      if child.parent != nil { child.removeFromParent() }
      child.willMove(toParent: self)
      link(child)
    }
  }

  /// Leaves the parent: `didMove(toParent:)` is sent here, `willMove(toParent: nil)` is the caller's to send.
  final func ownRemoveFromParent() {
    guard let parent else { return }
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    didMove(toParent: nil)
  }

  /// Makes a child without a word.
  func link(_ child: UIViewController) {
    guard !isInside(child), !children.contains(where: { $0 === child }) else { return }
    family.children.append(child)
    child.family.parent = self
  }

  /// Takes a child out with all that is said on the way.
  func expel(_ child: UIViewController) {
    child.willMove(toParent: nil)
    if child.viewState.view?.superview != nil { child.viewState.view?.removeFromSuperview() }
    child.removeFromParent()
  }

  /// Whether the controller is another or in it.
  func isInside(_ other: UIViewController) -> Bool { self === other || ancestors.contains { $0 === other } }

  /// The parents, innermost first. An archive may name parents in a circle, so the walk is bounded.
  var ancestors: [UIViewController] {
    var list: [UIViewController] = []
    var next = parent
    while let controller = next, list.count < Self.deepest, controller !== self {
      list.append(controller)
      next = controller.parent
    }
    return list
  }

  static var deepest: Int { 1000 }

  /// Puts a child's view into this controller's, filling it. Loads it.
  func place(_ child: UIViewController, in container: UIView) throws {
    try child.loadViewOrThrow()
    guard let view = child.viewState.view, view.superview !== container else { return }
    container.addSubview(view)
    fill(container, with: view)
  }

  /// Width and height flexible: the view follows its container.
  func fill(_ container: UIView, with view: UIView) {
    view.frame = CGRect(x: 0, y: 0, width: container.bounds.size.width, height: container.bounds.size.height)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func showInAncestor(_ controller: UIViewController, _ kind: UIViewController.ShowKind, sender: Any?) throws {
    guard let target = ancestors.first(where: { $0.handles(kind) }) else {
      return try InterfaceFaults.catching { present(controller, animated: true, completion: nil) }
    }
    switch kind {
    case .show: try InterfaceFaults.catching { target.show(controller, sender: sender) }
    case .showDetail: try InterfaceFaults.catching { target.showDetailViewController(controller, sender: sender) }
    }
  }
}
