import NibRuntime
import NibSchema
import NibStandIns

/// A segue as a storyboard describes it: asks, makes the destination, prepares, performs. Stands in for the framework's
/// templates.
open class NSStoryboardSegueTemplate: NibObjectStandIn, NibActionPerforming {
  /// The identifier; nil for a segue without one.
  public private(set) final var segueIdentifier: String?
  /// Under which name the storyboard knows the destination.
  public private(set) final var destinationKey: String?
  /// How the destination is shown.
  public private(set) final var kind = Kind.custom
  /// Where it begins.
  public internal(set) final weak var source: NSResponder?
  /// The view that an embed segue fills.
  final weak var container: NSView?
  private var custom: SegueClass?

  /// The kinds of segues.
  public enum Kind: String, Sendable {
    /// In a window of its own.
    case show
    /// As a sheet of the window.
    case sheet
    /// In a window that the program waits for.
    case modal
    /// In a popover.
    case popover
    /// Within a view.
    case embed
    /// As its class does it.
    case custom
  }

  /// Makes a template that leads nowhere.
  public required init() { super.init() }

  private static let names = ArchivedNames(of: NSStoryboardSegueTemplate.self)

  /// Reads the archived template.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    let name = try Self.names.value("identifier", in: coder, as: String.self)
    segueIdentifier = name?.isEmpty == true ? nil : name
    destinationKey = try Self.names.value("destinationKey", in: coder, as: String.self)
    let middle = archivedClassName.dropFirst("NSStoryboard".count).dropLast("SegueTemplate".count).lowercased()
    kind = Kind(rawValue: middle) ?? .custom
    if let name = try Self.names.value("segueClassName", in: coder, as: String.self),
      let factory = coder.loader.classes.factory(for: name)
    {
      custom = try factory.make(coder) as? SegueClass
    }
  }

  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.appKit }

  /// Performs the segue without asking: the destination is made, `prepare(for:sender:)`, then the step.
  /// - Throws: `RuntimeError` for a segue that leads nowhere; what loading throws.
  @discardableResult
  public final func perform(sender: Any?) throws -> NSStoryboardSegue { try perform(sender: sender, step: nil) }

  /// The same with a step in place of the kind's own.
  final func perform(sender: Any?, step: ((NSResponder) -> Void)?) throws -> NSStoryboardSegue {
    guard let source, let storyboard = source.scene.storyboard, let destinationKey else {
      throw RuntimeError(
        code: .brokenConnection, place: .init(file: archivedClassName),
        detail: "segue '\(segueIdentifier ?? "")' leads nowhere: it has no source, storyboard or destination")
    }
    let destination = try storyboard.makeController(destinationKey)
    let segue = (custom?.type ?? NSStoryboardSegue.self)
      .init(identifier: segueIdentifier, source: source, destination: destination)
    let kind = kind
    segue.step = { if let step { step(destination) } else { source.present(destination, as: kind) } }
    (source as? any NSSeguePerforming)?.prepare(for: segue, sender: sender)
    segue.perform()
    segue.step = nil
    return segue
  }

  /// `containerView` is kept; others are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "containerView" { container = value as? NSView }
    return name == "containerView" ? true : try super.setOutlet(name, to: value)
  }

  /// Responds to `perform:` as controls send it.
  public func responds(to selector: String) -> Bool { selector == "perform:" }

  /// Performs the segue if its source agrees.
  public func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    guard responds(to: selector) else { return false }
    let performer = source as? any NSSeguePerforming
    if performer?.shouldPerformSegue(withIdentifier: segueIdentifier ?? "", sender: sender) ?? true {
      try perform(sender: sender)
    }
    return true
  }
}
