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

  /// Puts a view that holds what is presented in front of all in the presenter's window; nothing happens without a window,
  /// or where the app's own presentation has such a view.
  static func begin(_ presented: UIViewController, _ presenter: UIViewController) {
    guard presented.extras?.custom == nil, let window = presenter.viewIfLoaded?.window else { return }
    let container = UIView(frame: window.bounds)
    presented.makeExtras().transitionContainer = container
    window.addSubview(container)
  }

  /// Puts the view of a controller that has come into the view that holds it, unless an animator has done so or a subclass
  /// shows it elsewhere. It takes all of the room, but for a popover and a small sheet, which keep their size.
  static func place(_ presented: UIViewController) {
    let custom = presented.extras?.custom
    guard let container = custom?.containerView ?? presented.extras?.transitionContainer, container.window != nil,
      let view = custom.map(\.presentedView) ?? presented.viewIfLoaded, view.superview == nil
    else { return }
    if let custom {
      view.frame = custom.frameOfPresentedViewInContainerView
    } else if ![.popover, .formSheet].contains(presented.modalPresentationStyle) {
      view.frame = container.bounds
    }
    container.addSubview(view)
  }

  /// Takes the view of a controller that has gone out of the view that held it, and that one out of the window.
  static func end(_ presented: UIViewController) {
    let custom = presented.extras?.custom
    for container in [custom?.containerView, presented.extras?.transitionContainer].compactMap({ $0 }) {
      for view in [custom?.presentedView, presented.viewIfLoaded] where view?.superview === container {
        view?.removeFromSuperview()
      }
      container.removeFromSuperview()
    }
    presented.extras?.transitionContainer = nil
  }
}
