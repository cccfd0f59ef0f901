import NibRuntime
import NibStandIns

/// What runs beside a transition. Stands for UIViewControllerTransitionCoordinatorContext.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is to be seen.
  var isAnimated: Bool { get }
  /// How what comes is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger leads it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// How far it is, 0...1.
  var percentComplete: CGFloat { get }
  /// A controller of it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Whether it can be held.
  var isInterruptible: Bool { get }
  /// How fast the finger was.
  var completionVelocity: CGFloat { get }
  /// How the speed of the rest changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// What holds the views.
  var containerView: UIView { get }
  /// How the screen turns.
  var targetTransform: CGAffineTransform { get }
}

/// Lets changes run beside a transition. Stands for UIViewControllerTransitionCoordinator.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Makes changes beside it, and calls the completion at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same within a view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when a finger lets go.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls the closure when a finger leads no longer, or again; never.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether it can be held: no, for it takes no time.
  public var isInterruptible: Bool { false }
  /// How fast the finger was.
  public var completionVelocity: CGFloat { 1 }
  /// How the speed of the rest changes.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

extension UIViewControllerTransitionCoordinator {
  /// Never calls the closure: nobody leads.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Makes changes beside it, and calls the completion at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A coordinator of a transition that takes no time: changes are made at once, then the completion is called. For
/// tests that send `viewWillTransition(to:with:)` too.
public final class ImmediateCoordinator: UIViewControllerTransitionCoordinator {
  private typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var controller: UIViewController?
  /// What is to be done with a transition that is not made yet; nil for one that is made.
  private var waiting: [(animation: Change?, completion: Change?)]?

  /// A coordinator of a controller's coming or going; nil for one of another transition.
  public init(_ controller: UIViewController? = nil) { self.controller = controller }

  /// Yes: one that is not seen needs none.
  public var isAnimated: Bool { true }
  /// That of the controller.
  public var presentationStyle: UIModalPresentationStyle { controller?.modalPresentationStyle ?? .none }
  /// No.
  public var initiallyInteractive: Bool { false }
  /// No.
  public var isInteractive: Bool { false }
  /// No.
  public var isCancelled: Bool { false }
  /// None.
  public var transitionDuration: TimeInterval { 0 }
  /// All.
  public var percentComplete: CGFloat { 1 }
  /// The view above the controller's.
  public var containerView: UIView { controller?.viewIfLoaded?.superview ?? UIView() }
  /// None.
  public var targetTransform: CGAffineTransform { .identity }

  /// Of the siblings in a container and the presenter the one that comes or goes.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let state: UIViewController.AppearanceState = key == .to ? .appearing : .disappearing
    let near =
      (controller?.parent?.children ?? []) + [controller, controller?.presentingViewController].compactMap { $0 }
    return near.first { $0.viewState.appearance == state }
  }

  /// The view of that controller.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .to ? .to : .from)?.viewIfLoaded
  }

  /// A coordinator of a transition that is made later, by `run`.
  static func waiting() -> ImmediateCoordinator {
    let coordinator = ImmediateCoordinator()
    coordinator.waiting = []
    return coordinator
  }

  /// Makes the transition, then all changes beside it, then calls the completions.
  func run(_ transition: () -> Void) {
    transition()
    let changes = waiting ?? []
    waiting = nil
    for change in changes { change.animation?(self) }
    for change in changes { change.completion?(self) }
  }

  /// Makes the changes, then calls the completion; where the transition is not made yet, after that.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if waiting != nil {
      waiting?.append((animation, completion))
    } else {
      animation?(self)
      completion?(self)
    }
    return true
  }

  /// As `animate`.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Does nothing: no finger leads.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
