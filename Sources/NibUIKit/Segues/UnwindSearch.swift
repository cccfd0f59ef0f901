import NibStandIns

/// Finds where an unwind segue ends.
///
/// From the source outwards: the other children of each parent, deepest first and last ones first, then the parent;
/// above the outermost parent who presents it, and so on. Every controller is asked at most once.
struct UnwindSearch {
  let action: String
  let source: UIViewController
  let sender: Any?

  /// The first controller that says it can be unwound to.
  func destination() -> UIViewController? {
    var asked: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var next = outward(source)
    while let container = next, asked.count < UIViewController.deepest * 10 {
      if let found = search(container, &asked) { return found }
      next = outward(container)
    }
    return nil
  }

  private func outward(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.family.presenting
  }

  /// The controllers within one, then the one itself; without recursion, for trees may be deep.
  private func search(_ root: UIViewController, _ asked: inout Set<ObjectIdentifier>) -> UIViewController? {
    var pending: [(controller: UIViewController, isOpen: Bool)] = [(root, false)]
    while let (controller, isOpen) = pending.popLast() {
      if isOpen {
        if controller.canPerformUnwindSegueAction(action, from: source, sender: sender) { return controller }
      } else if asked.insert(ObjectIdentifier(controller)).inserted {
        pending.append((controller, true))
        pending += controller.childrenForUnwinding(from: source).reversed().map { ($0, false) }
      }
    }
    return nil
  }
}
