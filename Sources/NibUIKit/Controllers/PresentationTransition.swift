import NibRuntime
import NibStandIns

/// A controller that comes or goes, moved by an animator of the app's own.
@MainActor
enum PresentationTransition {
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
    let isPresenting = source != nil
    let container = container(of: presented, by: presenter)
    if !isPresenting, let view = presented.viewIfLoaded, view.superview == nil {
      presented.makeExtras().transitionContainer = container
      container.addSubview(view)
    }
    let other = ControllerTransition.Side(
      controller: presenter, view: movesPresenter ? presenter.viewIfLoaded : nil, finalFrame: container.bounds)
    let moved = ControllerTransition.Side(
      controller: presented, view: presented.viewIfLoaded,
      finalFrame: presented.extras?.custom?.frameOfPresentedViewInContainerView ?? container.bounds)
    let transition = ControllerTransition(
      in: container, from: isPresenting ? other : moved, to: isPresenting ? moved : other,
      style: presented.modalPresentationStyle)
    transition.run(animator)
    if isPresenting { presented.makeExtras().transitionContainer = container }
  }

  private static func container(of presented: UIViewController, by presenter: UIViewController) -> UIView {
    let room = presenter.viewIfLoaded?.bounds ?? UIScreen.main.bounds
    return presented.extras?.custom?.containerView ?? presented.extras?.transitionContainer ?? UIView(frame: room)
  }

  /// Takes the view of a controller that has gone out of where an animator put it.
  static func end(_ presented: UIViewController) {
    guard let container = presented.extras?.transitionContainer else { return }
    if presented.viewIfLoaded?.superview === container { presented.viewIfLoaded?.removeFromSuperview() }
    presented.extras?.transitionContainer = nil
  }
}
