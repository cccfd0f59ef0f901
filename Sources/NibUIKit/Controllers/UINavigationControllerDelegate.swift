import NibRuntime
import NibStandIns

extension UINavigationController {
  /// How a stack changes.
  public enum Operation: Int, Sendable {
    /// As named.
    case none, push, pop
  }
}

/// Hears of a stack that is on the screen, and may make its transitions. All is optional. Stands for
/// UINavigationControllerDelegate.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Which ways the screen may be held; asked by nothing.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Who moves the views when the stack changes with an animation; the system if left out.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads by a finger; asked by nothing, for no finger does.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// All.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// Nobody.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// Tells the delegate that the last of the stack is about to be shown.
  func tellShowing(_ controller: UIViewController?, animated: Bool) {
    guard let controller else { return }
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  /// Tells the delegate that the last of the stack is shown.
  func tellShown(animated: Bool) {
    guard let topViewController else { return }
    delegate?.navigationController(self, didShow: topViewController, animated: animated)
  }
}
