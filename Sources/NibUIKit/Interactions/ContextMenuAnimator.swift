import NibRuntime
import NibStandIns

/// Makes changes beside a menu that comes or goes: at once. Stands for UIContextMenuInteractionAnimating.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is shown as the picture beside the menu.
  var previewViewController: UIViewController? { get }
  /// Makes changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Likewise where a user taps the picture beside a menu. Stands for UIContextMenuInteractionCommitAnimating.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the picture becomes what it leads to.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the picture beside a menu becomes what it leads to.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// As named.
  case dismiss, pop
}

/// Collects what a delegate adds, and ends at once.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) { self.previewViewController = previewViewController }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Calls the completions, once.
  func end() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}
