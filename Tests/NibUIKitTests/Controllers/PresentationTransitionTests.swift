import NibUIKit
import Testing

/// Presents a smaller view that fades in from nothing.
private final class Fade: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private(set) var heard: [String] = []
  private(set) weak var source: UIViewController?
  var completes = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.source = source
    return self
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let titles = [UITransitionContextViewControllerKey.from, .to].map {
      transitionContext.viewController(forKey: $0)?.title ?? "none"
    }
    heard.append(titles.joined(separator: " to "))
    if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
      transitionContext.containerView.addSubview(view)
      view.frame = transitionContext.finalFrame(for: to).insetBy(dx: 10, dy: 10)
      view.alpha = 0
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    } else if let view = transitionContext.view(forKey: .from) {
      heard.append("goes from \(transitionContext.initialFrame(for: transitionContext.viewController(forKey: .from)!))")
      view.alpha = 0
      if completes { transitionContext.completeTransition(true) }
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { heard.append("ended \(transitionCompleted)") }
}

@Suite("Controllers that an animator of the app's own moves")
struct PresentationTransitionTests {
  private let fade = Fade()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let below = UIViewController()
  private let above = UIViewController()

  init() {
    (below.title, above.title) = ("below", "above")
    window.rootViewController = below
    window.makeKeyAndVisible()
    above.transitioningDelegate = fade
  }

  @Test("the animator moves the views of a controller that comes, and hears the end", arguments: [true, false])
  func both(completes: Bool) {
    fade.completes = completes
    above.modalPresentationStyle = .custom
    below.present(above, animated: true)
    #expect(fade.heard == ["below to above", "ended true"])
    #expect(above.view.superview != nil && above.view.alpha == 1)
    #expect(above.view.frame == CGRect(x: 10, y: 10, width: 80, height: 180))

    below.dismiss(animated: true)
    #expect(below.presentedViewController == nil && above.view.superview == nil && above.view.alpha == 0)
    #expect(fade.heard.dropFirst(2).first == "above to below" && fade.heard.last == "ended true")
    #expect(fade.heard.count == 5)
  }

  @Test("of a presentation over the full screen the presenter's view takes part")
  func fullScreen() {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    below.dismiss(animated: true)
    #expect(fade.heard == ["below to above", "ended true", "above to below", "ended true"])
  }

  @Test("the animator's delegate hears who was asked to present, and a view goes without an animation, too")
  func source() {
    let child = UIViewController()
    below.addChild(child)
    child.present(above, animated: true)
    #expect(fade.source === child && above.view.superview != nil)
    below.dismiss(animated: false)
    #expect(above.view.superview == nil && fade.heard.count == 2)
  }

  @Test("nobody is asked without an animation, or off the screen")
  func unanimated() {
    below.present(above, animated: false)
    below.dismiss(animated: false)
    UIViewController().present(above, animated: true)
    #expect(fade.heard.isEmpty)
  }
}
