import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The name of a property that changes over time.
public typealias NSAnimatablePropertyKey = String

/// What is told of an animation. Stands in for NSAnimationDelegate.
@MainActor
public protocol NSAnimationDelegate: AnyObject {
  /// Whether the animation may start.
  func animationShouldStart(_ animation: NSAnimation) -> Bool
  /// The animation was stopped before its end.
  func animationDidStop(_ animation: NSAnimation)
  /// The animation is at its end.
  func animationDidEnd(_ animation: NSAnimation)
  /// The value at a progress; nil-like answers are not possible: the progress itself by default.
  func animation(_ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress) -> Float
  /// The animation reached a mark.
  func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress)
}

extension NSAnimationDelegate {
  /// Says yes.
  public func animationShouldStart(_ animation: NSAnimation) -> Bool { true }
  /// Does nothing.
  public func animationDidStop(_ animation: NSAnimation) {}
  /// Does nothing.
  public func animationDidEnd(_ animation: NSAnimation) {}
  /// The progress itself.
  public func animation(_ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress) -> Float { progress }
  /// Does nothing.
  public func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {}
}

/// A change over time, which is over at once: the progress goes to 1 when it starts. Stands in for NSAnimation.
@MainActor
open class NSAnimation {
  /// How far an animation is, 0...1.
  public typealias Progress = Float

  /// How the speed changes. Documented: the numbers, by AppKit.
  public enum Curve: UInt, Sendable {
    /// Slow at both ends; at the beginning; at the end; nowhere.
    case easeInOut, easeIn, easeOut, linear
  }

  /// Whether the program waits. Documented: the numbers, by AppKit.
  public enum BlockingMode: UInt, Sendable {
    /// It waits; it goes on; it goes on, with a thread for the animation. Here it is over at once in any case.
    case blocking, nonblocking, nonblockingThreaded
  }

  /// How long it takes in seconds.
  open var duration: TimeInterval
  /// How the speed changes.
  open var animationCurve: Curve
  /// Whether the program waits.
  open var animationBlockingMode = BlockingMode.blocking
  /// Pictures in a second; 0 for as many as can be.
  open var frameRate: Float = 30
  /// What is told of it; not kept alive.
  open weak var delegate: (any NSAnimationDelegate)?
  /// Progresses that the delegate is told of.
  open var progressMarks: [NSNumber] = []
  /// Whether it is running: while it starts.
  open private(set) var isAnimating = false
  /// How far it is. A subclass overrides it to make its changes.
  open var currentProgress: Progress = 0
  private final weak var leader: NSAnimation?
  private final var follower: NSAnimation?
  /// Whether it is at its end and those hear of it who may start it again.
  private final var isEnding = false

  /// Makes an animation that is linear and takes a quarter of a second.
  public convenience init() { self.init(duration: 0.25, animationCurve: .linear) }

  /// Makes an animation.
  public init(duration: TimeInterval, animationCurve: Curve) {
    self.duration = duration
    self.animationCurve = animationCurve
  }

  /// The value at the progress: as the delegate says, else as the curve says.
  open var currentValue: Float {
    if let delegate { return delegate.animation(self, valueForProgress: currentProgress) }
    let at = currentProgress
    switch animationCurve {
    case .linear: return at
    case .easeIn: return at * at
    case .easeOut: return at * (2 - at)
    case .easeInOut: return at * at * (3 - 2 * at)
    }
  }

  /// Adds a progress that the delegate is told of.
  open func addProgressMark(_ progressMark: Progress) { progressMarks.append(NSNumber(value: progressMark)) }
  /// Takes a progress away that the delegate is told of.
  open func removeProgressMark(_ progressMark: Progress) {
    progressMarks.removeAll { $0.floatValue == progressMark }
  }

  /// Runs the animation to its end, unless the delegate says no; once more for one that is at its end. Animations that
  /// start each other, or that the delegate starts again at their end, run once: they would have no end, for none takes
  /// time.
  open func start() {
    guard !isAnimating, !isEnding, delegate?.animationShouldStart(self) ?? true else { return }
    isAnimating = true
    if currentProgress >= 1 { currentProgress = 0 }
    for mark in progressMarks.map(\.floatValue).sorted() where mark > currentProgress && mark <= 1 && isAnimating {
      currentProgress = mark
      reached(mark)
    }
    guard isAnimating else { return }
    currentProgress = 1
    isAnimating = false
    isEnding = true
    defer { isEnding = false }
    delegate?.animationDidEnd(self)
    follower?.start()
  }

  /// Stops an animation that runs, as the delegate may at a mark.
  open func stop() {
    guard isAnimating else { return }
    isAnimating = false
    delegate?.animationDidStop(self)
  }

  /// Has the animation start when another is at its end; progresses between are not told apart here.
  open func start(when animation: NSAnimation, reachesProgress startProgress: Progress) {
    leader = animation
    animation.follower = self
  }

  /// Has the animation stop when another reaches a progress: at its end here, where both are over.
  open func stop(when animation: NSAnimation, reachesProgress stopProgress: Progress) { stopper = animation }

  /// Takes that back.
  open func clearStop() { stopper = nil }
  private final weak var stopper: NSAnimation?

  /// In which modes of the run loop it runs; nil for all. It needs none here.
  open var runLoopModesForAnimating: [RunLoop.Mode]? { nil }

  /// The animation reached a mark: posted with `progressMarkUserInfoKey`.
  public static let progressMarkNotification = Notification.Name("NSAnimationProgressMarkNotification")
  /// The mark, in that notification.
  public static let progressMarkUserInfoKey = "NSAnimationProgressMark"

  private func reached(_ mark: Progress) {
    delegate?.animation(self, didReachProgressMark: mark)
    NotificationCenter.default.post(
      name: Self.progressMarkNotification, object: self,
      userInfo: [Self.progressMarkUserInfoKey: NSNumber(value: mark)])
  }

  /// Takes that back.
  open func clearStart() {
    if leader?.follower === self { leader?.follower = nil }
    leader = nil
  }
}

/// Changes of frames of views and windows, and of whether they are seen; over at once. Stands in for NSViewAnimation.
open class NSViewAnimation: NSAnimation {
  /// What an animation is told of a view.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view or window.
    public static let target = Key(rawValue: "NSViewAnimationTargetKey")
    /// Its frame at the beginning; that which it has without one.
    public static let startFrame = Key(rawValue: "NSViewAnimationStartFrameKey")
    /// Its frame at the end.
    public static let endFrame = Key(rawValue: "NSViewAnimationEndFrameKey")
    /// Whether it comes or goes.
    public static let effect = Key(rawValue: "NSViewAnimationEffectKey")
  }

  /// Whether something comes or goes.
  public struct EffectName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an effect.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It comes.
    public static let fadeIn = EffectName(rawValue: "NSViewAnimationFadeInEffect")
    /// It goes.
    public static let fadeOut = EffectName(rawValue: "NSViewAnimationFadeOutEffect")
  }

  /// What changes.
  open var viewAnimations: [[Key: Any]] = []

  /// Makes an animation of half a second.
  public convenience init(viewAnimations: [[Key: Any]]) {
    self.init(duration: 0.5, animationCurve: .easeInOut)
    self.viewAnimations = viewAnimations
  }

  /// How far it is; at 1 all is as it is at the end.
  open override var currentProgress: Progress {
    didSet { if currentProgress >= 1 { finish() } }
  }

  private func finish() {
    for change in viewAnimations {
      let frame = (change[.endFrame] as? NSValue)?.rectValue ?? change[.endFrame] as? NSRect
      let effect = change[.effect] as? EffectName ?? (change[.effect] as? String).map(EffectName.init(rawValue:))
      switch change[.target] {
      case let view as NSView:
        if let frame { view.frame = frame }
        if let effect { view.isHidden = effect == .fadeOut }
      case let window as NSWindow:
        if let frame { window.setFrame(frame, display: true) }
        if effect == .fadeOut { window.orderOut(nil) } else if effect == .fadeIn { window.orderFront(nil) }
      default: break
      }
    }
  }
}

/// Animations that code gave for properties.
private struct GivenAnimations: RareState {
  var all: [NSAnimatablePropertyKey: Any] = [:]
}

extension NSView {
  /// How properties of the view change over time, where code says it; nothing takes time here.
  public final var animations: [NSAnimatablePropertyKey: Any] {
    get { self[rare: GivenAnimations.self].all }
    set { self[rare: GivenAnimations.self].all = newValue }
  }

  final func standardAnimation(forKey key: NSAnimatablePropertyKey) -> Any? {
    animations[key] ?? Self.defaultAnimation(forKey: key)
  }
}
