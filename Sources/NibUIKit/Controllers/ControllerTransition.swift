import NibRuntime
import NibStandIns

/// A controller that takes the place of another one, moved by an animator of the app's own.
///
/// The transition takes no time: it is over when the animator returns, whether it called `completeTransition` or waits to.
final class ControllerTransition: UIViewControllerContextTransitioning {
  /// A controller of a transition.
  struct Side {
    let controller: UIViewController
    /// Its view, where that takes part.
    let view: UIView?
    /// Where the view is to be at the end.
    var finalFrame = CGRect()
  }

  let containerView: UIView
  private let from: Side
  private let to: Side
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false

  init(in container: UIView, from: Side, to: Side, style: UIModalPresentationStyle) {
    (containerView, self.from, self.to, presentationStyle) = (container, from, to, style)
  }

  /// Has an animator move the views.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    _ = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
    animator.animationEnded(!transitionWasCancelled)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }

  func completeTransition(_ didComplete: Bool) { transitionWasCancelled = !didComplete }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .to: to.controller
    case .from: from.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .to: to.view
    case .from: from.view
    default: nil
    }
  }

  /// Nothing for what comes: it has no place yet.
  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === to.controller { return CGRect() }
    return controller.viewIfLoaded?.frame ?? containerView.bounds
  }

  /// Nothing for what goes: it has no place any more.
  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === from.controller ? CGRect() : to.finalFrame
  }
}

extension UIViewController {
  /// Has the animator that this controller's delegate names, if it names one, move the views of two controllers within.
  /// - Throws: what loading the view of the controller that comes throws.
  func runTransition(from old: UIViewController?, to new: UIViewController?, animated: Bool) throws {
    guard let old, let new, let view = viewState.view,
      let animator = transitionAnimator(from: old, to: new, animated: animated)
    else { return }
    try new.loadViewOrThrow()
    let transition = ControllerTransition(
      in: view, from: .init(controller: old, view: old.viewIfLoaded),
      to: .init(controller: new, view: new.viewIfLoaded, finalFrame: view.bounds), style: .none)
    transition.run(animator)
  }
}
