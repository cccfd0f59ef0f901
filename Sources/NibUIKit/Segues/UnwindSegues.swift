import NibRuntime
import NibStandIns

/// Goes back to a controller that responds to an action. Stands in for UIStoryboardUnwindSegueTemplate.
///
/// The order is: the destination is found, `prepare` at the source, the action at the destination with the segue as its
/// argument, then everything above the destination goes away.
/// - Documented: Apple, Technical Note TN2298 and "Dismissing a view controller with an unwind segue".
open class UIStoryboardUnwindSegueTemplate: UIStoryboardSegueTemplate {
  /// The action, with its colons.
  open private(set) var action = ""

  private static let names = ArchivedNames(of: UIStoryboardUnwindSegueTemplate.self)

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    action = try coder.string(Self.names.key("action")) ?? ""
  }

  /// Finds the destination: nothing is made.
  open override func makeDestination(from source: UIViewController, sender: Any?) throws -> UIViewController {
    guard let found = UnwindSearch(action: action, source: source, sender: sender).destination() else {
      throw fault(
        .noUnwindDestination, source, "no controller around or below it responds to '\(action)'")
    }
    return found
  }

  /// Sends the action, then takes away what is above the destination.
  open override func run(_ segue: UIStoryboardSegue, sender: Any?) throws {
    try segue.destination.unwind(with: segue)
  }

  /// Performs the segue; its class, if it has one of its own, does the going back after the action is sent.
  @discardableResult
  open override func perform(sender: Any?) throws -> UIStoryboardSegue {
    guard let source = viewController else { return try super.perform(sender: sender) }
    let destination = try makeDestination(from: source, sender: sender)
    let segue = try makeSegue(from: source, to: destination)
    segue.handler = { [self] segue in try run(segue, sender: sender) }
    source.prepare(for: segue, sender: sender)
    let binding = ActionBinding(target: destination, selector: action, events: [])
    try ActionDispatch.send(binding, from: segue)
    try InterfaceFaults.catching { segue.perform() }
    segue.handler = nil
    return segue
  }
}

/// Finds where an unwind segue ends.
///
/// From the source outwards: the other children of each parent, deepest first and last ones first, then the parent;
/// above the outermost parent who presents it, and so on. Every controller is asked at most once.
@MainActor
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
        if controller.canPerformUnwindSegueAction(Selector(action), from: source, sender: sender) { return controller }
      } else if asked.insert(ObjectIdentifier(controller)).inserted {
        pending.append((controller, true))
        pending += controller.childrenForUnwinding(from: source).reversed().map { ($0, false) }
      }
    }
    return nil
  }
}
