import NibRuntime
import NibStandIns

// Transitions of an app's own. What presents a controller and what animates its coming and going are asked for and told;
// nobody leads a transition by a finger, and it takes no time.

/// A controller in a transition. Stands in for UITransitionContextViewControllerKey.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A view in a transition. Stands in for UITransitionContextViewKey.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition is about. Stands for UIViewControllerContextTransitioning.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// Whether it is to be seen.
  var isAnimated: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How what comes is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
  /// Says how far a finger led it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger let it go on.
  func finishInteractiveTransition()
  /// The finger took it back.
  func cancelInteractiveTransition()
  /// Holds the transition where it is.
  func pauseInteractiveTransition()
  /// How the container is turned.
  var targetTransform: CGAffineTransform { get }
  /// A controller of it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is before.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view is after.
  func finalFrame(for controller: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Does nothing: transitions take no time.
  public func pauseInteractiveTransition() {}
  /// Not at all.
  public var targetTransform: CGAffineTransform { .identity }
}

/// Who moves views in a transition. Stands for UIViewControllerAnimatedTransitioning.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds that it takes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// What moves the views where that can be stopped; nothing stops it here, so nothing asks.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// One that moves the views by `animateTransition` when it is started.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) {
      self.animateTransition(using: transitionContext)
    }
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Who leads a transition by a finger. Stands for UIViewControllerInteractiveTransitioning.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// How fast the rest goes.
  var completionSpeed: CGFloat { get }
  /// How the speed of the rest changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a finger leads from the beginning.
  var wantsInteractiveStart: Bool { get }
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// As it is.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}

/// Leads a transition by a part of it. Stands in for UIPercentDrivenInteractiveTransition.
@MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?
  /// How far it is, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// Seconds of the transition: none.
  open var duration: CGFloat { 0 }
  /// The curve of the part that a finger leads; kept.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Holds the transition where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// How fast it ends.
  open var completionSpeed: CGFloat = 1
  /// How its speed changes.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether it begins with a finger.
  open var wantsInteractiveStart = true

  /// Makes one at its beginning.
  public init() {}

  /// Begins.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  /// Goes to a part of it.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes it back.
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Lets it go on.
  open func finish() { context?.finishInteractiveTransition() }
}

/// Who makes what an app's own transitions need. All is optional. Stands for UIViewControllerTransitioningDelegate.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who moves the views when a controller comes with an animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who moves the views when a controller goes with an animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who leads when a controller comes; asked by nothing.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Who leads when a controller goes; asked by nothing.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What presents a controller in the custom style.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Nobody.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nothing of the app's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

extension UIViewController {
  /// Who makes what the controller's own transitions need; not kept alive.
  final var ownTransitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { extras?.transitioning }
    set { makeExtras().transitioning = newValue }
  }

  /// What runs beside the transition that is under way; nil without one, and without animation.
  final var ownTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let chain = [self] + ancestors
    let moving = (chain + chain.flatMap(\.children)).first {
      $0.viewState.isAnimated
        && ($0.viewState.appearance == .appearing || $0.viewState.appearance == .disappearing
          || $0.viewState.move == .presented || $0.viewState.move == .dismissed)
    }
    return moving.map { ImmediateCoordinator($0) }
  }
}
