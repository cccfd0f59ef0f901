import NibRuntime
import NibSchema
import NibStandIns

// Invariant: a template is owned by its source controller, so it holds the controller weakly.

/// A segue as a storyboard describes it: makes the destination, prepares, performs. Stands in for the framework's
/// templates; itself for a custom segue.
///
/// The kinds differ in `run` alone.
open class UIStoryboardSegueTemplate: NibObjectStandIn, NibActionPerforming {
  /// The identifier; nil for a segue without one.
  open private(set) var identifier: String?
  /// Under which name the storyboard knows the destination; nil for an unwind segue.
  open private(set) var destinationKey: String?
  /// Name of the segue's class, if it is not the plain one.
  open private(set) var segueClassName: String?
  /// Whether the step is animated.
  open private(set) var isAnimated = true
  /// Where the segue begins.
  open private(set) weak var viewController: UIViewController?
  private var maker: SegueMaker?

  /// UIKit's, and those of a popover besides.
  open override class var frameworkOutlets: Set<String> { knownOutlets }
  private static let knownOutlets =
    FrameworkClasses.uiKit.find(SegueKind.custom.className)?.outlets ?? FrameworkOutlets.uiKit

  /// Reads the archived template.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.segueTable.read(self, from: coder)
    destinationKey = try coder.string(Self.segueTable.names.key("destinationKey"))
    segueClassName = try coder.string(Self.segueTable.names.key("segueClassName"))
    if let segueClassName, let factory = coder.loader.classes.factory(for: segueClassName) {
      maker = try factory.make(coder) as? SegueMaker
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [segueTable] }

  private static let segueTable = PropertyTable(
    UIStoryboardSegueTemplate.self, kind: UIKitElements.segue, fresh: { UIStoryboardSegueTemplate() },
    [
      // Older compilers write an empty identifier for none.
      Property("identifier", get: { $0.identifier }, set: { $0.identifier = $1?.isEmpty == true ? nil : $1 }),
      Property("animates", \.isAnimated),
    ])

  /// Whether the segue is performed when its source's view is loaded.
  open var performsOnViewLoad: Bool { false }

  /// What the segue's kind does. A custom segue leaves it to its class.
  open func run(_ segue: UIStoryboardSegue, sender: Any?) throws {}

  /// Gives the destination what the template says of it, before `prepare(for:sender:)`.
  open func configure(_ destination: UIViewController) throws {}

  /// Makes the destination: by the storyboard, unless the source does.
  open func makeDestination(from source: UIViewController, sender: Any?) throws -> UIViewController {
    guard let storyboard = source.storyboard, let destinationKey else {
      throw fault(.brokenSegue, source, source.storyboard == nil ? "its source has no storyboard" : "it leads nowhere")
    }
    return try storyboard.make(destinationKey, loader: loader(in: storyboard, of: source)) { [unowned self] coder in
      try source.makeDestination(of: self, from: coder, sender: sender)
    }
  }

  /// What the destination is loaded with. It lies in no other nib, unless it is embedded.
  func loader(in storyboard: UIStoryboard, of source: UIViewController) throws -> InstantiationContext {
    storyboard.loader.outermost
  }

  /// Performs the segue without asking: destination, `prepare(for:sender:)`, then the step.
  /// - Returns: the segue, performed.
  /// - Throws: `UIControllerError`, `RuntimeError`; what a custom segue throws.
  @discardableResult
  open func perform(sender: Any?) throws -> UIStoryboardSegue {
    guard let source = viewController else {
      throw UIControllerError(.brokenSegue, in: archivedClassName, "segue \(words) has no source any more")
    }
    let destination = try makeDestination(from: source, sender: sender)
    try configure(destination)
    let segue = try makeSegue(from: source, to: destination)
    segue.handler = { [self] segue in try run(segue, sender: sender) }
    source.prepare(for: segue, sender: sender)
    try InterfaceFaults.catching { segue.perform() }
    // The handler refers to the template; a segue that somebody keeps must not.
    segue.handler = nil
    return segue
  }

  /// Performs the segue if its source agrees: what a control, a cell or the loaded view does.
  /// - Returns: the segue, or nil if `shouldPerformSegue` said no.
  @discardableResult
  open func fire(sender: Any?) throws -> UIStoryboardSegue? {
    if let viewController, !viewController.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) {
      return nil
    }
    return try perform(sender: sender)
  }

  func makeSegue(from source: UIViewController, to destination: UIViewController) throws -> UIStoryboardSegue {
    guard let segueClassName else {
      return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    guard let maker else {
      throw fault(
        .unknownSegueClass, source,
        "no segue class is registered for '\(segueClassName)'; register it with ClassRegistry.register(segue:)")
    }
    return maker.type.make(dynamic: identifier, source, destination)
  }

  func fault(_ code: UIControllerError.Code, _ source: UIViewController, _ detail: String) -> UIControllerError {
    UIControllerError(code, at: source, "segue \(words) of \(source.displayName): \(detail)")
  }

  /// `'showDetail'`, or what it leads to for one without identifier.
  private var words: String {
    identifier.map { "'\($0)'" } ?? destinationKey.map { "to '\($0)'" } ?? "without identifier"
  }

  /// `viewController` is the source; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "viewController" { viewController = value as? UIViewController }
    return try super.setOutlet(name, to: value)
  }

  /// Responds to `perform:` as controls send it.
  open func responds(to selector: String) -> Bool { selector == "perform:" }

  /// Fires the segue with the sender of the action.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard responds(to: selector) else { return false }
    try fire(sender: sender)
    return true
  }
}
