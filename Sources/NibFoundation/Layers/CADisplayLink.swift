import Foundation
import NibRuntime
import NibStandIns

/// Sends an action to a target once for each frame, with itself as the sender. Stands in for CADisplayLink.
///
/// There is no display: a timer of the run loop stands for one of 60 frames a second. The target says with `@Action`
/// which selectors it performs; it is kept alive until the link is invalidated, as Apple's is.
@MainActor
public final class CADisplayLink {
  /// Whether frames pass without a call.
  public var isPaused = false
  /// Calls a second that are wanted; 0 for one at each frame.
  public var preferredFramesPerSecond = 0
  /// Calls a second that are wanted, as a range. The preferred number counts, or else the largest.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// Seconds from one frame to the next.
  public let duration = 1.0 / 60
  /// When the last frame was shown, as `CACurrentMediaTime()` counts; 0 before the first.
  public private(set) var timestamp = 0.0
  /// When the next one is shown.
  public var targetTimestamp: Double { timestamp + max(duration, wantedInterval) }

  private var target: Any?
  private let action: Selector
  private var timers: [Entry] = []

  /// Those in a run loop, which keeps them alive. Its timer does not: it may outlive the loop's interest in it.
  private static var running: [ObjectIdentifier: CADisplayLink] = [:]

  private struct Entry {
    let runLoop: RunLoop
    let mode: RunLoop.Mode
    let timer: Timer
  }

  /// Makes a link that is in no run loop yet.
  public init(target: Any, selector: Selector) {
    self.target = target
    action = selector
  }

  /// Begins to send the action while a run loop runs in a mode; a second time in the same mode changes nothing.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !timers.contains(where: { $0.runLoop === runLoop && $0.mode == mode }) else { return }
    let timer = Timer(timeInterval: duration, repeats: true) { [weak self] _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.showFrame() }
      } else {
        Task { @MainActor in self?.showFrame() }
      }
    }
    runLoop.add(timer, forMode: mode)
    timers.append(Entry(runLoop: runLoop, mode: mode, timer: timer))
    Self.running[ObjectIdentifier(self)] = self
  }

  /// Ends the calls of a run loop in a mode.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    for entry in timers where entry.runLoop === runLoop && entry.mode == mode { entry.timer.invalidate() }
    timers.removeAll { !$0.timer.isValid }
    if timers.isEmpty { Self.running[ObjectIdentifier(self)] = nil }
  }

  /// Ends all calls, and lets the target go.
  public func invalidate() {
    for entry in timers { entry.timer.invalidate() }
    timers = []
    target = nil
    Self.running[ObjectIdentifier(self)] = nil
  }

  /// Seconds between two calls; 0 for one at each frame.
  private var wantedInterval: Double {
    let range = preferredFrameRateRange
    let wanted = [Float(preferredFramesPerSecond), range.preferred ?? 0, range.maximum].first { $0 > 0 }
    return wanted.map { 1 / Double($0) } ?? 0
  }

  private func showFrame() {
    let now = CACurrentMediaTime()
    // A frame that comes early by less than half of its duration counts as the one that is due.
    guard !isPaused, let target, now - timestamp > wantedInterval - duration / 2 else { return }
    timestamp = now
    InterfaceFaults.raising { _ = try ActionDispatch.send(action.name, to: target as AnyObject, from: self) }
  }
}

/// How many frames a second are wanted. Stands in for CAFrameRateRange.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Whatever the display has.
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
  /// The least frames a second.
  public var minimum: Float
  /// The most; 0 for no limit.
  public var maximum: Float
  /// The number that is best; nil or 0 for none.
  public var preferred: Float?

  /// A range of frames a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
