import NibRuntime
import NibStandIns

/// Goes back to a controller that responds to an action. Stands in for UIStoryboardUnwindSegueTemplate.
///
/// The order is: the destination is found, `prepare` at the source, the action at the destination with the segue as its
/// argument, then everything above the destination goes away.
/// - Documented: Apple, Technical Note TN2298 and "Dismissing a view controller with an unwind segue".
open class UIStoryboardUnwindSegueTemplate: UIStoryboardSegueTemplate {
  /// The action, with its colons.
  public private(set) final var action = ""

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    action = try coder.string("UIAction") ?? ""
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
    try segue.perform()
    segue.handler = nil
    return segue
  }
}
