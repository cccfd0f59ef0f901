import NibRuntime
import NibStandIns

/// A controller that comes or goes, moved by an animator of the app's own.
///
/// The transition takes no time: it is over when the animator returns, whether it called `completeTransition` or waits to.
final class PresentationTransition: UIViewControllerContextTransitioning {
  let containerView: UIView
  private let presented: UIViewController
  private let presenter: UIViewController
  private let isPresenting: Bool
  /// Whether the presenter's view takes part: it leaves the screen, or comes back.
  private let movesPresenter: Bool
  private(set) var transitionWasCancelled = false

  /// Has the transitioning delegate's animator move a controller's views; nothing happens without one.
  /// - Parameters:
  ///   - source: who was asked to present the controller; nil for one that goes.
  ///   - movesPresenter: whether the presenter's view leaves the screen, or comes back.
  static func run(
    _ presented: UIViewController, _ presenter: UIViewController, source: UIViewController?, movesPresenter: Bool
  ) {
    let delegate = presented.transitioningDelegate
    let animator =
      if let source {
        delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
      } else {
        delegate?.animationController(forDismissed: presented)
      }
    guard let animator else { return }
    let transition = PresentationTransition(presented, presenter, source != nil, movesPresenter)
    _ = animator.transitionDuration(using: transition)
    animator.animateTransition(using: transition)
    animator.animationEnded(!transition.transitionWasCancelled)
    if source != nil { presented.makeExtras().transitionContainer = transition.containerView }
  }

  /// Takes the view of a controller that has gone out of where an animator put it.
  static func end(_ presented: UIViewController) {
    guard let container = presented.extras?.transitionContainer else { return }
    if presented.viewIfLoaded?.superview === container { presented.viewIfLoaded?.removeFromSuperview() }
    presented.extras?.transitionContainer = nil
  }

  private init(
    _ presented: UIViewController, _ presenter: UIViewController, _ isPresenting: Bool, _ movesPresenter: Bool
  ) {
    (self.presented, self.presenter) = (presented, presenter)
    (self.isPresenting, self.movesPresenter) = (isPresenting, movesPresenter)
    let room = presenter.viewIfLoaded?.bounds ?? UIScreen.main.bounds
    containerView =
      presented.extras?.custom?.containerView ?? presented.extras?.transitionContainer ?? UIView(frame: room)
    if !isPresenting, let view = presented.viewIfLoaded, view.superview == nil {
      presented.makeExtras().transitionContainer = containerView
      containerView.addSubview(view)
    }
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  func completeTransition(_ didComplete: Bool) { transitionWasCancelled = !didComplete }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .to: isPresenting ? presented : presenter
    case .from: isPresenting ? presenter : presented
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let isPresented = (key == .to) == isPresenting
    guard key == .to || key == .from, isPresented || movesPresenter else { return nil }
    return (isPresented ? presented : presenter).viewIfLoaded
  }

  /// Nothing for what comes: it has no place yet.
  func initialFrame(for controller: UIViewController) -> CGRect {
    if controller === viewController(forKey: .to) { return CGRect() }
    return controller.viewIfLoaded?.frame ?? containerView.bounds
  }

  /// Nothing for what goes: it has no place any more.
  func finalFrame(for controller: UIViewController) -> CGRect {
    if controller === viewController(forKey: .from) { return CGRect() }
    return isPresenting
      ? presented.extras?.custom?.frameOfPresentedViewInContainerView ?? containerView.bounds : containerView.bounds
  }
}
