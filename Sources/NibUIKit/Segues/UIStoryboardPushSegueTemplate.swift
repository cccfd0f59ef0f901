import NibRuntime
import NibStandIns

/// Push and replace, the kinds from before show. Stands in for UIStoryboardPushSegueTemplate and
/// UIStoryboardReplaceSegueTemplate.
///
/// - Seen: a push has containment context 0 and split index 0, a replace context 1 and the index of its place.
open class UIStoryboardPushSegueTemplate: UIStoryboardSegueTemplate {
  /// 0 for the stack that the source is in, 1 for a place of the split around it.
  public private(set) final var containmentContext = 0
  /// Which place of the split.
  public private(set) final var splitIndex = 0

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    containmentContext = try coder.int("UIDestinationContainmentContext")
    splitIndex = try coder.int("UISplitViewControllerIndex")
  }

  /// Pushes the destination, or puts it in its place of the split.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    if containmentContext == 0 {
      guard let stack = segue.source.navigationController else {
        throw fault(.noContainer, segue.source, "it pushes, but its source is in no navigation controller")
      }
      return try stack.pushViewController(segue.destination, animated: isAnimated)
    }
    guard let split = segue.source.splitViewController else {
      throw fault(.noContainer, segue.source, "it replaces, but its source is in no split view controller")
    }
    try split.replace(at: max(0, splitIndex), with: segue.destination)
  }
}
