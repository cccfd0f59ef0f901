import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few indicators are told.
private struct ProgressSettings: RareState {
  var isThreaded = true
  var observed: Progress?
}

extension NSProgressIndicator {
  /// Whether it moves on a thread of its own; nothing is drawn.
  public final var usesThreadedAnimation: Bool {
    get { self[rare: ProgressSettings.self].isThreaded }
    set { self[rare: ProgressSettings.self].isThreaded = newValue }
  }

  /// The progress that is shown, whose part decides the value between its ends; nil for the value that code sets.
  public final var observedProgress: Progress? {
    get { self[rare: ProgressSettings.self].observed }
    set { self[rare: ProgressSettings.self].observed = newValue }
  }

  /// The value of the progress that is shown; nil without one.
  final var observedValue: Double? {
    rareStates.isEmpty ? nil : observedProgress.map { minValue + (maxValue - minValue) * $0.fractionCompleted }
  }
}
