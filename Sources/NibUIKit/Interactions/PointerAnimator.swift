import NibRuntime
import NibStandIns

/// Makes changes while a pointer comes into a part or leaves it: at once. Stands for UIPointerInteractionAnimating.
@MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Makes changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects completions, and ends at once.
@MainActor
private final class PointerAnimator: UIPointerInteractionAnimating {
  var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
}

extension UIPointerInteraction {
  func animate(_ change: (any UIPointerInteractionAnimating) -> Void) {
    let animator = PointerAnimator()
    change(animator)
    for completion in animator.completions { completion(true) }
  }
}
