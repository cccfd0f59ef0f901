import NibRuntime
import NibStandIns

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// As named.
  case end, start, current
}

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  /// As named.
  case inactive, active, stopped
}

/// What can be started, stopped and led. Stands for UIViewAnimating.
@MainActor
public protocol UIViewAnimating: AnyObject {
  /// Where it stands.
  var state: UIViewAnimatingState { get }
  /// Whether it runs.
  var isRunning: Bool { get }
  /// Whether it runs back.
  var isReversed: Bool { get set }
  /// How far it is, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: Double)
  /// Has it wait.
  func pauseAnimation()
  /// Stops it where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at position: UIViewAnimatingPosition)
}

/// What others may add changes to. Stands for UIViewImplicitlyAnimating.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds changes that begin later.
  func addAnimations(_ animations: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with one that waits.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation's speed changes. Stands for UITimingCurveProvider.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// What the curve is made of.
  var timingCurveType: UITimingCurveType { get }
  /// The curve of two points; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// By its class.
  public var timingCurveType: UITimingCurveType { springTimingParameters == nil ? .cubic : .spring }
  /// Itself, if it is one.
  public var cubicTimingParameters: UICubicTimingParameters? { self as? UICubicTimingParameters }
  /// Itself, if it is one.
  public var springTimingParameters: UISpringTimingParameters? { self as? UISpringTimingParameters }
}

/// What a curve of an animation is made of. Stands in for UITimingCurveType.
public enum UITimingCurveType: Int, Sendable {
  /// As named.
  case builtin, cubic, spring, composed
}

/// Along a curve. Stands in for UICubicTimingParameters.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first point between the ends of the curve; of a curve by name the origin.
  public let controlPoint1: CGPoint
  /// The second one, likewise.
  public let controlPoint2: CGPoint

  /// A curve by its name.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {
    self.animationCurve = animationCurve
    (controlPoint1, controlPoint2) = (CGPoint(), CGPoint())
  }

  /// A curve by its two points between the ends.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    animationCurve = .easeInOut
    (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
  }
}

/// With a swing. Stands in for UISpringTimingParameters.
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// How soon it rests, 0...1.
  public let dampingRatio: CGFloat
  /// How fast it begins.
  public let initialVelocity: CGVector

  /// A swing that rests soon or late.
  public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) {
    (self.dampingRatio, self.initialVelocity) = (dampingRatio, initialVelocity)
  }

  /// A swing of a weight on a spring.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: initialVelocity)
  }
}

/// Makes changes when it is started, all at once. Stands in for UIViewPropertyAnimator.
///
/// One that is paused or led by `fractionComplete` before has made its changes too, and waits with its completions for
/// the end.
@MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// Where it stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it runs: never between two words of a test, for it is over as soon as it begins.
  open var isRunning: Bool { false }
  /// How far it is, 0...1. Setting it makes the changes, as they are at the end.
  open var fractionComplete: CGFloat = 0 { didSet { if state == .inactive { makeActive() } } }
  /// Whether it runs back.
  open var isReversed = false
  /// How long it takes, in seconds; nothing waits.
  public final let duration: Double
  /// Seconds before it begins; nothing waits.
  public final let delay = 0.0
  /// How its speed changes.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// Whether touches are taken meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether it can be stopped and led.
  open var isInterruptible = true
  /// Whether `fractionComplete` is of the time rather than of the way.
  open var scrubsLinearly = true
  /// Whether it can go on from its end.
  open var pausesOnCompletion = false
  /// Whether touches are taken where a view is seen, rather than where it ends; kept.
  open var isManualHitTestingEnabled = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes one by parameters.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Makes one that runs along a curve.
  public convenience init(duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes one that runs along a curve by its two points.
  public convenience init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes one that swings.
  public convenience init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Makes the changes at once, then calls the completion.
  /// - Returns: an animator that is over.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes; they are made at once if the others are already.
  open func addAnimations(_ animations: @escaping () -> Void) {
    if state == .active { animations() } else { self.animations.append(animations) }
  }

  /// Adds changes, likewise.
  open func addAnimations(_ animations: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animations)
  }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func makeActive() {
    state = .active
    let changes = animations
    animations = []
    for change in changes { change() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    let ends = completions
    completions = []
    for end in ends { end(position) }
  }

  /// Makes all changes, then calls the completions.
  open func startAnimation() {
    makeActive()
    fractionComplete = 1
    end(at: isReversed ? .start : .end)
  }

  /// As `startAnimation`, at once.
  open func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Makes the changes and waits with the completions.
  open func pauseAnimation() { if state == .inactive { makeActive() } }

  /// Ends one that waits.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active else { return }
    fractionComplete = 1
    end(at: isReversed ? .start : .end)
  }

  /// Forgets changes that were not made. Without finishing the completions are forgotten too; else
  /// `finishAnimation(at:)` calls them.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    if withoutFinishing { completions = [] }
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Calls the completions of one that was stopped.
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    if state == .stopped { end(at: position) }
  }
}
