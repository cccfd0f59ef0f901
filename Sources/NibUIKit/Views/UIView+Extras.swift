import NibRuntime
import NibStandIns

// What has no effect here but is written by every app: kept, or done at once.

/// Which way an interface reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// Which way the view reads: from left to right unless its attribute forces the other.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Light or dark for the view and those below it, whatever the device says; looked at by nothing.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set { makeExtras().interfaceStyle = newValue }
  }

  /// Whether assistive technology passes the subviews by.
  public var accessibilityElementsHidden: Bool {
    get { extras?.hidesElements ?? false }
    set { makeExtras().hidesElements = newValue }
  }

  /// The size that asks for as little as possible.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The size that asks for as much as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The view's own size: constraints are not solved.
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { bounds.size }

  /// The view's own size, likewise.
  public func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  /// An empty view of the same frame: nothing is drawn.
  public func snapshotView(afterScreenUpdates isUpdated: Bool) -> UIView? { UIView(frame: frame) }

  /// Does nothing: nothing moves anyway.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {}

  /// Whether changes may be animated: never, for all are made at once.
  public static var areAnimationsEnabled: Bool { false }

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

  /// How key frames run; nothing here looks at it.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At one speed from each frame to the next.
    public static let calculationModeLinear: Self = []
    /// At one speed overall.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
  }

  /// How an animation's speed changes.
  public enum AnimationCurve: Int, Sendable {
    /// As named.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Makes changes when it is started, all at once. Stands in for UIViewPropertyAnimator.
@MainActor
public final class UIViewPropertyAnimator {
  /// Where it stands.
  public private(set) var isRunning = false
  /// How far it is: 0 before, 1 after.
  public var fractionComplete: CGFloat = 0
  /// How long it takes, in seconds; nothing waits.
  public let duration: Double
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes one that runs along a curve.
  public init(duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Makes one that swings.
  public init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Adds changes.
  public func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  /// Adds what is called at the end.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes all changes, then calls the completions.
  public func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    fractionComplete = 1
    for end in ends { end(.end) }
  }

  /// As `startAnimation`, at once.
  public func startAnimation(afterDelay delay: Double) { startAnimation() }

  /// Does nothing: it is over as soon as it begins.
  public func pauseAnimation() {}

  /// Forgets changes that were not made.
  public func stopAnimation(_ withoutFinishing: Bool) { animations = [] }

  /// Does nothing more than `stopAnimation`.
  public func finishAnimation(at position: UIViewAnimatingPosition) { animations = [] }
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// As named.
  case end, start, current
}

/// Changes of layers made together: they are made at once. Stands in for CATransaction.
@MainActor
public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  public static func begin() { completions.append(nil) }

  /// Ends the group and calls its completion.
  public static func commit() { completions.popLast()??() }

  /// Does nothing: nothing moves.
  public static func setAnimationDuration(_ duration: Double) {}

  /// Does nothing: nothing moves.
  public static func setDisableActions(_ isDisabled: Bool) {}

  /// What the end of the innermost group calls; without a group it is called at once.
  public static func setCompletionBlock(_ completion: (() -> Void)?) {
    guard !completions.isEmpty else {
      completion?()
      return
    }
    completions[completions.count - 1] = completion
  }
}

extension UIScrollView {
  /// A guide around the content, for constraints; made when it is first asked for.
  public var contentLayoutGuide: UILayoutGuide { guide("UIScrollView-contentLayoutGuide") }

  /// A guide around what is seen, likewise.
  public var frameLayoutGuide: UILayoutGuide { guide("UIScrollView-frameLayoutGuide") }

  private func guide(_ identifier: String) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.identifier == identifier }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    layoutGuides.append(guide)
    return guide
  }

  /// The content's insets; bars and notches add none.
  public var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Whether a finger drags: never between two words of a test.
  public var isDragging: Bool { false }

  /// Whether a finger is down, likewise.
  public var isTracking: Bool { false }

  /// Whether the content still moves: it is there at once.
  public var isDecelerating: Bool { false }
}

extension UIDatePicker {
  /// Sets the date, as code does.
  public func setDate(_ date: Date, animated: Bool) { self.date = date }
}

extension UIBlurEffect {
  /// How a blur looks.
  public enum Style: Int, Sendable {
    /// As named.
    case extraLight = 0, light = 1, dark = 2, regular = 4, prominent = 5
    /// As named.
    case systemUltraThinMaterial = 6, systemThinMaterial = 7, systemMaterial = 8, systemThickMaterial = 9
    /// As named.
    case systemChromeMaterial = 10
  }
}

/// A blur. Stands in for UIBlurEffect.
public final class UIBlurEffect: UIVisualEffect {
  /// Makes a blur of a style.
  public convenience init(style: Style) {
    self.init()
    self.style = style.rawValue
  }
}

/// What stands out from a blur. Stands in for UIVibrancyEffect.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Makes one that stands on a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    style = blurEffect.style
  }
}
