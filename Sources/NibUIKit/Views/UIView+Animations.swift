import NibRuntime
import NibStandIns

/// Animations: changes are made at once, then completions are called.
extension UIView {
  /// How an animation runs; nothing here looks at it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews are laid out within.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// It goes on from where another is.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// It runs again and again.
    public static let `repeat` = Self(rawValue: 8)
    /// It runs there and back.
    public static let autoreverse = Self(rawValue: 16)
    /// It takes its own time.
    public static let overrideInheritedDuration = Self(rawValue: 32)
    /// It runs along its own curve.
    public static let overrideInheritedCurve = Self(rawValue: 64)
    /// Content changes meanwhile.
    public static let allowAnimatedContent = Self(rawValue: 128)
    /// Views are hidden and shown rather than removed and added.
    public static let showHideTransitionViews = Self(rawValue: 256)
    /// It has options of its own.
    public static let overrideInheritedOptions = Self(rawValue: 512)
    /// Slow at both ends.
    public static let curveEaseInOut: Self = []
    /// Slow at the beginning.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// By turning over.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// By turning over.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// By curling.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// By curling.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// By a dissolve.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// By turning over.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// By turning over.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
    /// With so many pictures a second.
    public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
    /// With so many pictures a second.
    public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  }

  /// How key frames run; nothing here looks at it.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The subviews are laid out within.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches are taken meanwhile.
    public static let allowUserInteraction = Self(rawValue: 2)
    /// It goes on from where another is.
    public static let beginFromCurrentState = Self(rawValue: 4)
    /// It runs again and again.
    public static let `repeat` = Self(rawValue: 8)
    /// It runs there and back.
    public static let autoreverse = Self(rawValue: 16)
    /// It takes its own time.
    public static let overrideInheritedDuration = Self(rawValue: 32)
    /// It has options of its own.
    public static let overrideInheritedOptions = Self(rawValue: 512)
    /// At one speed from each frame to the next.
    public static let calculationModeLinear: Self = []
    /// By jumps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At one speed overall.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a curve.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a curve at one speed.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// As named.
    case easeInOut, easeIn, easeOut, linear
  }

  private static var isEnabled = true

  /// Whether changes are animated from now on; they are made at once all the same.
  public static func setAnimationsEnabled(_ enabled: Bool) { isEnabled = enabled }

  /// Whether changes may be animated: yes, unless code or `performWithoutAnimation` says otherwise.
  public static var areAnimationsEnabled: Bool { isEnabled }

  /// Seconds of the animation that is being made: none, for it takes no time.
  public static var inheritedAnimationDuration: Double { 0 }

  /// Makes the changes at once, then calls the completion: nothing moves here.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// As `animate(withDuration:)`.
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// As `animate(withDuration:)`.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// As `animate(withDuration:)`.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Puts a view in the place of another at once, or shows it and hides the other by `showHideTransitionViews`; then
  /// calls the completion.
  public static func transition(
    from old: UIView, to new: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      old.isHidden = true
      new.isHidden = false
    } else {
      old.superview?.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    }
    completion?(true)
  }

  /// Makes the changes at once, then calls the completion.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double, options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes at once.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double, animations: () -> Void
  ) { animations() }

  /// What the system does with views: to take them away.
  public enum SystemAnimation: UInt, Sendable {
    /// Takes the views away.
    case delete = 0
  }

  /// Takes views out of their superviews at once, makes the changes, then calls the completion.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    animations?()
    completion?(true)
  }

  /// Makes the changes, while `areAnimationsEnabled` is false.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let before = isEnabled
    isEnabled = false
    defer { isEnabled = before }
    actions()
  }

  /// Makes the changes; nothing moves anyway.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
