import Foundation

/// Changes of layers that belong together. Stands in for CATransaction: changes are made at once, and what was set for
/// their animations is kept until the transaction ends.
@MainActor
public final class CATransaction {
  private struct State {
    var duration = 0.25
    var timing: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var states: [State] = []
  private static var outer = State()

  private static var state: State {
    get { states.last ?? outer }
    set { if states.isEmpty { outer = newValue } else { states[states.count - 1] = newValue } }
  }

  /// Begins a transaction within the one that runs.
  public class func begin() {
    var inner = state
    inner.completion = nil
    states.append(inner)
  }

  /// Ends the transaction, and calls what was to be called then; nothing happens where none began.
  public class func commit() { states.popLast()?.completion?() }

  /// Forgets what was set where no transaction began; changes were made at once.
  public class func flush() { outer = State() }

  /// Whether changes are made without animations.
  public class func disableActions() -> Bool { state.disablesActions }

  /// Sets whether changes are made without animations.
  public class func setDisableActions(_ flag: Bool) { state.disablesActions = flag }

  /// Seconds that animations take.
  public class func animationDuration() -> Double { state.duration }

  /// Sets the seconds that animations take.
  public class func setAnimationDuration(_ seconds: Double) { state.duration = seconds }

  /// How the speed of animations changes.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { state.timing }

  /// Sets how the speed of animations changes.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { state.timing = function }

  /// What is called at the end.
  public class func completionBlock() -> (() -> Void)? { state.completion }

  /// Sets what is called at the end of the transaction; where none began, it is called now.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if states.isEmpty { block?() } else { state.completion = block }
  }
}
