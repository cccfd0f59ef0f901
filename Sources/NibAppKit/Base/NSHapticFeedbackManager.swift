import Foundation

/// What gives a user who touches a trackpad something to feel. Stands in for NSHapticFeedbackPerformer.
@MainActor
public protocol NSHapticFeedbackPerformer: AnyObject {
  /// Gives a pattern to feel.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

/// Leads to what gives something to feel. Nothing is felt here; what was asked for is kept for a test. Stands in for
/// NSHapticFeedbackManager.
@MainActor
open class NSHapticFeedbackManager {
  /// What is felt. Documented: the numbers, by AppKit.
  public enum FeedbackPattern: Int, Sendable {
    /// Anything; that something is in line; another level.
    case generic, alignment, levelChange
  }

  /// When it is felt. Documented: the numbers, by AppKit.
  public enum PerformanceTime: UInt, Sendable {
    /// As usual; at once; when what changed is drawn.
    case `default`, now, drawCompleted
  }

  private final class Recorder: NSHapticFeedbackPerformer {
    var patterns: [FeedbackPattern] = []
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) { patterns.append(pattern) }
  }

  private static let recorder = Recorder()

  /// What gives something to feel on the device that is used.
  public static var defaultPerformer: any NSHapticFeedbackPerformer { recorder }

  /// What was given to feel, the oldest first.
  public static var performed: [FeedbackPattern] { recorder.patterns }

  /// Forgets what was given to feel.
  public static func forgetPerformed() { recorder.patterns = [] }
}
